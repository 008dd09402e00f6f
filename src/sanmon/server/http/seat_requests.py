"""What a page on a seat can ask for while the game is played, message by message."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

from sanmon.server.delivery.previews import preview
from sanmon.server.domain import lesson_actions
from sanmon.server.domain.errors import NotAllowed, Refusal
from sanmon.server.ops import logging
from sanmon.server.protocol.websocket import (
    AnswerUndo,
    AskHint,
    AskPreview,
    AskUndo,
    Confirming,
    FromClient,
    Learn,
    Move,
    StandIn,
    Undo,
)
from sanmon.server.runtime.room import Room
from sanmon.server.tables import coaching, undo_requests

if TYPE_CHECKING:
    from sanmon.server.http.websocket_session import WebsocketSession

logger = logging.logger("sanmon.server")


async def carry_out(session: WebsocketSession, room: Room, seat: int, message: FromClient) -> None:
    """Does what a message of a seat asks for. Raises a Refusal if that is not possible."""
    limits, services = session.limits, session.services
    if isinstance(message, Move):
        await room.move(seat, message.n, message.do)
    elif isinstance(message, Undo):
        await room.undo(seat, message.n, message.to)
    elif isinstance(message, Learn):
        await _learn(session, room, seat, message)
    elif isinstance(message, Confirming):
        await limits.take(limits.lines, session.limited_as)
        await room.confirming(seat, message.wanted)
    elif isinstance(message, AskUndo):
        await limits.take(limits.lines, session.limited_as)
        await undo_requests.ask(services.store, room, await session.meta(room), seat, message.to)
        services.connections.announce(room.name)
    elif isinstance(message, AnswerUndo):
        meta = await session.meta(room)
        await undo_requests.answer(services.store, room, meta, seat, message.agree, message.to)
        services.connections.announce(room.name)
    elif isinstance(message, StandIn):
        await limits.take(limits.lines, session.limited_as)
        await _stand_in(session, room, seat, message)
    elif isinstance(message, AskHint):
        await _ask_hint(session, room, seat, message.n)
    elif isinstance(message, AskPreview):
        await limits.take(limits.previews, session.limited_as)
        await limits.take(limits.questions_there, session.address)
        if message.n == room.table_state.n:  # the next position makes a late question pointless
            found = preview(room.table_state.state, seat, message.n, message.do)
            session.connection.put(msgspec.json.encode(found))


async def _learn(session: WebsocketSession, room: Room, seat: int, message: Learn) -> None:
    await session.limits.take(session.limits.changes, session.limited_as)
    if message.do != "next":
        await session.limits.take(session.limits.jumps, session.limited_as)
        await session.limits.take(session.limits.jumps_there, session.address)
    n, do, chapter = message.n, message.do, message.chapter
    await room.carry_out(
        lambda table_state: lesson_actions.learn(table_state, seat, n, do, chapter, room.header, room.log)
    )


async def _stand_in(session: WebsocketSession, room: Room, seat: int, message: StandIn) -> None:
    meta = await session.meta(room)
    try:
        await session.services.tables.answer_stand_in(room, meta, seat, message.seat, message.agree)
    except NotAllowed as problem:
        raise Refusal("not-asked", str(problem), problem.code, **problem.arguments) from problem
    session.services.connections.announce(room.name)


async def _ask_hint(session: WebsocketSession, room: Room, seat: int, n: int) -> None:
    if session.hint is not None and not session.hint.done():
        raise Refusal("too-fast", "the coach is thinking already", "hint-busy")
    session.services.hints.check(session.limited_as, session.address)
    await session.limits.take(session.limits.hints, session.limited_as)
    await session.limits.take(session.limits.hints_there, session.address)
    places = contextlib.ExitStack()
    places.enter_context(session.services.hints.place(session.limited_as, session.address))
    session.hint = asyncio.create_task(_send_hint(session, room, seat, n))
    session.hint.add_done_callback(lambda _: places.close())


async def _send_hint(session: WebsocketSession, room: Room, seat: int, n: int) -> None:
    try:
        found = await coaching.hint(session.rooms, room.name, room.table_state, seat, n, session.address)
    except Refusal as refusal:
        await session.refuse(refusal)
    except Exception:  # a bug in the coach must not end the page
        logger.exception("the coach could not give a hint", table=room.name)
        await session.refuse(Refusal("failed", "the coach could not find a hint"), what="hint")
    else:
        session.connection.put(msgspec.json.encode(found))
