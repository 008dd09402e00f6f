"""A listener who plays the toy: takes what gives most."""

from __future__ import annotations

from web.blind.ear import Asked
from web.blind.worth import amounts, said_plainly

PLAIN = {"Skip": 0.0, "End your turn": 0.0, "Brew": 1.0, "Leave it": 0.2, "Put it": 0.1}


class Toy:
    """Chooses by the names of choices alone; the toy has no board in words."""

    reads: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.board: dict[str, list[str]] = {}

    def choose(self, asked: Asked) -> int:
        """The place of its choice in the list."""
        worth = [self.worth(asked.question, name) for name in asked.names]
        return max(range(len(worth)), key=worth.__getitem__)

    def worth(self, _question: str, name: str) -> float:
        if (plain := said_plainly(name, PLAIN)) is not None:
            return plain
        gain, _, cost = name.partition(" for ")
        return 0.5 + sum(amounts(gain).values()) - sum(amounts(cost).values())
