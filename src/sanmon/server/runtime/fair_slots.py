"""A limit on how many tasks run at once. Owners whose tasks wait take turns."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator


class FairSlots:
    """Up to `most` tasks hold a slot at once. A free slot goes to the next owner in a round of all whose tasks wait.

    So an owner with one task waits for at most one task of each other owner, however many tasks the others have.
    """

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # the next owner first

    @contextlib.asynccontextmanager
    async def slot(self, owner: str) -> AsyncIterator[None]:
        """Waits for a slot and holds it."""
        await self._take(owner)
        try:
            yield
        finally:
            self._give_back()

    async def _take(self, owner: str) -> None:
        if self._free:  # then nobody waits
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just got a slot
                self._give_back()
            raise

    def _give_back(self) -> None:
        """Gives a slot to the next who waits, if anybody does."""
        while self._waiting:
            owner, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[owner] = turns  # at the end of the round
            if not turn.done():  # its caller may have gone
                turn.set_result(None)
                return
        self._free += 1
