"""Playing stored games again, to see whether this version plays them as they were played.

A release may change a ruleset. A game that was begun by an older one goes on by that. Of one that this version does not have, a game goes on if
its whole log, played by the rules that are here now, tells the same events: then the change does not touch it. Otherwise it stays as it is stored,
for the version that can play it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sanmon.kernel.errors import SanmonError
from sanmon.kernel.game import Game
from sanmon.server.domain import table_state
from sanmon.server.domain.entries import Header, LogEntry, Moved, Started, decode_entry, decode_header, encode_row
from sanmon.server.domain.errors import Refusal, Unplayable
from sanmon.server.domain.games import game_for
from sanmon.server.domain.stored_table import StoredTable
from sanmon.server.domain.table_state import TableState

Verdict = Literal["same", "differs", "cannot"]


class Finding(msgspec.Struct, kw_only=True):
    """What became of one stored table."""

    table: str
    verdict: Verdict
    game: str = ""
    ruleset: int = 0
    here: int = 0  # the ruleset of this version
    components: str = ""
    entries: int = 0
    over: bool = False
    at: int | None = None  # the first entry that is not as it was, or cannot be played
    why: str = ""


class Differs(Exception):
    """The log can be played, but something else happens."""

    def __init__(self, at: int, why: str) -> None:
        super().__init__(why)
        self.at = at


class Stuck(Exception):
    """The log cannot be played on from an entry."""

    def __init__(self, at: int, why: str) -> None:
        super().__init__(why)
        self.at = at


def replayed(game: Game[Any], header: Header, entries: list[LogEntry]) -> list[TableState]:
    """The first and the last stand of a log that is played again from its start; Differs or Stuck if it does not hold."""
    first = entries[0]
    if not isinstance(first, Started):
        raise Stuck(0, "a log begins with the start of the game")
    try:
        stand = table_state.started(game, header, first)
    except (SanmonError, ValueError) as problem:
        raise Stuck(0, str(problem)) from problem
    _compare(0, first, stand)
    stands = [stand, stand]
    for n, entry in enumerate(entries[1:], 1):
        try:
            stand = table_state.fold(stand, entry, header, entries[:n] if not isinstance(entry, Moved) else ())
        except (SanmonError, Refusal, ValueError, IndexError) as problem:
            raise Stuck(n, str(problem)) from problem
        _compare(n, entry, stand)
        stands[1] = stand
    return stands


def _compare(n: int, entry: LogEntry, stand: TableState) -> None:
    if isinstance(entry, Started | Moved) and [list(raw) for raw in stand.state.raw_events] != entry.events:
        raise Differs(n, "other events than those that were told")


def audit(table: str, rows: StoredTable) -> Finding:
    """Play a stored table again and say what became of it."""
    try:
        header = decode_header(rows.header)
        entries = [decode_entry(entry) for entry in rows.entries]
    except msgspec.MsgspecError as problem:
        return Finding(table=table, verdict="cannot", why=f"it cannot be read: {problem}")
    found = Finding(
        table=table,
        verdict="same",
        game=header.game,
        ruleset=header.ruleset,
        components=header.components,
        entries=len(entries),
    )
    try:
        game = game_for(header)
        found.here = game.ruleset
        last = replayed(game, header, entries)[1]
        found.over = last.state.result is not None
        _check_snapshot(game, header, entries, rows.snapshot)
    except Unplayable as problem:
        found.verdict, found.why = "cannot", str(problem)
    except Stuck as problem:
        found.verdict, found.at, found.why = "cannot", problem.at, str(problem)
    except Differs as problem:
        found.verdict, found.at, found.why = "differs", problem.at, str(problem)
    return found


def _check_snapshot(game: Game[Any], header: Header, entries: list[LogEntry], stored: tuple[int, bytes] | None) -> None:
    """A snapshot that this version can read is what the log up to there gives."""
    from sanmon.server.domain.loading import LoadedTable  # noqa: PLC0415 - which asks us about other rulesets

    if stored is None:
        return
    n, _ = stored
    rows = StoredTable(encode_row(header), stored, [encode_row(entry) for entry in entries[: n + 1]])
    if LoadedTable(rows).stand.state.digest() != replayed(game, header, entries[: n + 1])[1].state.digest():
        raise Differs(n, "the snapshot is not what the log gives")
