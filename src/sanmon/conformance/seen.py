"""What a seat sees, as bytes to compare; and the contents of a state, value by value."""

from __future__ import annotations

from typing import Any

import msgspec

from sanmon.kernel.messages import encode
from sanmon.kernel.state import State

Path = tuple[str | int, ...]


def readers(state: State) -> list[int | None]:
    """Everyone who may read a state: all seats, and None for a spectator."""
    return [*range(state.players), None]


def seen(state: State, seat: int | None) -> bytes:
    """Everything that a seat (None: a spectator) can see now, as bytes."""
    options = state.options(seat) if seat is not None and seat in state.seats else ()
    everything = {
        "view": state.view(seat),
        "prompt": state.prompt(seat),
        "options": [state.describe(option) for option in options],
        "events": state.events_for(seat),
        "seats": state.seats,
        "seat": state.seat,
        "turn": state.turn,
        "barrier": state.barrier,
        "result": state.result,
    }
    return encode(everything)


def difference(one: bytes, other: bytes) -> str:
    """The first difference between two results of `seen`, for the message of a failure."""
    first, second = leaves(msgspec.json.decode(one)), leaves(msgspec.json.decode(other))
    for path in [*first, *second]:
        if first.get(path, "nothing") != second.get(path, "nothing"):
            where = ".".join(str(part) for part in path)
            return f"{where} is {first.get(path, 'nothing')!r} here and {second.get(path, 'nothing')!r} there"
    return "only their bytes differ"


def leaves(thing: dict[str, Any] | list[Any]) -> dict[Path, Any]:
    """Every single value in plain data, by its path."""
    values: dict[Path, Any] = {}
    _gather(thing, (), values)
    return values


def _gather(thing: Any, path: Path, values: dict[Path, Any]) -> None:
    for key, value in thing.items() if isinstance(thing, dict) else enumerate(thing):
        if isinstance(value, (dict, list, tuple)):
            _gather(value, (*path, key), values)
        else:
            values[*path, key] = value


def contents(state: State) -> dict[Path, Any]:
    """Every single value in the state that rules can read, by its path."""
    whole = {name: getattr(state, name) for name in state.FIELDS}
    return leaves({**whole, "stack": state.stack, "sealed": state.sealed})


def names(thing: Any) -> set[str]:
    """Every string in plain data, with the keys of dicts."""
    if isinstance(thing, str):
        return {thing}
    if isinstance(thing, dict):
        return {key for key in thing if isinstance(key, str)}.union(*(names(part) for part in thing.values()))
    if isinstance(thing, (list, tuple)):
        return set().union(*(names(part) for part in thing))
    return set()
