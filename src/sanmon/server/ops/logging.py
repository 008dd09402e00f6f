"""The server's log on standard error: text for people, or one JSON object a line for machines.

A log event is a sentence and named facts. Only the facts listed here are written; all others are dropped, so that no
hand, seed, move or token gets into a log. Tracebacks show code and never the values of variables. Warnings and
errors of one kind are written once a second, so that nobody can fill the disk with them.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import structlog

# The facts that may be logged, and the fields that structlog adds.
KNOWN = frozenset(
    {"event", "level", "logger", "timestamp", "exception", "exc_info", "stack_info"}
    | {"address", "agent", "code", "count", "database", "game", "job", "kind", "method", "milliseconds", "more", "n"}
    | {"path", "pid", "players", "problem", "reason", "seat", "status", "table", "tries", "version"}
    | {"worker", "workers"}
)


def only_known(_: Any, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """A structlog processor that drops every fact that is not listed in KNOWN."""
    for name in [name for name in event if name not in KNOWN and not name.startswith("_")]:
        del event[name]
    return event


class OncePerSecond(logging.Filter):
    """Lets through one warning or error of each kind a second; the next one says how many were left out.

    The kind depends only on the source code: the logger, the level, the message, and the fields in FACTS, which have
    few values. Fields that strangers can vary (tables, addresses, the text of a problem) do not make another kind.
    """

    FACTS = ("agent", "kind", "worker")
    MOST = 1000  # kinds that are remembered

    def __init__(self, seconds: float = 1.0) -> None:
        super().__init__()
        self.seconds = seconds
        self._last: dict[tuple[Any, ...], float] = {}
        self._held_back: dict[tuple[Any, ...], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write this line."""
        if record.levelno < logging.WARNING:
            return True
        kind = self._kind_of(record)
        now = time.monotonic()
        if now - self._last.get(kind, -self.seconds) < self.seconds:
            self._held_back[kind] = self._held_back.get(kind, 0) + 1
            return False
        if len(self._last) >= self.MOST:
            self._last.clear()
            self._held_back.clear()
        self._last[kind] = now
        more = self._held_back.pop(kind, 0)
        if more and isinstance(record.msg, dict):
            record.msg = {**record.msg, "more": more}
        elif more:
            record.msg = f"{record.getMessage()} (and {more} more)"
            record.args = ()
        return True

    def _kind_of(self, record: logging.LogRecord) -> tuple[Any, ...]:
        """The kind of a line, as the class describes it. Of an exception, only the type counts, not the text."""
        if not isinstance(record.msg, dict):
            return (record.name, record.levelno, record.msg, record.exc_info[0] if record.exc_info else None)
        facts = [str(record.msg.get(name, "")) for name in self.FACTS]
        problem = str(record.msg.get("exception", "")).rstrip().rpartition("\n")[2].partition(":")[0]
        return (record.name, record.levelno, record.msg.get("event"), problem, *facts)


def set_up(level: str, form: str, worker: int | None = None) -> None:
    """Sets up the log of this process, for our own loggers and those of libraries."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        only_known,
    ]
    if worker is not None:
        structlog.contextvars.bind_contextvars(worker=worker)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.processors.format_exc_info,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    last: Any = structlog.processors.JSONRenderer()
    if form == "text":
        plain = structlog.dev.plain_traceback
        last = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain, pad_event_to=0)
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            last,
        ],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    handler.addFilter(OncePerSecond())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("asyncio", "uvicorn", "websockets", "alembic", "sqlalchemy", "httpx"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))


def logger(name: str) -> Any:
    """A logger that takes facts by name: `logger("sanmon.server").info("table opened", table=…, game=…)`."""
    return structlog.stdlib.get_logger(name)
