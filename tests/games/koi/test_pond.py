"""Chapter 4: the pond."""

from __future__ import annotations

import random

import pytest

from games.koi.scene import Scene, spot
from languages import OURS
from sanmon.games.koi.engine import load
from sanmon.games.koi.hexes import DELTA, HEXES, away, name_of, neighbours
from sanmon.games.koi.pond import SHORE, Shape, tile_of
from sanmon.kernel.words import Words

SPRING = {"0.0", "-1.0", "1.0", "-1.1", "0.1"}


def places(scene: Scene) -> set[str]:
    return set(scene.of("at"))


@pytest.mark.clause("koi", "4.1.1", "4.1.2")
def test_water_goes_beside_a_water_side() -> None:
    scene = Scene().give(water=1).work().do("place water")
    expected = {name_of(near) for name in SPRING for near in neighbours(spot(name))} - SPRING
    assert places(scene) == expected


@pytest.mark.clause("koi", "4.1.2")
def test_the_back_of_a_shore_is_no_water_side() -> None:
    scene = Scene().shore("2.0", "w").give(water=1).work().do("place water")
    covered = {name_of(spot("2.0") + step) for way in [scene.parts.outlines[SHORE].way(3)] for step in way.offsets}
    assert covered == {"2.0", "2.-1", "1.1"}
    assert "3.0" not in places(scene)
    assert not covered & places(scene)


@pytest.mark.clause("koi", "4.1.3")
def test_foliage_is_placed_like_water_and_has_water_all_round() -> None:
    scene = Scene().give(foliage=2).card("gardener").work().do("place foliage", "at 2.0", "place foliage")
    assert {"3.0", "3.-1", "2.1"} <= places(scene)


@pytest.mark.clause("koi", "4.1.4", "4.3.4")
def test_the_middle_of_a_shore_faces_a_water_side() -> None:
    scene = Scene().give(shore=1).work().do("place shore")
    assert "2.0" in places(scene)
    other = Scene().give(shore=1).work().do("place shore")
    for name in places(other):
        trial = Scene().give(shore=1).work().do("place shore", f"at {name}")
        for facing in trial.of("way"):
            pocket = spot(name) + DELTA[("e", "ne", "nw", "w", "sw", "se").index(facing)]
            assert name_of(pocket) in SPRING


@pytest.mark.clause("koi", "4.1.1", "4.1.4")
def test_no_hex_of_a_shore_may_overlap() -> None:
    scene = Scene().water("2.-1").give(shore=1).work().do("place shore")
    pond = scene.pond()
    outline = scene.parts.outlines[SHORE]
    for name in places(scene):
        for code in pond.shore_ways(outline, spot(name)):
            assert not {spot(name) + step for step in outline.way(code).offsets} & set(pond.tiles)
    assert 3 not in pond.shore_ways(outline, spot("2.0"))  # its arm would lie on the water at 2.-1


@pytest.mark.clause("koi", "4.1.6")
def test_tiles_never_move() -> None:
    rng = random.Random(5)
    scene = Scene(players=3, bare=False, goals=None)
    state = scene.state
    before = [dict(pond.tiles) for pond in state.ponds]
    while state.seat is not None:
        state.apply(rng.choice(state.options()))
        for old, pond in zip(before, state.ponds, strict=True):
            assert all(tile_of(pond.tiles[at]) == tile_of(code) for at, code in old.items())
        before = [dict(pond.tiles) for pond in state.ponds]


@pytest.mark.clause("koi", "4.1.7")
def test_a_pond_stays_within_thirty_hexes() -> None:
    scene = Scene()
    scene.water(*[f"{q}.0" for q in range(2, 31)])
    scene.give(water=1, shore=1).card("sculptor").work().do("place water")
    assert "31.0" not in scene.options()
    assert {name for name in places(scene) if name.startswith("30.")} == {"30.-1"}
    assert all(away(spot(name)) <= 30 for name in places(scene))
    scene.do("at 30.-1", "place shore")
    outline = scene.parts.outlines[SHORE]
    for name in places(scene):
        for code in scene.pond().shore_ways(outline, spot(name)):
            assert all(away(at) <= 30 for at in outline.way(code).hexes(spot(name)))


@pytest.mark.clause("koi", "4.1.7")
@pytest.mark.parametrize("language", OURS)
def test_the_edge_of_the_table_is_said_where_it_is_met(language: str) -> None:
    """K24: only a prompt whose tile could meet the edge speaks of it."""
    words = Words(load(None), language)

    def told(last: int, deed: str) -> bool:
        scene = Scene().water(*[f"{q}.0" for q in range(2, last + 1)]).give(water=1, shore=1).work()
        return "30" in words.prompt(scene.do(f"place {deed}").state.prompt(0))

    assert told(30, "water")
    assert not told(29, "water")
    assert told(28, "shore")
    assert not told(20, "shore")


@pytest.mark.clause("koi", "4.2.1")
def test_one_lily_on_each_foliage() -> None:
    scene = Scene().foliage("1.-1", "2.-1", "0.-1").lily("2.0").give(luck=1).work().do("place lily")
    assert places(scene) == {"1.-1", "2.-1", "0.-1"}
    scene.do("at 2.-1")
    assert scene.pond().lilies == sorted([spot("2.-1"), spot("2.0")])
    assert scene.pond().beds == sorted([spot("1.-1"), spot("0.-1")])


