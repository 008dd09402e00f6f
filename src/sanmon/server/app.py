"""The web application, and the process that serves it."""

from __future__ import annotations

import asyncio
import functools
import gc
import os
import signal
import socket as sockets
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, NoReturn

import uvicorn
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import sanmon
from sanmon.kernel.errors import SanmonError
from sanmon.server import http
from sanmon.server.http import health, in_browser
from sanmon.server.http.asking import AnyRequest
from sanmon.server.http.connections import Http, Websocket
from sanmon.server.http.hosts import own_hosts
from sanmon.server.http.security import Guard
from sanmon.server.http.websocket import at_table
from sanmon.server.ops import logging
from sanmon.server.ops.config import Config
from sanmon.server.ops.descriptors import raise_limit
from sanmon.server.runtime import supervisor
from sanmon.server.runtime.acceptor import Acceptor
from sanmon.server.runtime.admission import AcceptedConnection, Admission
from sanmon.server.runtime.limits import Limits
from sanmon.server.runtime.rooms import Rooms
from sanmon.server.services import Services
from sanmon.server.storage import open_store
from sanmon.server.storage.urls import is_postgres, without_password

LARGEST_BODY = 64 * 1024
LARGEST_FRAME = 256 * 1024  # larger than the largest message allowed, so that we can answer a message that is too large
STOP_SECONDS = 5  # that open connections have to finish when the server stops

# A move creates thousands of objects (views, options, events) that are short-lived and form no cycles. With Python's
# default, the garbage collector runs after every 700 of them, which took a third of a move's time.
GC_THRESHOLDS = (50_000, 20, 10)

logger = logging.logger("sanmon.server")


class OnceRendered(JsonRenderPlugin):
    """The OpenAPI description as JSON, encoded at the first request only."""

    _rendered = b""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        """The same bytes for everybody."""
        self._rendered = self._rendered or super().render(request, openapi_schema)
        return self._rendered


class ServeError(SanmonError):
    """The server cannot start; the message says why."""


def application(services: Services, config: Config) -> Guard:
    """The web application. Whoever runs it starts and closes the services."""
    app = Litestar(
        [*http.ROUTES, *health.ROUTES, at_table],
        exception_handlers=http.ON_ERROR,
        openapi_config=OpenAPIConfig(
            "Sanmon",
            sanmon.__version__,
            description='Tables for Satori, Bitoku and Koi. An error is {"error": a sentence}; see docs/protocol.md.',
            use_handler_docstrings=True,
            render_plugins=[OnceRendered()],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    app.state.services = services
    app.state.in_browser = in_browser.folder_of(config.in_browser)
    origins = frozenset(origin.lower().rstrip("/") for origin in config.origins)
    return Guard(app, services.limits, services.bans, origins, own_hosts(config.host, config.site, config.hosts))


class Server(uvicorn.Server):
    """A uvicorn server that reports when it is ready, and refuses moves while it is stopping."""

    def __init__(
        self, config: uvicorn.Config, rooms: Rooms, admission: Admission, shared: bool, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.rooms = rooms
        self.admission = admission
        self.shared = shared  # whether other processes accept from the same socket
        self.ready = ready

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Starts, and calls `ready`, unless it was asked to stop meanwhile."""
        if sys.platform == "win32":  # its event loop cannot watch a listening socket (`add_reader`)
            await super().startup(sockets)
        else:
            await super().startup([])
            self.servers = [
                Acceptor(listening, self.admission, self._protocol, self.shared)  # type: ignore[misc]
                for listening in sockets or []
            ]
        if self.started and self.should_exit:
            await self.shutdown(sockets)
        elif self.started:
            self.ready()

    def _protocol(self, connection: AcceptedConnection) -> Http:
        state = self.lifespan.state
        return Http(self.admission, connection, config=self.config, server_state=self.server_state, app_state=state)

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second: returns whether to stop, and closes slow connections once a second."""
        if counter % 10 == 0:
            self.admission.check()
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops at a signal, without raising it again as uvicorn does; a second signal does not wait for pages."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Refuses moves, finishes what is under way, and asks the pages to connect again."""
        self.rooms.stop()
        await super().shutdown(sockets)


def serve(config: Config, ready: Callable[[str], None]) -> None:
    """Serves until SIGINT or SIGTERM. Calls `ready` with the server's address once it accepts connections."""
    _check(config)
    # Until the server handles signals itself. A KeyboardInterrupt during a migration would show a traceback of a
    # library; exiting at once is safe, because uncommitted changes are rolled back.
    signal.signal(signal.SIGINT, _exit_at_once)
    logging.set_up(config.log_level, config.log_format)
    listening = _listen(config.host, config.port)
    address = _address(config.host, listening)
    if config.workers == 1:
        asyncio.run(run(config, listening, lambda: ready(address)))
    else:
        asyncio.run(_migrate(config))
        supervisor.supervise(run, config, listening, lambda: ready(address))


async def run(config: Config, listening: sockets.socket, ready: Callable[[], None]) -> None:
    """Serves in this process, from a socket that is bound, until it is asked to stop."""
    store = await open_store(config.database)
    try:
        services = Services(store, config)
    except BaseException:
        await store.close()
        raise
    gc.set_threshold(*GC_THRESHOLDS)
    try:
        await services.start()
        admission = _admission(config, services.limits)
        settings = uvicorn.Config(
            application(services, config),
            lifespan="off",
            http=functools.partial(Http, admission, None),  # type: ignore[arg-type]
            ws=Websocket,
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=config.proxies,
            timeout_graceful_shutdown=STOP_SECONDS,
        )
        logger.info("the server is running", version=sanmon.__version__, database=without_password(config.database))
        await Server(settings, services.rooms, admission, config.workers > 1, ready).serve([listening])
    finally:
        await services.close()
        logger.info("the server has stopped")


def _admission(config: Config, limits: Limits) -> Admission:
    """How many connections this process takes. Pages load files beside their websockets, so a few more than those."""
    descriptors = raise_limit()
    if not limits.scale:
        return Admission(descriptors, None, None, config.proxies, limits.scale)
    return Admission(descriptors, limits.per_address * 6 // 5, limits.in_all * 6 // 5, config.proxies, limits.scale)


def _exit_at_once(number: int, frame: FrameType | None) -> NoReturn:
    os._exit(128 + number)


async def _migrate(config: Config) -> None:
    """Migrates the database before the workers start, so that an error is reported once."""
    store = await open_store(config.database)
    await store.close()


def _check(config: Config) -> None:
    in_browser.folder_of(config.in_browser)
    if config.workers == 1:
        return
    if not config.redis:
        raise ServeError(
            f"{config.workers} workers need Redis (--redis URL) to exchange news; without it, use --workers 1"
        )
    if not is_postgres(config.database):
        raise ServeError(
            f"{config.workers} workers need PostgreSQL (--database postgresql://…); a file is served by one process"
        )


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
    """The address at which a browser on this machine finds the server."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - asked for, not chosen here
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"
