"""Chapter 5: goals."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from games.koi.play import builder
from games.koi.scene import Scene, spot
from sanmon.games.koi.components import DEFAULT
from sanmon.games.koi.domains import COIN, GOAL_TILES, GOALS, PATH, PATH_GOAL
from sanmon.games.koi.engine import load
from sanmon.games.koi.frames import PATH_END
from sanmon.games.koi.hexes import DELTA, DIRECTIONS, name_of
from sanmon.games.koi.pond import BRIDGE, STATUE, WATERFALL, WILLOW
from sanmon.games.koi.view import KoiView
from sanmon.kernel.records import read_record, replay

SCROLLS = ("scroll-lilies", "scroll-small", "scroll-large")


def finish(scene: Scene) -> Scene:
    """Work without doing anything, up to the goals."""
    scene.work()
    return scene.do("skip") if scene.prompt() == "work" else scene


def claims(scene: Scene) -> list[str]:
    """What could be claimed at the end of this turn."""
    finish(scene)
    return scene.of("claim") if scene.prompt() == "claim" else []


@pytest.mark.clause("koi", "5.1.1")
def test_one_goal_tile_at_the_end_of_a_turn() -> None:
    scene = Scene(players=3, goals=["turtle", "waterfall"]).card(*SCROLLS, "deep-well", "roof-well")
    assert claims(scene) == ["turtle", "waterfall"]
    scene.do("claim turtle", "at 0.0")
    assert scene.seat == 1
    left = dict(zip(GOAL_TILES, scene.state.goal_left, strict=True))
    assert (left["turtle"], left["waterfall"]) == (1, 2)


@pytest.mark.clause("koi", "5.1.1")
def test_the_last_tile_is_gone_for_the_others() -> None:
    scene = Scene(goals=["turtle"]).card(*SCROLLS).card(*SCROLLS, seat=1)
    finish(scene).do("claim turtle", "at 0.0")
    assert claims(scene) == []


@pytest.mark.clause("koi", "5.1.2")
def test_a_seat_claims_a_goal_only_once() -> None:
    scene = Scene(players=3, goals=["turtle"]).card(*SCROLLS)
    finish(scene).do("claim turtle", "at 0.0")
    scene.pass_turn().pass_turn()
    assert scene.seat == 0
    assert claims(scene) == []


@pytest.mark.clause("koi", "5.1.2")
def test_a_seat_claims_only_one_of_the_three_branches() -> None:
    scene = Scene(goals=["branches"]).water("1.-1", "2.-1", "2.-2", "3.-2").foliage("-2.0", "-2.1", "-2.2", "-1.2")
    assert claims(scene)[:2] == ["branch-small", "branch-medium"]
    scene.do("claim branch-small")
    scene.end().pass_turn()
    assert claims(scene) == []


@pytest.mark.clause("koi", "5.1.3")
def test_a_tile_without_a_place_cannot_be_claimed() -> None:
    scene = Scene(goals=["turtle"]).card(*SCROLLS)
    for name in ("0.0", "-1.0", "1.0", "-1.1", "0.1"):
        scene.fish("small", name)
    assert claims(scene) == []


@pytest.mark.clause("koi", "5.1.4")
def test_conditions_are_minimums_and_never_checked_again() -> None:
    scene = Scene(goals=["branches"]).foliage("1.-1", "2.-1", "2.0")
    assert "branch-small" in claims(scene)  # three will do where two are needed
    scene.do("claim branch-small").end()
    scene.pass_turn()
    for name in ("1.-1", "2.-1", "2.0"):
        scene.pond().put_lily(spot(name))
    assert scene.points()["branches"] == 10


@pytest.mark.clause("koi", "5.1.5")
def test_outlines_turn_and_those_of_branches_and_carp_reflect() -> None:
    scene = Scene()
    ways = {name: len(shape.outline.turned) for name, shape in zip(GOAL_TILES, scene.parts.goal_shapes, strict=True)}
    assert ways["branch-medium"] == 12  # a hook has a left and a right
    assert ways["shishi-odoshi"] == 2
    assert all(shape.outline.mirrored for shape in scene.parts.goal_shapes[:3])
    assert scene.parts.goal_shapes[GOAL_TILES.index("carp")].outline.mirrored
    assert not scene.parts.outlines[WILLOW].mirrored


@pytest.mark.clause("koi", "5.2.1")
@pytest.mark.parametrize(("tile", "foliage"), [("branch-small", 2), ("branch-medium", 3), ("branch-large", 4)])
def test_branches_need_their_outline_and_bare_foliage(tile: str, foliage: int) -> None:
    names = ["-2.0", "-2.1", "-2.2", "-1.2"]
    water = ["1.-1", "2.-1", "2.-2", "3.-2", "3.-1", "0.-1"]
    scene = Scene(goals=["branches"]).water(*water).foliage(*names[:foliage])
    assert tile in claims(scene)
    short = Scene(goals=["branches"]).water(*water).foliage(*names[: foliage - 1]).lily(names[foliage - 1])
    assert tile not in claims(short)
    scene.do(f"claim {tile}")
    covered = scene.parts.goal_shapes[GOAL_TILES.index(tile)].outline
    assert len(covered.cells) == foliage + 1


@pytest.mark.clause("koi", "5.2.2")
def test_a_branch_brings_up_to_three_water() -> None:
    scene = Scene(goals=["branches"]).foliage("1.-1", "2.-1")
    finish(scene).do("claim branch-small")
    while scene.prompt() != "tile":
        scene.do(scene.options()[0])
    water = scene.left("water")
    for _ in range(2):
        scene.do(f"at {scene.of('at')[0]}")
    scene.do("skip")
    assert scene.left("water") == water - 2
    assert scene.seat == 1


@pytest.mark.clause("koi", "5.2.3")
@pytest.mark.parametrize(("tile", "points"), [("branch-small", 10), ("branch-medium", 15), ("branch-large", 20)])
def test_worth_of_branches(tile: str, points: int) -> None:
    scene = Scene().water("1.-1", "2.-1", "2.-2", "3.-2", "2.0", "3.-1", "3.0", "4.-1", "4.-2", "3.1")
    pond = scene.pond()
    shape = scene.parts.goal_shapes[GOAL_TILES.index(tile)]
    at = pond.anchors(shape)[0]
    code = pond.ways(shape, at)[0]
    scene.tile(
        tile, name_of(at), ("e", "ne", "nw", "w", "sw", "se")[code] if code < 6 else f"{DIRECTIONS[code - 6]}-mirrored"
    )
    assert scene.points() == {"branches": points}


@pytest.mark.clause("koi", "5.3.1")
def test_a_bridge_needs_a_lantern_and_three_coins_and_adjoins_its_shore() -> None:
    assert claims(Scene(goals=["bridge"]).give(coin=3)) == []
    assert claims(Scene(goals=["bridge"]).give(coin=2).shore("2.0", "w", lantern=True)) == []
    assert claims(Scene(goals=["bridge"]).give(coin=3).shore("2.0", "w")) == []
    scene = Scene(goals=["bridge"]).give(coin=3).shore("2.0", "w", lantern=True).water("1.-1", "1.-2")
    finish(scene).do("claim bridge")
    assert scene.has("coin") == 0
    shore = {spot(name) for name in ("2.0", "2.-1", "1.1")}
    for name in scene.of("at"):
        trial = scene.state.clone()
        trial.apply(scene.game.vocabulary.option(f"at {name}"))
        if trial.seat == 0:
            trial.apply(trial.options()[-1])
        anchor, code = trial.ponds[0].goals[1:3]
        cells = scene.parts.outlines[BRIDGE].way(code).hexes(anchor)
        assert any(cell + step in shore for cell in cells for step in DELTA)
        facing = scene.parts.outlines[BRIDGE].way(code).facing
        assert anchor + DELTA[facing] in scene.pond().tiles  # its middle faces water, as a shore's does


@pytest.mark.clause("koi", "5.3.2")
def test_a_bridge_has_three_parallel_lines() -> None:
    scene = Scene().tile("bridge", "2.0", "w")
    # From 2.0 west: 1.0, 0.0, -1.0. From 2.-1 and 1.1 west: nothing, and 0.1, -1.1.
    assert scene.points() == {"bridge": 3 + 0 + 2}
    scene.water("1.-1")
    assert scene.points() == {"bridge": 3 + 1 + 2}


@pytest.mark.clause("koi", "5.4.1", "5.4.2")
def test_the_centenary_carp() -> None:
    assert claims(Scene(goals=["carp"]).give(coin=4)) == []
    assert claims(Scene(goals=["carp"]).give(coin=5).fish("small", "0.0")) == []
    scene = Scene(goals=["carp"]).give(coin=5)
    assert claims(scene) == ["carp"]
    scene.do("claim carp")
    scene.end() if scene.seat == 0 else None
    assert scene.has("coin") == 0
    assert scene.points() == {"carp": 8}
    scene.water(*[name_of(at) for at in scene.pond().reach])
    assert scene.points() == {"carp": 16}


@pytest.mark.clause("koi", "5.4.3")
def test_the_goal_tile_of_the_carp_lies_where_it_swims() -> None:
    scene = Scene(goals=["carp", "bridge"]).tile("carp", "-1.0").tile("willow", "1.1").water("2.0", "3.0", "2.1", "3.1")

    def lies() -> None:
        pond = scene.view(1).seats[0].pond
        (tile,) = [goal for goal in pond.goals if goal.tile == "carp"]
        (fish,) = pond.koi
        assert (tile.hex, tile.way) == (fish.hexes[0], fish.way)
        assert set(fish.hexes) == {hex.id for hex in pond.hexes if hex.on == "carp"}
        assert [goal.tile for goal in pond.goals] == ["carp", "willow"]

    lies()
    before = scene.pond().goals[1:3]
    scene.work().do("place move")
    while scene.seat == 0:
        scene.do(scene.options()[-1])
    assert scene.pond().goals[1:3] != before
    lies()


@pytest.mark.clause("koi", "5.4.3")
def test_the_carp_is_a_koi_of_no_size() -> None:
    scene = (
        Scene(goals=["willow", "path"]).tile("carp", "-1.0", "e").card("scroll-small", "scroll-medium", "scroll-large")
    )
    scene.water("2.0", "2.-1", "3.-1", "3.0", "1.1").give(coin=4)
    assert scene.points() == {"carp": 8}
    for name in ("2.0", "2.-1", "3.-1"):
        scene.fish("small", name)
    scene.work()
    assert "move" in scene.of("place")
    scene.do("place move")
    anchors = scene.of("at")
    assert len(anchors) >= 3
    scene.do(f"at {anchors[0]}")
    assert scene.state.goal_left[GOAL_TILES.index("path")] == 7
    five = Scene(goals=["willow"]).fish("carp", "-1.0", "e").water("2.0", "2.-1", "3.-1", "3.0")
    for name in ("2.0", "2.-1", "3.-1", "3.0"):
        five.fish("small", name)
    assert claims(five) == ["willow"]


@pytest.mark.clause("koi", "5.5.1")
def test_a_path_is_paid_after_a_new_koi() -> None:
    scene = Scene(goals=["path"]).give(coin=4, small=2).card("breeder").work().do("place small", "at 0.0")
    assert scene.prompt() == "path"
    scene.do("at 1.0")
    assert scene.has("coin") == 2
    scene.do("place move", "at -1.0")  # there is one koi to move
    assert scene.events("moved") == [{"koi": "small", "hex": "-1.0", "way": "e"}]
    assert scene.prompt() != "path"
    poor = Scene(goals=["path"]).give(coin=1, small=1).work().do("place small", "at 0.0")
    assert poor.seat == 1
    without = Scene().give(coin=9, small=1).work().do("place small", "at 0.0")
    assert without.seat == 1


@pytest.mark.clause("koi", "5.5.2")
def test_the_path_goes_on_from_either_end() -> None:
    scene = Scene(goals=["path"]).water("2.0", "3.0").give(coin=6, small=1)
    first = Scene(goals=["path"]).water("2.0", "3.0").give(coin=6, small=1).work().do("place small", "at -1.1")
    assert set(first.of("at")) == {"0.0", "1.0", "-1.0", "0.1", "2.0", "3.0"}
    scene.path("1.0", "2.0").work().do("place small", "at -1.1")
    assert set(scene.of("at")) == {"0.0", "0.1", "3.0"}
    scene.do("at 0.0")
    assert [name_of(at) for at in scene.pond().path] == ["0.0", "1.0", "2.0"]


@pytest.mark.clause("koi", "5.5.3")
def test_a_piece_next_to_both_ends_continues_the_one_chosen() -> None:
    for end, expected in (("0.0", ["0.1", "0.0", "1.0"]), ("1.0", ["0.0", "1.0", "0.1"])):
        scene = Scene(goals=["path"]).give(coin=2, small=1).path("0.0", "1.0").work().do("place small", "at -1.0")
        scene.do("at 0.1")
        assert scene.prompt() == "path-end"
        scene.do(f"at {end}")
        assert [name_of(at) for at in scene.pond().path] == expected


@pytest.mark.clause("koi", "5.5.4")
@pytest.mark.parametrize(("pieces", "points"), [(1, 3), (2, 6), (3, 12), (4, 18), (5, 18)])
def test_worth_of_the_path(pieces: int, points: int) -> None:
    scene = Scene().path(*["-1.0", "0.0", "1.0", "0.1", "-1.1"][:pieces])
    assert scene.points() == {"path": points}


@pytest.mark.clause("koi", "5.5.3", "5.5.4")
def test_a_piece_scores_while_its_end_is_being_chosen() -> None:
    scene = Scene(players=1, goals=["path"]).give(coin=2, small=1).path("0.0", "1.0")
    assert scene.view().seats[0].points["path"] == 6
    scene.work().do("place small", "at -1.0", "at 0.1")
    assert scene.prompt() == "path-end"
    assert scene.view().seats[0].points["path"] == 12
    assert scene.do("at 0.0").view().seats[0].points["path"] == 12


@pytest.mark.clause("koi", "5.5.3", "5.5.4")
def test_a_recorded_game_scores_a_piece_while_its_end_is_being_chosen() -> None:
    """A game of random players, seed 847: after 223 actions the third piece lies beside both ends of the path."""
    stored = read_record(Path(__file__).parent / "found" / "path-end.jsonl")
    points = []
    for number, state in enumerate(replay(stored, load(DEFAULT, stored.header.ruleset))):
        if number in (222, 223, 224):
            table = state.view(None)
            assert isinstance(table, KoiView)
            points.append((state.prompt(1).key, table.seats[1].points["path"]))
    assert points[:2] == [("path", 6), ("path-end", 12)]
    assert points[2][1] == 12


@pytest.mark.clause("koi", "5.5.4")
def test_the_view_scores_every_piece_of_path_that_lies_in_the_pond() -> None:
    """Counted from the hexes of the view, at every decision of games between rich players."""
    ends = 0
    for seed in range(12):
        state = load(None).start(players=2, seed=seed)
        rng = random.Random(seed)
        state.goals, state.goal_left[PATH] = [PATH_GOAL], 7
        for seat in range(2):
            state.move_pile(seat, COIN, 12)
        state.refresh()
        while state.seat is not None:
            table = state.view(None)
            assert isinstance(table, KoiView)
            for player in table.seats:
                pieces = sum(at.on == "path" for at in player.pond.hexes)
                assert player.points.get("path", 0) == (0, 3, 6, 12, 18, 18, 18, 18)[pieces]
            state.apply(builder(state, rng))
            ends += state.stack[-1][0] == PATH_END if state.stack else 0
    assert ends  # the question of 5.5.3 came up


@pytest.mark.clause("koi", "5.3.1", "5.4.1")
@pytest.mark.parametrize(("goal", "coins"), [("bridge", 3), ("carp", 5)])
def test_paying_for_a_goal_is_told(goal: str, coins: int) -> None:
    scene = Scene(goals=[goal]).give(coin=6).shore("2.0", "w", lantern=True).water("-2.0", "-2.1", "-2.2", "-1.2")
    finish(scene).do(f"claim {goal}")
    assert scene.events("pay") == [{"good": "coin", "n": coins}]
    assert scene.has("coin") == 6 - coins


@pytest.mark.clause("koi", "5.6.1")
def test_the_purple_lily_needs_two_adjacent_lilies() -> None:
    assert claims(Scene(goals=["purple-lily"]).lily("1.-1", "-2.0")) == []
    scene = Scene(goals=["purple-lily"]).lily("1.-1", "2.-1")
    assert claims(scene) == ["purple-lily"]
    scene.do("claim purple-lily")
    assert set(scene.of("at")) == {"0.0", "-1.0", "1.0", "-1.1", "0.1"}
    scene.do("at 0.0")
    assert "0.0" not in scene.free()


@pytest.mark.clause("koi", "5.6.2", "7.5")
def test_the_purple_lily_adds_two() -> None:
    scene = Scene().fish("small", "1.0").tile("purple-lily", "0.0").card("scroll-lilies")
    assert scene.koi() == [4]
    assert scene.points() == {"small": 4, "scroll-lily": 2}


@pytest.mark.clause("koi", "5.7.1")
def test_the_shishi_odoshi_stands_on_three_tiles() -> None:
    assert claims(Scene(goals=["shishi-odoshi"]).water("1.-1", "2.-1")) == []  # 1.0 is of the spring
    scene = Scene(goals=["shishi-odoshi"]).water("1.-1", "2.-1", "2.-2")
    assert claims(scene) == ["shishi-odoshi"]
    scene.do("claim shishi-odoshi")
    assert scene.seat == 1  # there was one place
    assert not {"1.-1", "2.-1", "2.-2"} & scene.free()
    taken = Scene(goals=["shishi-odoshi"]).water("1.-1", "2.-1", "2.-2").fish("small", "2.-1")
    assert claims(taken) == []


@pytest.mark.clause("koi", "5.7.2")
def test_the_shishi_odoshi_counts_each_koi_once() -> None:
    scene = Scene().water("1.-1", "2.-1", "2.-2").fish("medium", "0.0", "e").fish("small", "-1.1")
    outline = scene.parts.goal_shapes[GOAL_TILES.index("shishi-odoshi")].outline
    cells = {spot(name) for name in ("1.-1", "2.-1", "2.-2")}
    way = next(way for way in outline.turned if set(way.hexes(spot("2.-2"))) == cells)
    scene.tile("shishi-odoshi", "2.-2", DIRECTIONS[way.code])
    assert scene.points()["shishi-odoshi"] == 3


@pytest.mark.clause("koi", "5.8.1", "5.8.2")
def test_the_statue() -> None:
    assert claims(Scene(goals=["statue"]).shore("2.0", "w", lantern=True).shore("-2.0", "e").water("0.2", "0.3")) == []
    scene = Scene(goals=["statue"]).shore("2.0", "w", lantern=True).shore("-2.0", "e", lantern=True).water("0.2", "0.3")
    assert claims(scene) == ["statue"]
    scene.do("claim statue")
    assert set(scene.of("at")) == {name_of(at) for at in scene.pond().shore_anchors(scene.parts.outlines[STATUE])}
    worth = Scene().tile("statue", "2.0", "w").fish("small", "1.0").fish("large", "-1.0", "e")
    assert worth.points()["statue"] == 8
    assert Scene().tile("statue", "2.0", "w").fish("small", "0.1").points() == {"small": 2}


@pytest.mark.clause("koi", "5.9.1", "5.9.2")
@pytest.mark.parametrize(("beside", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 8), (5, 12), (6, 16)])
def test_the_turtle(beside: int, points: int) -> None:
    scene = Scene(goals=["turtle"]).card(*SCROLLS[:2])
    assert claims(scene) == []
    scene = Scene(goals=["turtle"]).card(*SCROLLS).water("1.-1", "0.-1")
    ring = ["1.0", "1.-1", "0.-1", "-1.0", "-1.1", "0.1"]
    for name in ring[beside:]:
        scene.fish("small", name)
    finish(scene).do("claim turtle")
    scene.do("at 0.0") if scene.seat == 0 else None
    assert scene.points().get("turtle", 0) == points


@pytest.mark.clause("koi", "5.10.1", "5.10.2")
def test_the_waterfall() -> None:
    assert claims(Scene(goals=["waterfall"]).card("deep-well")) == []
    scene = Scene(goals=["waterfall"]).card("deep-well", "roof-well").water("2.0", "3.0")
    assert claims(scene) == ["waterfall"]
    scene.do("claim waterfall")
    spring = {spot(name) for name in ("0.0", "-1.0", "1.0", "-1.1", "0.1")}
    outline = scene.parts.outlines[WATERFALL]
    assert "4.0" not in scene.of("at")
    for name in scene.of("at"):
        assert any(spot(name) + DELTA[way.facing] in spring for way in outline.turned)
    worth = Scene().tile("waterfall", "2.0", "w").fish("large", "-1.0", "e").fish("small", "1.0")
    assert worth.points()["waterfall"] == 8
    assert worth.path("0.1").points()["waterfall"] == 16


@pytest.mark.clause("koi", "5.11.1")
def test_the_willow_needs_five_koi_and_touches_a_water_tile() -> None:
    scene = Scene(goals=["willow"]).water("2.0")
    for name in ("0.0", "-1.0", "1.0", "-1.1"):
        scene.fish("small", name)
    assert claims(Scene(goals=["willow"]).water("2.0").fish("small", "0.0")) == []
    scene.fish("small", "2.0")
    assert claims(scene) == ["willow"]
    scene.do("claim willow")
    outline = scene.parts.outlines[WILLOW]
    for name in scene.of("at"):
        trial = scene.state.clone()
        trial.apply(scene.game.vocabulary.option(f"at {name}"))
        while trial.seat == 0:
            trial.apply(trial.options()[-1])
        anchor, code = trial.ponds[0].goals[1:3]
        way = outline.way(code)
        met = [anchor + step + DELTA[side] for index, step in enumerate(way.offsets) for side in range(6)
               if way.sides[index] >> side & 1]  # fmt: skip
        assert spot("2.0") in met
    only_spring = Scene(goals=["willow"]).foliage("2.0")
    for name in ("0.0", "-1.0", "1.0", "-1.1", "0.1"):
        only_spring.fish("small", name)
    assert claims(only_spring) == []


@pytest.mark.clause("koi", "5.11.2", "5.11.3", "4.2.1", "7.5")
def test_a_willow_takes_two_lilies_and_is_no_foliage() -> None:
    scene = Scene(goals=["branches"]).tile("willow", "2.0", "e").card("scroll-lilies")
    assert scene.points() == {"willow": 8}
    assert len(scene.pond().beds) == 2
    assert claims(scene) == []  # two beds are not two foliage tiles
    scene.pass_turn()
    scene.card("gardener").work().do("place lily")
    scene.do(f"at {scene.of('at')[0]}", "place lily")
    assert scene.points() == {"willow": 8, "scroll-lily": 4}
    assert GOALS[9] == "willow"
