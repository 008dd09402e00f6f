"""The route of the companion. A request has the whole session, so nothing is kept here."""

from __future__ import annotations

from typing import Final

from litestar import Response, post

from sanmon.companion import session
from sanmon.server.http.asking import AnyRequest, body, services_of, takes
from sanmon.server.http.errors import errors
from sanmon.server.http.security import address_of
from sanmon.server.protocol.companion import Screen, Session

LARGEST_SESSION: Final = 512 * 1024


@post(
    "/api/companion",
    status_code=200,
    operation_class=takes(Session),
    request_max_body_size=LARGEST_SESSION,
    responses=errors(403, 413),
)
async def companion(request: AnyRequest) -> Response[Screen]:
    """What a session of the companion shows: what the solo opponent does, what it has, and the open question."""
    services = services_of(request)
    await body(request, Session, "session of the companion")
    shown = await services.ended.run(session.encoded_screen, await request.body(), owner=address_of(request.scope))
    return Response(shown, media_type="application/json")


ROUTES: Final = [companion]
