"""The package `sanmon`: it exports every public name, loads quickly, and its help lists users' methods first."""

import pydoc
import re
import subprocess
import sys
from typing import Any

import pytest

import sanmon
from public.source import docstring
from sanmon.kernel import errors


def test_every_error_is_exported() -> None:
    ours = {
        name for name, thing in vars(errors).items() if isinstance(thing, type) and thing.__module__ == errors.__name__
    }
    assert ours <= set(sanmon.__all__)


def test_every_name_in_all_exists_and_is_listed() -> None:
    everything: dict[str, Any] = {}
    exec("from sanmon import *", everything)
    assert set(sanmon.__all__) <= set(everything)
    assert set(sanmon.__all__) <= set(dir(sanmon))
    assert len(set(sanmon.__all__)) == len(sanmon.__all__)
    assert sanmon.__all__ == sorted(sanmon.__all__)
    wrong: Any = sanmon
    with pytest.raises(AttributeError, match="module 'sanmon' has no attribute 'laod'"):
        wrong.laod("satori")


def test_bots_and_words_are_loaded_on_first_use() -> None:
    program = (
        "import sys, sanmon\n"
        "state = sanmon.load('toy').start(2, 7)\n"
        "late = {'sanmon.bots', 'sanmon.kernel.words', 'fluent', 'rich', 'typer', 'sanmon.cli', 'sanmon.server', "
        "'sanmon.lab'}\n"
        "print(sorted(late & set(sys.modules)))\n"
        "sanmon.Words, sanmon.agent\n"
        "print(sorted(late & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout.splitlines() == ["[]", "['fluent', 'sanmon.bots', 'sanmon.kernel.words']"]


@pytest.mark.parametrize(
    ("thing", "users", "authors"),
    [
        (
            sanmon.State,
            ["apply", "clone", "describe", "digest", "dump", "events_for", "imagine", "options", "prompt", "view"],
            ["begin_turn", "copy_into", "draw", "enqueue", "finish", "load", "pick", "push", "queued", "refresh",
             "reveal", "run", "shuffle", "tell"],
        ),
        (
            sanmon.Game,
            ["restore", "start"],
            ["anytime", "blank", "called", "complete", "deal_anew", "do_anytime", "setup", "source_args",
             "start_with_key", "view", "views"],
        ),
    ],
    ids=["State", "Game"],
)  # fmt: skip
def test_help_lists_methods_for_users_before_those_for_authors(
    thing: type, users: list[str], authors: list[str]
) -> None:
    page = pydoc.plain(pydoc.render_doc(thing))
    hooks = thing.__mro__[1]
    first, inherited, rest = page.partition(f"inherited from {hooks.__module__}.{hooks.__name__}")
    if not inherited:
        first, inherited, rest = page.partition(f"inherited from {hooks.__name__}")
    assert inherited, page[:2000]
    methods = re.compile(r"^ \|  ([a-z]\w*)\(", re.MULTILINE)
    assert methods.findall(first) == users
    assert sorted(methods.findall(rest)) == authors
    assert docstring(hooks).startswith("For authors of games")
