"""The coach's review of a finished game: what each choice cost, the turning points, and the margin after each turn.

Every choice is judged by what its seat could know at that moment, not by what happened later.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from sanmon.bots.agents import Position
from sanmon.bots.calibration import calibration_for, forecasts
from sanmon.bots.coach import Reason, Study
from sanmon.bots.judges import shipped_judge
from sanmon.kernel import records
from sanmon.kernel.game import Game
from sanmon.kernel.messages import Result
from sanmon.kernel.records import StoredRecord
from sanmon.kernel.state import State

ITERATIONS = 20  # for each decision; more take longer and judge better
# If the search soon stopped trying the chosen option, it is tried in the same imagined worlds as the best option, until
# they have iterations / RETRY_PART worlds in common.
RETRY_PART = 4
TURNING_POINTS = 5  # at most
COSTLY = 1.5  # points: a choice that costs less is not a turning point


class Judged(msgspec.Struct, frozen=True):
    """One decision: the option chosen, the coach's choice, and the difference between them in expected margin."""

    n: int  # the action's number in the record
    seat: int
    chosen: str
    best: str
    cost: float  # by how much the expected margin after the coach's choice is higher
    options: int  # how many there were
    reasons: list[Reason]  # for the coach's choice, compared with the chosen option


class Moment(msgspec.Struct, frozen=True):
    """The expected margins of all scores at the beginning of a turn, by what the seat knows whose turn it is, or the
    margins at the end of the game.
    """

    n: int  # how many actions came before it
    turn: int
    margins: list[float]


class Review(msgspec.Struct, frozen=True):
    """A whole game. `costs` are the summed costs by seat; `turning` are numbers of actions, the costliest first.

    Without a calibration for the game the graph is empty, and costs only order the choices: they are no points.
    """

    game: str
    seats: list[str]
    iterations: int
    decisions: list[Judged]
    turning: list[int]
    costs: list[float]
    graph: list[Moment]
    result: Result | None
    calibrated: bool = False  # also False for reviews that were stored before there were calibrations


def review(
    stored: StoredRecord,
    game: Game[Any],
    iterations: int = ITERATIONS,
    seat: int | None = None,
    progress: Callable[[int], None] | None = None,
    span: tuple[int, int] | None = None,
) -> Review:
    """Reviews a record, for all seats or for one. `progress` is called with the number of actions that are reviewed.

    The graph of one seat has a moment only for each of its own turns.

    A `span` (after, last) limits the review to the actions after the first number up to the second, and to the moments
    before them, so that a game can be reviewed in parts.
    """
    decisions: list[Judged] = []
    graph: list[Moment] = []
    calibrated = False
    turn = -1
    for number, state in enumerate(records.replay(stored, game)):
        if number == 0:
            calibrated = calibration_for(state) is not None
        if calibrated and (state.turn != turn or state.result is not None):
            turn = state.turn
            wanted = number == 0 or state.seat is None or seat in (None, state.seat)
            in_span = span is None or span[0] <= number < span[1] or (state.result is not None and number <= span[1])
            if wanted and in_span:
                graph.append(Moment(number, turn, [round(margin, 2) for margin in _margins(state, number)]))
        if number < len(stored.actions):
            action = stored.actions[number]
            options = state.options(action.seat)
            in_span = span is None or span[0] < action.n <= span[1]
            if in_span and len(options) > 1 and seat in (None, action.seat):
                position = Position(state, action.seat)
                decisions.append(_judge(position, game.vocabulary.option(action.do), action.n, iterations))
        if progress is not None:
            progress(number)
    costs = [0.0] * stored.header.players
    for decision in decisions:
        costs[decision.seat] += decision.cost
    turning = sorted(
        (decision for decision in decisions if decision.cost >= COSTLY),
        key=lambda decision: (-decision.cost, decision.n),
    )
    return Review(
        stored.header.game,
        list(stored.header.seats),
        iterations,
        decisions,
        [decision.n for decision in turning[:TURNING_POINTS]],
        [round(cost, 2) for cost in costs],
        graph,
        stored.closing.result,
        calibrated,
    )


def _margins(state: State, number: int) -> list[float]:
    """The margins of all scores to expect in a position, or those of a finished game."""
    judge = shipped_judge(state.game, state.players)
    if state.seat is None:
        return judge.expected_margins(state)
    calibration = calibration_for(state)
    assert calibration is not None
    position = Position(state, state.seat)
    return [forecast.margin for forecast in forecasts(position, random.Random(number), judge, calibration)]


def _judge(position: Position, chosen: int, number: int, iterations: int) -> Judged:
    study = Study(position, random.Random(number))
    study.search(iterations)
    best = study.best()
    study.try_in_same_worlds(chosen, best, max(1, iterations // RETRY_PART))
    cost = max(0.0, study.gain(best, chosen)) if best != chosen else 0.0
    text = study.game.vocabulary.text
    return Judged(
        number,
        position.seat,
        text(chosen),
        text(best),
        round(cost, 2),
        len(study.options),
        study.reasons(best, chosen) if best != chosen else [],
    )
