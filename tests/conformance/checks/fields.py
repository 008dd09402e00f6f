"""The state is plain data, all of it named in FIELDS: what is not would be lost in a dump."""

from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from conformance.play import Trace
from conformance.setups import Setup
from sanmon.kernel.game import Game
from sanmon.kernel.state import State


def check(game: Game[Any], setup: Setup, seed: int) -> None:
    trace = Trace(game, setup, seed)
    another = setup.start(game, seed + 1)
    for number in (*trace.some(40), -1):
        state = trace.states[number]
        restored: State = game.restore(state.dump())
        for name in state.FIELDS:
            plain(getattr(state, name), name)
            equal(getattr(state, name), getattr(restored, name, None), name)
        for name in own_attributes(state):
            if name not in state.FIELDS:
                constant(name, [state, restored, state.clone(), another])


def own_attributes(state: State) -> list[str]:
    """What the game's state class adds to the kernel's, declared or not."""
    declared = [
        name
        for kind in type(state).__mro__
        if issubclass(kind, State) and kind is not State
        for name, thing in vars(kind).items()
        if isinstance(thing, (MemberDescriptorType, GetSetDescriptorType)) and not name.startswith("__")
    ]
    return [*declared, *getattr(state, "__dict__", {})]


def constant(name: str, states: list[State]) -> None:
    """A thing outside FIELDS must be shared by all states of the game: its components, say."""
    things = [getattr(state, name, None) for state in states]
    assert things[0] is not None, f"{name} is declared and has no value"
    assert all(thing is things[0] for thing in things), f"{name} differs between states and is not named in FIELDS"


def plain(thing: Any, where: str) -> None:
    """Numbers, strings, bytes; lists of such, and dicts by whole numbers."""
    if type(thing) is list:
        for place, part in enumerate(thing):
            plain(part, f"{where}[{place}]")
    elif type(thing) is dict:
        for key, part in thing.items():
            assert type(key) is int, f"{where} has the key {key!r}; expected whole numbers"
            plain(part, f"{where}[{key}]")
    else:
        assert thing is None or type(thing) in {int, float, bool, str, bytes}, f"{where} is {thing!r}: no plain data"


def equal(one: Any, other: Any, where: str) -> None:
    """Equal, and of the same types all the way down (1 is not True)."""
    assert type(one) is type(other), f"{where} comes back from a dump as {other!r} instead of {one!r}"
    if isinstance(one, list):
        assert len(one) == len(other), f"{where} comes back from a dump with another length"
        for place, (a, b) in enumerate(zip(one, other, strict=True)):
            equal(a, b, f"{where}[{place}]")
    elif isinstance(one, dict):
        assert list(one) == list(other), f"{where} comes back from a dump with other keys"
        for key, value in one.items():
            equal(value, other[key], f"{where}[{key}]")
    else:
        assert one == other, f"{where} comes back from a dump as {other!r} instead of {one!r}"
