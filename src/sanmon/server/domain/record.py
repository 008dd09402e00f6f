"""Converts the log of a finished table to a record and back. Moves that were taken back are not in the record."""

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
from sanmon.server.domain.seeds import LONGEST_KEY, LONGEST_SEED, key_of


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
    """The seat's label in a record: the agent or `human`, the name, and the number of times the seat went back."""
    kind = row.agent or "human"
    named = f"{kind}:{row.name}" if row.name else kind
    return f"{named} (took back {took_back})" if took_back else named


def table_of(stored: StoredRecord, game: Game[Any], components: str) -> tuple[Header, list[LogEntry], State]:
    """Replays a record: the header and log of its table, and the final state.

    Raises a RecordError if the record contradicts itself or cannot be replayed.
    """
    recorded = stored.header
    if len(recorded.seats) != recorded.players:
        raise RecordError(f"the record is of {recorded.players} players, but names {len(recorded.seats)} seats")
    if len(stored.closing.seeds) not in (0, recorded.players):
        raise RecordError(
            f"the record is of {recorded.players} players, but has {len(stored.closing.seeds)} seeds of seats"
        )
    if max(len(stored.closing.seed), len(stored.closing.key)) > LONGEST_KEY:
        raise RecordError(f"a seed or a key has up to {LONGEST_KEY} characters")
    if any(len(seed) > LONGEST_SEED for seed in stored.closing.seeds):
        raise RecordError(f"the seed of a seat has up to {LONGEST_SEED} characters")
    header = Header(
        game=recorded.game,
        ruleset=recorded.ruleset,
        components=components,
        components_hash=recorded.components_hash,
        players=recorded.players,
        settings=recorded.settings,
        seats=[_row(text) for text in recorded.seats],
        seed=stored.closing.seed,
        opened=datetime.now(UTC).isoformat(timespec="seconds"),
        confirm=recorded.confirm,
        key="" if stored.closing.seed else stored.closing.key,
        seeds=stored.closing.seeds,
    )
    _check_commitment(header, recorded.commitment)
    log: list[LogEntry] = []
    for action, state in records.replay_actions(stored, game):
        events = [list(raw) for raw in state.raw_events]
        if action is None:
            log.append(Started(recorded.chance, events))
        else:
            log.append(Moved(action.seat, action.do, action.chance, events))
    return header, log, state


def _check_commitment(header: Header, commitment: str) -> None:
    """Raises a RecordError unless the seed or key of the record fits its commitment."""
    try:
        key = key_of(header)
    except ValueError as problem:
        raise RecordError("the seed or key of the record is not hexadecimal") from problem
    if chance.commitment(key) != commitment:
        raise RecordError("the seed or key of the record is not the one that its header commits to")


def _row(text: str) -> SeatRow:
    kind, _, name = text.partition(":")
    name = name.partition(" (took back ")[0]
    name = name if kind in AGENTS or kind == "human" else text[:LONGEST_NAME]
    try:
        return SeatRow(clean_name(name), kind if kind in AGENTS else None, "")
    except SetupError as problem:
        raise RecordError(f"the record names a seat {text[:LONGEST_NAME]!r}: {problem}") from problem
