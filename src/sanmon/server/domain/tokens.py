"""Tokens that give access to a seat or a session, and ids. The server stores only the hashes of tokens."""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import blake2b


def new_token() -> str:
    """A new token: 192 random bits as text that can be part of a link."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """A new table id: 96 random bits, which nobody can guess. Whoever knows a table's id may watch it.

    It does not begin with a dash: `sanmon admin stop ID` would take it for an option.
    """
    while (found := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return found


def new_id() -> str:
    """A new unique id of a person or a session. It is not a secret."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """The hash of a token, which is what is stored. A token has too many bits to guess, so a fast hash is safe."""
    return blake2b(token.encode("utf-8", "replace"), digest_size=32, person=b"sanmon.seat").hexdigest()


USED = "used:"  # marks the hash of a link that a person has used: it works for that person only


def used(token_hash: str) -> str:
    """Marks the hash of a link as used by a person, so that it does not work for anyone else."""
    return token_hash and USED + token_hash.removeprefix(USED)


def place_of(hashes: Sequence[str], token: str) -> int | None:
    """The index of a token's hash among these hashes, or None. The time it takes does not depend on the token."""
    wanted = hashed(token)
    found: int | None = None
    for place, known in enumerate(hashes):
        if known and hmac.compare_digest(known, wanted):
            found = place
    return found
