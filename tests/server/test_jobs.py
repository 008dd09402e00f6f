"""Jobs: done once, not before they are due, by one process at a time, and again when whoever had it is gone."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from sanmon.server.domain.clock import now
from sanmon.server.runtime import jobs
from sanmon.server.runtime.jobs import Job, Jobs
from sanmon.server.storage import Change, Statement, Store, open_store

Use = Callable[[Store, Store], Awaitable[None]]


def with_two(database: str, use: Use) -> None:
    """Two processes' stores on one database; of a file, which one process serves, the same one twice."""

    async def run() -> None:
        one = await open_store(database)
        two = await open_store(database) if one.shared else one
        try:
            await use(one, two)
        finally:
            await one.close()
            if two is not one:
                await two.close()

    asyncio.run(run())


class Done:
    """What was done, by whom."""

    def __init__(self) -> None:
        self.by: list[tuple[str, Job]] = []
        self.at_it = 0
        self.most_at_it = 0
        self.takes = 0.0
        self.fails = 0

    async def do(self, who: str, job: Job) -> None:
        self.at_it += 1
        self.most_at_it = max(self.most_at_it, self.at_it)
        try:
            await asyncio.sleep(self.takes)
        finally:
            self.at_it -= 1
        if self.fails:
            self.fails -= 1
            raise ValueError("on purpose")
        self.by.append((who, job))

    def worker(self, store: Store, who: str) -> Jobs:
        worker = Jobs(store)
        worker.handle("test", lambda job: self.do(who, job))
        return worker

    async def wait_for(self, count: int) -> None:
        async with asyncio.timeout(20):
            while len(self.by) < count:
                await asyncio.sleep(0.01)


async def left(store: Store) -> list[str]:
    return [row[0] for row in await store.read("SELECT key FROM jobs ORDER BY key")]


async def all_gone(store: Store) -> None:
    async with asyncio.timeout(20):
        while await left(store):
            await asyncio.sleep(0.01)


