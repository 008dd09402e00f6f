"""Messages of the coach: hints, and reviews of finished games."""

import msgspec

from sanmon.kernel.messages import Described


class CoachReason(msgspec.Struct):
    """A term of the evaluation (`ui-worth-TERM` in the game's catalogues) and its difference in points."""

    term: str
    points: float


class HintMove(msgspec.Struct):
    """A move that the coach considers, and the margin to expect after it.

    `reasons` compare it with the best move; those of the best move compare it with the second best. `win` is the chance
    to win after the best move, from 0 to 1. If there is no calibration for the game, `margin` and `win` are null, and
    the points of the reasons are not for people to read.

    `turn` is the turn that begins with this move, as far as neither chance nor another seat comes in.
    """

    do: Described
    margin: float | None
    reasons: list[CoachReason]
    win: float | None = None
    turn: list[Described] = []


class CoachMargin(msgspec.Struct):
    """The expected margin of the seat after a step."""

    n: int
    margin: float


class CoachDecision(msgspec.Struct):
    """A decision in which the coach prefers `best` to the move `chosen`, which led to step `n`.

    Without a calibration for the game, `cost` is null.
    """

    n: int
    chosen: Described
    best: Described
    cost: float | None
    reasons: list[CoachReason]


class Review(msgspec.Struct):
    """The coach's review of a seat's game. `turning` has the steps of its most expensive moves, the worst first.

    Without a calibration for the game there are no margins, and `cost` is null.
    """

    seat: int
    margins: list[CoachMargin]
    decisions: list[CoachDecision]
    turning: list[int]
    cost: float | None


class ReviewProgress(msgspec.Struct):
    """A review that is not ready: `done` is the part that is done, from 0 to 1.

    `failed`: the coach gave up; a request with `again=true` lets it try once more.
    """

    done: float
    failed: bool = False
