"""Chapter 16: the solo game against the Automaton."""

import pytest

from games.satori.scene import Scene
from sanmon.games.satori.engine import load
from sanmon.games.satori.solo.automaton import HASEKURA, react
from sanmon.games.satori.state import GOODS, INCENSE, KEYS, MON, SCORE_KEYS

GREY, PURPLE, ORANGE = range(3)


def solo(**settings: bool) -> Scene:
    return Scene(1, components=None, ruleset=2, **settings)


def turn(scene: Scene, colour: str, altar: str, drawn: int) -> Scene:
    """The player visits an altar and declines everything; the Automaton draws this colour."""
    scene.visit(colour, altar)
    while "worshipper" not in scene.verbs():
        before = scene.state.bag[:]
        choice = next((text for text in ("skip", "end", "side left") if text in scene.options()), scene.options()[0])
        option = scene.game.vocabulary.option(choice)
        trial = scene.state.clone()
        trial.apply(option)
        if trial.outcomes:
            outcome = sum(before[:drawn])
            scene.state.apply(option, outcomes=[outcome, *[0] * (len(trial.outcomes) - 1)])
            return scene
        scene.state.apply(option)
    raise AssertionError("the Automaton drew nothing")


def auto(scene: Scene, good: int) -> int:
    """How many of a good the Automaton has."""
    return scene.state.goods[HASEKURA * GOODS + good]


def react_to(scene: Scene, altar: str, colour: int, drawn: int, *more: int) -> Scene:
    """Runs only the Automaton's reaction, which draws this colour from a full bag; `more` are further outcomes."""
    scene.state.bag = [3, 3, 3]
    scene.state._given = [*reversed(more), 3 * drawn]
    scene.state.raw_events = []
    react(scene.state, scene.altar(altar), colour)
    scene.state._given = None
    return scene


@pytest.mark.clause("satori", "16.1", "16.2", "16.3", "16.4")
def test_setting_up_alone() -> None:
    state = load(None).start(players=1, seed=4)
    assert sum(state.sanmon) == 3
    assert [state.sanmon[colour] + state.bag[colour] for colour in range(3)] == [3, 3, 3]
    assert state.amulet == [-1, -1]
    assert len(state.starting) == 2
    assert len(state.options()) == 2
    assert state.points == [5, 5]
    assert state.jokoros == [5, 5]
    assert state.goods[GOODS:] == [0] * GOODS
    state.apply(state.options()[0])
    assert state.prompt(0).key == "first-monk"
    scene = solo().visit("grey", "charity").do("call")
    assert scene.state.bells == []


@pytest.mark.clause("satori", "16.1")
def test_three_worshippers_every_round() -> None:
    scene = solo().end_round()
    while scene.prompt() != "worshipper":
        scene.state.apply(scene.state.options()[-1])
    assert sum(scene.state.sanmon) == 3


@pytest.mark.clause("satori", "16.5")
def test_plots_are_closed() -> None:
    scene = solo().give(mon=2, wood=2, stone=2).offer("quarry", "treasury", "sawmill")
    assert not scene.offers("altar")
    scene = solo().give(mon=2, wood=2, stone=2, incense=1).offer("quarry", "treasury", "sawmill")
    scene.begin("altar").do("do altar", "build treasury")
    assert scene.state.covered[scene.altar("lower-purple")] == scene.altar("treasury")


@pytest.mark.clause("satori", "16.6")
def test_a_built_altar_keeps_lantern_and_pair() -> None:
    scene = solo()
    scene.build("sawmill", over="lower-orange")
    react_to(scene, "sawmill", GREY, GREY)
    assert [event["lantern"] for event in scene.events("reward")] == ["mon", "incense"]
    assert scene.events("reaction") == [{"colour": "grey", "altar": "upper-orange"}]
    react_to(scene, "upper-orange", GREY, GREY)
    assert scene.events("reaction") == [{"colour": "grey", "altar": "sawmill"}]


