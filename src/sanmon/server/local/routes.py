"""The requests that a page can send: a method and a path, and the function that answers them.

The paths and the answers are those of `http/`. A request that only needs a game is a `stateless` one: it is in
`stateless.py`, and the site has most of its answers as files.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from sanmon.kernel.errors import SetupError

S = TypeVar("S")


class Request(msgspec.Struct):
    """A request: its path is relative to `api/` and may have a query."""

    method: str
    path: str
    body: bytes = b""

    @property
    def query(self) -> dict[str, str]:
        """The parts of the query; of several with one name, the first."""
        return {name: values[0] for name, values in parse_qs(urlsplit(self.path).query).items()}

    def decoded(self, kind: type[S], what: str) -> S:
        """The body as a struct; a SetupError that says what is wrong with it."""
        try:
            return msgspec.json.decode(self.body or b"{}", type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise SetupError(f"this is no {what}: {problem}") from problem


class Answer(msgspec.Struct):
    """An answer: a status, and a text of a kind."""

    text: str = ""
    status: int = 200
    kind: str = "application/json"


Handler = Callable[..., Awaitable[Answer]]


class Routes:
    """The handlers of all requests, by method and path."""

    def __init__(self) -> None:
        self._routes: list[tuple[str, re.Pattern[str], Handler]] = []

    def add(self, method: str, path: str, handler: Handler) -> None:
        """Adds a handler. `{name}` in the path is passed to it as a text after the request."""
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)
        self._routes.append((method, re.compile(pattern), handler))

    def find(self, request: Request) -> tuple[Handler, dict[str, str]] | None:
        """The handler of a request, and the parts of its path; None if there is none."""
        path = urlsplit(request.path).path
        for method, pattern, handler in self._routes:
            found = pattern.fullmatch(path) if method == request.method else None
            if found is not None:
                return handler, {name: unquote(part) for name, part in found.groupdict().items()}
        return None


def answer(content: Any, status: int = 200) -> Answer:
    """An answer in JSON."""
    return Answer(msgspec.json.encode(content).decode(), status)


DONE = Answer("", 204)
