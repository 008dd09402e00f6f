"""Plans: whole turns of one seat as sequences of options, and what becomes of one in an imagined world.

A plan goes up to the end of the turn, or to where chance or another seat comes in. What follows is not planned, because
it will be known better then.
"""

from __future__ import annotations

from sanmon.bots.beam import Line, best_turn
from sanmon.bots.judge import Judge
from sanmon.bots.tree import mean_utilities, play_on
from sanmon.kernel.state import State


class Plan:
    """A plan, and the utility of the best turn that begins with it, at first look."""

    __slots__ = ("look", "steps")

    def __init__(self, steps: list[int], look: float) -> None:
        self.steps = steps
        self.look = look


def select_plans(ended: list[Line], most: int) -> list[Plan]:
    """The most promising plans of these turns, the best first.

    Half of them are the best plans with each first option. Otherwise small variations of one idea would fill the list.
    """
    turns = sorted(ended, key=_utility, reverse=True)
    chosen: dict[tuple[int, ...], Plan] = {}
    begun: list[int] = []
    for line in turns:
        if len(begun) >= (most + 1) // 2:
            break
        if line.firsts[0] not in begun:
            begun.append(line.firsts[0])
            steps = line.steps()
            chosen[tuple(steps)] = Plan(steps, line.utility)
    for line in turns:
        if len(chosen) >= most:
            break
        steps = line.steps()
        if tuple(steps) not in chosen:
            chosen[tuple(steps)] = Plan(steps, line.utility)
    return sorted(chosen.values(), key=_look, reverse=True)


def _utility(line: Line) -> float:
    return line.utility


def _look(plan: Plan) -> float:
    return plan.look


def try_plan(plan: Plan, world: State, seat: int, last_turn: int, own: int, others: int, judge: Judge) -> float:
    """The seat's utility if it follows the plan in this world, and beams play on to the end of `last_turn`.

    Where a step is not legal in this world, a beam plays the rest of the turn.
    """
    turn = world.turn
    state = world
    for option in plan.steps:
        if state.turn != turn or option not in state.options(seat):
            break
        state.apply(option, seat)
    mover = state.seat
    while mover is not None and state.turn == turn:
        state = best_turn(state, mover, own if mover == seat else others, judge, True)
        mover = state.seat
    return mean_utilities(play_on(state, seat, last_turn, own, others, judge, True), judge)[seat]


def is_last_turn(end: State, seat: int, turn: int, judge: Judge) -> bool:
    """Whether the game is over before the seat has another turn, if this is the end of its turn, which has this number.

    It may still have decisions, such as one at the end of the game.
    """
    state = end
    while state.seat is not None:
        if state.turn != turn:
            if state.seat == seat:
                return False
            turn = state.turn
        state = best_turn(state, state.seat, 1, judge, True)
    return True
