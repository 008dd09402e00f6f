"""Playing stored games again, to see whether this version plays them as they were played.

A release may change a ruleset. A game that was begun by an older one goes on by that. Of one that this version does not
have, a game goes on if its whole log, played by the rules that are here now, tells the same events: then the change
does not touch it. Otherwise it stays as it is stored, for the version that can play it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sanmon.kernel.game import Game
from sanmon.server.domain.checked_replay import Differs, Stuck, replay_checked
from sanmon.server.domain.entries import Header, LogEntry, decode_entry, decode_header
from sanmon.server.domain.errors import Unplayable
from sanmon.server.domain.games import game_for
from sanmon.server.domain.loading import LoadedTable
from sanmon.server.domain.stored_table import StoredTable

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
    """Compare a snapshot that this version can read with what the log up to there gives."""
    if rows.snapshot is None:
        return
    n, _ = rows.snapshot
    loaded = LoadedTable(StoredTable(rows.header, rows.snapshot, rows.entries[: n + 1]))
    if loaded.table_state.state.digest() != replay_checked(game, header, entries[: n + 1]).state.digest():
        raise Differs(n, "the snapshot is not what the log gives")
