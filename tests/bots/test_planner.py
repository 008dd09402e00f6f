"""The planner: distinct lines, plans that are kept and dropped, plans in other worlds, and the last turn."""

from __future__ import annotations

import math
import random

import pytest

import sanmon
from bots.games import GAMES, along
from sanmon.bots.agents import Position, agent
from sanmon.bots.beam import Line, Met, follow
from sanmon.bots.judges import evaluation_module, shipped_judge
from sanmon.bots.planner import PlannerAgent
from sanmon.bots.plans import Plan, select_plans, try_plan
from sanmon.bots.strong import StrongAgent, plans_here
from sanmon.kernel.state import State

LARGE = 20_000  # tries: far more than a test could wait for


@pytest.mark.parametrize("game", ["satori", "koi", "bitoku"])
def test_a_position_is_followed_once_however_it_was_reached(game: str) -> None:
    saved = 0
    for state in along(game, 2, 3, 20):
        seat = state.seat
        assert seat is not None
        judge = shipped_judge(state.game, 2)
        beam = follow(state, seat, state.options(), 24, judge, True)
        digests = [line.state.digest() for line in beam.ended]
        assert len(set(digests)) == len(digests)
        repeated = [line.state.digest() for line in follow(state, seat, state.options(), 24, judge).ended]
        saved += len(repeated) - len(set(repeated))
    assert saved > 0  # otherwise nothing had to be recognised


def test_lines_at_the_same_position_become_one_for_all_their_first_options() -> None:
    state = sanmon.load("satori").start(2, 1)
    other = state.clone()
    other.apply(other.options()[0])
    lines = [Line(None, option, one, True) for option, one in ((3, state), (5, state.clone()), (7, other))]
    met = Met()
    assert [met.has_value(line) for line in lines] == [False, True, False]  # all have the same utility
    assert lines[0].firsts == [3, 5]
    assert Line(lines[0], 9, state, True).firsts == [3, 5]
    assert Line(lines[0], 5, state, True).mark == Line(lines[1], 3, state, True).mark  # in any order
    assert not any(met.has_mark(line) for line in lines)  # by other options: nothing is compared before judging


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_ends_where_chance_or_another_seat_comes_in(game: str) -> None:
    for state in along(game, 2, 9, 30 if game != "toy" else 5):
        seat = state.seat
        assert seat is not None
        for line in follow(state, seat, state.options(), 8, shipped_judge(state.game, 2)).ended[:8]:
            world = state.clone()
            for option in line.steps():
                assert world.barrier == state.barrier  # nothing came in before this step
                world.apply(option, seat)


