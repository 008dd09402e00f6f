"""Tokens: whoever holds one is let in. The server keeps only their hashes."""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import blake2b


def new_token() -> str:
    """192 bits that fit into a link."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """96 bits: nobody finds a table by guessing, and its address is all that a spectator needs."""
    return secrets.token_urlsafe(12)


def new_id() -> str:
    """The number of a person or a session: no secret, and never the same twice."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """What is stored of a token. It has more bits than anyone can try, so a plain hash will do."""
    return blake2b(token.encode("utf-8", "replace"), digest_size=32, person=b"sanmon.seat").hexdigest()


USED = "used:"  # before the hash of a link that has become a person's: nobody else is let in by it


def used(token_hash: str) -> str:
    """What is stored of a link once a person sits there: who sent it cannot come in by it any more."""
    return token_hash and USED + token_hash.removeprefix(USED)


def place_of(hashes: Sequence[str], token: str) -> int | None:
    """The place of the hash that a token has, or None; it takes as long for any token."""
    wanted = hashed(token)
    found: int | None = None
    for place, known in enumerate(hashes):
        if known and hmac.compare_digest(known, wanted):
            found = place
    return found
