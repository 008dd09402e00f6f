"""A game shows its declared secrets to nobody else: private arguments of events, and what `hidden` returns.

`privacy` compares what a seat sees with what it imagines. If a view shows all hands and `deal_anew` keeps them where
they are, the two agree, and only the game's own declarations can reveal the mistake:

- An event's private argument. The thing it names must not appear, at the same move, in what another reader sees. Once
  can be a coincidence, because a second card of that kind was revealed. A reader that sees every one of them sees a
  secret.
- What `hidden` in `invariants.py` returns. It must vary when the seat imagines: if it never does, `deal_anew` treats it
  as known to the seat.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from sanmon.conformance.facts import HIDDEN
from sanmon.conformance.play import Move
from sanmon.conformance.seen import leaves, names, readers, seen
from sanmon.conformance.table import Table, Trace
from sanmon.conformance.worlds import imagined, reader_name
from sanmon.kernel.state import State

ENOUGH = 3  # how many observations a failure needs
STATES = 60
WORLDS = 6


def check(table: Table) -> None:
    check_declared(table)
    trace = table.trace()
    check_private_events(trace)
    check_hidden_things(table, trace)


def check_declared(table: Table) -> None:
    """Checks that the game declares what it hides, if it can have secrets; otherwise leaks cannot be found."""
    assert table.facts.hidden is not None or table.setup.players == 1 or table.game.info.open_information, (
        "the suite cannot know what is secret in this game, and its invariants.py has no `hidden`. If all seats know "
        f"the same, set open_information=True on the card; otherwise declare what is hidden, like this:\n\n{HIDDEN}"
    )


class PrivateArgument(NamedTuple):
    """A private argument of one kind of event, which one reader may not see."""

    event: str
    argument: str
    owner: int | None
    reader: int | None


def check_private_events(trace: Trace) -> None:
    """Checks that no reader sees every private argument of one kind of event elsewhere."""
    unread: set[PrivateArgument] = set()
    read: dict[PrivateArgument, list[str]] = {}
    for before, move, after in trace:
        if not any(after.game.events.types[raw[0]].secret for raw in after.raw_events):
            continue
        for reader in readers(after):
            for kept, thing in private_arguments(before, move, after, reader):
                where = place_shown(after, reader, thing)
                if where is None:
                    unread.add(kept)
                else:
                    read.setdefault(kept, []).append(f"{thing!r} is in {where}")
    for kept, places in read.items():
        if kept not in unread and len(places) >= ENOUGH:
            raise AssertionError(
                f"the event {kept.event!r} keeps {kept.argument!r} of seat {kept.owner} private, but "
                f"{reader_name(kept.reader)} sees it elsewhere each of {len(places)} times: the last time {places[-1]}"
            )


def private_arguments(before: State, move: Move, after: State, reader: int | None) -> list[tuple[PrivateArgument, str]]:
    """What this move's events keep from a reader, except things it saw before the move or sees in the move itself."""
    known = names(msgspec.json.decode(seen(before, reader)))
    known |= names(msgspec.to_builtins(after.events_for(reader)))
    known |= names(msgspec.to_builtins(after.describe(move.option)))
    return [
        (PrivateArgument(whole.key, name, whole.seat, reader), thing)
        for whole, part in zip(after.events, after.events_for(reader), strict=True)
        for name, thing in whole.args.items()
        if isinstance(thing, str) and part.args[name] is None and thing not in known
    ]


def place_shown(state: State, reader: int | None, thing: str) -> str | None:
    """The place where a reader sees the name of a thing; None if it does not."""
    options = state.options(reader) if reader is not None and reader in state.seats else ()
    shown = {
        "view": msgspec.to_builtins(state.view(reader)),
        "prompt": msgspec.to_builtins(state.prompt(reader)),
        "options": [msgspec.to_builtins(state.describe(option)) for option in options],
    }
    if thing not in names(shown):
        return None
    places = [".".join(str(part) for part in path) for path, value in leaves(shown).items() if value == thing]
    return places[0] if places else "the name of a field"


def check_hidden_things(table: Table, trace: Trace) -> None:
    """Checks that what the game declares hidden from a seat varies when that seat imagines."""
    hidden = table.facts.hidden
    if hidden is None:
        return
    never: dict[tuple[int | None, str], int] = {}
    varied: set[tuple[int | None, str]] = set()
    for number, state in trace.some_states(STATES):
        for reader in readers(state):
            truth = {name: thing for name, thing in hidden(state, reader).items() if thing not in (None, [], {}, ())}
            open_names = [name for name in truth if (reader, name) not in varied]
            if not open_names:
                continue
            others = [hidden(imagined(state, reader, number * WORLDS + world), reader) for world in range(WORLDS)]
            for name in open_names:
                if any(differs(other.get(name), truth[name]) for other in others):
                    varied.add((reader, name))
                else:
                    never[reader, name] = never.get((reader, name), 0) + 1
    for (reader, name), times in never.items():
        assert (reader, name) in varied or times < ENOUGH, (
            f"{name!r} is hidden from {reader_name(reader)}, says invariants.py, but it is the same in all worlds that "
            f"{reader_name(reader)} imagines in {times} positions: do view and deal_anew both treat it as known?"
        )


def differs(one: Any, other: Any) -> bool:
    """Whether two values differ, as a bool whatever type `!=` returns."""
    return bool(one != other)
