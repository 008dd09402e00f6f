"""Chapter 8: building an altar."""

import pytest

from games.satori.scene import Scene


def ready(players: int = 2, **goods: int) -> Scene:
    """A scene with these goods and three altar tiles on offer, one of each colour."""
    return Scene(players).give(**goods).offer("quarry", "treasury", "sawmill")


@pytest.mark.clause("satori", "8.1", "8.2")
def test_each_slot_has_its_cost() -> None:
    assert ready(mon=2).begin("altar").do("do altar").state.slots[0] == -1
    scene = ready(mon=2, wood=2, stone=2).begin("altar").do("do altar")
    assert scene.options() == ["build quarry", "build treasury", "build sawmill"]
    scene.do("build sawmill", "decorate coin-chest", "skip")
    assert (scene.has("mon"), scene.has("wood"), scene.has("stone")) == (2, 2, 0)
    assert not ready(mon=1, wood=1, stone=1).offers("altar")


@pytest.mark.clause("satori", "8.3")
def test_later_altars_cost_tiles() -> None:
    scene = ready(mon=2)
    scene.build("masons")
    assert not scene.offers("altar")
    scene = ready(mon=2).give(tiles=3)
    scene.build("masons")
    scene.begin("altar").do("do altar", "decorate coin-chest", "skip")
    assert scene.state.tiles[scene.me] == 2
    scene = ready(3, mon=2).give(tiles=3)
    scene.build("masons")
    scene.build("guild")
    scene.begin("altar").do("do altar", "decorate coin-chest", "skip")
    assert scene.state.tiles[scene.me] == 1


@pytest.mark.clause("satori", "8.4")
def test_three_altars_at_most() -> None:
    scene = ready(4, mon=2).give(tiles=9)
    for name in ("masons", "guild", "wisteria"):
        scene.build(name)
    assert not scene.offers("altar")


@pytest.mark.clause("satori", "8.5")
def test_a_plot_takes_any_colour() -> None:
    for name in ("quarry", "treasury", "sawmill"):
        scene = ready(mon=2, wood=2, stone=2).begin("altar").do("do altar", f"build {name}")
        assert scene.prompt() == "decorate"
        assert scene.state.ground[scene.altar(name)] == 6


@pytest.mark.clause("satori", "8.6", "16.5")
@pytest.mark.parametrize(("players", "plots"), [(1, 0), (2, 3), (3, 5), (4, 7)])
def test_plots_by_player_count(players: int, plots: int) -> None:
    assert Scene(players).state.plots == plots


@pytest.mark.clause("satori", "8.7", "8.8")
def test_building_over_a_lower_altar_of_the_colour() -> None:
    scene = ready(mon=2, incense=1).begin("altar").do("do altar")
    assert set(scene.options()) == {"plot", "over lower-grey"}
    scene.do("over lower-grey", "decorate coin-chest", "skip")
    assert scene.has("incense") == 0
    visits = [scene.game.vocabulary.text(option) for option in scene.state.visit]
    assert "visit quarry" in visits
    assert "visit lower-grey" not in visits
    assert "visit upper-grey" in visits


@pytest.mark.clause("satori", "8.8")
def test_a_built_altar_is_not_built_over() -> None:
    scene = ready(mon=2, incense=1)
    scene.build("masons", over="lower-grey", row=scene.rival)
    scene.begin("altar").do("do altar")
    assert scene.prompt() == "decorate"  # only the plot was left
    assert scene.has("incense") == 1


@pytest.mark.clause("satori", "8.9", "8.13")
def test_the_decoration_leaves_the_construction_area() -> None:
    scene = ready(mon=2).begin("altar").do("do altar")
    assert set(scene.options()) == {"decorate incense-bowl", "decorate coin-chest", "decorate cedar-beam"}
    scene.do("decorate coin-chest", "skip")
    assert len(scene.state.shown) == 2
    assert scene.state.slots[0] == -1
    assert scene.state.decor[scene.altar("quarry")] == scene.things.decoration.index["coin-chest"]


@pytest.mark.clause("satori", "8.9")
def test_equal_decorations_are_one_option() -> None:
    scene = Scene().give(mon=2).offer("quarry", "", "", decorations=("coin-chest", "coin-chest", "sun-disc"))
    scene.begin("altar").do("do altar")
    assert set(scene.options()) == {"decorate coin-chest", "decorate sun-disc"}


@pytest.mark.clause("satori", "8.10")
def test_the_altar_belongs_to_its_builder() -> None:
    scene = ready(mon=2).begin("altar").do("do altar", "decorate coin-chest", "skip")
    assert scene.state.owner[scene.altar("quarry")] == scene.me
    assert scene.state.built[scene.me] == 1


@pytest.mark.clause("satori", "8.11")
def test_the_builder_uses_one_side_at_once() -> None:
    scene = ready(mon=2).begin("altar").do("do altar", "decorate coin-chest")
    assert scene.options() == ["side left", "side right", "skip"]
    scene.do("side left")
    assert scene.has("stone") == 3
    assert scene.prompt() == "worshipper"


@pytest.mark.clause("satori", "8.12")
def test_the_side_used_at_once_may_build_another_altar() -> None:
    scene = Scene().give(mon=2, wood=2, tiles=1).offer("guild", "treasury", "sawmill")
    scene.begin("altar").do("do altar", "build guild", "decorate coin-chest", "side left", "do altar")
    assert scene.prompt() == "decorate"  # only one tile could be paid for
    assert scene.state.built[scene.me] == 2


@pytest.mark.clause("satori", "8.14")
def test_building_over_the_altar_being_visited() -> None:
    scene = Scene().give(mon=4, incense=1).offer("sawmill", "", "")
    orange = scene.altar("lower-orange")
    kept = scene.parts.both[orange]
    table = {effect.text: effect for effect in scene.game.effects.table}
    scene.parts.both[orange] = [table["altar"], table["hikari x2"]]
    try:
        scene.visit("orange", "lower-orange").do("do altar", "over lower-orange", "decorate coin-chest", "skip")
    finally:
        scene.parts.both[orange] = kept
    assert "do hikari x2" in scene.options()  # the old effects still count
    assert scene.state.visitors[orange * 3 + 2] == 1  # its worshipper stays
    above = next(altar for altar in scene.view().altars if altar.id == "sawmill")
    assert (above.place, above.worshippers, above.beneath) == ("lower-orange", [0, 0, 0], [0, 0, 1])
    total = sum(scene.state.visitors) + sum(scene.state.bag) + sum(scene.state.sanmon)
    scene.finish_turn().end_round()
    assert sum(scene.state.bag) + sum(scene.state.sanmon) == total
    assert sum(scene.state.visitors) == 0


@pytest.mark.clause("satori", "8.15")
def test_without_a_decoration_no_altar_can_be_built() -> None:
    scene = Scene().give(mon=2).offer("quarry", "", "", decorations=())
    assert not scene.offers("altar")
