"""The component set of Bitoku: read from its folder, checked against the box, and laid out as flat tables of small ints."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

from sanmon.kernel.effects import Composition, Effect, Effects
from sanmon.kernel.errors import NotationError
from sanmon.kernel.tables import Row, SetReader

DEFAULT = Path(__file__).parent / "components" / "sanmon-1"

REGIONS = ["yomi", "stairs", "home", "glade", "forges"]
HOME = 2
HILLS = ["yomi", "stairs", "glade", "forges"]
REGION_OF_HILL = [0, 1, 3, 4]
HILL_OF_REGION = [0, 1, -1, 2, 3]
YOKAI_TYPES = ["kappa", "imomushi", "nezumi", "kitsune", "shin-okami", "yama-uba"]
YAMA_UBA = 5
MITAMA_TYPES = ["ara", "nigi", "saki", "kushi", "shinigami"]
SHINIGAMI = 4
BUILDING_TYPES = ["temple", "onsen", "farm", "ryokan"]
COLOURS = ["wit", "dream", "memory"]
FAMILIES = ["yokai", "mitama", "building"]
CONDITIONS = ["resource", "building", "crystal", "mitama", "combined", "illumination", "gate", "step"]
# What a removed yokai can count (19.10).
PER = [
    "always", "mitama", "combined", "building", "crystal", "rock", "vision", "resource", "bitoku", "step",
    "illumination", "gate", "meditating", "lake", "yokai", "highest-die", "two-dice",
]  # fmt: skip
# Actions that a memory crystal can show.
TRIGGERS = [
    "kodama",
    "move",
    "build",
    "crystal",
    "mitama",
    "dragonfly",
    "vision",
    "meditate",
    "bitoku",
    "yokai",
    "rock",
]
GOODS = ["wood", "stone", "jade", "sake"]
FAVOURITE = 5  # the place of a Tengu card that shows the favourite
TENGU_ITEMS = ["-", "dragonfly", "mitama", "crystal", "building", "favourite"]
DISCOUNTS = 4  # 0, 1, 2 or 3 goods less
SOURCE_SORTS = [
    "yokai",
    "building",
    "gate",
    "crystal",
    "mitama",
    "dragonfly",
    "bitoku",
    "space",
    "home",
    "forest",
    "hill",
]

ANY = "(wood|stone|jade|sake)"


def spelt(text: str) -> str:
    """`any` is short for any of the four goods: `2 any` is `2 (wood|stone|jade|sake)`."""
    return re.sub(r"(?<![\w-])(\d+\s+)?any(?![\w-])", lambda found: f"{(found[1] or '1 ').strip()} {ANY}", text)


class Price:
    """A cost with one discount: the ways to pay it, as amounts of the four goods beside their options."""

    def __init__(self, compositions: list[Composition]) -> None:
        self.numbers = [way.number for way in compositions]
        self.ways: list[list[int]] = []
        for way in compositions:
            amounts = [0, 0, 0, 0]
            for good, amount in zip(way.goods, way.amounts, strict=True):
                amounts[good] = amount
            self.ways.append(amounts)
        self.free = any(sum(way) == 0 for way in self.ways)


class Board:
    """What the board of one player count looks like."""

    def __init__(self) -> None:
        self.dice = [0, 0, 0, 0, 0]  # die spaces by region
        self.hill_spaces = [0, 0, 0, 0]
        self.shared = False  # hills in pairs
        self.home: list[int] = []  # spaces of the Home from the top
        self.sites: list[list[list[int]]] = []  # [area][type] -> places
        self.ancient: list[int] = []
        self.places: list[list[int]] = []  # [area] -> all places in play
        self.length = [0, 0, 0, 0]  # display lengths: mitama, dragonfly, crystal, building
        self.garden = 0
        self.branch_spaces: list[list[int]] = []  # by branch, the spaces in play


class Parts:
    """All tables of a set. Things are numbered in the order of their lines."""

    def __init__(self, folder: Path | None, effects: Effects) -> None:
        self.effects = effects
        reader = SetReader(folder or DEFAULT, "bitoku")
        self._reader = reader
        self.name = reader.name
        self.region_ids = REGIONS
        self.prices: list[Price] = []
        self._price_of: dict[tuple[str, int], int] = {}
        self.boards = [Board() for _ in range(5)]
        self._scalars(reader)
        self._regions(reader)
        self._player_board(reader)
        self._yokai(reader)
        self._tiles(reader)
        self._buildings(reader)
        self._displays(reader)
        self._rocks(reader)
        self._visions(reader)
        self._paths(reader)
        self._tengu(reader)
        for text in ("vision", "rock", "meditate", "kodama", "vp", ANY.replace("(", "1 (", 1)):
            effects.parse(text)
        self.any_good = effects.parse(f"1 {ANY}").number
        self.pair = [effects.parse(word).number for word in ("vision", "rock", "meditate", "kodama")]
        self.hash = reader.hash
        reader.done()

    # -- reading

    def _effect(self, row: Row, column: str) -> Effect:
        row.cells[column] = spelt(row.cells[column])
        return row.effect(column, self.effects)

    def price(self, text: str, line: int = 1) -> int:
        """The number of a cost without discount; the same with a discount of n is that number + n."""
        ways = self.effects.cost(spelt(text), line)
        key = (" | ".join(way.text for way in ways), 0)
        if key not in self._price_of:
            self._price_of[key] = len(self.prices)
            for discount in range(DISCOUNTS):
                self.prices.append(Price(self._lessened(ways, discount)))
        return self._price_of[key]

    def _lessened(self, ways: list[Composition], discount: int) -> list[Composition]:
        """Every way to pay what is left after leaving out so many goods (3.5)."""
        found: dict[int, Composition] = {}
        for way in ways:
            units = [good for good, amount in zip(way.goods, way.amounts, strict=True) for _ in range(amount)]
            for kept in itertools.combinations(units, max(0, len(units) - discount)):
                text = " + ".join(GOODS[good] for good in kept) or "-"
                (less,) = self.effects.cost(text)
                found[less.number] = less
        # `wood + 2 stone` and `wood + stone + stone` are one composition: the kernel interns by what is in it.
        return list(found.values())

    def _price(self, row: Row, column: str) -> int:
        try:
            return self.price(row.cells[column], row.line)
        except NotationError as error:
            row.wrong(column, f"character {error.column}: {error.problem}")
            return self.price("-")

    def _players(self, row: Row) -> tuple[int, int]:
        said = row.text("players")
        match = re.fullmatch(r"([1-4])(?:-([1-4]))?", said)
        if match is None:
            row.wrong("players", f"{said!r} is not like 2 or 3-4")
            return 1, 4
        return int(match[1]), int(match[2] or match[1])

    def _ids(self, rows: list[Row]) -> list[str]:
        return [row.id() for row in rows]

    def _number(self, row: Row, column: str, known: list[str]) -> int:
        return known.index(row.one_of(column, known))

    def _numbers(self, reader: SetReader, key: str, count: int, least: int, most: int) -> list[int]:
        table, _, name = key.partition(".")
        found = reader.scalars.get(table, {}).get(name)
        right = (
            isinstance(found, list)
            and len(found) == count
            and all(isinstance(n, int) and least <= n <= most for n in found)
        )
        if not right:
            reader.wrong(f"set.toml, {key}: is {found!r}; expected {count} whole numbers from {least} to {most}")
            return [least] * count
        return list(found)

    def _scalars(self, reader: SetReader) -> None:
        self.start_dice = self._numbers(reader, "start.dice", 3, 1, 6)
        self.start_awake = reader.number("start.awake", 0, 11)
        self.start_goods = self._scalar_effect(reader, "start", "goods")
        self.track = reader.number("kodama.length", 2, 20) - 1  # the last space, counted from 0
        self.neutral = reader.number("kodama.neutral", 1, self.track + 1) - 1
        self.bitoku_points = [0, *self._numbers(reader, "bitoku.types", 7, 0, 99)]
        self.first_points = reader.number("scoring.first", 0, 99)
        self.tally = reader.number("scoring.divisor", 1, 99)
        self.tengu_dice = self._numbers(reader, "tengu.dice", 3, 1, 6)
        self.tengu_goods = self._scalar_goods(reader, "goods")
        self.tengu_building_goods = self._scalar_goods(reader, "rock-building")
        self.tengu_mitama_goods = self._scalar_goods(reader, "rock-mitama")
        for count in range(1, 5):
            self.boards[count].garden = reader.number(f"garden.players-{count}", 0, 13)

    def _scalar_effect(self, reader: SetReader, table: str, key: str) -> Effect:
        text = reader.scalars.get(table, {}).get(key)
        try:
            return self.effects.parse(spelt(str(text)))
        except NotationError as error:
            reader.wrong(f"set.toml, {table}.{key}: character {error.column}: {error.problem}")
            return self.effects.parse("-")

    def _scalar_goods(self, reader: SetReader, key: str) -> list[int]:
        text = str(reader.scalars.get("tengu", {}).get(key))
        try:
            return self.prices[self.price(text)].ways[0]
        except NotationError as error:
            reader.wrong(f"set.toml, tengu.{key}: character {error.column}: {error.problem}")
            return [0, 0, 0, 0]

    def _regions(self, reader: SetReader) -> None:
        rows = reader.table("regions.csv", ["dice-2", "dice-3", "dice-4", "hill-3", "hill-4", "area"])
        if [row.cells["id"] for row in rows] != REGIONS:
            reader.wrong(f"regions.csv: the lines must be, in this order: {', '.join(REGIONS)}")
            rows = []
        for region, row in enumerate(rows):
            for count, board in enumerate(self.boards):
                board.dice[region] = row.whole(f"dice-{max(2, count)}", 1, 6)
                board.shared = count <= 2
                if region != HOME:
                    hill = HILL_OF_REGION[region]
                    board.hill_spaces[hill] = 2 if count <= 2 else row.whole(f"hill-{count}", 1, 3)
        rows = reader.table("forest.csv", ["region", "die", "effect"])
        self.forest_ids = self._ids(rows)
        self.forest_effect: list[int] = []
        self.forest_kodama = [-1] * 5
        # [region][die] -> the row the die reaches, -1 if none but the kodama
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
        rows = reader.table("home.csv", ["place", "players", "die", "effect"])
        self.home_ids = self._ids(rows)
        self.home_effect = [self._effect(row, "effect").number for row in rows]
        self.home_die = [row.whole("die", 1, 6) for row in rows]
        for count in range(1, 5):
            found: list[tuple[int, int]] = []
            for number, row in enumerate(rows):
                least, most = self._players(row)
                if least <= count <= most:
                    found.append((row.whole("place", 1, 6), number))
            found.sort()
            self.boards[count].home = [number for _, number in found]
            if [place for place, _ in found] != list(range(1, self.boards[count].dice[HOME] + 1)):
                reader.wrong(
                    f"home.csv: with {count} player(s) the places are not 1 to {self.boards[count].dice[HOME]}"
                )

    def _player_board(self, reader: SetReader) -> None:
        rows = reader.table("board.csv", ["sort", "place", "cost", "vp"])
        self.marker_price: list[int] = []
        self.marker_points: list[int] = []
        self.slot_ids: list[str] = []
        self.slot_colour: list[int] = []
        self.slot_points: list[int] = []
        self.rock_prices: list[list[int]] = []  # [rock place] -> what each pilgrim's place there costs
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
            else:
                self.slot_ids.append(row.id())
                self.slot_colour.append(COLOURS.index(sort))
                self.slot_points.append(points)
        reader.count("board.csv", len(self.marker_price), 6, "building markers")
        reader.count("board.csv", len(self.slot_ids), 8, "crystal slots")
        reader.count("board.csv", self.slot_colour[:3].count(0), 3, "wit slots first, one for each yokai place")
        # Slots of one colour are filled from the most points down; the wit slots are chosen.
        self.slots_of = [sorted((slot for slot in range(len(self.slot_ids)) if self.slot_colour[slot] == colour),
                                key=lambda slot: -self.slot_points[slot] * (self.slot_colour[slot] > 0)) for colour in range(3)]  # fmt: skip
        self.rock_places = len(self.rock_prices)

    def _yokai(self, reader: SetReader) -> None:
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
            reader.wrong("yokai.csv: the starting cards are one of each type but yama-uba")
        for number, kind in enumerate(YOKAI_TYPES):
            found = sum(1 for card in self.market if self.yokai_type[card] == number)
            reader.count("yokai.csv", found, 4 if number == YAMA_UBA else 5, f"{kind} cards that are no starting cards")
        rows = reader.table("bitoku.csv", ["effect", "copies"])
        self.bitoku_ids = self._ids(rows)
        self.bitoku_effect = [self._effect(row, "effect").number for row in rows]
        self.bitoku_copies = [row.whole("copies", 1, 24) for row in rows]
        self.bitoku_vp = [self._virtue(number) for number in self.bitoku_effect]
        if self.bitoku_copies != [5, 5, 4, 4, 3, 2, 1]:
            reader.wrong("bitoku.csv: the copies are 5, 5, 4, 4, 3, 2 and 1")

    def _virtue(self, number: int) -> int:
        """The points an effect gives whatever else it does."""
        effect = self.effects.table[number]
        parts = effect.parts or [effect]
        vp = self.effects.good_index["vp"]
        return sum(part.amount for part in parts if part.op == 0 and part.verb == vp)

    def _tiles(self, reader: SetReader) -> None:
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
                row.wrong("vp", "a memory crystal pays 1 or 2, any other 0")
        reader.count("crystals.csv", sum(self.crystal_copies), 32, "crystals")
        rows = reader.table("mitama.csv", ["type", "effect", "copies"])
        self.mitama_ids = self._ids(rows)
        self.mitama_type = [self._number(row, "type", MITAMA_TYPES) for row in rows]
        self.mitama_effect = [self._effect(row, "effect").number for row in rows]
        self.mitama_copies = [row.whole("copies", 1, 24) for row in rows]
        for number, kind in enumerate(MITAMA_TYPES):
            found = sum(n for n, sort in zip(self.mitama_copies, self.mitama_type, strict=True) if sort == number)
            reader.count("mitama.csv", found, 4 if number == SHINIGAMI else 5, kind)
        rows = reader.table("dragonflies.csv", ["effect", "copies"])
        self.fly_ids = self._ids(rows)
        self.fly_effect = [self._effect(row, "effect").number for row in rows]
        self.fly_copies = [row.whole("copies", 1, 32) for row in rows]
        reader.count("dragonflies.csv", sum(self.fly_copies), 32, "dragonflies")
        rows = reader.table("lakes.csv", ["first", "second", "third"])
        self.lake_ids = self._ids(rows)
        self.lakes = [[row.whole(rank, 0, 30) for rank in ("first", "second", "third")] for row in rows]
        reader.count("lakes.csv", len(rows), 5, "lake treasures")
        rows = reader.table("gates.csv", ["side", "effect"])
        self.gate_ids = self._ids(rows)
        self.gate_side = [self._number(row, "side", ["a", "b"]) for row in rows]
        self.gate_effect = [self._effect(row, "effect").number for row in rows]
        for number, side in enumerate("ab"):
            reader.count("gates.csv", self.gate_side.count(number), 8, f"gates of side {side}")

    def _buildings(self, reader: SetReader) -> None:
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
            reader.count("buildings.csv", self.building_type.count(number), 6, f"buildings of type {kind}")
        rows = reader.table("ancient.csv", ["die", "action"])
        self.ancients = len(rows)
        self.building_ids += self._ids(rows)
        self.building_type += [-1] * len(rows)
        self.building_die += [row.whole("die", 1, 6) for row in rows]
        self.building_effect += [self._effect(row, "action").number for row in rows]
        reader.count("ancient.csv", len(rows), 6, "ancient buildings")
        if len(set(self.building_ids)) != len(self.building_ids):
            reader.wrong("ancient.csv: an id stands in buildings.csv too")
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
            if len(board.ancient) > self.ancients:
                reader.wrong(f"places.csv: more than {self.ancients} ancient places with {count} player(s)")

    def _displays(self, reader: SetReader) -> None:
        rows = reader.table("displays.csv", ["display", "place", "players", "cost", "gain"])
        names = ["mitama", "dragonfly", "crystal", "building"]
        self.display_price: list[list[int]] = [[], [], [], []]
        self.display_gain: list[list[int]] = [[], [], [], []]
        self.display_vp: list[list[int]] = [[], [], [], []]
        for row in rows:
            display = self._number(row, "display", names)
            if row.whole("place", 1, 8) != len(self.display_price[display]) + 1:
                row.wrong("place", f"expected {len(self.display_price[display]) + 1}: places stand in order")
            least, most = self._players(row)
            for count in range(least, most + 1):
                self.boards[count].length[display] += 1
            self.display_price[display].append(self._price(row, "cost"))
            gain = self._effect(row, "gain").number
            self.display_gain[display].append(gain)
            self.display_vp[display].append(self._virtue(gain))
        self.places = max(len(prices) for prices in self.display_price)

    def _rocks(self, reader: SetReader) -> None:
        rows = reader.table("rocks.csv", ["family", "types"])
        self.rock_ids = self._ids(rows)
        self.rock_family = [self._number(row, "family", FAMILIES) for row in rows]
        self.rock_types: list[list[int]] = []
        known = [YOKAI_TYPES[:5], MITAMA_TYPES[:4], BUILDING_TYPES]
        for row, family in zip(rows, self.rock_family, strict=True):
            types: list[int] = []
            for said in row.text("types").split("+"):
                if said.strip() not in known[family]:
                    row.wrong("types", f"{said.strip()!r} is not one of: {', '.join(known[family])}")
                else:
                    types.append(known[family].index(said.strip()))
            self.rock_types.append(types)
        reader.count("rocks.csv", len(rows), 13, "rocks")
        for family, expected in zip(range(3), (5, 4, 4), strict=True):
            reader.count(
                "rocks.csv", self.rock_family.count(family), expected, f"rocks of the family {FAMILIES[family]}"
            )

    def _visions(self, reader: SetReader) -> None:
        rows = reader.table("visions.csv", ["needs", "vp", "penalty"])
        self.vision_ids = self._ids(rows)
        self.vision_needs: list[list[int]] = []
        self.vision_text = [row.cells["needs"] for row in rows]
        self.vision_vp = [row.whole("vp", 1, 30) for row in rows]
        self.vision_penalty = [row.whole("penalty", 1, 2) for row in rows]
        for row in rows:
            needs = [0] * len(CONDITIONS)
            for said in row.text("needs").split("+"):
                match = re.fullmatch(r"\s*(?:(\d)\s+)?([a-z]+)\s*", said)
                if match is None or match[2] not in CONDITIONS:
                    row.wrong("needs", f"{said.strip()!r} is not like: 2 building, one of {', '.join(CONDITIONS)}")
                else:
                    needs[CONDITIONS.index(match[2])] += int(match[1] or 1)
            self.vision_needs.append(needs)
        reader.count("visions.csv", len(rows), 28, "vision cards")

    def _paths(self, reader: SetReader) -> None:
        rows = reader.table("branches.csv", ["kind", "side", "column"])
        self.branch_ids = self._ids(rows)
        self.branch_gate = [row.one_of("kind", ["gate", "illumination"]) == "gate" for row in rows]
        self.branch_side = [
            self._number(row, "side", ["a", "b"]) if row.cells["kind"] == "gate" else -1 for row in rows
        ]
        self.branch_column = [row.whole("column", 0, 20) for row in rows]
        rows = reader.table("spaces.csv", ["branch", "players", "reward"])
        self.space_ids = self._ids(rows)
        self.space_branch = [self._number(row, "branch", self.branch_ids) for row in rows] if self.branch_ids else []
        self.space_effect = [self._effect(row, "reward").number for row in rows]
        self.space_vp = [self._virtue(number) for number in self.space_effect]
        for count in range(1, 5):
            spaces: list[list[int]] = [[] for _ in self.branch_ids]
            for number, row in enumerate(rows):
                least, most = self._players(row)
                if least <= count <= most:
                    spaces[self.space_branch[number]].append(number)
            self.boards[count].branch_spaces = spaces
        rows = reader.table("paths.csv", ["next", "bridge", "start", "branch"])
        self.node_ids = self._ids(rows)
        self.node_bridge = [row.whole("bridge", 0, 2) for row in rows]
        self.starts = [node for node, row in enumerate(rows) if row.one_of("start", ["yes", "no"]) == "yes"]
        self.node_branch: list[int] = []
        self.node_next: list[list[int]] = []
        self.branch_node = [-1] * len(self.branch_ids)
        for node, row in enumerate(rows):
            branch = row.one_of("branch", ["-", *self.branch_ids])
            self.node_branch.append(-1 if branch == "-" else self.branch_ids.index(branch))
            if branch != "-":
                self.branch_node[self.branch_ids.index(branch)] = node
            onward: list[int] = []
            for said in row.text("next").split("+"):
                if said.strip() == "-":
                    continue
                if said.strip() not in self.node_ids:
                    row.wrong("next", f"{said.strip()!r} is no line of this table")
                else:
                    onward.append(self.node_ids.index(said.strip()))
            self.node_next.append(onward)
        if -1 in self.branch_node:
            reader.wrong("paths.csv: a branch of branches.csv hangs on no space")
        # How far along a space is: the Tengu prefers the pilgrim that is furthest on (24.15).
        self.node_depth = [0] * len(self.node_ids)
        for _ in self.node_ids:
            for node, onward in enumerate(self.node_next):
                for target in onward:
                    if self.node_depth[target] <= self.node_depth[node] < len(self.node_ids):
                        self.node_depth[target] = self.node_depth[node] + 1
        # Every step a pilgrim can take: along the path, or into a space of a branch.
        self.edge_ids: list[str] = []
        self.edge_from: list[int] = []
        self.edge_node: list[int] = []  # where it leads, or -1
        self.edge_space: list[int] = []  # the space of a branch it leads to, or -1
        self.edges_of: list[list[int]] = [[] for _ in self.node_ids]
        for node, onward in enumerate(self.node_next):
            for target in onward:
                self._edge(node, target, -1, f"{self.node_ids[node]}:{self.node_ids[target]}")
        for space, side in enumerate(self.space_branch):
            if self.branch_node[side] >= 0:
                node = self.branch_node[side]
                self._edge(node, -1, space, f"{self.node_ids[node]}:{self.space_ids[space]}")

    def _edge(self, node: int, target: int, space: int, name: str) -> None:
        self.edges_of[node].append(len(self.edge_ids))
        self.edge_ids.append(name)
        self.edge_from.append(node)
        self.edge_node.append(target)
        self.edge_space.append(space)

    def _tengu(self, reader: SetReader) -> None:
        rows = reader.table("tengu.csv", ["yokai", "bitoku", "place", "item", "goods", "associated"])
        self.tengu_ids = self._ids(rows)
        self.tengu_yokai = [row.one_of("yokai", ["yes", "no"]) == "yes" for row in rows]
        self.tengu_bitoku = [row.one_of("bitoku", ["yes", "no"]) == "yes" for row in rows]
        self.tengu_place = [self._number(row, "place", [*REGIONS, "favourite"]) for row in rows]
        self.tengu_item = [self._number(row, "item", TENGU_ITEMS) for row in rows]
        self.tengu_gains = [self.prices[self._price(row, "goods")].ways[0] for row in rows]
        self.tengu_associated = [self._number(row, "associated", ["-", *GOODS]) - 1 for row in rows]
        reader.count("tengu.csv", len(rows), 10, "Tengu cards")
        reader.count("tengu.csv", self.tengu_place.count(FAVOURITE), 2, "cards that show the favourite")
        for card, row in enumerate(rows):
            glade = self.tengu_place[card] == REGIONS.index("glade")
            if glade != (sum(self.tengu_gains[card]) == 2):
                row.wrong("goods", "a Glade card shows two goods, any other none")

    def pile(self, copies: list[int]) -> list[int]:
        """A pile in order, each kind as often as it is in the box."""
        return [kind for kind, count in enumerate(copies) for _ in range(count)]


# Amulets that can be worth discarding together: none could be taken away without lowering a die of 1 (7.3).
def boosts() -> list[list[int]]:
    """Every useful bundle of amulets as counts of +1, +2 and +3."""
    found: list[list[int]] = []
    for threes, twos, ones in itertools.product(range(3), range(4), range(6)):
        values = [1] * ones + [2] * twos + [3] * threes
        if not values or sum(values) - min(values) < 5:
            found.append([ones, twos, threes])
    found.sort(key=lambda bundle: (bundle[0] + 2 * bundle[1] + 3 * bundle[2], bundle))
    return found
