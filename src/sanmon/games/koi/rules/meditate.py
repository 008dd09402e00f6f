"""Chapters 3.3 and 3.5: taking a card, its effect, and buying koi."""

from typing import Final

from sanmon.games.koi.domains import COIN, FOLIAGE, HELD, LUCK, NO_KOI, SMALL, WATER
from sanmon.games.koi.events import BOUGHT, MEDITATED
from sanmon.games.koi.frames import BUY, DONE, FROM_SUPPLY, TILE
from sanmon.games.koi.parts import Draw
from sanmon.games.koi.rules.ending import call_end
from sanmon.games.koi.solo import upkeep
from sanmon.games.koi.state import NO_CARD, KoiState
from sanmon.kernel.effects import ALL, Action, Effect, Good
from sanmon.kernel.frames import EFFECTS, Frame, Kind
from sanmon.kernel.messages import Arg
from sanmon.kernel.runner import begin_parts


class Pile(Good[KoiState]):
    """A good that players take from a pile of the supply; every pile is limited (1.3)."""

    def __init__(self, name: str, index: int, pile: int) -> None:
        super().__init__(name, index)
        self.pile = pile

    def held(self, state: KoiState, seat: int) -> int:
        return state.held[seat * HELD + self.pile]

    def room(self, state: KoiState, seat: int) -> int:
        return state.stock[self.pile]

    def move(self, state: KoiState, seat: int, amount: int) -> None:
        state.move_pile(seat, self.pile, amount)


def take_card(state: KoiState, seat: int, card: int, space: int) -> None:
    """Pays the fee (3.3.1), takes the card, then runs its effect and the space's benefit in either order (3.3.2)."""
    parts = state.parts
    state.tell(MEDITATED, seat, card, space)
    fee = parts.fees[space]
    if fee:
        state.game.effects.goods[COIN_GOOD].pay(state, seat, fee)
    state.offer[space] = NO_CARD
    state.taken = space
    state.busy = 1
    state.cards[seat * len(parts.cards) + card] += 1
    done = (DONE, seat)
    state.push(done)
    short = is_short(state, parts.draws[space], parts.cards[card].draw)
    both = halves(state, seat, parts.benefits[space], parts.cards[card].effect, short)
    if short:
        numbers = [part.number for part in both]
        state.push((EFFECTS, seat, card, *numbers))
    else:
        begin_parts(state, seat, card, both)
    if state.stack[-1] == done and not state.held[seat * HELD + LUCK]:
        state.stack.pop()  # there is no decision left and no token to spend: the turn is over


def halves(state: KoiState, seat: int, benefit: Effect, effect: Effect, short: bool) -> list[Effect]:
    """What a space and its card bring, as the effects that the player takes in any order.

    Each of the two is finished before the other begins (3.1.3), so each is one effect. If at most one of them leaves
    something to decide and no pile is short, there is nothing to keep apart: their parts stand beside each other.
    """
    apart = short or (leaves_choice(state, seat, benefit) and leaves_choice(state, seat, effect))
    if state.game.ruleset >= 3 and apart and parts_of(benefit) and parts_of(effect):
        return [benefit, effect]  # rulesets 1 and 2 let the benefit come between the parts of a card
    return parts_of(benefit) + parts_of(effect)


def leaves_choice(state: KoiState, seat: int, effect: Effect) -> bool:
    """Whether any part of the effect is not a gain that is simply taken."""
    for part in parts_of(effect):
        if not state.game.effects.harmless(state, seat, part):
            return True
    return False


def is_short(state: KoiState, space: Draw, card: Draw) -> bool:
    """Whether a pile has too few tiles both for the storage and for the rain.

    Tiles that go into the storage first are missing for the rain. So no gain is taken automatically then: the player
    decides which comes first (3.3.2).
    """
    if state.game.ruleset < 2:
        return False  # ruleset 1 always filled the storage first
    for pile in (WATER, FOLIAGE):
        stored = space.stored[pile] + card.stored[pile]
        placed = space.placed[pile] + card.placed[pile]
        if stored and placed and state.stock[pile] < stored + placed:
            return True
    return False


def parts_of(effect: Effect) -> list[Effect]:
    return effect.parts if effect.op == ALL else [effect]


COIN_GOOD: Final = 0  # the place of coins among the goods


class Place(Action[KoiState]):
    """`rain N` and `sprout N`: place up to N water or foliage tiles from the supply at once (3.3.9)."""

    least: int = 1
    most: int = 9

    def __init__(self, name: str, piece: int) -> None:
        super().__init__(name)
        self.piece = piece

    def can(self, state: KoiState, seat: int, arg: int, times: int) -> bool:
        return state.stock[self.piece] > 0 and len(state.ponds[seat].reach) > 0

    def start(self, state: KoiState, seat: int, arg: int, times: int, source: int) -> None:
        if self.can(state, seat, arg, times):
            state.push((TILE, seat, self.piece, arg * times, FROM_SUPPLY))


class Purchase(Action[KoiState]):
    """`buy` at the price (3.3.3) and `market` for less (3.3.7)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.change = 0

    def can(self, state: KoiState, seat: int, arg: int, times: int) -> bool:
        return len(affordable(state, seat, self.change)) > 0

    def start(self, state: KoiState, seat: int, arg: int, times: int, source: int) -> None:
        if self.can(state, seat, arg, times):
            state.push((BUY, seat, self.change))


def affordable(state: KoiState, seat: int, change: int) -> list[int]:
    """The sizes of koi that are in the supply and that the seat can pay for (3.5.1)."""
    coins = state.held[seat * HELD + COIN]
    sizes: list[int] = []
    for size in range(3):
        if state.stock[SMALL + size] and coins >= state.parts.prices[size] + change:
            sizes.append(size)
    return sizes


def buy_koi(state: KoiState, seat: int, size: int, change: int) -> None:
    """Pays for a koi and puts it into the storage (3.5.2)."""
    price = max(0, state.parts.prices[size] + change)
    state.tell(BOUGHT, seat, size, price)
    state.move_pile(seat, COIN, -price)
    state.move_pile(seat, SMALL + size, 1)
    if state.players == 1:
        upkeep.remove_koi(state, seat, size)
    elif not state.koi_left():
        call_end(state, NO_KOI)


class Buy(Kind[KoiState]):
    """`(BUY, seat, change)`: asks which koi to buy; `change` is added to its price."""

    id: int = BUY
    key: str = "buy"
    clause: str = "3.5.1"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        buy = state.parts.options.buy
        return [buy.of(size) for size in affordable(state, frame[1], frame[2])]

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        buy_koi(state, frame[1], state.parts.options.buy.index(option), frame[2])

    def args(self, state: KoiState, frame: Frame) -> dict[str, Arg]:
        """The seat's coins, and the prices with `change` added."""
        prices = [max(0, price + frame[2]) for price in state.parts.prices]
        return {"coins": state.coins(frame[1]), "price1": prices[0], "price2": prices[1], "price3": prices[2]}
