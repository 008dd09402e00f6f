"""The time in the two forms that the server uses: milliseconds in the database, ISO 8601 in messages."""

import time
from datetime import UTC, datetime


def now() -> int:
    """The current time in milliseconds since 1970, the form in which all times are stored."""
    return time.time_ns() // 1_000_000


def iso(at: int) -> str:
    """A stored time as text for a message: ISO 8601, in UTC, to the millisecond."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")