def test_plans_begin_in_different_ways() -> None:
    state = next(along("bitoku", 2, 3, 40))
    assert state.seat is not None
    beam = follow(state, state.seat, state.options(), 64, shipped_judge(state.game, 2))
    firsts = {line.firsts[0] for line in beam.ended}
    plans = select_plans(beam.ended, 8)
    assert len({tuple(plan.steps) for plan in plans}) == len(plans) <= 8
    assert len({plan.steps[0] for plan in plans}) >= min(4, len(firsts))
    assert plans[0].look == beam.best().utility
    assert [plan.look for plan in plans] == sorted((plan.look for plan in plans), reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_can_be_tried_in_every_world(game: str) -> None:
    """Steps that are not legal there are replaced, also if nothing of the plan is legal."""
    for state in along(game, 2, 7, 60 if game != "toy" else 5):
        seat = state.seat
        assert seat is not None
        judge = shipped_judge(state.game, 2)
        rng = random.Random(5)
        beam = follow(state.imagine(seat, rng), seat, state.options(), 4, judge)
        best = beam.best()
        nonsense = [option for option in range(state.game.vocabulary.size) if option not in state.options()][:2]
        for steps in (best.steps(), [*best.steps(), *nonsense], [state.options()[-1], *nonsense], nonsense):
            for _ in range(3):
                world = state.imagine(seat, rng)
                world.quiet = True
                assert isinstance(try_plan(Plan(steps, 0.0), world, seat, state.turn + 2, 2, 1, judge), float)


@pytest.mark.parametrize("game", ["satori", "bitoku"])
def test_a_plan_is_followed_without_thinking_until_something_comes_in(game: str) -> None:
    state = sanmon.load(game).start(2, 1)
    bot = PlannerAgent(1, 6, 8, 2, 1)
    position = Position(state, 0)
    rng = random.Random(2)
    followed = planned = 0
    while state.seat is not None and followed + planned < 30:
        if state.seat != 0:
            state.apply(rng.choice(state.options()))
            continue
        before, root = bot.followed, bot.planner.root
        served = before is not None and before.serves(position.imagine(rng))
        option = bot.choose(state.options(), position)
        if served:
            assert before is not None
            assert option == before.steps[0]
            assert bot.planner.root is root
            followed += 1
        else:
            assert bot.planner.root is not root
            planned += 1
        turn, barrier = state.turn, state.barrier
        state.apply(option)
        if state.turn != turn or state.barrier != barrier or state.seat != 0:
            assert bot.followed is None
    assert followed > 5
    assert planned > 5


def test_a_plan_is_dropped_if_another_option_is_played() -> None:
    """As after an undo, or if somebody else played this decision."""
    for state in along("satori", 2, 3, 7):
        seat = state.seat
        assert seat is not None
        bot = PlannerAgent(1, 4, 8, 2, 1)
        option = bot.choose(state.options(), Position(state, seat))
        if bot.followed is None:
            continue
        other = state.clone()
        other.apply(next(one for one in state.options() if one != option))
        if other.seat != seat:
            continue
        root = bot.planner.root
        assert bot.choose(other.options(), Position(other, seat)) in other.options()
        assert bot.planner.root is not root
        return
    pytest.fail("no plan of two steps was found")


def plans_found(state: State, budget: int) -> int:
    assert state.seat is not None
    planner = PlannerAgent(1, budget, 32, 2, 1).planner
    planner.find_plans(state.clone(), state.seat, math.inf)
    return len(planner.plans)


def test_a_budget_is_a_number_of_tries() -> None:
    state = next(along("satori", 2, 7, 15))
    assert state.seat is not None
    for budget in (1, 2, 7, 30):
        bot = PlannerAgent(1, budget, 8, 2, 1)
        bot.choose(state.options(), Position(state, state.seat))
        assert 1 <= bot.planner.root.visits() <= budget


def test_a_small_budget_tries_few_plans_but_each_of_them() -> None:
    state = next(one for one in along("satori", 2, 7, 15) if plans_found(one, LARGE) >= 5)
    assert state.seat is not None
    for budget in (4, 8, 20):
        bot = PlannerAgent(1, budget, 32, 2, 1)
        bot.choose(state.options(), Position(state, state.seat))
        planner = bot.planner
        assert len(planner.plans) == max(2, budget // 4)
        assert all(edge.visits for edge in planner.root.edges.values())
        assert len(planner.left) == 2  # it was halved down to the best two


def test_the_plans_that_are_left_were_tried_in_the_same_worlds() -> None:
    state = next(along("satori", 2, 7, 15))
    assert state.seat is not None
    bot = PlannerAgent(1, 60, 16, 2, 1)
    bot.choose(state.options(), Position(state, state.seat))
    planner = bot.planner
    visits = [planner.root.edges[number].visits for number in planner.left]
    assert len(visits) == 2
    assert max(visits) - min(visits) <= 1
    assert min(visits) >= max(edge.visits for edge in planner.root.edges.values()) - 1


def test_the_time_limit_ends_a_search() -> None:
    state = next(along("satori", 2, 7, 15))
    assert state.seat is not None
    bot = PlannerAgent(1, LARGE)
    bot.cap(0.05)
    assert bot.choose(state.options(), Position(state, state.seat)) in state.options()
    assert 1 <= bot.planner.root.visits() < LARGE


def best_utility(state: State, seat: int, seen: dict[str, float]) -> float:
    """The best utility of the seat over all lines of its last turn, by trying every one.

    It is infinite if chance or another seat comes in, or if there are more than a few hundred positions.
    """
    if state.result is not None:
        return shipped_judge(state.game, state.players).utilities(state)[seat]
    if state.seat != seat or len(seen) > 300:
        return math.inf
    digest = state.digest()
    if digest not in seen:
        best = -math.inf
        for option in state.options():
            after = state.clone()
            after.apply(option)
            drawn = after.result is None and after.chance_index != state.chance_index
            best = max(best, math.inf if drawn else best_utility(after, seat, seen))
        seen[digest] = best
    return seen[digest]


def last_turn(game: str, deal: int) -> list[State]:
    """The positions before every decision in the last turn of a random game."""
    rng = random.Random(deal)
    state: State = sanmon.load(game).start(2, deal)
    positions: list[State] = []
    while state.seat is not None:
        if positions and state.turn != positions[-1].turn:
            positions.clear()
        positions.append(state.clone())
        state.apply(rng.choice(state.options()))
    return positions


@pytest.mark.parametrize("game", ["satori", "koi"])
@pytest.mark.parametrize("strong", [False, True])
def test_the_last_turn_is_solved(game: str, strong: bool) -> None:
    """No line is worth more than what the planner plays, and the levels that search plan there too."""
    solved = 0
    for deal in range(12):
        for state in last_turn(game, deal):
            seat = state.seat
            assert seat is not None
            most = best_utility(state, seat, {})
            if most == math.inf:
                continue
            # Two lines alone would miss some.
            bot = StrongAgent(1, 8) if strong else PlannerAgent(1, 8, 2, 2, 1)
            while state.seat is not None:
                state.apply(bot.choose(state.options(), Position(state, seat)))
            assert shipped_judge(state.game, 2).utilities(state)[seat] == most
            solved += 1
            break
    assert solved >= 5


def test_strong_levels_search_until_the_last_turn_and_plan_there() -> None:
    planned = []
    state = sanmon.load("koi").start(2, 3)
    bots = [agent("level-0", seat) for seat in range(2)]
    while state.seat is not None:
        planned.append((state.turn, plans_here(state.clone(), state.seat)))
        state.apply(bots[state.seat].choose(state.options(), Position(state, state.seat)))
    turns = dict(planned)  # by turn, the answer at its last decision
    assert [turns[turn] for turn in sorted(turns)] == [False] * (len(turns) - 2) + [True] * 2


def test_a_strong_agent_obeys_limits_as_a_search_does() -> None:
    bot = StrongAgent(1, LARGE)
    bot.limit(6)
    assert (bot.searching.searcher.iterations, bot.planning.planner.iterations) == (6, 6)
    bot.spread(2)
    assert (bot.searching.processes, bot.planning.processes) == (2, 2)
    bot.cap(0.5)
    assert (bot.searching.seconds, bot.planning.seconds) == (0.5, 0.5)
    bot.reseed(7)
    assert bot.planning.rng.random() == random.Random(7).random()


def test_a_game_can_ask_strong_levels_to_plan_from_the_first_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    state = sanmon.load("toy").start(2, 1)
    assert not plans_here(state.clone(), 0)
    monkeypatch.setattr(evaluation_module(state.game.info.package), "PLANNED", True, raising=False)
    assert plans_here(state.clone(), 0)


def test_a_last_turn_is_known_as_such_also_if_decisions_follow_it() -> None:
    """At Satori, players may be asked about their amulets after the last turn."""
    asked = False
    for deal in range(12):
        bots = [agent("level-0", f"{deal}:{seat}") for seat in range(2)]
        state = sanmon.load("satori").start(2, deal)
        begun = state.clone()
        others_came = False
        while state.seat is not None:
            if state.turn != begun.turn:
                begun, others_came = state.clone(), False
            others_came = others_came or state.seat != begun.seat
            asked = asked or (state.turn == 30 and others_came and state.seat == begun.seat)
            state.apply(bots[state.seat].choose(state.options(), Position(state, state.seat)))
        assert begun.seat is not None
        assert plans_here(begun.clone(), begun.seat)
        if asked:
            return
    pytest.fail("nobody was asked after the last turn")
