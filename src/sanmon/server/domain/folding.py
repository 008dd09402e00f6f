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
from sanmon.server.domain.entries import (
    Confirms,
    Header,
    LogEntry,
    Moved,
    Plays,
    Rewound,
    Started,
    Stopped,
    TakenBack,
    Taught,
)
from sanmon.server.domain.seeds import seed_of
from sanmon.server.domain.table_state import CHECKPOINT_EVERY, MoveTrail, TableState, UndoPoint, trail_up_to


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
        absent=(False,) * players,
        extras=(0,) * players,
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
    walked = _without_game(_at_start(state, header), log[1:])
    first = _at_start(state, header)
    return replace(
        walked,
        n=n,
        at=n,
        changed=n,
        since=(n,) * state.players,
        confirming=tuple(confirming),
        agents=first.agents if agents is None else tuple(agents),
        rewinds=first.rewinds if rewinds is None else tuple(rewinds),
    )


def finished(state: State, header: Header, log: Sequence[LogEntry]) -> TableState:
    """The table state after the last entry of `log`, of a finished game in which only moves were made."""
    return from_snapshot(state, header, log, [True] * state.players, None, None)


def _without_game(before: TableState, entries: Sequence[LogEntry]) -> TableState:
    """What entries make of everything but the game: who answers, settings, counts and the trail of moves that count."""
    trail, agents, absent = before.trail, list(before.agents), list(before.absent)
    confirming, rewinds, extras = list(before.confirming), list(before.rewinds), list(before.extras)
    stopped, learning = before.stopped, before.learning
    for n, entry in enumerate(entries, before.n + 1):
        if isinstance(entry, Moved):
            agent = agents[entry.seat] if entry.seat in before.people else None
            trail = MoveTrail(n, entry.seat, trail, agent)
            continue
        if isinstance(entry, Stopped):
            stopped = entry.reason
            continue
        if isinstance(entry, (TakenBack, Rewound)):
            trail = trail_up_to(trail, entry.back)
            rewinds[entry.seat] += isinstance(entry, Rewound)
        elif isinstance(entry, Plays):
            agents[entry.seat], absent[entry.seat] = entry.agent, entry.absent
        elif isinstance(entry, Taught):
            learning = _learning(entry)
        else:
            assert isinstance(entry, Confirms)
            confirming[entry.seat] = entry.wanted
        extras[entry.seat] += 1
    return replace(
        before,
        n=before.n + len(entries),
        trail=trail,
        agents=tuple(agents),
        absent=tuple(absent),
        confirming=tuple(confirming),
        rewinds=tuple(rewinds),
        extras=tuple(extras),
        stopped=stopped,
        learning=learning,
    )


def fold_log(before: TableState, header: Header, log: Sequence[LogEntry]) -> TableState:
    """The table state after the whole log, the same as by folding every entry after `before.n`.

    A move that was taken back is not played: a log that is mostly undos is read as fast as a game without them.
    `before` must have nothing to take back.
    """
    current = before
    rewinds = [n for n in range(before.n + 1, len(log)) if isinstance(log[n], Rewound)]
    if rewinds:
        current = fold(_without_game(before, log[before.n + 1 : rewinds[-1]]), log[rewinds[-1]], header, log)
    gone = _taken_back(log, current.n + 1)
    for n in range(current.n + 1, len(log)):
        entry = log[n]
        if isinstance(entry, Moved) and n in gone:
            current = replace(current, n=n)
        elif isinstance(entry, TakenBack):  # what it takes back was not played
            current = _with_extra(_gone_back(current, current.state, current.at, current.back, current.rewinds), entry)
        else:
            current = fold(current, entry, header, log)
    return current


def _taken_back(log: Sequence[LogEntry], first: int) -> set[int]:
    """The moves from entry `first` on that a TakenBack takes back."""
    gone: set[int] = set()
    moves: list[int] = []
    for n in range(first, len(log)):
        if isinstance(log[n], Moved):
            moves.append(n)
        elif isinstance(log[n], TakenBack):
            gone.add(moves.pop())
    return gone


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
        return _with_extra(_gone_back(before, point.state, point.at, before.back[:-1], before.rewinds), entry)
    if isinstance(entry, Rewound):
        assert header is not None
        state = _state_after(before, trail_up_to(before.trail, entry.back), header, log)
        rewinds = tuple(count + (seat == entry.seat) for seat, count in enumerate(before.rewinds))
        return _with_extra(_gone_back(before, state, entry.back, (), rewinds), entry)
    n = before.n + 1
    if isinstance(entry, Confirms):
        return _with_extra(replace(before, n=n, confirming=_with(before.confirming, entry.seat, entry.wanted)), entry)
    if isinstance(entry, Plays):
        agents = _with(before.agents, entry.seat, entry.agent)
        absent = _with(before.absent, entry.seat, entry.absent)
        return _with_extra(replace(before, n=n, agents=agents, absent=absent), entry)
    if isinstance(entry, Taught):
        return _with_extra(replace(before, n=n, learning=_learning(entry)), entry)
    if isinstance(entry, Stopped):
        return replace(before, n=n, changed=n, back=(), since=(n,) * before.state.players, stopped=entry.reason)
    raise ValueError("a start can only be the first entry of a log")


def _learning(entry: Taught) -> Taught | None:
    """The lesson that goes on after this entry."""
    return None if entry.cursor is None else entry


def _with_extra(after: TableState, entry: TakenBack | Rewound | Confirms | Plays | Taught) -> TableState:
    """The same, with one more entry besides moves counted for its seat."""
    return replace(after, extras=_with(after.extras, entry.seat, after.extras[entry.seat] + 1))


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
    agent = before.agents[seat] if seat in before.people else None
    trail = MoveTrail(n, seat, before.trail, agent)
    trail.checkpoint(state)
    return replace(before, state=state, n=n, at=n, changed=n, back=back, since=since, trail=trail)


def _gone_back(
    before: TableState, state: State, at: int, back: tuple[UndoPoint, ...], rewinds: tuple[int, ...]
) -> TableState:
    """The table state after the game went back to entry `at`: answers to earlier positions are stale."""
    n = before.n + 1
    since = (n,) * state.players
    trail = trail_up_to(before.trail, at)
    return replace(before, state=state, n=n, at=at, changed=n, back=back, since=since, trail=trail, rewinds=rewinds)


def _state_after(before: TableState, trail: MoveTrail | None, header: Header, log: Sequence[LogEntry]) -> State:
    """The state after the moves of a trail: from the nearest one that is kept, the rest is played again."""
    missing: list[MoveTrail] = []
    while trail is not None and trail.state is None:
        missing.append(trail)
        trail = trail.before
    if trail is None or trail.state is None:
        state = replaying.started(before.state.game, header, log[0])
    else:
        state = trail.state.clone()
    for action in reversed(missing):
        move = log[action.n]
        assert isinstance(move, Moved)
        replaying.apply_move(state, move)
        if action.depth % CHECKPOINT_EVERY == 0:
            action.checkpoint(state.clone())
    return state


T = TypeVar("T")


def _with(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
