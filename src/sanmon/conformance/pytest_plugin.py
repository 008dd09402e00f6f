"""A pytest plugin that runs the suite as one test for each table and check. It adds no test unless a game is named.

    pytest -p sanmon.conformance.pytest_plugin --sanmon-game market_day

A package that holds a game names both once, in its pyproject.toml, and then `pytest` runs the suite with its own tests:

    [tool.pytest.ini_options]
    addopts = ["-p", "sanmon.conformance.pytest_plugin"]
    sanmon_games = ["market_day"]

The suite runs only with all tests: `pytest tests/test_rules.py` leaves it out.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from sanmon.kernel.errors import SanmonError

if TYPE_CHECKING:
    from sanmon.conformance.suite import Case


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declares the plugin's command-line options and its setting."""
    group = parser.getgroup("sanmon", "the conformance suite of Sanmon")
    group.addoption("--sanmon-game", action="append", default=[], metavar="GAME", help="run the suite on this game")
    group.addoption("--sanmon-effort", type=int, default=1, metavar="N", help="check this many times as much (1)")
    parser.addini("sanmon_games", "games that the conformance suite is run on with all other tests", type="args")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Adds the suite to what the session collects."""
    report = yield
    if isinstance(collector, pytest.Session) and report.passed:
        config = collector.config
        named: list[str] = config.getoption("--sanmon-game")
        if not named and not names_files(config):
            named = config.getini("sanmon_games")
        if named:
            report.result.append(Suite.from_parent(collector, name="sanmon.conformance", games=named))
    return report


def names_files(config: pytest.Config) -> bool:
    """Whether the command line names a file or a test, and not only folders."""
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        return False
    return not all((config.invocation_params.dir / argument).is_dir() for argument in config.args)


class Suite(pytest.Collector):
    """Collects the suite for these games."""

    def __init__(self, *, games: list[str], name: str, **of_node: Any) -> None:
        super().__init__(name=name, nodeid=name, **of_node)
        self.games = games

    def collect(self) -> Iterator[pytest.Item]:
        """One item for each check at each table."""
        from sanmon.conformance.suite import cases  # noqa: PLC0415 - loaded only if a game is named

        for game in self.games:
            try:
                collected = cases(game, effort=self.config.getoption("--sanmon-effort"))
            except SanmonError as problem:
                raise self.CollectError(str(problem)) from problem
            for case in collected:
                yield Promise.from_parent(self, name=str(case), case=case)


class Promise(pytest.Item):
    """The test of one check at one table."""

    def __init__(self, *, case: Case, **of_item: Any) -> None:
        super().__init__(**of_item)
        self.case = case

    def runtest(self) -> None:
        """Runs the check; pytest calls this."""
        self.case.run()

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> str:
        """The message of the failure, without a traceback: where in the suite it was raised does not help an author."""
        return str(excinfo.value)

    def reportinfo(self) -> tuple[str, None, str]:
        """The heading of a failure in pytest's report."""
        return "sanmon.conformance", None, self.name
