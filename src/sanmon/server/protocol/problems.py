"""Why a request was refused: a sentence over HTTP, one of these reasons and a sentence over the websocket."""

from typing import Literal

import msgspec

Reason = Literal[
    "stale",
    "illegal",
    "not-yet",
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

# What is wrong with a request over HTTP. Pages say it in their reader's language: `web-problem-CODE` in web/src/locales
Code = Literal[
    "password-needed",
    "banned",
    "login-form",
    "login-taken",
    "logged-in",
    "not-logged-in",
    "password-length",
    "email-form",
    "name-long",
    "name-unclean",
    "no-password",
    "token-invalid",
    "tokens-full",
    "pushes-full",
    "push-keys",
    "sets-full",
    "set-unknown",
    "set-unplayable",
    "set-broken",
    "set-unreadable",
    "record",
    "record-unfinished",
    "seat-taken",
    "seat-reserved",
    "seat-of-bot",
    "seat-of-other",
    "second-seat",
    "begun",
    "not-begun",
    "not-over",
    "stopped",
    "free-seats",
    "host-only",
    "players-only",
    "storage",
]


class Problem(msgspec.Struct, omit_defaults=True):
    """What was wrong with a request, and what would be right.

    `code` says it to programs, and to pages that say it in their reader's language, with what `args` holds.
    """

    error: str
    code: Code | Reason | None = None
    until: str | None = None  # of `banned`: when it ends; None: it does not
    args: dict[str, int | str] = {}
