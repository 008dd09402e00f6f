"""Time as the server stores and shows it."""

import time
from datetime import UTC, datetime


def now() -> int:
    """The time as it is stored: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def iso(at: int) -> str:
    """A stored time as it travels."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")
