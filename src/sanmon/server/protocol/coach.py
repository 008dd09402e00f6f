"""Messages of the coach: hints, and reviews of finished games."""

import msgspec

from sanmon.kernel.messages import Described


class CoachReason(msgspec.Struct):
    """A term of the evaluation (`ui-worth-TERM` in the game's catalogues) and its difference in points."""

    term: str
    points: float


class HintMove(msgspec.Struct):
    """A move that the coach considers, and the margin it expects.

    `reasons` compare it with the best move; those of the best move compare it with the second best.
    """

    do: Described
    margin: float
    reasons: list[CoachReason]


class CoachMargin(msgspec.Struct):
    """The expected margin of the seat after a step."""

    n: int
    margin: float


class CoachDecision(msgspec.Struct):
    """A decision in which the coach prefers `best` to the move `chosen`, which led to step `n`."""

    n: int
    chosen: Described
    best: Described
    cost: float
    reasons: list[CoachReason]


class Review(msgspec.Struct):
    """The coach's review of a seat's game. `turning` has the steps of its most expensive moves, the worst first."""

    seat: int
    margins: list[CoachMargin]
    decisions: list[CoachDecision]
    turning: list[int]
    cost: float


class ReviewProgress(msgspec.Struct):
    """A review that is not ready: `done` is the part that is done, from 0 to 1.

    `failed`: the coach gave up; a request with `again=true` lets it try once more.
    """

    done: float
    failed: bool = False
