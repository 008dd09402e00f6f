"""Replays a table's game from its log. No other module of the server applies stored moves to a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sanmon.kernel.game import Game
from sanmon.kernel.state import State
from sanmon.server.domain.entries import Header, LogEntry, Moved, Rewound, Started, TakenBack
from sanmon.server.domain.seeds import key_of


def moves_that_count(log: Sequence[LogEntry]) -> list[Moved]:
    """The moves that were not taken back."""
    moves: list[tuple[int, Moved]] = []
    for n, entry in enumerate(log):
        if isinstance(entry, Moved):
            moves.append((n, entry))
        elif isinstance(entry, (TakenBack, Rewound)):
            while moves and moves[-1][0] > entry.back:
                moves.pop()
    return [entry for _, entry in moves]


def started(game: Game[Any], header: Header, entry: LogEntry) -> State:
    """The state after entry 0, with the chance outcomes that the entry holds."""
    assert isinstance(entry, Started)
    state: State = game.start_with_key(
        key_of(header), header.players, header.confirm, entry.chance, dict(header.settings)
    )
    return state


def apply_move(state: State, move: Moved) -> None:
    """Applies a stored move with the chance outcomes that are stored with it."""
    state.apply(state.game.vocabulary.option(move.do), move.seat, move.chance)


def play(state: State, moves: Iterable[Moved]) -> Iterator[Moved]:
    """Applies stored moves to the state, one after another, and yields each after it was applied."""
    for move in moves:
        apply_move(state, move)
        yield move


def game_states(game: Game[Any], header: Header, log: Sequence[LogEntry]) -> Iterator[tuple[Moved | None, State]]:
    """The start (None) and every move that was not taken back, each with the state after it.

    The state is the same object each time: clone it to keep it.
    """
    state = started(game, header, log[0])
    yield None, state
    for move in play(state, moves_that_count(log)):
        yield move, state
