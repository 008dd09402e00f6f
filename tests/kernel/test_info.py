"""A game's `GameInfo`: the options of a table, and the errors for wrong ones."""

import pytest

import sanmon
from kernel.small import ASK, Ask, Small
from sanmon._build import is_compiled
from sanmon.kernel.errors import BadOutcomes, SanmonError, SetupError
from sanmon.kernel.info import GameInfo, TableOption

INFO = GameInfo(
    "pond",
    1,
    (1, 2, 4),
    2,
    [
        TableOption("size", ["small", "large"]),
        TableOption("depth", [1, 2, 3]),
        TableOption("alone", [False, True], (1,)),
    ],
    "sanmon.games.toy",
)
DEFAULTS = {"size": "small", "depth": 1, "alone": False}


def test_older_rulesets_can_be_asked_for() -> None:
    info = GameInfo("pond", 4, (1,), 1, [], "sanmon.games.toy", oldest=2)
    assert info.check_ruleset(None) == 4
    assert info.check_ruleset(2) == 2
    assert [info.nearest_ruleset(number) for number in (1, 2, 3, 4, 5)] == [4, 2, 3, 4, 4]
    for unknown in (1, 5):
        with pytest.raises(SetupError, match=f"pond has no ruleset {unknown}; this version plays rulesets 2 to 4"):
            info.check_ruleset(unknown)
    with pytest.raises(SetupError, match="toy has no ruleset 9; this version plays ruleset 1"):
        sanmon.load("toy", ruleset=9)
    assert sanmon.load("toy", ruleset=1) is sanmon.load("toy")


def test_defaults_are_filled_in() -> None:
    assert INFO.check_players(None) == 2
    assert INFO.check_settings(2, {}) == DEFAULTS
    assert INFO.check_settings(2, {"depth": 3}) == DEFAULTS | {"depth": 3}
    assert INFO.check_settings(1, {"alone": True}) == DEFAULTS | {"alone": True}
    assert INFO.check_settings(2, {"alone": False}) == DEFAULTS, "its default is no choice, so it may be named"


@pytest.mark.parametrize("players", [0, 3, 5, -1, 10**30])
def test_a_wrong_number_of_players(players: int) -> None:
    with pytest.raises(SetupError, match=f"pond is for 1, 2, 4 players, not {players}"):
        INFO.check_players(players)


ONLY_INTERPRETED = pytest.mark.skipif(is_compiled(), reason="compiled code sorts out types by itself")


@ONLY_INTERPRETED
@pytest.mark.parametrize("players", [True, "2", 2.0])
def test_a_player_count_that_is_no_whole_number(players: int) -> None:
    with pytest.raises(SetupError, match=f"pond is for 1, 2, 4 players, not {players}"):
        INFO.check_players(players)


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"colour": "red"}, "pond has no option 'colour'; there are: size, depth, alone"),
        ({"size": "huge"}, "pond: size must be one of small, large; not 'huge'"),
        ({"size": None}, "pond: size must be one of small, large; not None"),
        ({"depth": 4}, "pond: depth must be one of 1, 2, 3; not 4"),
        ({"depth": "1"}, "pond: depth must be one of 1, 2, 3; not '1'"),
        ({"depth": True}, "pond: depth must be one of 1, 2, 3; not True"),
        ({"alone": True}, r"pond: alone is only for 1 player\(s\)"),
        ({"alone": 1}, "pond: alone must be one of False, True; not 1"),
    ],
)
def test_a_wrong_setting(settings: dict[str, object], problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        INFO.check_settings(2, settings)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(SetupError, match="no option 'x'; there are: none"):
        GameInfo("bare", 1, (2,), 2, [], "sanmon.games.toy").check_settings(2, {"x": 1})


# ---------------------------------------------------------------- starting


def test_a_wrong_name_says_which_there_are() -> None:
    for call in (sanmon.info, sanmon.load):
        with pytest.raises(SetupError, match=r"no game 'chess'; there are: .*toy"):
            call("chess")


def test_the_card_loads_without_the_rules() -> None:
    assert sanmon.info("toy").players == (1, 2, 3)


@ONLY_INTERPRETED
@pytest.mark.parametrize("seed", ["7", 7.0, [7]])
def test_a_wrong_seed(seed: int) -> None:
    with pytest.raises(SetupError, match="a seed is a whole number or bytes, not"):
        Small([], []).start(2, seed)


def test_without_a_seed_every_game_is_another() -> None:
    game = Small([], [])
    assert game.start(2).key != game.start(2).key


def test_wrong_outcomes_at_the_start() -> None:
    toy = sanmon.load("toy")
    right = toy.start(2, 1).outcomes
    assert toy.start(2, 99, outcomes=right).digest() == toy.start(2, 1).digest()
    for wrong in ([], right[:-1], [*right, 0], [99, *right[1:]]):
        with pytest.raises(BadOutcomes):
            toy.start(2, 1, outcomes=wrong)


def test_a_missing_component_set_is_told() -> None:
    with pytest.raises(SanmonError, match=r"set\.toml: is missing"):
        sanmon.load("toy", "no/such/folder")


def test_a_game_must_say_how_it_is_loaded_again() -> None:
    with pytest.raises(TypeError, match=r"small is not the game of its package's card.py; define __reduce__"):
        Small([Ask()], [(ASK, 0, 2)]).__reduce__()
