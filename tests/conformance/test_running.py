"""How an author runs the suite: `python -m sanmon.conformance`, and the pytest plugin."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import sanmon
from sanmon._build import is_compiled
from sanmon.conformance.__main__ import BROKEN, CONFORMS, NO_ANSWER, main
from sanmon.conformance.facts import TEMPLATE, Facts, FactsMissing, facts_of
from sanmon.conformance.suite import CHECKS, cases
from sanmon.kernel.info import GameInfo

PLUGIN = ("-p", "sanmon.conformance.pytest_plugin")

CARD = """
from sanmon.games.toy.card import INFO as TOY
from sanmon.kernel.info import GameInfo
INFO = GameInfo(name="leaky", ruleset=1, players=(2,), default_players=2, options=TOY.options, package="leaky")
"""
ENGINE = """
import msgspec
from sanmon.games.toy.engine import Toy
from leaky.card import INFO

class Leaky(Toy):
    def __init__(self):
        super().__init__(None)
        self.info = INFO

    def view(self, state, seat):
        return msgspec.structs.replace(super().view(state, seat), fox=sum(state.hands[1]))

def load(components=None, ruleset=1):
    return Leaky()
"""
INVARIANTS = "from sanmon.games.toy.invariants import *\nSEEDS = 1\n"

in_subclasses = pytest.mark.skipif(
    is_compiled(), reason="mistakes are planted in subclasses, and compiled classes have none"
)


@pytest.fixture
def leaky(tmp_path: Path) -> Path:
    """The folder of a game whose view shows a secret; the game is not installed."""
    package = tmp_path / "leaky"
    package.mkdir()
    for name, text in {"__init__": "", "card": CARD, "engine": ENGINE, "invariants": INVARIANTS}.items():
        (package / f"{name}.py").write_text(text)
    return tmp_path


def python(*arguments: str, folder: Path | None = None) -> tuple[int, str, str]:
    """Runs another Python process; returns its exit code, its output and its error output."""
    path = [str(folder)] if folder else []
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join([*path, os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    }
    done = subprocess.run([sys.executable, *arguments], check=False, env=environment, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


# ---------------------------------------------------------------- the command


def test_one_line_for_each_table_and_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["toy", "--players", "2", "--check", "scoring", "--check", "counters"]) == CONFORMS
    *lines, last = capsys.readouterr().out.splitlines()
    assert [line.split()[:3] for line in lines] == [
        ["2p", "counters", "ok"],
        ["2p", "scoring", "ok"],
        ["2p+confirm", "counters", "ok"],
        ["2p+confirm", "scoring", "ok"],
    ]
    assert last.startswith("toy conforms: 4 checks at 2 tables")


def test_checks_and_tables_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["toy", "--list"]) == CONFORMS
    listed = capsys.readouterr().out
    for check in CHECKS.values():
        assert f"{check.name:<14}{check.promise}" in listed
    assert "  1p+hungry_fox=True\n" in listed


@in_subclasses
def test_a_failure_says_what_where_and_how_to_see_it_again(leaky: Path) -> None:
    command = ("-m", "sanmon.conformance", "leaky", "--check", "privacy", "--check", "scoring")
    code, output, _ = python(*command, folder=leaky)
    assert code == BROKEN
    assert "leaky does not conform: 2 of 4 checks" in output
    failure = output[output.index("FAILED") :].splitlines()
    assert failure[1].strip() == f"promised: {CHECKS['privacy'].promise}"
    assert "seat 0 sees a secret before move 0: view.fox is" in failure[2]
    assert failure[3].strip() == "where:    leaky at the table 2p, seed 0, at move 0, counted from 0"
    again = shlex.split(failure[4].partition("again:")[2])
    code, output, _ = python(*again[1:], "--traceback", folder=leaky)
    assert code == BROKEN
    assert "leaky does not conform: 1 of 1 checks" in output
    assert "privacy.py" in output


@in_subclasses
def test_an_error_of_the_game_is_shown_with_its_line(leaky: Path) -> None:
    engine = leaky / "leaky" / "engine.py"
    engine.write_text(ENGINE.replace("fox=sum(state.hands[1])", "fox=state.hands[7]"))
    code, output, _ = python("-m", "sanmon.conformance", "leaky", "--check", "privacy", folder=leaky)
    assert code == BROKEN
    assert "broken:   IndexError: list index out of range (leaky/engine.py, line 12: " in output


@in_subclasses
def test_a_partial_translation_is_a_note(leaky: Path) -> None:
    locales = Path(sanmon.__file__).parent / "games" / "toy" / "locales"
    own = leaky / "leaky" / "locales"
    own.mkdir()
    (own / "en.ftl").write_text((locales / "en.ftl").read_text("utf-8"), "utf-8")
    (own / "cs.ftl").write_text("title = Hračka\n", "utf-8")
    command = ("-m", "sanmon.conformance", "leaky", "--check", "words", "--table", "2p")
    code, output, problem = python(*command, folder=leaky)
    assert code == CONFORMS, output + problem
    note = next(line for line in output.splitlines() if line.startswith("note: "))
    assert re.fullmatch(r"note: cs: \d+ messages shown in English: (\S+, ){8}and \d+ more", note)
    (own / "en.ftl").write_text("title = Toy\n", "utf-8")
    code, output, _ = python(*command, folder=leaky)
    assert code == BROKEN
    assert re.search(r"en: \S+ is missing\n +and \d+ more\n", output)


@in_subclasses
def test_a_field_without_a_value_gives_a_hint_where_to_look(leaky: Path) -> None:
    engine = leaky / "leaky" / "engine.py"
    state = """
