"""The pages and the HTTP interface. Every error is a sentence that says what was wrong and what would be right."""

from __future__ import annotations

import logging
import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import HTTPException

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.table import catalogue
from sanmon.table.live import Refusal
from sanmon.table.messages import Catalogue, GameCard, Opened, OpenTable, Problem, TableFacts
from sanmon.table.rooms import Rooms
from sanmon.table.storage import StorageError

logger = logging.getLogger("sanmon.table")

CLIENT: Final = files("sanmon.table").joinpath("static")
NOT_BUILT: Final = "The browser client is not built. In a checkout of Sanmon, `make play` builds it.\n"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the names of built files change with their contents

STATUS: Final = {"no-table": 404, "failed": 503}

AnyRequest = Request[Any, Any, Any]


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The server is up."""
    return "ok\n"


@get("/api/games", sync_to_thread=False)
def games() -> list[GameCard]:
    """All games and what can be chosen when a table opens."""
    return catalogue.cards()


@get("/api/games/{game:str}/catalogue", sync_to_thread=True)
def game_catalogue(game: str) -> Catalogue:
    """What a client needs to name and draw a game's things."""
    if game not in sanmon.games():
        raise HTTPException(f"no game {game!r}; there are: {', '.join(sanmon.games())}", status_code=404)
    return catalogue.catalogue(game)


@post("/api/tables")
async def open_table(request: AnyRequest) -> Opened:
    """Open a table: an OpenTable as JSON."""
    try:
        wish = msgspec.json.decode(await request.body(), type=OpenTable)
    except msgspec.DecodeError as problem:
        raise HTTPException(f"this is no wish for a table: {problem}", status_code=400) from problem
    return await _rooms(request).open(wish)


@get("/api/tables/{table:str}")
async def table_facts(request: AnyRequest, table: str) -> TableFacts:
    """What everyone may know of a table."""
    return await _rooms(request).facts(table)


@get("/api/tables/{table:str}/record")
async def table_record(request: AnyRequest, table: str) -> Response[bytes]:
    """The record of a finished game as JSON Lines."""
    record = await _rooms(request).record(table)
    if record is None:
        raise HTTPException("the game is not over; its record can be had when it is", status_code=409)
    name = f'attachment; filename="{table}.jsonl"'
    return Response(record, media_type="application/x-ndjson", headers={"Content-Disposition": name})


@get("/", sync_to_thread=False, include_in_schema=False)
def page() -> Response[bytes]:
    """The client is one page; where one is in it stands behind the #, which no server is sent."""
    return _file("index.html", "no-cache")


@get("/{rest:path}", sync_to_thread=False, include_in_schema=False)
def client_file(rest: str) -> Response[bytes]:
    """One of the client's built files."""
    return _file(rest.lstrip("/"), FOR_EVER if rest.startswith("/assets/") else "no-cache")


def _file(path: str, keep: str) -> Response[bytes]:
    if not CLIENT.joinpath("index.html").is_file():
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=404)
    found: Traversable = CLIENT
    for part in path.split("/"):
        if part in {"", ".", ".."} or "\\" in part or "\0" in part:
            raise HTTPException(f"there is nothing at /{path}", status_code=404)
        found = found.joinpath(part)
    if not found.is_file():
        raise HTTPException(f"there is nothing at /{path}", status_code=404)
    media = mimetypes.guess_type(path)[0] or "application/octet-stream"
    return Response(found.read_bytes(), media_type=media, headers={"Cache-Control": keep})


def _rooms(request: AnyRequest) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


# -- errors


def _problem(status: int, sentence: str) -> Response[Problem]:
    return Response(Problem(sentence), status_code=status)


def on_http(_: AnyRequest, problem: HTTPException) -> Response[Problem]:
    """What Litestar or we found wrong."""
    return _problem(problem.status_code, problem.detail)


def on_setup(_: AnyRequest, problem: SetupError) -> Response[Problem]:
    """A table that cannot be had."""
    return _problem(400, str(problem))


def on_refusal(_: AnyRequest, refusal: Refusal) -> Response[Problem]:
    """A table that is not there or cannot be read."""
    return _problem(STATUS[refusal.reason], refusal.detail)


def on_storage(_: AnyRequest, problem: StorageError) -> Response[Problem]:
    """It could not be stored."""
    logger.error("%s", problem)
    return _problem(503, "the server cannot store anything now; nothing was done")


ROUTES: Final = [healthz, games, game_catalogue, open_table, table_facts, table_record, page, client_file]
ON_ERROR: Final[dict[Any, Any]] = {
    HTTPException: on_http,
    SetupError: on_setup,
    Refusal: on_refusal,
    StorageError: on_storage,
}
