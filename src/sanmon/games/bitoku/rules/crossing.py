"""Chapter 10: crossing the river to the hills."""

from typing import Final

from sanmon.games.bitoku.events import COVERED, CROSSED, HILL_YOKAI
from sanmon.games.bitoku.frames import FAVOUR, PAIR
from sanmon.games.bitoku.printed.base import HILLS
from sanmon.games.bitoku.rules.goods import BY_HILL, source
from sanmon.games.bitoku.rules.visions import add_bitoku
from sanmon.games.bitoku.state import FOREST, HILL, NONE, ON_YOKAI, BitokuState, put
from sanmon.kernel import runner
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg

BITOKU_CARD: Final = 0
YOKAI_CARD: Final = 1
TWO_OF_FOUR: Final = 2


def lowered(value: int) -> int:
    """The value of a die after it crossed (10.3)."""
    return 3 if value == 6 else value - 1


def cross(state: BitokuState, seat: int, region: int, value: int) -> None:
    """Moves a die of this value to the hill across the river and asks for a favour (10.1)."""
    for die in range(seat * 3, seat * 3 + 3):
        if state.die_at[die] == FOREST + region and state.dice[die] == value:
            hill = state.hill_of(FOREST + region)
            state.dice[die] = lowered(value)
            state.die_at[die] = HILL + hill
            state.tell(CROSSED, seat, region, state.dice[die])
            if open_favours(state, hill):
                state.push((FAVOUR, seat, hill))
            return


def hills_of(state: BitokuState, hill: int) -> list[int]:
    """The hills whose favours a die on this hill can choose from (10.5)."""
    return [hill & ~1, hill | 1] if state.parts.boards[state.players].shared else [hill]


def open_favours(state: BitokuState, hill: int) -> list[int]:
    """The favours that are not covered this year, as hill * 3 + favour (10.4)."""
    favours: list[int] = []
    for side in hills_of(state, hill):
        for favour in range(side * 3, side * 3 + 3):
            if not state.covered[favour]:
                favours.append(favour)
    return favours


class Favour(Kind[BitokuState]):
    """`(FAVOUR, seat, hill)`: asks which favour to take, or to cover without taking it (10.4, 10.9)."""

    id: int = FAVOUR
    key: str = "favour"
    clause: str = "10.4"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers every open favour, and to cover one without its card.

        The third favour has no such option: the seat can decline its effects one by one.
        """
        options = state.parts.options
        choices: list[int] = []
        for place in open_favours(state, frame[2]):
            hill, favour = divmod(place, 3)
            if favour == TWO_OF_FOUR:
                choices.append(options.favour.base + place)
                continue
            card = state.hill_bitoku[hill] if favour == BITOKU_CARD else state.hill_yokai[hill]
            if card != NONE:
                choices.append(options.favour.base + place)
            choices.append(options.cover.base + place)
        return choices

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Covers the favour and, if the seat chose to take it, gives its card or effects (10.6 to 10.8)."""
        options = state.parts.options
        seat = frame[1]
        taken = options.favour.holds(option)
        place = option - (options.favour.base if taken else options.cover.base)
        hill, favour = divmod(place, 3)
        state.covered[place] = 1
        state.tell(COVERED, seat, hill, favour)
        if not taken:
            return
        if favour == BITOKU_CARD:
            card = state.hill_bitoku[hill]
            state.hill_bitoku[hill] = NONE
            add_bitoku(state, seat, card)
        elif favour == YOKAI_CARD:
            card = state.hill_yokai[hill]
            state.hill_yokai[hill] = NONE
            state.add_to_hand(seat, card)
            put(state.shown, seat, card)
            state.tell(HILL_YOKAI, seat, card)
            state.remember(seat, ON_YOKAI)
        else:
            state.push((PAIR, seat, hill, 2, 0))


class Pair(Kind[BitokuState]):
    """`(PAIR, seat, hill, left, used)`: asks for the next of two different effects out of four (10.8).

    `left` is how many the seat may still choose, `used` has a bit for each effect that it chose already.
    """

    id: int = PAIR
    key: str = "pair"
    clause: str = "10.8"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the effects that are not used yet and would have an effect now."""
        effects = state.game.effects
        choices: list[int] = []
        for place, number in enumerate(state.parts.pair):
            if not frame[4] >> place & 1 and effects.can(state, frame[1], effects.table[number]):
                choices.append(state.game.do.base + number)
        choices.append(state.game.skip.base)
        return choices

    def args(self, state: BitokuState, frame: Frame) -> dict[str, Arg]:
        """The hill that gives the effects."""
        return {"hill": HILLS[frame[2]]}

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Executes the effect, and asks for a second one if it was the first."""
        if option == state.game.skip.base:
            return
        _, seat, hill, left, used = frame
        number = option - state.game.do.base
        place = state.parts.pair.index(number)
        if left > 1:
            state.push((PAIR, seat, hill, left - 1, used | 1 << place))
        runner.execute(state, seat, source(BY_HILL, hill), state.game.effects.table[number])
