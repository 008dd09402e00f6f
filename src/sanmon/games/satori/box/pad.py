"""The score pad of Satori: the final scoring step by step (chapter 15; alone also 16.22 to 16.29)."""

from __future__ import annotations

from typing import Final

from sanmon.games.satori.domains import COLOUR_IDS
from sanmon.games.satori.rules import scoring
from sanmon.games.satori.rules.amulets import (
    MOST_EMERALDS,
    MOST_JOKOROS,
    MOST_POINTS,
    MOST_TILES,
    leaders,
)
from sanmon.games.satori.rules.jokoros import put_on_pagoda
from sanmon.games.satori.rules.round_end import penalise
from sanmon.games.satori.solo import automaton
from sanmon.games.satori.solo.automaton import HASEKURA
from sanmon.games.satori.state import (
    FREE,
    GOODS,
    INCENSE,
    KEYS,
    LEVELS,
    MON,
    MOST_ALTARS,
    MOST_INCENSE,
    SCORE_KEYS,
    SORIN,
    SatoriState,
)
from sanmon.kernel.box.companion import YES_NO, Companion, Field
from sanmon.kernel.box.pad import Pad
from sanmon.kernel.messages import Event

MOST_OWN_JOKOROS: Final = 6
MOST_GOODS: Final = 40
MOST_TILES_KEPT: Final = 40
NOBODY: Final = "none"


