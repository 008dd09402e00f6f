"""Routes for monitoring: readiness and metrics."""

from __future__ import annotations

import ipaddress
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from sanmon.server.domain.errors import StorageError
from sanmon.server.http.asking import services_of
from sanmon.server.ops import metrics

AnyRequest = Request[Any, Any, Any]
NOT_READY: Final = {
    503: ResponseSpec(
        str, generate_examples=False, description="The server cannot serve now, and why.", media_type=MediaType.TEXT
    )
}


@get("/readyz", media_type=MediaType.TEXT, responses=NOT_READY)
async def readyz(request: AnyRequest) -> Response[str]:
    """200 if the database answers and can write, and the server is not stopping; otherwise 503 and the reason."""
    rooms = services_of(request).rooms
    if rooms.closing:
        return Response("stopping\n", status_code=503)
    try:
        await rooms.store.read("SELECT 1")
    except StorageError:
        return Response("the database does not answer\n", status_code=503)
    if not await services_of(request).storage_probe.can_write():
        return Response("the database cannot write: the disk may be full\n", status_code=503)
    return Response("ready\n" if rooms.bus.connected else "ready, but Redis is not: others' moves are seen later\n")


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def figures(request: AnyRequest) -> Response[bytes]:
    """The metrics for Prometheus; 404 for those whom the setting `metrics` does not allow."""
    allowed = services_of(request).config.metrics
    if allowed == "off" or (allowed == "local" and not _local(request)):
        raise HTTPException("there is nothing at /metrics", status_code=404)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _local(request: AnyRequest) -> bool:
    """Whether the request comes from this machine, and not from elsewhere through a proxy."""
    if request.client is None or any(name in request.headers for name in ("forwarded", "x-forwarded-for", "via")):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


ROUTES: Final = [readyz, figures]
