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
    "elsewhere",
]

# What is wrong with a request over HTTP. Pages say it in their reader's language: `web-problem-CODE` in web/src/locales
Code = Literal[
    "password-needed",
    "banned",
    "login-form",
    "login-taken",
    "logged-in",
    "login-wrong",
    "password-wrong",
    "reset-code",
    "session-unknown",
    "token-unknown",
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
    "address-form",
    "address-parts",
    "clock-seconds",
    "clock-days",
    "seed-long",
    "seed-late",
    "line-empty",
    "line-long",
    "game-unknown",
    "sets-full",
    "set-unknown",
    "set-unplayable",
    "set-broken",
    "set-unreadable",
    "record",
    "record-unfinished",
    "backup-form",
    "backup-newer",
    "seat-taken",
    "seat-reserved",
    "seat-of-bot",
    "seat-of-other",
    "seat-own",
    "bot-not-yet",
    "bot-plays",
    "bot-in-lesson",
    "bots-alone",
    "stand-in-clock",
    "stand-in-idle",
    "stand-in-here",
    "stand-in-soon",
    "stand-in-vote",
    "spectator",
    "old-table",
    "hint-turn",
    "hint-busy",
    "chat-busy",
    "undo-often",
    "undo-others",
    "undo-nowhere",
    "undo-unasked",
    "undo-changed",
    "undo-lesson",
    "second-seat",
    "begun",
    "not-begun",
    "not-over",
    "stopped",
    "free-seats",
    "host-only",
    "players-only",
    "storage",
    "tables-unfinished",
    "tables-waiting",
    "too-often",
    "not-here",
    "disk-full",
    "set-used",
]


class Problem(msgspec.Struct, omit_defaults=True):
    """What was wrong with a request, and what would be right.

    `code` says it to programs, and to pages that say it in their reader's language, with what `args` holds.
    """

    error: str
    code: Code | Reason | None = None
    until: str | None = None  # of `banned`: when it ends; None: it does not
    args: dict[str, int | str] = {}
