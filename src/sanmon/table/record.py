"""The record of a finished table: what was taken back is left out, as it left the game."""

from collections.abc import Sequence
from typing import Any

from sanmon.kernel.game import Game
from sanmon.kernel.records import Record
from sanmon.kernel.state import State
from sanmon.table.live import seed_of
from sanmon.table.log import Header, Logged, Moved, Rewound, SeatRow, Started, TakenBack


def played(log: Sequence[Logged]) -> list[Moved]:
    """The moves that count."""
    moves: list[tuple[int, Moved]] = []
    for n, entry in enumerate(log):
        if isinstance(entry, Moved):
            moves.append((n, entry))
        elif isinstance(entry, (TakenBack, Rewound)):
            while moves and moves[-1][0] > entry.back:
                moves.pop()
    return [entry for _, entry in moves]


def record_of(game: Game[Any], header: Header, log: Sequence[Logged]) -> bytes:
    """The whole game as JSON Lines, which `sanmon replay` verifies."""
    first = log[0]
    assert isinstance(first, Started)
    state: State = game.start(header.players, seed_of(header), True, first.chance, **header.settings)
    record = Record.begin(state, header.settings, [_label(row) for row in header.seats])
    drawn = len(first.chance)
    for entry in played(log):
        option = game.vocabulary.option(entry.do)
        state.apply(option, entry.seat, entry.chance)
        drawn += len(entry.chance)
        record.add(state, entry.seat, option)
    state.position = drawn
    return record.encode(state)


def _label(row: SeatRow) -> str:
    """Who sat there, as records say it."""
    kind = row.agent or "human"
    return f"{kind}:{row.name}" if row.name else kind
