"""Routes for finished games: record, text, replay and review, importing records, and games from a browser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.params import Parameter

import sanmon
from sanmon.kernel.errors import RecordError
from sanmon.kernel.records import decode_header
from sanmon.kernel.words import check_language
from sanmon.server.delivery import table_facts
from sanmon.server.domain.replaying import moves_that_count
from sanmon.server.domain.seat_actions import check_ended
from sanmon.server.http.asking import address_mark, answer, body, person_of, services_of, somebody, takes
from sanmon.server.http.errors import CodedException, errors
from sanmon.server.http.games import Language
from sanmon.server.http.security import address_of
from sanmon.server.protocol.after_game import BrowserGame, Imported, Replay, TakenOver
from sanmon.server.protocol.coach import Review, ReviewProgress
from sanmon.server.protocol.tables import Opened
from sanmon.server.protocol.websocket import Position
from sanmon.server.runtime.room import Room

LARGEST_RECORD: Final = 2 * 1024 * 1024

AnyRequest = Request[Any, Any, Any]
IN_THE_MAKING: Final = {
    202: ResponseSpec(
        ReviewProgress, generate_examples=False, description="The review is being made; ask again later."
    ),
    **errors(401, 404, 409, 503),
}
Again = Annotated[bool, Parameter(description="let the coach try a failed review once more")]
AsSeat = Annotated[str, Parameter(description="a seat (from 0), or `none` for a spectator")]


@get("/api/tables/{table:str}/record", media_type="application/x-ndjson", responses=errors(404, 409, 503))
async def table_record(request: AnyRequest, table: str) -> Response[bytes]:
    """The record of a finished game as JSON Lines."""
    room = await _over(request, table)
    record = await services_of(request).ended.record(room, address_of(request.scope))
    return _file(record, "application/x-ndjson", f"{table}.jsonl")


@get("/api/tables/{table:str}/words", media_type="text/plain", responses=errors(404, 409, 503))
async def table_words(request: AnyRequest, table: str, lang: Language = "en") -> Response[bytes]:
    """A finished game as text in a language."""
    check_language(lang)
    room = await _over(request, table)
    text = await services_of(request).ended.words(room, lang, address_of(request.scope))
    return _file(text, "text/plain; charset=utf-8", f"{table}.{lang}.txt")


@get("/api/tables/{table:str}/bgstats", responses=errors(404, 409, 503))
async def table_bg_stats(request: AnyRequest, table: str) -> Response[dict[str, Any]]:
    """A finished game as a play for the app BG Stats."""
    room = await _over(request, table)
    return _json(await services_of(request).ended.bg_stats(room, address_of(request.scope)))


@get("/api/tables/{table:str}/replay", responses=errors(401, 404, 409, 503))
async def table_replay(request: AnyRequest, table: str, seat: AsSeat = "none") -> Response[Replay]:
    """A finished game step by step, as a seat saw it, with the seed from which all its chance follows."""
    room = await _over(request, table)
    number = _seat(seat, room.header.players)
    services = services_of(request)
    meta = await services.tables.meta(table)
    seats = table_facts.seats(meta, room.table_state, room.here(), await person_of(request))
    return _json(await services.ended.replay(room, seats, number, address_of(request.scope)))


@get("/api/tables/{table:str}/replay/{step:int}", responses=errors(404, 409, 503))
async def replay_position(request: AnyRequest, table: str, step: int, seat: AsSeat = "none") -> Response[Position]:
    """The position of a finished game after a step, as a seat saw it."""
    room = await _over(request, table)
    number = _seat(seat, room.header.players)
    last = len(moves_that_count(room.log))
    if not 0 <= step <= last:
        raise HTTPException(f"the game has steps 0 to {last}, not {step}", status_code=404)
    return _json(await services_of(request).ended.position(room, step, number, address_of(request.scope)))


@post("/api/tables/{table:str}/replay/{step:int}/again", responses=errors(401, 403, 404, 409, 503))
async def again(request: AnyRequest, table: str, step: int, seat: int = 0) -> Response[Opened]:
    """Open a game that goes on from a step of this one: you have the seat, and bots have the others."""
    room = await _over(request, table)
    last = len(moves_that_count(room.log)) - 1  # after the last step there is nothing to play
    if not 0 <= step <= last:
        raise HTTPException(f"the game has steps 0 to {last}, not {step}", status_code=404)
    if not 0 <= seat < room.header.players:
        raise HTTPException(f"the seats are 0 to {room.header.players - 1}, not {seat}", status_code=400)
    person, token = await somebody(request)
    address = address_of(request.scope)
    opened = await services_of(request).tables.again(room, step, seat, person, address, address_mark(request))
    return answer(request, opened, token, 201)


@get("/api/tables/{table:str}/review", responses=IN_THE_MAKING)
async def table_review(
    request: AnyRequest, table: str, seat: int = 0, again: Again = False
) -> Response[Review | ReviewProgress]:
    """The coach's review of a seat's game: 202 with the progress while it is made, 200 with `failed` if it failed."""
    room = await _over(request, table)
    if not 0 <= seat < room.header.players:
        raise HTTPException(f"the seats are 0 to {room.header.players - 1}, not {seat}", status_code=400)
    services = services_of(request)
    person = await person_of(request)
    mark = address_mark(request)  # stored with the job: the address itself is not
    who = mark if person is None else person.id
    found = await services.reviews.of(room, seat, who, address_of(request.scope), again, mark)
    return Response(found, status_code=202 if isinstance(found, ReviewProgress) and not found.failed else 200)


@dataclass
class TakesRecord(Operation):
    """A body of JSON Lines."""

    def __post_init__(self) -> None:
        schema = Schema(description="a record as JSON Lines, up to 2 MB")
        self.request_body = RequestBody(
            content={"application/x-ndjson": OpenAPIMediaType(schema=schema)}, required=True
        )


@post(
    "/api/records",
    operation_class=TakesRecord,
    request_max_body_size=LARGEST_RECORD,
    responses=errors(401, 403, 413, 503),
)
async def bring_record(request: AnyRequest) -> Response[Imported]:
    """Import the record of a finished game. It is checked, and can then be replayed and reviewed like any other."""
    data = await request.body()
    header = decode_header(data)  # the rest is read in another process
    if header.game not in sanmon.games():
        raise RecordError(f"no game {header.game[:80]!r}; there are: {', '.join(sanmon.games())}")
    person, token = await somebody(request)
    table = await services_of(request).tables.import_record(data, header, person, address_of(request.scope))
    return answer(request, Imported(table), token, 201)


@post(
    "/api/me/games",
    operation_class=takes(BrowserGame),
    request_max_body_size=LARGEST_RECORD,
    responses=errors(401, 403, 413, 503),
)
async def take_over(request: AnyRequest) -> Response[TakenOver]:
    """Keep a game that you played in the browser, without a server. It can go on here, but is not counted."""
    game = await body(request, BrowserGame, "game of a browser")
    person, token = await somebody(request)
    tables = services_of(request).tables
    found = await tables.take_over(game, person, address_of(request.scope), address_mark(request))
    return answer(request, found, token, 201)


async def _over(request: AnyRequest, table: str) -> Room:
    services = services_of(request)
    meta = await services.tables.meta(table)
    if meta.phase == "gathering":
        raise CodedException("the game has not begun", 409, "not-begun")
    room = await services.rooms.room(table)
    services.rooms.let_go(room)
    check_ended(room.table_state)
    return room


def _seat(text: str, players: int) -> int | None:
    if text == "none":
        return None
    if not text.isdecimal() or len(text) > 3 or int(text) >= players:
        raise HTTPException(f"a seat must be from 0 to {players - 1}, or none; not {text[:20]!r}", status_code=400)
    return int(text)


def _json(data: bytes) -> Response[Any]:
    """An answer that is encoded already."""
    return Response(data, media_type="application/json")


def _file(data: bytes, media: str, name: str) -> Response[bytes]:
    return Response(data, media_type=media, headers={"Content-Disposition": f'attachment; filename="{name}"'})


ROUTES: Final = [
    table_record,
    table_words,
    table_bg_stats,
    table_replay,
    replay_position,
    again,
    table_review,
    bring_record,
    take_over,
]
