"""The list of planted mistakes: toys that each break one promise, with the check that must notice it and what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from sanmon.conformance.setups import Setup
from sanmon.games.toy.engine import Toy
from sanmon.games.toy.state import ToyState
from sanmon.kernel.frames import Kind, read_class_body


class Planted(NamedTuple):
    """A mistake, and who must find it."""

    toy: type[Patched]
    check: str
    says: str
    setup: Setup


PLANTED: list[Planted] = []

T = TypeVar("T", bound="type[Patched]")


def planted(check: str, says: str, players: int = 2) -> Callable[[T], T]:
    """This toy breaks a promise: the check must turn red, and its message must hold these words."""

    def note(toy: T) -> T:
        PLANTED.append(Planted(toy, check, says, Setup(players)))
        return toy

    return note


class Patched(Toy):
    """A toy with another class of state, or with some kinds of frames exchanged."""

    state_class: type[ToyState] = ToyState
    exchanged: tuple[type[Kind[Any]], ...] = ()
    facts_without: tuple[str, ...] = ()  # what its invariants.py leaves out

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