@pytest.mark.clause("satori", "16.7", "16.8", "16.9")
def test_reward_and_reaction() -> None:
    scene = turn(solo(), "grey", "upper-orange", PURPLE)
    assert scene.events("reward") == [
        {"lantern": "incense", "altar": "upper-orange", "reason": "other-colour"},
        {"lantern": "mon", "altar": "lower-orange", "reason": "own-visit"},
    ]
    assert (auto(scene, INCENSE), auto(scene, MON)) == (1, 1)
    assert scene.state.visitors[scene.altar("lower-orange") * 3 + PURPLE] == 1


@pytest.mark.clause("satori", "16.7")
def test_a_matching_worshipper_gives_the_automaton_nothing() -> None:
    scene = turn(solo(), "orange", "upper-orange", PURPLE)
    assert [event["reason"] for event in scene.events("reward")] == ["own-visit"]


@pytest.mark.clause("satori", "16.10")
def test_its_matching_worshipper_brings_both_rewards() -> None:
    scene = turn(solo(), "orange", "upper-orange", ORANGE)
    assert {event["lantern"] for event in scene.events("reward")} == {"mon", "incense"}
    assert (auto(scene, INCENSE), auto(scene, MON)) == (1, 1)


@pytest.mark.clause("satori", "16.11")
def test_its_visit_advances_the_owner() -> None:
    scene = solo()
    scene.build("sawmill", over="lower-orange", jokoro=True)
    react_to(scene, "upper-orange", ORANGE, GREY)
    assert scene.state.offering[scene.me] == 1
    react_to(scene, "upper-orange", ORANGE, ORANGE)
    assert scene.state.offering[scene.me] == 3


@pytest.mark.clause("satori", "16.12")
def test_its_mon_comes_from_the_supply() -> None:
    scene = solo()
    supply = scene.state.supply[MON]
    react_to(scene, "upper-orange", ORANGE, GREY)
    assert scene.state.supply[MON] == supply - 1
    assert auto(scene, MON) == 1


@pytest.mark.clause("satori", "16.13", "16.20")
def test_full_incense_gives_mon_instead() -> None:
    scene = solo()
    scene.state.goods[HASEKURA * GOODS + INCENSE] = 3
    react_to(scene, "upper-orange", ORANGE, ORANGE)
    assert (auto(scene, INCENSE), auto(scene, MON)) == (3, 2)
    assert scene.events("reward-blocked") == [{"lantern": "incense", "obstacle": "incense-full"}]


@pytest.mark.clause("satori", "16.14")
def test_its_hikari_moves_the_light_of_the_flower_past_monks() -> None:
    scene = solo()
    scene.monk("middle-right").tile("middle-bottom", "three-mon")
    tile = scene.state.tile_at[scene.space("middle-bottom")]
    react_to(scene, "upper-purple", PURPLE, GREY)  # grey on lower-purple: the Hikari lantern, the grey flower
    assert scene.state.light[0] == scene.space("west-right")
    assert scene.state.tiles[HASEKURA] == 1
    react_to(scene, "upper-grey", GREY, PURPLE)  # the purple flower: over the player's monk
    assert scene.state.light[1] == scene.space("middle-bottom")
    assert scene.state.monk_at[scene.space("middle-right")] == scene.me
    assert scene.state.sun[scene.me] == 0
    assert scene.state.tile_at[scene.space("middle-bottom")] == -1
    assert scene.events("auto-light")[0]["tile"] == scene.things.tile.ids[tile]


@pytest.mark.clause("satori", "16.14")
def test_its_hikari_is_blocked_without_a_tile_to_take() -> None:
    scene = solo()
    scene.state.tile_at[1:4] = [-1, -1, -1]
    react_to(scene, "upper-purple", PURPLE, GREY)
    assert scene.events("reward-blocked")[0] == {"lantern": "hikari", "obstacle": "no-light"}


@pytest.mark.clause("satori", "16.15")
def test_its_jokoro_takes_the_lowest_free_space() -> None:
    scene = solo().tier(1, "emerald").tier(2, "wood-stone")
    react_to(scene, "lower-purple", PURPLE, GREY)
    assert scene.state.left_space[:2] == [HASEKURA, -1]
    react_to(scene, "lower-purple", PURPLE, GREY)
    assert scene.state.left_space[:2] == [HASEKURA, HASEKURA]
    assert scene.state.jokoros[HASEKURA] == 3
    react_to(scene, "lower-purple", PURPLE, GREY)
    assert scene.events("reward-blocked")[0]["obstacle"] == "no-space"
    assert scene.events("reward")[-1] == {"lantern": "hikari", "altar": "lower-purple", "reason": "instead"}
    scene.state.left_space[1] = -1
    scene.state.jokoros[HASEKURA] = 0
    react_to(scene, "lower-purple", PURPLE, GREY)
    assert scene.events("reward-blocked")[0]["obstacle"] == "no-jokoro"


