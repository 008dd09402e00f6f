"""Jobs: each runs once, when it is due, in one process at a time, and again if its process dies."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from sanmon.server.domain.clock import now
from sanmon.server.runtime import jobs
from sanmon.server.runtime.jobs import Job, Jobs
from sanmon.server.storage import Change, Statement, Store, open_store
from server.served import WAIT

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
    """Records which jobs ran in which process. A job whose key is in `held` runs until the key is removed."""

    def __init__(self) -> None:
        self.by: list[tuple[str, Job]] = []
        self.begun: dict[str, int] = {}  # when each key was last begun
        self.at_it = 0
        self.most_at_it = 0
        self.held: set[str] = set()
        self.fails = 0

    async def do(self, who: str, job: Job) -> None:
        self.begun[job.key] = now()
        self.at_it += 1
        self.most_at_it = max(self.most_at_it, self.at_it)
        try:
            while job.key in self.held:
                await asyncio.sleep(0.01)
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
        await until(lambda: len(self.by) >= count)

    @property
    def keys(self) -> list[str]:
        return [job.key for _, job in self.by]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not true():
            await asyncio.sleep(0.01)


async def lease_of(store: Store, key: str) -> int:
    ((lease,),) = await store.read("SELECT lease FROM jobs WHERE key = ?", key)
    assert isinstance(lease, int)
    return lease


async def renewed(store: Store, key: str) -> None:
    """Until the lease of a job was made longer, and once more."""
    async with asyncio.timeout(WAIT):
        for _ in range(2):
            before = await lease_of(store, key)
            while await lease_of(store, key) <= before:
                await asyncio.sleep(0.01)


async def left(store: Store) -> list[str]:
    return [row[0] for row in await store.read("SELECT key FROM jobs ORDER BY key")]


async def due_again(store: Store, after: int) -> int:
    """When what failed is to be tried again, as soon as that is stored."""
    async with asyncio.timeout(WAIT):
        while not (found := await store.read("SELECT due FROM jobs WHERE due > ?", after)):
            await asyncio.sleep(0.01)
    ((due,),) = found
    assert isinstance(due, int)
    return due


async def all_gone(store: Store) -> None:
    async with asyncio.timeout(WAIT):
        while await left(store):
            await asyncio.sleep(0.01)


def test_each_job_runs_once_when_it_is_due(database: str) -> None:
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
        assert sorted(done.keys) == sorted(["later", *map(str, range(60))])
        assert [job.payload for _, job in done.by if job.key == "later"] == [b"x"]
        assert done.begun["later"] >= soon
        for worker in workers:
            await worker.stop()
        assert await left(one) == ["kind", "never"]

    with_two(database, use)


def test_another_process_runs_the_jobs_of_a_dead_one(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "LEASE_MS", 800)

    async def use(one: Store, two: Store) -> None:
        dead = Jobs(one)
        dead.handle("test", lambda job: asyncio.sleep(100))
        await one.write(jobs.put("test", "a", 0))
        assert [job.key for job in await dead._claim()] == ["a"]  # and that was the last of it
        lease = await lease_of(one, "a")
        done = Done()
        worker = done.worker(two, "two")
        worker._loops = [asyncio.create_task(worker._claim_forever())]
        await done.wait_for(1)
        assert done.begun["a"] > lease
        assert done.by[0][1].tries == 2
        await all_gone(one)
        await worker.stop()

    with_two(database, use)


def test_old_leases_on_a_file_are_void_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "LEASE_MS", 10**9)

    async def use(one: Store, two: Store) -> None:
        dead = Jobs(one)
        dead.handle("test", lambda job: asyncio.sleep(100))
        await one.write(jobs.put("test", "a", 0))
        await dead._claim()
        done = Done()
        worker = done.worker(two, "two")
        await worker.start()
        await one.write(jobs.put("test", "b", 1))  # claimed in the same look as what was due before it, or later
        await until(lambda: "b" in done.keys)
        assert done.keys == (["b"] if one.shared else ["a", "b"])
        await worker.stop()

    with_two(database, use)


def test_a_long_job_keeps_its_lease_until_its_process_stops(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "LEASE_MS", 60_000)
    monkeypatch.setattr(jobs, "RENEW_SECONDS", 0.05)

    async def use(one: Store, two: Store) -> None:
        done = Done()
        done.held = {"a", "b"}
        workers = [done.worker(one, "one"), done.worker(two, "two")]
        for worker in workers:
            await worker.start()
        await one.write(jobs.put("test", "a", 0))
        await until(lambda: done.at_it == 1)
        await renewed(one, "a")
        done.held = {"b"}
        await done.wait_for(1)
        assert done.most_at_it == 1
        await one.write(jobs.put("test", "b", 0))
        await until(lambda: done.at_it == 1)
        busy = next(worker for worker in workers if ("test", "b") in worker._running)
        done.begun.clear()
        await busy.stop()
        await until(lambda: "b" in done.begun)  # the other one begins with it, long before the lease runs out
        done.held.clear()
        await done.wait_for(2)
        assert done.keys == ["a", "b"]
        for worker in workers:
            await worker.stop()

    with_two(database, use)


def test_a_job_that_is_put_again_while_it_runs_runs_once_more(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        done = Done()
        done.held = {"a"}
        workers = [done.worker(one, "one"), done.worker(two, "two")]
        for worker in workers:
            await worker.start()
        await one.write(jobs.put("test", "a", 7, b"first"))
        await until(lambda: done.at_it == 1)
        await one.write(jobs.put("test", "a", 7, b"second"))
        done.held.clear()
        await done.wait_for(2)
        await all_gone(one)
        assert [job.payload for _, job in done.by] == [b"first", b"second"]
        assert done.most_at_it == 1
        for worker in workers:
            await worker.stop()

    with_two(database, use)


def test_drop_deletes_a_job_and_put_once_keeps_the_old_one(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        await one.write(jobs.put("test", "a", 5), jobs.put("test", "b", 5), jobs.put_once("test", "a", 9))
        await two.write(jobs.drop("test", "b"))
        assert await one.read("SELECT key, due FROM jobs") == [("a", 5)]

    with_two(database, use)


def test_a_job_that_fails_is_tried_again_later(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        done = Done()
        done.fails = 1
        worker = done.worker(one, "one")
        await worker.start()
        began = now()
        await one.write(jobs.put("test", "a", 0))
        await until(lambda: not done.fails)
        failed = now()
        done.held = {"a"}  # so that the next try does not end before we have looked
        due = await due_again(two, began)
        assert began + 2000 <= due <= failed + 2000
        done.held.clear()
        await done.wait_for(1)
        assert done.begun["a"] >= due
        assert done.by[0][1].tries == 2
        await all_gone(two)
        await worker.stop()

    with_two(database, use)


def test_the_lease_of_a_job_that_could_not_be_deleted_runs_out(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "LEASE_MS", 10**6)
    monkeypatch.setattr(jobs, "RENEW_SECONDS", 0.05)

    async def use(one: Store, two: Store) -> None:
        done = Done()
        done.held = {"long"}
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
        await one.write(jobs.put("test", "long", 0))
        await until(lambda: "long" in done.begun)
        await renewed(two, "long")
        await done.wait_for(2)  # while the lease of that one is renewed all the time, this one's runs out
        assert done.keys == ["a", "a"]
        done.held.clear()
        await done.wait_for(3)
        assert done.keys == ["a", "a", "long"]
        await worker.stop()

    with_two(database, use)


def test_jobs_of_one_kind_do_not_wait_for_another_kind(database: str) -> None:
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
        for number in range(3):  # each is another look at what may be claimed
            await one.write(jobs.put("test", f"soon {number}", now()))
            worker.nudge()
            await done.wait_for(number + 1)
        assert len(at_it) == 2
        await worker.stop()

    with_two(database, use)
