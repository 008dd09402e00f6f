"""What a seat is sent. Everything that leaves a table for a seat is made here, from the contract, for that seat.

A seat sees its own view, prompt and options, and of each entry the events as it may see them. What another seat chose is
never sent: a sealed answer is a secret, so is a card put back unseen, and whatever is public about a choice is an event.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from sanmon.kernel.game import Game
from sanmon.kernel.messages import Event
from sanmon.kernel.state import State
from sanmon.table.changes import Shown, show
from sanmon.table.live import Stand
from sanmon.table.log import Confirms, Logged, Moved, Plays, Started
from sanmon.table.messages import Entry, Position


def position(
    stand: Stand,
    log: Sequence[Logged],
    seat: int | None,
    last: int,
    shown: Shown | None = None,
    before: Shown | None = None,
) -> Position:
    """Where the game stands for a seat (None: a spectator) that has the entries up to `last`.

    `shown`: its view, if it is made already. `before`: the view it was told before, if it wants only what has changed.
    """
    state = stand.state
    if shown is None:
        shown = show(stand.n, {seat: state.view(seat)}, {})[seat]
    if before is None:
        return _position(stand, log, seat, last, shown.whole())
    view, parts = shown.since(before)
    found = _position(stand, log, seat, last, view)
    found.since = before.n
    found.parts = msgspec.Raw(parts)  # type: ignore[assignment]
    return found


def _position(stand: Stand, log: Sequence[Logged], seat: int | None, last: int, view: bytes) -> Position:
    state = stand.state
    return Position(
        n=stand.n,
        view=msgspec.Raw(view),
        prompt=state.prompt(seat),
        options=[] if seat is None else [state.describe(option) for option in state.options(seat)],
        entries=[seen for n in range(last + 1, stand.n + 1) if (seen := entry(state, n, log[n], seat)) is not None],
        turn=state.turn,
        undo=stand.may_undo(seat),
        result=state.result,
    )


def entry(state: State, n: int, logged: Logged, seat: int | None) -> Entry | None:
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
