"""Reads yokai, bitoku cards, visions, and the cards of the Tengu."""

from __future__ import annotations

import re

from sanmon.games.bitoku.printed.base import (
    CONDITIONS,
    FAVOURITE,
    GOODS,
    PER,
    REGIONS,
    TENGU_ITEMS,
    YAMA_UBA,
    YOKAI_TYPES,
)
from sanmon.games.bitoku.printed.forest import Forest


class Cards(Forest):
    """Adds yokai, bitoku cards, visions, and the cards of the Tengu."""

    def _yokai(self) -> None:
        reader = self.reader
        rows = reader.table("yokai.csv", ["type", "start", "effect", "per", "vp", "max"])
        self.yokai_ids = self._ids(rows)
        self.yokai_type = [self._number(row, "type", YOKAI_TYPES) for row in rows]
        self.yokai_start = [row.one_of("start", ["yes", "no"]) == "yes" for row in rows]
        self.yokai_effect = [self._effect(row, "effect").number for row in rows]
        self.yokai_per = [self._number(row, "per", PER) for row in rows]
        self.yokai_vp = [row.whole("vp", 0, 20) for row in rows]
        self.yokai_max = [row.whole("max", 0, 50) for row in rows]
        self.starting = [card for card in range(len(rows)) if self.yokai_start[card]]
        self.market = [card for card in range(len(rows)) if not self.yokai_start[card]]
        if sorted(self.yokai_type[card] for card in self.starting) != [0, 1, 2, 3, 4]:
            reader.mistake("yokai.csv", "starting-cards", column="start")
        for number, kind in enumerate(YOKAI_TYPES):
            market_cards = sum(1 for card in self.market if self.yokai_type[card] == number)
            expected = 4 if number == YAMA_UBA else 5
            if market_cards != expected:
                said = {"found": market_cards, "expected": expected}
                reader.mistake("yokai.csv", "yokai-count", column="type", what=kind, **said)
        rows = reader.table("bitoku.csv", ["effect", "copies"])
        self.bitoku_ids = self._ids(rows)
        self.bitoku_effect = [self._effect(row, "effect").number for row in rows]
        self.bitoku_copies = [row.whole("copies", 1, 24) for row in rows]
        self.bitoku_vp = [self._points_of(number) for number in self.bitoku_effect]
        if self.bitoku_copies != [5, 5, 4, 4, 3, 2, 1]:
            reader.mistake("bitoku.csv", "bitoku-copies", column="copies", text=", ".join(map(str, self.bitoku_copies)))

    def _visions(self) -> None:
        reader = self.reader
        rows = reader.table("visions.csv", ["needs", "vp", "penalty"])
        self.vision_ids = self._ids(rows)
        self.vision_needs: list[list[int]] = []
        self.vision_text = [row.cells["needs"] for row in rows]
        self.vision_vp = [row.whole("vp", 1, 30) for row in rows]
        self.vision_penalty = [row.whole("penalty", 1, 2) for row in rows]
        for row in rows:
            needs = [0] * len(CONDITIONS)
            for need in row.text("needs").split("+"):
                match = re.fullmatch(r"\s*(?:(\d)\s+)?([a-z]+)\s*", need)
                if match is None or match[2] not in CONDITIONS:
                    row.mistake("needs", "vision-need", text=need.strip(), known=", ".join(CONDITIONS))
                else:
                    needs[CONDITIONS.index(match[2])] += int(match[1] or 1)
            self.vision_needs.append(needs)
        reader.count("visions.csv", len(rows), 28)

    def _tengu(self) -> None:
        reader = self.reader
        rows = reader.table("tengu.csv", ["yokai", "bitoku", "place", "item", "goods", "associated"])
        self.tengu_ids = self._ids(rows)
        self.tengu_yokai = [row.one_of("yokai", ["yes", "no"]) == "yes" for row in rows]
        self.tengu_bitoku = [row.one_of("bitoku", ["yes", "no"]) == "yes" for row in rows]
        self.tengu_place = [self._number(row, "place", [*REGIONS, "favourite"]) for row in rows]
        self.tengu_item = [self._number(row, "item", TENGU_ITEMS) for row in rows]
        self.tengu_gains = [self.prices[self._price(row, "goods")].ways[0] for row in rows]
        self.tengu_associated = [self._number(row, "associated", ["-", *GOODS]) - 1 for row in rows]
        reader.count("tengu.csv", len(rows), 10)
        reader.count("tengu.csv", self.tengu_place.count(FAVOURITE), 2, "favourite", "place")
        for card, row in enumerate(rows):
            glade = self.tengu_place[card] == REGIONS.index("glade")
            if glade != (sum(self.tengu_gains[card]) == 2):
                row.mistake("goods", "glade-goods")
