"""Reads and checks a component set of Satori. Reports all mistakes at once, each with its file, line and column."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from sanmon.games.satori.domains import COLOUR_IDS, LANTERN_IDS, Domains
from sanmon.games.satori.options import Options
from sanmon.games.satori.parts import Parts
from sanmon.games.satori.rules.scoring import SORIN_KINDS
from sanmon.games.satori.state import BASICS, INCENSE, MOST_INCENSE, UPPER
from sanmon.kernel.effects import ACT, ALL, BUNDLE, CHOICE, GAIN, MIX, Composition, Effect, Effects
from sanmon.kernel.errors import NotationError
from sanmon.kernel.tables import Row, SetReader
from sanmon.kernel.vocabulary import Vocabulary

DEFAULT = Path(__file__).parent / "components" / "sanmon-1"

PRINTINGS = (2024, 2023)
AMULETS = ("points", "emerald", "tiles", "jokoros", "offerings")
PAIRS = [{"mon", "incense"}, {"jokoro", "hikari"}, {"pagoda", "hikari"}]


class SatoriSet:
    """Reads the tables of a component set, checks them, and fills the lists that the rules use."""

    def __init__(self, folder: Path | None, effects: Effects) -> None:
        self.effects = effects
        reader = self.reader = SetReader(folder or DEFAULT, "satori", __package__)
        self.basics = reader.table("basic_altars.csv", ["colour", "row", "left", "right", "lantern"])
        self.altars = reader.table("altars.csv", ["colour", "left", "right", "jokoro"])
        self.decorations = reader.table("decorations.csv", ["copies", "right"])
        self.slots = reader.table("slots.csv", ["cost"])
        self.wheels = reader.table("wheels.csv", ["effect"])
        self.offerings = reader.table("offerings.csv", ["level", "reward"])
        self.tiers = reader.table("tiers.csv", ["cost", "points"])
        self.roofs = reader.table("roofs.csv", ["level", "cost", "points"])
        self.costs = reader.table("costs.csv", ["cost"])
        self.sorin = reader.table("sorin.csv", ["kind", "printing", "base", "each"])
        self.tiles = reader.table("meditation.csv", ["era", "copies", "effect"])
        self.starting = reader.table("starting.csv", ["effect"])
        self.amulets = reader.table("amulets.csv", ["number", "most", "bonus"])
        self.mountains = reader.table("mountains.csv", ["flower"])
        self.limits = [
            reader.number("supply.wood", 1, 99),
            reader.number("supply.stone", 1, 99),
            reader.number("supply.mon", 1, 99),
            reader.number("supply.emerald", 1, 99),
        ]
        # By number of players. A solo game has no plots, and no game has 0 players.
        self.plots = [0, 0, *[reader.number(f"plots.players-{players}", 0, 15) for players in (2, 3, 4)]]
        self.check_counts()

    def check_counts(self) -> None:
        """Checks that every table has as many lines as the box has pieces, in the right order."""
        count = self.reader.count
        count("basic_altars.csv", len(self.basics), BASICS)
        count("altars.csv", len(self.altars), 15)
        count("slots.csv", len(self.slots), 3)
        count("tiers.csv", len(self.tiers), 6)
        count("roofs.csv", len(self.roofs), 5)
        count("costs.csv", len(self.costs), 7)
        count("starting.csv", len(self.starting), 6)
        count("amulets.csv", len(self.amulets), 5)
        count("mountains.csv", len(self.mountains), 3)
        count("decorations.csv", sum(row.whole("copies", 1, 3) for row in self.decorations), 16, column="copies")
        for era, tiles in ((1, 36), (2, 24)):
            tiles_found = sum(row.whole("copies", 1, 60) for row in self.tiles if row.whole("era", 1, 2) == era)
            if tiles_found != tiles:
                said = {"found": tiles_found, "expected": tiles, "era": era}
                self.reader.mistake("meditation.csv", "era-count", column="copies", **said)
        for place, row in enumerate(self.basics[:BASICS]):
            expected = "upper" if place < UPPER else "lower"
            if row.one_of("row", ("upper", "lower")) != expected:
                row.mistake("row", "upper-first", expected=expected)
        if not 1 <= len(self.wheels) <= 12:
            self.reader.mistake("wheels.csv", "wheel-count", n=len(self.wheels))
        if len(self.offerings) < 3:
            self.reader.mistake("offerings.csv", "three-levels")
        for files, column in ((self.offerings, "level"), (self.roofs, "level"), (self.amulets, "number")):
            for place, row in enumerate(files, 1):
                if row.whole(column, 1, 99) != place:
                    row.mistake(column, "in-order", expected=place)
        self.check_pairs()

    def check_pairs(self) -> None:
        """Checks that each colour has an upper and a lower altar, whose lanterns are one of the three pairs (16.6)."""
        colours = [row.one_of("colour", COLOUR_IDS) for row in self.basics]
        lantern_pairs: list[set[str]] = []
        for colour in COLOUR_IDS:
            pair = [row for row, own in zip(self.basics, colours, strict=True) if own == colour]
            if len(pair) != 2:
                self.reader.mistake("basic_altars.csv", "altar-pair", n=len(pair), colour=colour)
            elif len({row.cells["row"] for row in pair}) != 2:
                both = pair[0].cells["row"]
                self.reader.mistake("basic_altars.csv", "altars-alike", colour=colour, row=both)
            lantern_pairs.append({row.one_of("lantern", LANTERN_IDS) for row in pair})
        for lanterns in PAIRS:
            if self.basics and lanterns not in lantern_pairs:
                one, other = sorted(lanterns)
                self.reader.mistake("basic_altars.csv", "lantern-pair", one=one, other=other)

    # -- single cells

    def read_effect(self, row: Row, column: str) -> Effect:
        """Reads an effect. Only hikari may be repeated: its steps are one effect (11.5), which earns tiles (11.11)."""
        effect = row.effect(column, self.effects)
        for part in parts_within(effect):
            if part.op == ACT and part.amount > 1 and not self.is_hikari(part):
                name = self.effects.actions[part.verb].name
                row.mistake(column, "repeated", text=", ".join([name] * part.amount))
            if part.op == BUNDLE and any(self.is_hikari(inner) for inner in parts_within(part)):
                row.mistake(column, "hikari-joined")
            for way in part.ways:
                self.check_way(row, column, way)
        steps = [part.amount for part in top_level_parts(effect) if self.is_hikari(part)]
        if len(steps) > 1:
            row.mistake(column, "hikari-apart", text=f"hikari x{sum(steps)}")
        return effect

    def is_hikari(self, effect: Effect) -> bool:
        """Whether the effect is one or more steps of hikari."""
        return effect.op == ACT and self.effects.actions[effect.verb].name == "hikari"

    def with_decoration(self, printed: list[Effect], decoration: list[Effect]) -> list[Effect]:
        """The effects of a printed right side and its decoration; the hikari of both become one effect (4.7, 11.5)."""
        steps = sum(part.amount for part in printed + decoration if self.is_hikari(part))
        joined_effects = [part for part in printed + decoration if not self.is_hikari(part)]
        if steps:
            joined_effects.append(self.effects.parse("hikari" if steps == 1 else f"hikari x{steps}"))
        return joined_effects

    def read_gains(self, row: Row, column: str) -> Effect:
        """Reads an effect that may only give goods."""
        effect = self.read_effect(row, column)
        for part in parts_within(effect):
            if part.op not in (GAIN, MIX, ALL, BUNDLE, CHOICE):
                row.mistake(column, "only-goods", text=row.cells[column])
        return effect

    def cost(self, row: Row, column: str) -> list[Composition]:
        """Reads a cost and checks that every way to pay it is possible."""
        ways = row.cost(column, self.effects)
        for way in ways:
            self.check_way(row, column, way)
        return ways

    def check_way(self, row: Row, column: str, way: Composition) -> None:
        """Reports a way to pay that takes more goods than the game has."""
        for said in self.unpayable(way):
            row.mistake(column, "unpayable", **said)

    def unpayable(self, way: Composition) -> list[dict[str, int | str]]:
        """For each good of which this way to pay takes more than the game has: how much, and what there is."""
        problems: list[dict[str, int | str]] = []
        for good, amount in zip(way.goods, way.amounts, strict=True):
            most = MOST_INCENSE if good == INCENSE else self.limits[good]
            if amount > most:
                problems.append({"n": amount, "good": self.effects.goods[good].name, "most": most})
        return problems

    def sorin_cost(self) -> list[Composition]:
        """Reads the Sōrin's cost, which is in set.toml."""
        table = self.reader.scalars.get("sorin")
        text = table.get("cost") if isinstance(table, dict) else None
        if not isinstance(text, str):
            self.reader.mistake("set.toml", "missing", column="sorin.cost")
            return self.effects.cost("-")
        try:
            ways = self.effects.cost(text)
        except NotationError as error:
            self.reader.not_notation("set.toml", error, column="sorin.cost")
            return self.effects.cost("-")
        for way in ways:
            for said in self.unpayable(way):
                self.reader.mistake("set.toml", "unpayable", "sorin.cost", **said)
        return ways

    # -- the whole

    def things(self) -> Domains:
        """The domains of the set, made from the ids of its tables."""
        return Domains(
            altars=[*ids(self.basics), "charity", *ids(self.altars)],
            decorations=ids(self.decorations),
            wheels=ids(self.wheels),
            offerings=ids(self.offerings),
            mountains=ids(self.mountains),
            tiles=ids(self.tiles),
            starting=ids(self.starting),
            amulets=ids(self.amulets),
            costs=ids(self.costs),
            tiers=ids(self.tiers),
            sorin=ids(self.sorin),
        )

    def fill(self, parts: Parts) -> None:
        """Fills the lists that the rules use from every table."""
        self.fill_altars(parts)
        parts.wheels = [self.read_effect(row, "effect") for row in self.wheels]
        parts.offerings = [self.read_gains(row, "reward") for row in self.offerings]
        parts.starting = [self.read_gains(row, "effect") for row in self.starting]
        parts.amulet_bonus = [self.read_gains(row, "bonus") for row in self.amulets]
        for row, most in zip(self.amulets, AMULETS, strict=False):
            if row.one_of("most", AMULETS) != most:
                row.mistake("most", "amulet-most", expected=most, number=row.cells["number"])
        parts.collection = [self.effects.parse(f"{mon} mon") for mon in (2, 3, 4)]
        parts.flower = [COLOUR_IDS.index(row.one_of("flower", COLOUR_IDS)) for row in self.mountains]
        if sorted(parts.flower) != [0, 1, 2]:
            self.reader.mistake("mountains.csv", "colours-once", column="flower")
        parts.tile_effects = [self.read_effect(row, "effect") for row in self.tiles]
        for number, row in enumerate(self.tiles):
            pile = parts.pile_one if row.whole("era", 1, 2) == 1 else parts.pile_two
            pile.extend([number] * row.whole("copies", 1, 60))
        self.fill_pagoda(parts)
        parts.supply = self.limits
        parts.largest_gain = self.largest_gains(parts)
        parts.plots = self.plots

    def fill_altars(self, parts: Parts) -> None:
        """Fills in the basic altars, the charity altar (which has no colour and no sides) and the altar tiles."""
        for row in [*self.basics, None, *self.altars]:
            if row is None:
                parts.altar_colour.append(-1)
                left: list[Effect] = []
                right: list[Effect] = []
            else:
                parts.altar_colour.append(COLOUR_IDS.index(row.one_of("colour", COLOUR_IDS)))
                left = split(self.read_effect(row, "left"))
                right = split(self.read_effect(row, "right")) if row.cells["right"] else []
            parts.left.append(left)
            parts.right.append(right)
            parts.both.append(left + right)
            free = row is None or "jokoro" not in row.cells
            parts.altar_cost.append(-1 if free or row is None else add_cost(parts, self.cost(row, "jokoro")))
        parts.lantern = [LANTERN_IDS.index(row.one_of("lantern", LANTERN_IDS)) for row in self.basics]
        parts.decorations = [split(self.read_effect(row, "right")) for row in self.decorations]
        parts.decorated = [
            [self.with_decoration(printed, decoration) if printed else decoration for decoration in parts.decorations]
            for printed in parts.right
        ]
        parts.decoration_copies = [row.whole("copies", 1, 3) for row in self.decorations]
        for row in self.slots:
            ways = self.cost(row, "cost")
            if any(INCENSE in way.goods for way in ways):
                row.mistake("cost", "slot-incense")
            parts.slot_cost.append(add_cost(parts, ways))

    def largest_gains(self, parts: Parts) -> list[int]:
        """By good: the most that a single effect of the set brings (3.6)."""
        most = [0] * len(self.effects.goods)
        sides = [*parts.both, *parts.decorations, parts.wheels, parts.tile_effects, parts.offerings]
        for effect in [part for side in sides for whole in side for part in parts_within(whole)]:
            if effect.op == GAIN:
                most[effect.verb] = max(most[effect.verb], effect.amount)
            elif effect.op == MIX:
                for way in effect.ways:
                    for good, amount in zip(way.goods, way.amounts, strict=True):
                        most[good] = max(most[good], amount)
        return most

    def fill_pagoda(self, parts: Parts) -> None:
        """Fills in tiers, roofs, the Sōrin and the cost tiles."""
        parts.tier_cost = [add_cost(parts, self.cost(row, "cost")) for row in self.tiers]
        parts.tier_points = [row.whole("points", 0, 20) for row in self.tiers]
        parts.roof_cost = [add_cost(parts, self.cost(row, "cost")) for row in self.roofs]
        parts.roof_points = [row.whole("points", 0, 20) for row in self.roofs]
        parts.pagoda_cost = [add_cost(parts, self.cost(row, "cost")) for row in self.costs]
        parts.sorin_cost = add_cost(parts, self.sorin_cost())
        parts.sorin_kind = [SORIN_KINDS.index(row.one_of("kind", SORIN_KINDS)) for row in self.sorin]
        parts.sorin_printing = [row.whole("printing", 2023, 2024) for row in self.sorin]
        parts.sorin_base = [row.whole("base", 0, 20) for row in self.sorin]
        parts.sorin_each = [row.whole("each", 0, 20) for row in self.sorin]
        for printing in PRINTINGS:
            kinds = sorted(
                kind for kind, own in zip(parts.sorin_kind, parts.sorin_printing, strict=True) if own == printing
            )
            if kinds != [0, 1, 2, 3]:
                self.reader.mistake("sorin.csv", "sorin-kinds", printing=str(printing), known=", ".join(SORIN_KINDS))


