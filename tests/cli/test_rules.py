"""`sanmon rules`: finds chapters, clauses and words, in three languages."""

import pytest

from sanmon.cli.app import run


def output(capsys: pytest.CaptureFixture[str], *args: str, code: int = 0) -> str:
    """The output of `sanmon rules`, in one line."""
    assert run(["rules", *args]) == code
    return " ".join(capsys.readouterr().out.split())


def test_without_a_query_it_lists_the_chapters_and_explains_queries(capsys: pytest.CaptureFixture[str]) -> None:
    out = output(capsys, "toy")
    assert out.startswith("The Tea House The smallest game that needs everything the kernel has.")
    assert "5 Solo game against the fox" in out
    assert "“sanmon rules toy 3.4”" in out


def test_a_clause_a_chapter_and_words_are_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert "3.6 Once per turn" in output(capsys, "toy", "3.6")
    chapter = output(capsys, "toy", "5")
    assert [number in chapter for number in ("5.1", "5.2", "5.3", "5.4")] == [True] * 4
    assert "3.6 Once per turn" in output(capsys, "toy", "between", "effects")


def test_a_query_without_results_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert "The rules say nothing about “elephant”" in output(capsys, "toy", "elephant", code=1)


def test_it_uses_the_given_language_or_that_of_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Čajovna 5 Sólová hra s liškou 5.4 U stolu" in output(capsys, "toy", "5.4", "--lang", "cs")
    assert "5.4 За столом с голодной лисой" in output(capsys, "toy", "лисою", "--lang", "ru")
    monkeypatch.setenv("SANMON_LANG", "cs")
    assert "„sanmon rules toy 3.4“" in output(capsys, "toy")


def test_mistakes_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "chess"]) == 2
    assert run(["rules"]) == 2
    assert run(["rules", "toy", "--lang", "de"]) == 2
    assert capsys.readouterr().err.count("\n") == 3
