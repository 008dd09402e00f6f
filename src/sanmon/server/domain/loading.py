"""Makes a table of its stored rows. The log is what counts; a snapshot only saves replaying most of it."""

from __future__ import annotations

from typing import Any

import msgspec

from sanmon.kernel.errors import BadDump, SanmonError
from sanmon.kernel.game import Game
from sanmon.server.domain import folding
from sanmon.server.domain.checked_replay import Differs, Stuck, replay_checked
from sanmon.server.domain.entries import Header, LogEntry, StoredTable, decode_entry, decode_header
from sanmon.server.domain.errors import Unplayable
from sanmon.server.domain.games import game_for
from sanmon.server.domain.table_state import TableState

SNAPSHOT_EVERY = 50  # entries; loading a table replays at most this number of entries, and those of one turn


class Snapshot(msgspec.Struct):
    """A table state in which no move can be undone, as it is stored."""

    state: bytes
    confirming: list[bool]
    agents: list[str | None] | None = None  # None in snapshots of release 0.1: see the header
    rewinds: list[int] | None = None


def snapshot_of(table_state: TableState) -> bytes:
    """Encodes a table state in which no move can be undone."""
    assert not table_state.back
    return msgspec.msgpack.encode(
        Snapshot(
            table_state.state.dump(), list(table_state.confirming), list(table_state.agents), list(table_state.rewinds)
        )
    )


class LoadedTable:
    """A table replayed from its stored rows: header, game, log and current state.

    Raises Unplayable if this version cannot play the table.
    """

    def __init__(self, rows: StoredTable) -> None:
        self.header: Header = decode_header(rows.header)
        self.game: Game[Any] = game_for(self.header)
        self.log: list[LogEntry] = [decode_entry(entry) for entry in rows.entries]
        self.snapshot = 0  # the entry of the stored snapshot
        self.renewed = self.game.ruleset != self.header.ruleset  # then the header is changed and must be stored again
        if self.renewed:
            self._renew()
            return
        self.table_state = self._from_snapshot(rows.snapshot) or folding.started(self.game, self.header, self.log[0])
        try:
            self.table_state = folding.fold_log(self.table_state, self.header, self.log)
        except SanmonError as problem:
            raise Unplayable(f"its log cannot be played by this version: {problem}") from problem

    def _renew(self) -> None:
        """Continues with the ruleset of this version if the game so far is the same with it."""
        here = self.game.ruleset
        try:
            self.table_state = replay_checked(self.game, self.header, self.log)
        except (Differs, Stuck) as problem:
            raise Unplayable(
                f"this table needs ruleset {self.header.ruleset} of {self.header.game}, which is not here; with "
                f"ruleset {here}, entry {problem.at} differs: {problem}"
            ) from problem
        self.header.ruleset = here

    def _from_snapshot(self, stored: tuple[int, bytes] | None) -> TableState | None:
        """The table state of the snapshot; None if there is no snapshot or this version cannot read it."""
        if stored is None:
            return None
        try:
            snapshot = msgspec.msgpack.decode(stored[1], type=Snapshot)
            state = self.game.restore(snapshot.state)
        except (BadDump, msgspec.MsgspecError):
            return None
        self.snapshot = stored[0]
        return folding.from_snapshot(
            state, self.header, self.log[: self.snapshot + 1], snapshot.confirming, snapshot.agents, snapshot.rewinds
        )
