"""Chapters 3.6, 3.7 and 15: looking at two cards of a pile and keeping one."""

from sanmon.games.bitoku.events import BITOKU_RENEWED, GAINED_BITOKU, GAINED_YOKAI, KEPT_VISION, NO_VISION
from sanmon.games.bitoku.frames import BITOKU, VISION, YOKAI
from sanmon.games.bitoku.state import NONE, ON_BITOKU, ON_VISION, ON_YOKAI, BitokuState, put
from sanmon.kernel.effects import Action
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Kind


def look(state: BitokuState, pile: list[int], under: list[int], by: list[int]) -> int:
    """Takes the top card of a pile: by chance or, if only cards put under the pile are left, the first of them."""
    if pile:
        return state.pick(pile)
    if under:
        state.reveal()  # no draw raises the barrier here, but a hidden card is revealed
        by.pop(0)
        return under.pop(0)
    return NONE


def bury(under: list[int], by: list[int], seat: int, card: int) -> None:
    """Puts a card under a pile; the seat that did so still knows it."""
    if card != NONE:
        under.append(card)
        by.append(seat)


class DrawVision(Action[BitokuState]):
    """`vision`: the seat looks at two visions (15.1)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Always, because with an empty pile it still gives a good (15.2)."""
        return True

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Takes two cards from the pile and asks which to keep."""
        state.own_visions()
        first = look(state, state.vision_pile, state.vision_under, state.vision_by)
        second = look(state, state.vision_pile, state.vision_under, state.vision_by)
        state.remember(seat, ON_VISION)
        state.push((VISION, seat, first, second))


class Vision(Kind[BitokuState]):
    """`(VISION, seat, card, card)`: asks which card to keep, or which good to take instead (15.1)."""

    id: int = VISION
    key: str = "vision"
    clause: str = "15.1"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the two cards, and each good."""
        options = state.parts.options
        choices = [options.keep_vision.base + card for card in frame[2:] if card != NONE]
        for good in range(4):
            choices.append(options.instead.base + good)
        return choices

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Keeps the chosen card face up, or gains the good; the other cards go under the pile."""
        options = state.parts.options
        seat = frame[1]
        kept = NONE
        if options.keep_vision.holds(option):
            kept = options.keep_vision.index(option)
            put(state.visions, seat, kept)
            state.tell(KEPT_VISION, seat, kept)
        else:
            state.tell(NO_VISION, seat)
            state.game.effects.goods[options.instead.index(option)].gain(state, seat, 1)
        state.own_visions()
        for card in frame[2:]:
            if card != kept:
                bury(state.vision_under, state.vision_by, seat, card)


class GainYokai(Action[BitokuState]):
    """`yokai`: the seat looks at two yokai of the pile and gains one (3.6)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Whether the pile has a card."""
        return len(state.yokai_pile) + len(state.yokai_under) > 0

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Takes two cards from the pile and asks which to keep."""
        state.own_yokai()
        first = look(state, state.yokai_pile, state.yokai_under, state.yokai_by)
        second = look(state, state.yokai_pile, state.yokai_under, state.yokai_by)
        state.push((YOKAI, seat, first, second))


class PickYokai(Kind[BitokuState]):
    """`(YOKAI, seat, card, card)`: asks which of two yokai to take into the hand (3.6)."""

    id: int = YOKAI
    key: str = "yokai"
    clause: str = "3.6"
    asked: bool = True  # the others must not learn anything about the cards from whether the seat is asked

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the cards that the seat looks at."""
        options = state.parts.options
        return [options.keep_yokai.base + card for card in frame[2:] if card != NONE]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Takes the chosen card into the hand, unseen by the others; the other one goes under the pile."""
        options = state.parts.options
        seat = frame[1]
        kept = options.keep_yokai.index(option)
        state.add_to_hand(seat, kept)
        put(state.secret, seat, kept)
        state.own_yokai()
        for card in frame[2:]:
            if card != kept:
                bury(state.yokai_under, state.yokai_by, seat, card)
        state.tell(GAINED_YOKAI, seat, kept)
        state.remember(seat, ON_YOKAI)


def add_bitoku(state: BitokuState, p: int, card: int) -> None:
    """Adds a card to the actor's bitoku path."""
    put(state.path, p, card)
    state.tell(GAINED_BITOKU, p, card)
    state.remember(p, ON_BITOKU)


def renew_bitoku(state: BitokuState) -> None:
    """Makes an empty pile of bitoku cards anew from the discards (3.7). The state must own the pile."""
    if not state.bitoku_pile and not state.bitoku_under and state.bitoku_discard:
        state.bitoku_pile = sorted(state.bitoku_discard)
        state.bitoku_discard = []
        if state.game.ruleset > 2:
            state.tell(BITOKU_RENEWED, NOBODY)


def look_at_bitoku(state: BitokuState) -> int:
    """Takes the top bitoku card; from ruleset 3 on an empty pile is made anew at once. The state must own the pile."""
    if state.game.ruleset < 3:
        return look(state, state.bitoku_pile, state.bitoku_under, state.bitoku_by)
    renew_bitoku(state)
    card = look(state, state.bitoku_pile, state.bitoku_under, state.bitoku_by)
    renew_bitoku(state)
    return card


class GainBitoku(Action[BitokuState]):
    """`bitoku`: the seat looks at two bitoku cards of the pile and gains one (3.7)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Whether the pile has a card, or from ruleset 3 on the discards have one."""
        count = len(state.bitoku_pile) + len(state.bitoku_under)
        if state.game.ruleset > 2:
            count += len(state.bitoku_discard)
        return count > 0

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Takes two cards from the pile and asks which to keep."""
        state.own_bitoku()
        first = look_at_bitoku(state)
        second = look_at_bitoku(state)
        state.push((BITOKU, seat, first, second))


class PickBitoku(Kind[BitokuState]):
    """`(BITOKU, seat, card, card)`: asks which of two bitoku cards to add to the path (3.7)."""

    id: int = BITOKU
    key: str = "bitoku"
    clause: str = "3.7"
    asked: bool = True  # two equal cards are one option, and the others must not learn that they were equal

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the types of the cards that the seat looks at."""
        options = state.parts.options
        if frame[2] == frame[3] or frame[3] == NONE:
            return [options.keep_bitoku.base + frame[2]]
        return [options.keep_bitoku.base + frame[2], options.keep_bitoku.base + frame[3]]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Adds the chosen card to the path; the other one goes under the pile."""
        kept = state.parts.options.keep_bitoku.index(option)
        other = frame[3] if frame[2] == kept else frame[2]
        state.own_bitoku()
        bury(state.bitoku_under, state.bitoku_by, frame[1], other)
        add_bitoku(state, frame[1], kept)
