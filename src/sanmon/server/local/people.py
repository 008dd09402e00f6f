"""The person at this page: there is only one, and nobody else sees them."""

from __future__ import annotations

from typing import Any

import msgspec

from sanmon.server.domain import tokens
from sanmon.server.domain.names import clean_name
from sanmon.server.domain.person import Person
from sanmon.server.local.storage import Storage, Write
from sanmon.server.protocol.people import Me, MeChange

NAME = "me"  # of the thing that holds the person


class KeptPerson(msgspec.Struct):
    """The stored person."""

    id: str
    name: str
    preferences: dict[str, Any] = {}


class People:
    """The person at this page."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def kept(self) -> KeptPerson | None:
        """The stored person; None before the first table."""
        text = await self.storage.thing(NAME)
        return None if text is None else msgspec.json.decode(text, type=KeptPerson)

    async def person(self, name: str = "") -> Person:
        """The person, who is stored if they are new."""
        kept = await self.kept()
        if kept is None:
            kept = KeptPerson(tokens.new_id(), clean_name(name))
            await self._put(kept)
        return Person(kept.id, kept.name, None, None, "{}", "")

    async def known(self) -> Person | None:
        """The person; None before the first table."""
        kept = await self.kept()
        return None if kept is None else Person(kept.id, kept.name, None, None, "{}", "")

    async def change(self, change: MeChange) -> None:
        """Changes the name or the preferences."""
        await self.person()
        kept = await self.kept()
        assert kept is not None
        if change.name is not None:
            kept.name = clean_name(change.name)
        if change.preferences is not None:
            kept.preferences = change.preferences
        await self._put(kept)

    async def _put(self, kept: KeptPerson) -> None:
        await self.storage.commit(Write("things", NAME, msgspec.json.encode(kept).decode()))

    @staticmethod
    def me(kept: KeptPerson, turns: int) -> Me:
        """The person as pages show them; `turns`: at how many tables it is their turn."""
        return Me(kept.id, kept.name, False, None, kept.preferences, turns)
