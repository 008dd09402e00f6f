"""What happens to every request before anything else: checks of its origin, rate limits, and security headers."""

from __future__ import annotations

import math
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sanmon.server.domain.addresses import network_of
from sanmon.server.domain.errors import Banned, TooMuch
from sanmon.server.http.hosts import Hosts
from sanmon.server.http.paths import NOT_NORMAL, is_normal
from sanmon.server.ops import metrics
from sanmon.server.people.bans import Bans
from sanmon.server.protocol.problems import Problem
from sanmon.server.runtime.limits import Limits, Rate

# Pages load nothing from other sites and send nothing to them: not even the address of a page, which may hold a token.
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

SAFE: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
HEAVY: Final = ("/api/records", "/api/me/games", "/api/components", "/api/components/check")
STORED: Final = ("/api/records", "/api/me/games", "/api/components")
OF_SET: Final = ("/catalogue", "/files")
EXPORTS: Final = ("/record", "/words", "/bgstats", "/replay")
LONG: Final = ("/api/me/tables", "/api/me/statistics", "/schema", "/schema/openapi.json")
COUNTED: Final = ("/api/", "/schema", "/metrics")  # the pages themselves and questions about health are not
COOKIE: Final = "sanmon"
PERSONAL: Final = ("/api/me", "/api/login", "/api/logout", "/api/account", "/api/reset")  # for nobody else to see
WITH_PASSWORD: Final = frozenset(
    f"/api/{rest}" for rest in ("login", "account", "me/confirm", "me/password", "reset", "reset/password")
)
IN_BROWSER: Final = "/in-browser/"
NO_STORE: Final = (b"cache-control", b"no-store")
NOT_OURS: Final = (
    "this server does not answer to that name; its operator lists names with --hosts, and its IP address always works"
)
OURS: Final = b"x-sanmon"  # a header that no foreign page can set without being allowed to


def address_of(scope: Scope) -> str:
    """The address from which a request comes; all addresses of an IPv6 network count as one."""
    client = scope.get("client")
    return network_of(client[0] if client else "")


def origin_allowed(scope: Scope, origins: frozenset[str]) -> bool:
    """Whether a browser's page may ask: one of ours, by the name it was asked for, or one that is listed.

    Programs have none.
    """
    headers = dict(scope["headers"])
    header = headers.get(b"origin")
    if header is None:
        return True
    if sum(name == b"origin" for name, _ in scope["headers"]) > 1:
        return False
    origin = header.decode("latin-1").lower()
    if origin in origins:
        return True
    host = headers.get(b"host", b"").decode("latin-1").lower()
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc == host


def _may_have_our_cookie(scope: Scope) -> bool:
    """Whether the session's cookie may be in a request, in whatever header and however it is written there."""
    return any(name == b"cookie" and COOKIE.encode() in value for name, value in scope["headers"])


_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
# The pages that play in the browser compile Python's interpreter.
_COMPILES: Final = [
    (name, value.replace(b"script-src 'self'", b"script-src 'self' 'wasm-unsafe-eval'")) for name, value in _HEADERS
]


