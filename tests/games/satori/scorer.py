"""An independent scorer, written from the rulebook.

It reads the events and the view of a spectator as plain data, and uses no state, number or function of the engine.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

# Annex: the points of the Sōrin's scoring tile by printing: a fixed part, and points for each thing counted.
SORIN = {
    "colours-2024": (0, 2), "colours-2023": (0, 2),
    "incense-2024": (0, 3), "incense-2023": (0, 2),
    "goods-2024": (0, 1), "goods-2023": (0, 1),
    "offerings-2024": (2, 1), "offerings-2023": (0, 1),
}  # fmt: skip
AMULETS = ["wisdom", "jewel", "silence", "smoke", "devotion"]


class ScorePad:
    """Keeps the score of a game from its events."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.points = [5] * players
        self.automaton = 5
        self.purse = Counter[str]()  # the Automaton's mon and incense
        self.tiles = 0  # the Automaton's meditation tiles
        self.over = False

    def lose(self, seat: int) -> None:
        self.points[seat] = max(0, self.points[seat] - 1)

    def on_event(self, event: dict[str, Any]) -> None:
        """Takes note of one event, as a spectator sees it."""
        if self.over:
            return
        key, seat, args = event["key"], event["seat"], event["args"]
        if key in ("tier-built", "roof-built"):
            self.points[seat] += args["n"]
        elif key == "scored":
            # Between rounds only the penalty is scored.
            assert args["score"] == "penalty", event
            self.lose(seat)
        elif key in ("auto-tier", "auto-roof"):
            self.automaton += args["n"]
            self.tiles -= key == "auto-roof"
        elif key == "auto-light":
            self.tiles += 1
        elif key == "auto-mon":
            self.purse["mon"] += args["n"]
        elif key == "auto-incense":
            self.purse["incense"] += 1
        elif key == "round-begins" and args["n"] > 1 and self.players == 1:
            self.automaton_scores()
        elif key == "round-ends" and args["n"] == 5:
            self.over = True

    def automaton_scores(self) -> None:
        if not self.purse["incense"]:
            self.automaton = max(0, self.automaton - 1)
        self.automaton += self.purse["mon"] + self.purse["incense"] + self.tiles
        self.purse.clear()

    def final(self, view: dict[str, Any]) -> tuple[list[int], list[int]]:
        """Scores and ranks after the seven steps of the end of the game."""
        assert self.over
        table = [Side(view, seat) for seat in range(self.players)]
        scores = self.points
        # 1: amulets
        played = {player["amulet"] for player in view["players"][: self.players] if player["amulet_played"]}
        for amulet in AMULETS:
            if amulet in played:
                counts = [
                    {"wisdom": scores[seat], "jewel": own.emeralds, "silence": own.tiles,
                     "smoke": own.on_pagoda + own.on_altars,
                     "devotion": own.offering}[amulet]
                    for seat, own in enumerate(table)
                ]  # fmt: skip
                for seat, count in enumerate(list(counts)):
                    if count == max(counts) and count > 0:
                        scores[seat] += 2
        roofs = sum(1 for level in view["pagoda"] if level["roof_built"])
        for seat, own in enumerate(table):
            scores[seat] += own.on_pagoda * roofs  # 2
            scores[seat] += own.on_altars * len(own.colours)  # 3
            scores[seat] += own.unused // 5  # 4
            scores[seat] += own.emeralds  # 5
            if view["sorin"]["builder"] == seat:  # 6
                base, each = SORIN[view["sorin"]["id"]]
                kind = view["sorin"]["id"].split("-")[0]
                count = {
                    "colours": own.on_altars,
                    "incense": own.incense,
                    "goods": own.unused // 2,
                    "offerings": own.offering,
                }
                scores[seat] += base + each * count[kind]
            if own.incense == 0:  # 7
                self.lose(seat)
        if self.players == 1:
            self.automaton_scores()
            self.automaton += spaces(view).count(1) * roofs
            both = [scores[0], self.automaton]
            return both, [1 + sum(other > mine for other in both) for mine in both]
        order = [(scores[seat], own.incense, own.offering) for seat, own in enumerate(table)]
        return scores, [1 + sum(other > mine for other in order) for mine in order]


class Side:
    """The things of one player that count at the end."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        player = view["players"][seat]
        own = [altar for altar in view["altars"] if altar["owner"] == seat]
        self.emeralds = player["emerald"]
        self.incense = player["incense"]
        self.tiles = player["tiles"]
        self.offering = player["offering"]
        self.unused = player["mon"] + player["wood"] + player["stone"] + player["tiles"]
        self.on_pagoda = spaces(view).count(seat)
        self.on_altars = sum(1 for altar in own if altar["jokoro"])
        self.colours = {altar["colour"] for altar in own}


def spaces(view: dict[str, Any]) -> list[Any]:
    """The contents of all jokoro spaces of the pagoda."""
    return [space for level in view["pagoda"] for space in level["spaces"]]
