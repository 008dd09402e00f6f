"""Serves the site that `make site` built, if the server has one: pages that play in the browser without this server."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import AsyncIterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, get
from litestar.exceptions import HTTPException
from litestar.response import Stream

from sanmon.kernel.errors import SetupError
from sanmon.server.http.client import FOR_EVER
from sanmon.server.http.security import IN_BROWSER

# The names of these change with their contents.
LASTING: Final = ("assets/", "python/sanmon-")
PIECE_BYTES: Final = 64 * 1024
PACKED: Final = (".ico", ".png", ".woff2", ".zip")

mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("text/javascript", ".mjs")


def folder_of(setting: str) -> Path | None:
    """The folder of the site, checked; None if there is none."""
    if not setting:
        return None
    folder = Path(setting).resolve()
    if not (folder / "python" / "parts.json").is_file():
        raise SetupError(f"there is no site in {folder}; `make site` builds one into build/site")
    return folder


@get("/in-browser/there.json", sync_to_thread=False, include_in_schema=False)
def is_there(request: Request[Any, Any, Any]) -> bool:
    """Whether this server has a site. Pages ask it, because a missing file would be an error in their console."""
    return request.app.state.in_browser is not None


@get("/in-browser/{rest:path}", sync_to_thread=True, include_in_schema=False)
def site_file(request: Request[Any, Any, Any], rest: str) -> Stream:
    """One of the files of the site. Its page is index.html, as on any host of static files."""
    folder: Path | None = request.app.state.in_browser
    name = rest.lstrip("/")
    found = None if folder is None or "\0" in name or "\\" in name else folder / name
    if folder is None or found is None or not found.resolve().is_relative_to(folder) or not found.is_file():
        raise HTTPException(f"there is nothing at {IN_BROWSER}{name}", status_code=404)
    media = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"Cache-Control": FOR_EVER if name.startswith(LASTING) else "no-cache", "Vary": "Accept-Encoding"}
    packed = not name.endswith(PACKED) and "gzip" in request.headers.get("accept-encoding", "")
    data = _read(str(found), found.stat().st_mtime_ns, packed)
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Stream(_pieces(data), media_type=media, headers={**headers, "Content-Length": str(len(data))})


async def _pieces(data: bytes) -> AsyncIterator[bytes]:
    """The data in pieces, each sent when the client has read the last: so a whole class can load megabytes at once."""
    for place in range(0, len(data), PIECE_BYTES):
        yield data[place : place + PIECE_BYTES]


@lru_cache(512)
def _read(path: str, _: int, packed: bool) -> bytes:
    """A file, perhaps compressed; by its name and when it was written. Whoever asks for it shares the same bytes."""
    data = Path(path).read_bytes()
    return gzip.compress(data, 6, mtime=0) if packed else data


ROUTES: Final = [is_there, site_file]
