"""The list of planted mistakes: toys that each break one promise, the check that must fail, and its message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from sanmon.conformance.setups import Setup
from sanmon.games.toy.engine import Toy
from sanmon.games.toy.state import ToyState
from sanmon.kernel.frames import Kind, read_class_body


class Planted(NamedTuple):
    """A toy with a mistake, the check that must find it, and words that its message must contain."""

    toy: type[Patched]
    check: str
    says: str
    setup: Setup


PLANTED: list[Planted] = []

T = TypeVar("T", bound="type[Patched]")


def planted(check: str, says: str, players: int = 2) -> Callable[[T], T]:
    """Adds the decorated toy to the list: this check must fail for it, with these words in its message."""

    def add(toy: T) -> T:
        PLANTED.append(Planted(toy, check, says, Setup(players)))
        return toy

    return add


class Patched(Toy):
    """A toy with another class of state, or with some kinds of frames replaced."""

    state_class: type[ToyState] = ToyState
    exchanged: tuple[type[Kind[Any]], ...] = ()
    facts_without: tuple[str, ...] = ()  # names that its invariants.py does not have

    def __init__(self) -> None:
        super().__init__(None)
        for kind in self.exchanged:
            new = kind()
            read_class_body(new)
            self.kinds[kind.id] = new

    def blank(self) -> ToyState:
        state = self.state_class(self)
        state.parts = self.parts
        return state
