"""The names by which browsers may ask for this server: a defence against DNS rebinding.

The owner of another site can let its name point to this machine. The browser then believes that our answers come from
that site, and lets its pages read them. So a request for a name that is not ours is refused. A request for an address
(127.0.0.1, 192.168.1.5) is always allowed, because nobody can point an address elsewhere.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

# Domains that exist only inside a home or office network, so that nobody outside can own a name in them.
PRIVATE: Final = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
ANY: Final = "*"


class Hosts:
    """The names that are ours. One that begins with `*.` stands for all names in that domain, `*` for all names."""

    def __init__(self, names: Iterable[str]) -> None:
        listed = {name.strip().lower().rstrip(".") for name in names} - {""}
        self._any = ANY in listed
        self._names = frozenset({name for name in listed if not name.startswith("*.")} | {"localhost"})
        self._domains = (".localhost", *(name[1:] for name in sorted(listed) if name.startswith("*.")))

    def allow(self, header: bytes | None) -> bool:
        """Whether a request with this Host header is for us. HTTP/1.0 programs may send none; browsers always do."""
        if header is None or self._any:
            return True
        try:
            name = urlsplit(f"//{header.decode('ascii')}").hostname
        except ValueError:
            return False
        if not name or b"@" in header or b"/" in header:
            return False
        name = name.rstrip(".")
        return _is_address(name) or name in self._names or name.endswith(self._domains)


def own_hosts(host: str, site: str, listed: Iterable[str]) -> Hosts:
    """The names of a server that listens at `host`, whose pages are at `site`; `listed` are more names."""
    machine = socket.gethostname().lower().partition(".")[0]
    names = [host, *listed, machine, *(f"{machine}.{domain}" for domain in PRIVATE)]
    if site:
        names.append(urlsplit(site if "//" in site else f"//{site}").hostname or "")
    return Hosts(names)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)  # with a zone too, as in fe80::1%eth0
    except ValueError:
        return False
    return True
