"""Encodes and compresses answers that are the same for everyone, so that it is done once and not in the event loop.

Nothing personal is compressed: the length of a compressed answer can reveal a secret.
"""

from __future__ import annotations

import gzip
from typing import Any, NamedTuple

import msgspec

from sanmon.server.delivery import catalogue, set_sources


class Packed(NamedTuple):
    """An answer as it is sent."""

    plain: bytes
    gzipped: bytes
    version: str = ""


def pack(content: Any, version: str = "") -> Packed:
    """Encodes and compresses an answer."""
    plain = msgspec.json.encode(content)
    return Packed(plain, gzip.compress(plain, 9, mtime=0), version)


def packed_catalogue(game: str, components: str) -> Packed:
    """The catalogue of a game with one of its component sets."""
    return pack(catalogue.catalogue(game, components))


def packed_set_source(game: str, components: str) -> Packed:
    """The files of one of a game's component sets."""
    return pack(set_sources.set_source(game, components))
