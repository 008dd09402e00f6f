"""The clause plugin (`clauses_plugin.py`), run on a small project made for these tests."""

import os
from pathlib import Path

import pytest

HERE = Path(__file__).parent

CONFTEST = """
import pytest
from clauses_plugin import MATRIX

pytest_plugins = ["clauses_plugin"]

@pytest.hookimpl(trylast=True)
def pytest_configure(config):
    config.stash[MATRIX].playable = ("pond",)
"""

GOOD_TESTS = """
    import pytest

    @pytest.mark.clause("pond", "1.1")
    def test_one(): pass

    @pytest.mark.deep
    @pytest.mark.clause("pond", "1.2", "1.3")
    def test_two(): pass
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project with one playable game of three clauses, all cited by tests, and the test that checks this."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # faster; tests that need xdist load it by name
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(HERE), str(HERE.parent / "src")]))
    pytester.makepyprojecttoml(
        """
        [tool.pytest.ini_options]
        testpaths = ["tests"]
        addopts = ["-m", "not deep"]
        markers = ["clause(game, *ids): x", "deep: x"]
        """
    )
    pond = pytester.mkdir("src").joinpath("sanmon", "games", "pond")
    pond.mkdir(parents=True)
    pond.joinpath("RULES.md").write_text("## 1 Pond\n\n**1.1** a\n\n**1.2** b\n\n**1.3** c\n")
    tests = pytester.mkdir("tests")
    tests.joinpath("conftest.py").write_text(CONFTEST)
    tests.joinpath("test_clauses.py").write_text(HERE.joinpath("test_clauses.py").read_text())
    write(pytester, "tests/test_pond.py", GOOD_TESTS)
    return pytester


def write(project: pytest.Pytester, path: str, text: str) -> None:
    project.path.joinpath(path).write_text("\n".join(line.removeprefix("    ") for line in text.splitlines()))


def run(project: pytest.Pytester, *args: str) -> pytest.RunResult:
    """Runs pytest in this process, because it is faster, or in another one if xdist is used."""
    return project.runpytest_subprocess("-p", "xdist", *args) if "-n" in args else project.runpytest_inprocess(*args)


@pytest.mark.parametrize("jobs", [[], ["-n", "2"]], ids=["alone", "xdist"])
def test_cited_clauses_pass_and_are_counted(project: pytest.Pytester, jobs: list[str]) -> None:
    result = run(project, *jobs)
    result.assert_outcomes(passed=3, deselected=0 if jobs else 1)
    result.stdout.fnmatch_lines(["pond: 3 clauses, 3 cited by 2 tests"])


@pytest.mark.parametrize("jobs", [[], ["-n", "2"]], ids=["alone", "xdist"])
def test_an_uncited_clause_fails(project: pytest.Pytester, jobs: list[str]) -> None:
    write(project, "tests/test_pond.py", GOOD_TESTS.replace(', "1.3"', ""))
    result = run(project, *jobs)
    result.assert_outcomes(passed=2, failed=1, deselected=0 if jobs else 1)
    result.stdout.fnmatch_lines(["*clauses of pond that no test cites*", "pond: 3 clauses, 2 cited by 2 tests"])
    result.stdout.fnmatch_lines(["  cited by no test: 1.3"])


@pytest.mark.parametrize("jobs", [[], ["-n", "2"]], ids=["alone", "xdist"])
def test_an_unknown_clause_fails(project: pytest.Pytester, jobs: list[str]) -> None:
    write(project, "tests/test_pond.py", GOOD_TESTS.replace('"1.1"', '"1.1", "7.7"'))
    result = run(project, *jobs)
    result.assert_outcomes(passed=2, failed=1, deselected=0 if jobs else 1)
    result.stdout.fnmatch_lines(["  no such clause: pond 7.7, cited by tests/test_pond.py::test_one"])


def test_an_unknown_game_fails(project: pytest.Pytester) -> None:
    write(project, "tests/test_pond.py", GOOD_TESTS.replace('"pond", "1.1"', '"pind", "1.1"'))
    result = run(project)
    result.assert_outcomes(passed=1, failed=2, deselected=1)


def test_a_test_that_is_always_skipped_cites_nothing(project: pytest.Pytester) -> None:
    write(project, "tests/test_pond.py", GOOD_TESTS.replace("@pytest.mark.deep", "@pytest.mark.skip(reason='x')"))
    result = run(project)
    result.assert_outcomes(passed=2, failed=1, skipped=1)


def test_deselected_tests_still_cite_clauses(project: pytest.Pytester) -> None:
    result = run(project, "-k", "cited")
    result.assert_outcomes(passed=2, deselected=2)


@pytest.mark.parametrize("args", [["tests/test_clauses.py"], ["--ignore", "tests/test_pond.py"], ["--lf"]], ids=str)
def test_a_partial_run_reports_no_uncited_clause(project: pytest.Pytester, args: list[str]) -> None:
    if args == ["--lf"]:
        write(project, "tests/test_other.py", "    def test_broken(): assert False")
        run(project)
    result = run(project, *args)
    assert "clauses of pond that no test cites" not in result.stdout.str()
    result.stdout.fnmatch_lines(["Only some of the tests were collected*"])


def test_clauses_of_a_game_that_is_not_playable_need_no_test(project: pytest.Pytester) -> None:
    project.path.joinpath("tests/conftest.py").write_text(CONFTEST.replace("pond", "lake"))
    write(project, "tests/test_pond.py", GOOD_TESTS.replace(', "1.3"', ""))
    result = run(project)
    result.assert_outcomes(passed=2, skipped=1, deselected=1)
    result.stdout.fnmatch_lines(["pond: 3 clauses, 2 cited by 2 tests (the game is not playable yet)"])


def test_malformed_rules_fail(project: pytest.Pytester) -> None:
    with project.path.joinpath("src/sanmon/games/pond/RULES.md").open("a") as rules:
        rules.write("\n**1.3** again\n")
    result = run(project)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["pond: its RULES.md has mistakes", "*RULES.md:9: clause 1.3 is already on line 7"])


@pytest.mark.parametrize("mark", ['"pond"', "", '"pond", 1.1', 'game="pond"'])
def test_a_malformed_mark_stops_the_run(project: pytest.Pytester, mark: str) -> None:
    write(project, "tests/test_pond.py", GOOD_TESTS.replace('"pond", "1.1"', mark))
    result = run(project)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*test_one: write pytest.mark.clause*"])


def test_the_whole_matrix(project: pytest.Pytester) -> None:
    result = run(project, "--clauses", "-n", "2")
    result.stdout.fnmatch_lines(
        [
            "pond 1.1: tests/test_pond.py::test_one",
            "pond 1.2: tests/test_pond.py::test_two",
            "pond 1.3: tests/test_pond.py::test_two",
        ]
    )
