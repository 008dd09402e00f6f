"""A table's chance: its seed, the key made of the seed, and the commitment that is published before the game."""

from sanmon.kernel import chance
from sanmon.server.domain.entries import Header

LONGEST_SEED = 200  # characters of what a seat adds to the seed
LONGEST_KEY = 256  # characters of a seed or a key in hexadecimal; ours have 64


def seed_of(header: Header) -> bytes:
    """The seed of the game's chance: the server's own, mixed with what the seats added."""
    return chance.with_seats(bytes.fromhex(header.seed), header.seeds)


def key_of(header: Header) -> bytes:
    """The key from which the game draws its chance."""
    return bytes.fromhex(header.key) if header.key else chance.key_of(seed_of(header))


def commitment_of(header: Header) -> str:
    """The hash that is published when the table opens: it binds the server to its seed without revealing it."""
    return chance.commitment(bytes.fromhex(header.key)) if header.key else commitment_to(header.seed)


def commitment_to(seed: str) -> str:
    """The commitment to a seed in hexadecimal, for a table that has no header yet."""
    return chance.commitment(chance.key_of(bytes.fromhex(seed)))
