"""The score pad of a game on a real table: it asks for what counts, one kind of points after the other.

A game's pad (`box/pad.py`) derives from `Pad`. It asks only for facts, such as how many roofs there are; what they are
worth is said by the functions with which the game's own rules score. Every sum is told with its numbers, by the
message `event-companion-sum-KEY` of the game's catalogue; what all pads say is in the kernel's own.

A row is a player or, after them, a solo opponent that scores too; events name it as `player`, counted from 1.
"""

from __future__ import annotations

from sanmon.kernel.box.companion import Companion, Field, Line, number_field
from sanmon.kernel.messages import Arg, Result

MOST_SCORE = 400


class Pad(Companion):
    """The final scoring of one game."""

    rivals = 0  # 1 in a solo game whose opponent scores

    def rows(self) -> range:
        """The players, and a solo opponent that scores."""
        return range(self.players + self.rivals)

    def begin(self, rivals: int) -> None:
        """Begins with no points; `rivals` is 1 if a solo opponent scores too."""
        self.rivals = rivals
        self.points: list[dict[str, int]] = [{} for _ in self.rows()]

    def category(self, key: str) -> None:
        """Begins a kind of points."""
        self.heading("score", {"score": key})

    def amounts(self, key: str, clause: str, most: int, usual: list[int] | None = None, rows: int = -1) -> list[int]:
        """Asks every row for a number; `rows` asks only so many of them, and the others have 0."""
        asked = self.rows()[:rows] if rows >= 0 else self.rows()
        if not asked:
            return [0 for _ in self.rows()]
        fields = [
            number_field(f"player:{row + 1}", most, usual[row] if usual and row < len(usual) else 0) for row in asked
        ]
        answers = [int(answer) for answer in self.ask(key, {}, clause, fields)]
        return answers + [0] * (len(self.rows()) - len(answers))

    def each_says(self, key: str, clause: str, domain: str, choices: list[str], args: dict[str, Arg]) -> list[str]:
        """Asks every player to choose one of the same things."""
        fields = [Field(f"player:{row + 1}", domain, choices, choices[0]) for row in range(self.players)]
        return self.ask(key, args, clause, fields)

    def track(self, key: str, clause: str) -> list[int]:
        """Asks for the points counted during the game; those that the page has tracked are filled in."""
        self.category(key)
        points = self.amounts(key, clause, MOST_SCORE, self.tracked)
        for row in self.rows():
            self.add(row, key, points[row])
        return points

    def add(self, row: int, key: str, points: int) -> None:
        """Gives a row points of a kind."""
        table = self.points[row]
        table[key] = table.get(key, 0) + points

    def sum(self, row: int, key: str, points: int, clause: str, sentence: str = "", **facts: Arg) -> None:
        """Gives a row points of a kind, and tells how they add up."""
        self.add(row, key, points)
        args: dict[str, Arg] = {"player": str(row + 1), "points": points}
        self.note(f"sum-{sentence or key}", args | facts, clause)

    def close(self, scores: list[int], ranks: list[int], verdict: str | None, clause: str) -> None:
        """Tells the totals and who wins, by how much, and what broke a tie."""
        tables = tuple([{key: n for key, n in table.items() if n} for table in self.points])
        self.result = Result(tuple(scores), tuple(ranks), tables, verdict)
        self.heading("result", {})
        for row in self.rows():
            self.note("total", {"player": str(row + 1), "n": scores[row]})
        self.over = True
        if self.players == 1:
            if verdict is not None:
                self.note("verdict", {"verdict": verdict}, clause)
            return
        first = [row for row in self.rows() if ranks[row] == 1]
        if len(first) > 1:
            for row in first:
                self.note("shares", {"player": str(row + 1)}, clause)
            return
        winner = first[0]
        lead = scores[winner] - max([scores[row] for row in self.rows() if row != winner])
        self.note("wins" if lead else "wins-tie", {"player": str(winner + 1), "n": lead}, clause)

    def board(self) -> list[Line]:
        """What every row has so far."""
        return [Line("total", {"player": str(row + 1), "n": sum(self.points[row].values())}) for row in self.rows()]
