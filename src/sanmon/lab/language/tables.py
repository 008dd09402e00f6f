"""Tables at which one seat is somebody who reads text, and the others are agents."""

from __future__ import annotations

import secrets
from typing import Any

import sanmon
from sanmon.bots.agents import Position
from sanmon.kernel import clauses
from sanmon.kernel.errors import SetupError
from sanmon.kernel.messages import Event
from sanmon.kernel.words import Words
from sanmon.lab.language.text import position_text
from sanmon.lab.play import seat_agents

MOST_TABLES = 100
MOST_CLAUSES = 12  # in one answer about the rules


class ReadersTable:
    """A game in which one seat gets its position as text."""

    def __init__(self, game: str, players: int | None, seat: int, opponent: str, seed: int | None) -> None:
        self.game = sanmon.load(game)
        count = self.game.info.check_players(players)
        if not 0 <= seat < count:
            raise SetupError(f"seat is a number from 0 to {count - 1}, not {seat}")
        number = secrets.randbits(62) if seed is None else seed
        self.state = self.game.start(count, number)
        self.seat = seat
        self.words = Words(self.game, "en")
        names = [None if other == seat else opponent for other in range(count)]
        self.agents = seat_agents(names, number)
        self.changes: list[Event] = list(self.state.events_for(seat))
        self._others_play()

    def _others_play(self) -> None:
        """Lets the agents play until the reader may decide or the game is over."""
        state = self.state
        while state.seat is not None and self.seat not in state.seats:
            bot = self.agents[state.seat]
            assert bot is not None
            state.apply(bot.choose(state.options(), Position(state, state.seat)))
            self.changes += state.events_for(self.seat)

    def text(self) -> str:
        """The position as the reader may know it."""
        return position_text(self.state, self.seat, self.words, self.changes)

    def move(self, text: str) -> str:
        """Carries out the reader's move, lets the others play, and returns the position after that."""
        self.state.apply(text.strip(), self.seat)
        self.changes = list(self.state.events_for(self.seat))
        self._others_play()
        return self.text()


class Tables:
    """The tables of one server, by number."""

    def __init__(self) -> None:
        self._tables: dict[int, ReadersTable] = {}
        self._opened = 0

    def open(
        self, game: str, players: int | None, seat: int, opponent: str, seed: int | None
    ) -> tuple[int, ReadersTable]:
        """Opens a table; returns its number too. The oldest is closed if there are too many."""
        table = ReadersTable(game, players, seat, opponent, seed)
        self._opened += 1
        self._tables[self._opened] = table
        while len(self._tables) > MOST_TABLES:
            del self._tables[next(iter(self._tables))]
        return self._opened, table

    def find(self, number: int) -> ReadersTable:
        """The table of this number; raises SetupError if there is none."""
        if number not in self._tables:
            known = ", ".join(str(one) for one in self._tables) or "none; open one first"
            raise SetupError(f"there is no table {number}; the open tables are: {known}")
        return self._tables[number]


def games_text() -> str:
    """All games, with their player counts."""
    lines = []
    for name in sanmon.games():
        info: Any = sanmon.info(name)
        lines.append(f"- {name}: {', '.join(str(count) for count in info.players)} players")
    return "\n".join(lines)


def rules_text(game: str, query: str) -> str:
    """The clauses under a number such as 4 or 4.2, or those that match some words."""
    found = clauses.search(clauses.load(sanmon.info(game).package), query)
    if not found:
        return (
            f"No clause of {game} matches {query!r}. Ask for a chapter, such as 4, a clause, such as 4.2, or for words."
        )
    shown = [f"{clause.id} ({clause.heading}) {clause.text}" for clause in found[:MOST_CLAUSES]]
    if len(found) > MOST_CLAUSES:
        shown.append(
            f"There are {len(found) - MOST_CLAUSES} more: {', '.join(one.id for one in found[MOST_CLAUSES:])}."
        )
    return "\n".join(shown)
