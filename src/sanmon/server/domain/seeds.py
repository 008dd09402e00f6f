"""A table's chance: its seed, the key made of it, and the commitments that are shown before the game is over."""

from sanmon.kernel import chance
from sanmon.server.domain.entries import Header


def seed_of(header: Header) -> bytes:
    """What the game's chance is made of: the server's seed and, if seats added some, theirs."""
    return chance.with_seats(bytes.fromhex(header.seed), header.seeds)


def key_of(header: Header) -> bytes:
    """The key of the game's stream of chance."""
    return bytes.fromhex(header.key) if header.key else chance.key_of(seed_of(header))


def commitment_of(header: Header) -> str:
    """What is shown when the table opens: it binds the server to its seed and tells nothing about it."""
    return chance.commitment(bytes.fromhex(header.key)) if header.key else commitment_to(header.seed)


def commitment_to(seed: str) -> str:
    """The same for the seed of a table that has not begun."""
    return chance.commitment(chance.key_of(bytes.fromhex(seed)))
