"""The one form in which a path is accepted, so that limits, bans, headers and routes all see the same path.

The router would take `//api/me`, `/api/me/` and `api/me` for `/api/me`. Whatever tests paths before it would not.
"""

from __future__ import annotations

import re
from typing import Final

from litestar.types import Scope

# A backslash, which some programs take for a slash; a slash or backslash that is encoded; a segment `.` or `..`.
_STRANGE: Final = re.compile(r"\\|(?:^|/)\.\.?(?:/|$)")
_ENCODED: Final = re.compile(rb"%2f|%5c", re.IGNORECASE)

NOT_NORMAL: Final = (
    "there is nothing here: a path begins with one slash, has one slash between its parts and none at its end, "
    "and no part of it is . or .."
)


def is_normal(scope: Scope) -> bool:
    """Whether the path of a request is in its normal form. Letters that are encoded without need are decoded before."""
    path = str(scope["path"])
    if path == "/":
        return True
    raw: bytes = scope.get("raw_path") or b""
    return (
        path.startswith("/")
        and not path.endswith("/")
        and "//" not in path
        and not _STRANGE.search(path)
        and not _ENCODED.search(raw)
    )
