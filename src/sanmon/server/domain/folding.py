"""Makes the next table state from the last one and an entry of the log. Pure: no table state is ever changed.

`start` and `act` draw from chance and make new entries. Everything else reads the outcomes of chance from the entries.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from sanmon.kernel.game import Game
from sanmon.kernel.state import State
from sanmon.kernel.undo import FREE, undo_limit
from sanmon.server.domain import replaying
from sanmon.server.domain.entries import Confirms, Header, LogEntry, Moved, Plays, Rewound, Started, TakenBack
from sanmon.server.domain.seeds import seed_of
from sanmon.server.domain.table_state import MoveTrail, TableState, UndoPoint, trail_up_to


def start(game: Game[Any], header: Header) -> tuple[Started, TableState]:
    """Starts the game; returns its first entry and the table state at the first decision."""
    state = game.start(header.players, seed_of(header), True, None, **header.settings)
    entry = Started(list(state.outcomes), [list(raw) for raw in state.raw_events])
    return entry, _at_start(state, header)


def started(game: Game[Any], header: Header, entry: LogEntry) -> TableState:
    """The table state at the first decision, read from entry 0."""
    return _at_start(replaying.started(game, header, entry), header)


def _at_start(state: State, header: Header) -> TableState:
    players = state.players
    agents = tuple(row.agent for row in header.seats)
    people = tuple(seat for seat, agent in enumerate(agents) if agent is None)
    return TableState(
        state=state,
        n=0,
        at=0,
        changed=0,
        back=(),
        since=(0,) * players,
        confirming=(True,) * players,
        agents=agents,
        trail=None,
        rewinds=(0,) * players,
        people=people,
    )


def from_snapshot(
    state: State,
    header: Header,
    log: Sequence[LogEntry],
    confirming: Sequence[bool],
    agents: Sequence[str | None] | None,
    rewinds: Sequence[int] | None,
) -> TableState:
    """The table state after the last entry of `log`, made of what a snapshot holds. No move in it can be undone."""
    n = len(log) - 1
    first = _at_start(state, header)
    trail: MoveTrail | None = None
    for number, entry in enumerate(log):
        if isinstance(entry, Moved):
            trail = MoveTrail(number, entry.seat, trail)
        elif isinstance(entry, (TakenBack, Rewound)):
            trail = trail_up_to(trail, entry.back)
    return replace(
        first,
        n=n,
        at=n,
        changed=n,
        since=(n,) * state.players,
        confirming=tuple(confirming),
        agents=first.agents if agents is None else tuple(agents),
        trail=trail,
        rewinds=first.rewinds if rewinds is None else tuple(rewinds),
    )


def table_states(game: Game[Any], header: Header, log: Sequence[LogEntry]) -> Iterator[TableState]:
    """The table state after each entry of a log, replayed from the start."""
    current = started(game, header, log[0])
    yield current
    for entry in log[1:]:
        current = fold(current, entry, header, log)
        yield current


def fold(before: TableState, entry: LogEntry, header: Header | None = None, log: Sequence[LogEntry] = ()) -> TableState:
    """The table state after an entry that was read from the log.

    A `Rewound` entry also needs the header and the log so far: the game is replayed up to where it goes back to.
    """
    if isinstance(entry, Moved):
        state = before.state.clone()
        replaying.apply_move(state, entry)
        return _after_move(before, state, entry.seat)
    if isinstance(entry, TakenBack):
        point = before.back[-1]
        return _gone_back(before, point.state, point.at, before.back[:-1], before.rewinds)
    if isinstance(entry, Rewound):
        assert header is not None
        moves = _moves(log, trail_up_to(before.trail, entry.back))
        state = replaying.started(before.state.game, header, log[0])
        for _ in replaying.play(state, moves):
            pass
        rewinds = tuple(count + (seat == entry.seat) for seat, count in enumerate(before.rewinds))
        return _gone_back(before, state, entry.back, (), rewinds)
    n = before.n + 1
    if isinstance(entry, Confirms):
        return replace(before, n=n, confirming=_with(before.confirming, entry.seat, entry.wanted))
    if isinstance(entry, Plays):
        return replace(before, n=n, agents=_with(before.agents, entry.seat, entry.agent))
    raise ValueError("a start can only be the first entry of a log")


def act(before: TableState, seat: int, option: int) -> tuple[Moved, TableState]:
    """Plays a seat's move and draws its chance; returns the new entry and the table state after it."""
    state = before.state.clone()
    state.apply(option, seat)
    text = state.game.vocabulary.text(option)
    entry = Moved(seat, text, list(state.outcomes), [list(raw) for raw in state.raw_events])
    return entry, _after_move(before, state, seat)


def _after_move(before: TableState, state: State, seat: int) -> TableState:
    was = before.state
    n = before.n + 1
    back: tuple[UndoPoint, ...] = ()
    if undo_limit(was, state) == FREE:
        back = (*before.back, UndoPoint(seat, before.at, was))
    # A sealed answer leaves the pending decisions of the others valid. After any other move, pages have to answer the
    # new position.
    if was.sealed and state.sealed and state.sealed[seat] >= 0:
        since = tuple(n if other == seat else since for other, since in enumerate(before.since))
    else:
        since = (n,) * state.players
    trail = MoveTrail(n, seat, before.trail)
    return replace(before, state=state, n=n, at=n, changed=n, back=back, since=since, trail=trail)


def _gone_back(
    before: TableState, state: State, at: int, back: tuple[UndoPoint, ...], rewinds: tuple[int, ...]
) -> TableState:
    """The table state after the game went back to entry `at`: answers to earlier positions are stale."""
    n = before.n + 1
    since = (n,) * state.players
    trail = trail_up_to(before.trail, at)
    return replace(before, state=state, n=n, at=at, changed=n, back=back, since=since, trail=trail, rewinds=rewinds)


def _moves(log: Sequence[LogEntry], trail: MoveTrail | None) -> list[Moved]:
    """The moves of a trail in the order in which they were played."""
    moves: list[Moved] = []
    while trail is not None:
        move = log[trail.n]
        assert isinstance(move, Moved)
        moves.append(move)
        trail = trail.before
    moves.reverse()
    return moves


T = TypeVar("T")


def _with(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
