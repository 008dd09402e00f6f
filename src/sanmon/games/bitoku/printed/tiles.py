"""Reads crystals, mitama, dragonflies, lakes, gates and rocks."""

from __future__ import annotations

from sanmon.games.bitoku.printed.base import (
    BUILDING_TYPES,
    COLOURS,
    FAMILIES,
    MITAMA_TYPES,
    SHINIGAMI,
    TRIGGERS,
    YOKAI_TYPES,
)
from sanmon.games.bitoku.printed.cards import Cards


class Tiles(Cards):
    """Adds crystals, mitama, dragonflies, lakes, gates and rocks."""

    def _tiles(self) -> None:
        reader = self.reader
        rows = reader.table("crystals.csv", ["colour", "effect", "vp", "copies"])
        self.crystal_ids = self._ids(rows)
        self.crystal_colour = [self._number(row, "colour", COLOURS) for row in rows]
        self.crystal_copies = [row.whole("copies", 1, 32) for row in rows]
        self.crystal_vp = [row.whole("vp", 0, 2) for row in rows]
        self.crystal_effect: list[int] = []
        self.crystal_trigger: list[int] = []
        for row, colour in zip(rows, self.crystal_colour, strict=True):
            memory = colour == 2
            self.crystal_trigger.append(self._number(row, "effect", TRIGGERS) if memory else -1)
            self.crystal_effect.append(self.effects.parse("-").number if memory else self._effect(row, "effect").number)
            if memory != (row.whole("vp", 0, 2) > 0):
                row.mistake("vp", "memory-points")
        reader.count("crystals.csv", sum(self.crystal_copies), 32, column="copies")
        rows = reader.table("mitama.csv", ["type", "effect", "copies"])
        self.mitama_ids = self._ids(rows)
        self.mitama_type = [self._number(row, "type", MITAMA_TYPES) for row in rows]
        self.mitama_effect = [self._effect(row, "effect").number for row in rows]
        self.mitama_copies = [row.whole("copies", 1, 24) for row in rows]
        for number, kind in enumerate(MITAMA_TYPES):
            copies = sum(n for n, sort in zip(self.mitama_copies, self.mitama_type, strict=True) if sort == number)
            reader.count("mitama.csv", copies, 4 if number == SHINIGAMI else 5, kind, "type")
        rows = reader.table("dragonflies.csv", ["effect", "copies"])
        self.fly_ids = self._ids(rows)
        self.fly_effect = [self._effect(row, "effect").number for row in rows]
        self.fly_copies = [row.whole("copies", 1, 32) for row in rows]
        reader.count("dragonflies.csv", sum(self.fly_copies), 32, column="copies")
        rows = reader.table("lakes.csv", ["first", "second", "third"])
        self.lake_ids = self._ids(rows)
        self.lakes = [[row.whole(rank, 0, 30) for rank in ("first", "second", "third")] for row in rows]
        reader.count("lakes.csv", len(rows), 5)
        rows = reader.table("gates.csv", ["side", "effect"])
        self.gate_ids = self._ids(rows)
        self.gate_side = [self._number(row, "side", ["a", "b"]) for row in rows]
        self.gate_effect = [self._effect(row, "effect").number for row in rows]
        for number, side in enumerate("ab"):
            reader.count("gates.csv", self.gate_side.count(number), 8, side, "side")

    def _rocks(self) -> None:
        reader = self.reader
        rows = reader.table("rocks.csv", ["family", "types"])
        self.rock_ids = self._ids(rows)
        self.rock_family = [self._number(row, "family", FAMILIES) for row in rows]
        self.rock_types: list[list[int]] = []
        known = [YOKAI_TYPES[:5], MITAMA_TYPES[:4], BUILDING_TYPES]
        for row, family in zip(rows, self.rock_family, strict=True):
            types: list[int] = []
            for name in row.text("types").split("+"):
                if name.strip() not in known[family]:
                    row.not_one_of("types", name.strip(), known[family])
                else:
                    types.append(known[family].index(name.strip()))
            self.rock_types.append(types)
        reader.count("rocks.csv", len(rows), 13)
        for family, expected in zip(range(3), (5, 4, 4), strict=True):
            reader.count("rocks.csv", self.rock_family.count(family), expected, FAMILIES[family], "family")
