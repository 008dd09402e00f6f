"""A table in play, without any storage or network: where it stands, and what each sort of entry makes of that.

A stand is never changed. A move makes the next one beside it, which takes its place once the entry is stored; a move that
is refused, or cannot be stored, leaves nothing behind. The state of the stand before is what undo goes back to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from sanmon.kernel import chance
from sanmon.kernel.errors import IllegalOption, NotationError
from sanmon.kernel.game import Game
from sanmon.kernel.state import State
from sanmon.kernel.undo import FREE, undo_limit
from sanmon.server.domain.entries import Confirms, Header, LogEntry, Moved, Plays, Rewound, Started, TakenBack
from sanmon.server.domain.errors import Refusal


class Before:
    """Where an action that may be taken back came from: who acted, at which entry the game stood, and its state."""

    __slots__ = ("at", "seat", "state")

    def __init__(self, seat: int, at: int, state: State) -> None:
        self.seat = seat
        self.at = at
        self.state = state


class Trail:
    """The moves that count, the last one first: its entry, its seat, and the moves before it. Never changed, so stands share it."""

    __slots__ = ("before", "n", "seat")

    def __init__(self, n: int, seat: int, before: Trail | None) -> None:
        self.n = n
        self.seat = seat
        self.before = before


class TableState:
    """Where a table stands after its entry `n`."""

    __slots__ = ("agents", "at", "back", "changed", "confirming", "n", "people", "rewinds", "since", "state", "trail")

    def __init__(
        self,
        state: State,
        n: int,
        at: int,
        changed: int,
        back: tuple[Before, ...],
        since: tuple[int, ...],
        confirming: tuple[bool, ...],
        agents: tuple[str | None, ...],
        trail: Trail | None,
        rewinds: tuple[int, ...],
        people: tuple[int, ...],
    ) -> None:
        self.state = state
        self.n = n
        self.at = at  # the entry that led to this state: an older one after an undo
        self.changed = changed  # the last entry that changed the position
        self.back = back  # the actions that can be taken back, the last one last
        self.since = since  # for each seat, the entry since which its decision stands
        self.confirming = confirming
        self.agents = agents  # for each seat, the agent that answers for it, or None: its person does
        self.trail = trail
        self.people = people  # the seats that are people's, whoever answers for them now
        self.rewinds = rewinds  # for each seat, how often it went back over what chance or others had shown

    def may_undo(self, seat: int | None) -> bool:
        """Whether this seat may take its last action back without asking anyone, while the game goes on.

        That is an action of its own, in this turn, with no barrier after it; or any, if nobody else at the table is a person.
        """
        if self.state.result is not None or seat is None or self.agents[seat] is not None:
            return False
        return (bool(self.back) and self.back[-1].seat == seat) or self.alone_back(seat) is not None

    def alone_back(self, seat: int) -> int | None:
        """The entry before the seat's last action, if it is the only person here; None if there is nothing to take back.

        Somebody for whom a bot plays is still a person: they come back, and would find another game.
        """
        if self.people != (seat,):
            return None
        trail = self.trail
        while trail is not None and trail.seat != seat:
            trail = trail.before
        return None if trail is None else _entry(trail.before)

    def can_go_back(self, to: int) -> bool:
        """Whether `to` is an entry that counts and lies before the last one that does."""
        trail = None if self.trail is None else self.trail.before
        while trail is not None and trail.n > to:
            trail = trail.before
        return self.trail is not None and _entry(trail) == to


def _entry(trail: Trail | None) -> int:
    return 0 if trail is None else trail.n


def seed_of(header: Header) -> bytes:
    """What the game's chance is made of: the server's seed and, if seats added some, theirs."""
    return chance.with_seats(bytes.fromhex(header.seed), header.seeds)


def key_of(header: Header) -> bytes:
    """The key of the game's stream of chance."""
    return bytes.fromhex(header.key) if header.key else chance.key_of(seed_of(header))


def commitment_of(header: Header) -> str:
    """What is shown when the table opens: it binds the server to its seed and tells nothing about it."""
    return chance.commitment(bytes.fromhex(header.key)) if header.key else commitment_to(header.seed)


def commitment_to(seed: str) -> str:
    """The same for the seed of a table that has not begun."""
    return chance.commitment(chance.key_of(bytes.fromhex(seed)))


def start(game: Game[Any], header: Header) -> tuple[Started, TableState]:
    """The table at its first decision."""
    state = game.start(header.players, seed_of(header), True, None, **header.settings)
    entry = Started(list(state.outcomes), [list(raw) for raw in state.raw_events])
    return entry, first_stand(state, header)


