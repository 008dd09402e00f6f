"""A page that disconnects during its move, or a database that fails: everyone is sent what is stored."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import sanmon
from sanmon.server.domain import folding
from sanmon.server.domain.entries import Header, SeatRow, encode_row
from sanmon.server.domain.errors import Refusal, StorageError
from sanmon.server.ops.config import Config
from sanmon.server.runtime.connections import Connection
from sanmon.server.runtime.room import AGENTS, Room
from sanmon.server.runtime.rooms import Rooms
from sanmon.server.services import Services
from sanmon.server.storage import Change, Statement, Store, open_store
from server.served import WAIT

Use = Callable[[Rooms, Store], Awaitable[None]]


def at_a_table(tmp_path: Path, use: Use) -> None:
    """Rooms on a store of their own with the table `t`: a person, then an agent."""

    async def run() -> None:
        store = await open_store(str(tmp_path / "tables.sqlite3"))
        game = sanmon.load("toy")
        header = Header(
            game="toy", ruleset=game.info.ruleset, components=game.components_name,
            components_hash=game.components_hash, players=2, settings=game.info.check_settings(2, {}),
            seats=[SeatRow("Anna", None, ""), SeatRow("", "random", "")], seed="00" * 32, opened="",
        )  # fmt: skip
        entry, _ = folding.start(game, header)
        await store.save(Change("t", 0, [encode_row(entry)], header=encode_row(header)))
        services = Services(store, Config())
        await services.start()
        try:
            await use(services.rooms, store)
        finally:
            await services.close()

    asyncio.run(run())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not true():
            await asyncio.sleep(0.01)


def asked(room: Room) -> bool:
    return 0 in room.table_state.state.seats


async def first_moves(room: Room) -> None:
    """Until Anna's next move ends her turn."""
    await until(lambda: asked(room))
    while room.game.vocabulary.text(room.table_state.state.options(0)[0]) != "end":
        await move(room)
        await until(lambda: asked(room))


async def move(room: Room) -> None:
    do = room.game.vocabulary.text(room.table_state.state.options(0)[0])
    await room.move(0, room.table_state.n, do)


def test_a_page_may_disconnect_while_its_move_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(rooms: Rooms, store: Store) -> None:
        connection = Connection("t", 0)
        room = await rooms.enter(connection)
        await first_moves(room)
        saved, go_on = asyncio.Event(), asyncio.Event()
        save = store.save

        async def slow(change: Change, *also: Statement) -> None:
            await save(change, *also)
            saved.set()
            await go_on.wait()

        monkeypatch.setattr(store, "save", slow)
        page = asyncio.create_task(move(room))
        await saved.wait()
        page.cancel()  # in the middle: stored, and not yet known here
        await asyncio.gather(page, return_exceptions=True)
        monkeypatch.undo()
        n = room.table_state.n
        go_on.set()
        await until(lambda: room.table_state.n > n + 1 and asked(room))  # the agent has answered, too
        assert connection.position_due
        rooms.leave(room, connection)
        await until(lambda: "t" not in rooms._rooms)

    at_a_table(tmp_path, use)


def test_a_move_stored_despite_an_error_is_found_and_agents_continue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(rooms: Rooms, store: Store) -> None:
        room = await rooms.enter(Connection("t", 0))
        await first_moves(room)
        save = store.save

        async def lost(change: Change, *also: Statement) -> None:
            await save(change, *also)
            await store.write(Statement("DELETE FROM jobs WHERE kind = ?", AGENTS))  # found the old table, and gone
            raise StorageError("the line broke")

        async def cannot(name: str, n: int) -> list[bytes]:
            raise StorageError("the line is broken")

        monkeypatch.setattr(store, "save", lost)
        monkeypatch.setattr(store, "entries_after", cannot)
        n = room.table_state.n
        with pytest.raises(Refusal, match="could not store"):
            await move(room)
        monkeypatch.undo()
        assert room.may_be_stale
        assert room.table_state.n == n
        await rooms.enter(Connection("t", None))  # a page connects, so the table is read again
        await until(lambda: not room.may_be_stale and room.table_state.n > n + 1 and asked(room))
        assert (await store.newest(["t"]))["t"] == room.table_state.n

    at_a_table(tmp_path, use)


def test_agents_move_in_a_process_that_missed_the_last_entries(tmp_path: Path) -> None:
    """Any process may claim the job of agents, even one that has not received the news of the newest entries."""

    async def use(rooms: Rooms, store: Store) -> None:
        known = await rooms.enter(Connection("t", 0))
        await first_moves(known)
        n = known.table_state.n
        other = Services(store, Config()).rooms  # not started: it does no jobs, and its news reach nobody
        try:
            await move(await other.enter(Connection("t", 0)))
            await until(lambda: known.table_state.n > n + 1 and asked(known))
        finally:
            other.agent_pool.close()
            other.hint_pool.close()
            other.review_pool.close()

    at_a_table(tmp_path, use)
