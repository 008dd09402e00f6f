"""Marks: what is stored instead of an IP address.

The mark of an address is its kind and a hash with a key that only this server has. That is enough to count the tables
of one address, to let addresses take turns, and to ban one.
"""

from __future__ import annotations

import hashlib
import secrets
from ipaddress import ip_network

from sanmon.server.storage import Statement, Store

KEY = "addresses"  # the name of the key


def kind_of(network: str) -> str:
    """What sort of address it is: ipv4, ipv6, local (of this machine or its network) or other."""
    try:
        address = ip_network(network)
    except ValueError:
        return "other"
    return "local" if address.is_private else f"ipv{address.version}"


class AddressMarks:
    """Makes marks, with the key of the server's database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""

    async def start(self) -> None:
        """Reads the key; if there is none yet, makes and stores it."""
        new = "INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
        read = "SELECT value FROM server_keys WHERE name = ?"
        rows = await self._store.read(read, KEY)
        if not rows:
            await self._store.write(Statement(new, KEY, secrets.token_bytes(32)))
            rows = await self._store.read(read, KEY)
        self._key = rows[0][0]

    def mark(self, network: str) -> str:
        """The mark of an address, as `network_of` (`domain/addresses.py`) has it."""
        assert self._key, "the key was not read"
        digest = hashlib.blake2b(network.encode(), key=self._key, digest_size=6).hexdigest()
        return f"{kind_of(network)}-{digest}"