def started(game: Game[Any], header: Header, entry: LogEntry) -> TableState:
    """The same, read from entry 0: chance is read, never drawn."""
    assert isinstance(entry, Started)
    state = game.start_with_key(key_of(header), header.players, header.confirm, entry.chance, dict(header.settings))
    return first_stand(state, header)


def first_stand(state: State, header: Header) -> TableState:
    """The start of a game."""
    players = state.players
    agents = tuple(row.agent for row in header.seats)
    people = tuple(seat for seat, agent in enumerate(agents) if agent is None)
    return TableState(state, 0, 0, 0, (), (0,) * players, (True,) * players, agents, None, (0,) * players, people)


def stand_of_snapshot(
    state: State,
    header: Header,
    log: Sequence[LogEntry],
    confirming: Sequence[bool],
    agents: Sequence[str | None] | None,
    rewinds: Sequence[int] | None,
) -> TableState:
    """A stand with nothing to take back, after the last entry of this log."""
    n = len(log) - 1
    first = first_stand(state, header)
    trail: Trail | None = None
    for number, entry in enumerate(log):
        if isinstance(entry, Moved):
            trail = Trail(number, entry.seat, trail)
        elif isinstance(entry, (TakenBack, Rewound)):
            while trail is not None and trail.n > entry.back:
                trail = trail.before
    since = (n,) * state.players
    return TableState(
        state, n, n, n, (), since, tuple(confirming), first.agents if agents is None else tuple(agents), trail,
        first.rewinds if rewinds is None else tuple(rewinds), first.people,
    )  # fmt: skip


def stand_at(game: Game[Any], header: Header, log: Sequence[LogEntry], n: int) -> TableState:
    """Where a table stood after entry `n`, by its log alone."""
    stand = started(game, header, log[0])
    for entry in log[1 : n + 1]:
        stand = fold(stand, entry, header, log)
    return stand


# -- what the seats wish


def move(stand: TableState, seat: int, n: int, do: str) -> tuple[list[LogEntry], TableState]:
    """A seat's answer to the decision it saw at entry `n`, and what the table answers by itself after it."""
    state = stand.state
    if state.seat is None:
        raise Refusal("over", "the game is over")
    if seat not in state.seats:
        if n < stand.changed:
            raise Refusal("stale", f"the game has gone on since entry {n}")
        raise Refusal("not-asked", f"seat {seat} is not asked now; seats {state.seats} are")
    if not stand.since[seat] <= n <= stand.n:
        raise Refusal("stale", f"the decision stands since entry {stand.since[seat]}; this answers the one at {n}")
    try:
        option = state.game.vocabulary.option(do)
        entry, after = _acted(stand, seat, option)
    except (NotationError, IllegalOption) as problem:
        raise Refusal("illegal", str(problem)) from problem
    return _with_own_answers([entry], after)


def undo(
    stand: TableState, seat: int, n: int, header: Header, log: Sequence[LogEntry]
) -> tuple[list[LogEntry], TableState]:
    """Take back the seat's last action, if it saw that action (or what came of it) at entry `n`."""
    if stand.state.result is not None:
        raise Refusal("over", "the game is over")
    if not stand.changed <= n <= stand.n:
        raise Refusal("stale", f"the game has gone on since entry {n}")
    if not stand.may_undo(seat):
        raise Refusal(
            "no-undo", "only one's own actions of this turn, up to the last chance or reveal, can be taken back"
        )
    if stand.back and stand.back[-1].seat == seat:
        free = TakenBack(seat, stand.back[-1].at)
        return [free], fold(stand, free, header, log)
    back = stand.alone_back(seat)
    assert back is not None
    entry = Rewound(seat, back)
    return [entry], fold(stand, entry, header, log)


def rewind(
    stand: TableState, seat: int, n: int, to: int, header: Header, log: Sequence[LogEntry]
) -> tuple[list[LogEntry], TableState]:
    """Go back to entry `to`, as all people agreed at entry `n`."""
    if stand.state.result is not None:
        raise Refusal("over", "the game is over")
    if n != stand.changed:
        raise Refusal("stale", f"the game has gone on since entry {n}")
    if not stand.can_go_back(to):
        raise Refusal("no-undo", f"entry {to} is not one that the game can go back to")
    entry = Rewound(seat, to)
    return [entry], fold(stand, entry, header, log)


def plays(stand: TableState, seat: int, agent: str | None) -> tuple[list[LogEntry], TableState]:
    """Let an agent answer for a seat, or its person again."""
    if stand.agents[seat] == agent:
        return [], stand
    entry = Plays(seat, agent)
    return [entry], fold(stand, entry)


