"""Looking inside a state: its attributes, declared or not, and every object in them that can change."""

from __future__ import annotations

from collections.abc import Iterator
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from sanmon.kernel.state import State

ATOMS = (int, float, str, bytes, type(None))
KERNEL_LISTS = ("stack", "sealed", "raw_events", "outcomes")


def attributes(thing: Any) -> dict[str, Any]:
    """What an object holds, in slots (interpreted or compiled) or in a dict; of a state, what the game adds to the
    kernel's.
    """
    names = [
        name
        for kind in type(thing).__mro__
        if kind is not State and not (isinstance(thing, State) and not issubclass(kind, State))
        for name, slot in vars(kind).items()
        if isinstance(slot, (MemberDescriptorType, GetSetDescriptorType)) and not name.startswith("__")
    ]
    names += list(getattr(thing, "__dict__", {}))
    return {name: getattr(thing, name, None) for name in names}


def changeable(state: State) -> list[tuple[str, Any]]:
    """Every object in a state that can change, with the path to it.

    The game's components are none of them, nor what it says is shared by copies and only ever replaced.
    """
    own = {name: getattr(state, name) for name in KERNEL_LISTS}
    shared = [*constants(state), *state.SHARED]
    own |= {name: thing for name, thing in attributes(state).items() if name not in shared}
    return [found for name, thing in own.items() for found in _changeable(thing, name)]


def constants(state: State) -> list[str]:
    """Attributes that are one object in every state of the game, even in a blank one: its components, say."""
    blank = state.game.blank()
    return [
        name
        for name, thing in attributes(state).items()
        if thing is not None and name not in state.FIELDS and thing is getattr(blank, name, None)
    ]


def _changeable(thing: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(thing, ATOMS):
        return
    if not isinstance(thing, tuple):
        yield path, thing
    for name, part in parts_of(thing):
        yield from _changeable(part, f"{path}{name}")


def parts_of(thing: Any) -> list[tuple[str, Any]]:
    """What is directly in a thing, each with its name."""
    if isinstance(thing, (list, tuple)):
        return [(f"[{place}]", part) for place, part in enumerate(thing)]
    if isinstance(thing, dict):
        return [(f"[{key}]", part) for key, part in sorted(thing.items())]
    if isinstance(thing, ATOMS):
        return []
    return [(f".{name}", part) for name, part in attributes(thing).items()]


def difference(one: Any, other: Any, path: str, ordered: bool = True) -> str:
    """The path to where two things differ, in value or type (1 is not True); empty if they are equal all the way down.

    Objects are compared without regard to the order of their lists: what follows from the fields may be built in any.
    """
    if one is other:
        return ""
    if type(one) is not type(other) or isinstance(one, ATOMS):
        return "" if type(one) is type(other) and one == other else path
    ordered = ordered and isinstance(one, (list, tuple, dict))
    if isinstance(one, list) and not ordered and all(isinstance(part, int) for part in [*one, *other]):
        one, other = sorted(one), sorted(other)
    mine, its = parts_of(one), parts_of(other)
    if [name for name, _ in mine] != [name for name, _ in its]:
        return path
    found = [difference(part, again, path + name, ordered) for (name, part), (_, again) in zip(mine, its, strict=True)]
    return next((place for place in found if place), "")
