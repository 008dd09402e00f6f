"""Chapters 3.6, 3.7, 15: looking at two cards of a pile and keeping one."""

from sanmon.games.bitoku.events import GAINED_BITOKU, GAINED_YOKAI, KEPT_VISION, NO_VISION
from sanmon.games.bitoku.frames import BITOKU, VISION, YOKAI
from sanmon.games.bitoku.state import NONE, ON_BITOKU, ON_VISION, ON_YOKAI, BitokuState, put
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind


def look(state: BitokuState, pile: list[int], under: list[int], by: list[int]) -> int:
    """The top card of a pile: chance says which, unless only cards are left that were put under it."""
    if pile:
        return state.pick(pile)
    if under:
        state.reveal()  # no chance in it, but something hidden comes up
        by.pop(0)
        return under.pop(0)
    return NONE


def bury(under: list[int], by: list[int], seat: int, card: int) -> None:
    """Put a card under a pile; who did so goes on knowing it."""
    if card != NONE:
        under.append(card)
        by.append(seat)


class DrawVision(Action[BitokuState]):
    """`vision` (15.1)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """With an empty pile it still gives a good (15.2)."""
        return True

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Look at two."""
        state.own_visions()
        first = look(state, state.vision_pile, state.vision_under, state.vision_by)
        second = look(state, state.vision_pile, state.vision_under, state.vision_by)
        state.remember(seat, ON_VISION)
        state.push((VISION, seat, first, second))


class Vision(Kind[BitokuState]):
    """`(VISION, seat, card, card)`: keep one, or none and take a good (15.1)."""

    id: int = VISION
    key: str = "vision"
    clause: str = "15.1"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """The cards seen, and each good."""
        options = state.parts.options
        found = [options.keep_vision.base + card for card in frame[2:] if card != NONE]
        for good in range(4):
            found.append(options.instead.base + good)
        return found

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Keep one openly; what is not kept goes under the pile."""
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
    """`yokai` (3.6)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """There must be a card."""
        return len(state.yokai_pile) + len(state.yokai_under) > 0

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Look at two."""
        state.own_yokai()
        first = look(state, state.yokai_pile, state.yokai_under, state.yokai_by)
        second = look(state, state.yokai_pile, state.yokai_under, state.yokai_by)
        state.push((YOKAI, seat, first, second))


class PickYokai(Kind[BitokuState]):
    """`(YOKAI, seat, card, card)`: which of two to take into the hand (3.6)."""

    id: int = YOKAI
    key: str = "yokai"
    clause: str = "3.6"
    asked: bool = True  # how many cards were seen is known, but not which: an answer must not show that they were equal

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """The cards seen."""
        options = state.parts.options
        return [options.keep_yokai.base + card for card in frame[2:] if card != NONE]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Unseen by the others, to the hand; the other one under the pile."""
        options = state.parts.options
        seat = frame[1]
        kept = options.keep_yokai.index(option)
        state.hold(seat, kept)
        put(state.secret, seat, kept)
        state.own_yokai()
        for card in frame[2:]:
            if card != kept:
                bury(state.yokai_under, state.yokai_by, seat, card)
        state.tell(GAINED_YOKAI, seat, kept)
        state.remember(seat, ON_YOKAI)


def add_bitoku(state: BitokuState, p: int, card: int) -> None:
    """A card to the own bitoku path."""
    put(state.path, p, card)
    state.tell(GAINED_BITOKU, p, card)
    state.remember(p, ON_BITOKU)


class GainBitoku(Action[BitokuState]):
    """`bitoku` (3.7)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """There must be a card."""
        return len(state.bitoku_pile) + len(state.bitoku_under) > 0

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Look at two."""
        state.own_bitoku()
        first = look(state, state.bitoku_pile, state.bitoku_under, state.bitoku_by)
        second = look(state, state.bitoku_pile, state.bitoku_under, state.bitoku_by)
        state.push((BITOKU, seat, first, second))


class PickBitoku(Kind[BitokuState]):
    """`(BITOKU, seat, card, card)`: which of two to add to the path (3.7)."""

    id: int = BITOKU
    key: str = "bitoku"
    clause: str = "3.7"
    asked: bool = True  # two equal cards are one answer, and that they were equal is nobody else's business

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """The types seen."""
        options = state.parts.options
        if frame[2] == frame[3] or frame[3] == NONE:
            return [options.keep_bitoku.base + frame[2]]
        return [options.keep_bitoku.base + frame[2], options.keep_bitoku.base + frame[3]]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """To the path; the other one under the pile."""
        kept = state.parts.options.keep_bitoku.index(option)
        other = frame[3] if frame[2] == kept else frame[2]
        state.own_bitoku()
        bury(state.bitoku_under, state.bitoku_by, frame[1], other)
        add_bitoku(state, frame[1], kept)
