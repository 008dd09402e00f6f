"""Serves the built files of the browser client, compressed if the browser accepts it."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import HTTPException

CLIENT: Final = files("sanmon.server").joinpath("static")
NOT_BUILT: Final = "The browser client is not built. In a checkout of Sanmon, `make play` builds it.\n"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the names of built files change with their contents
COMPRESSED: Final = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")

AnyRequest = Request[Any, Any, Any]


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """Answers as long as the process runs."""
    return "ok\n"


@get("/", sync_to_thread=False, include_in_schema=False)
def page(request: AnyRequest) -> Response[bytes]:
    """The client's only page. Its own routes come after the #, which browsers do not send."""
    return _file(request, "index.html", "no-cache")


@get("/{rest:path}", sync_to_thread=False, include_in_schema=False)
def client_file(request: AnyRequest, rest: str) -> Response[bytes]:
    """One of the client's built files."""
    return _file(request, rest.lstrip("/"), FOR_EVER if rest.startswith("/assets/") else "no-cache")


def _file(request: AnyRequest, path: str, keep: str) -> Response[bytes]:
    if not CLIENT.joinpath("index.html").is_file():
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=404)
    found: Traversable = CLIENT
    for part in path.split("/"):
        if part in {"", ".", ".."} or "\\" in part or "\0" in part:
            raise HTTPException(f"there is nothing at /{path}", status_code=404)
        found = found.joinpath(part)
    if not _is_file(found):
        raise HTTPException(f"there is nothing at /{path}", status_code=404)
    media = mimetypes.guess_type(path)[0] or "application/octet-stream"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    data = found.read_bytes()
    if media.startswith(COMPRESSED) and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(_compressed(data), media_type=media, headers={**headers, "Content-Encoding": "gzip"})
    return Response(data, media_type=media, headers=headers)


def _is_file(found: Traversable) -> bool:
    try:
        return found.is_file()
    except OSError:  # the name is too long for a file
        return False


@lru_cache(256)
def _compressed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


ROUTES: Final = [healthz, page, client_file]
