"""A pytest plugin for the summary of a run: what ran, what did not and why, and which tests were slowest."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

SLOWEST = 10  # the number of slowest tests to list
LEAST = 0.1  # seconds; faster tests are not listed

NOT_SELECTED = pytest.StashKey[Counter[str]]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[NOT_SELECTED] = Counter()


def pytest_deselected(items: list[pytest.Item]) -> None:
    for item in items:
        why = "deep" if item.get_closest_marker("deep") else "other"
        item.config.stash[NOT_SELECTED][why] += 1


# Under xdist every worker deselects the same tests; the controller gets the counts from one of them and prints.


def pytest_sessionfinish(session: pytest.Session) -> None:
    output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if output is not None:
        away = session.config.stash[NOT_SELECTED]
        output["not_selected"] = dict(away)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    counts = getattr(node, "workeroutput", {}).get("not_selected")
    if counts:
        node.config.stash[NOT_SELECTED] = Counter(counts)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    if config.option.collectonly:
        return
    stats = terminalreporter.stats
    write = terminalreporter.write_line
    terminalreporter.section("what ran, and what did not")
    ran = {report.nodeid for key in ("passed", "failed", "xfailed", "xpassed") for report in stats.get(key, ())}
    write(f"ran: {len(ran)} tests")
    reasons = Counter(reason_of(report) for report in stats.get("skipped", ()))
    for reason, count in sorted(reasons.items()):
        write(f"could not run: {count} {'test' if count == 1 else 'tests'}: {reason}", yellow=True)
    away = config.stash[NOT_SELECTED]
    if away["deep"]:
        write(f"left for `make deep`: {away['deep']}")
    if away["other"]:
        write(f"not selected: {away['other']}")
    if broken := len(stats.get("error", ())):
        write(f"errors in set-up or teardown: {broken}", red=True)
    if spent := slowest(report for reports in stats.values() for report in reports):
        terminalreporter.section(f"the slowest {len(spent)}, with their set-up and teardown")
        for name, seconds in spent:
            write(f"{seconds:7.2f} s  {name}")


def slowest(reports: Iterable[Any]) -> list[tuple[str, float]]:
    """The slowest tests, with the seconds of set-up, call and teardown together."""
    spent: Counter[str] = Counter()
    for report in reports:
        if isinstance(report, pytest.TestReport):
            spent[report.nodeid] += report.duration  # type: ignore[assignment]
    return [(name, seconds) for name, seconds in spent.most_common(SLOWEST) if seconds >= LEAST]


def reason_of(report: Any) -> str:
    """Why a test was skipped."""
    text = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return str(text).removeprefix("Skipped: ")
