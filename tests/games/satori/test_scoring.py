"""Chapter 15 and annex 17: the end of the game."""

import pytest

from games.satori.scene import Scene
from sanmon.games.satori.state import GOODS, INCENSE


def last_turn(players: int = 2, printing: str = "2024") -> Scene:
    """A scene in the last round, in which no seat has an amulet to play and every seat has incense."""
    scene = Scene(players, printing=printing).jump(5)
    scene.state.played = [1] * players
    scene.state.amulet = [-1] * players
    for row in range(players):
        scene.give(row=row, incense=1)
    return scene


def points(scene: Scene, key: str, row: int | None = None) -> int:
    assert scene.state.result is not None
    return scene.state.result.breakdown[scene.me if row is None else row].get(key, 0)


@pytest.mark.clause("satori", "15.1", "15.3")
def test_kept_amulets_may_be_played_now() -> None:
    scene = last_turn(3)
    one, two, three = scene.state.order
    scene.state.amulet[one], scene.state.amulet[two], scene.state.amulet[three] = 1, 2, 4
    scene.state.played[one], scene.state.played[two], scene.state.played[three] = 0, 1, 0
    scene.give(row=one, emerald=1, tiles=1)
    scene.state.offering[three] = 1
    scene.end_round()
    assert scene.state.seat == one
    assert set(scene.options()) == {"amulet", "keep"}
    assert scene.state.prompt(one).clause == "15.1"
    scene.do("keep")
    assert scene.state.seat == three
    scene.do("amulet")
    # Points for the most tiles, an amulet that another seat played; none for the emerald, whose amulet was kept.
    assert points(scene, "amulets", one) == 2
    assert points(scene, "amulets", three) == 2


@pytest.mark.clause("satori", "15.2")
def test_amulets_bring_two_points_to_all_who_have_most() -> None:
    scene = last_turn(2)
    scene.state.amulet = [0, 1]
    scene.state.points = [20, 20]
    scene.give(row=0, emerald=1).give(row=1, emerald=1)
    scene.end_round()
    assert points(scene, "amulets", 0) == points(scene, "amulets", 1) == 4


@pytest.mark.clause("satori", "15.2")
def test_the_first_amulet_counts_before_everything_else() -> None:
    scene = last_turn(2)
    scene.state.amulet = [0, -1]
    scene.state.points[scene.rival] = 6
    scene.give(emerald=5)  # five points, but later
    scene.end_round()
    assert points(scene, "amulets") == 0
    assert points(scene, "amulets", scene.rival) == 2


@pytest.mark.clause("satori", "15.4")
def test_jokoros_on_the_pagoda() -> None:
    scene = last_turn()
    state = scene.state
    state.roofs, state.roof_built = 4, [1, 1, 1, 1, 0]
    state.left_space = [scene.me, scene.me, scene.rival, scene.me, -1, -1]
    scene.end_round()
    assert points(scene, "pagoda") == 12
    assert points(scene, "pagoda", scene.rival) == 4


@pytest.mark.clause("satori", "15.5")
def test_jokoros_on_altars() -> None:
    scene = last_turn()
    scene.build("quarry", jokoro=True)
    scene.build("treasury", jokoro=True)
    scene.build("masons")
    scene.end_round()
    assert points(scene, "altars") == 4


@pytest.mark.clause("satori", "15.6", "15.7")
def test_leftovers_and_emeralds() -> None:
    scene = last_turn().give(mon=3, wood=3, stone=2, tiles=2, emerald=4, incense=2)
    scene.end_round()
    assert points(scene, "leftovers") == 2
    assert points(scene, "emeralds") == 4


@pytest.mark.clause("satori", "15.8")
def test_no_incense_costs_a_point() -> None:
    scene = last_turn()
    scene.state.goods[scene.me * 5 + 4] = 0
    scene.end_round()
    assert points(scene, "penalty") == -1
    assert points(scene, "penalty", scene.rival) == 0


@pytest.mark.clause("satori", "15.9")
def test_ties_are_broken_by_incense_then_by_offerings() -> None:
    scene = last_turn()
    scene.end_round()
    assert scene.state.result is not None
    assert scene.state.result.ranks == (1, 1)
    scene = last_turn()
    scene.state.offering[scene.rival] = 1
    scene.end_round()
    assert scene.state.result is not None
    assert scene.state.result.ranks[scene.me] == 2
    scene = last_turn().give(incense=1)
    scene.state.offering[scene.rival] = 5
    scene.end_round()
    assert scene.state.result is not None
    assert scene.state.result.ranks[scene.me] == 1
    scene = last_turn().give(emerald=1)
    scene.give(row=scene.rival, incense=2)
    scene.end_round()
    assert scene.state.result is not None
    assert scene.state.result.ranks[scene.me] == 1


def with_sorin(kind: str, printing: str) -> Scene:
    """The last turn of a game in which the first seat has built the Sōrin with this scoring tile."""
    scene = last_turn(printing=printing)
    scene.state.sorin_tile = scene.things.sorin.index[f"{kind}-{printing}"]
    scene.state.sorin_builder = scene.me
    return scene


@pytest.mark.clause("satori", "17.6")
@pytest.mark.parametrize("printing", ["2024", "2023"])
def test_sorin_colours(printing: str) -> None:
    scene = with_sorin("colours", printing)
    scene.build("quarry", jokoro=True)
    scene.build("treasury", jokoro=True)
    scene.build("sawmill", jokoro=True)
    scene.end_round()
    assert points(scene, "altars") == 9
    assert points(scene, "sorin") == 6
    assert points(scene, "sorin", scene.rival) == 0


@pytest.mark.clause("satori", "17.7")
@pytest.mark.parametrize(("printing", "each"), [("2024", 3), ("2023", 2)])
def test_sorin_incense(printing: str, each: int) -> None:
    scene = with_sorin("incense", printing).give(incense=1)
    scene.end_round()
    assert points(scene, "sorin") == 2 * each


@pytest.mark.clause("satori", "17.8")
@pytest.mark.parametrize("printing", ["2024", "2023"])
def test_sorin_goods(printing: str) -> None:
    scene = with_sorin("goods", printing).give(mon=3, wood=2, stone=1, tiles=1, emerald=1)
    scene.end_round()
    assert points(scene, "leftovers") == 1
    assert points(scene, "sorin") == 3


@pytest.mark.clause("satori", "17.9")
@pytest.mark.parametrize(("printing", "expected"), [("2024", 6), ("2023", 4)])
def test_sorin_offerings(printing: str, expected: int) -> None:
    scene = with_sorin("offerings", printing)
    scene.state.offering[scene.me] = 4
    scene.end_round()
    assert points(scene, "sorin") == expected


@pytest.mark.clause("satori", "15.10")
def test_the_sorin_is_scored_after_emeralds_and_before_the_penalty() -> None:
    """S36: the sixth of the seven steps."""
    scene = with_sorin("offerings", "2024").give(emerald=1)
    scene.state.goods[scene.me * GOODS + INCENSE] = 0
    scene.state.offering[scene.me] = 3
    scene.end_round()
    told = [event.args["score"] for event in scene.state.events if (event.key, event.seat) == ("scored", scene.me)]
    assert told == ["emeralds", "sorin", "penalty"]
    assert points(scene, "sorin") == 2 + 3