class Guard:
    """The outermost ASGI application: it checks every request, also those for unknown paths."""

    def __init__(self, app: ASGIApp, limits: Limits, bans: Bans, origins: frozenset[str], hosts: Hosts) -> None:
        self.app = app
        self.bans = bans
        self.limits = limits
        self.origins = origins
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses a request, or passes it on to the application."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._websocket(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request, and counts and times it."""
        began = time.perf_counter()
        status = 500

        async def counted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._answer(scope, receive, counted)
        finally:
            # The route, not the path: paths contain the ids of tables, so there is no limit to their number.
            route = str(scope.get("path_template") or "none")
            method = str(scope["method"])  # type: ignore[typeddict-item]
            known = method if method in METHODS else "other"
            metrics.requests.labels(route, known, str(status)).observe(time.perf_counter() - began)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = str(scope["method"])  # type: ignore[typeddict-item]
        headers = dict(scope["headers"])
        if not self.hosts.allow(headers.get(b"host")):
            await _refuse(send, 421, NOT_OURS)
            return
        if not is_normal(scope):
            await _refuse(send, 404, NOT_NORMAL)
            return
        if "\0" in str(scope["path"]):
            await _refuse(send, 404, "a path cannot contain a NUL")
            return
        if b"%00" in scope["query_string"]:
            await _refuse(send, 400, "a query cannot contain a NUL")
            return
        if method not in SAFE:
            if not origin_allowed(scope, self.origins):
                await _refuse(send, 403, "pages of other sites may not ask for this")
                return
            if OURS not in headers and _may_have_our_cookie(scope):
                await _refuse(
                    send,
                    403,
                    "a request with a cookie needs the header X-Sanmon: 1, which shows that our own page sent it",
                )
                return
        try:
            if str(scope["path"]).startswith("/api/"):  # whoever is banned may load the page that says so
                self.bans.check_address(address_of(scope))
            for rate in rates_of(self.limits, method, str(scope["path"])):
                await self.limits.take(rate, address_of(scope))
        except Banned as problem:
            await _refuse(send, 403, str(problem), problem=Problem(str(problem), "banned", problem.until))
            return
        except TooMuch as problem:
            again = {"Retry-After": str(math.ceil(problem.wait))}
            await _refuse(send, 429, str(problem), again, Problem(str(problem), problem.code, args=problem.arguments))
            return

        path = str(scope["path"])
        more = _COMPILES if path.startswith(IN_BROWSER) else _HEADERS
        if path.startswith(PERSONAL):
            more = [*more, NO_STORE]

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *more]
            await send(message)

        await self.app(scope, receive, with_headers)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = dict(scope["headers"]).get(b"host")
        if not self.hosts.allow(host) or not origin_allowed(scope, self.origins) or not is_normal(scope):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
            return
        address = address_of(scope)
        if not await self._connect(address):
            await receive()
            await send({"type": "websocket.close", "code": 4429, "reason": ""})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.limits.disconnect(address)

    async def _connect(self, address: str) -> bool:
        """Counts a new websocket of an address; False if it is over a limit."""
        try:
            await self.limits.take(self.limits.handshakes, address)
        except TooMuch:
            return False
        return self.limits.connect(address)


def rates_of(limits: Limits, method: str, path: str) -> list[Rate]:
    """The rates by which a request of an address is limited."""
    if not path.startswith(COUNTED):
        return []
    rates = [limits.requests]
    if method not in SAFE:
        rates.append(limits.changes)
    if path in ("/api/tables", "/api/lessons"):
        rates += [limits.opening, limits.opening_a_day] if method == "POST" else [limits.listings]
    elif path.endswith(("/rematch", "/again")):
        rates += [limits.opening, limits.opening_a_day]
    elif path in LONG or path.endswith("/review"):
        rates.append(limits.long_answers)
    if path in WITH_PASSWORD and method not in SAFE:
        rates.append(limits.passwords)
    if path in HEAVY:
        rates.append(limits.heavy)
        if path in STORED and method == "POST":
            rates.append(limits.stored)
    elif path.endswith(EXPORTS) or ("/sets/" in path and path.endswith(OF_SET)):
        rates.append(limits.exports)
    elif "/replay/" in path or path == "/api/companion":  # a game is played again in both
        rates.append(limits.replay_steps)
    return rates


async def _refuse(
    send: Send, status: int, sentence: str, more: dict[str, str] | None = None, problem: Problem | None = None
) -> None:
    body = msgspec.json.encode(problem or Problem(sentence))
    headers = {"Content-Type": "application/json", "Content-Length": str(len(body)), **HEADERS, **(more or {})}
    start: Any = {
        "type": "http.response.start",
        "status": status,
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
    }
    await send(start)
    end: Message = {"type": "http.response.body", "body": body, "more_body": False}
    await send(end)
