"""Jokoros (chapter 9), which go on a seat's own altars and on the pagoda."""

from __future__ import annotations

from sanmon.games.satori import frames
from sanmon.games.satori.events import JOKORO_ON_ALTAR, JOKORO_ON_PAGODA
from sanmon.games.satori.rules.goods import affords, charge
from sanmon.games.satori.state import FREE, NONE, SORIN, SatoriState
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind


def altars_of(state: SatoriState, seat: int) -> list[int]:
    """The altars that the seat has built."""
    if not state.built[seat]:
        return []
    return [altar for altar, owner in enumerate(state.owner) if owner == seat]


def has_free_space(state: SatoriState, level: int) -> bool:
    """Whether this level of the pagoda has a cost tile and a free space for a jokoro (9.3, 9.4)."""
    return state.cost_at[level] != NONE and (state.left_space[level] == FREE or state.right_space[level] == FREE)


def places(state: SatoriState, seat: int) -> list[int]:
    """Options to place a jokoro: the places that are free and that the seat can pay for (9.1 to 9.6)."""
    options: list[int] = []
    if not state.jokoros[seat]:
        return options
    parts = state.parts
    if state.built[seat]:
        for altar in altars_of(state, seat):
            if not state.burner[altar] and affords(state, seat, parts.costs[parts.altar_cost[altar]]):
                options.append(parts.options.equip.of(altar))
    for level in range(SORIN + 1):
        if has_free_space(state, level) and affords(state, seat, parts.costs[parts.pagoda_cost[state.cost_at[level]]]):
            options.append(parts.options.enshrine.of(level))
    return options


class JokoroAction(Action[SatoriState]):
    """The `jokoro` of an effect: the seat places one of its jokoros."""

    def can(self, state: SatoriState, seat: int, arg: int, times: int) -> bool:
        return state.jokoros[seat] > 0 and len(places(state, seat)) > 0

    def start(self, state: SatoriState, seat: int, arg: int, times: int, source: int) -> None:
        state.push((frames.JOKORO, seat))


class Jokoro(Kind[SatoriState]):
    """`(JOKORO, seat)`: asks where the jokoro goes."""

    id: int = frames.JOKORO
    key: str = "jokoro"
    clause: str = "9.1"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        return places(state, frame[1])

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        seat = frame[1]
        parts = state.parts
        state.jokoros[seat] -= 1
        if parts.options.enshrine.holds(option):
            level = parts.options.enshrine.index(option)
            put_on_pagoda(state, seat, level)
            state.tell(JOKORO_ON_PAGODA, seat, level)
            charge(state, seat, parts.pagoda_cost[state.cost_at[level]])
        else:
            altar = parts.options.equip.index(option)
            state.burner[altar] = 1
            state.tell(JOKORO_ON_ALTAR, seat, altar)
            charge(state, seat, parts.altar_cost[altar])


def put_on_pagoda(state: SatoriState, row: int, level: int) -> None:
    """Puts a jokoro on a level of the pagoda, on its left space if that is free."""
    if state.left_space[level] == FREE:
        state.left_space[level] = row
    else:
        state.right_space[level] = row


def on_pagoda(state: SatoriState, row: int) -> int:
    """How many jokoros a row has on the pagoda."""
    return state.left_space.count(row) + state.right_space.count(row)


def on_altars(state: SatoriState, row: int) -> int:
    """How many jokoros a row has on its altars."""
    return sum([state.burner[altar] for altar in altars_of(state, row)])
