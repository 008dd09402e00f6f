"""The Elo figures of the levels: they were measured with the component sets in use, and the levels differ enough."""

import pytest

import sanmon
from sanmon.bots.levels import GENTLE, LEVELS, measurements
from sanmon.lab.levels import known_steps

GAMES = ["satori", "koi"]
UNMEASURED = ["toy", "bitoku"]  # Bitoku's default set is newer than the last figures
PROMISED = 60  # Elo of each level above the one below


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_were_measured_with_the_default_set(game: str) -> None:
    """A new default set needs new measurements; until then its levels have no figures."""
    steps = known_steps(measurements(), game)
    assert [one.upper.partition("@")[0] for one in steps] == [level.name for level in LEVELS[1:]]
    assert [one.lower for one in steps] == [level.name for level in LEVELS[:-1]]
    usual = sanmon.load(game).components_hash
    assert {one.provenance["components_hash"] for one in steps} == {usual}
    assert all(f" {game} " in one.provenance["command"] for one in steps)
    elo = {level.name: level.elo(game, usual) or 0 for level in LEVELS}
    assert elo[GENTLE] == 0
    for step in steps:
        assert elo[step.upper.partition("@")[0]] - elo[step.lower] == pytest.approx(step.elo, abs=1)
    assert LEVELS[-1].elo(game, "another") is None


@pytest.mark.parametrize("game", GAMES)
def test_each_level_was_measured_to_be_well_above_the_one_below(game: str) -> None:
    assert all(one.elo >= PROMISED for one in known_steps(measurements(), game))


@pytest.mark.parametrize("game", UNMEASURED)
def test_a_game_without_measurements_has_no_elo(game: str) -> None:
    assert LEVELS[-1].elo(game) is None
