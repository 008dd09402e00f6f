"""Chapters 6 and 7: the end, and scoring."""

from __future__ import annotations

import pytest

from games.koi.scene import Scene
from sanmon.games.koi.state import LAST, LAST_BUT_ONE, PLAYING


def example() -> Scene:
    """The worked example of the rulebook, rebuilt: three koi, two lanterns, two scrolls, a path, a purple lily, a luck
    token.
    """
    scene = Scene(goals=["path", "purple-lily"])
    scene.water("1.-1", "0.-1", "2.0", "3.0", "2.-1").lily("3.-1", "4.-1").water("4.0", "1.1", "2.1", "3.1")
    scene.water("5.-1", "6.-1", "5.0", "6.-2", "5.-2", "6.0", "4.1", "5.1", "5.2")
    scene.fish("small", "0.0").tile("purple-lily", "1.0").fish("medium", "2.0", "e").fish("large", "5.-1", "e")
    scene.path("-1.1", "0.1", "1.1").shore("5.-3", "se", lantern=True).shore("0.-2", "se", lantern=True)
    return scene.card("scroll-lanterns", "scroll-large").give(luck=1)


@pytest.mark.clause("koi", "7.1", "7.2", "7.3", "7.4", "7.6", "5.5.4", "5.6.2")
def test_the_example_of_the_rulebook_gives_sixty() -> None:
    scene = example()
    assert scene.points() == {
        "small": 8, "medium": 16, "large": 7, "lanterns": 5 + 3, "scroll-large": 4, "scroll-lantern": 4, "path": 12,
        "luck": 1,
    }  # fmt: skip
    scene.score()
    result = scene.state.result
    assert result is not None
    assert result.scores[0] == 60
    assert sum(result.breakdown[0].values()) == 60
    by_hex = {event["hex"]: event["points"] for event in scene.events("koi-scored")}
    assert by_hex == {"0.0": 8, "2.0": 16, "5.-1": 7}
    assert {event["hex"]: event["points"] for event in scene.events("lantern-scored")} == {"5.-3": 5, "0.-2": 3}


@pytest.mark.clause("koi", "6.1")
def test_an_empty_deck_brings_the_end() -> None:
    scene = Scene(players=3).row("breeder", "gardener", "sculptor", "market", "storage")
    scene.state.deck = [0]
    scene.give(1, coin=1)
    scene.pass_turn()
    scene.do("meditate sculptor third")  # the second player: the last card of the deck comes into the offer
    assert scene.state.ending == LAST_BUT_ONE
    assert scene.events("ending") == [{"reason": "deck"}]
    scene.pass_turn()
    assert scene.state.ending == LAST
    turns = []
    while scene.seat is not None:
        turns.append(scene.seat)
        scene.pass_turn()
    assert turns == [0, 1, 2]


@pytest.mark.clause("koi", "6.1", "6.2", "1.3")
def test_no_koi_in_the_supply_brings_the_end_and_nothing_calls_it_off() -> None:
    scene = Scene().give(luck=1, coin=2, water=5)
    scene.state.stock[3:6] = [1, 0, 0]
    scene.do("luck small")
    assert scene.state.ending == LAST_BUT_ONE
    assert scene.events("ending") == [{"reason": "koi"}]
    scene.work().do("skip", "give small")
    assert scene.state.koi_left() == 1
    assert scene.state.ending == LAST_BUT_ONE


@pytest.mark.clause("koi", "6.3")
def test_an_idle_round_brings_the_end() -> None:
    scene = Scene().fish("small", "0.0")
    scene.work().do("place move", "at 1.0")  # moves are no placements
    assert scene.state.ending == PLAYING
    scene.pass_turn()
    assert scene.state.ending == LAST
    busy = Scene().give(water=1).work().do("place water", "at 1.-1").pass_turn()
    assert busy.state.ending == PLAYING
    meditated = Scene().row(None, "scroll-lilies", None, None, None).do("meditate scroll-lilies second").pass_turn()
    assert meditated.state.ending == PLAYING


