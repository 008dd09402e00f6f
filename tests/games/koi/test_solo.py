"""Chapter 8: alone, and the scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from games.koi.scene import Scene
from sanmon.games.koi.domains import GOALS, PILES
from sanmon.games.koi.engine import load
from sanmon.games.koi.solo.verdict import is_enlightened
from sanmon.games.koi.state import LAST
from sanmon.kernel.words import Words

SCROLLS = ("scroll-lilies", "scroll-small", "scroll-large")


def alone(goals: tuple[str, ...] | None = (), **settings: Any) -> Scene:
    return Scene(players=1, goals=goals, **settings)


@pytest.mark.clause("koi", "8.1.1", "2.6")
def test_the_first_seat_with_the_set_up_of_two() -> None:
    scene = Scene(players=1, bare=False, goals=None)
    two = Scene(players=2, bare=False, goals=None)
    assert [scene.has(pile) for pile in ("coin", "luck", "water", "small", "medium", "large")] == [2, 1, 2, 0, 0, 0]
    assert len(scene.state.deck) == len(two.state.deck) == 25
    assert scene.left("medium") == two.left("medium")
    assert len(scene.state.goals) == 3


@pytest.mark.clause("koi", "8.1.2", "8.1.4")
def test_meditating_discards_the_card_on_the_side_of_the_deck() -> None:
    scene = alone().row("breeder", "gardener", "sculptor", "market", "storage").do("meditate sculptor third")
    assert scene.events("discarded") == [{"card": "gardener"}]
    assert scene.offer()[2:] == ["breeder", "market", "storage"]
    assert len(scene.events("dealt")) == 2


@pytest.mark.clause("koi", "8.1.2")
def test_meditating_at_the_deck_discards_from_it() -> None:
    scene = alone().give(coin=1).row("breeder", "gardener", "sculptor", "market", "storage")
    deck = len(scene.state.deck)
    scene.do("meditate breeder first")
    assert len(scene.events("discarded")) == 1
    assert scene.offer()[1:] == ["gardener", "sculptor", "market", "storage"]
    assert len(scene.state.deck) == deck - 2
    bare = alone().row(None, None, "sculptor", "market", "storage")
    bare.do("meditate sculptor third")
    assert bare.events("discarded") == []


@pytest.mark.clause("koi", "8.1.3", "8.1.4")
def test_work_discards_the_farthest_card() -> None:
    scene = alone().row("breeder", "gardener", "sculptor", "market", "storage").pass_turn()
    assert scene.events("discarded") == [{"card": "storage"}]
    assert scene.offer()[1:] == ["breeder", "gardener", "sculptor", "market"]


@pytest.mark.clause("koi", "8.1.5")
@pytest.mark.parametrize(("bought", "leaves"), [("small", "medium"), ("medium", "large"), ("large", "small")])
def test_a_koi_that_is_bought_drives_another_away(bought: str, leaves: str) -> None:
    scene = alone().give(luck=1, coin=5)
    before = [scene.left(size) for size in ("small", "medium", "large")]
    scene.do(f"luck {bought}")
    after = [scene.left(size) for size in ("small", "medium", "large")]
    expected = [
        number - (size in (bought, leaves)) for number, size in zip(before, ("small", "medium", "large"), strict=True)
    ]
    assert after == expected
    assert scene.events("removed") == [{"koi": leaves}]


@pytest.mark.clause("koi", "8.1.5", "8.1.7")
def test_if_the_next_size_is_missing_the_player_picks_the_koi_that_leaves() -> None:
    scene = alone().give(luck=2, coin=9)
    scene.state.stock[PILES.index("medium")] = 0
    scene.again().do("luck small")
    assert scene.prompt() == "remove"
    assert scene.of("remove") == ["small", "large"]
    scene.do("remove large")
    scene.state.stock[3:6] = [1, 0, 0]
    scene.again().do("luck small")
    assert scene.state.koi_left() == 0
    assert scene.state.ending == 0


@pytest.mark.clause("koi", "8.1.6")
def test_any_number_of_goal_tiles_in_a_turn() -> None:
    scene = alone(("turtle", "waterfall", "branches")).card(*SCROLLS, "deep-well", "roof-well").foliage("1.-1", "2.-1")
    scene.work()
    while scene.prompt() != "claim":
        scene.do("skip")
    assert scene.of("claim") == ["branch-small", "turtle", "waterfall"]
    scene.do("claim turtle", "at -1.0", "claim waterfall")
    while scene.prompt() != "claim":
        scene.do(scene.options()[0])
    assert scene.of("claim") == ["branch-small"]
    assert scene.state.turn == 1


@pytest.mark.clause("koi", "8.1.6")
def test_the_water_of_a_branch_makes_another_goal_possible() -> None:
    scene = alone(("branches", "shishi-odoshi")).foliage("1.-1", "2.-1").water("-2.1", "-2.2")
    scene.work()
    while scene.prompt() != "claim":
        scene.do("skip")
    assert scene.of("claim") == ["branch-small"]
    scene.do("claim branch-small", "at -1.0", "way e", "at -3.2", "skip")
    assert scene.of("claim") == ["shishi-odoshi"]


@pytest.mark.clause("koi", "8.1.7")
def test_one_more_turn_after_the_deck_is_empty() -> None:
    scene = alone()
    scene.state.deck = [0]
    scene.pass_turn()
    assert scene.state.ending == LAST
    assert scene.seat == 0
    scene.pass_turn()
    assert scene.seat is None


def verdict(scene: Scene, points: int) -> str | None:
    """The verdict on a game that ends with this number of points; luck tokens add the missing points."""
    scene.state.held[7] += points - sum(scene.points().values())
    scene.state.ending = LAST
    result = scene.pass_turn().state.result
    assert result is not None
    assert result.scores == (points,)
    return result.verdict


def claimed(*goals: str, without: tuple[str, ...] = (), **settings: Any) -> Scene:
    scene = alone(goals, **settings)
    for goal in goals:
        scene.state.claimed[GOALS.index(goal)] = int(goal not in without)
    return scene


THREE = ("bridge", "turtle", "willow")


@pytest.mark.clause("koi", "8.2.1", "8.2.2")
@pytest.mark.parametrize(
    ("points", "title"),
    [(59, "lost-points"), (60, "gakusei"), (79, "gakusei"), (80, "senmon"), (99, "senmon"), (100, "sensei")],
)
def test_titles(points: int, title: str) -> None:
    assert verdict(claimed(*THREE), points) == title


@pytest.mark.clause("koi", "8.2.1", "8.2.3")
def test_why_a_game_is_lost() -> None:
    assert verdict(claimed(*THREE, without=("willow",)), 100) == "lost-goals"
    assert verdict(claimed(*THREE, without=("willow",)), 10) == "lost-both"
    assert verdict(claimed(*THREE), 10) == "lost-points"
    path = ("statue", "path", "purple-lily")
    assert verdict(claimed(*path, without=("statue",), scenario="enlightenment"), 100) == "lost-goals"
    assert verdict(claimed(*path, without=("statue",), scenario="enlightenment"), 10) == "lost-both"
    assert verdict(claimed(*path, scenario="enlightenment"), 10) == "lost-path-points"


@pytest.mark.clause("koi", "8.2.3")
@pytest.mark.parametrize(
    ("language", "too_much"), [("en", "all goals"), ("cs", "úkoly splněny"), ("ru", "цели достигнуты")]
)
def test_words_of_verdicts(language: str, too_much: str) -> None:
    """Each verdict has its own words. "Too few points" must not claim that all goals are met: four can do (8.3.6)."""
    game = load(None)
    words = Words(game, language)
    said = [words.say(f"verdict-{key}") for key in game.verdicts]
    assert len(set(said)) == len(said)
    assert not [text for text in said if "⟦" in text]
    assert too_much not in words.say("verdict-lost-points")


@pytest.mark.clause("koi", "8.3.1")
@pytest.mark.parametrize("scenario", ["hot-summer", "imperial-pond", "imperial-pond-random"])
@pytest.mark.parametrize(("points", "title"), [(49, "lost-points"), (50, "gakusei"), (70, "senmon"), (90, "sensei")])
def test_titles_of_the_scenarios(scenario: str, points: int, title: str) -> None:
    assert verdict(claimed(*THREE, scenario=scenario), points) == title


@pytest.mark.clause("koi", "8.3.2")
def test_hot_summer() -> None:
    scene = alone(("shishi-odoshi",), scenario="hot-summer").fish("small", "0.0").lily("1.-1").card("scroll-small")
    assert scene.points() == {"scroll-small": 2}
    scene.water("0.-1")
    assert scene.points() == {"small": 6, "scroll-small": 2}


@pytest.mark.clause("koi", "8.3.3")
def test_goals_of_the_path_of_enlightenment() -> None:
    state = load(None).start(players=1, seed=1, scenario="enlightenment")
    assert {GOALS[goal] for goal in state.goals} == {"statue", "path", "purple-lily"}


@pytest.mark.clause("koi", "8.3.4")
def test_the_path_of_enlightenment_leads_from_a_lantern_to_the_statue() -> None:
    def scene(*path: str, lantern: bool = True) -> Scene:
        found = claimed("statue", "path", "purple-lily", scenario="enlightenment")
        found.shore("-2.0", "e", lantern=lantern).tile("statue", "2.0", "w")
        found.state.claimed[GOALS.index("path")] = 0
        return found.path(*path)

    assert is_enlightened(scene("-1.0", "0.0", "1.0").pond())
    assert is_enlightened(scene("1.0", "0.0", "-1.0", "-1.1").pond())
    assert not is_enlightened(scene("-1.0", "0.0").pond())
    assert not is_enlightened(scene("-1.0", "0.0", "1.0", lantern=False).pond())
    assert verdict(scene("-1.0", "0.0", "1.0"), 70) == "senmon"
    assert verdict(scene("-1.0", "0.0", "0.1"), 70) == "lost-path"
    assert verdict(scene("-1.0", "0.0", "0.1"), 10) == "lost-path-points"
    assert verdict(scene("-1.0", "0.0", "1.0"), 10) == "lost-points"


@pytest.mark.clause("koi", "8.3.4")
def test_the_path_of_enlightenment_is_followed_in_the_order_in_which_it_lies() -> None:
    def scene(*path: str) -> Scene:
        return alone(scenario="enlightenment").shore("-2.0", "e", lantern=True).tile("statue", "1.0", "w").path(*path)

    between = ("-1.0", "0.0")  # the first adjoins the lantern, the second the statue
    assert not is_enlightened(scene(*between, "-1.1").pond())  # the third adjoins both, but does not lie between them
    assert is_enlightened(scene("-1.0", "-1.1", "0.0").pond())


@pytest.mark.clause("koi", "8.3.5")
def test_goals_of_the_imperial_pond() -> None:
    state = load(None).start(players=1, seed=1, scenario="imperial-pond")
    assert {GOALS[goal] for goal in state.goals} == {"carp", "waterfall", "shishi-odoshi", "willow", "turtle"}
    drawn = [load(None).start(players=1, seed=seed, scenario="imperial-pond-random").goals for seed in range(30)]
    assert all(len(set(goals)) == 5 for goals in drawn)
    assert {goal for goals in drawn for goal in goals} == set(range(10))


@pytest.mark.clause("koi", "8.3.6")
def test_four_goals_of_the_imperial_pond() -> None:
    goals = ("carp", "waterfall", "shishi-odoshi", "willow", "turtle")
    assert verdict(claimed(*goals, without=("carp",), scenario="imperial-pond"), 95) == "gakusei"
    assert verdict(claimed(*goals, without=("carp",), scenario="imperial-pond"), 10) == "lost-points"
    assert verdict(claimed(*goals, without=("carp", "turtle"), scenario="imperial-pond"), 95) == "lost-goals"
    assert verdict(claimed(*goals, scenario="imperial-pond"), 95) == "sensei"
