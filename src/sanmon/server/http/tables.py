"""Routes for tables: the lobby, opening and starting tables, and their seats."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, get, post
from litestar.params import Parameter

from sanmon.server.http.asking import (
    address_mark,
    answer,
    body,
    known,
    person_of,
    seat_token,
    services_of,
    somebody,
    takes,
)
from sanmon.server.http.errors import errors
from sanmon.server.protocol.lessons import OpenLesson
from sanmon.server.protocol.tables import BotRequest, Opened, OpenTable, SeatLink, Sit, TableFacts

AnyRequest = Request[Any, Any, Any]

Seat = Annotated[int, Parameter(description="from 0 on")]


@post("/api/tables", operation_class=takes(OpenTable), responses=errors(401, 403, 413, 503))
async def open_table(request: AnyRequest) -> Response[Opened]:
    """Open a table. If every seat is taken, its game begins at once; otherwise the table waits for players."""
    form = await body(request, OpenTable, "request for a table")
    names = [seat.name for seat in form.seats if seat.kind == "me" and seat.name]
    person, token = await somebody(request, names[0] if names else "")
    opened = await services_of(request).tables.open(form, person, address_mark(request))
    return answer(request, opened, token, 201)


@post("/api/lessons", operation_class=takes(OpenLesson), responses=errors(401, 403, 413, 503))
async def open_lesson(request: AnyRequest) -> Response[Opened]:
    """Open the table of a lesson. It is for you alone, and the lesson begins at once."""
    form = await body(request, OpenLesson, "request for a lesson")
    person, token = await somebody(request, form.name)
    return answer(
        request, await services_of(request).tables.open_lesson(form, person, address_mark(request)), token, 201
    )


@get("/api/tables", responses=errors(401, 503))
async def lobby(
    request: AnyRequest,
    game: Annotated[str | None, Parameter(description="only of this game")] = None,
    phase: Annotated[
        Literal["gathering", "playing", "over"] | None, Parameter(description="only in this phase")
    ] = None,
) -> list[TableFacts]:
    """Public tables in one phase; without `phase`, those that wait for players or are in play."""
    return await services_of(request).tables.lobby(game, phase, await person_of(request))


@get("/api/tables/{table:str}", responses=errors(401, 404, 503))
async def table_facts(request: AnyRequest, table: str) -> TableFacts:
    """What everyone may know of a table."""
    return await services_of(request).tables.facts(table, await person_of(request))


@post("/api/tables/{table:str}/start", status_code=204, responses=errors(401, 403, 404, 409, 503))
async def start(request: AnyRequest, table: str) -> None:
    """Start the game of a table whose seats are all taken."""
    await services_of(request).tables.start(table, await person_of(request), seat_token(request))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/sit",
    status_code=200,
    operation_class=takes(Sit),
    responses=errors(401, 403, 404, 409, 413, 503),
)
async def sit(request: AnyRequest, table: str, seat: Seat) -> Response[SeatLink]:
    """Take a seat: an open one, one whose token you have, or your own again."""
    form = await body(request, Sit, "request for a seat", True)
    person, token = await somebody(request, form.name)
    return answer(request, await services_of(request).tables.sit(table, seat, person, form), token)


@post("/api/tables/{table:str}/seats/{seat:int}/stand", status_code=204, responses=errors(401, 403, 404, 409, 503))
async def stand(request: AnyRequest, table: str, seat: Seat) -> None:
    """Leave a seat before the game begins."""
    await services_of(request).tables.stand(table, seat, await person_of(request), seat_token(request))


@post("/api/tables/{table:str}/seats/{seat:int}/link", status_code=200, responses=errors(401, 403, 404, 409, 503))
async def link(request: AnyRequest, table: str, seat: Seat) -> SeatLink:
    """Make a new link for a seat; the old one stops working."""
    return await services_of(request).tables.link(table, seat, await person_of(request), seat_token(request))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/bot",
    status_code=204,
    operation_class=takes(BotRequest),
    responses=errors(401, 403, 404, 409, 413, 503),
)
async def bot(request: AnyRequest, table: str, seat: Seat) -> None:
    """Let a bot play for your seat; or for another seat whose time is up, that nobody took, or whose person is away."""
    form = await body(request, BotRequest, "request for a bot")
    await services_of(request).tables.bot(table, seat, form.agent, await person_of(request), seat_token(request))


@post("/api/tables/{table:str}/seats/{seat:int}/back", status_code=204, responses=errors(401, 403, 404, 409, 503))
async def back(request: AnyRequest, table: str, seat: Seat) -> None:
    """Take your seat back from the bot that plays for it."""
    await services_of(request).tables.back(table, seat, await person_of(request), seat_token(request))


@post("/api/tables/{table:str}/rematch", responses=errors(401, 403, 404, 409, 503))
async def rematch(request: AnyRequest, table: str) -> Opened:
    """Open a rematch with the same people, or join the one that another person has opened."""
    return await services_of(request).tables.rematch(
        table, await known(request), seat_token(request), address_mark(request)
    )


ROUTES: Final = [open_table, open_lesson, lobby, table_facts, start, sit, stand, link, bot, back, rematch]