@pytest.mark.clause("koi", "7.1")
@pytest.mark.parametrize(("koi", "points"), [("small", 2), ("medium", 4), ("large", 6)])
def test_worth_of_koi(koi: str, points: int) -> None:
    scene = Scene().fish(koi, "-1.0", "e")
    assert scene.points() == {koi: points}
    scene.lily("-2.0")
    assert scene.points() == {koi: points + 1}
    scene.water("0.-1", "-1.-1", "-2.1", "1.-1", "-2.2", "-1.2")
    assert scene.points() == {koi: 2 * (points + 1)}


@pytest.mark.clause("koi", "7.2")
def test_a_lily_counts_once_for_a_koi_and_for_several_koi() -> None:
    scene = Scene().fish("medium", "0.0", "e").lily("1.-1")  # beside both hexes of the koi
    assert scene.koi() == [5]
    scene.water("2.-1").fish("small", "2.-1")
    assert scene.koi() == [3, 5]


@pytest.mark.clause("koi", "7.3")
def test_a_lantern_counts_tiles_straight_ahead_over_gaps() -> None:
    scene = Scene().shore("2.0", "w", lantern=True)
    assert scene.points() == {"lanterns": 3}
    scene.fish("small", "0.0").water("-3.1").water("-3.0")  # 2.0 is a gap
    assert scene.points()["lanterns"] == 4
    scene.water("3.0", "1.-1")  # behind and beside it
    assert scene.points()["lanterns"] == 4


@pytest.mark.clause("koi", "7.3")
def test_a_shore_without_a_lantern_is_worth_nothing() -> None:
    assert Scene().shore("2.0", "w").points() == {}


@pytest.mark.clause("koi", "7.4")
@pytest.mark.parametrize(
    ("scroll", "key", "each"),
    [
        ("scroll-lilies", "scroll-lily", 2), ("scroll-small", "scroll-small", 2), ("scroll-medium", "scroll-medium", 3),
        ("scroll-large", "scroll-large", 4), ("scroll-lanterns", "scroll-lantern", 2),
        ("scroll-wells", "scroll-well", 2), ("scroll-markets", "scroll-market", 3),
        ("scroll-storages", "scroll-storage", 3),
    ],
)  # fmt: skip
def test_scrolls(scroll: str, key: str, each: int) -> None:
    scene = Scene().water(
        "2.0", "3.0", "4.0", "3.-1", "4.-1", "2.1", "3.1", "5.0", "6.0", "5.-1", "1.1", "2.-1", "1.2", "0.2"
    )
    scene.lily("-2.0", "-2.1").shore("7.0", "w", lantern=True).shore("-1.3", "ne", lantern=True)
    scene.fish("small", "0.0").fish("small", "-1.0").fish("medium", "2.0", "e").fish("medium", "4.0", "e")
    scene.card("deep-well", "roof-well", "market", "market", "storage", "storage", scroll)
    count = {"scroll-large": 0}.get(scroll, 2)
    assert scene.points().get(key, 0) == each * count
    if scroll == "scroll-large":
        assert scene.fish("large", "1.1", "e").points()[key] == 4


@pytest.mark.clause("koi", "7.6")
def test_coins_and_storage_are_worth_nothing() -> None:
    assert Scene().give(coin=9, large=1, water=2).points() == {}
    assert Scene().give(luck=3).points() == {"luck": 3}


@pytest.mark.clause("koi", "7.7")
def test_ties_go_to_coins_then_to_the_later_seat() -> None:
    scene = Scene(players=4).give(0, luck=1, coin=2).give(1, luck=1, coin=3).give(2, luck=1, coin=2).give(3, luck=2)
    scene.score()
    result = scene.state.result
    assert result is not None
    assert result.scores == (1, 1, 1, 2)
    assert result.ranks == (4, 2, 3, 1)
    assert result.verdict is None