def confirm(stand: TableState, seat: int, wanted: bool) -> tuple[list[LogEntry], TableState]:
    """Switch a seat's explicit end of turn on or off."""
    if stand.state.result is not None:
        raise Refusal("over", "the game is over")
    if stand.confirming[seat] == wanted:
        return [], stand
    entry = Confirms(seat, wanted)
    return _with_own_answers([entry], fold(stand, entry))


def _with_own_answers(entries: list[LogEntry], stand: TableState) -> tuple[list[LogEntry], TableState]:
    """End the turn for a seat that does not want to be asked, where the end is all there is to choose."""
    while True:
        state = stand.state
        seat = state.seat
        if seat is None or state.sealed or stand.confirming[seat]:
            return entries, stand
        options = state.options(seat)
        if len(options) != 1 or not state.game.kinds[state.stack[-1][0]].confirms:
            return entries, stand
        entry, stand = _acted(stand, seat, options[0])
        entries.append(entry)


# -- what an entry makes of a stand


def fold(stand: TableState, entry: LogEntry, header: Header | None = None, log: Sequence[LogEntry] = ()) -> TableState:
    """The stand after an entry that was read from the log. Chance is read too, never drawn.

    Going back further than `stand.back` needs the header and the log so far: what came before is played again.
    """
    n = stand.n + 1
    if isinstance(entry, Moved):
        state = stand.state.clone()
        state.apply(state.game.vocabulary.option(entry.do), entry.seat, entry.chance)
        return _after(stand, state, entry.seat)
    if isinstance(entry, TakenBack):
        before = stand.back[-1]
        return _back(stand, before.state, before.at, stand.back[:-1], stand.rewinds)
    if isinstance(entry, Rewound):
        assert header is not None
        state = _played(stand.state.game, header, log, _trail(stand, entry.back))
        rewinds = tuple(count + (seat == entry.seat) for seat, count in enumerate(stand.rewinds))
        return _back(stand, state, entry.back, (), rewinds)
    after = _copy(stand, n)
    if isinstance(entry, Confirms):
        after.confirming = _with(stand.confirming, entry.seat, entry.wanted)
    elif isinstance(entry, Plays):
        after.agents = _with(stand.agents, entry.seat, entry.agent)
    else:
        raise ValueError("a table starts once")  # noqa: TRY004 - it is the log that is wrong
    return after


T = TypeVar("T")


def _with(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _copy(stand: TableState, n: int) -> TableState:
    return TableState(
        stand.state, n, stand.at, stand.changed, stand.back, stand.since, stand.confirming, stand.agents, stand.trail,
        stand.rewinds, stand.people,
    )  # fmt: skip


def _back(stand: TableState, state: State, at: int, back: tuple[Before, ...], rewinds: tuple[int, ...]) -> TableState:
    """The stand after going back to entry `at`: every decision is put anew."""
    n = stand.n + 1
    since = (n,) * state.players
    trail = _trail(stand, at)
    return TableState(state, n, at, n, back, since, stand.confirming, stand.agents, trail, rewinds, stand.people)


def _trail(stand: TableState, to: int) -> Trail | None:
    trail = stand.trail
    while trail is not None and trail.n > to:
        trail = trail.before
    return trail


def _played(game: Game[Any], header: Header, log: Sequence[LogEntry], trail: Trail | None) -> State:
    """The state after the moves of a trail."""
    moves: list[Moved] = []
    while trail is not None:
        move = log[trail.n]
        assert isinstance(move, Moved)
        moves.append(move)
        trail = trail.before
    state = started(game, header, log[0]).state
    for move in reversed(moves):
        state.apply(game.vocabulary.option(move.do), move.seat, move.chance)
    return state


def _acted(stand: TableState, seat: int, option: int) -> tuple[Moved, TableState]:
    state = stand.state.clone()
    state.apply(option, seat)
    text = state.game.vocabulary.text(option)
    entry = Moved(seat, text, list(state.outcomes), [list(raw) for raw in state.raw_events])
    return entry, _after(stand, state, seat)


def _after(stand: TableState, state: State, seat: int) -> TableState:
    before = stand.state
    n = stand.n + 1
    back: tuple[Before, ...] = ()
    if undo_limit(before, state) == FREE:
        back = (*stand.back, Before(seat, stand.at, before))
    # A sealed answer leaves the others' decisions as they were; anything else puts every decision anew.
    if before.sealed and state.sealed and state.sealed[seat] >= 0:
        since = tuple(n if other == seat else since for other, since in enumerate(stand.since))
    else:
        since = (n,) * state.players
    trail = Trail(n, seat, stand.trail)
    return TableState(state, n, n, n, back, since, stand.confirming, stand.agents, trail, stand.rewinds, stand.people)