def read(folder: Path | None, effects: Effects, words: Vocabulary) -> Parts:
    """Reads the set in a folder, or our newest one. Raises a ComponentError that lists everything wrong with it."""
    reading = SatoriSet(folder, effects)
    if reading.reader.incomplete:
        reading.reader.done()
    things = reading.things()
    parts = Parts(effects, things, Options(words, things))
    reading.fill(parts)
    reading.reader.done()
    parts.name = reading.reader.name
    parts.hash = reading.reader.hash
    return parts


def ids(rows: list[Row]) -> list[str]:
    """The ids of a table, each once: the reader has already reported duplicates."""
    return list(dict.fromkeys(row.id() for row in rows))


def split(effect: Effect) -> list[Effect]:
    """The effects of a side, which the player uses one by one."""
    return list(effect.parts) if effect.op == ALL else [effect]


def top_level_parts(effect: Effect) -> Iterable[Effect]:
    """The effects of a side one by one, with those in parentheses or repeated."""
    if effect.op == ALL:
        for part in effect.parts:
            yield from top_level_parts(part)
    else:
        yield effect


def parts_within(effect: Effect) -> Iterable[Effect]:
    """The effect and, recursively, its parts."""
    yield effect
    for part in effect.parts:
        yield from parts_within(part)


def add_cost(parts: Parts, ways: list[Composition]) -> int:
    """Adds a cost to the set's list of costs and returns its number."""
    parts.costs.append(ways)
    return len(parts.costs) - 1
