"""Chapters 1 and 2: the pieces in play and the setup."""

import pytest

from games.bitoku.scene import Scene
from sanmon.games.bitoku.engine import load
from sanmon.games.bitoku.printed.base import HILL_OF_REGION, REGIONS
from sanmon.games.bitoku.state import LOCKED, NONE, BitokuState
from sanmon.games.bitoku.view_structs import BitokuView
from sanmon.kernel.errors import SetupError


def start(players: int, seed: int = 3) -> BitokuState:
    return load(None).start(players=players, seed=seed)


def view(players: int) -> BitokuView:
    return load(None).view(start(players), 0)


@pytest.mark.clause("bitoku", "1.1")
def test_one_to_four_players() -> None:
    assert [len(start(players).order) for players in (1, 2, 3, 4)] == [2, 2, 3, 4]
    with pytest.raises(SetupError, match="1, 2, 3, 4"):
        start(5)


@pytest.mark.clause("bitoku", "1.2", "19.5")
def test_four_years_and_the_end() -> None:
    state = start(2)
    years = []
    while state.seat is not None:
        state.apply(state.options()[-1])
        years += [event.args["year"] for event in state.events if event.key == "year"]
    assert years == [2, 3, 4]  # the first year began in the setup
    assert state.year == 4
    assert state.result is not None


@pytest.mark.clause("bitoku", "1.3")
def test_goods_are_never_short() -> None:
    scene = Scene()
    scene.give(wood=98)
    scene.use("2 (wood|stone)")
    scene.do("take 2 wood")
    assert scene.good("wood") == 100


@pytest.mark.clause("bitoku", "1.4")
def test_only_hands_and_piles_are_hidden() -> None:
    scene = Scene(3)
    seen = scene.view(scene.me)
    assert [actor.hand is not None for actor in seen.actors] == [p == scene.me for p in range(3)]
    assert all(actor.hand is None for actor in scene.view(None).actors)
    assert all(len(actor.visions) == 1 for actor in seen.actors)


@pytest.mark.clause("bitoku", "1.5", "1.6")
def test_regions_from_the_left() -> None:
    assert REGIONS == ["yomi", "stairs", "home", "glade", "forges"]
    assert HILL_OF_REGION[2] == NONE
    assert [bool(region.sites) for region in view(2).regions] == [True, True, False, True, True]


@pytest.mark.clause("bitoku", "2.1")
def test_die_spaces_by_player_count() -> None:
    spaces = [[region.spaces for region in view(players).regions] for players in (1, 2, 3, 4)]
    assert spaces == [[1, 2, 4, 2, 2], [1, 2, 4, 2, 2], [3, 2, 4, 2, 3], [4, 3, 4, 3, 4]]


@pytest.mark.clause("bitoku", "2.2")
def test_gates_of_the_right_side() -> None:
    state = start(4)
    parts = state.parts
    for branch, gate in enumerate(state.gates):
        assert (gate != NONE) == parts.branch_gate[branch]
        if gate != NONE:
            assert parts.gate_side[gate] == parts.branch_side[branch]


@pytest.mark.clause("bitoku", "2.3", "11.5")
@pytest.mark.parametrize(("players", "areas"), [(1, 4), (2, 4), (3, 2), (4, 0)])
def test_ancient_buildings(players: int, areas: int) -> None:
    state = start(players)
    stand = [state.parts.site_ids[site] for site, tile in enumerate(state.site_building) if tile != NONE]
    assert len(stand) == areas
    assert all(owner == NONE for owner in state.site_owner)
    if players == 3:
        assert stand == ["yomi-ancient", "glade-ancient"]


@pytest.mark.clause("bitoku", "2.4")
def test_a_lake_for_each_region() -> None:
    assert sorted(start(3).lakes) == [0, 1, 2, 3, 4]


@pytest.mark.clause("bitoku", "2.5", "21.1")
def test_the_neutral_kodama_is_only_for_two_players() -> None:
    neutral = [[region.neutral for region in view(players).regions] for players in (1, 2, 3)]
    assert neutral == [[None] * 5, [4] * 5, [None] * 5]


@pytest.mark.clause("bitoku", "2.6")
@pytest.mark.parametrize(("players", "length"), [(1, 4), (2, 4), (3, 5), (4, 5)])
def test_displays(players: int, length: int) -> None:
    state = start(players)
    assert [len(row) for row in state.rows] == [length] * 4
    assert all(tile != NONE for row in state.rows for tile in row)


@pytest.mark.clause("bitoku", "2.7")
@pytest.mark.parametrize(("players", "garden"), [(2, 6), (3, 7), (4, 8)])
def test_rocks(players: int, garden: int) -> None:
    state = start(players)
    assert [len(rocks) for rocks in state.rocks] == [1] * players
    assert len(state.garden) == garden


@pytest.mark.clause("bitoku", "2.8")
def test_cards_on_the_hills() -> None:
    state = start(4)
    assert NONE not in state.hill_bitoku
    assert NONE not in state.hill_yokai


@pytest.mark.clause("bitoku", "2.9", "2.10", "2.11", "2.12", "2.13", "2.14", "2.15")
def test_what_everyone_starts_with() -> None:
    state = start(3)
    parts = state.parts
    for p in range(3):
        assert state.dice[p * 3 : p * 3 + 3] == [3, 2, 1]
        assert state.die_at[p * 3 : p * 3 + 3] == [LOCKED] * 3
        assert [state.kodama[region * 3 + p] for region in range(5)] == [0] * 5
        assert state.awake[p] == 3
        assert state.crystals[p * 8 : p * 8 + 8] == [NONE] * 8
        assert state.goods[p * 4 : p * 4 + 4] == [1, 0, 1, 0]
        assert state.amulets[p * 3 : p * 3 + 3] == [1, 0, 0]
        assert state.vp[p] == 0
        assert [len(state.flies[p]), len(state.visions[p])] == [1, 1]
        types = sorted(parts.yokai_type[card] for card in state.hand[p] + state.deck[p])
        assert types == [0, 1, 2, 3, 4]


@pytest.mark.clause("bitoku", "2.16")
def test_the_first_order_is_random() -> None:
    assert len({tuple(start(3, seed).order) for seed in range(40)}) == 6


@pytest.mark.clause("bitoku", "26.10")
@pytest.mark.parametrize(
    "option", ["no_yokai", "no_goods", "calm_kodama", "no_spring_moves", "early_pilgrim", "early_kodama", "lake_lord"]
)
def test_solo_options_are_only_for_one_player(option: str) -> None:
    with pytest.raises(SetupError, match="only for 1"):
        load(None).start(2, None, False, None, **{option: True})
    with pytest.raises(SetupError, match="only for 1"):
        load(None).start(players=3, dragonflies="two")
