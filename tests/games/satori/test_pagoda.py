"""Chapters 9 and 10: jokoros and the pagoda."""

import pytest

from games.satori.scene import Scene
from sanmon.games.satori.state import FREE, NEUTRAL


def with_jokoro(**goods: int) -> Scene:
    """A scene with an altar of the first seat (a jokoro there costs a mon) and a first tier (stone and incense)."""
    scene = Scene(3).give(**goods)
    scene.build("quarry")
    return scene.tier(1, "stone-incense")


@pytest.mark.clause("satori", "9.1", "9.2", "9.3")
def test_where_a_jokoro_may_go() -> None:
    scene = with_jokoro(mon=1, stone=1, incense=1).begin("jokoro").do("do jokoro")
    assert set(scene.options()) == {"equip quarry", "enshrine 1"}
    scene.do("enshrine 1")
    assert scene.state.left_space[0] == scene.me
    assert (scene.has("mon"), scene.has("stone"), scene.has("incense")) == (1, 0, 0)
    assert scene.state.jokoros[scene.me] == 4


@pytest.mark.clause("satori", "9.2")
def test_an_altar_holds_one_jokoro() -> None:
    scene = with_jokoro(mon=3).begin("jokoro").do("do jokoro")
    assert scene.state.burner[scene.altar("quarry")] == 1
    assert scene.has("mon") == 2
    assert not scene.offers("jokoro")


@pytest.mark.clause("satori", "9.2", "9.6")
def test_no_jokoro_goes_on_a_basic_altar_or_a_rivals() -> None:
    scene = Scene().give(mon=5, wood=5, stone=5, incense=3)
    scene.build("quarry", row=scene.rival)
    assert not scene.offers("jokoro")


@pytest.mark.clause("satori", "9.3")
def test_a_jokoro_goes_only_on_a_tier_that_is_built() -> None:
    scene = Scene(3).give(mon=5, wood=5, stone=5, incense=3, emerald=2)
    assert not scene.offers("jokoro")


@pytest.mark.clause("satori", "9.4", "9.5")
def test_two_spaces_with_three_players_one_with_two() -> None:
    scene = Scene(3).give(stone=3, incense=3).tier(1, "stone-incense")
    scene.begin("jokoro").do("do jokoro").begin("jokoro").do("do jokoro")
    assert (scene.state.left_space[0], scene.state.right_space[0]) == (scene.me, scene.me)
    assert (scene.has("stone"), scene.has("incense")) == (1, 1)
    assert not scene.offers("jokoro")
    for players in (1, 2):
        scene = Scene(players).give(stone=3, incense=3).tier(1, "stone-incense").begin("jokoro").do("do jokoro")
        assert scene.state.left_space[0] == scene.me
        assert not scene.offers("jokoro")


@pytest.mark.clause("satori", "9.7")
def test_a_jokoro_stays() -> None:
    scene = with_jokoro(mon=3).begin("jokoro").do("do jokoro")
    scene.end_round()
    while scene.state.seat is not None:
        scene.state.apply(scene.state.options()[-1])
        assert scene.state.burner[scene.altar("quarry")] == 1


@pytest.mark.clause("satori", "9.8")
def test_without_a_jokoro_in_reserve_none_can_be_placed() -> None:
    scene = with_jokoro(mon=3)
    scene.state.jokoros[scene.me] = 0
    assert not scene.offers("jokoro")


@pytest.mark.clause("satori", "10.1", "10.2", "10.3")
def test_what_can_be_built() -> None:
    scene = Scene().tiers("cypress", "cedar", "granite", "timber-frame", "jade")
    scene.give(wood=6, stone=6, mon=6, emerald=4, tiles=2, incense=1)
    scene.begin("pagoda").do("do pagoda")
    assert set(scene.options()) == {"tier 1", "roof 1"}
    scene = Scene().tiers("cypress", "cedar", "granite", "timber-frame", "jade").jump(3)
    scene.give(wood=6, stone=6, mon=6, emerald=4, tiles=2, incense=1)
    scene.begin("pagoda").do("do pagoda")
    assert set(scene.options()) == {f"{part} {level}" for part in ("tier", "roof") for level in (1, 2, 3)}
    scene.do("roof 3")
    assert scene.prompt() == "worshipper"  # one part for one action
    assert scene.state.roof_built == [0, 0, 1, 0, 0]


