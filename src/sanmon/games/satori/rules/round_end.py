"""Between rounds (chapter 14)."""

from __future__ import annotations

from typing import Final

from sanmon.games.satori import frames
from sanmon.games.satori.events import (
    MONK_RETURNS,
    MONK_STAYS,
    ORDER_CHANGED,
    ROUND_BEGINS,
    SCORED,
    TILES_EXCHANGED,
)
from sanmon.games.satori.rules.amulets import ask_who_plays
from sanmon.games.satori.rules.setup import draw_worshippers, fill_mountains, show_altars, show_decorations
from sanmon.games.satori.solo import automaton
from sanmon.games.satori.state import (
    COLOURS,
    GOODS,
    INCENSE,
    MON,
    MOST_INCENSE,
    NONE,
    PENALTY,
    SPACES,
    SatoriState,
)
from sanmon.kernel.frames import Frame, Kind, Step
from sanmon.kernel.messages import Arg

AMULET_ROUND: Final = 3
FIRST_ERA_ENDS: Final = 3


class RoundEnd(Step[SatoriState]):
    """`(ROUND_END, -1)`: starts the amulets after round three, then the administration (14.1 to 14.3)."""

    id: int = frames.ROUND_END

    def run(self, state: SatoriState, frame: Frame) -> None:
        state.push((frames.ADMINISTRATION, NONE))
        if state.round == AMULET_ROUND and state.players > 1:
            for amulet in range(len(state.parts.amulet_bonus) - 1, -1, -1):
                state.push((frames.AMULET_BONUS, NONE, amulet))
            ask_who_plays(state)


class Administration(Step[SatoriState]):
    """`(ADMINISTRATION, -1)`: does steps 2 and 3, then starts steps 4 to 6 in the new order (14.7 to 14.19)."""

    id: int = frames.ADMINISTRATION

    def run(self, state: SatoriState, frame: Frame) -> None:
        show_altars(state)
        show_decorations(state)
        state.hand = [NONE] * state.rows
        renew_mountains(state)
        gather_worshippers(state)
        draw_worshippers(state)
        state.round += 1
        new_order(state)
        penalise(state)
        order = state.order
        state.push((frames.NEXT_ROUND, NONE))
        for place in range(len(order) - 1, -1, -1):
            state.push((frames.EXCHANGE_TILES, order[place]))
        for place in range(len(order) - 1, -1, -1):
            state.push((frames.KEEP_MONKS, order[place]))
        for place in range(len(order) - 1, -1, -1):
            if state.offering[order[place]]:
                state.push((frames.ROUND_CLAIM, order[place]))


def renew_mountains(state: SatoriState) -> None:
    """Fills the mountains with new tiles; after round three only tiles with a monk stay (14.8 to 14.10)."""
    if state.round == FIRST_ERA_ENDS:
        for space in range(SPACES):
            if state.monk_at[space] == NONE and state.tile_at[space] != NONE:
                state.tile_at[space] = NONE
                state.spent += 1
    fill_mountains(state, state.pile_one if state.round < FIRST_ERA_ENDS else state.pile_two)


def gather_worshippers(state: SatoriState) -> None:
    """Returns all worshippers to the bag (14.11)."""
    for place, count in enumerate(state.visitors):
        if count:
            state.bag[place % COLOURS] += count
            state.visitors[place] = 0
    for colour in range(COLOURS):
        state.bag[colour] += state.sanmon[colour]
        state.sanmon[colour] = 0


def next_order(state: SatoriState) -> list[int]:
    """The turn order of the next round: first the seats that rang a bell, then the others (14.13)."""
    return state.bells + [seat for seat in state.order if seat not in state.bells]


def new_order(state: SatoriState) -> None:
    """Sets the new turn order and takes back the bells (14.13, 14.14)."""
    order = next_order(state)
    if order != state.order:
        for place, seat in enumerate(order):
            state.tell(ORDER_CHANGED, seat, place + 1)
    state.order = order
    state.bells = []


