"""Replays stored games to find out whether this version still plays them in the same way.

A release may change a ruleset. A game that began with an older ruleset continues with it. If this version no longer has
that ruleset, it replays the whole log with its own rules: if all events are the same, the change does not affect the
game, and the game can continue. Otherwise the game stays as it is stored, for a version that can play it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sanmon.kernel.game import Game
from sanmon.server.domain.checked_replay import Differs, Stuck, replay_checked
from sanmon.server.domain.entries import Header, LogEntry, StoredTable, decode_entry, decode_header
from sanmon.server.domain.errors import Unplayable
from sanmon.server.domain.games import game_for
from sanmon.server.domain.loading import LoadedTable

Verdict = Literal["same", "differs", "cannot"]


class Finding(msgspec.Struct, kw_only=True):
    """The result of the audit of one stored table.

    `same`: the replay gave the same events. `differs`: it gave other events or another position. `cannot`: the table
    could not be read or replayed.
    """

    table: str
    verdict: Verdict
    game: str = ""
    ruleset: int = 0
    here: int = 0  # the ruleset with which this version replayed it
    components: str = ""
    entries: int = 0
    over: bool = False
    at: int | None = None  # the first entry that differs or cannot be played
    why: str = ""


def audit(table: str, rows: StoredTable) -> Finding:
    """Replays a stored table and reports whether everything happens as it did before."""
    try:
        header = decode_header(rows.header)
        entries = [decode_entry(entry) for entry in rows.entries]
    except msgspec.MsgspecError as problem:
        return Finding(table=table, verdict="cannot", why=f"the stored rows cannot be decoded: {problem}")
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
        found.over = replay_checked(game, header, entries).state.result is not None
        _check_snapshot(game, header, entries, rows)
    except Unplayable as problem:
        found.verdict, found.why = "cannot", str(problem)
    except Stuck as problem:
        found.verdict, found.at, found.why = "cannot", problem.at, str(problem)
    except Differs as problem:
        found.verdict, found.at, found.why = "differs", problem.at, str(problem)
    return found


def _check_snapshot(game: Game[Any], header: Header, entries: list[LogEntry], rows: StoredTable) -> None:
    """Raises Differs if the stored snapshot, where this version can read it, is not the position that the log gives."""
    if rows.snapshot is None:
        return
    n, _ = rows.snapshot
    loaded = LoadedTable(StoredTable(rows.header, rows.snapshot, rows.entries[: n + 1]))
    if loaded.table_state.state.digest() != replay_checked(game, header, entries[: n + 1]).state.digest():
        raise Differs(n, "the snapshot is not the position to which the log leads")
