"""Somebody who uses the server: a guest or the owner of an account."""

import msgspec


class Person(msgspec.Struct):
    """A guest (`login` is None) or the owner of an account, with the session of the current request."""

    id: str
    name: str
    login: str | None
    email: str | None
    preferences: str  # JSON that the pages store
    session: str  # the hash of the session's token

    def with_session(self, session: str) -> "Person":
        """The same person, who came by another session."""
        return msgspec.structs.replace(self, session=session)
