"""Goods, the supply and payments (chapters 1 and 7)."""

from __future__ import annotations

from sanmon.games.satori import frames
from sanmon.games.satori.state import GOODS, INCENSE, MOST_INCENSE, SatoriState
from sanmon.kernel.effects import Composition, Good
from sanmon.kernel.frames import Frame, Kind


class Supplied(Good[SatoriState]):
    """A good from a limited supply: wood, stone, mon or emeralds (1.2, 1.3)."""

    def held(self, state: SatoriState, seat: int) -> int:
        return state.goods[seat * GOODS + self.index]

    def room(self, state: SatoriState, seat: int) -> int:
        return state.supply[self.index]

    def waits(self, state: SatoriState, seat: int, amount: int) -> bool:
        """Whether the supply is so low that the order of gains and payments may matter (3.6)."""
        if state.game.ruleset < 2:  # ruleset 1 took every gain that fitted first
            return False
        return state.supply[self.index] - amount < state.parts.largest_gain[self.index]

    def move(self, state: SatoriState, seat: int, amount: int) -> None:
        state.goods[seat * GOODS + self.index] += amount
        state.supply[self.index] -= amount


class Incense(Good[SatoriState]):
    """Incense, which has no supply: every row has a level from 0 to 3 (1.5)."""

    def held(self, state: SatoriState, seat: int) -> int:
        return state.goods[seat * GOODS + INCENSE]

    def room(self, state: SatoriState, seat: int) -> int:
        return MOST_INCENSE - state.goods[seat * GOODS + INCENSE]

    def waits(self, state: SatoriState, seat: int, amount: int) -> bool:
        """Always: the track is so short that a gain may be lost at its top unless a payment makes room first (3.6)."""
        return state.game.ruleset >= 2  # ruleset 1 took every gain that fitted first

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
    """Makes the seat pay a cost; asks how only if there are several ways (7.3)."""
    ways = state.parts.costs[cost]
    if len(ways) == 1:
        state.parts.effects.pay(state, seat, ways[0])
    else:
        state.push((frames.COST, seat, cost))


class Cost(Kind[SatoriState]):
    """`(COST, seat, cost)`: asks how to pay."""

    id: int = frames.COST
    key: str = "cost"
    clause: str = "7.3"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        pay = state.game.pay.base
        return [pay + way.number for way in state.parts.costs[frame[2]] if affords(state, frame[1], [way])]

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        effects = state.parts.effects
        effects.pay(state, frame[1], effects.compositions[option - state.game.pay.base])
