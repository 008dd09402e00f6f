"""What a seat of Satori may know, as lists of whole numbers. `observe.py` says where they go in a row of numbers."""

from __future__ import annotations

from typing import Any, Final

from sanmon.games.satori import frames
from sanmon.games.satori.rules.jokoros import on_altars, on_pagoda
from sanmon.games.satori.state import (
    BASICS,
    CLOSED,
    COLOURS,
    LEVELS,
    NONE,
    SORIN,
    SatoriState,
)
from sanmon.kernel.rows.facts import Facts

# The parts, in the order in which `of` returns them.
PARTS: Final = [
    "question", "single", "order", "bells", "supply", "sanmon", "bag", "points", "tally", "goods", "tiles", "monks",
    "sun", "jokoros", "sixth", "offering", "built", "pagoda_jokoros", "altar_jokoros", "hand", "amulet", "played",
    "visit", "ground", "decor", "owner", "burner", "visitors", "slots", "shown", "light", "monk_at", "tile_at", "line",
    "tier_at", "tier_built", "roof_built", "cost_at", "spaces", "sorin", "starting",
]  # fmt: skip

PARTS_2: Final = [*PARTS, "beneath"]  # of the second version

NO_SPACE: Final = CLOSED  # in the part `spaces`: nothing to show


class SatoriFacts(Facts):
    """What seats of one table may know."""

    def of(self, state: Any, seat: int) -> list[list[int]]:
        """The parts. Hidden are only the amulets of other seats that have not been played (1.7)."""
        assert isinstance(state, SatoriState)
        rows = range(state.rows)
        amulet = state.amulet[:]
        for row in rows:
            if row != seat and not state.played[row]:
                amulet[row] = NONE
        single = [
            state.round, 3 * state.players - state.turns, state.plots, len(state.cost_pile), int(state.wheel_used == 1)
        ]  # fmt: skip
        built = state.tier_built[:LEVELS]
        built.append(int(state.sorin_builder != NONE))
        return [
            self.question.pairs(state, seat), single, state.order, state.bells, state.supply, state.sanmon, state.bag,
            state.points, state.tally, state.goods, state.tiles, state.monks, state.sun, state.jokoros, state.sixth,
            state.offering, state.built, [on_pagoda(state, row) for row in rows],
            [on_altars(state, row) for row in rows], state.hand, amulet, state.played, state.visit, state.ground,
            state.decor, state.owner, state.burner, visitors_seen(state), state.slots, state.shown, state.light,
            state.monk_at, state.tile_at, state.queued(frames.TILE), state.tier_at, built, state.roof_built,
            state.cost_at, spaces_of(state), [state.sorin_tile, state.sorin_builder], state.starting,
        ]  # fmt: skip


class SatoriFacts2(SatoriFacts):
    """What the second version of the observation reads."""

    def of(self, state: Any, seat: int) -> list[list[int]]:
        """The parts, and the worshippers beneath altar tiles."""
        assert isinstance(state, SatoriState)
        parts = super().of(state, seat)
        parts.append(visitors_beneath(state))
        return parts


def visitors_beneath(state: SatoriState) -> list[int]:
    """The worshippers beneath altar tiles by basic altar and colour; empty if nothing was built over."""
    beneath: list[int] = []
    for altar in range(BASICS):
        if state.covered[altar] != NONE:
            if not beneath:
                beneath = [0] * (BASICS * COLOURS)
            for place in range(altar * COLOURS, altar * COLOURS + COLOURS):
                beneath[place] = state.visitors[place]
    return beneath


def visitors_seen(state: SatoriState) -> list[int]:
    """The worshippers by altar and colour, without those beneath an altar tile, which have no effect."""
    visitors = state.visitors
    for altar in range(BASICS):
        if state.covered[altar] != NONE:
            if visitors is state.visitors:
                visitors = visitors[:]
            for place in range(altar * COLOURS, altar * COLOURS + COLOURS):
                visitors[place] = 0
    return visitors


def spaces_of(state: SatoriState) -> list[int]:
    """Two spaces for jokoros at each level of the pagoda, without those that are closed."""
    spaces: list[int] = []
    for level in range(SORIN + 1):
        first, second = state.left_space[level], state.right_space[level]
        if state.cost_at[level] == NONE:
            first, second = NO_SPACE, NO_SPACE
        elif first == CLOSED:
            first, second = second, NO_SPACE
        spaces.append(first)
        spaces.append(second)
    return spaces
