"""Positions for tests: a real game is played to the point of a rule, and only what the test needs is set by hand."""

from __future__ import annotations

from market_day.engine import MarketDay
from market_day.state import GOODS, MarketDayState

import sanmon

GOOD_NAMES = ("apple", "wool", "honey", "coin", "fame")


def market(players: int = 2, seed: int = 1, **settings: bool) -> MarketDayState:
    """A new game after the secret choice, before the first helper is placed."""
    game = sanmon.load("market_day")
    assert isinstance(game, MarketDay)
    state = game.start(players, seed, **settings)
    while state.sealed:
        state.apply(state.options()[0])
    return state


def do(state: MarketDayState, text: str) -> None:
    """Applies an option, given in the notation."""
    state.apply(state.game.vocabulary.option(text))


def texts(state: MarketDayState) -> list[str]:
    """The legal options in the notation."""
    return [state.game.vocabulary.text(option) for option in state.options()]


def give(state: MarketDayState, seat: int, **goods: int) -> None:
    """Gives a seat exactly these goods and no others."""
    for place, good in enumerate(GOOD_NAMES):
        state.goods[seat * GOODS + place] = goods.get(good, 0)
    state.refresh()


def held(state: MarketDayState, seat: int) -> dict[str, int]:
    """The goods of a seat by name, without zeros."""
    counts = {good: state.goods[seat * GOODS + place] for place, good in enumerate(GOOD_NAMES)}
    return {good: count for good, count in counts.items() if count}


def number(state: MarketDayState, customer: str) -> int:
    """The number of a customer."""
    return state.parts.customers.index(customer)


def take_away(state: MarketDayState, customer: int) -> None:
    """Removes a customer from wherever it is, so that a test can put it elsewhere."""
    for place in (*state.hands, state.deck, state.row, state.gone, state.taken, *state.served):
        if customer in place:
            place.remove(customer)
    if customer in state.away:
        state.away[state.away.index(customer)] = state.deck.pop()
    state.seen[customer] = 0


def hold(state: MarketDayState, seat: int, *customers: str) -> None:
    """Gives a seat exactly these customers; the others of its hand go into the deck."""
    state.deck = sorted([*state.deck, *state.hands[seat]])
    state.hands[seat] = []
    for customer in customers:
        take_away(state, number(state, customer))
        state.hands[seat].append(number(state, customer))
    state.hands[seat].sort()
    state.refresh()


def served(state: MarketDayState, seat: int, *customers: str) -> None:
    """Makes these the customers that a seat has served."""
    state.deck = sorted([*state.deck, *state.served[seat]])
    state.served[seat] = []
    for customer in customers:
        take_away(state, number(state, customer))
        state.served[seat].append(number(state, customer))


def end_turn(state: MarketDayState) -> None:
    """Ends the turn, declining whatever it still offers."""
    turn = state.turn
    while state.result is None and state.turn == turn:
        offered = texts(state)
        do(state, next(text for text in ("end", "skip", "nobody", offered[0]) if text in offered))


def place(state: MarketDayState, stall: str) -> None:
    """Sends a helper to a stall and ends the turn."""
    turn = state.turn
    do(state, f"place {stall}")
    if state.turn == turn and state.result is None:
        end_turn(state)


def play_hour(state: MarketDayState) -> None:
    """Plays until the next hour begins or the game ends."""
    hour = state.hour
    while state.result is None and state.hour == hour:
        place(state, state.parts.stalls[state.parts.options.place.index(state.options()[0])])
