"""Webhooks, notices to browsers, password checks and reviews: whoever asks for many delays nobody who asks for one."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sanmon.server.domain.clock import now
from sanmon.server.domain.person import Person
from sanmon.server.ops.config import Config
from sanmon.server.people import notices
from sanmon.server.people.accounts import MOST_CHECKS
from sanmon.server.protocol.people import Subscription
from sanmon.server.protocol.tables import OpenTable, SeatRequest
from sanmon.server.runtime import bounded_process, outbound
from sanmon.server.runtime.fair_slots import FairSlots
from sanmon.server.services import Services
from sanmon.server.storage import Statement, open_store
from server.served import WAIT, Opened, Server
from server.test_notices import Browser, Receiver, _until
from server.test_people import PASSWORD, account
from server.visitors import Visitor

GUESSES = 24  # passwords that one address tries at once
MANY = 30  # calls of one owner that wait at once: more than are made at once of a kind


@pytest.fixture
def receiver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    """A receiver whose path /slow answers only when it is let go; until then, such a call goes on."""
    monkeypatch.setattr(outbound, "CALL_TIMEOUT_SECONDS", WAIT)
    made = Receiver(tmp_path)
    made.held = {"/slow"}
    yield made
    made.close()


@contextlib.asynccontextmanager
async def serving(database: str, receiver: Receiver) -> AsyncIterator[Services]:
    store = await open_store(database)
    services = Services(store, Config(), receiver.caller())
    await services.rooms.start()
    try:
        yield services
    finally:
        receiver.let_go.set()
        await services.close()


async def open_tables(services: Services, host: Person, tables: int, address: str, webhook: str | None = None) -> None:
    for _ in range(tables):
        await services.tables.open(OpenTable("toy", 1, [SeatRequest("me")], webhook=webhook), host, address)


def calls(receiver: Receiver, path: str) -> int:
    return sum(called == path for called, _, _ in receiver.got)


def test_slow_webhooks_of_one_host_or_address_delay_no_others(database: str, receiver: Receiver) -> None:
    async def check() -> None:
        async with serving(database, receiver) as services:
            slow = f"https://push.example:{receiver.port}/slow"
            eve, _ = await services.people.become_guest("Eve")
            await open_tables(services, eve, MANY, "eves", slow)
            await _until(lambda: calls(receiver, "/slow") >= notices.MOST_CALLS_OF_ONE)
            for name in ("Mallory", "Trudy", "Oscar"):  # more hosts at her address
                other, _ = await services.people.become_guest(name)
                await open_tables(services, other, MANY, "eves", slow)
            anna, _ = await services.people.become_guest("Anna")
            await open_tables(services, anna, 1, "annas", f"https://push.example:{receiver.port}/quick")
            await _until(lambda: calls(receiver, "/quick"))
            assert calls(receiver, "/slow") <= notices.MOST_HOOKS_OF_ADDRESS
            receiver.let_go.set()  # nobody's calls are forgotten
            await _until(lambda: calls(receiver, "/slow") >= 4 * MANY)

    asyncio.run(check())


def test_slow_browsers_of_one_person_delay_no_others(database: str, receiver: Receiver) -> None:
    async def check() -> None:
        async with serving(database, receiver) as services:
            eve, _ = await services.people.become_guest("Eve")
            anna, _ = await services.people.become_guest("Anna")
            for person, path in ((eve, "/slow"), (anna, "/quick")):
                endpoint = f"https://push.example:{receiver.port}{path}"
                await services.notices.subscribe(person, Subscription(endpoint, Browser().keys))
            await open_tables(services, eve, MANY, "eves")
            await told_now(services)
            await _until(lambda: calls(receiver, "/slow") >= notices.MOST_CALLS_OF_ONE)
            await open_tables(services, anna, 1, "annas")
            await told_now(services)
            await _until(lambda: calls(receiver, "/quick"))
            assert calls(receiver, "/slow") == notices.MOST_CALLS_OF_ONE
            receiver.let_go.set()
            await _until(lambda: calls(receiver, "/slow") >= MANY)

    asyncio.run(check())


async def told_now(services: Services) -> None:
    """People whose turn it is are told so now, instead of after a while."""
    await services.rooms.store.write(Statement("UPDATE jobs SET due = ? WHERE kind = 'turn'", now()))
    services.rooms.jobs.nudge()


# -- passwords


def test_many_passwords_of_one_address_delay_nobody_elsewhere(own_server: Server) -> None:
    account(own_server, "anna")
    done = 0
    counting = threading.Lock()

    def guess(number: int) -> int:
        nonlocal done
        visitor = Visitor(own_server, address="127.0.0.3")
        status = visitor.ask("POST", "/api/login", {"login": f"somebody{number}", "password": PASSWORD}).status
        with counting:
            done += 1
        return status

    with ThreadPoolExecutor(GUESSES) as threads:
        guesses = [threads.submit(guess, number) for number in range(GUESSES)]
        while done < 2:
            assert not all(one.done() for one in guesses)
        before = done
        Visitor(own_server, address="127.0.0.4").ask("POST", "/api/login", {"login": "anna", "password": PASSWORD}, 200)
        meanwhile = done - before
    assert {one.result() for one in guesses} == {401}
    assert meanwhile < GUESSES / 2  # in a common queue, she would wait for all of them


def test_a_free_slot_goes_to_the_next_owner_and_none_gets_lost() -> None:
    async def check() -> None:
        slots = FairSlots(MOST_CHECKS)
        served: list[str] = []
        go = asyncio.Event()

        async def use(owner: str) -> None:
            async with slots.slot(owner):
                served.append(owner)
                await go.wait()

        waiting = [asyncio.create_task(use("eve")) for _ in range(8)]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(use(owner)) for owner in ("anna", "ben")]
        await asyncio.sleep(0)
        assert served == ["eve"] * MOST_CHECKS
        waiting.pop(4).cancel()
        waiting.pop(0).cancel()  # one that waited, and one that held a slot
        go.set()
        await asyncio.gather(*waiting)
        assert sorted(served[MOST_CHECKS : MOST_CHECKS + 3]) == ["anna", "ben", "eve"]
        assert len(served) == 9
        before = len(served)
        await asyncio.gather(*[use("eve") for _ in range(MOST_CHECKS)])
        assert len(served) == before + MOST_CHECKS

    asyncio.run(check())


def test_addresses_take_turns_in_the_queue_of_uploads(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[bytes] = []

    async def run_module(module: str, args: tuple[str, ...], data: bytes, within: float) -> bytes:
        ran.append(data)
        await asyncio.sleep(0)
        return data

    monkeypatch.setattr(bounded_process, "_run", run_module)

    async def check() -> None:
        queue = bounded_process.BoundedQueue("uploads")
        owners = ["eve", "eve", "fay", "fay", "anna"]
        await asyncio.gather(*[queue.run("any", data=owner.encode(), address=owner, within=1.0) for owner in owners])

    asyncio.run(check())
    assert ran == [b"eve", b"eve", b"fay", b"anna", b"fay"]  # the first did not wait


# -- reviews


def test_long_reviews_delay_no_short_one(own_server: Server) -> None:
    eve, anna = Visitor(own_server, address="127.0.0.3").guest("Eve"), Visitor(own_server, address="127.0.0.4")
    long = [played(own_server, "bitoku", 2) for _ in range(2)]
    short = played(own_server, "toy", 1)
    asked = [f"/api/tables/{opened.table}/review?seat={seat}" for opened in long for seat in (0, 1)]
    for path in asked:
        eve.ask("GET", path, status=202)
    until(lambda: any(eve.ask("GET", path, status=202).json["done"] > 0 for path in asked))
    path = f"/api/tables/{short.table}/review?seat=0"
    until(lambda: anna.ask("GET", path).status == 200)
    assert {eve.ask("GET", path).status for path in asked} == {202}
    assert "done" not in anna.get(path)
    with contextlib.closing(sqlite3.connect(own_server.database, timeout=WAIT)) as db:
        stored = [card for (card,) in db.execute("SELECT card FROM reviews WHERE card LIKE ?", (f"{short.table}%",))]
    assert stored == [f"{short.table}:0"]  # no part of it is left


def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.3)


def played(server: Server, game: str, players: int) -> Opened:
    """A game that bots have played to its end."""
    opened = server.open(*["random"] * players, game=game)
    with opened.page(None) as page:
        while page.position["result"] is None:
            page.receive()
    return opened
