"""One suite for every game. `pytest tests/conformance -k "satori and privacy"` runs one check of one game;
SANMON_GAMES=satori names a game that is not open to players yet; SANMON_EFFORT=10 looks ten times as closely.
"""

import pytest

from conformance.setups import Setup, facts, game_named, named_games, setups
from conformance.suite import CHECKS

TABLES = [(name, setup, number) for name in named_games() for number, setup in enumerate(setups(name))]
NAMES = [f"{name}-{setup}" for name, setup, _ in TABLES]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("name", "setup", "number"), TABLES, ids=NAMES)
def test_promise(name: str, setup: Setup, number: int, check: str) -> None:
    for seed in range(facts(name).seeds):
        CHECKS[check](game_named(name), setup, number + 100 * seed)


@pytest.mark.deep
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("name", "setup", "number"), TABLES, ids=NAMES)
def test_promise_over_many_games(
    name: str, setup: Setup, number: int, check: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SANMON_EFFORT", "4")
    for seed in range(facts(name).seeds):
        CHECKS[check](game_named(name), setup, 1000 + number + 100 * seed)
