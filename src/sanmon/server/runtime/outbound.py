"""Calls addresses that people entered (webhooks, push services): only https, only public addresses, no redirects.

The name is resolved once, all its addresses must be public, and the connection goes to an address that was checked. So
a name that resolves to something else the second time cannot reach a private address.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import SplitResult

from sanmon.kernel.errors import SetupError
from sanmon.server.domain.addresses import check_address
from sanmon.server.runtime.jobs import NotNow

CALL_TIMEOUT_SECONDS = 10.0  # for the whole call
LARGEST_ANSWER = 16 * 1024  # bytes
MOST_CALLS = 40  # at once: 20 webhooks and 20 browsers, so that neither kind waits for the other
MOST_LOOKUPS = 64  # threads that look up names: a lookup may go on after its call was given up

UNICAST = ipaddress.ip_network("2000::/3")  # the only IPv6 addresses that IANA has allocated for public use
# Networks that the registries of IANA reserve but not every version of Python knows, and those that tunnel to IPv4.
SPECIAL = [
    ipaddress.ip_network(text)
    for text in (
        "192.0.0.0/24",  # protocol assignments
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # multicast tunnels
        "192.88.99.0/24",  # relays of 6to4
        "192.175.48.0/24",  # AS112
        "2001::/23",  # protocol assignments, Teredo among them
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
    )
]

Resolve = Callable[[str, int], Awaitable[list[str]]]
Allow = Callable[[str], bool]


class CallError(NotNow):
    """A call failed. The message says why, without the address, which may contain a secret."""


def is_public(address: str) -> bool:
    """Whether an IP address is public: not of this machine, not of a private network, not for special use."""
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    if isinstance(ip, ipaddress.IPv6Address) and ip not in UNICAST:
        return False
    if any(ip.version == network.version and ip in network for network in SPECIAL):
        return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


# A name server that never answers blocks a thread, and a lookup cannot be cancelled. So lookups have their own threads:
# in the default pool they would block everything else that needs a thread.
_lookups = ThreadPoolExecutor(MOST_LOOKUPS, "sanmon-names")


async def resolve(host: str, port: int) -> list[str]:
    """All IP addresses of a host name."""
    return await asyncio.get_running_loop().run_in_executor(_lookups, _look_up, host, port)


def _look_up(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


def reason_of(problem: Exception) -> str:
    """The type and the system's message of an error, without anything else that it may quote."""
    explanation = problem.strerror if isinstance(problem, OSError) else None
    return f"{type(problem).__name__}: {explanation}" if explanation else type(problem).__name__


class Caller:
    """Sends POST requests. Tests replace the resolver, the rule for addresses and the TLS context."""

    def __init__(
        self, resolver: Resolve = resolve, allow: Allow = is_public, trust: ssl.SSLContext | None = None
    ) -> None:
        self.resolve = resolver
        self.allow = allow
        self.trust = trust or ssl.create_default_context()
        self._at_once = asyncio.Semaphore(MOST_CALLS)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Sends a POST request; returns the status of the answer, or raises a CallError."""
        try:
            parts = check_address(url)
            async with self._at_once, asyncio.timeout(CALL_TIMEOUT_SECONDS):
                return await self._post(parts, body, headers)
        except TimeoutError as problem:
            raise CallError(f"no answer within {CALL_TIMEOUT_SECONDS:.0f} seconds") from problem
        except (OSError, UnicodeError, ValueError, EOFError, SetupError) as problem:
            raise CallError(reason_of(problem)) from problem

    async def _post(self, parts: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        host = parts.hostname or ""
        port = parts.port or 443
        addresses = await self.resolve(host, port)
        if not addresses or not all(self.allow(address) for address in addresses):
            raise CallError("the host has no address, or one that is not public")
        reader, writer = await asyncio.open_connection(
            addresses[0], port, ssl=self.trust, server_hostname=host, limit=LARGEST_ANSWER
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            shown = f"[{host}]" if ":" in host else host
            lines = [f"POST {path} HTTP/1.1", f"Host: {shown}" + (f":{port}" if port != 443 else "")]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            lines += [f"Content-Length: {len(body)}", "Connection: close", "User-Agent: Sanmon", "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            line = await reader.readline()
            version, _, rest = line.partition(b" ")
            if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
                raise CallError("the answer is not HTTP/1")
            return int(rest[:3])
        finally:
            writer.close()
