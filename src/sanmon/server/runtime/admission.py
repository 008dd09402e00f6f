"""Limits how many connections are open at once, by address and in all.

A connection counts from the moment it is accepted, even before it has sent a whole request. When the server is full, it
closes the connection that has been open longest without sending a whole request, and accepts the new one.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Protocol

from sanmon.server.domain.addresses import network_of
from sanmon.server.runtime.intake import Intake, Intakes

# File descriptors for the database, bots, calls and files. If the process may have few descriptors: a quarter of them.
RESERVED_DESCRIPTORS = 256
ACCEPTED_AT_ONCE = 4  # connections in one turn of the event loop, because each costs a part of a millisecond
DROPPED_AT_ONCE = 32  # connections that are closed when the descriptors have run out
FEWEST = 64  # no limit on connections may be lower, because a browser opens several


class Closable(Protocol):
    """What the protocol of a connection implements, so that the connection can be closed."""

    def check(self, now: float) -> None:
        """Closes the connection if it has taken too long."""

    def drop(self) -> None:
        """Closes the connection to make room for another."""


class AcceptedConnection:
    """One accepted connection: its address, and its protocol once there is one."""

    __slots__ = ("address", "protocol")

    def __init__(self, address: str) -> None:
        self.address = address  # empty if it comes from a proxy: then the limits for one address do not apply
        self.protocol: Closable | None = None


class Admission:
    """All accepted connections of one process.

    `descriptors`: how many file descriptors the process may have open. `per_address` and `in_all`: how many connections
    there may be; None: as many as the descriptors allow. `proxies`: addresses whose connections count only in all.
    `scale` multiplies the limits on how fast one address is read; 0: there are none.
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
        room = max(16, descriptors - min(RESERVED_DESCRIPTORS, descriptors // 4) - DROPPED_AT_ONCE)
        self.in_all = room if in_all is None else max(FEWEST, min(in_all, room))
        self.per_address = self.in_all if per_address is None else max(FEWEST, per_address)
        if per_address is not None:
            self.per_address = min(self.per_address, max(16, self.in_all // 2))
        self._proxies = [found for found in map(_network, proxies) if found is not None]
        self._all_are_proxies = "*" in proxies
        self._connections: set[AcceptedConnection] = set()
        self._by_address: dict[str, int] = {}
        self._waiting: dict[AcceptedConnection, None] = {}  # those without a whole request, the oldest first

    def __len__(self) -> int:
        return len(self._connections)

    @property
    def full(self) -> bool:
        """Whether there is no room, and no connection that could be closed to make room."""
        return len(self._connections) >= self.in_all and not self._waiting

    def admit(self, host: str) -> AcceptedConnection | None:
        """Counts a connection from this host; None if it must be refused."""
        connection = AcceptedConnection("" if self._is_proxy(host) else network_of(host))
        if connection.address and self._by_address.get(connection.address, 0) >= self.per_address:
            return None
        if len(self._connections) >= self.in_all and not self.drop_waiting(1):
            return None
        self._connections.add(connection)
        self._by_address[connection.address] = self._by_address.get(connection.address, 0) + 1
        self._waiting[connection] = None
        return connection

    def intake(self, connection: AcceptedConnection | None) -> Intake:
        """The intake that limits how fast a connection is read."""
        return self._intakes.of("" if connection is None else connection.address)

    def intake_behind(self, forwarded: str) -> Intake | None:
        """The intake for a request that came through a proxy, by its `X-Forwarded-For`; None if that names nobody.

        The address is the last one that is not a proxy's: anybody could have written the addresses before it.
        """
        hosts = [_without_port(host.strip()) for host in forwarded.split(",") if host.strip()]
        if not hosts:
            return None
        strangers = [] if self._all_are_proxies else [host for host in hosts if not self._is_proxy(host)]
        return self._intakes.of(network_of(strangers[-1] if strangers else hosts[0]))

    def waits(self, connection: AcceptedConnection, waiting: bool) -> None:
        """Notes whether a connection still has to send a whole request."""
        if not waiting:
            self._waiting.pop(connection, None)
        elif connection in self._connections:
            self._waiting.setdefault(connection)

    def gone(self, connection: AcceptedConnection) -> None:
        """Stops counting a connection that is closed."""
        self._waiting.pop(connection, None)
        if connection in self._connections:
            self._connections.remove(connection)
            self._by_address[connection.address] -= 1
            if not self._by_address[connection.address]:
                del self._by_address[connection.address]

    def drop_waiting(self, most: int) -> int:
        """Closes the connections that have waited longest for a whole request, `most` at most; returns how many."""
        chosen = [connection for connection, _ in zip(self._waiting, range(most), strict=False)]
        for connection in chosen:
            self.gone(connection)
            if connection.protocol is not None:
                connection.protocol.drop()
        return len(chosen)

    def check(self) -> None:
        """Closes every connection that has taken too long."""
        now = time.monotonic()
        for protocol in list(self._protocols()):
            protocol.check(now)

    def _protocols(self) -> Iterator[Closable]:
        return (connection.protocol for connection in self._connections if connection.protocol is not None)

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
