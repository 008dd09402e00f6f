"""The queue of the process pool: tasks with a known key go first for a moment, but no task waits for ever."""

import asyncio
import multiprocessing
import time

from sanmon.server.runtime import process_pool
from sanmon.server.runtime.process_pool import ProcessPool
from server.served import WAIT


def test_a_table_with_endless_tasks_does_not_starve_a_new_one() -> None:
    async def run() -> None:
        pool = ProcessPool(1)
        answered: list[str] = []

        async def busy() -> None:
            while True:  # two of them: one always waits when the other is done
                await pool.run(time.sleep, 0.05, key="busy")
                answered.append("busy")

        tasks = [asyncio.create_task(busy()) for _ in range(2)]
        while len(answered) < 3:
            await asyncio.sleep(0.01)
        at = len(answered)
        async with asyncio.timeout(WAIT):
            await pool.run(time.sleep, 0.01, key="new")
        most = process_pool.OVERTAKING_SECONDS / 0.05 + 4
        assert len(answered) - at < most
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        pool.close()

    asyncio.run(run())


def test_a_pool_process_ends_quietly_when_its_server_was_killed() -> None:
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=process_pool._do_tasks, args=(theirs, None))
    process.start()
    theirs.close()
    ours.send((time.sleep, (0.0,), False))
    assert ours.recv() == (True, None)
    ours.send((time.sleep, (0.5,), False))
    ours.close()
    process.join(WAIT)
    assert process.exitcode == 0
