"""What the coach says: its reasons, a hint's moves, and the review of a finished game."""

import msgspec

from sanmon.kernel.messages import Described


class ReasonCard(msgspec.Struct):
    """A part of the evaluation (`ui-worth-TERM` in the game's catalogues) and how many points it makes
    a difference by.
    """

    term: str
    points: float


class HintMove(msgspec.Struct):
    """A move the coach would think of: the margin it expects, and what it leads to more or less of than the best; the
    best itself, than the next.
    """

    do: Described
    margin: float
    reasons: list[ReasonCard]


class MarginCard(msgspec.Struct):
    """The expected margin of the seat after a step."""

    n: int
    margin: float


class DecisionCard(msgspec.Struct):
    """A decision that the coach would have made otherwise: at the step before `n`, `best` instead of `chosen`."""

    n: int
    chosen: Described
    best: Described
    cost: float
    reasons: list[ReasonCard]


class Review(msgspec.Struct):
    """A seat's game as the coach sees it. `turning` are steps, the costliest first."""

    seat: int
    margins: list[MarginCard]
    decisions: list[DecisionCard]
    turning: list[int]
    cost: float


class InTheMaking(msgspec.Struct):
    """Not ready yet: the part that is done, from 0 to 1.

    Or `failed`: the coach could not, and is asked once more by `again=true`.
    """

    done: float
    failed: bool = False
