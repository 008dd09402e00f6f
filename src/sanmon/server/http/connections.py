"""uvicorn's protocols with time-outs for clients that send their request, or read the answer, too slowly.

uvicorn itself has only one time-out: it closes a connection if the client sends nothing after an answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import socket
import struct
import time
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sanmon.server.runtime.admission import AcceptedConnection, Admission
from sanmon.server.runtime.held_bytes import SMALLEST, HeldBytes
from sanmon.server.runtime.intake import Flow

HEAD_SECONDS: Final = 10.0  # for a whole request head, from the start of the connection or from the last answer
STALLED_BODY_SECONDS: Final = 10.0  # without a byte of the body
BODY_SECONDS: Final = 120.0  # for a whole body
CLIENT_READ_SECONDS: Final = 60.0  # in which the client has to read what is waiting to be sent
LARGEST_HEAD: Final = 16 * 1024  # bytes of a request's head
TIMED_OUT: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

SEND_BUFFER_BYTES: Final = 128 * 1024  # of a connection, in the system, which would let it grow to several megabytes
RESET: Final = struct.pack("ii", 1, 0)  # SO_LINGER for no time: the system drops what is not sent yet


class _Timed:
    """Closes a connection at its deadline. A connection that is being closed has a deadline too: otherwise it would
    wait for ever for the client to read the rest of the answer.
    """

    transport: asyncio.Transport
    incoming: Flow | None = None
    held: HeldBytes | None = None  # where the bytes of this connection count, while it holds any
    body_bytes = 0  # of the present request, until it is answered
    deadline = math.inf
    closing_since = 0.0

    def note_held(self, unsent: bool = False) -> None:
        """Counts the bytes in memory for this connection: not read, of a body, and (`unsent`) not read by the client.

        They count for the address of the request, until there are none: behind a proxy, the next request may be
        another client's.
        """
        if self.incoming is None:
            return
        size = self.body_bytes + self.incoming.unread + (self.incoming.get_write_buffer_size() if unsent else 0)
        if size < SMALLEST:
            self.release_held()
            return
        self.held = self.held or self.incoming.intake.held
        self.held.hold(self, size)

    def release_held(self) -> None:
        """Counts no more bytes for this connection."""
        if self.held is not None:
            self.held.hold(self, 0)
            self.held = None

    def check(self, now: float) -> None:
        """Closes the connection if it has taken too long."""
        if self.held is not None:
            self.note_held(unsent=True)  # the client may have read some of it
        if self.transport.is_closing():
            self.closing_since = self.closing_since or now
            if now - self.closing_since > CLIENT_READ_SECONDS:
                self.transport.abort()
        elif now > self.deadline:
            self.time_out()

    def time_out(self) -> None:
        """Closes a connection that took too long."""
        self.transport.abort()

    def drop(self) -> None:
        """Closes the connection to make room for another. What it was sent and has not read is thrown away."""
        line = self.transport.get_extra_info("socket")
        if line is not None:
            with contextlib.suppress(OSError):  # it is closed already
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        self.transport.abort()


class _CountedEvents(h11.Connection):
    """An h11 connection that counts its events."""

    events = 0

    def next_event(self) -> Any:
        """The next event, if there is a whole one."""
        event = super().next_event()
        self.events += event is not h11.NEED_DATA and event is not h11.PAUSED
        return event


class Http(_Timed, H11Protocol):
    """The protocol of a connection until it becomes a websocket."""

    def __init__(self, admission: Admission, accepted: AcceptedConnection | None, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.conn: _CountedEvents = _CountedEvents(h11.SERVER, LARGEST_HEAD)
        self.counted = 0  # events that were already reported to the intake
        self.last_scope: object = None  # of the last request that was counted for a client behind a proxy
        self.admission = admission
        self.accepted = accepted
        self.phase: object = None  # the state of the client, as h11 names it
        self.phase_began = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Starts to wait for a request."""
        if self.accepted is None:  # accepted by asyncio, so it is not counted yet
            self.accepted = self.admission.admit(str((transport.get_extra_info("peername") or ("",))[0]))
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        self.intake = self.admission.intake(self.accepted)
        self.incoming = Flow(transport, self.intake)
        super().connection_made(self.incoming)
        if self.accepted is None:
            transport.abort()
            return
        self.accepted.protocol = self
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        """Removes the connection from the count of open ones."""
        if self.accepted is not None:
            self.admission.gone(self.accepted)
        self.release_held()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Queues data of the client until the intake allows it to be read."""
        assert self.incoming is not None
        self.incoming.receive(data)
        if self.transport.get_protocol() is self:
            self.note_held(unsent=self.flow.write_paused)

    def read_piece(self, data: bytes) -> int:
        """Handles data of the client and sets the next deadline; returns the number of events in the data."""
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._set_deadline()
        new = self.conn.events - self.counted  # includes pipelined requests, which wait in h11 for earlier answers
        self.counted = self.conn.events
        if self.accepted is not None and not self.accepted.address and self.last_scope is not self.scope:
            self.last_scope = self.scope
            self._count_for_client(new)
        if self.conn.their_state is not h11.IDLE:
            self.body_bytes += len(data)
        return new

    def _count_for_client(self, events: int) -> None:
        """Behind a proxy, counts a request for the address that the proxy names, until it is answered."""
        forwarded = b", ".join(value for name, value in self.headers or [] if name == b"x-forwarded-for")
        intake = self.admission.intake_behind(forwarded.decode("latin-1"))
        if intake is not None and self.incoming is not None:
            intake.charge(events)
            self.incoming.count_for(intake)

    def on_response_complete(self) -> None:
        """Starts to wait for the next request, which a proxy may send for another client."""
        if self.accepted is not None and not self.accepted.address and self.incoming is not None:
            self.incoming.count_for(self.intake)
        self.body_bytes = 0
        super().on_response_complete()
        if self.transport.get_protocol() is self:
            self.note_held(unsent=self.flow.write_paused)
            self._set_deadline()

    def pause_writing(self) -> None:
        """Sets a deadline for a client that reads more slowly than the server writes."""
        super().pause_writing()
        self.note_held(unsent=True)
        self.deadline = time.monotonic() + CLIENT_READ_SECONDS

    def resume_writing(self) -> None:
        """Sets the usual deadline again, because the client has read enough."""
        super().resume_writing()
        self.note_held()
        self._set_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Passes the connection to the protocol of websockets, which counts and reads it from now on."""
        super().handle_websocket_upgrade(event)
        self.body_bytes = 0
        self.release_held()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Websocket) and self.accepted is not None:
            protocol.admission, protocol.accepted, protocol.incoming = self.admission, self.accepted, self.incoming
            self.accepted.protocol = protocol
            self.admission.waits(self.accepted, False)

    def _set_deadline(self) -> None:
        now = time.monotonic()
        phase = self.conn.their_state
        if phase is not self.phase:
            self.phase, self.phase_began = phase, now
            if self.accepted is not None:
                self.admission.waits(self.accepted, phase is h11.IDLE)
        if self.flow.write_paused:
            return
        if phase is h11.IDLE:
            self.deadline = self.phase_began + HEAD_SECONDS
        elif phase is h11.SEND_BODY:
            self.deadline = min(now + STALLED_BODY_SECONDS, self.phase_began + BODY_SECONDS)
        else:
            self.deadline = math.inf  # the server is working on its answer

    def check(self, now: float) -> None:
        """Closes the connection if it has taken too long, unless the server itself has paused reading."""
        if self.flow.read_paused and self.phase is h11.SEND_BODY:
            self._set_deadline()
        super().check(now)

    def time_out(self) -> None:
        """Closes the connection; a client that has sent a part of a request first gets an answer that says why."""
        cycle: Any = self.cycle  # None before the first request
        answered = cycle is not None and cycle.response_started and not cycle.response_complete
        half_sent = self.phase is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        if half_sent and not answered and not self.flow.write_paused:
            self.transport.write(TIMED_OUT)
            self.transport.close()
        else:
            self.transport.abort()


