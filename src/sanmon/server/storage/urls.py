"""Parses the addresses of databases."""

from __future__ import annotations

from pathlib import Path

from sanmon.server.domain.errors import StorageError

EXPECTED = "expected a path, sqlite:///PATH or postgresql://USER@HOST/NAME"


def is_postgres(url: str) -> bool:
    """Whether the address is that of a PostgreSQL database."""
    return url.partition("://")[0] in {"postgresql", "postgres"}


def path_of(url: str) -> Path:
    """The file that an address names: `sqlite:///relative`, `sqlite:////absolute` or a plain path."""
    scheme, mark, rest = url.partition("://")
    if not mark:
        return Path(url)
    if scheme != "sqlite" or not rest.startswith("/") or rest == "/":
        raise StorageError(f"the database address {without_password(url)!r} is not valid; {EXPECTED}")
    return Path(rest[1:])


def without_password(url: str) -> str:
    """The address without its password, for messages and logs."""
    scheme, mark, rest = url.partition("://")
    who, at, where = rest.rpartition("@")
    return f"{scheme}{mark}{who.partition(':')[0]}{at}{where}"
