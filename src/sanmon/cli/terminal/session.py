"""A game in progress at one terminal: the state, its record, what has been done, and what may be taken back."""

from __future__ import annotations

from typing import Any, NamedTuple

from sanmon.bots.agents import Agent, Position, agent
from sanmon.bots.levels import CAP
from sanmon.bots.seeds import terminal_seed
from sanmon.cli import games
from sanmon.cli.terminal.seats import Seat, parse_seat
from sanmon.kernel import records
from sanmon.kernel.errors import RecordError
from sanmon.kernel.events import RawEvent
from sanmon.kernel.game import Game
from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Event
from sanmon.kernel.records import Record, StoredRecord
from sanmon.kernel.state import State
from sanmon.kernel.undo import FREE, SHOWN, undo_limit


class Step(NamedTuple):
    """One answer: the state before it, who gave it, and what then happened."""

    before: State
    seat: int
    events: list[RawEvent]


class CannotUndo(Exception):
    """Why something stays done: `reason` is a key of the catalogues, `seat` who acted since, if that is why."""

    def __init__(self, reason: str, seat: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.seat = seat


class Session:
    """The game, its seats and its history. It shows nothing and asks nobody."""

    def __init__(self, state: State, record: Record, seats: list[Seat], opening: list[RawEvent]) -> None:
        self.state = state
        self.record = record
        self.seats = seats
        self.opening = opening  # what set-up told
        self.steps: list[Step] = []
        self._agents: list[Agent | None] = [None if seat.human else agent(seat.kind) for seat in seats]
        for someone in self._agents:
            if someone is not None:
                someone.cap(CAP)

    def spread(self, processes: int) -> None:
        """Let agents that search think in so many processes."""
        for someone in self._agents:
            if someone is not None:
                someone.spread(processes)

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.state.game

    @classmethod
    def begin(cls, game: Game[Any], seats: list[Seat], seed: int | None, settings: dict[str, Setting]) -> Session:
        """A new game. The end of a turn is always asked, so that a whole turn can be taken back before it."""
        chosen = game.info.check_settings(len(seats), settings)
        state: State = game.start(len(seats), seed, True, None, **chosen)
        record = Record.begin(state, chosen, [seat.label for seat in seats])
        return cls(state, record, seats, list(state.raw_events))

    @classmethod
    def resume(cls, stored: StoredRecord, game: Game[Any]) -> Session:
        """A saved game, with all its history: it can be taken back as far as before."""
        games.check(stored, game)
        seats = [parse_seat(label) for label in stored.header.seats]
        if len(seats) != stored.header.players:
            raise RecordError(f"the record names {len(seats)} seats for {stored.header.players} players")
        before = [state.clone() for state in records.replay(stored, game)]
        state, record = records.resume(stored, game)
        session = cls(state, record, seats, list(before[0].raw_events))
        for place, action in enumerate(stored.actions):
            session.steps.append(Step(before[place], action.seat, list(before[place + 1].raw_events)))
        return session

    def answer(self, option: int) -> None:
        """The seat whose decision it is answers."""
        seat = self.state.seat
        assert seat is not None
        before = self.state.clone()
        self.state.apply(option)
        self.record.add(self.state, seat, option)
        self.steps.append(Step(before, seat, list(self.state.raw_events)))

    def agents_answer(self) -> int | None:
        """What the agent on the seat chooses; None if a person sits there."""
        seat = self.state.seat
        assert seat is not None
        someone = self._agents[seat]
        options = self.state.options()
        if someone is None:
            return None
        if len(options) == 1:
            return options[0]
        # Seeded by the game and the moment: the same after an undo and in a game that was saved and loaded.
        someone.reseed(terminal_seed(self.state, len(self.steps), seat))
        return someone.choose(options, Position(self.state, seat))

    def undo(self, seat: int) -> bool:
        """Take the seat's last answer back. True: that reached back over what chance or a reveal had shown.

        Free back to the start of one's turn or the last barrier; alone, nobody is wronged by going further.
        """
        if not self.steps:
            raise CannotUndo("undo-nothing")
        last = self.steps[-1]
        alone = self.state.players == 1
        if last.seat != seat:
            raise CannotUndo("undo-other", last.seat)
        limit = undo_limit(last.before, self.state)
        if limit != FREE and not alone:
            raise CannotUndo("undo-shown" if limit == SHOWN else "undo-turn")
        self.steps.pop()
        self.state = last.before
        self.record.cut(len(self.steps))
        if limit == SHOWN:
            self.seats[seat].taken_back += 1
            self.record.header.seats[seat] = self.seats[seat].label
        return limit == SHOWN

    def story(self, viewer: int | None, since: int = -1) -> list[tuple[int, list[Event]]]:
        """What the viewer (None: a spectator) saw happen after so many actions, by number of action; 0 is the set-up."""
        table = self.game.events
        told = [(0, self.opening)] if since < 0 else []
        told += [(number + 1, step.events) for number, step in enumerate(self.steps) if number >= since]
        return [(number, [table.seen(raw, viewer) for raw in events]) for number, events in told if events]

    def encode(self) -> bytes:
        """The record as it stands: a saved game."""
        return self.record.encode(self.state)