class SatoriPad(Pad):
    """The seven steps of the final scoring, each for all players before the next."""

    def play(self) -> None:
        state: SatoriState = self.state
        state.stack.clear()
        self.begin(state.rows - state.players)
        self.known: dict[str, list[int]] = {}  # what was asked of every row
        state.points = self.track("track", "1.9")
        state.tally = [0] * (state.rows * KEYS)
        state.left_space = [FREE] * (SORIN + 1)
        if self.players > 1:
            self.amulets(state)
        self.pagoda(state)
        self.altars(state)
        self.leftovers(state)
        self.category("emeralds")
        for row, count in enumerate(self.emeralds()):
            if row < self.players:
                self.gain(row, "emeralds", count, "15.7", n=count)
        self.sorin(state)
        self.incense(state)
        if self.rivals:
            self.automaton(state)
        self.finish(state)

    def told(self, event: Event) -> Event | None:
        """Leaves out what the rules tell of points that the pad tells with their numbers."""
        return None if event.key == "scored" else event

    # -- what several steps ask for, each thing once

    def fact(self, key: str, clause: str, most: int, rows: int = -1) -> list[int]:
        """What every row has of something."""
        if key not in self.known:
            self.known[key] = self.amounts(key, clause, most, None, rows)
        return self.known[key]

    def emeralds(self) -> list[int]:
        return self.fact("emeralds", "15.7", MOST_GOODS, self.players)

    def tiles(self) -> list[int]:
        return self.fact("tiles", "15.6", MOST_TILES_KEPT)

    def pagoda_jokoros(self) -> list[int]:
        return self.fact("pagoda", "15.4", MOST_OWN_JOKOROS)

    def altar_jokoros(self) -> list[int]:
        return self.fact("altar-jokoros", "15.5", MOST_ALTARS, self.players)

    def incense_levels(self) -> list[int]:
        return self.fact("incense", "15.8", MOST_INCENSE)

    def offerings(self) -> list[int]:
        return self.fact("offerings", "15.9", len(self.state.parts.offerings), self.players)

    def unused(self) -> list[int]:
        """Mon, wood, stone and tiles of every player."""
        goods = self.fact("goods", "15.6", 3 * MOST_GOODS, self.players)
        tiles = self.tiles()
        return [goods[row] + tiles[row] for row in self.rows()]

    def gain(self, row: int, key: str, points: int, clause: str, sentence: str = "", **facts: int | str) -> None:
        """Points of the final scoring, in the state too: an amulet and a penalty look at the score."""
        self.state.score(row, SCORE_KEYS.index(key), points)
        self.sum(row, key, points, clause, sentence, **facts)

    # -- the steps

    def amulets(self, state: SatoriState) -> None:
        """Amulets that were played, in ascending order (15.2)."""
        self.category("amulets")
        ids = state.parts.things.amulet.ids
        fields = [Field(f"amulet:{amulet}", "companion-answer", YES_NO, "no") for amulet in ids]
        for number, answer in enumerate(self.ask("amulets", {}, "15.2", fields)):
            if answer != "yes":
                continue
            counts = self.counted(state, number)[: self.players]
            for row in leaders(list(range(self.players)), counts):
                self.gain(row, "amulets", scoring.AMULET_POINTS, "15.2", amulet=ids[number], n=counts[row])

    def counted(self, state: SatoriState, amulet: int) -> list[int]:
        """What an amulet counts, by row."""
        if amulet == MOST_POINTS:
            return state.points[:]
        if amulet == MOST_EMERALDS:
            return self.emeralds()
        if amulet == MOST_TILES:
            return self.tiles()
        if amulet == MOST_JOKOROS:
            pagoda, altars = self.pagoda_jokoros(), self.altar_jokoros()
            return [pagoda[row] + altars[row] for row in self.rows()]
        return self.offerings()

    def pagoda(self, state: SatoriState) -> None:
        self.category("pagoda")
        counts = self.pagoda_jokoros()
        state.roofs = self.number("roofs", {}, "15.4", LEVELS, LEVELS)
        for row in range(self.players):
            points = scoring.pagoda_points(counts[row], state.roofs)
            self.gain(row, "pagoda", points, "15.4", n=counts[row], roofs=state.roofs)

    def altars(self, state: SatoriState) -> None:
        self.category("altars")
        counts = self.altar_jokoros()
        colours = self.amounts("altar-colours", "15.5", len(COLOUR_IDS), None, self.players)
        for row in range(self.players):
            points = scoring.altar_points(counts[row], colours[row])
            self.gain(row, "altars", points, "15.5", n=counts[row], colours=colours[row])

    def leftovers(self, state: SatoriState) -> None:
        self.category("leftovers")
        unused = self.unused()
        for row in range(self.players):
            self.gain(row, "leftovers", scoring.leftover_points(unused[row]), "15.6", n=unused[row])

    def sorin(self, state: SatoriState) -> None:
        """The scoring tile of the Sōrin for its builder (15.10)."""
        self.category("sorin")
        players = [str(row + 1) for row in range(self.players)]
        builder = self.choose("sorin-builder", {}, "15.10", "player", [NOBODY, *players])
        if builder == NOBODY:
            return
        row = int(builder) - 1
        parts = state.parts
        printing = int(str(self.settings["printing"]))
        ids = parts.things.sorin.ids
        printed = [ids[tile] for tile in range(len(ids)) if parts.sorin_printing[tile] == printing]
        chosen = self.choose("sorin-tile", {}, "15.10", "sorin-tile", printed)
        state.sorin_tile = ids.index(chosen)
        kind = parts.sorin_kind[state.sorin_tile]
        if kind == scoring.SORIN_COLOURS:
            counts, clause = self.altar_jokoros(), "17.6"
        elif kind == scoring.SORIN_INCENSE:
            counts, clause = self.incense_levels(), "17.7"
        elif kind == scoring.SORIN_GOODS:
            counts, clause = self.unused(), "17.8"
        else:
            counts, clause = self.offerings(), "17.9"
        points = scoring.sorin_worth(state, counts[row])
        args: dict[str, int | str] = {"sorin-tile": chosen, "n": counts[row]}
        self.gain(row, "sorin", points, clause, "", **args)

    def incense(self, state: SatoriState) -> None:
        """A point is lost without incense (15.8)."""
        self.category("penalty")
        for row, level in enumerate(self.incense_levels()):
            state.goods[row * GOODS + INCENSE] = level
        before = state.points[:]
        penalise(state)
        for row in range(self.players):
            if state.points[row] != before[row]:
                self.sum(row, "penalty", state.points[row] - before[row], "15.8")

    def automaton(self, state: SatoriState) -> None:
        """The Automaton's own scoring (16.23)."""
        self.heading("rival", {})
        state.goods[HASEKURA * GOODS + MON] = self.number("rival-mon", {}, "16.22", MOST_GOODS)
        state.tiles[HASEKURA] = self.tiles()[HASEKURA]
        for _ in range(self.pagoda_jokoros()[HASEKURA]):
            put_on_pagoda(state, HASEKURA, state.left_space.index(FREE))
        automaton.end_game(state)
        self.clauses = {"auto-scored": "16.22"}
        for key, number in enumerate(state.tally[HASEKURA * KEYS : HASEKURA * KEYS + KEYS]):
            if number:
                self.add(HASEKURA, SCORE_KEYS[key], number)
        self.collect()

    def finish(self, state: SatoriState) -> None:
        """The ranks, with what breaks a tie: incense, then offerings (15.9)."""
        if self.players > 1:
            for row, level in enumerate(self.offerings()):
                state.offering[row] = level
        found = scoring.result(state)
        self.close(list(found.scores), list(found.ranks), found.verdict, "16.29" if self.rivals else "15.9")


def pad() -> type[Companion]:
    """The score pad of this game."""
    return SatoriPad
