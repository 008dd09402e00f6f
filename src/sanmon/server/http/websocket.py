"""The websocket route of a table: reads the hello, finds the person and the seat, and runs the session."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from litestar import websocket

from sanmon.server.domain import seating
from sanmon.server.domain.errors import Banned, Refusal, StorageError, Unplayable
from sanmon.server.domain.games import check_installed
from sanmon.server.domain.person import Person
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.http import websocket_wire as wire
from sanmon.server.http.security import COOKIE, address_of
from sanmon.server.http.websocket_session import WebsocketSession
from sanmon.server.http.websocket_wire import AnySocket, ConnectionClosed
from sanmon.server.ops import logging
from sanmon.server.protocol.websocket import Hello
from sanmon.server.runtime.connections import Connection
from sanmon.server.services import Services

FIRST_MESSAGE_SECONDS: Final = 15.0  # in which a page has to send its first message

logger = logging.logger("sanmon.server")


@websocket("/ws/tables/{table:str}")
async def at_table(socket: AnySocket, table: str) -> None:
    """Serves one page at a table, from its hello until it disconnects."""
    await socket.accept()
    services: Services = socket.app.state.services
    try:
        hello = await _receive_hello(socket)
        person = await _person_of(socket, services)
        services.bans.check_address(address_of(socket.scope))
        services.bans.check_person(person)
        meta = await services.tables.meta(table)
        if meta.phase == "gathering":  # for a game that has begun, reading the table gives a better message
            _check_installed(meta)
        connection = await _seat(services, meta, hello, person)
        connection.address = address_of(socket.scope)
        services.connections.check_room(connection, services.limits)
    except ConnectionClosed:
        return
    except Banned as problem:
        await wire.send_away(socket, Refusal("banned", str(problem)))
        return
    except Refusal as refusal:
        await wire.send_away(socket, refusal)
        return
    except StorageError as problem:
        logger.error("a page cannot connect to a table", problem=str(problem))  # noqa: TRY400 - the message says it all
        await wire.send_away(socket, Refusal("failed", "the server cannot read this table now"))
        return
    session = WebsocketSession(socket, services, connection)
    services.connections.add(connection)
    try:
        with contextlib.suppress(ConnectionClosed):
            if meta.phase == "gathering":
                await session.wait_in_lounge()
            await session.play()
    except Refusal as refusal:
        await wire.send_away(socket, refusal)
    finally:
        services.connections.remove(connection)


def _check_installed(meta: TableMeta) -> None:
    try:
        check_installed(meta.game)
    except Unplayable as problem:
        raise Refusal("unplayable", str(problem)) from problem


async def _receive_hello(socket: AnySocket) -> Hello:
    try:
        async with asyncio.timeout(FIRST_MESSAGE_SECONDS):
            message = wire.decode(await wire.receive(socket))
    except TimeoutError:
        raise Refusal("bad-message", f"no hello within {FIRST_MESSAGE_SECONDS:.0f} seconds") from None
    if not isinstance(message, Hello):
        raise Refusal("bad-message", 'the first message is a hello: {"type": "hello", "token": "…", "last": -1}')
    return message


async def _person_of(socket: AnySocket, services: Services) -> Person | None:
    """The person of the page, by the token of a program or by the cookie of a session; None without a valid one."""
    bearer = socket.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return await services.people.by_token(bearer[7:].strip(), "token")
    cookie = socket.cookies.get(COOKIE, "")
    return await services.people.by_token(cookie, "cookie") if cookie else None


async def _seat(services: Services, meta: TableMeta, hello: Hello, person: Person | None) -> Connection:
    """The connection of a page: to its seat, or as a spectator."""
    seat, by_link = seating.seat_of_page(meta, hello.token, person)
    if seat is None:
        return Connection(meta.id, None, hello.last, hello.changes, person)
    await services.tables.arrive(meta, seat, person)
    token_hash = meta.seats[seat].token_hash if by_link else ""
    return Connection(meta.id, seat, hello.last, hello.changes, person, token_hash)
