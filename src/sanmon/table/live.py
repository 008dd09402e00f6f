"""A table in play, without any storage or network: where it stands, and what each sort of entry makes of that.

A stand is never changed. A move makes the next one beside it, which takes its place once the entry is stored; a move that
is refused, or cannot be stored, leaves nothing behind. The state of the stand before is what undo goes back to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sanmon.kernel.errors import IllegalOption, NotationError
from sanmon.kernel.game import Game
from sanmon.kernel.state import State
from sanmon.table.log import Confirms, Header, Logged, Moved, Started, TakenBack
from sanmon.table.messages import Reason


class Refusal(Exception):
    """A wish that is not granted; nothing has changed."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail[:1000]


class Before:
    """Where an action that may be taken back came from: who acted, at which entry the game stood, and its state."""

    __slots__ = ("at", "seat", "state")

    def __init__(self, seat: int, at: int, state: State) -> None:
        self.seat = seat
        self.at = at
        self.state = state


class Stand:
    """Where a table stands after its entry `n`."""

    __slots__ = ("at", "back", "changed", "confirming", "n", "since", "state")

    def __init__(
        self,
        state: State,
        n: int,
        at: int,
        changed: int,
        back: tuple[Before, ...],
        since: tuple[int, ...],
        confirming: tuple[bool, ...],
    ) -> None:
        self.state = state
        self.n = n
        self.at = at  # the entry that led to this state: an older one after an undo
        self.changed = changed  # the last entry that changed the position
        self.back = back  # the actions that can be taken back, the last one last
        self.since = since  # for each seat, the entry since which its decision stands
        self.confirming = confirming

    def may_undo(self, seat: int | None) -> bool:
        """Whether the last action is this seat's own, in this turn, with no barrier after it, and the game goes on."""
        return bool(self.back) and self.back[-1].seat == seat and self.state.result is None


def start(game: Game[Any], header: Header) -> tuple[Started, Stand]:
    """The table at its first decision."""
    state = game.start(header.players, bytes.fromhex(header.seed), True, None, **header.settings)
    entry = Started(list(state.outcomes), [list(raw) for raw in state.raw_events])
    return entry, first_stand(state, 0)


def started(game: Game[Any], header: Header, entry: Logged) -> Stand:
    """The same, read from entry 0: chance is read, never drawn."""
    assert isinstance(entry, Started)
    state = game.start(header.players, bytes.fromhex(header.seed), True, entry.chance, **header.settings)
    state.position = len(entry.chance)
    return first_stand(state, 0)


def first_stand(state: State, n: int, confirming: Sequence[bool] = ()) -> Stand:
    """A stand with nothing to take back: the start of a game, or a snapshot."""
    return Stand(state, n, n, n, (), (n,) * state.players, tuple(confirming) or (True,) * state.players)


# -- what the seats wish


def move(stand: Stand, seat: int, n: int, do: str) -> tuple[list[Logged], Stand]:
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


def undo(stand: Stand, seat: int, n: int) -> tuple[list[Logged], Stand]:
    """Take back the seat's last action, if it saw that action (or what came of it) at entry `n`."""
    if stand.state.result is not None:
        raise Refusal("over", "the game is over")
    if not stand.changed <= n <= stand.n:
        raise Refusal("stale", f"the game has gone on since entry {n}")
    if not stand.may_undo(seat):
        raise Refusal(
            "no-undo", "only one's own actions of this turn, up to the last chance or reveal, can be taken back"
        )
    entry = TakenBack(seat, stand.back[-1].at)
    return [entry], fold(stand, entry)


def confirm(stand: Stand, seat: int, wanted: bool) -> tuple[list[Logged], Stand]:
    """Switch a seat's explicit end of turn on or off."""
    if stand.confirming[seat] == wanted:
        return [], stand
    entry = Confirms(seat, wanted)
    return _with_own_answers([entry], fold(stand, entry))


def _with_own_answers(entries: list[Logged], stand: Stand) -> tuple[list[Logged], Stand]:
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


def fold(stand: Stand, entry: Logged) -> Stand:
    """The stand after an entry that was read from the log. Chance is read too, never drawn."""
    n = stand.n + 1
    if isinstance(entry, Moved):
        state = stand.state.clone()
        state.apply(state.game.vocabulary.option(entry.do), entry.seat, entry.chance)
        state.position += len(entry.chance)  # what was read is used up, or it would be drawn again
        return _after(stand, state, entry.seat)
    if isinstance(entry, TakenBack):
        before = stand.back[-1]
        since = (n,) * before.state.players
        return Stand(before.state, n, before.at, n, stand.back[:-1], since, stand.confirming)
    if isinstance(entry, Confirms):
        confirming = list(stand.confirming)
        confirming[entry.seat] = entry.wanted
        return Stand(stand.state, n, stand.at, stand.changed, stand.back, stand.since, tuple(confirming))
    raise ValueError("a table starts once")


def _acted(stand: Stand, seat: int, option: int) -> tuple[Moved, Stand]:
    state = stand.state.clone()
    state.apply(option, seat)
    text = state.game.vocabulary.text(option)
    entry = Moved(seat, text, list(state.outcomes), [list(raw) for raw in state.raw_events])
    return entry, _after(stand, state, seat)


def _after(stand: Stand, state: State, seat: int) -> Stand:
    before = stand.state
    n = stand.n + 1
    back: tuple[Before, ...] = ()
    if state.barrier == before.barrier and state.turn == before.turn:
        back = (*stand.back, Before(seat, stand.at, before))
    # A sealed answer leaves the others' decisions as they were; anything else puts every decision anew.
    if before.sealed and state.sealed and state.sealed[seat] >= 0:
        since = tuple(n if other == seat else since for other, since in enumerate(stand.since))
    else:
        since = (n,) * state.players
    return Stand(state, n, n, n, back, since, stand.confirming)
