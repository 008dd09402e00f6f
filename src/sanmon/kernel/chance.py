"""Chance: a keyed counter. The n-th draw depends on nothing but the key and n, so a state carries its luck in 40 bytes.

`random.Random` would cost 12 µs and 3.7 kB for every copy of a state (docs/decisions.md); this costs nothing to copy.
Undo rewinds the counter with the state, so taking a move back never changes what chance would have given.

A game's key has 32 bytes and its draws use BLAKE2: nobody can predict the next draw from earlier ones. An imagined
state (`State.imagine`) has a light key of 8 bytes and a fast mixing function instead: it holds no secret, and a search
makes millions of draws.
"""

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

LIGHT: Final = 8  # bytes of a light key

# The last key used and its prepared hasher (or integer): consecutive draws nearly always use the same key.
_ready: Final[list[tuple[bytes, Any]]] = [(b"", None)]
_HALF: Final = 0xFFFFFFFF


def key_of(seed: int | bytes) -> bytes:
    """The key of the stream that a seed opens. Whole numbers and bytes never collide."""
    if isinstance(seed, bytes):
        return blake2b(seed, digest_size=32, person=b"sanmon.bytes").digest()
    return blake2b(str(seed).encode(), digest_size=32, person=b"sanmon.int").digest()


def with_seats(seed: bytes, seeds: list[str]) -> bytes:
    """Mixes the server's seed with the seeds that the seats added; returns the server's own if there are none.

    Nobody can choose the result: the server commits to `seed` before it sees the seats' seeds, and the seats add theirs
    before they see `seed`.
    """
    if not any(seeds):
        return seed
    mixed = blake2b(seed, digest_size=32, person=b"sanmon.seats")
    for own in seeds:
        text = own.encode()
        mixed.update(len(text).to_bytes(4, "big") + text)
    return mixed.digest()


def commitment(key: bytes) -> str:
    """A hash that can be published before the game: it binds to the key and reveals nothing about it."""
    return blake2b(key, digest_size=32, person=b"sanmon.commit").hexdigest()


def draw(key: bytes, index: int, sides: int) -> int:
    """The outcome 0 … sides-1 at this index of the stream."""
    last, ready = _ready[0]
    if last != key:
        ready = int.from_bytes(key, "big") if len(key) == LIGHT else blake2b(digest_size=16, key=key)
        _ready[0] = (key, ready)
    if isinstance(ready, int):
        return _light(ready >> 32, ready & _HALF, index, sides)
    hasher = ready.copy()
    hasher.update(index.to_bytes(8, "big"))
    # 128 bits over a small range: no bias that anyone could measure.
    return int.from_bytes(hasher.digest(), "big") % sides


def _light(high: int, low: int, index: int, sides: int) -> int:
    """Scales 32 well-mixed bits to the range 0 … sides-1.

    No product exceeds 63 bits, so compiled code needs only machine integers.
    """
    mixed = _mix(_mix(low ^ (index * 0x3779B1 & _HALF)) ^ high)
    return (mixed * sides) >> 32


def _mix(bits: i64) -> i64:
    bits = ((bits ^ (bits >> 16)) * 0x45D9F3B) & _HALF
    bits = ((bits ^ (bits >> 16)) * 0x45D9F3B) & _HALF
    return bits ^ (bits >> 16)
