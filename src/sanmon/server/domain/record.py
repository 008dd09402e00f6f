"""The record of a finished table, made of its log and back: what was taken back is left out, as it left the game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from sanmon.bots.agents import AGENTS
from sanmon.kernel import chance, records
from sanmon.kernel.errors import RecordError, SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.records import Record, StoredRecord
from sanmon.kernel.state import State
from sanmon.server.domain.entries import Header, LogEntry, Moved, Rewound, SeatRow, Started
from sanmon.server.domain.names import LONGEST_NAME, clean_name
from sanmon.server.domain.replaying import game_states
from sanmon.server.domain.seeds import key_of


def record_of(game: Game[Any], header: Header, log: Sequence[LogEntry]) -> bytes:
    """The whole game as JSON Lines, which `sanmon replay` and `sanmon verify` check."""
    back = [sum(isinstance(entry, Rewound) and entry.seat == seat for entry in log) for seat in range(header.players)]
    labels = [label(row, took_back) for row, took_back in zip(header.seats, back, strict=True)]
    for entry, state in game_states(game, header, log):
        if entry is None:
            record = Record.begin(state, header.settings, labels)
        else:
            record.add(state, entry.seat, game.vocabulary.option(entry.do))
    return record.encode(state, header.seed, header.seeds)


def label(row: SeatRow, took_back: int = 0) -> str:
    """Who sat there, as records say it."""
    kind = row.agent or "human"
    named = f"{kind}:{row.name}" if row.name else kind
    return f"{named} (took back {took_back})" if took_back else named


def table_of(stored: StoredRecord, game: Game[Any], components: str) -> tuple[Header, list[LogEntry], State]:
    """A finished table made of a record. A RecordError says why the record does not hold."""
    told = stored.header
    if len(told.seats) != told.players:
        raise RecordError(f"it is a game of {told.players} and names {len(told.seats)} seats")
    if len(stored.closing.seeds) not in (0, told.players):
        raise RecordError(f"it is a game of {told.players} with seeds of {len(stored.closing.seeds)} seats")
    header = Header(
        game=told.game,
        ruleset=told.ruleset,
        components=components,
        components_hash=told.components_hash,
        players=told.players,
        settings=told.settings,
        seats=[_row(text) for text in told.seats],
        seed=stored.closing.seed,
        opened=datetime.now(UTC).isoformat(timespec="seconds"),
        confirm=told.confirm,
        key="" if stored.closing.seed else stored.closing.key,
        seeds=stored.closing.seeds,
    )
    _check_luck(header, told.commitment)
    log: list[LogEntry] = []
    for action, state in records.replay_actions(stored, game):
        events = [list(raw) for raw in state.raw_events]
        if action is None:
            log.append(Started(told.chance, events))
        else:
            log.append(Moved(action.seat, action.do, action.chance, events))
    return header, log, state


def _check_luck(header: Header, commitment: str) -> None:
    """That the game can be started again from what is told of its luck."""
    try:
        key = key_of(header)
    except ValueError as problem:
        raise RecordError("its seed or key is not written in hexadecimal digits") from problem
    if chance.commitment(key) != commitment:
        raise RecordError("its seed does not give the key that its commitment was made of")


def _row(text: str) -> SeatRow:
    kind, _, name = text.partition(":")
    name = name.partition(" (took back ")[0]
    name = name if kind in AGENTS or kind == "human" else text[:LONGEST_NAME]
    try:
        return SeatRow(clean_name(name), kind if kind in AGENTS else None, "")
    except SetupError as problem:
        raise RecordError(f"somebody cannot be called that: {problem}") from problem
