"""Every public name has a docstring with an example, and every example gives the output that it shows."""

import doctest
from pathlib import Path

import pytest

import sanmon
from public.source import CALLED, Described, public_names

NAMES = public_names()
PAGE = Path(__file__).parents[2] / "docs" / "python.md"


def examples(described: Described) -> doctest.DocTest:
    return doctest.DocTestParser().get_doctest(
        described.text, {"__name__": "__main__"}, described.name, described.file, described.line
    )


def test_the_whole_interface_is_checked() -> None:
    assert set(CALLED) <= set(sanmon.__all__)
    assert len(NAMES) > 80
    assert {"State.apply", "Game.start", "Words.option", "Record.write", "prove"} <= {name.name for name in NAMES}


@pytest.mark.parametrize("described", NAMES, ids=lambda described: described.name)
def test_a_public_name_has_an_example_that_runs(described: Described) -> None:
    found = examples(described)
    assert found.examples, f"{described.file}:{described.line}: {described.name} has no example in its docstring"
    first, _, _ = described.text.partition("\n")
    assert first.endswith((".", ":")), f"{described.name} does not begin with a sentence"
    output: list[str] = []
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(found, out=output.append)
    assert results.failed == 0, "".join(output)
    assert results.attempted == len(found.examples)


def test_the_reference_page_runs_and_names_everything() -> None:
    text = PAGE.read_text("utf-8")
    missing = [name for name in sanmon.__all__ if f"`{name}" not in text]
    assert missing == []
    found = doctest.DocTestParser().get_doctest(
        text.replace("```\n", "\n"), {"__name__": "__main__"}, PAGE.name, str(PAGE), 0
    )
    assert len(found.examples) > 40
    output: list[str] = []
    results = doctest.DocTestRunner().run(found, out=output.append)
    assert results.failed == 0, "".join(output)
