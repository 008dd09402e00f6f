"""A pytest plugin: the suite as one test for each table and check. It adds nothing unless a game is named.

    pytest -p sanmon.conformance.pytest_plugin --sanmon-game market_day

A package that holds a game names both once, in its pyproject.toml, and then `pytest` runs the suite with its own tests:

    [tool.pytest.ini_options]
    addopts = ["-p", "sanmon.conformance.pytest_plugin"]
    sanmon_games = ["market_day"]

The suite belongs to a run of all tests: `pytest tests/test_rules.py` leaves it out.
"""

from __future__ import annotations

from typing import Any

import pytest

from sanmon.kernel.errors import SanmonError


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options and the setting."""
    group = parser.getgroup("sanmon", "the conformance suite of Sanmon")
    group.addoption("--sanmon-game", action="append", default=[], metavar="GAME", help="run the suite on this game")
    group.addoption("--sanmon-effort", type=int, default=1, metavar="N", help="look so many times as closely (1)")
    parser.addini("sanmon_games", "games that the conformance suite is run on with all other tests", type="args")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add the suite to the tests that were found, before -k and -m choose among them."""
    named: list[str] = config.getoption("--sanmon-game")
    if not named and config.args_source is not pytest.Config.ArgsSource.ARGS:
        named = config.getini("sanmon_games")
    if not named:
        return
    from sanmon.conformance.suite import cases  # noqa: PLC0415 - only where it is asked for

    for name in named:
        try:
            found = cases(name, effort=config.getoption("--sanmon-effort"))
        except SanmonError as problem:
            raise pytest.UsageError(str(problem)) from problem
        items.extend(
            Promise.from_parent(session, nodeid=f"sanmon.conformance::{case}", name=str(case), case=case)
            for case in found
        )


class Promise(pytest.Item):
    """One check at one table."""

    def __init__(self, *, case: Any, **of_item: Any) -> None:
        super().__init__(**of_item)
        self.case = case

    def runtest(self) -> None:
        """Run it."""
        self.case.run()

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> str:
        """The failure in words; `--tb=native` or `--full-trace` would only show the suite itself."""
        return str(excinfo.value)

    def reportinfo(self) -> tuple[str, None, str]:
        """What heads the report of a failure."""
        return "sanmon.conformance", None, self.name
