"""Chapters 1 and 2: the pieces in play and the setup."""

import pytest

import sanmon
from games.satori.scene import Scene
from sanmon.games.satori.card import INFO
from sanmon.games.satori.engine import load
from sanmon.games.satori.state import COLOURS, GOODS, INCENSE, NONE, SatoriState


def start(players: int, seed: int = 3) -> SatoriState:
    return load(None).start(players=players, seed=seed)


@pytest.mark.clause("satori", "1.1")
def test_one_to_four_players() -> None:
    assert INFO.players == (1, 2, 3, 4)
    with pytest.raises(sanmon.SetupError, match="1, 2, 3, 4"):
        start(5)


@pytest.mark.clause("satori", "1.2")
def test_the_supply() -> None:
    state = start(2)
    held = [sum(state.goods[row * GOODS + good] for row in range(2)) for good in range(GOODS)]
    assert [state.supply[good] + held[good] for good in range(INCENSE)] == [20, 20, 30, 12]


@pytest.mark.clause("satori", "1.3")
def test_a_short_supply_gives_what_it_has() -> None:
    scene = Scene()
    scene.state.supply[2] = 2
    scene.begin("3 mon").do("do 3 mon")
    assert scene.has("mon") == 2
    assert scene.state.supply[2] == 0


@pytest.mark.clause("satori", "1.3")
def test_an_empty_supply_gives_nothing() -> None:
    scene = Scene()
    scene.state.supply[2] = 0
    assert not scene.offers("3 mon")
    assert scene.has("mon") == 0


@pytest.mark.clause("satori", "1.5")
def test_incense_stops_at_three() -> None:
    scene = Scene().give(incense=2)
    scene.begin("2 incense").do("do 2 incense")
    assert scene.has("incense") == 3


@pytest.mark.clause("satori", "1.6")
def test_payments_go_back_to_the_supply() -> None:
    scene = Scene().give(stone=1)
    supply = scene.state.supply[1]
    scene.begin("stone > emerald").do("do stone > emerald")
    assert (scene.has("stone"), scene.state.supply[1]) == (0, supply + 1)
    scene = Scene().give(incense=2)
    scene.begin("incense > emerald").do("do incense > emerald")
    assert scene.has("incense") == 1


@pytest.mark.clause("satori", "1.7")
def test_only_amulets_are_hidden() -> None:
    scene = Scene(3)
    mine = scene.state.view(scene.me)
    theirs = scene.state.view(scene.rival)
    for row in range(3):
        one, other = mine.players[row], theirs.players[row]  # type: ignore[attr-defined]
        assert (one.wood, one.points, one.tiles) == (other.wood, other.points, other.tiles)
        assert (one.amulet is not None) == (row == scene.me)
        assert (other.amulet is not None) == (row == scene.rival)


@pytest.mark.clause("satori", "1.8")
def test_a_score_stops_at_zero() -> None:
    scene = Scene()
    scene.state.points[scene.me] = 0
    scene.state.tally = [0] * len(scene.state.tally)
    scene.end_round()
    assert scene.state.points[scene.me] == 0


@pytest.mark.clause("satori", "1.9")
def test_points_go_on_beyond_forty() -> None:
    scene = Scene()
    scene.state.score(scene.me, 1, 50)
    assert scene.state.points[scene.me] == 55


@pytest.mark.clause("satori", "2.1")
@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 4), (4, 5)])
def test_worshippers(players: int, each: int) -> None:
    state = start(players)
    assert sum(state.sanmon) == 3 * players
    assert [state.sanmon[colour] + state.bag[colour] for colour in range(COLOURS)] == [each] * 3


@pytest.mark.clause("satori", "2.2", "2.3", "2.4")
def test_the_pagoda_at_the_start() -> None:
    states = [start(2, seed) for seed in range(40)]
    assert all(state.round == 1 and len(set(state.tier_at)) == 5 for state in states)
    assert {tier for state in states for tier in state.tier_at} == set(range(6))
    assert all(state.parts.sorin_printing[state.sorin_tile] == 2024 for state in states)
    assert len({state.sorin_tile for state in states}) == 4


