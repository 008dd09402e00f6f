"""Routes for component sets: listing, checking, storing and deleting them."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response, delete, get, post

from sanmon.server.delivery import packing
from sanmon.server.http.asking import known, person_of, services_of, takes
from sanmon.server.http.errors import errors
from sanmon.server.http.games import check_game, packed_answer
from sanmon.server.http.security import address_of
from sanmon.server.protocol.games import Catalogue
from sanmon.server.protocol.sets import SetCheck, SetFiles, SetInfo, SetSource, StoredSet

LARGEST_BODY: Final = 600 * 1024  # of 256 kB of text, written as JSON with everything escaped that can be

AnyRequest = Request[Any, Any, Any]
Files = takes(SetFiles, {"application/zip": "the set's folder as a zip, up to 256 kB"})


@get("/api/games/{game:str}/sets", responses=errors(401, 404, 503))
async def sets(request: AnyRequest, game: str) -> list[SetInfo]:
    """The component sets that a table of this game can use: those that come with it, and your own."""
    return await services_of(request).sets.cards(await asyncio.to_thread(check_game, game), await person_of(request))


@get("/api/games/{game:str}/sets/{name:str}/catalogue", responses=errors(404, 503))
async def set_catalogue(request: AnyRequest, game: str, name: str) -> Response[Catalogue]:
    """What a client needs to name and draw a game's things as they are in one of its component sets."""
    services = services_of(request)
    there = await services.sets.check_there(await asyncio.to_thread(check_game, game), name)
    # Loading an uploaded set takes long, so a pool process does it, where addresses take turns.
    found = await services.ended.run(packing.packed_catalogue, game, there, owner=address_of(request.scope))
    return packed_answer(request, found)


@get("/api/games/{game:str}/sets/{name:str}/files", responses=errors(404, 503))
async def set_source(request: AnyRequest, game: str, name: str) -> Response[SetSource]:
    """The files of a component set, to begin a set of your own with, and the words that its effects can use."""
    services = services_of(request)
    there = await services.sets.check_there(await asyncio.to_thread(check_game, game), name)
    found = await services.ended.run(packing.packed_set_source, game, there, owner=address_of(request.scope))
    return packed_answer(request, found)


@post(
    "/api/components/check",
    status_code=200,
    operation_class=Files,
    request_max_body_size=LARGEST_BODY,
    responses=errors(403, 404, 413, 503),
)
async def check(request: AnyRequest, game: str) -> SetCheck:
    """Check a component set (a zip of its folder, or its files as JSON) and list all its problems."""
    data = await request.body()
    return await services_of(request).sets.check(
        await asyncio.to_thread(check_game, game), data, _is_zip(request, data), address_of(request.scope)
    )


@post(
    "/api/components",
    operation_class=Files,
    request_max_body_size=LARGEST_BODY,
    responses=errors(401, 403, 404, 413, 503),
)
async def keep(request: AnyRequest, game: str) -> StoredSet:
    """Store a component set that passes the check. The answer has the name with which tables can be opened."""
    person = await known(request)
    data = await request.body()
    name = await services_of(request).sets.keep(
        await asyncio.to_thread(check_game, game), data, _is_zip(request, data), address_of(request.scope), person
    )
    return StoredSet(name)


@delete("/api/components/{name:str}", responses=errors(401, 403, 404, 503))
async def drop(request: AnyRequest, name: str) -> None:
    """Delete a component set of your own. Tables that use it go on."""
    await services_of(request).sets.drop(name, await known(request))


def _is_zip(request: AnyRequest, data: bytes) -> bool:
    return data.startswith(b"PK") or "zip" in request.headers.get("content-type", "")


ROUTES: Final = [sets, set_catalogue, set_source, check, keep, drop]