@pytest.mark.clause("koi", "4.2.2")
def test_one_lantern_on_each_shore_and_nowhere_else() -> None:
    scene = Scene(goals=["statue"]).shore("2.0", "w").shore("-2.0", "e", lantern=True).tile("statue", "0.-1", "se")
    scene.work().do("place lantern")
    assert scene.events("placed") == [{"deed": "lantern", "hex": "2.0", "way": None}]
    scene.end()
    if scene.seat == 1:
        scene.pass_turn()
    scene.work()
    assert "lantern" not in scene.of("place")


@pytest.mark.clause("koi", "4.3.1", "4.3.2")
def test_koi_lie_on_free_water_hexes() -> None:
    scene = Scene().foliage("1.-1").fish("small", "0.0").give(small=1).work().do("place small")
    assert places(scene) == SPRING - {"0.0"}


@pytest.mark.clause("koi", "4.3.2", "4.3.4")
def test_every_place_for_a_koi_is_found_once() -> None:
    rng = random.Random(8)
    for round_ in range(20):
        scene = Scene()
        pond = scene.pond()
        for _ in range(rng.randrange(14)):
            scene.water(name_of(rng.choice(sorted(pond.reach))))
        for _ in range(rng.randrange(4)):
            scene.fish("small", name_of(rng.choice(sorted(pond.free))))
        free = sorted(pond.free)
        pairs = {frozenset((a, b)) for a in free for b in neighbours(a) if b in pond.free}
        threes = {frozenset((a, b, c)) for a in free for b in neighbours(a) for c in neighbours(b)
                  if {b, c} <= pond.free.keys() and c in neighbours(a)}  # fmt: skip
        for size, expected in ((1, {frozenset((a,)) for a in free}), (2, pairs), (3, threes)):
            shape = scene.parts.koi_shapes[size]
            found = [
                frozenset(shape.outline.way(code).hexes(at))
                for at in pond.anchors(shape)
                for code in pond.ways(shape, at)
            ]
            assert len(found) == len(set(found)), round_
            assert set(found) == expected
            assert pond.has_room(shape) == bool(expected)


@pytest.mark.clause("koi", "4.3.2")
def test_every_place_for_a_larger_outline_is_found_once() -> None:
    rng = random.Random(9)
    scene = Scene()
    pond = scene.pond()
    for _ in range(16):
        scene.water(name_of(rng.choice(sorted(pond.reach))))
    for outline in (shape.outline for shape in scene.parts.goal_shapes):
        shape = Shape(outline)
        found = {frozenset(outline.way(code).hexes(at)) for at in pond.anchors(shape) for code in pond.ways(shape, at)}
        everywhere = {frozenset(way.hexes(at)) for at in HEXES for way in outline.turned}
        assert found == {cells for cells in everywhere if cells <= pond.free.keys()}


@pytest.mark.clause("koi", "4.3.3")
def test_a_moved_koi_may_use_its_own_hexes_but_not_all_of_them_again() -> None:
    scene = Scene().fish("medium", "0.0", "e").fish("small", "-1.0").fish("small", "-1.1").give(luck=1)
    scene.work().do("place move", "at 0.0")
    assert scene.free() == {"0.0", "1.0", "0.1"}
    assert places(scene) == {"0.0", "1.0"}
    scene.do("at 0.0")  # only south-east is left there, so it is not asked
    assert scene.events("moved") == [{"koi": "medium", "hex": "0.0", "way": "se"}]
    assert scene.free() == {"1.0"}


@pytest.mark.clause("koi", "4.3.3")
def test_a_koi_that_fits_nowhere_else_cannot_be_moved() -> None:
    scene = Scene().fish("medium", "-1.0", "e").fish("small", "1.0").fish("small", "-1.1").give(luck=1)
    scene.fish("small", "0.1")
    scene.work()
    assert "move" not in scene.of("place")
    assert "skip" in scene.options()


@pytest.mark.clause("koi", "4.3.5")
def test_water_under_a_branch_or_shishi_odoshi_is_not_free() -> None:
    scene = Scene().water("1.-1", "2.-2", "2.-1", "3.-2")
    scene.tile("branch-small", "-1.0", "e")
    branch = {name_of(at) for at in scene.parts.goal_shapes[0].outline.way(0).hexes(spot("-1.0"))}
    assert not branch & scene.free()
    scene.tile("shishi-odoshi", "2.-2", "se" if scene.parts.goal_shapes[7].outline.by_code[5] else "e")
    assert len(scene.free()) == 9 - 6


@pytest.mark.clause("koi", "4.4.1", "7.1")
def test_surrounded_by_water_sides_whatever_lies_on_them() -> None:
    scene = Scene().fish("small", "0.0").water("1.-1")
    assert scene.koi() == [2]
    scene.foliage("0.-1")
    assert scene.koi() == [4]  # spring, water and foliage all round
    scene.fish("small", "1.-1").fish("small", "-1.0").path("0.1")
    assert scene.koi()[1:3].count(4) == 1
    scene.lily("2.-1")
    values = {name_of(at): worth for at, worth in zip(sorted(scene.pond().koi[1::3]), scene.koi(), strict=True)}
    assert values["0.0"] == 4


@pytest.mark.clause("koi", "4.4.1")
def test_a_shore_surrounds_only_with_its_water_sides() -> None:
    facing = Scene().fish("small", "0.0").water("1.-1").shore("0.-1", "se")
    assert facing.koi() == [4]
    away_from = Scene().fish("small", "0.0").water("1.-1").water("0.-2").shore("0.-1", "nw")
    assert away_from.koi() == [2]
