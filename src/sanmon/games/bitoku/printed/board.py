"""Reads the set's numbers, and what is printed on the boards of the players."""

from __future__ import annotations

from sanmon.games.bitoku.printed.base import COLOURS, Printed, expand_any
from sanmon.kernel.effects import Effect
from sanmon.kernel.errors import NotationError


class Boards(Printed):
    """Adds the set's numbers, and what is printed on the boards of the players."""

    def _scalars(self) -> None:
        reader = self.reader
        # The ruleset that the set was made for; sets that name none are older than ruleset 3.
        self.ruleset = reader.number("ruleset", 1, 999) if "ruleset" in reader.scalars else 1
        self.start_dice = self._numbers("start.dice", 3, 1, 6)
        self.start_awake = reader.number("start.awake", 0, 11)
        self.start_goods = self._scalar_effect("start", "goods")
        self.track = reader.number("kodama.length", 2, 20) - 1  # the last space, counted from 0
        self.neutral = reader.number("kodama.neutral", 1, self.track + 1) - 1
        self.bitoku_points = [0, *self._numbers("bitoku.types", 7, 0, 99)]
        self.first_points = reader.number("scoring.first", 0, 99)
        self.tally = reader.number("scoring.divisor", 1, 99)
        self.tengu_dice = self._numbers("tengu.dice", 3, 1, 6)
        self.tengu_goods = self._scalar_goods("goods")
        self.tengu_building_goods = self._scalar_goods("rock-building")
        self.tengu_mitama_goods = self._scalar_goods("rock-mitama")
        for count in range(1, 5):
            self.boards[count].garden = reader.number(f"garden.players-{count}", 0, 13)

    def _scalar_effect(self, table: str, key: str) -> Effect:
        reader = self.reader
        text = reader.scalars.get(table, {}).get(key)
        try:
            return self.effects.parse(expand_any(str(text)))
        except NotationError as error:
            reader.not_notation("set.toml", error, column=f"{table}.{key}")
            return self.effects.parse("-")

    def _scalar_goods(self, key: str) -> list[int]:
        reader = self.reader
        text = str(reader.scalars.get("tengu", {}).get(key))
        try:
            return self.prices[self.price(text)].ways[0]
        except NotationError as error:
            reader.not_notation("set.toml", error, column=f"tengu.{key}")
            return [0, 0, 0, 0]

    def _player_board(self) -> None:
        reader = self.reader
        rows = reader.table("board.csv", ["sort", "place", "cost", "vp"])
        self.marker_price: list[int] = []
        self.marker_points: list[int] = []
        self.slot_ids: list[str] = []
        self.slot_colour: list[int] = []
        self.slot_points: list[int] = []
        self.rock_prices: list[list[int]] = []  # [rock place] -> the prices of the pilgrims' places there
        self.rock_costs: list[str] = []  # what a pilgrim's place can cost, in the notation, without free places
        self.rock_cost_prices: list[int] = []  # the prices of these costs
        for row in rows:
            sort = row.one_of("sort", ["marker", *COLOURS, "rock"])
            price = self._price(row, "cost")
            points = row.whole("vp", 0, 50)
            if sort == "marker":
                self.marker_price.append(price)
                self.marker_points.append(points)
            elif sort == "rock":
                place = row.whole("place", 1, 8)
                while len(self.rock_prices) < place:
                    self.rock_prices.append([])
                self.rock_prices[place - 1].append(price)
                if price not in self.rock_cost_prices and not self.prices[price].free:
                    self.rock_cost_prices.append(price)
                    self.rock_costs.append(expand_any(row.cells["cost"]))
            else:
                self.slot_ids.append(row.id())
                self.slot_colour.append(COLOURS.index(sort))
                self.slot_points.append(points)
        reader.count("board.csv", len(self.marker_price), 6, "marker", "sort")
        reader.count("board.csv", len(self.slot_ids), 8, " + ".join(COLOURS), "sort")
        if self.slot_colour[:3] != [0, 0, 0]:
            reader.mistake("board.csv", "wit-first", column="sort")
        # Slots of one colour are filled in the order of their points, most first; among wit slots the player chooses.
        self.slots_of = [
            sorted(
                (slot for slot in range(len(self.slot_ids)) if self.slot_colour[slot] == colour),
                key=lambda slot: -self.slot_points[slot] * (self.slot_colour[slot] > 0),
            )
            for colour in range(3)
        ]
        self.rock_places = len(self.rock_prices)
