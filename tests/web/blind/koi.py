"""A listener who plays Koi: buys koi, gives them room, and lays lilies and lanterns beside them."""

from __future__ import annotations

import re

from web.blind.ear import Asked
from web.blind.worth import amounts, number, row, said_plainly

Board = dict[str, list[str]]
# What an action of work brings, roughly; the hex is chosen later by the points that its name says.
DEEDS = {
    "large koi": 7.0,
    "medium koi": 6.0,
    "small koi": 5.0,
    "lantern": 4.5,
    "lily": 3.5,
    "shore": 3.0,
    "water": 2.5,
    "foliage": 2.0,
}
PLAIN = {"End your turn": 0.0, "Skip": -0.5, "Spend a luck token": -2.0, "Claim": 9.0, "Move a koi": -1.0}
GIVEN = {"koi": 6, "shore": 3, "foliage": 2, "water": 1}
KOI_HEXES = {"small": 1, "medium": 2, "large": 3}


class Koi:
    """Chooses by the names of choices and by the board in words, which it reads at the start of a turn."""

    reads: tuple[str, ...] = ("Your turn",)

    def __init__(self) -> None:
        self.board: Board = {}
        self.cramped = 0  # so many free hexes were not enough for the koi in storage

    @property
    def own(self) -> dict[str, int]:
        return amounts(row(self.board["Players"], "P0"))

    @property
    def stored(self) -> str:
        """What is in the storage, in words."""
        match = re.search(r"Storage \d+/\d+: ([^;]*)", row(self.board["Players"], "P0"))
        return match[1] if match else ""

    @property
    def free_water(self) -> int:
        text = row(self.board.get("P0’s pond", []), "Free water")
        return text.count(",") + 1 if text else 0

    def koi_stored(self) -> int:
        """How many hexes the smallest koi in storage needs; 0 without a koi."""
        return next((need for size, need in KOI_HEXES.items() if f"{size} koi" in self.stored), 0)

    def choose(self, asked: Asked) -> int:
        """The place of its choice in the list."""
        if asked.question.startswith("Work."):
            offered = any("koi" in name and name.startswith("Place") for name in asked.names)
            self.cramped = self.free_water if self.koi_stored() and not offered else 0
        worth = [self.worth(asked.question, name) for name in asked.names]
        return max(range(len(worth)), key=worth.__getitem__)

    def worth(self, question: str, name: str) -> float:
        label, _, said = name.partition(": ")
        label = label.strip()
        if match := re.search(r"(-?\d+) more points?", name):
            return 1.0 + int(match[1])
        if (plain := said_plainly(label, PLAIN)) is not None:
            return plain
        if label == "Work":
            return self.work()
        if label.startswith("Meditate"):
            return self.card(label, said)
        if label.startswith("Place"):
            return next((worth for deed, worth in DEEDS.items() if deed in label), 1.0)
        if label.startswith("Buy") and question.startswith("Which koi"):
            # A large koi needs three hexes that all lie beside each other.
            return 1.0 + sum(
                n for size, n in KOI_HEXES.items() if size in label and n < max(2, self.free_water - n + 2)
            )
        if label.startswith("Return"):
            return -sum(
                int(n) * GIVEN[what] for n, what in re.findall(r"(\d+) × [a-z ]*?(koi|shore|foliage|water)", label)
            )
        if question.startswith(("Where", "Which way")):
            return 0.1  # no points here, but perhaps later
        return 0.2 + self.effect(said or label)

    def work(self) -> float:
        """Whether there is something worth placing."""
        need = self.koi_stored()
        if need and need <= self.free_water and self.free_water > self.cramped:
            return 8.0
        pond = self.board.get("P0’s pond", [])
        shores = [text for text in pond if text.startswith("Shore")]
        if any("Lantern" not in text and "lantern" not in text for text in shores):
            return 4.0
        if "shore" in self.stored:
            return 3.5
        if row(pond, "Foliage"):
            return 3.2
        if "water" in self.stored and (self.free_water < 6 or self.cramped):
            return 3.0 if self.cramped else 2.6
        return 2.2 if "foliage" in self.stored else 0.3

    def card(self, label: str, said: str) -> float:
        """The worth of a card with what its space gives."""
        fee = 0.6 if "coin)" in label else 0.0
        return sum(map(self.effect, said.split("; "))) - fee

    def effect(self, text: str) -> float:
        """The worth of an effect in words."""
        if ", or " in text or " or " in text:
            return max(map(self.effect, re.split(r",? or ", text)))
        coins = self.own.get("coin", 0)
        worth = 0.0
        if "buy a koi" in text.lower():
            wanted = self.koi_stored() == 0 and self.free_water > 0 and (coins >= 1 or "less" in text)
            return 3.0 + min(3, coins) if wanted else -0.5
        if text.lower().startswith("place"):
            return (0.9 if self.cramped else 0.35) * number(text, 1)
        found = amounts(text)
        worth += 0.9 * found.get("coin", 0) + 0.3 * found.get("water", 0) + 0.7 * found.get("foliage", 0)
        worth += 1.4 * found.get("shore", 0) + 0.3 * found.get("storage", 0)
        if "points per" in text:
            worth += 1.2
        if "when you work" in text:
            worth += 1.5
        return worth
