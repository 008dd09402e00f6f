"""Chance: a keyed counter. The n-th draw depends on nothing but the key and n, so a state carries its luck in 40 bytes.

`random.Random` would cost 12 µs and 3.7 kB for every copy of a state (docs/decisions.md); this costs nothing to copy.
Undo rewinds the counter with the state, so taking a move back never changes what chance would have given.
"""

from hashlib import blake2b


def key_of(seed: int | bytes) -> bytes:
    """The key of the stream that a seed opens. Whole numbers and bytes never collide."""
    if isinstance(seed, bytes):
        return blake2b(seed, digest_size=32, person=b"sanmon.bytes").digest()
    return blake2b(str(seed).encode(), digest_size=32, person=b"sanmon.int").digest()


def with_seats(seed: bytes, seeds: list[str]) -> bytes:
    """The seed of a table to which the seats have added their own; without any it is the server's own.

    Whoever committed to `seed` before it saw theirs, and whoever added one before seeing `seed`, cannot have chosen the luck.
    """
    if not any(seeds):
        return seed
    mixed = blake2b(seed, digest_size=32, person=b"sanmon.seats")
    for own in seeds:
        text = own.encode()
        mixed.update(len(text).to_bytes(4, "big") + text)
    return mixed.digest()


def commitment(key: bytes) -> str:
    """What may be published before the game: it binds to the key and tells nothing about it."""
    return blake2b(key, digest_size=32, person=b"sanmon.commit").hexdigest()


def draw(key: bytes, position: int, sides: int) -> int:
    """The outcome 0 … sides-1 at this position. 128 bits over a small range: no bias that anyone could measure."""
    block = blake2b(position.to_bytes(8, "big"), digest_size=16, key=key).digest()
    return int.from_bytes(block, "big") % sides
