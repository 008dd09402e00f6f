"""Makes the messages about a game in play for one seat. No other module does, so secrets can leak only here.

A seat gets its own view, prompt and options, and the events of each entry as it may see them. It never gets the option
that another seat chose, which may be a secret: a sealed answer, or a card that is put back unseen. Whatever is public
about a choice is in the events.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from sanmon.kernel.game import Game
from sanmon.kernel.messages import Event, Prompt
from sanmon.kernel.state import State
from sanmon.server.delivery.view_snapshot import ViewSnapshot, take_snapshots
from sanmon.server.domain import lesson_actions
from sanmon.server.domain.entries import Confirms, LogEntry, Moved, Plays, Rewound, Started, Stopped, TakenBack, Taught
from sanmon.server.domain.table_state import MoveTrail, TableState
from sanmon.server.protocol.websocket import Entry, History, PlayedForYou, Position

STOPPED = Prompt("over", None, {}, "", ())  # nobody is asked at a table that was stopped
MOST_ENTRIES = 100  # in one message; a page asks for older ones


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
    missed, earlier = entries(table_state, log, seat, last)
    asked = seat is not None and table_state.stopped is None
    options = [state.describe(option) for option in state.options(seat)] if asked else []
    message = Position(
        n=table_state.n,
        view=msgspec.Raw(view),
        prompt=state.prompt(seat) if table_state.stopped is None else STOPPED,
        options=options,
        entries=missed,
        turn=state.turn,
        undo=table_state.may_undo(seat),
        result=state.result,
        earlier=earlier,
        played_for_you=_played_for(table_state, seat),
        lesson=lesson_actions.step(table_state, seat),
    )
    if before is not None and parts is not None:
        message.since = before.n
        message.parts = msgspec.Raw(parts)  # type: ignore[assignment]
    return message


def _played_for(table_state: TableState, seat: int | None) -> PlayedForYou | None:
    found = table_state.stand_in_moves(seat)
    return None if found is None else PlayedForYou(found.agent, found.moves, found.to, found.free)


def entries(table_state: TableState, log: Sequence[LogEntry], seat: int | None, last: int) -> tuple[list[Entry], bool]:
    """The entries after `last` that a seat has to be sent, and whether older entries are left out.

    A page that missed at most MOST_ENTRIES entries gets all of them. A page that is new or missed more gets only the
    newest entries that still count: moves that were taken back meanwhile are left out. If entries that the page has no
    longer count, it also gets one `undo`: the one that goes back furthest.
    """
    if last >= 0 and table_state.n - last <= MOST_ENTRIES:
        return _seen(table_state, log, seat, range(last + 1, table_state.n + 1)), False
    undo: int | None = None
    furthest = last - 1
    for n in range(last + 1, table_state.n + 1) if last >= 0 else ():
        logged = log[n]
        if isinstance(logged, TakenBack | Rewound) and logged.back <= furthest:
            undo, furthest = n, logged.back
    numbers, earlier = _newest(table_state.trail, last)
    if undo is not None:
        numbers = sorted([*numbers, undo])
    return _seen(table_state, log, seat, numbers), earlier


def history(table_state: TableState, log: Sequence[LogEntry], seat: int | None, before: int) -> History:
    """The entries before number `before` that count, as a seat may see them: as many as fit into one message."""
    trail = table_state.trail
    while trail is not None and trail.n >= before:
        trail = trail.before
    numbers, earlier = _newest(trail, -1) if before > 0 else ([], False)
    return History(_seen(table_state, log, seat, numbers), earlier)


def _newest(trail: MoveTrail | None, last: int) -> tuple[list[int], bool]:
    """The newest entries of a trail after `last`, as many as fit into one message, and whether there are more."""
    numbers: list[int] = []
    while trail is not None and trail.n > last:
        if len(numbers) == MOST_ENTRIES:
            return numbers[::-1], True
        numbers.append(trail.n)
        trail = trail.before
    if trail is None and last < 0:
        numbers.append(0)  # the start
    return numbers[::-1], False


def _seen(table_state: TableState, log: Sequence[LogEntry], seat: int | None, numbers: Sequence[int]) -> list[Entry]:
    return [seen for n in numbers if (seen := entry(table_state.state, n, log[n], seat)) is not None]


def entry(state: State, n: int, logged: LogEntry, seat: int | None) -> Entry | None:
    """An entry as a seat may see it; None if it is not sent to players."""
    if isinstance(logged, (Confirms, Plays, Stopped, Taught)):
        return None
    if isinstance(logged, Started):
        return Entry(n, "start", None, events(state.game, logged.events, seat))
    if isinstance(logged, Moved):
        vocabulary = state.game.vocabulary
        own = vocabulary.describe(vocabulary.option(logged.do)) if logged.seat == seat else None
        return Entry(n, "move", logged.seat, events(state.game, logged.events, seat), own, instead=logged.instead)
    return Entry(n, "undo", logged.seat, [], back=logged.back)


def events(game: Game[Any], raw_events: Sequence[Sequence[int]], seat: int | None) -> list[Event]:
    """The raw events of an entry, as a seat may see them."""
    return [game.events.seen(tuple(raw), seat) for raw in raw_events]
