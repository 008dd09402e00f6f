"""The things that a lesson can light: those that a position shows, by the ids that boards use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from sanmon.kernel.game import Game
from sanmon.kernel.state import State


def domains(game: Game[Any]) -> dict[str, set[str]]:
    """The ids of all named things of a game, by domain."""
    known = [domain for family in game.vocabulary.families for domain in family.domains]
    known += [domain for event in game.events.types for domain in event.domains if domain is not None]
    found: dict[str, set[str]] = {}
    for domain in known:
        found.setdefault(domain.name, set()).update(domain.ids)
    return found


def in_position(state: State, seat: int) -> list[str]:
    """The things that a seat sees now, as far as the rules know them. A board may have more, such as `supply`."""
    shown = set(_strings(msgspec.to_builtins(state.view(seat))))
    named = {
        f"{domain}:{thing}" for domain, ids in domains(state.game).items() for thing in ids if thing in shown
    }  # an id may be one of several domains
    touched = {thing for option in state.options(seat) for thing in state.describe(option).touches}
    return sorted(named | touched)


def problem_with(thing: str, state: State) -> str:
    """Why a thing cannot be lit; empty if it may exist. Only a page knows the spots that its board adds.

    An id with a second colon, such as `favour:forges:two`, is such a spot.
    """
    kind, colon, id = thing.partition(":")
    known = domains(state.game)
    if not colon or ":" in id or kind not in known or id in known[kind]:
        return ""
    return f"there is no {kind} {id!r}"


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from _strings(key)
            yield from _strings(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _strings(value)
