"""Which connections are let in: how many at once, by address and in all, counted from the moment they are accepted.

A connection that has not sent a whole request yet counts like any other. When the server is full, it closes the
one that has waited longest without a whole request, and accepts the new one.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Protocol

from sanmon.server.domain.addresses import network_of
from sanmon.server.runtime.intake import Intake, Intakes

KEPT_FREE = 256  # descriptors for the database, bots, calls and files; a quarter where there are few
ACCEPTED_AT_ONCE = 4  # connections, before the other work of the loop goes on: each costs a part of a millisecond
DROPPED_AT_ONCE = 32  # connections that are closed when the descriptors have run out
FEWEST = 64  # connections that one address may have, however narrow the limits are: a browser opens several


class Closable(Protocol):
    """What a connection does about its time-outs."""

    def check(self, now: float) -> None:
        """Close the connection if it has taken too long."""

    def drop(self) -> None:
        """Close the connection to make room for another."""


class Line:
    """One accepted connection."""

    __slots__ = ("address", "protocol")

    def __init__(self, address: str) -> None:
        self.address = address  # empty: a proxy's, behind which anybody may be
        self.protocol: Closable | None = None


class Admission:
    """All accepted connections of one process.

    `descriptors`: how many the process may have open. `per_address` and `in_all`: how many connections are wanted at
    most; None: as many as the descriptors allow. `proxies`: addresses whose connections count only in all.
    `scale`: how many times the usual amount is read of one address; 0: any amount.
    """

    def __init__(
        self,
        descriptors: int,
        per_address: int | None,
        in_all: int | None,
        proxies: Sequence[str] = (),
        scale: float = 1.0,
    ) -> None:
        self._intakes = Intakes(scale)
        room = max(16, descriptors - min(KEPT_FREE, descriptors // 4) - DROPPED_AT_ONCE)
        self.in_all = room if in_all is None else max(FEWEST, min(in_all, room))
        self.per_address = self.in_all if per_address is None else max(FEWEST, per_address)
        if per_address is not None:
            self.per_address = min(self.per_address, max(16, self.in_all // 2))
        self._proxies = [found for found in map(_network, proxies) if found is not None]
        self._all_are_proxies = "*" in proxies
        self._lines: set[Line] = set()
        self._by_address: dict[str, int] = {}
        self._waiting: dict[Line, None] = {}  # without a whole request, the longest first

    def __len__(self) -> int:
        return len(self._lines)

    @property
    def full(self) -> bool:
        """Whether there is no room, and nobody who would have to make some."""
        return len(self._lines) >= self.in_all and not self._waiting

    def admit(self, host: str) -> Line | None:
        """Count a connection from this host, or refuse it."""
        line = Line("" if self._is_proxy(host) else network_of(host))
        if line.address and self._by_address.get(line.address, 0) >= self.per_address:
            return None
        if len(self._lines) >= self.in_all and not self.drop_waiting(1):
            return None
        self._lines.add(line)
        self._by_address[line.address] = self._by_address.get(line.address, 0) + 1
        self._waiting[line] = None
        return line

    def intake(self, line: Line | None) -> Intake:
        """What limits how fast a connection's bytes are read."""
        return self._intakes.of("" if line is None else line.address)

    def intake_behind(self, forwarded: str) -> Intake | None:
        """The same for a request that came through a proxy, by its `X-Forwarded-For`; None if that names nobody.

        The address is the last one in it that is not a proxy's: everything before was written by somebody unknown.
        """
        hosts = [_without_port(host.strip()) for host in forwarded.split(",") if host.strip()]
        if not hosts:
            return None
        strangers = [] if self._all_are_proxies else [host for host in hosts if not self._is_proxy(host)]
        return self._intakes.of(network_of(strangers[-1] if strangers else hosts[0]))

    def waits(self, line: Line, waiting: bool) -> None:
        """Note whether a connection has yet to send a whole request."""
        if not waiting:
            self._waiting.pop(line, None)
        elif line in self._lines:
            self._waiting.setdefault(line)

    def gone(self, line: Line) -> None:
        """Stop counting a connection that is closed."""
        self._waiting.pop(line, None)
        if line in self._lines:
            self._lines.remove(line)
            self._by_address[line.address] -= 1
            if not self._by_address[line.address]:
                del self._by_address[line.address]

    def drop_waiting(self, most: int) -> int:
        """Close the connections that have waited longest without a whole request; how many."""
        chosen = [line for line, _ in zip(self._waiting, range(most), strict=False)]
        for line in chosen:
            self.gone(line)
            if line.protocol is not None:
                line.protocol.drop()
        return len(chosen)

    def check(self) -> None:
        """Close every connection that has taken too long."""
        now = time.monotonic()
        for protocol in list(self._protocols()):
            protocol.check(now)

    def _protocols(self) -> Iterator[Closable]:
        return (line.protocol for line in self._lines if line.protocol is not None)

    def _is_proxy(self, host: str) -> bool:
        if self._all_are_proxies or not self._proxies:
            return self._all_are_proxies
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address.version == network.version and address in network for network in self._proxies)


def _without_port(host: str) -> str:
    """`192.0.2.1:80` and `[2001:db8::1]:80` without their ports."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host


def _network(text: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None
