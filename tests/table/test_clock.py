"""The clock: letting a bot play and coming back does not wind it up."""

import asyncio

from sanmon.table.clocks import CLOCK
from sanmon.table.messages import Clock, OpenTable, SeatWish
from sanmon.table.people import People
from sanmon.table.rooms import Rooms
from sanmon.table.sets import Sets
from sanmon.table.storage import now, open_store
from sanmon.table.tables import Tables


def test_a_bot_and_back_leave_the_time_that_is_left(database: str) -> None:
    async def run() -> None:
        store = await open_store(database)
        rooms = Rooms(store)  # not started: no bot answers, and no clock runs out
        tables = Tables(rooms, Sets(store))
        anna, _ = await People(store).become_guest("Anna")
        seats = [SeatWish(kind="me"), SeatWish(kind="me")]
        table = (await tables.open(OpenTable("toy", 2, seats, clock=Clock("move", 60, "bot")), anna)).table
        (seat, *_) = (await tables.card(table)).waiting

        async def times() -> tuple[int | None, list[int]]:
            jobs = await store.read("SELECT due FROM jobs WHERE kind = ? AND key = ?", CLOCK, table)
            card = await tables.card(table)
            return card.deadline, [due for (due,) in jobs]

        deadline, _ = before = await times()
        assert deadline is not None
        assert abs(deadline - now() - 60_000) < 30_000
        await asyncio.sleep(0.05)
        for _ in range(3):
            await tables.answers(table, seat, "random")
            assert seat not in (await tables.card(table)).waiting
            await tables.answers(table, seat, None)
            assert seat in (await tables.card(table)).waiting
        after, dues = await times()
        assert after == deadline
        assert abs(dues[0] - before[1][0]) <= 3  # told from the one before by its time
        await rooms.close()

    asyncio.run(run())