class Websocket(_Timed, WebSocketsSansIOProtocol):
    """The protocol of a websocket. The time-outs of pages are in `websocket_session.py`."""

    admission: Admission | None = None
    accepted: AcceptedConnection | None = None
    events = 0

    def data_received(self, data: bytes) -> None:
        """Queues data of the client until the intake allows it to be read. The head of the request is read at once."""
        if self.incoming is None:
            super().data_received(data)
        else:
            self.incoming.receive(data)
            self.note_held(unsent=not self.writable.is_set())

    def pause_writing(self) -> None:
        """Counts what waits for a page that reads more slowly than the server writes."""
        super().pause_writing()
        self.note_held(unsent=True)

    def resume_writing(self) -> None:
        """Stops counting it, because the page has read enough."""
        super().resume_writing()
        self.note_held()

    def read_piece(self, data: bytes) -> int:
        """Handles data of the client; returns the number of frames in it."""
        before = self.events
        super().data_received(data)
        return self.events - before

    def handle_events(self) -> None:
        """Counts and handles the frames that were received."""
        self.events += len(self.conn.events)
        super().handle_events()

    def connection_lost(self, exc: Exception | None) -> None:
        """Removes the connection from the count of open ones."""
        if self.admission is not None and self.accepted is not None:
            self.admission.gone(self.accepted)
        self.release_held()
        super().connection_lost(exc)
