"""Chapters 16.1, 16.4 and 17.1: what a seat can take from the displays of mitama, dragonflies and crystals."""

from sanmon.games.bitoku.state import NONE, BitokuState
from sanmon.kernel.vocabulary import Family


def payable(state: BitokuState, p: int, row: int, discount: int) -> list[int]:
    """The places of a display that have a tile which the actor can pay for."""
    prices = state.parts.display_price[row]
    places: list[int] = []
    for place, tile in enumerate(state.rows[row]):
        if tile != NONE and state.can_pay(p, prices[place] + discount):
            places.append(place)
    return places


def choices(state: BitokuState, row: int, take: Family, places: list[int]) -> list[int]:
    """Options to take the tile at one of these places, with the verb `take`; without a place, only to skip."""
    tiles = state.rows[row]
    options: list[int] = []
    for place in places:
        options.append(take.of2(tiles[place], place))
    return options or [state.game.skip.base]
