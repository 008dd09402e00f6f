"""How fast the server reads what one address sends: piece by piece, in turn with everybody else's.

A chunk of a body or a frame of a websocket can be a few bytes long, and a socket hands over a quarter of a megabyte of
them at once. So they are read in small pieces, and what comes of them (requests, chunks, frames) is counted by address:
few in one turn of the event loop, and no more in a second than people and programs need. Whoever sends more is not
refused; their bytes wait in the system until it is their turn.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any

BURST = 2000  # events of an address: heads and chunks of requests, frames of websockets
EACH = 400  # that come back every second
AT_ONCE = 4  # events of an address in one turn of the event loop
SMALLEST, LARGEST = 256, 16 * 1024  # bytes of a piece: the fewer, the more events came of the last one
KEPT = 20_000  # addresses that are remembered


class Intake:
    """How much the server reads from one address. `scale` multiplies the limits; 0: there are none."""

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._scale = scale
        self._clock = clock
        self._left = BURST * scale
        self._at = clock()
        self._used = 0  # events in this turn of the event loop
        self._waiting: deque[Flow] = deque()
        self._reading = False
        self._next: asyncio.Handle | None = None  # when its next turn comes

    def charge(self, events: int) -> None:
        """Counts events that were read before it was known whose they are. They cost at most a second."""
        if self._scale:
            self._wait()
            self._left = max(self._left - events, min(self._left, -EACH * self._scale))

    def offer(self, flow: Flow) -> None:
        """A connection has something to be read; it is, now or later."""
        self._waiting.append(flow)
        self._read()

    def _read(self) -> None:
        if self._reading:  # a connection that is being read offers what is left of it
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
        """Read until this turn's share is used; the seconds to wait if that of this second is, too."""
        wait = 0.0
        while self._waiting and not wait and (self._used < AT_ONCE or not self._scale):
            wait = self._wait()
            if not wait:
                events = self._waiting.popleft().read()
                self._used += events
                self._left -= events
        return wait

    def _wait(self) -> float:
        """Seconds until it may have something read again."""
        if not self._scale:
            return 0.0
        now = self._clock()
        each = EACH * self._scale
        self._left = min(BURST * self._scale, self._left + (now - self._at) * each)
        self._at = now
        return max(0.0, (1 - self._left) / each)

    def _on_turn(self) -> None:
        self._next = None
        self._used = 0
        self._read()


class Intakes:
    """The intakes of all addresses, also of those that have no connection at the moment."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        self._of: OrderedDict[str, Intake] = OrderedDict()

    def of(self, address: str) -> Intake:
        """The intake of an address. Empty (a proxy, of which it is not known yet for whom it asks): one of its own."""
        if not address:
            return Intake(self._scale)
        found = self._of.get(address)
        if found is None:
            found = self._of[address] = Intake(self._scale)
            if len(self._of) > KEPT:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return found


class Flow(asyncio.Transport):
    """A connection whose bytes are handed to its protocol in pieces. To the protocol it is the transport."""

    def __init__(self, transport: asyncio.Transport, intake: Intake) -> None:
        super().__init__()
        self._transport = transport
        self._intake = intake
        self._unread = bytearray()
        self._piece = 2 * SMALLEST
        self._offered = False
        self._paused = False  # the protocol wants to be given nothing at the moment

    def count_for(self, intake: Intake) -> None:
        """From now on, what comes counts for this intake."""
        self._intake = intake

    def receive(self, data: bytes) -> None:
        """Bytes have come; nothing more does until they are read."""
        self._unread += data
        self._offer()
        if self._unread:
            self._transport.pause_reading()

    def read(self) -> int:
        """Hand one piece to the protocol; how many events came of it."""
        if self._paused or not self._unread or self._transport.is_closing():
            self._offered = False
            return 0
        piece = bytes(self._unread[: self._piece])
        del self._unread[: self._piece]
        protocol: Any = self._transport.get_protocol()
        events: int = max(1, protocol.read_piece(piece))
        self._offered = False  # not before: the protocol may pause and go on while it handles the piece
        if events > AT_ONCE:
            self._piece = max(SMALLEST, self._piece // 2)
        elif events <= 2 and len(piece) == self._piece and not self._paused:  # a large body or message
            self._piece = min(LARGEST, self._piece * 2)
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

    # -- as the protocol's transport

    def pause_reading(self) -> None:
        """The protocol wants nothing more for the moment."""
        self._paused = True
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """The protocol can go on."""
        self._paused = False
        self._go_on()

    def is_reading(self) -> bool:
        """Whether the protocol wants something."""
        return not self._paused

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Facts about the connection."""
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        """Whether it is closed or being closed."""
        return self._transport.is_closing()

    def close(self) -> None:
        """Close it when everything is sent."""
        self._transport.close()

    def abort(self) -> None:
        """Close it at once."""
        self._transport.abort()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Hand it over to another protocol."""
        self._transport.set_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        """The present protocol."""
        return self._transport.get_protocol()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send something."""
        self._transport.write(data)

    def get_write_buffer_size(self) -> int:
        """How many bytes wait to be sent."""
        return self._transport.get_write_buffer_size()