@pytest.mark.clause("satori", "2.5")
@pytest.mark.parametrize(("players", "cancelled"), [(1, 0), (2, 0), (3, 3), (4, 1)])
def test_the_pile_of_cost_tiles(players: int, cancelled: int) -> None:
    state = start(players)
    assert state.cost_pile == [*range(7), *[7] * cancelled]
    assert state.neutrals == cancelled


@pytest.mark.clause("satori", "2.6", "2.9", "2.10", "2.11")
def test_the_displays_at_the_start() -> None:
    state = start(3)
    assert len(set(state.slots)) == 3
    assert len(state.altar_pile) == 12
    assert not set(state.slots) & set(state.altar_pile)
    assert all(tile in state.parts.pile_one for tile in state.tile_at)
    assert len(state.pile_one) == 24
    assert state.light == [0, 4, 8]
    assert len(state.starting) == 4


@pytest.mark.clause("satori", "2.7")
def test_three_equal_decorations_are_drawn_again() -> None:
    for seed in range(400):
        state = start(2, seed)
        assert len(state.shown) == 3
        assert len(set(state.shown)) > 1
        assert len(state.decor_pile) == 13


@pytest.mark.clause("satori", "2.8")
def test_three_equal_decorations_stay_if_the_pile_has_no_other() -> None:
    scene = Scene()
    scene.state.decor_pile = [0, 0, 0]
    scene.end_round()
    assert scene.state.shown == [0, 0, 0]


@pytest.mark.clause("satori", "2.12")
def test_secret_amulets() -> None:
    for seed in range(20):
        state = start(4, seed)
        assert len(set(state.amulet)) == 4
    seen = start(2, 1).view(None)
    assert all(player.amulet is None for player in seen.players)  # type: ignore[attr-defined]


@pytest.mark.clause("satori", "2.13", "2.14")
def test_what_everybody_starts_with() -> None:
    state = start(4)
    assert state.monks == [3] * 4
    assert state.jokoros == [5] * 4
    assert state.sixth == [1] * 4
    assert state.built == [0] * 4
    assert state.points == [5] * 4
    assert state.offering == [0] * 4
    assert state.hand == [NONE] * 4
    assert [state.goods[row * GOODS + INCENSE] for row in range(4)] == [0] * 4


@pytest.mark.clause("satori", "2.15")
def test_the_first_player_is_drawn() -> None:
    orders = {tuple(start(3, seed).order) for seed in range(40)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


@pytest.mark.clause("satori", "2.16", "2.17")
def test_starting_tiles_forwards_and_monks_backwards() -> None:
    state = start(3)
    order = state.order
    asked = []
    while state.prompt(state.seat).key != "worshipper":
        assert state.seat is not None
        asked.append((state.prompt(state.seat).key, state.seat))
        if asked[-1][0] == "first-monk":
            free = [space for space in range(12) if state.monk_at[space] == NONE and space not in state.light]
            assert [state.parts.options.monk.index(option) for option in state.options()] == free
        state.apply(state.options()[0])
    assert asked == [("starting-tile", seat) for seat in order] + [("first-monk", seat) for seat in reversed(order)]
    assert all(monks == 2 for monks in state.monks)
    assert sum(state.goods) > 0


@pytest.mark.clause("satori", "2.16")
def test_a_starting_tile_gives_what_it_shows() -> None:
    game = load(None)
    for seed in range(30):
        state = game.start(players=2, seed=seed)
        first = state.order[0]
        option = game.vocabulary.option("start wood-stone-incense")
        if option in state.options():
            state.apply(option)
            assert state.goods[first * GOODS : first * GOODS + GOODS] == [1, 1, 0, 0, 1]
            return
    pytest.fail("the tile was never on the table")
