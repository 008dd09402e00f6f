"""Looks inside a state: its attributes, declared or not, and the mutable objects in them."""

from __future__ import annotations

from collections.abc import Iterator
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from sanmon.kernel.state import State

ATOMS = (int, float, str, bytes, type(None))
KERNEL_LISTS = ("stack", "sealed", "raw_events", "outcomes")


def attributes(thing: Any) -> dict[str, Any]:
    """The attributes of an object, in slots (interpreted or compiled) or in a dict; of a state only the game's own."""
    names = [
        name
        for kind in type(thing).__mro__
        if kind is not State and not (isinstance(thing, State) and not issubclass(kind, State))
        for name, slot in vars(kind).items()
        if isinstance(slot, (MemberDescriptorType, GetSetDescriptorType)) and not name.startswith("__")
    ]
    names += list(getattr(thing, "__dict__", {}))
    return {name: getattr(thing, name, None) for name in names}


def mutable_objects(state: State) -> list[tuple[str, Any]]:
    """Every mutable object in a state, with the path to it.

    It leaves out the game's components and the fields that the game declares as SHARED: copies share them, and the
    rules only ever replace them.
    """
    own = {name: getattr(state, name) for name in KERNEL_LISTS}
    shared = [*constants(state), *state.SHARED]
    own |= {name: thing for name, thing in attributes(state).items() if name not in shared}
    return [entry for name, thing in own.items() for entry in _mutable_objects(thing, name)]


def constants(state: State) -> list[str]:
    """The attributes that are the same object in every state of the game, even in a blank one, such as components."""
    blank = state.game.blank()
    return [
        name
        for name, thing in attributes(state).items()
        if thing is not None and name not in state.FIELDS and thing is getattr(blank, name, None)
    ]


def _mutable_objects(thing: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(thing, ATOMS):
        return
    if not isinstance(thing, tuple):
        yield path, thing
    for name, part in parts_of(thing):
        yield from _mutable_objects(part, f"{path}{name}")


def parts_of(thing: Any) -> list[tuple[str, Any]]:
    """The direct parts of a thing, each with its name in a path."""
    if isinstance(thing, (list, tuple)):
        return [(f"[{place}]", part) for place, part in enumerate(thing)]
    if isinstance(thing, dict):
        return [(f"[{key}]", part) for key, part in sorted(thing.items())]
    if isinstance(thing, ATOMS):
        return []
    return [(f".{name}", part) for name, part in attributes(thing).items()]


def difference(one: Any, other: Any, path: str, ordered: bool = True) -> str:
    """The path to the first place where two things differ in value or type (1 is not True); empty if they are equal.

    Inside objects, lists of ints may differ in order: a game may derive such objects from its fields in any order.
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
    paths = [difference(part, again, path + name, ordered) for (name, part), (_, again) in zip(mine, its, strict=True)]
    return next((place for place in paths if place), "")
