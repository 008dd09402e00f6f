"""A listener who plays Satori: gathers goods, and builds on the pagoda what brings most."""

from __future__ import annotations

import re

from web.blind.ear import Asked
from web.blind.worth import amounts, number, row, said_plainly

Board = dict[str, list[str]]
COLOURS = ("grey", "purple", "orange")
RING = ("top", "right", "bottom", "left")
PLAIN = {
    "End your turn": 0.0,
    "Skip": 0.0,
    "The monk returns": 0.1,
    "Call to prayer": 1.0,
    "Play the amulet": 1.0,
    "Keep it hidden": 0.5,
}
GOODS = {"wood": 0.55, "stone": 0.55, "mon": 0.4, "emerald": 1.6, "incense": 0.6}


class Satori:
    """Chooses by the names of choices and by the board in words, which it reads at the start of a turn."""

    reads: tuple[str, ...] = ("Which worshipper",)

    def __init__(self) -> None:
        self.board: Board = {}
        self.colour = ""

    # -- what it knows

    @property
    def own(self) -> dict[str, int]:
        """Its own goods."""
        return amounts(row(self.board.get("Players", []), "P0"))

    @property
    def round(self) -> int:
        return number(row(self.board.get("Players", []), "Round"), 1)

    def lacks(self, cost: str) -> int:
        """How many goods are missing for a cost, with a tile where it says so."""
        own = self.own
        found = sum(max(0, n - own.get(good, 0)) for good, n in amounts(cost.replace("any mix of ", "")).items())
        if "wood or stone" in cost:  # a mix of the two
            found = max(0, number(cost.rsplit("any mix of", 1)[-1]) - own.get("wood", 0) - own.get("stone", 0))
        return found

    def projects(self) -> list[tuple[float, int]]:
        """What can be built on the pagoda: points, and how many goods are missing."""
        found = []
        tiles = number(row(self.board["Players"], "P0").split("tiles:")[-1])
        for place, text in enumerate(self.board.get("Pagoda", [])):
            if place + 1 > self.round:
                break
            for part, cost, points in re.findall(r"(tier|roof): ([^;]+); (\d+) SP", text):
                missing = self.lacks(cost) + (part == "roof" and tiles == 0)
                found.append((float(points), missing))
        return found

    def light_at(self, mountain: str) -> int:
        return next(
            (place for place, text in enumerate(self.board.get(mountain, [])) if "the light is here" in text), 0
        )

    # -- what things are worth

    def effect(self, text: str) -> float:
        """The worth of an effect in words."""
        if " or " in text and "any mix" not in text:
            return max(map(self.effect, text.split(" or ", 1)))
        if " for " in text and not text.startswith("move"):
            gain, cost = text.split(" for ", 1)
            return -1.0 if self.lacks(cost) else self.effect(gain) - 0.7 * self.effect(cost)
        worth = 0.0
        own = self.own
        for good, n in amounts(text).items():
            room = 3 - own.get("incense", 0) if good == "incense" else n
            worth += GOODS.get(good, 0) * min(n, room) + (0.8 if good == "incense" and not own.get("incense") else 0)
        if "any mix of" in text:
            worth += GOODS["stone"] * 0.5
        if "build on the pagoda" in text:
            ready = [points for points, missing in self.projects() if missing == 0]
            worth += max(ready, default=0.0)
        if "meditate" in text.lower():
            worth += 0.9 if "monks: 0" not in row(self.board["Players"], "P0") else 0
        if "light" in text:
            worth += 0.5 * max(1, number(text)) + (2.0 if self.monk_near(number(text, 1)) else 0)
        if "build an altar" in text:
            free = [text for text in self.board.get("Construction area", []) if "cost:" in text]
            worth += 2.2 if any(not self.lacks(one.split("cost:")[1].split(";")[0]) for one in free) else 0
        if "place a jokoro" in text:
            worth += self.jokoro()
        if "claim an offering" in text:
            worth += 0.2
        return worth

    def jokoro(self) -> float:
        """Whether a jokoro can be placed on the pagoda or on an altar of one's own."""
        costs = [one.split("jokoro:")[1].split(";")[0] for one in self.board.get("Pagoda", []) if "jokoro:" in one]
        costs += [
            one.split("jokoro:")[1].split(";")[0]
            for one in self.board.get("Altars", [])
            if "owner: P0" in one and "jokoro:" in one
        ]
        return 2.4 if any(not self.lacks(cost) for cost in costs) else 0.0

    def monk_near(self, steps: int) -> bool:
        """Whether a light can reach a monk of one's own."""
        return any(self.distance(mountain, place) <= steps for mountain, place in self.monks())

    def monks(self) -> list[tuple[str, int]]:
        return [
            (name, place)
            for name in ("Western mountain", "Middle mountain", "Eastern mountain")
            for place, text in enumerate(self.board.get(name, []))
            if "monk of P0" in text
        ]

    def distance(self, mountain: str, place: int) -> int:
        apart = abs(self.light_at(mountain) - place)
        return min(apart, 4 - apart)

    def altar(self, name: str, colour: str) -> float:
        """The worth of a visit by a worshipper of this colour."""
        if name == "Charity altar":
            return 1.0 + (0.8 if not self.own.get("incense") else 0)
        text = row(self.board["Altars"], name)
        sides = [self.effect(side) for side in re.findall(r"(?:left|right): ([^;]+)", text)]
        matches = text.split(";")[0].strip() == colour
        return sum(sides) if matches else max(sides, default=0.0)

    # -- what it chooses

    def choose(self, asked: Asked) -> int:
        """The place of its choice in the list."""
        worth = [self.worth(asked.question, name) for name in asked.names]
        place = max(range(len(worth)), key=worth.__getitem__)
        if match := re.match(r"(Grey|Purple|Orange) worshipper", asked.names[place]):
            self.colour = match[1].lower()
        return place

    def worth(self, question: str, name: str) -> float:
        label, _, said = name.partition(": ")
        label = label.strip()
        if match := re.match(r"(Grey|Purple|Orange) worshipper", name):
            return max(self.altar(text.split(":")[0], match[1].lower()) for text in self.board["Altars"][:-1])
        if question.startswith("Which altar will the"):
            return self.altar(label, question.split()[4])
        if (plain := said_plainly(label, PLAIN)) is not None:
            return plain
        if label.startswith("Use the prayer wheel"):
            # The last incense saves a point at the end of the round.
            spare = self.own.get("incense", 0) > 1
            return self.effect(said.split(" for ")[0]) - 0.9 if spare else -1.0
        if question.startswith("Move a light"):
            return self.light(label)
        if question.startswith(("Where will you place the monk", "Where will you place your first monk")):
            return self.seat(label)
        if question.startswith("What will you build on the pagoda"):
            return self.storey(label)
        if label.startswith("The monk stays"):
            return -1.0 if self.own.get("incense", 0) < 2 else 0.2
        if label.startswith("Exchange"):
            return 0.4 if "incense" in label and not self.own.get("incense") else -0.1
        return 0.05 + self.effect(said or label)

    def storey(self, label: str) -> float:
        """The points of a tier or roof."""
        if "Sōrin" in label:
            return 4.0
        kind = "tier" if "tier" in label else "roof"
        level = next((text for text in self.board["Pagoda"] if text.split(":")[0].lower() in label.lower()), "")
        match = re.search(rf"{kind}: [^;]+; (\d+) SP", level)
        return float(match[1]) if match else 1.0

    def seat(self, label: str) -> float:
        """The worth of a space for a monk: its tile, and how near the light is."""
        mountain, _, place = label.partition(", ")
        if place not in RING or mountain not in self.board:
            return 0.0
        text = self.board[mountain][RING.index(place)]
        tile = text.split(": ", 1)[1] if ": " in text else ""
        return 0.6 + self.effect(tile.split("; ")[-1]) - 0.5 * self.distance(mountain, RING.index(place))

    def light(self, label: str) -> float:
        """The worth of moving a light to a space: a monk of one's own there, or one step nearer."""
        match = re.search(r"the (\w+) space of the (\w+ mountain)", label)
        if not match:
            return 0.0
        mountain, place = match[2].capitalize(), RING.index(match[1])
        own = [there for name, there in self.monks() if name == mountain]
        if place in own:
            return 3.0 + self.effect(self.board[mountain][place].split("; ")[-1])
        apart = [min(abs(there - place), 4 - abs(there - place)) for there in own]
        before = [self.distance(mountain, there) for there in own]
        return 0.5 if own and min(apart) < min(before) else -0.2
