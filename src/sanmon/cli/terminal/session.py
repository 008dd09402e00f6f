"""A game in progress at one terminal: its state, its record, its history, and undo."""

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
    """One answer: the state before it, the seat that gave it, and the events that followed."""

    before: State
    seat: int
    events: list[RawEvent]


class CannotUndo(Exception):
    """Undo is not possible. `reason` is a key of the catalogues; `seat` is another seat that has acted since."""

    def __init__(self, reason: str, seat: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.seat = seat


class Session:
    """The game, its seats and its history. It does no input and no output."""

    def __init__(self, state: State, record: Record, seats: list[Seat], opening: list[RawEvent]) -> None:
        self.state = state
        self.record = record
        self.seats = seats
        self.opening = opening  # the events of the set-up
        self.steps: list[Step] = []
        self._agents: list[Agent | None] = [None if seat.human else agent(seat.kind) for seat in seats]
        for bot in self._agents:
            if bot is not None:
                bot.cap(CAP)

    def spread(self, processes: int) -> None:
        """Lets agents that search use this many processes."""
        for bot in self._agents:
            if bot is not None:
                bot.spread(processes)

    @property
    def game(self) -> Game[Any]:
        """The game of this session."""
        return self.state.game

    @classmethod
    def begin(cls, game: Game[Any], seats: list[Seat], seed: int | None, settings: dict[str, Setting]) -> Session:
        """Starts a new game. The end of each turn has to be confirmed, so that the turn can be taken back first."""
        chosen = game.info.check_settings(len(seats), settings)
        state: State = game.start(len(seats), seed, True, None, **chosen)
        record = Record.begin(state, chosen, [seat.label for seat in seats])
        return cls(state, record, seats, list(state.raw_events))

    @classmethod
    def resume(cls, stored: StoredRecord, game: Game[Any]) -> Session:
        """Loads a saved game with its whole history, so that undo works as before."""
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
        """Applies the option for the seat that has to decide, and adds it to the record and the history."""
        seat = self.state.seat
        assert seat is not None
        before = self.state.clone()
        self.state.apply(option)
        self.record.add(self.state, seat, option)
        self.steps.append(Step(before, seat, list(self.state.raw_events)))

    def agents_answer(self) -> int | None:
        """The choice of the agent on the seat that has to decide; None if a person plays it."""
        seat = self.state.seat
        assert seat is not None
        bot = self._agents[seat]
        options = self.state.options()
        if bot is None:
            return None
        if len(options) == 1:
            return options[0]
        # Seeded by the game and the number of moves: the answer is the same after an undo and in a loaded game.
        bot.reseed(terminal_seed(self.state, len(self.steps), seat))
        return bot.choose(options, Position(self.state, seat))

    def undo(self, seat: int) -> bool:
        """Takes back the seat's last answer. Returns True if chance or a reveal had already shown something since.

        With other players, undo goes back to the start of the turn or to the last barrier, whichever is later. In a
        solo game it has no limit, because it is unfair to nobody.
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
        """The events that the viewer (None: a spectator) saw after the first `since` actions, by number of action.

        The set-up has the number 0; a `since` of -1 includes it.
        """
        table = self.game.events
        numbered = [(0, self.opening)] if since < 0 else []
        numbered += [(number + 1, step.events) for number, step in enumerate(self.steps) if number >= since]
        return [(number, [table.seen(raw, viewer) for raw in events]) for number, events in numbered if events]

    def encode(self) -> bytes:
        """The record so far, as the bytes of a saved game."""
        return self.record.encode(self.state)
