"""Chapter 11: monks, lights and meditation tiles."""

import pytest

from games.satori.scene import Scene
from sanmon.games.satori import frames


@pytest.mark.clause("satori", "11.1")
def test_a_monk_goes_to_a_free_space() -> None:
    scene = Scene().monk("west-right").monk("east-left", 1).begin("meditate").do("do meditate")
    free = {f"monk {name}" for name in scene.things.space.ids}
    free -= {"monk west-top", "monk middle-top", "monk east-top", "monk west-right", "monk east-left"}
    assert set(scene.options()) == free
    monks = scene.state.monks[scene.me]
    scene.do("monk west-left")
    assert scene.state.monk_at[scene.space("west-left")] == scene.me
    assert scene.state.monks[scene.me] == monks - 1


@pytest.mark.clause("satori", "11.2")
def test_without_a_monk_in_reserve_one_moves() -> None:
    scene = Scene().monk("west-right").monk("middle-left")
    scene.state.monks[scene.me], scene.state.sun[scene.me] = 0, 1
    scene.begin("meditate").do("do meditate")
    assert set(scene.options()) == {"lift west-right", "lift middle-left"}
    scene.do("lift west-right", "monk east-right")
    assert scene.state.monk_at[scene.space("west-right")] == -1
    assert scene.state.monk_at[scene.space("east-right")] == scene.me


@pytest.mark.clause("satori", "11.2")
def test_monks_on_the_sun_do_not_move() -> None:
    scene = Scene()
    scene.state.monks[scene.me], scene.state.sun[scene.me] = 0, 3
    assert not scene.offers("meditate")


@pytest.mark.clause("satori", "11.3")
def test_a_monk_on_a_space_without_a_tile_earns_none() -> None:
    scene = Scene()
    scene.state.tile_at[scene.space("west-right")] = -1
    scene.begin("meditate").do("do meditate", "monk west-right").begin("hikari").do("do hikari", "light west-right")
    assert scene.state.sun[scene.me] == 1
    assert scene.state.tiles[scene.me] == 0


@pytest.mark.clause("satori", "11.4")
def test_hikari_moves_a_light_one_step_in_either_direction() -> None:
    scene = Scene().begin("hikari").do("do hikari")
    sides = {f"light {mountain}-{side}" for mountain in ("west", "middle", "east") for side in ("right", "left")}
    assert set(scene.options()) == sides | {"skip"}
    scene.do("light middle-left")
    assert scene.state.light == [0, scene.space("middle-left"), 8]
    assert scene.prompt() == "worshipper"


@pytest.mark.clause("satori", "11.5")
def test_steps_of_one_effect_may_move_several_lights() -> None:
    scene = Scene().begin("hikari x2").do("do hikari x2", "light west-right", "light east-left")
    assert scene.state.light == [scene.space("west-right"), 4, scene.space("east-left")]


@pytest.mark.clause("satori", "11.5")
def test_the_steps_of_two_sides_are_separate_effects() -> None:
    scene = Scene(3).monk("west-right", 1).monk("west-left", 1)
    scene.me = scene.state.order[0]
    scene.build("hermitage", "sun-disc")
    scene.visit("orange", "hermitage")
    assert [option for option in scene.options() if "hikari" in option] == ["do hikari x2"]
    scene.do("do hikari x2", "light middle-right", "light middle-bottom")
    assert "do hikari x2" in scene.options()  # the two steps of the other side are still on offer


@pytest.mark.clause("satori", "11.6")
def test_a_light_cannot_stop_on_a_rivals_monk() -> None:
    scene = Scene()
    scene.monk("west-right", scene.rival).begin("hikari").do("do hikari")
    assert "light west-right" not in scene.options()
    assert "light west-left" in scene.options()


@pytest.mark.clause("satori", "11.7")
def test_a_light_may_pass_over_a_rivals_monk() -> None:
    scene = Scene()
    scene.monk("west-right", scene.rival).begin("hikari x2").do("do hikari x2", "light west-right")
    assert set(scene.options()) == {"light west-bottom", "light west-top"}  # it must go on
    scene.do("light west-bottom")
    assert scene.state.light[0] == scene.space("west-bottom")
    assert scene.state.monk_at[scene.space("west-right")] == scene.rival