@pytest.mark.clause("satori", "16.15")
def test_its_jokoro_takes_the_sorin_last() -> None:
    scene = solo().tier(3, "emerald").tier(6 - 1, "wood-stone")
    scene.state.cost_at[5], scene.state.left_space[5], scene.state.right_space[5] = 0, -1, -3
    for expected in (2, 4, 5):
        react_to(scene, "lower-purple", PURPLE, GREY)
        assert scene.state.left_space[expected] == HASEKURA


@pytest.mark.clause("satori", "16.16", "16.17", "16.18")
def test_it_builds_tiers_and_roofs_from_the_bottom_up() -> None:
    scene = solo().tiers("cypress", "jade", "granite", "cedar", "gilded")
    state = scene.state
    react_to(scene, "lower-grey", GREY, ORANGE, 0)
    assert state.tier_built == [1, 0, 0, 0, 0]
    assert state.points[HASEKURA] == 10
    assert state.cost_at[0] == 0
    react_to(scene, "lower-grey", GREY, ORANGE)
    assert scene.events("reward-blocked")[0]["obstacle"] == "no-tile"
    assert state.tiles[HASEKURA] == 1  # from the hikari that it took instead
    react_to(scene, "lower-grey", GREY, ORANGE)
    assert state.roof_built == [1, 0, 0, 0, 0]
    assert state.tiles[HASEKURA] == 0
    assert state.points[HASEKURA] == 12
    react_to(scene, "lower-grey", GREY, ORANGE)
    assert scene.events("reward-blocked")[0]["obstacle"] == "nothing-to-build"  # the architect is on level 1
    scene.jump(5)
    state.tier_built, state.roof_built = [1] * 5, [1] * 5
    react_to(scene, "lower-grey", GREY, ORANGE)
    assert scene.events("reward-blocked")[0]["obstacle"] == "nothing-to-build"
    assert state.sorin_builder == -1


@pytest.mark.clause("satori", "16.19")
def test_of_both_rewards_hikari_comes_first() -> None:
    scene = solo()
    scene.state.tier_built[0] = 1  # its next part is a roof, for which the light brings the tile
    for altar in ("lower-grey", "upper-grey"):
        scene.state.roof_built[0] = 0
        scene.state.tiles[HASEKURA] = 0
        react_to(scene, altar, GREY, GREY)
        assert [event["lantern"] for event in scene.events("reward")] == ["hikari", "pagoda"]
        assert scene.state.roof_built[0] == 1


@pytest.mark.clause("satori", "16.20")
def test_a_reward_is_lost_if_both_of_the_pair_are_blocked() -> None:
    scene = solo()
    scene.state.jokoros[HASEKURA] = 0
    scene.state.tile_at[1:4] = [-1, -1, -1]
    react_to(scene, "lower-purple", PURPLE, GREY)
    assert [event["obstacle"] for event in scene.events("reward-blocked")] == ["no-jokoro", "no-light"]
    assert len(scene.events("reward-lost")) == 1


@pytest.mark.clause("satori", "16.21")
def test_at_the_charity_altar_it_takes_the_collection() -> None:
    scene = solo()
    scene.state.visitors[18:21] = [1, 0, 0]
    react_to(scene, "charity", GREY, ORANGE)
    assert auto(scene, MON) == 3
    assert scene.events("reward") == []
    assert scene.state.visitors[18:21] == [1, 0, 1]


@pytest.mark.clause("satori", "16.21", "1.3")
def test_charity_without_mon_in_the_supply_is_an_event() -> None:
    scene = solo()
    scene.give(mon=scene.state.supply[MON])
    react_to(scene, "charity", GREY, ORANGE)
    assert auto(scene, MON) == 0
    assert scene.events("reward-blocked") == [{"lantern": "mon", "obstacle": "no-mon"}]
    assert scene.events("reward-lost") == [{"lantern": "mon"}]