def test_each_is_done_once_when_it_is_due(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        done = Done()
        workers = [done.worker(one, "one"), done.worker(two, "two")]
        for worker in workers:
            await worker.start()
        soon = now() + 600
        await one.save(Change("t", 0, [b"0"], header=b"h"), jobs.put("test", "later", soon, b"x"))
        await one.write(*[jobs.put("test", f"{number}", 0) for number in range(60)])
        await one.write(jobs.put("test", "never", now() + 10**9), jobs.put("other", "kind", 0))
        await done.wait_for(61)
        assert sorted(job.key for _, job in done.by) == sorted(["later", *map(str, range(60))])
        assert done.by[-1][1].key == "later"
        assert done.by[-1][1].payload == b"x"
        assert now() >= soon
        for worker in workers:
            await worker.stop()
        assert await left(one) == ["kind", "never"]

    with_two(database, use)


def test_what_a_dead_process_held_is_done_by_another(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "LEASE", 800)

    async def use(one: Store, two: Store) -> None:
        dead = Jobs(one)
        dead.handle("test", lambda job: asyncio.sleep(100))
        await one.write(jobs.put("test", "a", 0))
        assert [job.key for job in await dead._claim()] == ["a"]  # and that was the last of it
        done = Done()
        worker = done.worker(two, "two")
        worker._loops = [asyncio.create_task(worker._claim_forever())]
        await asyncio.sleep(0.4)
        assert done.by == []
        await done.wait_for(1)
        assert done.by[0][1].tries == 2
        await all_gone(one)
        await worker.stop()

    with_two(database, use)


def test_a_file_has_one_process_so_what_the_last_one_held_is_free_at_once(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        dead = Jobs(one)
        dead.handle("test", lambda job: asyncio.sleep(100))
        await one.write(jobs.put("test", "a", 0))
        await dead._claim()
        done = Done()
        worker = done.worker(two, "two")
        await worker.start()
        await asyncio.sleep(1)
        assert len(done.by) == (0 if one.shared else 1)
        await worker.stop()

    with_two(database, use)


def test_a_long_one_is_kept_and_a_stop_lets_go_of_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "LEASE", 400)
    monkeypatch.setattr(jobs, "RENEW", 0.1)

    async def use(one: Store, two: Store) -> None:
        done = Done()
        done.takes = 1.2
        workers = [done.worker(one, "one"), done.worker(two, "two")]
        for worker in workers:
            await worker.start()
        await one.write(jobs.put("test", "a", 0))
        await done.wait_for(1)
        assert done.most_at_it == 1
        await one.write(jobs.put("test", "b", 0))
        while not done.at_it:
            await asyncio.sleep(0.01)
        busy = next(worker for worker in workers if worker._running)
        await busy.stop()
        await done.wait_for(2)
        for worker in workers:
            await worker.stop()

    with_two(database, use)


def test_put_anew_while_somebody_is_at_it_it_is_done_again_after_that(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        done = Done()
        done.takes = 0.3
        workers = [done.worker(one, "one"), done.worker(two, "two")]
        for worker in workers:
            await worker.start()
        await one.write(jobs.put("test", "a", 7, b"first"))
        while not done.at_it:
            await asyncio.sleep(0.01)
        await one.write(jobs.put("test", "a", 7, b"second"))
        await done.wait_for(2)
        await all_gone(one)
        assert [job.payload for _, job in done.by] == [b"first", b"second"]
        assert done.most_at_it == 1
        for worker in workers:
            await worker.stop()

    with_two(database, use)


def test_dropped_is_dropped_and_once_is_once(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        await one.write(jobs.put("test", "a", 5), jobs.put("test", "b", 5), jobs.put_once("test", "a", 9))
        await two.write(jobs.drop("test", "b"))
        assert await one.read("SELECT key, due FROM jobs") == [("a", 5)]

    with_two(database, use)


def test_what_fails_is_tried_again_a_little_later(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        done = Done()
        done.fails = 1
        worker = done.worker(one, "one")
        await worker.start()
        began = now()
        await one.write(jobs.put("test", "a", 0))
        await done.wait_for(1)
        assert 1500 < now() - began < 5000
        assert done.by[0][1].tries == 2
        await all_gone(two)
        await worker.stop()

    with_two(database, use)


def test_one_that_was_done_but_could_not_be_struck_off_comes_free(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "LEASE", 600)
    monkeypatch.setattr(jobs, "RENEW", 0.1)

    async def use(one: Store, two: Store) -> None:
        done = Done()
        done.takes = 0.05
        worker = done.worker(one, "one")
        await worker.start()
        await one.write(jobs.put("test", "a", 0))
        await done.wait_for(1)
        await all_gone(two)
        # As if it had just been done, and the database had gone before it could be struck off.
        await one.write(
            jobs.put("test", "a", 0),
            Statement("UPDATE jobs SET holder = ?, lease = ? WHERE key = 'a'", worker.holder, now() + 600),
        )
        done.takes = 1.5
        await one.write(jobs.put("test", "long", 0))  # which is renewed all the time
        await done.wait_for(3)
        assert sorted(job.key for _, job in done.by) == ["a", "a", "long"]
        await worker.stop()

    with_two(database, use)


def test_no_kind_waits_for_another(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        done = Done()
        worker = done.worker(one, "one")
        at_it: list[str] = []

        async def for_ever(job: Job) -> None:
            at_it.append(job.key)
            await asyncio.Event().wait()

        worker.handle("long", for_ever, 2)
        await one.write(*[jobs.put("long", f"{number}", 0) for number in range(300)])
        await worker.start()
        await one.write(jobs.put("test", "soon", now()))
        worker.nudge()
        await done.wait_for(1)
        await asyncio.sleep(2 * jobs.POLL)
        assert len(at_it) == 2
        await worker.stop()

    with_two(database, use)
