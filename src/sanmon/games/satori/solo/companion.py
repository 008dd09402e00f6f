"""The Automaton beside a box: the owner says what they did, and `solo/automaton.py` says what Hasekura does.

Altars are known by the basic altar's place, because an altar built over one has its colour and its lantern (8.7, 16.6).
What the owner has said of printed parts, a lantern or a built tier, is not asked again.
"""

from __future__ import annotations

from typing import Any, Final

from sanmon.games.satori.domains import COLOUR_IDS, LANTERN_IDS, LEVEL_IDS, RING_IDS
from sanmon.games.satori.rules.jokoros import on_pagoda
from sanmon.games.satori.rules.scoring import verdict_of
from sanmon.games.satori.solo import automaton
from sanmon.games.satori.solo.automaton import HASEKURA
from sanmon.games.satori.solo.facts import Facts
from sanmon.games.satori.state import (
    CHARITY,
    COLOURS,
    GOODS,
    INCENSE,
    LEVELS,
    MON,
    NONE,
    RING,
    ROOFS,
    ROUNDS,
    TIERS,
    TURNS,
    UPPER,
    SatoriState,
)
from sanmon.kernel.box.companion import NOTHING_PRINTED, Companion, Line
from sanmon.kernel.messages import Event

MOST_MON: Final = 4  # what one reaction can take: the collection of three colours
MOST_POINTS: Final = 12  # on a tier or a roof
MOST_SCORE: Final = 200
SPACE_IDS: Final = ["open", "taken", "unbuilt"]
CLAUSES: Final = {
    "reaction": "16.8", "reward": "16.7", "reward-blocked": "16.20", "reward-lost": "16.20", "auto-mon": "16.12",
    "auto-incense": "16.13", "companion-light": "16.14", "auto-jokoro": "16.15", "auto-tier": "16.16",
    "auto-roof": "16.17", "auto-scored": "16.22", "advanced": "16.11",
}  # fmt: skip


