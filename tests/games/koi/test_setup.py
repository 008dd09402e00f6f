"""Chapters 1 and 2: what is in play, and how it is set up."""

from __future__ import annotations

from typing import Any

import pytest

from games.koi.scene import Scene
from sanmon.games.koi.card import INFO
from sanmon.games.koi.domains import GOAL_OF, GOAL_TILES, GOALS, PILES
from sanmon.games.koi.engine import load
from sanmon.games.koi.hexes import name_of
from sanmon.games.koi.state import KoiState
from sanmon.kernel.errors import SetupError


def start(players: int, seed: int = 3, **settings: Any) -> KoiState:
    return load(None).start(players=players, seed=seed, **settings)


@pytest.mark.clause("koi", "1.1")
def test_one_to_four_play() -> None:
    assert INFO.players == (1, 2, 3, 4)
    for players in INFO.players:
        assert start(players).players == players
    with pytest.raises(SetupError, match="koi is for 1, 2, 3, 4 players, not 5"):
        start(5)


@pytest.mark.clause("koi", "1.2", "2.4")
def test_the_supply_is_the_box_less_what_everyone_takes() -> None:
    state = start(4)
    stock = dict(zip(PILES, state.stock, strict=True))
    assert stock["water"] == 80 - 8
    assert stock["foliage"] == 30
    assert stock["shore"] == 15
    assert stock["lily"] == 30
    assert stock["lantern"] == 15
    assert stock["coin"] == 30 - 8
    assert stock["luck"] == 12 - 4
    assert stock["expansion"] == 6


@pytest.mark.clause("koi", "1.3", "3.2.2")
def test_an_empty_pile_gives_nothing_and_a_short_one_what_is_left() -> None:
    scene = Scene().give(luck=1).row(None, None, None, None, "breeder")
    scene.state.stock[PILES.index("water")] = 1
    scene.state.stock[PILES.index("foliage")] = 0
    scene.again()
    assert "luck foliage" not in scene.options()
    scene.do("luck water")
    assert scene.has("water") == 1
    assert scene.left("water") == 0
    scene.state.stock[PILES.index("coin")] = 0
    scene.do("meditate breeder fifth")  # a coin, if there were one, and a shore
    while scene.seat == 0:
        scene.do("do coin + shore" if "do coin + shore" in scene.options() else "skip")
    assert scene.has("coin") == 0
    assert scene.has("shore") == 1


@pytest.mark.clause("koi", "1.4")
def test_what_is_paid_or_given_back_returns_to_the_supply() -> None:
    scene = Scene().give(coin=1).row("gardener", None, None, None, None)
    coins = scene.left("coin")
    scene.do("meditate gardener first")
    assert scene.left("coin") == coins + 1
    scene = Scene().give(water=6)
    water = scene.left("water")
    scene.work().do("skip")
    assert scene.left("water") == water + 1


@pytest.mark.clause("koi", "1.5", "2.2")
@pytest.mark.parametrize(("players", "cards"), [(1, 30), (2, 30), (3, 41), (4, 48)])
def test_the_deck_depends_on_the_players(players: int, cards: int) -> None:
    state = start(players)
    assert len(state.deck) + 5 == cards
    marked = [
        kind
        for kind, card in enumerate(state.parts.cards)
        if card.copies[2] and not card.copies[0] and not card.copies[1]
    ]
    assert players == 4 or not set(marked) & set(state.deck)
    base, three, four = (sum(card.copies[mark] for card in state.parts.cards) for mark in range(3))
    assert (base, three, four) == (30, 11, 7)


@pytest.mark.clause("koi", "1.6")
def test_every_seat_and_spectator_sees_the_same_table() -> None:
    scene = Scene(players=3, bare=False)
    views = [scene.game.view(scene.state, seat) for seat in (0, 1, 2, None)]
    seen = [{name: getattr(view, name) for name in view.__struct_fields__ if name != "seat"} for view in views]
    assert all(view == seen[0] for view in seen)
    assert sum(seen[0]["unseen"].values()) == seen[0]["deck"] == 36


@pytest.mark.clause("koi", "1.6")
def test_points_of_face_down_scrolls_are_shown_to_all() -> None:
    """K25."""
    scene = Scene(players=2).card("scroll-wells", "roof-well", "deep-well")
    for seat in (0, 1, None):
        owner = scene.view(seat).seats[0]
        assert (owner.cards["scroll-wells"], owner.points) == (1, {"scroll-well": 2 * 2})


@pytest.mark.clause("koi", "2.1")
@pytest.mark.parametrize(("players", "gone"), [(1, (1, 2, 2)), (2, (1, 2, 2)), (3, (1, 1, 2)), (4, (0, 0, 0))])
def test_koi_that_stay_in_the_box(players: int, gone: tuple[int, int, int]) -> None:
    state = start(players)
    for size, name in enumerate(("small", "medium", "large")):
        pile = PILES.index(name)
        held = sum(state.held[seat * 9 + pile] for seat in range(players))
        assert state.stock[pile] + held == state.parts.supply[pile] - gone[size]


@pytest.mark.clause("koi", "2.3")
def test_five_cards_lie_open() -> None:
    scene = Scene(players=4)
    assert None not in scene.offer()
    assert [event["card"] for event in reversed(scene.events("dealt"))] == scene.offer()


@pytest.mark.clause("koi", "2.4", "2.5", "4.1.5")
def test_what_everyone_begins_with() -> None:
    scene = Scene(players=4, bare=False)
    for seat in range(4):
        assert (scene.has("coin", seat), scene.has("luck", seat), scene.has("water", seat)) == (2, 1, 2)
        koi = [scene.has(size, seat) for size in ("small", "medium", "large")]
        assert koi == [int(seat == 1), int(seat == 2), int(seat == 3)]
        pond = scene.pond(seat)
        assert len(pond.tiles) == len(pond.free) == 5
        assert "0.0" in {name_of(at) for at in pond.free}
        assert all(code & 63 == 63 for code in pond.tiles.values())


@pytest.mark.clause("koi", "2.6")
def test_three_goals_are_drawn_or_none() -> None:
    drawn = {goal for seed in range(60) for goal in start(2, seed).goals}
    assert drawn == set(range(len(GOALS)))
    assert all(len(set(start(3, seed).goals)) == 3 for seed in range(10))
    assert start(3, goals=False).goals == []
    assert not any(start(3, goals=False).goal_left)
    with pytest.raises(SetupError, match="goals is only for 2, 3, 4 player"):
        start(1, goals=False)


@pytest.mark.clause("koi", "2.7")
@pytest.mark.parametrize(("players", "usual"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_tiles_of_each_goal(players: int, usual: int) -> None:
    for seed in range(20):
        state = start(players, seed)
        for tile, name in enumerate(GOAL_TILES):
            expected = 7 if name == "path" else 1 if name.startswith("branch-") else usual
            assert state.goal_left[tile] == (expected if GOAL_OF[tile] in state.goals else 0)


@pytest.mark.clause("koi", "2.8")
def test_turns_go_round_by_seats() -> None:
    scene = Scene(players=3)
    order = []
    for _ in range(6):
        order.append(scene.seat)
        scene.pass_turn()
    assert order == [0, 1, 2, 0, 1, 2]
