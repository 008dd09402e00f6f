"""Tests the suite itself: for every planted mistake the check meant for it fails."""

from pathlib import Path

import pytest

from sanmon._build import is_compiled

if is_compiled():
    pytest.skip("mistakes are planted in subclasses, and compiled classes have none", allow_module_level=True)

from conformance.sabotage import deciding, declared, keeping, scoring, secrets
from conformance.sabotage.planted import PLANTED, Planted
from sanmon.conformance.caught import caught
from sanmon.conformance.checks.deciding import ending
from sanmon.conformance.suite import CHECKS
from sanmon.conformance.table import Table

TESTS = Path(__file__).parent.parent
SEEDS = 40
EFFORT = 4


@pytest.mark.parametrize("mistake", PLANTED, ids=lambda mistake: f"{mistake.check}-{mistake.toy.__name__}")
def test_a_planted_mistake_is_found(mistake: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "LONGEST_MOVE", 1)
    monkeypatch.setenv("PYTHONPATH", str(TESTS))  # so that other processes find the toy
    check = CHECKS[mistake.check].run
    source = f"{mistake.toy.__module__}:{mistake.toy.__name__}"
    tables = [Table(mistake.toy(), mistake.setup, seed, EFFORT, source) for seed in range(SEEDS)]
    for table in tables:
        for fact in mistake.toy.facts_without:
            setattr(table.facts, fact, None)
    failures = (caught(AssertionError, check, table) for table in tables)
    first = next((problem for problem in failures if problem is not None), None)
    assert first is not None, f"{mistake.check} does not fail for {mistake.toy.__name__} in {SEEDS} games"
    assert mistake.says in str(first)


def test_every_check_finds_some_mistake() -> None:
    assert {mistake.check for mistake in PLANTED} == set(CHECKS)
    assert all(module.__doc__ for module in (declared, deciding, keeping, scoring, secrets))
