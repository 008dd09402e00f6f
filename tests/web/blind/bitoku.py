"""A listener who plays Bitoku: takes what says points, and moves on where it says nothing."""

from __future__ import annotations

import re

from web.blind.ear import Asked
from web.blind.worth import amounts, number, row, said_plainly

Board = dict[str, list[str]]
PARTS = {
    "VP": 1.0,
    "wood": 0.5,
    "stone": 0.5,
    "jade": 0.5,
    "sake": 0.5,
}
PLAIN = {
    "Skip": 0.0,
    "End your turn": 0.0,
    "Pass": -5.0,
    "Use your": 5.0,
    "Cross the river": 4.0,
    "Remove a pilgrim": -1.0,
    "Cover ": 0.0,
    "The bitoku card on": 3.0,
    "The yokai card on": 2.4,
    "Two of the four": 2.6,
    "Advance on your bitoku path": 4.0,
    "Send out a new pilgrim": 2.0,
    "Combine": 5.0,
    "Keep": 1.5,
}
PHRASES = [
    ("build a building", 3.5),
    ("take a crystal", 2.5),
    ("take a mitama", 2.5),
    ("take a dragonfly", 2.5),
    ("gain a bitoku card", 2.2),
    ("gain a yokai", 1.8),
    ("draw a vision", 0.9),
    ("take a rock", 1.2),
    ("send a pilgrim to a rock", 2.2),
    ("advance a kodama", 1.2),
    ("advance the kodama here", 1.2),
    ("unlock a die", 1.2),
    ("any good", 0.6),
    ("draw a yokai", 0.6),
    ("copy a rival", 1.0),
    ("+1 amulet", 0.5),
    ("+2 amulet", 0.8),
    ("+3 amulet", 1.1),
]


class Bitoku:
    """Chooses by the names of choices and by the board in words, which it reads at the start of a turn."""

    reads: tuple[str, ...] = ("Your turn",)

    def __init__(self) -> None:
        self.board: Board = {}

    def choose(self, asked: Asked) -> int:
        """The place of its choice in the list."""
        worth = [self.worth(asked.question, name) for name in asked.names]
        return max(range(len(worth)), key=worth.__getitem__)

    def effect(self, text: str) -> float:
        """The worth of effects in words."""
        text = re.sub(r"\([^)]*$", "", text)
        if " or " in text:
            return max(map(self.effect, text.split(" or ", 1)))
        worth = sum(PARTS.get(what, 0) * n for what, n in amounts(text).items())
        worth += sum(value * text.count(phrase) for phrase, value in PHRASES)
        if match := re.search(r"(\d+) movement point", text):
            worth += 1.5 * int(match[1])
        if match := re.search(r"any (\d+) goods", text.lower()):
            worth += 0.6 * int(match[1])
        return worth

    def worth(self, question: str, name: str) -> float:
        label, _, said = name.partition(": ")
        label = label.strip()
        if (plain := said_plainly(label, PLAIN)) is not None:
            return plain
        if label.startswith("Play "):
            return 6.0 + self.effect(said)
        if question.startswith("The die shows"):
            die = number(question) + sum(map(int, re.findall(r"\+(\d)", label)))
            return min(die, 4) - 0.3 * sum(map(int, re.findall(r"\d", label)))
        if label.startswith("Home of the Great Spirit"):
            return 0.8 + self.effect(label.partition("(")[2].rstrip(")"))
        if question.startswith("Where will you place the die"):
            return max(map(self.effect, said.split("; ")), default=0.5)
        if question.startswith("Which kodama will you advance"):
            return self.kodama(label)
        if label.startswith("Remove "):
            return number(said, 3)
        if label.startswith("Move a pilgrim"):
            return 4.5 if "gate" in label else 3.0 + self.branch(label)
        if label.startswith("Forest action"):
            return self.effect(label)
        cost, gain = said.partition("cost: ")[2].split(";")[0], said
        return 0.3 + self.effect(gain) - 0.8 * self.effect(cost)

    def branch(self, label: str) -> float:
        """A space of a branch scores; a space of the main path only leads on."""
        return 2.0 if re.search(r"dew|spring|mist|cloud|peak", label) else -1.5

    def kodama(self, region: str) -> float:
        """A kodama that a step takes past another."""
        text = row(self.board.get(region, []), "Kodama")
        own = re.search(r"P0 (\d+)", text)
        others = [int(n) for n in re.findall(r"(\d+)[,;]", text.split("; Lake")[0] + ",")]
        here = int(own[1]) if own else 1
        return 1.0 + sum(0.8 for other in others if other in (here, here + 1)) - 0.05 * here
