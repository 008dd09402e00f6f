"""`sanmon admin tables`, `stop`, `ban`, `unban` and `bans`: what operators see of a server and do to it.

What has to happen in the server is a job in its database, which one of its processes does within a second.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any, TypeVar

import msgspec

from sanmon.cli.operator.database import existing_database
from sanmon.kernel.errors import SetupError
from sanmon.server.domain.addresses import network_of
from sanmon.server.domain.clock import iso, now
from sanmon.server.people import bans as people_bans
from sanmon.server.people.address_marks import AddressMarks
from sanmon.server.people.bans import BANS
from sanmon.server.runtime import jobs
from sanmon.server.storage import Store, open_store
from sanmon.server.tables.operators import STOP, TableInPlay, in_play

WAIT_SECONDS = 10.0  # after which the command says that no server has done it yet
UNITS = {"m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 604_800_000}  # milliseconds
MARK = re.compile(r"(?:ipv4|ipv6|local|other)-[0-9a-f]{12}")

T = TypeVar("T")


class BanLine(msgspec.Struct):
    """A ban as an operator sees it."""

    who: str
    name: str
    until: str | None


def tables(database: str | None, as_json: bool) -> int:
    """Lists the tables in play."""
    found = _with_store(database, lambda store: in_play(store, now()))
    if as_json:
        _print_json(found)
        return 0
    for table in found:
        _say(_described(table))
    alone = sum(table.bots_alone for table in found)
    waiting = sum(table.bots == "waits" for table in found)
    _say(f"{len(found)} tables, {alone} of them of bots alone; at {waiting} a bot waits for its turn.")
    return 0


def _described(table: TableInPlay) -> str:
    host = table.login or table.host_name or "a guest without a name"
    alone = ", bots alone" if table.bots_alone else ""
    bots = f", a bot {table.bots}" if table.bots else ""
    return (
        f"{table.table}  {table.game}, {table.phase}{alone}{bots}\n"
        f"    seats: {', '.join(table.seats)}\n"
        f"    opened {table.opened} by {host} ({table.host or 'no id'}), address {table.address or 'forgotten'}\n"
        f"    last changed {table.moved}; costs {table.entries} entries, {table.kilobytes} kB"
    )


def stop(names: list[str], database: str | None) -> int:
    """Stops tables. Exit code 1: no server has done it yet."""
    return _with_store(database, lambda store: _stop(store, names))


async def _stop(store: Store, names: list[str]) -> int:
    known = {table.table for table in await in_play(store, now())}
    for name in names:
        if name not in known:
            raise SetupError(f"no table {name!r} is in play; `sanmon admin tables` lists those that are")
    await store.write(*[jobs.put(STOP, name, now()) for name in names])
    if await _done(store, STOP, names):
        _say(f"Stopped: {', '.join(names)}.")
        return 0
    _say("No server has answered yet. The tables are stopped as soon as one runs.")
    return 1


def ban(who: str, time: str | None, stop_tables: bool, database: str | None) -> int:
    """Bans a person or an address."""
    until = None if time is None else now() + _duration(time)
    return _with_store(database, lambda store: _ban(store, who, until, stop_tables))


async def _ban(store: Store, who: str, until: int | None, stop_tables: bool) -> int:
    subject, name = await _subject(store, who)
    await store.write(people_bans.ban(subject, until), jobs.put(BANS, "", now()))
    _say(f"{name} is banned {'until you lift it' if until is None else f'until {iso(until)}'}.")
    if not await _done(store, BANS, [""]):
        _say("No server has answered yet. The ban holds as soon as one runs.")
    if not stop_tables:
        return 0
    kind, _, value = subject.partition(" ")
    found = await in_play(store, now())
    theirs = [table.table for table in found if value == (table.host if kind == "person" else table.address)]
    return await _stop(store, theirs) if theirs else 0


def unban(who: str, database: str | None) -> int:
    """Lifts a ban."""
    return _with_store(database, lambda store: _unban(store, who))


async def _unban(store: Store, who: str) -> int:
    subject, name = await _subject(store, who)
    found = await store.write(people_bans.lift(subject), jobs.put(BANS, "", now()))
    if not found[0]:
        raise SetupError(f"{name} is not banned; `sanmon admin bans` lists who is")
    await _done(store, BANS, [""])
    _say(f"{name} is no longer banned.")
    return 0


def bans(database: str | None, as_json: bool) -> int:
    """Lists all bans."""
    found = _with_store(database, _bans)
    if as_json:
        _print_json(found)
        return 0
    for ban in found:
        lasts = "until it is lifted" if ban.until is None else f"until {ban.until}"
        _say(f"{ban.who}{f' ({ban.name})' if ban.name else ''}: {lasts}")
    _say(f"{len(found)} bans.")
    return 0


async def _bans(store: Store) -> list[BanLine]:
    sql = (
        "SELECT b.subject, b.until, coalesce(p.login, p.name, '') FROM bans b "
        "LEFT JOIN persons p ON b.subject = 'person ' || p.id WHERE b.until IS NULL OR b.until > ? ORDER BY b.made"
    )
    return [
        BanLine(subject.partition(" ")[2], name, None if until is None else iso(until))
        for subject, until, name in await store.read(sql, now())
    ]


async def _subject(store: Store, who: str) -> tuple[str, str]:
    """What a ban is stored under, and how to call whom it is for."""
    if MARK.fullmatch(who):
        return people_bans.of_address(who), who
    try:
        network = network_of(str(ip_address(who.partition("/")[0])))
    except ValueError:
        rows = await store.read("SELECT id, coalesce(login, name) FROM persons WHERE id = ? OR login = ?", who, who)
        if not rows:
            raise SetupError(f"{who!r} is no address, and nobody has this login or id") from None
        return people_bans.of_person(rows[0][0]), rows[0][1] or rows[0][0]
    marks = AddressMarks(store)
    await marks.start()
    return people_bans.of_address(marks.mark(network)), network


def _duration(text: str) -> int:
    """Milliseconds."""
    found = re.fullmatch(r"(\d{1,4})([mhdw])", text.strip().lower())
    if found is None or not int(found[1]):
        raise SetupError(f"--for takes a number and m, h, d or w, as in 90m or 7d; not {text!r}")
    return int(found[1]) * UNITS[found[2]]


async def _done(store: Store, kind: str, keys: list[str]) -> bool:
    """Waits a while for a server to do these jobs; whether one has."""
    marks = ", ".join("?" * len(keys))
    deadline = asyncio.get_running_loop().time() + WAIT_SECONDS
    while await store.read(f"SELECT 1 FROM jobs WHERE kind = ? AND key IN ({marks})", kind, *keys):  # noqa: S608
        if asyncio.get_running_loop().time() > deadline:
            return False
        await asyncio.sleep(0.1)
    return True


def _with_store(database: str | None, use: Callable[[Store], Awaitable[T]]) -> T:
    return asyncio.run(_run(existing_database(database), use))


async def _run(address: str, use: Callable[[Store], Awaitable[T]]) -> T:
    store = await open_store(address, alone=False)
    try:
        return await use(store)
    finally:
        await store.close()


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")


def _print_json(found: Any) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
