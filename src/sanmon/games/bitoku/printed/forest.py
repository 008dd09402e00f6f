"""Reads the regions, the rows of their forest actions, the Home, and the displays."""

from __future__ import annotations

from typing import Final

from sanmon.games.bitoku.printed.base import HILL_OF_REGION, HOME, REGIONS
from sanmon.games.bitoku.printed.board import Boards
from sanmon.kernel.tables import Row

MOST_ROWS: Final = 60  # of forest actions; the box has 20


class Forest(Boards):
    """Adds the regions, the rows of their forest actions, the Home, and the displays."""

    def _regions(self) -> None:
        reader = self.reader
        rows = reader.table("regions.csv", ["dice-2", "dice-3", "dice-4", "hill-3", "hill-4", "area"])
        if [row.cells["id"] for row in rows] != REGIONS:
            reader.mistake("regions.csv", "lines", known=", ".join(REGIONS))
            rows = []
        for region, row in enumerate(rows):
            for count, board in enumerate(self.boards):
                board.dice[region] = row.whole(f"dice-{max(2, count)}", 1, 6)
                board.shared = count <= 2
                if region != HOME:
                    hill = HILL_OF_REGION[region]
                    board.hill_spaces[hill] = 2 if count <= 2 else row.whole(f"hill-{count}", 1, 3)
            if region != HOME:
                for places in ("dice", "hill"):
                    self._grows(row, places)
        rows = reader.table("forest.csv", ["region", "die", "effect"], MOST_ROWS)
        self.forest_ids = self._ids(rows)
        self.forest_effect: list[int] = []
        # [region] -> the row of the kodama, -1 if there is none
        self.forest_kodama = [-1] * len(REGIONS)
        # [region][die, 1 to 6] -> the row that the die reaches, -1 if it reaches only the row of the kodama
        self.forest_best = [[-1] * 7 for _ in REGIONS]
        for number, row in enumerate(rows):
            region = self._number(row, "region", REGIONS)
            least = row.whole("die", 1, 6)
            effect = self._effect(row, "effect")
            self.forest_effect.append(effect.number)
            if effect.text == "kodama-here":
                self.forest_kodama[region] = number
            else:
                for die in range(least, 7):
                    self.forest_best[region][die] = number
        for region, best in enumerate(self.forest_best):
            if region != HOME and (self.forest_kodama[region] < 0 or -1 in best[2:]):
                reader.mistake("forest.csv", "forest-rows", region=REGIONS[region])
        rows = reader.table("home.csv", ["place", "players", "die", "effect"])
        self.home_ids = self._ids(rows)
        self.home_effect = [self._effect(row, "effect").number for row in rows]
        self.home_die = [row.whole("die", 1, 6) for row in rows]
        for count in range(1, 5):
            home_places: list[tuple[int, int]] = []
            for number, row in enumerate(rows):
                least, most = self._players(row)
                if least <= count <= most:
                    home_places.append((row.whole("place", 1, 6), number))
            home_places.sort()
            self.boards[count].home = [number for _, number in home_places]
            if [place for place, _ in home_places] != list(range(1, self.boards[count].dice[HOME] + 1)):
                reader.mistake("home.csv", "home-places", players=count, most=self.boards[count].dice[HOME])

    def _grows(self, row: Row, places: str) -> None:
        """Checks that a region or hill has more die spaces with four players than with three (2.1).

        Older sets, whose set.toml names no ruleset from 3 on, are only warned about.
        """
        three, four = row.whole(f"{places}-3", 1, 6), row.whole(f"{places}-4", 1, 6)
        if four > three:
            return
        note = row.mistake if self.ruleset > 2 else row.doubt
        note(f"{places}-4", "more-spaces", four=four, three=three)

    def _displays(self) -> None:
        reader = self.reader
        rows = reader.table("displays.csv", ["display", "place", "players", "cost", "gain"])
        names = ["mitama", "dragonfly", "crystal", "building"]
        self.display_price: list[list[int]] = [[], [], [], []]
        self.display_gain: list[list[int]] = [[], [], [], []]
        self.display_vp: list[list[int]] = [[], [], [], []]
        for row in rows:
            display = self._number(row, "display", names)
            if row.whole("place", 1, 8) != len(self.display_price[display]) + 1:
                row.mistake("place", "in-order", expected=len(self.display_price[display]) + 1)
            least, most = self._players(row)
            for count in range(least, most + 1):
                self.boards[count].length[display] += 1
            self.display_price[display].append(self._price(row, "cost"))
            gain = self._effect(row, "gain").number
            self.display_gain[display].append(gain)
            self.display_vp[display].append(self._points_of(gain))
        for count in range(1, 5):
            for name, length in zip(names, self.boards[count].length, strict=True):
                if not length:
                    reader.mistake("displays.csv", "display-empty", name=name, players=count)
        self.places = max(1, *[len(prices) for prices in self.display_price])
