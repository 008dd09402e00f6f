"""Hints: the coach's moves for a seat, by what that seat knows."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from sanmon.bots.agents import Position
from sanmon.bots.coach import advise
from sanmon.bots.seeds import table_hint_seed, world_seed
from sanmon.kernel.game import Game
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.games import GameName, name_of, with_components
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.coach import CoachReason, HintMove
from sanmon.server.protocol.websocket import Hint

MOVES_SHOWN = 3
ITERATIONS = 60  # of the search: a few seconds at most

# The text of a move, its margin, the reasons, the chance to win, and the turn that begins with it.
Found = tuple[str, float | None, list[tuple[str, float]], float | None, list[str]]


class HintTask(msgspec.Struct):
    """A decision for which somebody wants a hint: the dump of a game that the seat could imagine."""

    game: GameName
    dump: bytes
    seat: int
    seed: str


def task_of(table: str, table_state: TableState, seat: int, n: int) -> HintTask:
    """The decision of a seat at entry `n`. Raises a Refusal if it has none.

    The coach's seed depends only on what the seat knows, so the same knowledge always gives the same hint.
    """
    state = table_state.state
    if seat not in state.seats or table_state.over:
        raise Refusal("not-asked", "the coach gives hints only when it is your turn", "hint-turn")
    if not table_state.since[seat] <= n <= table_state.n:
        raise Refusal("stale", f"the game has gone on since entry {n}")
    seed = table_hint_seed(table, table_state.at, seat)
    dump = state.imagine(seat, random.Random(world_seed(seed))).dump()
    return HintTask(name_of(state.game), dump, seat, seed)


def advice(task: HintTask) -> list[Found]:
    """The moves that the coach suggests, the best first."""
    state = with_components(*task.game).restore(task.dump)
    found = advise(Position(state, task.seat), task.seed, ITERATIONS)
    return [
        (move.text, move.margin, [(reason.term, reason.points) for reason in move.reasons], move.win, move.turn)
        for move in found[:MOVES_SHOWN]
        if move.tries
    ]


def message(found: list[Found], game: Game[Any], n: int) -> Hint:
    """What the coach found, as a message about the decision at entry `n`."""
    vocabulary = game.vocabulary
    moves = [
        HintMove(
            vocabulary.describe(vocabulary.option(text)),
            margin,
            [CoachReason(*reason) for reason in reasons],
            win,
            [vocabulary.describe(vocabulary.option(step)) for step in turn],
        )
        for text, margin, reasons, win, turn in found
    ]
    return Hint(n, moves)
