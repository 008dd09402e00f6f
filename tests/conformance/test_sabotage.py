"""The suite tests itself: a planted mistake of each kind turns the check that is meant for it red."""

import pytest

from sanmon._build import is_compiled

if is_compiled():
    pytest.skip("mistakes are planted in subclasses, and compiled classes have none", allow_module_level=True)

from conformance.caught import caught
from conformance.checks import ending
from conformance.sabotage import deciding, keeping, scoring, secrets
from conformance.sabotage.planted import PLANTED, Planted
from conformance.setups import facts
from conformance.suite import CHECKS

SEEDS = 40


@pytest.mark.parametrize("mistake", PLANTED, ids=lambda mistake: f"{mistake.check}-{mistake.toy.__name__}")
def test_a_planted_mistake_is_found(mistake: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "LONGEST_MOVE", 1)
    monkeypatch.setenv("SANMON_EFFORT", "4")
    check = CHECKS[mistake.check]
    found = (caught(AssertionError, check, mistake.toy(), mistake.setup, seed) for seed in range(SEEDS))
    first = next((problem for problem in found if problem is not None), None)
    assert first is not None, f"{mistake.check} finds nothing wrong with {mistake.toy.__name__} in {SEEDS} games"
    assert mistake.says in str(first)


def test_every_check_finds_some_mistake() -> None:
    assert {mistake.check for mistake in PLANTED} == set(CHECKS)
    assert all(module.__doc__ for module in (deciding, keeping, scoring, secrets))


def test_a_game_that_tells_nothing_of_itself_does_not_conform() -> None:
    with pytest.raises(AssertionError, match=r"tests/games/chess/invariants[.]py is missing"):
        facts("chess")
