"""The route of the companion. A request has the whole session, so nothing is kept here."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import post

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
async def companion(request: AnyRequest) -> Screen:
    """What a session of the companion shows: what the solo opponent does, what it has, and the open question."""
    limits = services_of(request).limits
    await limits.take(limits.replay_steps, address_of(request.scope))  # a game is played again here too
    return await asyncio.to_thread(session.screen, await body(request, Session, "session of the companion"))


ROUTES: Final = [companion]
