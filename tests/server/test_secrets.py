"""Nothing secret reaches a seat: its messages do not change by a byte when all that it cannot know is reshuffled.

Every position of a game is stored in two files: as it was, and as a twin in which the hidden cards are reshuffled and
all log entries that the seat may not see are erased. Two servers serve the files. Their answers must be equal.
"""

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

import sanmon
from sanmon.kernel.state import State
from sanmon.server.delivery import seat_messages
from sanmon.server.domain import tokens
from sanmon.server.domain.entries import (
    Confirms,
    Header,
    LogEntry,
    Moved,
    Plays,
    Rewound,
    SeatRow,
    Started,
    Stopped,
    TakenBack,
    Taught,
    encode_row,
)
from sanmon.server.domain.loading import Snapshot
from server.served import WAIT, Opened, Server
from server.test_live import Play, games

BLOT = "blotted out"


class Position(NamedTuple):
    table: str
    seat: int | None
    state: State


def blotted(entry: LogEntry, state: State, seat: int | None) -> LogEntry:
    """The entry without anything that the seat may not know."""
    if isinstance(entry, (Confirms, TakenBack, Rewound, Plays, Stopped, Taught)):
        return entry
    events = [list(state.game.events.redacted(tuple(raw), seat)) for raw in entry.events]
    if isinstance(entry, Started):
        return Started([], events)
    return entry if entry.seat == seat else Moved(entry.seat, BLOT, [], events)


class File:
    """The database of a running server, into which a test inserts tables directly."""

    def __init__(self, path: Path) -> None:
        self.db = sqlite3.connect(path, timeout=WAIT)

    def put(self, header: Header, table: str, entries: list[LogEntry], state: State, confirming: list[bool]) -> None:
        rows = [(table, n, encode_row(entry)) for n, entry in enumerate(entries)]
        snapshot = msgspec.msgpack.encode(Snapshot(state.dump(), confirming))
        self.db.execute("INSERT INTO tables (id, header) VALUES (?, ?)", (table, encode_row(header)))
        self.db.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        self.db.execute("INSERT INTO snapshots VALUES (?, ?, ?)", (table, len(rows) - 1, snapshot))

    def close(self) -> None:
        self.db.commit()
        self.db.close()


def store_in_both(servers: tuple[Server, Server], game: str, players: int, some: int) -> list[Position]:
    """Plays a game with undos and stores some of its positions (0: all), for every seat and a spectator."""
    play = Play(game, players, 11)
    play.header.seats = [SeatRow(f"P{seat}", None, tokens.hashed(f"token {seat}")) for seat in range(players)]
    rng = random.Random(f"{game} {players}")
    table_states = [play.table_state]
    while play.table_state.state.seat is not None:
        play.random_step(rng)
        table_states.append(play.table_state)
    if some:
        sealed = [table_state for table_state in table_states if table_state.state.sealed][:some]
        table_states = [*table_states[:: 1 + len(table_states) // some], *sealed, table_states[-1]]
    positions = []
    real, twin = (File(server.database) for server in servers)
    for table_state in {table_state.n: table_state for table_state in table_states}.values():
        state = table_state.state
        entries = play.log[: table_state.n + 1]
        for seat in [*range(players), None]:
            table = f"{game}-{players}-{table_state.n}-{seat}"
            imagined = state.imagine(seat, random.Random(f"{table} anew"))
            real.put(play.header, table, entries, state, list(table_state.confirming))
            blots = [blotted(entry, state, seat) for entry in entries]
            twin.put(play.header, table, blots, imagined, list(table_state.confirming))
            positions.append(Position(table, seat, state.clone()))
    real.close()
    twin.close()
    return positions


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("twins")
    # Without limits: how long one has to wait is a matter of the clock, and differs between any two servers.
    with Server(folder / "real", "--limits", "0") as real, Server(folder / "twin", "--limits", "0") as twin:
        yield real, twin
        for server in (real, twin):
            assert "Traceback" not in server.log_text()


def check(servers: tuple[Server, Server], game: str, players: int, some: int) -> None:
    real, twin = servers
    positions = store_in_both(servers, game, players, some)
    assert len(positions) > 4 * (players + 1)
    sealed = 0
    people = {seat: f"token {seat}" for seat in range(players)}
    for at in positions:
        tables = [Opened(server, at.table, people) for server in (real, twin)]
        pages = [table.page(at.seat) for table in tables]
        assert pages[0].traffic == pages[1].traffic
        others = [seat for seat in at.state.seats if seat != at.seat]
        if at.state.sealed and len(at.state.seats) > 1 and others:
            # Another seat answers, each table's as its own hidden cards have it, and it stays a secret.
            sealed += 1
            for table, page in zip(tables, pages, strict=True):
                with table.page(others[0], page.n) as other:  # whose own past is blotted out in the twin
                    page.wait_for("table")  # somebody came
                    other.move(random.Random(at.table).choice(other.options))
                    page.catch_up(page.n + 1)
                page.wait_for("table")  # and went
            assert pages[0].traffic == pages[1].traffic
        for page in pages:
            page.close()
        for path in (f"/api/tables/{at.table}", f"/api/tables/{at.table}/record"):
            if at.state.result is None:
                assert real.request(path) == twin.request(path)
    assert sealed or game != "toy" or players == 1


@pytest.mark.parametrize(("game", "players"), games())
def test_a_seat_cannot_tell_its_table_from_a_reshuffled_twin(
    servers: tuple[Server, Server], game: str, players: int
) -> None:
    check(servers, game, players, 0 if game == "toy" else 6)


@pytest.mark.deep
@pytest.mark.parametrize(("game", "players"), games())
def test_a_seat_cannot_tell_many_positions_from_reshuffled_twins(
    servers: tuple[Server, Server], game: str, players: int
) -> None:
    check(servers, game, players, 40)


def test_the_twins_differ_where_they_should() -> None:
    """The test above would find a leak: the real tables and the twins are not the same, and blots show when they are
    read.
    """
    play = Play("toy", 2, 11)
    rng = random.Random(1)
    differ = 0
    while play.table_state.state.seat is not None:
        play.random_step(rng)
        state = play.table_state.state
        twin = state.imagine(0, rng)
        differ += msgspec.json.encode(state.view(1)) != msgspec.json.encode(twin.view(1))
        assert msgspec.json.encode(state.view(0)) == msgspec.json.encode(twin.view(0))
        for n, entry in enumerate(play.log):
            if isinstance(entry, Moved) and entry.seat == 1:
                assert blotted(entry, state, 0) != entry
                with pytest.raises(sanmon.SanmonError):
                    seat_messages.entry(state, n, blotted(entry, state, 0), 1)
    assert differ > 10
