"""Limits how fast the server reads what one address sends.

A chunk of a body or a frame of a websocket can be a few bytes long, and a socket may deliver a quarter of a megabyte of
them at once. Parsing all of them in one turn of the event loop would delay everybody else. So received bytes are parsed
in small pieces, and the events in them (heads of requests, chunks of bodies, websocket frames) are counted by address.
There is a limit for one turn of the event loop, and a token bucket for events per second. Bytes over the limit are not
refused: they wait, and the server reads no more from that socket until they are parsed.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any

from sanmon.server.runtime.held_bytes import HeldBytes

BURST = 2000  # events that the bucket of an address holds
REFILL_PER_SECOND = 400  # events that are added to the bucket every second
EVENTS_PER_TURN = 4  # events of one address in one turn of the event loop
SMALLEST_PIECE, LARGEST_PIECE = 256, 16 * 1024  # bytes; a piece becomes smaller when the last one held many events
MOST_ADDRESSES = 20_000  # that have an intake in memory


class Intake:
    """Limits how fast all connections of one address are read. `scale` multiplies the limits; 0: there are none.

    `held` limits the memory that they take.
    """

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.held = HeldBytes(scale)
        self._scale = scale
        self._clock = clock
        self._left = BURST * scale  # events in the bucket
        self._refilled_at = clock()
        self._used = 0  # events in this turn of the event loop
        self._waiting: deque[Flow] = deque()  # connections with unread bytes
        self._reading = False
        self._next: asyncio.Handle | None = None  # the scheduled call of `_on_turn`

    def charge(self, events: int) -> None:
        """Counts events that were read before their address was known. They cost at most one second of waiting."""
        if self._scale:
            self._refill()
            self._left = max(self._left - events, min(self._left, -REFILL_PER_SECOND * self._scale))

    def offer(self, flow: Flow) -> None:
        """Queues a connection that has unread bytes. They are read now if the limits allow it, otherwise later."""
        self._waiting.append(flow)
        self._read()

    def _read(self) -> None:
        if self._reading:  # called by a connection that is being read: the loop in `_read_some` continues with it
            return
        self._reading = True
        try:
            wait = self._read_some()
        finally:
            self._reading = False
        if (self._used or wait) and self._scale and self._next is None:
            loop = asyncio.get_running_loop()
            self._next = loop.call_later(wait, self._on_turn) if wait else loop.call_soon(self._on_turn)

    def _read_some(self) -> float:
        """Reads until nothing is left or a limit is reached.

        Returns 0, or, if the bucket is empty, the seconds until it holds an event again.
        """
        wait = 0.0
        while self._waiting and not wait and (self._used < EVENTS_PER_TURN or not self._scale):
            wait = self._refill()
            if not wait:
                events = self._waiting.popleft().read()
                self._used += events
                self._left -= events
        return wait

    def _refill(self) -> float:
        """Refills the bucket for the time that has passed; returns the seconds until it holds an event."""
        if not self._scale:
            return 0.0
        now = self._clock()
        per_second = REFILL_PER_SECOND * self._scale
        self._left = min(BURST * self._scale, self._left + (now - self._refilled_at) * per_second)
        self._refilled_at = now
        return max(0.0, (1 - self._left) / per_second)

    def _on_turn(self) -> None:
        self._next = None
        self._used = 0
        self._read()


class Intakes:
    """The intakes of all addresses, including those without a connection at the moment."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        self._by_address: OrderedDict[str, Intake] = OrderedDict()

    def of(self, address: str) -> Intake:
        """The intake of an address.

        An empty address means a connection from a proxy, which may send requests of any number of clients. It gets an
        intake of its own, until a request names its client.
        """
        if not address:
            return Intake(self._scale)
        found = self._by_address.get(address)
        if found is None:
            found = self._by_address[address] = Intake(self._scale)
            if len(self._by_address) > MOST_ADDRESSES:
                self._by_address.popitem(last=False)
        self._by_address.move_to_end(address)
        return found


class Flow(asyncio.Transport):
    """Passes the bytes of a connection to its protocol in pieces. The protocol uses it as its transport."""

    def __init__(self, transport: asyncio.Transport, intake: Intake) -> None:
        super().__init__()
        self._transport = transport
        self._intake = intake
        self._unread = bytearray()
        self._piece = 2 * SMALLEST_PIECE  # bytes of the next piece
        self._offered = False  # whether the intake has queued this connection
        self._paused = False  # whether the protocol has paused reading

    @property
    def intake(self) -> Intake:
        """The intake in which the events of this connection count now."""
        return self._intake

    @property
    def unread(self) -> int:
        """How many bytes were received and wait to be read."""
        return len(self._unread)

    def count_for(self, intake: Intake) -> None:
        """Counts the events of this connection in another intake from now on."""
        self._intake = intake

    def receive(self, data: bytes) -> None:
        """Adds received bytes. Until they are read, nothing more is received from the socket."""
        self._unread += data
        self._offer()
        if self._unread:
            self._transport.pause_reading()

    def read(self) -> int:
        """Passes one piece to the protocol; returns the number of events in it."""
        if self._paused or not self._unread or self._transport.is_closing():
            self._offered = False
            return 0
        piece = bytes(self._unread[: self._piece])
        del self._unread[: self._piece]
        protocol: Any = self._transport.get_protocol()
        events: int = max(1, protocol.read_piece(piece))
        self._offered = False  # only now: the protocol may pause and resume reading while it handles the piece
        if events > EVENTS_PER_TURN:
            self._piece = max(SMALLEST_PIECE, self._piece // 2)
        elif events <= 2 and len(piece) == self._piece and not self._paused:  # a large body or message
            self._piece = min(LARGEST_PIECE, self._piece * 2)
        self._go_on()
        return events

    def _go_on(self) -> None:
        if self._paused or self._transport.is_closing():
            return
        if self._unread:
            self._offer()
        else:
            self._transport.resume_reading()

    def _offer(self) -> None:
        if not self._offered and not self._paused:
            self._offered = True
            self._intake.offer(self)

    # -- the interface of a transport, for the protocol

    def pause_reading(self) -> None:
        """Stops passing bytes to the protocol."""
        self._paused = True
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Passes bytes to the protocol again."""
        self._paused = False
        self._go_on()

    def is_reading(self) -> bool:
        """Whether bytes are passed to the protocol."""
        return not self._paused

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Information about the connection, such as its socket."""
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        """Whether the connection is closed or being closed."""
        return self._transport.is_closing()

    def close(self) -> None:
        """Closes the connection when everything is sent."""
        self._transport.close()

    def abort(self) -> None:
        """Closes the connection at once."""
        self._transport.abort()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Replaces the protocol."""
        self._transport.set_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        """The current protocol."""
        return self._transport.get_protocol()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Sends bytes."""
        self._transport.write(data)

    def get_write_buffer_size(self) -> int:
        """How many bytes are not sent yet."""
        return self._transport.get_write_buffer_size()
