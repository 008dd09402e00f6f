"""What a game calls secret is shown to nobody else: what its events keep private, and what its invariants call hidden.

`privacy` compares what a seat is shown with what it imagines. If a view shows all hands and `deal_anew` leaves them
where they are, these two agree, and only what the game itself declares tells that something is wrong:

- An event's private argument. The thing it names must not turn up, at that same move, in what another reader is shown.
  One such event can be a coincidence (a second card of that kind came up); a reader that can read every one of them is
  shown a secret.
- What `hidden` in `invariants.py` returns. It must vary when the seat imagines: what never does, the seat is believed
  to know.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from sanmon.conformance.facts import HIDDEN
from sanmon.conformance.play import Move
from sanmon.conformance.seen import leaves, names, readers, seen
from sanmon.conformance.table import Table, Trace
from sanmon.conformance.worlds import imagined, name_of
from sanmon.kernel.state import State

ENOUGH = 3  # times that something is looked at before a judgement
STATES = 60
WORLDS = 6


def check(table: Table) -> None:
    says_what_is_hidden(table)
    trace = table.trace()
    private_events(trace)
    hidden_things(table, trace)


def says_what_is_hidden(table: Table) -> None:
    """Without that nothing can be held against the game."""
    assert table.facts.hidden is not None or table.setup.players == 1 or table.game.info.open_information, (
        "the suite cannot know what is secret in this game, and its invariants.py has no `hidden`. If all seats know "
        f"the same, say open_information=True on the card; otherwise say what is hidden, like this:\n\n{HIDDEN}"
    )


class Kept(NamedTuple):
    """What one sort of event keeps from one reader."""

    event: str
    argument: str
    owner: int | None
    reader: int | None


def private_events(trace: Trace) -> None:
    """No reader can read off all that the private arguments of one sort of event keep from it."""
    unread: set[Kept] = set()
    read: dict[Kept, list[str]] = {}
    for before, move, after in trace:
        if not any(after.game.events.types[raw[0]].secret for raw in after.raw_events):
            continue
        for reader in readers(after):
            for kept, thing in kept_from(before, move, after, reader):
                where = shown_at(after, reader, thing)
                if where is None:
                    unread.add(kept)
                else:
                    read.setdefault(kept, []).append(f"{thing!r} stands in {where}")
    for kept, places in read.items():
        if kept not in unread and len(places) >= ENOUGH:
            raise AssertionError(
                f"the event {kept.event!r} keeps {kept.argument!r} of seat {kept.owner} from {name_of(kept.reader)}, "
                f"which is shown it each of {len(places)} times: the last time {places[-1]}"
            )


def kept_from(before: State, move: Move, after: State, reader: int | None) -> list[tuple[Kept, str]]:
    """The things that this move's events keep from a reader, but for those that it was told before or
    is told besides.
    """
    told = names(msgspec.json.decode(seen(before, reader)))
    told |= names(msgspec.to_builtins(after.events_for(reader)))
    told |= names(msgspec.to_builtins(after.describe(move.option)))
    return [
        (Kept(whole.key, name, whole.seat, reader), thing)
        for whole, part in zip(after.events, after.events_for(reader), strict=True)
        for name, thing in whole.args.items()
        if isinstance(thing, str) and part.args[name] is None and thing not in told
    ]


def shown_at(state: State, reader: int | None, thing: str) -> str | None:
    """Where a thing is named in what a reader is shown; None if it is not."""
    options = state.options(reader) if reader is not None and reader in state.seats else ()
    shown = {
        "view": msgspec.to_builtins(state.view(reader)),
        "prompt": msgspec.to_builtins(state.prompt(reader)),
        "options": [msgspec.to_builtins(state.describe(option)) for option in options],
    }
    if thing not in names(shown):
        return None
    places = [".".join(str(part) for part in path) for path, value in leaves(shown).items() if value == thing]
    return places[0] if places else "a name of something else"


def hidden_things(table: Table, trace: Trace) -> None:
    """What the game calls hidden from a seat takes several values when that seat imagines."""
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
            f"{name!r} is hidden from {name_of(reader)}, says invariants.py, and yet it is the same in all worlds that "
            f"{name_of(reader)} imagines in {times} positions: do view and deal_anew both take it for known?"
        )


def differs(one: Any, other: Any) -> bool:
    """Whether two values differ."""
    return bool(one != other)
