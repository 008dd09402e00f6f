"""Reads buildings, ancient buildings, and the places for them."""

from __future__ import annotations

from sanmon.games.bitoku.printed.base import BUILDING_TYPES, HILLS
from sanmon.games.bitoku.printed.tiles import Tiles


class Buildings(Tiles):
    """Adds buildings, ancient buildings, and the places for them."""

    def _buildings(self) -> None:
        reader = self.reader
        rows = reader.table("buildings.csv", ["type", "die", "action", "kodama", "amulet", "owner"])
        self.building_ids = self._ids(rows)
        self.buildings = len(rows)
        self.building_type = [self._number(row, "type", BUILDING_TYPES) for row in rows]
        self.building_die = [row.whole("die", 1, 6) for row in rows]
        self.building_effect = [self._effect(row, "action").number for row in rows]
        self.building_kodama = [row.whole("kodama", 0, 3) for row in rows]
        self.building_amulet = [row.whole("amulet", 0, 1) for row in rows]
        bonuses = ["vp", "vp | amulet 1", "vp + amulet 1"]
        self.building_owner = [self.effects.parse(row.one_of("owner", bonuses)).number for row in rows]
        for number, kind in enumerate(BUILDING_TYPES):
            reader.count("buildings.csv", self.building_type.count(number), 6, kind, "type")
        rows = reader.table("ancient.csv", ["die", "action"])
        self.ancients = len(rows)
        self.building_ids += self._ids(rows)
        self.building_type += [-1] * len(rows)
        self.building_die += [row.whole("die", 1, 6) for row in rows]
        self.building_effect += [self._effect(row, "action").number for row in rows]
        reader.count("ancient.csv", len(rows), 6)
        if len(set(self.building_ids)) != len(self.building_ids):
            reader.mistake("ancient.csv", "building-ids", column="id")
        rows = reader.table("places.csv", ["area", "type", "players"])
        self.site_ids = self._ids(rows)
        self.site_area = [self._number(row, "area", HILLS) for row in rows]
        self.site_type = [row.one_of("type", [*BUILDING_TYPES, "ancient"]) for row in rows]
        for count in range(1, 5):
            board = self.boards[count]
            board.sites = [[[] for _ in BUILDING_TYPES] for _ in HILLS]
            board.places = [[] for _ in HILLS]
            for number, row in enumerate(rows):
                least, most = self._players(row)
                if not least <= count <= most:
                    continue
                kind = self.site_type[number]
                board.places[self.site_area[number]].append(number)
                if kind == "ancient":
                    board.ancient.append(number)
                else:
                    board.sites[self.site_area[number]][BUILDING_TYPES.index(kind)].append(number)
            for area, kinds in zip(HILLS, board.sites, strict=True):
                if not any(kinds):
                    reader.mistake("places.csv", "no-place", name=area, players=count)
            if len(board.ancient) > self.ancients:
                said = {"n": len(board.ancient), "most": self.ancients}
                reader.mistake("places.csv", "ancient-places", "type", players=count, **said)
