"""uvicorn's protocols with time-outs: a request that does not come, or an answer that is not read, ends its connection.

uvicorn itself closes a connection only when nothing was sent since the last answer.
"""

from __future__ import annotations

import asyncio
import math
import time
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sanmon.server.runtime.admission import Admission, Line
from sanmon.server.runtime.intake import Flow

HEAD_WITHIN: Final = 10.0  # seconds, from accepting a connection or from the last answer until a whole request head
BODY_STALLS: Final = 10.0  # seconds without a byte of the body
BODY_WITHIN: Final = 120.0  # seconds for a whole body
READ_WITHIN: Final = 60.0  # seconds in which the other side takes what is waiting to be sent
LARGEST_HEAD: Final = 16 * 1024  # bytes of a request's head
TIMED_OUT: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class _Timed:
    """A deadline, and the one that every connection has that is being closed: it must not wait for ever for the other
    side to read what is left.
    """

    transport: asyncio.Transport
    deadline = math.inf
    closing_since = 0.0

    def check(self, now: float) -> None:
        """Close the connection if it has taken too long."""
        if self.transport.is_closing():
            self.closing_since = self.closing_since or now
            if now - self.closing_since > READ_WITHIN:
                self.transport.abort()
        elif now > self.deadline:
            self.time_out()

    def time_out(self) -> None:
        """Close the connection that took too long."""
        self.transport.abort()

    def drop(self) -> None:
        """Close the connection to make room for another."""
        self.transport.abort()


class _CountedEvents(h11.Connection):
    """Counts what it has found in the bytes it was given."""

    events = 0

    def next_event(self) -> Any:
        """The next event, if there is a whole one."""
        event = super().next_event()
        self.events += event is not h11.NEED_DATA and event is not h11.PAUSED
        return event


class Http(_Timed, H11Protocol):
    """A connection that speaks HTTP, as long as it does."""

    def __init__(self, admission: Admission, line: Line | None, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.conn: _CountedEvents = _CountedEvents(h11.SERVER, LARGEST_HEAD)
        self.arrivals: Flow | None = None
        self.counted = 0  # events that its address was charged with
        self.asked: object = None  # the last request whose address was looked for behind a proxy
        self.admission = admission
        self.line = line
        self.phase: object = None  # of the other side, as h11 calls it
        self.phase_began = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        if self.line is None:  # accepted by asyncio: nobody has counted it yet
            self.line = self.admission.admit(str((transport.get_extra_info("peername") or ("",))[0]))
        self.intake = self.admission.intake(self.line)
        self.arrivals = Flow(transport, self.intake)
        super().connection_made(self.arrivals)
        if self.line is None:
            transport.abort()
            return
        self.line.protocol = self
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        """Removes the connection from the count of open ones."""
        if self.line is not None:
            self.admission.gone(self.line)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Takes data of the client, to be read in its turn."""
        assert self.arrivals is not None
        self.arrivals.receive(data)

    def read_piece(self, data: bytes) -> int:
        """Handles data of the client, and sets the next deadline; how many parts of requests there were in it."""
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._set_deadline()
        new = self.conn.events - self.counted  # also of requests that waited in h11 for the answers before them
        self.counted = self.conn.events
        if self.line is not None and not self.line.address and self.asked is not self.scope:
            self.asked = self.scope
            self._count_for_client(new)
        return new

    def _count_for_client(self, events: int) -> None:
        """Behind a proxy, counts a request for the address that the proxy names, until it is answered."""
        forwarded = b", ".join(value for name, value in self.headers or [] if name == b"x-forwarded-for")
        intake = self.admission.intake_behind(forwarded.decode("latin-1"))
        if intake is not None and self.arrivals is not None:
            intake.charge(events)
            self.arrivals.count_for(intake)

    def on_response_complete(self) -> None:
        """Wait for the next request. A proxy may ask for somebody else then."""
        if self.line is not None and not self.line.address and self.arrivals is not None:
            self.arrivals.count_for(self.intake)
        super().on_response_complete()
        if self.transport.get_protocol() is self:
            self._set_deadline()

    def pause_writing(self) -> None:
        """The other side does not read as fast as we write."""
        super().pause_writing()
        self.deadline = time.monotonic() + READ_WITHIN

    def resume_writing(self) -> None:
        """The other side has read on."""
        super().resume_writing()
        self._set_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the websocket's protocol, with its place among those that are counted."""
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Websocket) and self.line is not None:
            protocol.admission, protocol.line, protocol.arrivals = self.admission, self.line, self.arrivals
            self.line.protocol = protocol
            self.admission.waits(self.line, False)

    def _set_deadline(self) -> None:
        now = time.monotonic()
        phase = self.conn.their_state
        if phase is not self.phase:
            self.phase, self.phase_began = phase, now
            if self.line is not None:
                self.admission.waits(self.line, phase is h11.IDLE)
        if self.flow.write_paused:
            return
        if phase is h11.IDLE:
            self.deadline = self.phase_began + HEAD_WITHIN
        elif phase is h11.SEND_BODY:
            self.deadline = min(now + BODY_STALLS, self.phase_began + BODY_WITHIN)
        else:
            self.deadline = math.inf  # the rest is our own work

    def check(self, now: float) -> None:
        """Close the connection if it has taken too long; not if we ourselves do not read on."""
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
    """A connection that has become a websocket; its pages' own time-outs are in the sessions."""

    admission: Admission | None = None
    line: Line | None = None
    arrivals: Flow | None = None
    events = 0

    def data_received(self, data: bytes) -> None:
        """Takes data of the client, to be read in its turn. The request's head, which HTTP hands over, is read now."""
        if self.arrivals is None:
            super().data_received(data)
        else:
            self.arrivals.receive(data)

    def read_piece(self, data: bytes) -> int:
        """Handles data of the client; how many frames there were in it."""
        before = self.events
        super().data_received(data)
        return self.events - before

    def handle_events(self) -> None:
        """Handles the frames that have come."""
        self.events += len(self.conn.events)
        super().handle_events()

    def connection_lost(self, exc: Exception | None) -> None:
        """Removes the connection from the count of open ones."""
        if self.admission is not None and self.line is not None:
            self.admission.gone(self.line)
        super().connection_lost(exc)
