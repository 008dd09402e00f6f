"""The clock: a bot that plays for a while does not restart it, and what happens at zero uses the newest state."""

import asyncio
import contextlib
from typing import Literal, Self

import pytest

from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import StorageError
from sanmon.server.ops.config import Config
from sanmon.server.people.accounts import People
from sanmon.server.protocol.tables import Clock, OpenTable, SeatRequest, Sit
from sanmon.server.runtime.connections import Connection
from sanmon.server.runtime.jobs import Job
from sanmon.server.services import Services
from sanmon.server.storage import Statement, open_store
from sanmon.server.tables.clocks import CLOCK


def test_letting_a_bot_play_and_returning_does_not_restart_the_clock(database: str) -> None:
    async def run() -> None:
        store = await open_store(database)
        services = Services(store, Config())  # not started: no bot answers, and no clock runs out
        tables = services.tables
        anna, _ = await People(store).become_guest("Anna")
        seats = [SeatRequest(kind="me"), SeatRequest(kind="me")]
        opened = now()
        table = (await tables.open(OpenTable("toy", 2, seats, clock=Clock("move", 60, "bot")), anna)).table
        (seat, *_) = (await tables.meta(table)).waiting

        async def times() -> tuple[int | None, list[int]]:
            jobs = await store.read("SELECT due FROM jobs WHERE kind = ? AND key = ?", CLOCK, table)
            meta = await tables.meta(table)
            return meta.deadline, [due for (due,) in jobs]

        deadline, _ = before = await times()
        assert deadline is not None
        assert opened <= deadline - 60_000 <= now()
        await asyncio.sleep(0.05)  # wound up again, it would be that much later
        for _ in range(3):
            await tables.answers(table, seat, "random")
            assert seat not in (await tables.meta(table)).waiting
            await tables.answers(table, seat, None)
            assert seat in (await tables.meta(table)).waiting
        after, dues = await times()
        assert after == deadline
        assert abs(dues[0] - before[1][0]) <= 3  # the due time of a job that is put again changes by a little
        await services.close()

    asyncio.run(run())


class Late:
    """A table for two whose clock is at zero, and two processes that serve it: `mine` plays, `other` has to see to the
    clock.
    """

    def __init__(self, database: str, at_zero: Literal["bot", "open"]) -> None:
        self.database = database
        self.at_zero = at_zero

    async def __aenter__(self) -> Self:
        self.store = await open_store(self.database)
        self.mine, self.other = (
            Services(self.store, Config()) for _ in range(2)
        )  # not started: no job is done but by us
        self.tables = self.mine.tables
        anna, _ = await People(self.store).become_guest("Anna")
        ben, _ = await People(self.store).become_guest("Ben")
        request = OpenTable("toy", 2, [SeatRequest("me"), SeatRequest("open")], clock=Clock("move", 60, self.at_zero))
        self.table = (await self.tables.open(request, anna)).table
        await self.tables.sit(self.table, 1, ben, Sit())
        await self.tables.start(self.table, anna, "")
        self.room = await self.mine.rooms.room(self.table)
        self.known = await self.other.rooms.room(self.table)
        self.known.connections.add(Connection(self.table, None))  # so that it stays in memory as it is
        self.room.connections.add(Connection(self.table, None))
        return self

    async def move(self) -> None:
        (seat, *_) = self.room.table_state.state.seats
        await self.room.move(
            seat, self.room.table_state.n, self.room.game.vocabulary.text(self.room.table_state.state.options(seat)[0])
        )

    async def next_turn(self) -> None:
        turn = self.room.table_state.state.turn
        while self.room.table_state.state.turn == turn:
            await self.move()

    async def run_out(self) -> Job:
        """Sets the clock to zero; returns its job."""
        await self.store.write(Statement("UPDATE cards SET deadline = ? WHERE id = ?", now() - 1, self.table))
        ((due, payload),) = await self.store.read("SELECT due, payload FROM jobs WHERE kind = ?", CLOCK)
        return Job(CLOCK, self.table, due, 1, payload)

    async def __aexit__(self, *_: object) -> None:
        self.known.connections.clear()
        self.room.connections.clear()
        await self.mine.close()
        with contextlib.suppress(StorageError):
            await self.other.close()


@pytest.mark.parametrize("at_zero", ["bot", "open"])
def test_a_process_that_missed_the_last_move_handles_the_clock(database: str, at_zero: Literal["bot", "open"]) -> None:
    async def run() -> None:
        async with Late(database, at_zero) as it:
            await it.next_turn()  # the other process gets no news
            (seat, *_) = it.room.table_state.state.seats
            await it.other.deadlines.run_out(await it.run_out())
            await it.room.catch_up()
            meta = await it.tables.meta(it.table)
            assert (it.room.table_state.agents[seat] is not None) == (at_zero == "bot")
            assert meta.seats[seat].taken == (at_zero == "bot")

    asyncio.run(run())


@pytest.mark.parametrize("at_zero", ["bot", "open"])
def test_a_person_who_answers_at_the_last_moment_keeps_the_seat(database: str, at_zero: Literal["bot", "open"]) -> None:
    """The seat answers after the handler has read the table and before it stores: then it has a new clock."""

    async def run() -> None:
        async with Late(database, at_zero) as it:
            (seat, *_) = it.room.table_state.state.seats
            job = await it.run_out()
            looked = it.known.catch_up

            async def look_and_be_late() -> None:
                await looked()
                await it.next_turn()
                while it.room.table_state.state.seats != [seat]:
                    await it.next_turn()

            it.known.catch_up = look_and_be_late  # type: ignore[method-assign]
            before = it.room.table_state.n
            await it.other.deadlines.run_out(job)
            assert it.room.table_state.n > before
            await it.room.catch_up()
            meta = await it.tables.meta(it.table)
            assert it.room.table_state.agents == (None, None)
            assert [row.taken for row in meta.seats] == [True, True]

    asyncio.run(run())
