"""The end of the game (chapter 15, 16.23, 16.28, 16.29, 17.6 to 17.9)."""

from __future__ import annotations

from typing import Final

from sanmon.games.satori import frames
from sanmon.games.satori.events import AMULET_WON, SCORED
from sanmon.games.satori.rules.amulets import ask_who_plays, is_played, winners
from sanmon.games.satori.rules.jokoros import altars_of, on_altars, on_pagoda
from sanmon.games.satori.rules.round_end import penalise
from sanmon.games.satori.solo import automaton
from sanmon.games.satori.state import (
    ALTAR_JOKOROS,
    AMULETS,
    EMERALD,
    EMERALDS,
    GOODS,
    INCENSE,
    KEYS,
    LEFTOVERS,
    MON,
    NONE,
    PAGODA_JOKOROS,
    SCORE_KEYS,
    SORIN_POINTS,
    STONE,
    WOOD,
    SatoriState,
)
from sanmon.kernel.frames import Frame, Step
from sanmon.kernel.messages import Result

AMULET_POINTS: Final = 2
LEFTOVERS_A_POINT: Final = 5
SORIN_GOODS_A_POINT: Final = 2

# Kinds of Sōrin tiles.
SORIN_COLOURS: Final = 0
SORIN_INCENSE: Final = 1
SORIN_GOODS: Final = 2
SORIN_OFFERINGS: Final = 3
SORIN_KINDS: Final = ["colours", "incense", "goods", "offerings"]

VERDICTS: Final = ["beaten", "shared", "close", "clear", "perfect"]


class FinalAmulets(Step[SatoriState]):
    """`(FINAL_AMULETS, -1)`: asks every seat that kept its amulet whether to play it now (15.1)."""

    id: int = frames.FINAL_AMULETS

    def run(self, state: SatoriState, frame: Frame) -> None:
        state.push((frames.FINAL_SCORING, NONE))
        if state.players > 1:
            ask_who_plays(state)


class FinalScoring(Step[SatoriState]):
    """`(FINAL_SCORING, -1)`: does the seven steps of the final scoring, each for all seats before the next."""

    id: int = frames.FINAL_SCORING

    def run(self, state: SatoriState, frame: Frame) -> None:
        for amulet in range(len(state.parts.amulet_bonus)):
            if is_played(state, amulet):
                for seat in winners(state, amulet):
                    state.tell(AMULET_WON, seat, amulet)
                    gain(state, seat, AMULETS, AMULET_POINTS)
        for seat in state.order:
            gain(state, seat, PAGODA_JOKOROS, pagoda_points(on_pagoda(state, seat), state.roofs))
        for seat in state.order:
            gain(state, seat, ALTAR_JOKOROS, altar_points(on_altars(state, seat), colours_of(state, seat)))
        for seat in state.order:
            gain(state, seat, LEFTOVERS, leftover_points(unused(state, seat)))
        for seat in state.order:
            gain(state, seat, EMERALDS, state.goods[seat * GOODS + EMERALD])
        if state.sorin_builder != NONE:
            gain(state, state.sorin_builder, SORIN_POINTS, sorin_points(state, state.sorin_builder))
        penalise(state)
        if state.rows > state.players:
            automaton.end_game(state)
        state.finish(result(state))


def gain(state: SatoriState, seat: int, key: int, points: int) -> None:
    """Adds these points of one kind to the seat's score, with an event; 0 points have none."""
    if points:
        state.score(seat, key, points)
        state.tell(SCORED, seat, key, points)


def pagoda_points(jokoros: int, roofs: int) -> int:
    """What jokoros on the pagoda score (15.4)."""
    return jokoros * roofs


def altar_points(jokoros: int, colours: int) -> int:
    """What jokoros on one's altars score, by the number of colours of these altars (15.5)."""
    return jokoros * colours


def leftover_points(left: int) -> int:
    """What unused mon, wood, stone and tiles score together (15.6)."""
    return left // LEFTOVERS_A_POINT


def colours_of(state: SatoriState, seat: int) -> int:
    """How many colours the seat's altars have (15.5)."""
    return len({state.parts.altar_colour[altar] for altar in altars_of(state, seat)})


def unused(state: SatoriState, seat: int) -> int:
    """How many mon, wood, stone and tiles the seat has left (15.6)."""
    base = seat * GOODS
    return state.goods[base + WOOD] + state.goods[base + STONE] + state.goods[base + MON] + state.tiles[seat]


def sorin_points(state: SatoriState, seat: int) -> int:
    """What the Sōrin's scoring tile brings to the seat that built the Sōrin (17.6 to 17.9)."""
    parts = state.parts
    kind = parts.sorin_kind[state.sorin_tile]
    if kind == SORIN_COLOURS:
        count = on_altars(state, seat)
    elif kind == SORIN_INCENSE:
        count = state.goods[seat * GOODS + INCENSE]
    elif kind == SORIN_GOODS:
        count = unused(state, seat)
    else:
        count = state.offering[seat]
    return sorin_worth(state, count)


def sorin_worth(state: SatoriState, count: int) -> int:
    """What the Sōrin's scoring tile brings for this number of what it counts (17.6 to 17.9)."""
    parts = state.parts
    if parts.sorin_kind[state.sorin_tile] == SORIN_GOODS:
        count //= SORIN_GOODS_A_POINT
    return parts.sorin_base[state.sorin_tile] + parts.sorin_each[state.sorin_tile] * count


def result(state: SatoriState) -> Result:
    """The result: scores, ranks with tie-breakers (15.9) and, in a solo game, the verdict (16.28, 16.29)."""
    rows = range(state.rows)
    breakdown = [
        {
            key: state.tally[row * KEYS + number]
            for number, key in enumerate(SCORE_KEYS)
            if state.tally[row * KEYS + number]
        }
        for row in rows
    ]
    scores = [state.points[row] for row in rows]
    verdict: str | None = None
    if state.rows > state.players:
        standings = [[points] for points in scores]
        verdict = verdict_of(scores[0] - scores[1])
    else:
        standings = [[scores[row], state.goods[row * GOODS + INCENSE], state.offering[row]] for row in rows]
    ranks = [1 + sum([1 for other in standings if other > own]) for own in standings]
    return Result(tuple(scores), tuple(ranks), tuple(breakdown), verdict)


def verdict_of(lead: int) -> str:
    """The verdict for a lead over the Automaton. A tie is a shared victory (16.29)."""
    if lead < 0:
        return "beaten"
    if lead == 0:
        return "shared"
    if lead <= 4:
        return "close"
    if lead <= 8:
        return "clear"
    return "perfect"
