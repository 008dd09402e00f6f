"""Why a request was refused: a sentence over HTTP, one of these reasons and a sentence over the websocket."""

from typing import Literal

import msgspec


class Problem(msgspec.Struct, omit_defaults=True):
    """What was wrong with a request, and what would be right. `code` tells programs what they can do about it."""

    error: str
    code: Literal["password-needed", "banned"] | None = None
    until: str | None = None  # of `banned`: when it ends; None: it does not


Reason = Literal[
    "stale",
    "illegal",
    "not-asked",
    "no-undo",
    "over",
    "gathering",
    "too-fast",
    "bad-message",
    "bad-token",
    "no-table",
    "unplayable",
    "logged-out",
    "banned",
    "idle",
    "crowded",
    "closing",
    "failed",
]
