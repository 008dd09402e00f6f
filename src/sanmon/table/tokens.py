"""Seat tokens: whoever holds one sits there. The server keeps only their hashes."""

import hmac
import secrets
from hashlib import blake2b

from sanmon.table.log import Header


def new_token() -> str:
    """192 bits that fit into a link."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """96 bits: nobody finds a table by guessing, and its address is all that a spectator needs."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    """What is stored of a token. It has more bits than anyone can try, so a plain hash will do."""
    return blake2b(token.encode(), digest_size=32, person=b"sanmon.seat").hexdigest()


def seat_of(header: Header, token: str) -> int | None:
    """The seat that a token is for, or None; it takes as long for any token."""
    wanted = hashed(token)
    found: int | None = None
    for seat, row in enumerate(header.seats):
        if row.agent is None and hmac.compare_digest(row.token_hash, wanted):
            found = seat
    return found
