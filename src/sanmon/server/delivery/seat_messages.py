"""What a seat is sent. Everything that leaves a table for a seat is made here, from the contract, for that seat.

A seat sees its own view, prompt and options, and of each entry the events as it may see them. What another seat chose
is never sent: a sealed answer is a secret, so is a card put back unseen, and whatever is public about a choice is an
event.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from sanmon.kernel.game import Game
from sanmon.kernel.messages import Event
from sanmon.kernel.state import State
from sanmon.server.delivery.view_snapshot import ViewSnapshot, take_snapshots
from sanmon.server.domain.entries import Confirms, LogEntry, Moved, Plays, Started
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.websocket import Entry, Position


def position(
    table_state: TableState,
    log: Sequence[LogEntry],
    seat: int | None,
    last: int,
    snapshot: ViewSnapshot | None = None,
    before: ViewSnapshot | None = None,
) -> Position:
    """Where the game stands for a seat (None: a spectator) that has the entries up to `last`.

    `before` is the view that it was sent before, if it wants only what has changed. `snapshot` is its view now, if it
    was taken.
    """
    state = table_state.state
    if snapshot is None:
        snapshot = take_snapshots(table_state.n, {seat: state.view(seat)}, {})[seat]
    view, parts = (snapshot.whole(), None) if before is None else snapshot.changes_since(before)
    message = Position(
        n=table_state.n,
        view=msgspec.Raw(view),
        prompt=state.prompt(seat),
        options=[] if seat is None else [state.describe(option) for option in state.options(seat)],
        entries=entries(table_state, log, seat, last),
        turn=state.turn,
        undo=table_state.may_undo(seat),
        result=state.result,
    )
    if before is not None and parts is not None:
        message.since = before.n
        message.parts = msgspec.Raw(parts)  # type: ignore[assignment]
    return message


def entries(table_state: TableState, log: Sequence[LogEntry], seat: int | None, last: int) -> list[Entry]:
    """The entries after `last`, as a seat may see them."""
    return [
        seen
        for n in range(last + 1, table_state.n + 1)
        if (seen := entry(table_state.state, n, log[n], seat)) is not None
    ]


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