@pytest.mark.clause("satori", "16.22")
def test_it_scores_between_rounds() -> None:
    scene = solo()
    scene.state.tiles[HASEKURA] = 3
    scene.state.goods[HASEKURA * GOODS + MON] = 4
    scene.state.supply[MON] -= 4
    supply = scene.state.supply[MON]
    scene.give(tiles=1).end_round()
    assert scene.prompt() == "exchange-tiles"
    assert scene.state.points[HASEKURA] == 5  # after the player's steps
    scene.do("skip")
    assert scene.state.points[HASEKURA] == 5 - 1 + 4 + 3
    assert scene.state.tiles[HASEKURA] == 3
    assert auto(scene, MON) == 0
    assert scene.state.supply[MON] == supply + 4
    scene = solo()
    scene.state.goods[HASEKURA * GOODS + INCENSE] = 2
    scene.end_round()
    assert scene.state.points[HASEKURA] == 7
    assert auto(scene, INCENSE) == 0


def final(scene: Scene) -> Scene:
    """Ends the last round, so that the game is scored."""
    return scene.jump(5).end_round()


@pytest.mark.clause("satori", "16.23", "16.24")
def test_the_final_scoring_of_a_solo_game() -> None:
    scene = solo().give(emerald=2, incense=1)
    state = scene.state
    state.tiles[HASEKURA] = 2
    state.goods[HASEKURA * GOODS + INCENSE] = 1
    state.roofs = 3
    state.left_space[:2] = [HASEKURA, HASEKURA]
    final(scene)
    assert state.result is not None
    assert state.result.scores == (7, 5 + 1 + 2 + 6)
    assert state.result.breakdown[1] == {"start": 5, "goods": 1, "meditation": 2, "pagoda": 6}
    assert state.result.breakdown[0] == {"start": 5, "emeralds": 2}
    assert len(state.tally) == 2 * KEYS == 2 * len(SCORE_KEYS)


@pytest.mark.clause("satori", "16.25")
def test_few_worshippers() -> None:
    state = load(None).start(players=1, seed=4, few_worshippers=True)
    assert [state.sanmon[colour] + state.bag[colour] for colour in range(3)] == [2, 2, 2]


@pytest.mark.clause("satori", "16.26")
def test_humble_charity() -> None:
    scene = react_to(solo(humble_charity=True), "charity", GREY, ORANGE)
    assert (auto(scene, MON), auto(scene, INCENSE)) == (0, 1)
    scene.state.goods[HASEKURA * GOODS + INCENSE] = 3
    react_to(scene, "charity", GREY, ORANGE)
    assert (auto(scene, MON), auto(scene, INCENSE)) == (0, 3)
    assert scene.events("reward-blocked") == [{"lantern": "incense", "obstacle": "incense-full"}]
    assert scene.events("reward-lost") == [{"lantern": "incense"}]


@pytest.mark.clause("satori", "16.27")
def test_strict_rewards() -> None:
    scene = solo(strict_rewards=True)
    scene.state.goods[HASEKURA * GOODS + INCENSE] = 3
    react_to(scene, "lower-orange", ORANGE, GREY)
    assert (auto(scene, MON), auto(scene, INCENSE)) == (0, 3)
    assert scene.events("reward-lost") == [{"lantern": "incense"}]


@pytest.mark.clause("satori", "16.28", "16.29")
@pytest.mark.parametrize(
    ("lead", "verdict", "ranks"),
    [(-3, "beaten", (2, 1)), (0, "shared", (1, 1)), (1, "close", (1, 2)), (4, "close", (1, 2)), (5, "clear", (1, 2)),
     (8, "clear", (1, 2)), (9, "perfect", (1, 2))],
)  # fmt: skip
def test_verdicts(lead: int, verdict: str, ranks: tuple[int, int]) -> None:
    scene = solo().give(incense=1)
    scene.state.goods[HASEKURA * GOODS + INCENSE] = 1
    scene.state.points = [20 + lead, 19]
    final(scene)
    assert scene.state.result is not None
    assert scene.state.result.verdict == verdict
    assert scene.state.result.ranks == ranks
