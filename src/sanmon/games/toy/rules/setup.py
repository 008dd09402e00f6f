"""Chapter 2: the setup of a game."""

from sanmon.games.toy.frames import ROUND
from sanmon.games.toy.state import CALM, GOODS, NONE, RICE, TEA, ToyState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.info import Setting


def set_up(state: ToyState, settings: dict[str, Setting]) -> None:
    """Deals goods and charms (2.1) and begins the first round."""
    players = state.players
    charms = len(state.parts.ids)
    state.goods = [0] * (players * GOODS)
    for seat in range(players):
        state.goods[seat * GOODS + RICE] = 1
        state.goods[seat * GOODS + TEA] = 1
        state.goods[seat * GOODS + CALM] = 0
    state.supply = [state.parts.rice - players, state.parts.tea - players]
    state.deck = list(range(charms))
    state.top = NONE
    state.bottom = []
    state.known = [0] * charms
    state.hands = []
    for seat in range(players):
        hand = sorted(state.pick(state.deck) for _ in range(state.parts.hand))
        for charm in hand:
            state.known[charm] = 1 << seat
        state.hands.append(hand)
    state.shown = [NONE] * players
    state.round = state.brewed = state.fox = 0
    state.hungry = int(settings["hungry_fox"] is True)
    state.push((ROUND, NOBODY, 0))