def penalise(state: SatoriState) -> None:
    """Takes one point from every seat without incense (14.15, 15.8)."""
    for seat in state.order:
        if not state.goods[seat * GOODS + INCENSE]:
            before = state.points[seat]
            state.score(seat, PENALTY, -1)
            state.tell(SCORED, seat, PENALTY, state.points[seat] - before)


class KeepMonks(Step[SatoriState]):
    """`(KEEP_MONKS, seat)`: takes monks back from the sun and asks about each on the mountains (14.17, 14.18)."""

    id: int = frames.KEEP_MONKS

    def run(self, state: SatoriState, frame: Frame) -> None:
        seat = frame[1]
        state.monks[seat] += state.sun[seat]
        state.sun[seat] = 0
        for space in range(SPACES - 1, -1, -1):
            if state.monk_at[space] == seat:
                state.push((frames.KEEP_MONK, seat, space))


class KeepMonk(Kind[SatoriState]):
    """`(KEEP_MONK, seat, space)`: asks whether to pay one incense so that the monk stays (14.17)."""

    id: int = frames.KEEP_MONK
    key: str = "keep-monk"
    clause: str = "14.17"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        options = state.parts.options
        if state.goods[frame[1] * GOODS + INCENSE]:
            return [options.stay.of(frame[2]), options.back.of(frame[2])]
        return [options.back.of(frame[2])]

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        _, seat, space = frame
        if option == state.parts.options.stay.of(space):
            state.parts.effects.goods[INCENSE].pay(state, seat, 1)
            state.tell(MONK_STAYS, seat, space)
            return
        state.monk_at[space] = NONE
        state.monks[seat] += 1
        state.tell(MONK_RETURNS, seat, space)

    def args(self, state: SatoriState, frame: Frame) -> dict[str, Arg]:
        return {"space": state.parts.things.space.ids[frame[2]]}


# By exchange: the tiles it costs, and the incense and mon it gives (14.19).
TILES_OF: Final = [1, 2, 3, 2, 3]
INCENSE_OF: Final = [0, 0, 0, 1, 1]
MON_OF: Final = [1, 2, 3, 0, 1]


class ExchangeTiles(Kind[SatoriState]):
    """`(EXCHANGE_TILES, seat)`: asks whether to exchange up to three tiles for mon and incense (14.19)."""

    id: int = frames.EXCHANGE_TILES
    key: str = "exchange-tiles"
    clause: str = "14.19"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        seat = frame[1]
        tiles = state.tiles[seat]
        choices: list[int] = []
        if tiles:
            base = state.parts.options.exchange.base
            mon = state.supply[MON]
            room = MOST_INCENSE - state.goods[seat * GOODS + INCENSE]
            # An exchange is offered only if the seat can take all that it gives (7.6).
            for number in range(len(TILES_OF)):
                if TILES_OF[number] <= tiles and INCENSE_OF[number] <= room and MON_OF[number] <= mon:
                    choices.append(base + number)
        choices.append(state.game.skip.base)
        return choices

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        if option == state.game.skip.base:
            return
        seat = frame[1]
        number = state.parts.options.exchange.index(option)
        state.tiles[seat] -= TILES_OF[number]
        state.spent += TILES_OF[number]
        state.tell(TILES_EXCHANGED, seat, number)
        goods = state.parts.effects.goods
        if INCENSE_OF[number]:
            goods[INCENSE].gain(state, seat, 1)
        if MON_OF[number]:
            goods[MON].gain(state, seat, MON_OF[number])


class NextRound(Step[SatoriState]):
    """`(NEXT_ROUND, -1)`: scores the Automaton in a solo game (16.22), then begins the next round."""

    id: int = frames.NEXT_ROUND

    def run(self, state: SatoriState, frame: Frame) -> None:
        if state.rows > state.players:
            automaton.end_round(state)
        state.turns = 0
        state.tell(ROUND_BEGINS, NONE, state.round)
        state.push((frames.ROUND, NONE))
