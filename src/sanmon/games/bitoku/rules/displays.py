"""Chapters 16.1, 16.4, 17.1: the displays of mitama, dragonflies and crystals, and what a seat can take from one."""

from sanmon.games.bitoku.state import NONE, BitokuState
from sanmon.kernel.vocabulary import Family


def payable(state: BitokuState, p: int, row: int, discount: int) -> list[int]:
    """The places of a display whose tile the actor can pay for."""
    prices = state.parts.display_price[row]
    found: list[int] = []
    for place, tile in enumerate(state.rows[row]):
        if tile != NONE and state.can_pay(p, prices[place] + discount):
            found.append(place)
    return found


def choices(state: BitokuState, row: int, take: Family, places: list[int]) -> list[int]:
    """Taking the tile at one of these places, as options of the verb `take`; with no place there, only to skip it."""
    tiles = state.rows[row]
    found: list[int] = []
    for place in places:
        found.append(take.of2(tiles[place], place))
    return found or [state.game.skip.base]
