"""Somebody who uses the server: a guest or the owner of an account."""

import msgspec


class Person(msgspec.Struct):
    """Somebody, and the session by which they came."""

    id: str
    name: str
    login: str | None
    email: str | None
    preferences: str
    session: str  # the hash
