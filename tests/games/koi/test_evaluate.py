"""The evaluation: points that are scored count in full; possible points count less, and still less near the end."""

from __future__ import annotations

from games.koi.scene import Scene
from games.koi.test_scoring import example
from sanmon.bots.judges import shipped_judge
from sanmon.games.koi.domains import GOALS, WELL
from sanmon.games.koi.evaluate import TERMS, evaluate, terms
from sanmon.games.koi.evaluate_alone import NEEDED
from sanmon.games.koi.state import LAST


def test_a_value_for_every_seat() -> None:
    scene = Scene(players=4, bare=False, goals=None)
    values = evaluate(scene.state)
    assert len(values) == 4
    assert values[3] > values[0]  # a large koi in the storage


def test_points_now_count_in_full() -> None:
    scene = example()
    assert evaluate(scene.state)[0] > 60 > evaluate(scene.state)[1]


def test_a_koi_in_the_pond_is_worth_more_than_in_the_storage() -> None:
    for size in ("small", "medium", "large"):
        stored = Scene().give(**{size: 1})
        placed = Scene().fish(size, "-1.0", "e")
        assert evaluate(placed.state)[0] > evaluate(stored.state)[0]


def test_closing_a_ring_is_progress() -> None:
    scene = Scene().fish("small", "0.0")
    open_ = evaluate(scene.state)[0]
    scene.water("1.-1")
    nearly = evaluate(scene.state)[0]
    scene.water("0.-1")
    assert open_ < nearly < evaluate(scene.state)[0]


def test_promises_fade_with_time() -> None:
    scene = Scene().give(water=3, coin=3).card("breeder")
    early = evaluate(scene.state)[0]
    scene.state.ending = LAST
    assert 0 < evaluate(scene.state)[0] < early / 2


def needed(scene: Scene) -> float:
    """What having goals, and being near to them, is worth to one who plays alone."""
    return terms(scene.state)[0][TERMS.index("near-goals:needed")]


def alone(*goals: str) -> Scene:
    scene = Scene(players=1, goals=goals)
    scene.state.claimed = [0] * len(GOALS)
    return scene


def test_alone_goals_are_needed_but_they_are_no_points() -> None:
    """8.2.1: without every goal the game is lost, so a bot plays for them; people see points only."""
    scene = alone("willow", "statue")
    before, margin = needed(scene), shipped_judge(scene.state.game, 1).expected_margins(scene.state)[0]
    assert 0 < before < 2 * NEEDED
    scene.state.claimed[GOALS.index("willow")] = 1
    assert NEEDED < needed(scene) < 2 * NEEDED
    assert needed(scene) > before
    assert (
        shipped_judge(scene.state.game, 1).expected_margins(scene.state)[0] < margin
    )  # what the tile may bring is no longer promised
    assert needed(Scene(players=2, goals=["willow", "statue"])) == 0.0


def test_alone_a_goal_presses_when_turns_run_short() -> None:
    """Early a turn more or less is nothing; late every turn counts."""
    scene = alone("statue")
    chances = []
    while scene.state.deck:
        chances.append(needed(scene) / NEEDED)
        scene.state.deck.pop()
    early = chances[0] - chances[3]
    late = max(before - after for before, after in zip(chances, chances[3:], strict=False))
    assert chances[0] > 0.35
    assert chances[-1] < 0.01
    assert late > 5 * early


def test_alone_every_step_towards_a_goal_counts_from_the_first_turn() -> None:
    """A player who waits until turns run short is too late, because nobody can force cards and koi to come."""
    scene = alone("willow")
    values = [needed(scene)]
    for at in sorted(scene.free()):  # the five hexes of the spring
        scene.fish("small", at)
        values.append(needed(scene))
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_alone_a_helper_is_a_part_of_the_way_to_a_goal() -> None:
    for goal, helper in (("willow", "breeder"), ("statue", "sculptor"), ("purple-lily", "gardener")):
        scene = alone(goal)
        without = needed(scene)
        assert needed(scene.card(helper)) > without
    scene = alone("willow")
    without = needed(scene)
    assert needed(scene.card("gardener")) == without


def test_alone_lilies_must_come_to_lie_side_by_side() -> None:
    """5.6.1: foliage next to a lily is a step to the purple one, foliage elsewhere is none."""
    bed = needed(alone("purple-lily").lily("-3.0").foliage("3.0"))
    beside = needed(alone("purple-lily").lily("-3.0").foliage("-4.0"))
    assert bed < beside
    assert beside < needed(alone("purple-lily").lily("-3.0", "-4.0"))
    assert needed(alone("purple-lily").lily("-3.0", "3.0")) < beside


def test_alone_fewer_wells_left_make_the_waterfall_less_likely() -> None:
    scene = alone("waterfall")
    wells = {kind for kind, card in enumerate(scene.parts.cards) if card.family == WELL}
    values = [needed(scene)]
    scene.state.offer = [next(kind for kind in range(len(scene.parts.cards)) if kind not in wells)] * 5
    for _ in range(4):
        for place, kind in enumerate(scene.state.deck):
            if kind in wells:
                del scene.state.deck[place]
                break
        values.append(needed(scene))
    assert values == sorted(values, reverse=True)
    assert values[0] > 0.0
    assert values[-1] == 0.0  # two are needed
