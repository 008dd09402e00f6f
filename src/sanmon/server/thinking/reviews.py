"""The coach's reviews of finished games, made part by part: the parts of several reviews can take turns."""

from __future__ import annotations

from typing import Any

import msgspec

from sanmon.bots.review import Review as Judged
from sanmon.bots.review import review
from sanmon.kernel.game import Game
from sanmon.kernel.records import decode_record
from sanmon.server.domain.games import GameName, with_components
from sanmon.server.protocol.coach import CoachDecision, CoachMargin, CoachReason, Review

ITERATIONS = 16  # of the search for each decision
MOVES_PER_PART = 10  # that are judged at once


class ReviewTask(msgspec.Struct):
    """A part of a seat's review: the moves after move `first`, up to move `end`, of the game of a record."""

    game: GameName
    record: bytes
    seat: int
    first: int
    end: int


def moves_in(record: bytes) -> int:
    """How many moves a record has."""
    return record.count(b"\n") - 2  # lines between the first and the last, which are no moves


def judge(task: ReviewTask) -> bytes:
    """Judges the moves of a part; returns what was found, encoded."""
    part = (task.first, task.end)
    found = review(decode_record(task.record), with_components(*task.game), ITERATIONS, task.seat, None, part)
    return msgspec.msgpack.encode(found)


def joined(parts: list[bytes]) -> bytes:
    """The whole review, encoded, of what was found in its parts."""
    return msgspec.msgpack.encode(_joined([msgspec.msgpack.decode(part, type=Judged) for part in parts]))


def _joined(parts: list[Judged]) -> Judged:
    decisions = [decision for part in parts for decision in part.decisions]
    costs = [round(sum(part.costs[seat] for part in parts), 2) for seat in range(len(parts[0].costs))]
    turning = sorted(
        (decision for decision in decisions if decision.n in {n for part in parts for n in part.turning}),
        key=_costliest,
    )
    return msgspec.structs.replace(
        parts[0],
        decisions=decisions,
        costs=costs,
        turning=[decision.n for decision in turning[:5]],
        graph=[moment for part in parts for moment in part.graph],
    )


def _costliest(decision: Any) -> tuple[float, int]:
    return -decision.cost, decision.n


def message(whole: bytes, seat: int, game: Game[Any]) -> Review:
    """An encoded review as a message."""
    found = msgspec.msgpack.decode(whole, type=Judged)
    vocabulary = game.vocabulary
    decisions = [
        CoachDecision(
            decision.n,
            vocabulary.describe(vocabulary.option(decision.chosen)),
            vocabulary.describe(vocabulary.option(decision.best)),
            decision.cost if found.calibrated else None,
            [CoachReason(reason.term, reason.points) for reason in decision.reasons],
        )
        for decision in found.decisions
        if decision.cost > 0
    ]
    if not found.calibrated:
        return Review(seat, [], decisions, found.turning, None)
    margins = [CoachMargin(moment.n, moment.margins[seat]) for moment in found.graph]
    return Review(seat, margins, decisions, found.turning, found.costs[seat])
