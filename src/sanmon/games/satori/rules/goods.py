"""Goods, the supply and payments (chapters 1 and 7)."""

from __future__ import annotations

from sanmon.games.satori import frames
from sanmon.games.satori.state import GOODS, INCENSE, MOST_INCENSE, SatoriState
from sanmon.kernel.effects import Composition, Good
from sanmon.kernel.frames import Frame, Kind


class Supplied(Good[SatoriState]):
    """Wood, stone, mon and emeralds: there are only so many (1.2, 1.3)."""

    def held(self, state: SatoriState, seat: int) -> int:
        return state.goods[seat * GOODS + self.index]

    def room(self, state: SatoriState, seat: int) -> int:
        return state.supply[self.index]

    def waits(self, state: SatoriState, seat: int, amount: int) -> bool:
        """Near the end of the supply another gain could find it empty, and a payment fill it again (3.6)."""
        if state.game.ruleset < 2:  # every gain that fitted was taken first
            return False
        return state.supply[self.index] - amount < state.parts.plenty[self.index]

    def move(self, state: SatoriState, seat: int, amount: int) -> None:
        state.goods[seat * GOODS + self.index] += amount
        state.supply[self.index] -= amount


class Incense(Good[SatoriState]):
    """A level from 0 to 3 (1.5)."""

    def held(self, state: SatoriState, seat: int) -> int:
        return state.goods[seat * GOODS + INCENSE]

    def room(self, state: SatoriState, seat: int) -> int:
        return MOST_INCENSE - state.goods[seat * GOODS + INCENSE]

    def waits(self, state: SatoriState, seat: int, amount: int) -> bool:
        """The track is short, so that another gain could be lost at its top before a payment makes room (3.6)."""
        return state.game.ruleset >= 2  # in ruleset 1 every gain that fitted was taken first

    def move(self, state: SatoriState, seat: int, amount: int) -> None:
        state.goods[seat * GOODS + INCENSE] += amount


def affords(state: SatoriState, seat: int, ways: list[Composition]) -> bool:
    """Whether the seat can pay in one of these ways."""
    goods = state.goods
    base = seat * GOODS
    for way in ways:
        amounts = way.amounts
        place = 0
        for good in way.goods:
            if goods[base + good] < amounts[place]:
                break
            place += 1
        else:
            return True
    return False


def charge(state: SatoriState, seat: int, cost: int) -> None:
    """Let the seat pay a cost of the set; asked only where there are several ways (7.3)."""
    ways = state.parts.costs[cost]
    if len(ways) == 1:
        state.parts.effects.pay(state, seat, ways[0])
    else:
        state.push((frames.COST, seat, cost))


class Cost(Kind[SatoriState]):
    """`(COST, seat, cost)`: how to pay."""

    id: int = frames.COST
    key: str = "cost"
    clause: str = "7.3"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        pay = state.game.pay.base
        return [pay + way.number for way in state.parts.costs[frame[2]] if affords(state, frame[1], [way])]

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        effects = state.parts.effects
        effects.pay(state, frame[1], effects.compositions[option - state.game.pay.base])
