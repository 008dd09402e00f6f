"""What a seat is sent. Everything that leaves a table for a seat is made here, from the contract, for that seat.

A seat sees its own view, prompt and options, and of each entry the events as it may see them. What another seat chose is
never sent: a sealed answer is a secret, so is a card put back unseen, and whatever is public about a choice is an event.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from sanmon.kernel.game import Game
from sanmon.kernel.messages import Event, Prompt
from sanmon.kernel.state import State
from sanmon.server.delivery.view_snapshot import ViewSnapshot, show
from sanmon.server.domain.entries import Confirms, LogEntry, Moved, Plays, Started
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.websocket import Entry, Position


def position(
    stand: TableState,
    log: Sequence[LogEntry],
    seat: int | None,
    last: int,
    shown: ViewSnapshot | None = None,
    before: ViewSnapshot | None = None,
    prompt: Prompt | None = None,
    told: list[Entry] | None = None,
) -> Position:
    """Where the game stands for a seat (None: a spectator) that has the entries up to `last`.

    `before`: the view it was told before, if it wants only what has changed. `shown` is its view, `prompt` what it is asked and `told`
    the entries it missed, if they are made already.
    """
    state = stand.state
    if shown is None:
        shown = show(stand.n, {seat: state.view(seat)}, {})[seat]
    view, parts = (shown.whole(), None) if before is None else shown.since(before)
    found = Position(
        n=stand.n,
        view=msgspec.Raw(view),
        prompt=state.prompt(seat) if prompt is None else prompt,
        options=[] if seat is None else [state.describe(option) for option in state.options(seat)],
        entries=entries(stand, log, seat, last) if told is None else told,
        turn=state.turn,
        undo=stand.may_undo(seat),
        result=state.result,
    )
    if before is not None and parts is not None:
        found.since = before.n
        found.parts = msgspec.Raw(parts)  # type: ignore[assignment]
    return found


def entries(stand: TableState, log: Sequence[LogEntry], seat: int | None, last: int) -> list[Entry]:
    """The entries after `last`, as a seat may see them."""
    return [seen for n in range(last + 1, stand.n + 1) if (seen := entry(stand.state, n, log[n], seat)) is not None]


def concerned(state: State, log: Sequence[LogEntry]) -> set[int]:
    """The seats that see more of these entries than a spectator: a move of their own, or something for their eyes alone."""
    types = state.game.events.types
    found: set[int] = set()
    for logged in log:
        if isinstance(logged, Moved):
            found.add(logged.seat)
        if isinstance(logged, (Moved, Started)):
            for raw in logged.events:
                if types[raw[0]].secret:
                    found.add(raw[1])
    return found


def entry(state: State, n: int, logged: LogEntry, seat: int | None) -> Entry | None:
    """An entry as a seat may see it; None if it is not for the players' eyes."""
    if isinstance(logged, (Confirms, Plays)):
        return None
    if isinstance(logged, Started):
        return Entry(n, "start", None, events(state.game, logged.events, seat))
    if isinstance(logged, Moved):
        words = state.game.vocabulary
        own = words.describe(words.option(logged.do)) if logged.seat == seat else None
        return Entry(n, "move", logged.seat, events(state.game, logged.events, seat), own)
    return Entry(n, "undo", logged.seat, [], back=logged.back)


def events(game: Game[Any], raw_events: Sequence[Sequence[int]], seat: int | None) -> list[Event]:
    """What happened, as a seat may see it."""
    return [game.events.seen(tuple(raw), seat) for raw in raw_events]
