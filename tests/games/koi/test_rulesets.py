"""Games of older rulesets keep the rules that rulesets 2 and 3 changed, so that their records and tables stay valid."""

from __future__ import annotations

import pickle

from games.koi.scene import Scene
from sanmon.games.koi.domains import GOALS, PILES
from sanmon.games.koi.engine import load
from sanmon.games.koi.state import LAST


def test_pieces_went_back_in_the_order_of_the_list() -> None:
    scene = Scene(ruleset=1).give(water=3, foliage=1, shore=1, medium=1).work().do("skip")
    assert scene.of("give") == ["water", "foliage", "shore"]
    scene.do("give shore")
    assert scene.events("gave") == [{"piece": "shore"}, {"piece": "medium"}]
    assert scene.seat == 1


def test_the_storage_came_before_rain() -> None:
    scene = Scene(ruleset=1).row(None, "drizzle", None, None, None)
    scene.state.stock[PILES.index("water")] = 3
    scene.again().do("meditate drizzle second")
    assert scene.options() == ["do rain 3", "skip"]
    assert (scene.has("water"), scene.left("water")) == (1, 2)


def test_the_goal_tile_of_a_moved_carp_stayed_in_the_list() -> None:
    scene = Scene(ruleset=1).tile("carp", "-1.0").water("2.0", "3.0", "2.1", "3.1")
    before = scene.pond().goals[:]
    scene.work().do("place move")
    while scene.seat == 0:
        scene.do(scene.options()[-1])
    assert scene.pond().goals == before
    assert scene.pond().koi[1:3] != before[1:3]


def test_actions_that_were_not_used_stayed_until_the_next_work() -> None:
    scene = Scene(ruleset=1).card("gardener").give(luck=1).work().do("skip")
    assert scene.seat == 1
    assert scene.view().actions["gardener"] == 1


def test_the_verdict_without_a_path_said_nothing_of_points() -> None:
    scene = Scene(players=1, ruleset=1, goals=("statue", "path", "purple-lily"), scenario="enlightenment")
    for goal in ("statue", "path", "purple-lily"):
        scene.state.claimed[GOALS.index(goal)] = 1
    scene.state.ending = LAST
    result = scene.pass_turn().state.result
    assert result is not None
    assert (result.scores, result.verdict) == ((3,), "lost-path")


def test_a_game_that_travels_between_processes_keeps_its_ruleset() -> None:
    assert pickle.loads(pickle.dumps(load(None, 1))) is load(None, 1)
    assert pickle.loads(pickle.dumps(Scene(ruleset=1).state)).game.ruleset == 1
    assert pickle.loads(pickle.dumps(load(None))) is load(None)


def test_the_benefit_came_between_the_parts_of_a_card() -> None:
    scene = Scene(ruleset=2).give(luck=1, coin=1).row(None, None, None, "shower", None).do("meditate shower fourth")
    scene.do("do rain 1", "at 1.-1", "do coin + 2 water | buy", "do coin + 2 water", "do sprout 1", "at 2.-1")
    assert scene.of("do") == ["rain 1"]
