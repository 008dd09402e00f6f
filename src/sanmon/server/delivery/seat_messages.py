"""Makes the messages about a game in play for one seat. No other module does, so secrets can leak only here.

A seat gets its own view, prompt and options, and the events of each entry as it may see them. It never gets the option
that another seat chose, which may be a secret: a sealed answer, or a card that is put back unseen. Whatever is public
about a choice is in the events.
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
    """The position for a seat (None: a spectator) that has the entries up to `last`.

    With `before`, the view that was last sent to it, the message has only the changes. `snapshot` is the present view;
    without it, a snapshot is taken.
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
        visible
        for n in range(last + 1, table_state.n + 1)
        if (visible := entry(table_state.state, n, log[n], seat)) is not None
    ]


def entry(state: State, n: int, logged: LogEntry, seat: int | None) -> Entry | None:
    """An entry as a seat may see it; None if it is not sent to players."""
    if isinstance(logged, (Confirms, Plays)):
        return None
    if isinstance(logged, Started):
        return Entry(n, "start", None, events(state.game, logged.events, seat))
    if isinstance(logged, Moved):
        vocabulary = state.game.vocabulary
        own = vocabulary.describe(vocabulary.option(logged.do)) if logged.seat == seat else None
        return Entry(n, "move", logged.seat, events(state.game, logged.events, seat), own)
    return Entry(n, "undo", logged.seat, [], back=logged.back)


def events(game: Game[Any], raw_events: Sequence[Sequence[int]], seat: int | None) -> list[Event]:
    """The raw events of an entry, as a seat may see them."""
    return [game.events.seen(tuple(raw), seat) for raw in raw_events]
