"""Facts: what a seat may know as lists of whole numbers, from which rows of numbers are written (`kernel/rows`).

A game's own facts derive from `Facts`. They are compiled, and they may keep what is slow to compute from one call to
the next, as long as the result depends on the state and the seat only. Like a view, they start with nothing and get
only what the seat may see; tests hold them against the view.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from sanmon.kernel.state import State


class Question:
    """Where in a row it stands whom the game waits for, and what the reader is asked.

    `keys` has the place for each kind of frame, `names` the places of the things that the arguments of a prompt may
    name. A number goes to its place in `numbers`, or to `number` if it has none there. `printed` has, for things that
    arguments name, places and numbers in turn. `room` is how many players the layout has room for. `always` are places
    and numbers that every row has.
    """

    def __init__(
        self,
        always: list[int],
        room: int,
        players: int,
        seat: int,
        asked: int,
        keys: list[int],
        waits: int,
        over: int,
        number: int,
        names: dict[str, dict[str, int]],
        numbers: dict[str, int],
        printed: dict[str, dict[str, list[int]]],
    ) -> None:
        self.always = always
        self.room = room
        self.players = players
        self.seat = seat
        self.asked = asked
        self.keys = keys
        self.waits = waits
        self.over = over
        self.number = number
        self.names = names
        self.numbers = numbers
        self.printed = printed

    def pairs(self, state: State, seat: int) -> list[int]:
        """Places and numbers in turn, as the instruction `pairs` reads them."""
        out = self.always[:]
        out.append(self.seat + seat)
        out.append(1)
        players = self.players
        at = self.asked
        mine = False
        if state.sealed:
            for who in state.seats:
                out.append(at + (who - seat) % players)
                out.append(1)
                at += self.room
                if who == seat:
                    mine = True
        else:
            who = -1 if state.seat is None else state.seat
            if who < 0:
                out.append(self.over)
                out.append(1)
                return out
            out.append(at + (who - seat) % players)
            out.append(1)
            mine = who == seat
        if not mine:
            out.append(self.waits)
            out.append(1)
            return out
        frame = state.stack[-1]
        out.append(self.keys[frame[0]])
        out.append(1)
        args = state.game.kinds[frame[0]].args(state, frame)
        for name, value in args.items():
            if isinstance(value, int):
                if value:
                    out.append(self.numbers.get(name, self.number))
                    out.append(value)
            elif value is not None:
                known = self.printed.get(name)
                if known is not None:
                    out.extend(known[value])
                places = self.names.get(name)
                if places is not None:
                    place = places.get(value, -1)
                    if place >= 0:
                        out.append(place)
                        out.append(1)
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts:
    """What seats of one table may know. One object serves one table after another."""

    def __init__(self, game: Any, players: int, question: Question) -> None:
        self.game = game
        self.players = players
        self.question = question

    def of(self, state: Any, seat: int) -> list[list[int]]:
        """The parts, in the game's own order; the first is that of the question.

        Nobody changes them, and they are out of date after the next move.
        """
        raise NotImplementedError
