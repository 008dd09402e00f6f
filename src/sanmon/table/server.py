"""The server: the application and the process that runs it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket as sockets
from collections.abc import AsyncIterator, Callable
from types import FrameType

import uvicorn
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import sanmon
from sanmon.kernel.errors import SanmonError
from sanmon.table import http
from sanmon.table.rooms import Rooms
from sanmon.table.socket import at_table
from sanmon.table.storage import Store, open_store

LARGEST_BODY = 64 * 1024
LARGEST_FRAME = 256 * 1024  # more than a message may have, so that we can say what is wrong with one
STOP_WITHIN = 5  # seconds

# Nothing comes from elsewhere, nothing goes elsewhere; a link with a seat's token in it is nobody else's to know.
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class ServeError(SanmonError):
    """The server cannot start; the message says why."""


def application(store: Store) -> Litestar:
    """The application over a store."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        rooms = app.state.rooms = Rooms(store)
        await rooms.jobs.start()
        try:
            yield
        finally:
            await rooms.close()

    return Litestar(
        [*http.ROUTES, at_table],
        lifespan=[lifespan],
        exception_handlers=http.ON_ERROR,
        openapi_config=OpenAPIConfig("Sanmon", sanmon.__version__, render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        response_headers=HEADERS,
    )


class Server(uvicorn.Server):
    """Says when pages can come, and refuses moves as soon as it is told to stop."""

    def __init__(self, config: uvicorn.Config, app: Litestar, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stopping when told to is a good end; told twice, it does not wait."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Finish what is under way; tell the pages to come back."""
        self.app.state.rooms.stop()
        await super().shutdown(sockets)


def serve(host: str, port: int, database: str, ready: Callable[[str], None]) -> None:
    """Serve until told to stop (SIGINT, SIGTERM). `ready` is told the address as soon as pages can come."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    listening = _listen(host, port)
    asyncio.run(_serve(listening, database, lambda: ready(_address(host, listening))))


async def _serve(listening: sockets.socket, database: str, ready: Callable[[], None]) -> None:
    app = application(await open_store(database))
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=STOP_WITHIN,
    )
    await Server(config, app, ready).serve([listening])


def _listen(host: str, port: int) -> sockets.socket:
    try:
        family = sockets.getaddrinfo(host, port, type=sockets.SOCK_STREAM)[0][0]
        # The protocol is named, or asyncio would not recognise TCP and leave Nagle's 40 ms on every second message.
        listening = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
        listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, OverflowError) as problem:
        raise ServeError(f"cannot listen at {host} port {port}: {problem}") from problem
    return listening


def _address(host: str, listening: sockets.socket) -> str:
    """Where this machine's own browser finds it."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - asked for, not chosen here
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"