class AskedFacts(Facts):
    """The owner's table. What it knows of this turn it forgets at the next, except what no longer changes."""

    def __init__(self, companion: Companion) -> None:
        self.companion = companion
        self.lanterns: dict[int, int] = {}
        self.taken: list[int] = []  # levels whose space has a jokoro
        self.lights: dict[int, int] = {}
        self.closed: list[int] = []  # spaces whose tile the Automaton took in this turn
        self.mon = NONE

    def begin_turn(self) -> None:
        """Forgets the answers that the owner's own turn may have made wrong."""
        self.lights = {}
        self.closed = []
        self.mon = NONE

    def lantern(self, state: SatoriState, place: int) -> int:
        if place not in self.lanterns:
            altar = state.parts.things.altar.ids[place]
            chosen = self.companion.choose("lantern", {"altar": altar}, "16.6", "lantern", LANTERN_IDS)
            self.lanterns[place] = LANTERN_IDS.index(chosen)
        return self.lanterns[place]

    def draw_worshipper(self, state: SatoriState, drawn: list[int]) -> int:
        return COLOUR_IDS.index(self.companion.choose("draw", {}, "16.8", "colour", COLOUR_IDS))

    def advance(self, state: SatoriState, altar: int, matching: bool) -> None:
        if altar < UPPER:
            return  # nobody can build over an upper altar (8.8)
        place = state.parts.things.altar.ids[altar]
        if self.companion.says_yes("jokoro", {"altar": place}, "16.11"):
            steps = 2 if matching else 1
            self.companion.note("advance", {"n": steps}, "16.11")

    def take_mon(self, state: SatoriState, amount: int) -> int:
        if self.mon == NONE:
            self.mon = self.companion.number("mon", {}, "16.12", MOST_MON, usual=MOST_MON)
        got = min(amount, self.mon)
        self.mon -= got
        return got

    def has_space(self, state: SatoriState, level: int) -> bool:
        if level in self.taken:
            return False
        shown = {"level": LEVEL_IDS[level]}
        chosen = self.companion.choose("space", dict(shown), "16.15", "companion-space", SPACE_IDS)
        if chosen != "unbuilt":
            self.taken.append(level)  # by somebody's jokoro, or by the one that the Automaton now places
            if level < LEVELS:
                state.tier_built[level] = 1
        return chosen == "open"

    def light(self, state: SatoriState, mountain: int) -> int:
        if mountain not in self.lights:
            chosen = self.companion.choose("light", flower(state, mountain), "16.14", "companion-ring", RING_IDS)
            self.lights[mountain] = mountain * RING + RING_IDS.index(chosen)
        return self.lights[mountain]

    def has_open_tile(self, state: SatoriState, space: int) -> bool:
        if space in self.closed:
            return False
        args: dict[str, Any] = flower(state, space // RING)
        args["companion-ring"] = RING_IDS[space % RING]
        return self.companion.says_yes("tile", args, "16.14")

    def take_tile(self, state: SatoriState, space: int) -> int:
        self.closed.append(space)
        self.lights[space // RING] = space
        return NOTHING_PRINTED

    def has_tier(self, state: SatoriState, level: int) -> bool:
        if not state.tier_built[level] and self.companion.says_yes("tier", {"level": LEVEL_IDS[level]}, "16.16"):
            state.tier_built[level] = 1
        return state.tier_built[level] == 1

    def has_roof(self, state: SatoriState, level: int) -> bool:
        if not state.roof_built[level] and self.companion.says_yes("roof", {"level": LEVEL_IDS[level]}, "16.16"):
            state.roof_built[level] = 1
        return state.roof_built[level] == 1

    def build_tier(self, state: SatoriState, row: int, level: int) -> int:
        points = self.companion.number("tier-points", {"level": LEVEL_IDS[level]}, "16.16", MOST_POINTS)
        state.tier_built[level] = 1
        state.score(row, TIERS, points)
        return points

    def lay_cost(self, state: SatoriState, level: int) -> None:
        self.companion.note("cost", {"level": LEVEL_IDS[level]}, "10.5")

    def build_roof(self, state: SatoriState, row: int, level: int) -> int:
        points = self.companion.number("roof-points", {"level": LEVEL_IDS[level]}, "16.16", MOST_POINTS)
        state.roof_built[level] = 1
        state.tiles[row] -= 1
        state.score(row, ROOFS, points)
        return points

    def roofs(self, state: SatoriState) -> int:
        return self.companion.number("roofs", {}, "16.23", LEVELS, sum(state.roof_built))


def flower(state: SatoriState, mountain: int) -> dict[str, Any]:
    """The arguments that name a mountain by its flower."""
    return {"colour": COLOUR_IDS[state.parts.flower[mountain]]}


class AutomatonCompanion(Companion):
    """Five rounds of three turns, the end of each round, and the final scoring."""

    def play(self) -> None:
        state: SatoriState = self.state
        self.clauses = CLAUSES
        facts = AskedFacts(self)
        state.facts = facts
        altars = state.parts.things.altar.ids[: CHARITY + 1]
        # The owner's parts of the table are unknown: what the set-up dealt there says nothing.
        state.tier_built = [0] * LEVELS
        state.visitors = [0] * len(state.visitors)
        for number in range(1, ROUNDS + 1):
            state.round = number
            for turn in range(1, TURNS + 1):
                self.heading("turn", {"round": number, "n": turn})
                facts.begin_turn()
                altar = altars.index(self.choose("visit", {}, "16.7", "altar", altars))
                colour = COLOUR_IDS.index(self.choose("worshipper", {}, "16.7", "colour", COLOUR_IDS))
                state.visitors[altar * COLOURS + colour] += 1
                automaton.react(state, altar, colour)
                self.collect()
            state.visitors = [0] * len(state.visitors)
            if number < ROUNDS:
                self.heading("round-end", {"round": number})
                self.note("your-steps", {}, "14.1")
                automaton.end_round(state)
        self.finish()

    def finish(self) -> None:
        """The final scoring, and the verdict on the owner's points (16.23 to 16.29)."""
        state: SatoriState = self.state
        self.heading("game-end", {})
        self.note("your-scoring", {}, "16.24")
        automaton.end_game(state)
        self.collect()
        mine = self.number("your-points", {}, "16.28", MOST_SCORE)
        lead = mine - state.points[HASEKURA]
        self.note("final", {"n": mine, "rival": state.points[HASEKURA]}, "16.28")
        self.note("verdict", {"verdict": verdict_of(lead)}, "16.29")
        self.over = True

    def told(self, event: Event) -> Event | None:
        """Names no tile, because only the owner sees which it is."""
        if event.key == "auto-light":
            return Event("companion-light", None, {"space": event.args["space"]}, event.touches[:1])
        return event

    def board(self) -> list[Line]:
        state: SatoriState = self.state
        base = HASEKURA * GOODS
        return [
            Line("points", {"n": state.points[HASEKURA]}),
            Line("mon", {"n": state.goods[base + MON]}),
            Line("incense", {"n": state.goods[base + INCENSE]}),
            Line("tiles", {"n": state.tiles[HASEKURA]}),
            Line("jokoros", {"n": state.jokoros[HASEKURA]}),
            Line("enshrined", {"n": on_pagoda(state, HASEKURA)}),
        ]


def companion() -> type[Companion]:
    """The companion of this game."""
    return AutomatonCompanion
