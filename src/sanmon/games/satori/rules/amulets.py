"""Amulets (14.2 to 14.6, 15.1 to 15.3, 17.1 to 17.5)."""

from __future__ import annotations

from typing import Final

from sanmon.games.satori import frames
from sanmon.games.satori.domains import AMULET_SOURCE
from sanmon.games.satori.events import AMULET_KEPT, AMULET_PLAYED, AMULET_WON
from sanmon.games.satori.rules.jokoros import on_altars, on_pagoda
from sanmon.games.satori.state import EMERALD, GOODS, ROUNDS, SatoriState
from sanmon.kernel.frames import Frame, Kind, Step
from sanmon.kernel.runner import execute

MOST_POINTS: Final = 0
MOST_EMERALDS: Final = 1
MOST_TILES: Final = 2
MOST_JOKOROS: Final = 3


def count_for(state: SatoriState, seat: int, amulet: int) -> int:
    """How many of what this amulet counts the seat has."""
    if amulet == MOST_POINTS:
        return state.points[seat]
    if amulet == MOST_EMERALDS:
        return state.goods[seat * GOODS + EMERALD]
    if amulet == MOST_TILES:
        return state.tiles[seat]
    if amulet == MOST_JOKOROS:
        return on_pagoda(state, seat) + on_altars(state, seat)
    return state.offering[seat]


def winners(state: SatoriState, amulet: int) -> list[int]:
    """The seats with the most of what the amulet counts, in turn order; a seat with 0 never wins (14.4, 14.5)."""
    return leaders(state.order, [count_for(state, seat, amulet) for seat in range(state.players)])


def leaders(seats: list[int], counts: list[int]) -> list[int]:
    """The seats, in the given order, that have the most; `counts` is by seat. A seat with 0 never wins (14.4, 14.5)."""
    most = max(counts)
    if most == 0:
        return []
    return [seat for seat in seats if counts[seat] == most]


def ask_who_plays(state: SatoriState) -> None:
    """Asks every seat that still holds an amulet whether to play it, in turn order (14.2, 15.1)."""
    last = state.round == ROUNDS and state.game.ruleset >= 2  # ruleset 1 cited 14.2 after the last round too
    kind = frames.LAST_AMULET if last else frames.AMULET
    for seat in reversed(state.order):
        if not state.played[seat]:
            state.push((kind, seat))


class Amulet(Kind[SatoriState]):
    """`(AMULET, seat)`: asks whether to play the amulet openly or keep it."""

    id: int = frames.AMULET
    key: str = "amulet"
    clause: str = "14.2"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        options = state.parts.options
        return [options.play.base, options.keep.base]

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        seat = frame[1]
        if option == state.parts.options.keep.base:
            state.tell(AMULET_KEPT, seat)
            return
        state.played[seat] = 1
        state.reveal()
        state.tell(AMULET_PLAYED, seat, state.amulet[seat])


class LastAmulet(Amulet):
    """`(LAST_AMULET, seat)`: asks the same after round five."""

    id: int = frames.LAST_AMULET
    clause: str = "15.1"


class AmuletBonus(Step[SatoriState]):
    """`(AMULET_BONUS, -1, amulet)`: gives the amulet's bonus to the seats that have the most now (14.3, 14.4)."""

    id: int = frames.AMULET_BONUS

    def run(self, state: SatoriState, frame: Frame) -> None:
        amulet = frame[2]
        if not is_played(state, amulet):
            return
        seats = winners(state, amulet)
        for seat in reversed(seats):
            state.push((frames.AMULET_GIFT, seat, amulet))


class AmuletGift(Step[SatoriState]):
    """`(AMULET_GIFT, seat, amulet)`: gives one winner the amulet's bonus."""

    id: int = frames.AMULET_GIFT

    def run(self, state: SatoriState, frame: Frame) -> None:
        _, seat, amulet = frame
        state.tell(AMULET_WON, seat, amulet)
        execute(state, seat, AMULET_SOURCE + amulet, state.parts.amulet_bonus[amulet])


def is_played(state: SatoriState, amulet: int) -> bool:
    """Whether a seat has played this amulet."""
    for seat in range(state.players):
        if state.amulet[seat] == amulet and state.played[seat]:
            return True
    return False