@pytest.mark.clause("satori", "11.7")
def test_a_light_passes_a_monk_only_if_it_can_stop_behind_him() -> None:
    scene = Scene()
    for name in ("west-right", "west-bottom"):
        scene.monk(name, scene.rival)
    scene.begin("hikari x3").do("do hikari x3", "light west-right")
    assert set(scene.options()) == {"light west-bottom", "light west-top"}
    scene.do("light west-bottom")
    assert scene.state.light[0] == scene.space("west-left")  # the only legal step happens by itself
    scene = Scene()
    for name in ("west-right", "west-bottom"):
        scene.monk(name, scene.rival)
    scene.begin("hikari x2").do("do hikari x2", "light west-right")
    assert scene.state.light[0] == scene.space("west-top")  # with one step left it can only go back


@pytest.mark.clause("satori", "11.8", "11.9", "11.10")
def test_a_light_that_passes_an_own_monk_goes_on_before_the_tile() -> None:
    scene = Scene().monk("west-right").tile("west-right", "three-mon")
    scene.begin("hikari x3").do("do hikari x3", "light west-right")
    assert scene.state.sun[scene.me] == 1
    assert scene.state.monk_at[scene.space("west-right")] == -1
    assert scene.has("mon") == 0  # the tile waits for the end of the effect
    assert "light east-left" in scene.options()
    scene.do("light east-left", "light west-bottom")
    assert scene.state.light == [scene.space("west-bottom"), 4, scene.space("east-left")]
    assert scene.has("mon") == 3
    assert scene.state.tiles[scene.me] == 1


@pytest.mark.clause("satori", "11.11")
def test_earned_tiles_come_before_the_other_effects() -> None:
    scene = (
        Scene().monk("west-right").tile("west-right", "foundation").give(emerald=1, stone=1, wood=1).tiers("cypress")
    )
    scene.visit("orange", "upper-orange").do("do hikari x2", "light west-right", "skip")
    assert set(scene.options()) == {"do pagoda", "skip"}
    scene.do("skip")
    assert "do meditate" in scene.options()


@pytest.mark.clause("satori", "11.12")
def test_tiles_earned_by_a_tile_join_the_end_of_the_queue() -> None:
    scene = Scene().monk("west-right").monk("east-left").monk("west-bottom")
    scene.tile("west-right", "noon").tile("east-left", "three-mon").tile("west-bottom", "two-wood")
    scene.begin("hikari x2").do("do hikari x2", "light west-right", "light east-left")
    assert set(scene.options()) == {"do hikari x2", "skip"}  # the first tile of the queue
    assert scene.has("mon") == 0
    scene.do("do hikari x2", "light west-bottom")
    assert scene.has("mon") == 0
    scene.do("skip")
    assert (scene.has("mon"), scene.has("wood")) == (3, 2)
    assert scene.state.tiles[scene.me] == 3
    assert scene.state.queued(frames.TILE) == []


@pytest.mark.clause("satori", "11.13")
def test_the_effects_of_a_tile_come_in_any_order_or_not_at_all() -> None:
    scene = Scene().monk("west-right").tile("west-right", "dawn")
    scene.begin("hikari").do("do hikari", "light west-right")
    assert set(scene.options()) == {"do hikari", "do meditate", "skip"}
    scene.do("skip")
    assert scene.state.tiles[scene.me] == 1


@pytest.mark.clause("satori", "11.14")
def test_a_tile_never_pays_for_itself() -> None:
    scene = Scene().monk("west-right").tile("west-right", "foundation").give(wood=2)
    scene.begin("hikari").do("do hikari", "light west-right")
    # Roof 1 costs two wood and a tile, but the tile is not in the reserve yet.
    assert scene.prompt() == "worshipper"
    assert scene.state.tiles[scene.me] == 1


@pytest.mark.clause("satori", "11.15")
def test_tiles_in_the_reserve_are_only_counted() -> None:
    scene = (
        Scene().monk("west-right").tile("west-right", "three-mon").begin("hikari").do("do hikari", "light west-right")
    )
    view = scene.state.view(scene.me)
    assert view.players[scene.me].tiles == 1  # type: ignore[attr-defined]
    assert scene.verbs() == {"worshipper"}


@pytest.mark.clause("satori", "11.16")
def test_the_space_stays_empty_until_the_round_ends() -> None:
    scene = (
        Scene().monk("west-right").tile("west-right", "three-mon").begin("hikari").do("do hikari", "light west-right")
    )
    assert scene.state.tile_at[scene.space("west-right")] == -1
    scene.visit("grey", "lower-purple").do("side left")
    assert scene.state.tile_at[scene.space("west-right")] == -1
    scene.end_round()
    assert scene.state.tile_at[scene.space("west-right")] >= 0