class Forgetful(ToyState):
    def copy_into(self, other):
        super().copy_into(other)
        del other.brewed
"""
    blank = """
    def blank(self):
        state = Forgetful(self)
        state.parts = self.parts
        return state
"""
    head, load, rest = ENGINE.partition("\ndef load")
    text = head.replace("\nclass Leaky", "\nfrom sanmon.games.toy.state import ToyState\n" + state + "\nclass Leaky")
    engine.write_text(text + blank + load + rest)
    code, output, _ = python("-m", "sanmon.conformance", "leaky", "--check", "undoing", "--table", "2p", folder=leaky)
    assert code == BROKEN
    assert "; brewed: is it copied in copy_into?" in output


@in_subclasses
def test_an_engine_that_cannot_be_imported_gives_a_one_line_error(leaky: Path) -> None:
    (leaky / "leaky" / "engine.py").write_text("import msgspec\nfrom sanmon.kernel.frames import Kin\n")
    code, output, problem = python("-m", "sanmon.conformance", "leaky", "--check", "words", folder=leaky)
    assert "the game 'leaky' of the package leaky cannot be loaded: ImportError: cannot import name 'Kin'" in problem
    assert problem.endswith("(leaky/engine.py, line 2)\n")
    assert (code, output, problem.count("\n")) == (NO_ANSWER, "", 1)


def test_a_closed_pipe_ends_the_suite_quietly() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "sanmon.conformance", "toy", "--list"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


@in_subclasses
def test_without_invariants_the_error_shows_a_template(leaky: Path) -> None:
    facts = leaky / "leaky" / "invariants.py"
    facts.unlink()
    code, output, problem = python("-m", "sanmon.conformance", "leaky", folder=leaky)
    assert (code, output) == (NO_ANSWER, "")
    assert "leaky has no module leaky.invariants" in problem
    assert TEMPLATE in problem
    facts.write_text("MOST_DECISIONS = 9\n")
    code, _, problem = python("-m", "sanmon.conformance", "leaky", folder=leaky)
    assert code == NO_ANSWER
    assert "invariants.py has no check" in problem


def test_the_template_is_valid(tmp_path: Path) -> None:
    space: dict[str, object] = {}
    exec(compile(TEMPLATE, "template", "exec"), space)
    facts = Facts(type("Module", (), space))
    assert facts.most_decisions == 1000
    assert facts.hidden is not None


def test_an_invariants_module_that_does_not_load_is_not_reported_as_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hollow").mkdir()
    (tmp_path / "hollow" / "invariants.py").write_text("import no_such_library\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="no_such_library"):
        facts_of(GameInfo("hollow", 1, (2,), 2, [], "hollow"))
    with pytest.raises(FactsMissing, match=r"nowhere has no module sanmon\.games\.invariants"):
        facts_of(GameInfo("nowhere", 1, (2,), 2, [], "sanmon.games"))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "no game 'chess'; there are: satori, bitoku, koi, toy"),
        (["toy", "--players", "7"], "toy has the tables 1p, 1p+hungry_fox=True, 2p"),
        ([], "name a game"),
    ],
)
def test_an_impossible_request_is_refused_with_a_reason(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == NO_ANSWER
    assert says in capsys.readouterr().err


def test_without_assertions_the_suite_refuses_to_run() -> None:
    code, output, problem = python("-O", "-m", "sanmon.conformance", "toy")
    assert (code, output) == (NO_ANSWER, "")
    assert "without -O" in problem


def test_the_suite_needs_no_test_library() -> None:
    code, output, problem = python(
        "-c",
        "import sys\n"
        "for name in ('pytest', '_pytest', 'hypothesis', 'numpy'): sys.modules[name] = None\n"
        "from sanmon.conformance.__main__ import main\n"
        "sys.exit(main(['toy', '--table', '2p', '--seed', '1']))",
    )
    assert code == CONFORMS, output + problem
    assert all(f"  {name} " in output for name in CHECKS)


def test_the_documentation_names_every_check() -> None:
    page = (Path(__file__).parents[2] / "docs" / "conformance.md").read_text()
    assert {line.split("`")[1] for line in page.splitlines() if line.startswith("| `") and line.count("|") == 3} >= set(
        CHECKS
    )


def test_a_check_of_the_whole_game_runs_once() -> None:
    once = [case for case in cases("satori") if case.check.once]
    assert sorted(str(case) for case in once) == ["satori-2p-notation", "satori-2p-processes"]


# ---------------------------------------------------------------- the plugin


@pytest.fixture(autouse=True)
def _no_other_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disables other plugins: the tests start pytest often, and loading the plugins takes longer than the tests."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


def test_the_plugin_makes_a_test_of_each_table_and_check(pytester: pytest.Pytester) -> None:
    done = pytester.runpytest_subprocess(*PLUGIN, "--sanmon-game", "toy", "-k", "scoring", "-v")
    done.assert_outcomes(passed=5, deselected=len(cases("toy")) - 5)
    done.stdout.fnmatch_lines(["sanmon.conformance::toy-2p+confirm-scoring PASSED*"])


def test_the_setting_adds_the_suite_to_a_run_of_all_tests(pytester: pytest.Pytester) -> None:
    pytester.makeini(f"[pytest]\naddopts = {' '.join(PLUGIN)}\nsanmon_games = toy\n")
    folder = pytester.mkdir("tests")
    (folder / "test_own.py").write_text("def test_scoring(): pass\n")
    pytester.runpytest_subprocess("-k", "scoring", "tests").assert_outcomes(passed=6, deselected=len(cases("toy")) - 5)
    pytester.runpytest_subprocess("-p", "xdist", "-n", "2", "-k", "scoring").assert_outcomes(passed=6)
    pytester.runpytest_subprocess("tests/test_own.py::test_scoring").assert_outcomes(passed=1)


def test_without_a_game_the_plugin_does_nothing(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("import sys\ndef test_it(): assert 'sanmon.conformance.suite' not in sys.modules\n")
    pytester.runpytest_subprocess(*PLUGIN).assert_outcomes(passed=1)


@in_subclasses
def test_the_plugin_shows_the_message_of_a_failure(
    pytester: pytest.Pytester, leaky: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(leaky))
    done = pytester.runpytest_subprocess(*PLUGIN, "--sanmon-game", "leaky", "-k", "privacy and not confirm")
    done.assert_outcomes(failed=1, deselected=len(cases_of_leaky()) - 1)
    done.stdout.fnmatch_lines(["promised: *", "broken:   seat 0 sees a secret*", "where: *", "again: *"])


def cases_of_leaky() -> list[str]:
    """The check of each case of the leaky game, whose tables are 2p and 2p+confirm."""
    return [name for name, check in CHECKS.items() for _ in range(1 if check.once else 2)]


def test_an_unknown_game_is_a_collection_error(pytester: pytest.Pytester) -> None:
    done = pytester.runpytest_subprocess(*PLUGIN, "--sanmon-game", "chess")
    assert done.ret == pytest.ExitCode.INTERRUPTED
    done.stdout.fnmatch_lines(["no game 'chess'; there are: *"])