@pytest.mark.clause("satori", "10.4", "10.5")
def test_a_tier_scores_and_gets_a_cost_tile() -> None:
    scene = Scene().tiers("cypress").give(emerald=1, stone=1, wood=1)
    scene.begin("pagoda").do("do pagoda")
    assert scene.state.tier_built[0] == 1
    assert scene.state.points[scene.me] == 10
    assert [scene.has(good) for good in ("emerald", "stone", "wood")] == [0, 0, 0]
    assert scene.state.cost_at[0] in range(7)
    assert len(scene.state.cost_pile) == 6


def build_first_tier(scene: Scene, *drawn: int) -> Scene:
    """Builds tier 1; `drawn` are the places in the pile of the cost tiles that chance draws."""
    scene.tiers("cypress").give(emerald=1, stone=1, wood=1).begin("pagoda")
    option = scene.game.vocabulary.option("do pagoda")
    scene.state.apply(option, outcomes=list(drawn))
    return scene


@pytest.mark.clause("satori", "10.6")
def test_a_cancelled_tile_brings_a_neutral_jokoro() -> None:
    scene = build_first_tier(Scene(3), 9, 2)
    assert scene.state.cost_at[0] == 2
    assert (scene.state.left_space[0], scene.state.right_space[0]) == (FREE, NEUTRAL)
    assert scene.state.neutrals == 2
    assert len(scene.state.cost_pile) == 8


@pytest.mark.clause("satori", "10.7")
def test_two_cancelled_tiles_in_a_row_fill_both_spaces() -> None:
    scene = build_first_tier(Scene(3), 9, 8)
    assert (scene.state.left_space[0], scene.state.right_space[0]) == (NEUTRAL, NEUTRAL)
    assert scene.state.neutrals == 1
    scene.give(mon=5, wood=5, stone=5, incense=3, emerald=3)
    assert not scene.offers("jokoro")


@pytest.mark.clause("satori", "10.8", "10.9")
def test_a_roof_costs_a_tile_and_scores() -> None:
    scene = Scene().jump(3).give(mon=3)
    assert not scene.offers("pagoda")  # without a tile
    scene.give(tiles=1).begin("pagoda").do("do pagoda")
    assert scene.state.roof_built == [0, 0, 1, 0, 0]
    assert scene.state.roofs == 1
    assert scene.state.points[scene.me] == 8
    assert (scene.has("mon"), scene.state.tiles[scene.me]) == (0, 0)


def sorin_scene(round_number: int) -> Scene:
    scene = Scene(3).jump(round_number).tiers("jade", "gilded", "granite", "cedar", "cypress")
    scene.state.roof_built[3] = 1  # otherwise this roof could be built with the same goods
    return scene.give(mon=1, wood=1, stone=1, incense=1, tiles=1)


@pytest.mark.clause("satori", "10.10", "10.11", "10.12", "10.13")
def test_the_sorin() -> None:
    assert not sorin_scene(4).offers("pagoda")
    scene = sorin_scene(5).begin("pagoda").do("do pagoda")
    state = scene.state
    assert state.sorin_builder == scene.me
    assert [scene.has(good) for good in ("mon", "wood", "stone", "incense")] == [0, 0, 0, 0]
    assert state.tiles[scene.me] == 0
    assert state.points[scene.me] == 5
    assert state.roofs == 0
    assert state.cost_at[5] >= 0
    state.cost_at[5], state.left_space[5] = 0, FREE
    scene.give(stone=1, incense=1).begin("jokoro").do("do jokoro")
    assert state.left_space[5] == scene.me


@pytest.mark.clause("satori", "10.10")
def test_the_sorin_takes_a_tile() -> None:
    scene = sorin_scene(5)
    scene.state.tiles[scene.me] = 0
    assert not scene.offers("pagoda")


@pytest.mark.clause("satori", "10.14")
def test_everything_is_built_once() -> None:
    scene = sorin_scene(5).give(mon=9, wood=9, stone=9, emerald=3, tiles=3)
    state = scene.state
    state.tier_built = [1] * 5
    state.roof_built = [1] * 5
    state.sorin_builder = scene.rival
    assert not scene.offers("pagoda")
