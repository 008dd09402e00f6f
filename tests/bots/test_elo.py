"""The Elo figures of the levels: they were measured with the component sets in use, and the levels differ enough."""

from pathlib import Path

import pytest

import sanmon
from sanmon.bots.levels import LEVELS, measurements
from sanmon.lab.levels import known_steps

GAMES = ["satori", "koi", "bitoku"]
# Games whose default set is newer than the figures: none are shown for it until the levels are measured again.
MEASURED_WITH = {"bitoku": "sanmon-2"}
PROMISED = 60  # Elo of each level above the one below


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_were_measured_with_the_default_set(game: str) -> None:
    """A new default set needs new measurements; until then its levels have no figures."""
    steps = known_steps(measurements(), game)
    assert [one.upper.partition("@")[0] for one in steps] == [level.name for level in LEVELS[1:]]
    assert [one.lower for one in steps] == [level.name for level in LEVELS[:-1]]
    usual = sanmon.load(game).components_hash
    if game in MEASURED_WITH:
        assert [level.elo(game, usual) for level in LEVELS] == [None] * len(LEVELS)
        sets = Path(sanmon.__file__).parent / "games" / game / "components"
        usual = sanmon.load(game, sets / MEASURED_WITH[game]).components_hash
    assert {one.provenance["components_hash"] for one in steps} == {usual}
    assert all(f" {game} " in one.provenance["command"] for one in steps)
    elo = [level.elo(game, usual) for level in LEVELS]
    assert elo[0] == 0
    assert elo[1:] == [round(sum(one.elo for one in steps[: place + 1])) for place in range(len(steps))]
    assert LEVELS[-1].elo(game, "another") is None


@pytest.mark.parametrize("game", GAMES)
def test_each_level_was_measured_to_be_well_above_the_one_below(game: str) -> None:
    assert all(one.elo >= PROMISED for one in known_steps(measurements(), game))


def test_a_game_without_measurements_has_no_elo() -> None:
    assert LEVELS[-1].elo("toy") is None
