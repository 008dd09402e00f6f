"""A table whose page goes in the middle of its move, or whose database falters: what is stored is what everyone is told."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import sanmon
from sanmon.server.domain import folding
from sanmon.server.domain.entries import Header, SeatRow, encode_row
from sanmon.server.domain.errors import Refusal, StorageError
from sanmon.server.runtime.room import AGENTS, Listener, Room
from sanmon.server.runtime.rooms import Rooms
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
        rooms = Rooms(store)
        await rooms.start()
        try:
            await use(rooms, store)
        finally:
            await rooms.close()

    asyncio.run(run())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not true():
            await asyncio.sleep(0.01)


def asked(room: Room) -> bool:
    return 0 in room.stand.state.seats


async def first_moves(room: Room) -> None:
    """Until Anna's next move ends her turn."""
    await until(lambda: asked(room))
    while room.game.vocabulary.text(room.stand.state.options(0)[0]) != "end":
        await move(room)
        await until(lambda: asked(room))


async def move(room: Room) -> None:
    do = room.game.vocabulary.text(room.stand.state.options(0)[0])
    await room.move(0, room.stand.n, do)


def test_a_page_that_goes_while_its_move_is_stored_leaves_a_table_that_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(rooms: Rooms, store: Store) -> None:
        listener = Listener(0, -1)
        room = await rooms.enter("t", listener)
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
        n = room.stand.n
        go_on.set()
        await until(lambda: room.stand.n > n + 1 and asked(room))  # the agent has answered, too
        assert listener.position_due
        rooms.leave(room, listener)
        await until(lambda: rooms.present("t") is None)

    at_a_table(tmp_path, use)


def test_what_was_stored_without_our_hearing_of_it_is_found_and_agents_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(rooms: Rooms, store: Store) -> None:
        room = await rooms.enter("t", Listener(0, -1))
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
        n = room.stand.n
        with pytest.raises(Refusal, match="could not store"):
            await move(room)
        monkeypatch.undo()
        assert room.unsure
        assert room.stand.n == n
        await rooms.enter("t", Listener(None, -1))  # somebody looks: what is stored is read, and told
        await until(lambda: not room.unsure and room.stand.n > n + 1 and asked(room))
        assert (await store.newest(["t"]))["t"] == room.stand.n

    at_a_table(tmp_path, use)


def test_agents_answer_in_a_process_that_has_missed_the_move_before(tmp_path: Path) -> None:
    """Any process may claim the job of agents, also one that has the table in memory and was not told the newest entries."""

    async def use(rooms: Rooms, store: Store) -> None:
        known = await rooms.enter("t", Listener(0, -1))
        await first_moves(known)
        n = known.stand.n
        other = Rooms(store)  # not started: it does no jobs, and its news reach nobody
        try:
            await move(await other.enter("t", Listener(0, -1)))
            await until(lambda: known.stand.n > n + 1 and asked(known))
        finally:
            other.thinkers.close()
            other.scholars.close()

    at_a_table(tmp_path, use)
