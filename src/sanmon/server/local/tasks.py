"""What somebody else has to think about: tasks that go out, and what to do with their answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec

from sanmon.server.local.sets import OwnSets

Kind = Literal["bot", "hint", "review"]
Done = Callable[[bytes | None], Awaitable[None]]


class Task(msgspec.Struct):
    """A task as the thinker gets it, encoded in `text`. Bots and hints go before reviews."""

    id: int
    kind: Kind
    text: str


class Thought(msgspec.Struct):
    """What the thinker decodes: the task, and the files of its component set if that is one's own."""

    kind: Kind
    task: msgspec.Raw
    components: str
    files: dict[str, str]


class Tasks:
    """The tasks that are not done."""

    def __init__(self, sets: OwnSets) -> None:
        self._sets = sets
        self._done: dict[int, Done] = {}
        self._last = 0
        self.new: list[Task] = []  # those that nobody has been given yet

    def add(self, kind: Kind, task: Any, components: str, done: Done) -> int:
        """Asks for a task; `done` is called with its answer, or with None if it failed. Returns its number."""
        self._last += 1
        self._done[self._last] = done
        thought = Thought(kind, msgspec.Raw(msgspec.json.encode(task)), components, self._sets.files_of(components))
        self.new.append(Task(self._last, kind, msgspec.json.encode(thought).decode()))
        return self._last

    async def finish(self, id: int, answer: str | None) -> None:
        """Handles the answer of a task."""
        done = self._done.pop(id, None)
        if done is not None:
            await done(None if answer is None else answer.encode())
