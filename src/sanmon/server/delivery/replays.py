"""Replays: a finished game at any step, as any seat saw it.

To show a step, the game has to be replayed up to it. So every 25th state is kept, for the last few games.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from sanmon.kernel.game import Game
from sanmon.kernel.state import State
from sanmon.server.delivery import seat_messages
from sanmon.server.domain.entries import Header, LogEntry, Moved
from sanmon.server.domain.replaying import game_states, moves_that_count, play
from sanmon.server.protocol.after_game import Replay, ReplayStep
from sanmon.server.protocol.tables import SeatInfo
from sanmon.server.protocol.websocket import Entry, Position

KEPT_EVERY = 25  # steps
KEPT_GAMES = 8


class Replayed:
    """A finished game, replayed once from its log. Step 0 is the start, step n the nth move that was not taken back."""

    def __init__(self, game: Game[Any], header: Header, log: Sequence[LogEntry]) -> None:
        self.game = game
        self.header = header
        self.moves: list[Moved] = moves_that_count(log)
        self.events: list[list[list[int]]] = []
        self.turns: list[int] = []
        self.prompts: list[dict[int | None, str]] = []
        self.kept: list[State] = []
        seats = [*range(header.players), None]
        for number, (_, state) in enumerate(game_states(game, header, log)):
            self.events.append([list(raw) for raw in state.raw_events])
            self.turns.append(state.turn)
            self.prompts.append({seat: state.prompt(seat).key for seat in seats})
            if number % KEPT_EVERY == 0:
                self.kept.append(state.clone())
        assert state.result is not None
        self.result = state.result

    def state(self, n: int) -> State:
        """The state after step `n`."""
        state = self.kept[n // KEPT_EVERY].clone()
        for _ in play(state, self.moves[n - n % KEPT_EVERY : n]):
            pass
        return state

    def step(self, n: int, seat: int | None) -> ReplayStep:
        """One step with its events as the seat saw them, and with the move: after the end it is no longer secret."""
        move = self.moves[n - 1] if n else None
        vocabulary = self.game.vocabulary
        return ReplayStep(
            n,
            None if move is None else move.seat,
            self.turns[n],
            seat_messages.events(self.game, self.events[n], seat),
            self.prompts[n][seat],
            None if move is None else vocabulary.describe(vocabulary.option(move.do)),
        )

    def steps(self, seat: int | None) -> list[ReplayStep]:
        """All steps as a seat saw them."""
        return [self.step(n, seat) for n in range(len(self.moves) + 1)]

    def message(self, table: str, seats: list[SeatInfo], seat: int | None, commitment: str) -> Replay:
        """The whole game of a table, as a seat saw it."""
        header = self.header
        return Replay(
            table, header.game, header.players, header.settings, header.components, seats, self.steps(seat),
            header.seed, header.seeds, commitment, self.result,
        )  # fmt: skip

    def position(self, n: int, seat: int | None) -> Position:
        """The position after step `n` as the seat saw it, with the options it had."""
        state = self.state(n)
        step = self.step(n, seat)
        return Position(
            n=n,
            view=state.view(seat),
            prompt=state.prompt(seat),
            options=[] if seat is None else [state.describe(option) for option in state.options(seat)],
            entries=[Entry(n, "move" if n else "start", step.seat, step.events, step.do)],
            turn=state.turn,
            undo=False,
            result=state.result,
        )


class Replays:
    """A cache of the last `KEPT_GAMES` games that were replayed."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replayed] = OrderedDict()

    def of(self, table: str, game: Game[Any], header: Header, log: Sequence[LogEntry]) -> Replayed:
        """The replay of a table's game, from the cache if it is there. May be called from any thread."""
        replayed = self._kept.get(table)
        if replayed is None:
            replayed = Replayed(game, header, log)
        self._kept[table] = replayed
        while len(self._kept) > KEPT_GAMES:
            self._kept.popitem(last=False)
        return replayed
