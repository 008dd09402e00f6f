"""Chapter 10: across the river to the hills."""

from typing import Final

from sanmon.games.bitoku.events import COVERED, CROSSED
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
    """What a die shows after crossing (10.3)."""
    return 3 if value == 6 else value - 1


def cross(state: BitokuState, seat: int, region: int, value: int) -> None:
    """Move a die of that value to the hill across (10.1)."""
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
    """The hills whose favours a die there can choose from (10.5)."""
    return [hill & ~1, hill | 1] if state.parts.boards[state.players].shared else [hill]


def open_favours(state: BitokuState, hill: int) -> list[int]:
    """Favours not covered this year, as hill * 3 + favour (10.4)."""
    found: list[int] = []
    for side in hills_of(state, hill):
        for favour in range(side * 3, side * 3 + 3):
            if not state.covered[favour]:
                found.append(favour)
    return found


class Favour(Kind[BitokuState]):
    """`(FAVOUR, seat, hill)`: which favour to take, or to cover without taking (10.4, 10.9)."""

    id: int = FAVOUR
    key: str = "favour"
    clause: str = "10.4"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Each open one; cards may be left lying. Declining the third favour comes with its own questions."""
        options = state.parts.options
        found: list[int] = []
        for place in open_favours(state, frame[2]):
            hill, favour = divmod(place, 3)
            if favour == TWO_OF_FOUR:
                found.append(options.favour.base + place)
                continue
            card = state.hill_bitoku[hill] if favour == BITOKU_CARD else state.hill_yokai[hill]
            if card != NONE:
                found.append(options.favour.base + place)
            found.append(options.cover.base + place)
        return found

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Cover it and take what it gives (10.6 to 10.8)."""
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
            state.hold(seat, card)
            put(state.shown, seat, card)
            state.remember(seat, ON_YOKAI)
        else:
            state.push((PAIR, seat, hill, 2, 0))


class Pair(Kind[BitokuState]):
    """`(PAIR, seat, hill, left, used)`: two different ones of four (10.8)."""

    id: int = PAIR
    key: str = "pair"
    clause: str = "10.8"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Those not done yet that would do something."""
        effects = state.game.effects
        found: list[int] = []
        for place, number in enumerate(state.parts.pair):
            if not frame[4] >> place & 1 and effects.can(state, frame[1], effects.table[number]):
                found.append(state.game.do.base + number)
        found.append(state.game.skip.base)
        return found

    def args(self, state: BitokuState, frame: Frame) -> dict[str, Arg]:
        """Whose favours they are."""
        return {"hill": HILLS[frame[2]]}

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Do it; then a second one."""
        if option == state.game.skip.base:
            return
        _, seat, hill, left, used = frame
        number = option - state.game.do.base
        place = state.parts.pair.index(number)
        if left > 1:
            state.push((PAIR, seat, hill, left - 1, used | 1 << place))
        runner.execute(state, seat, source(BY_HILL, hill), state.game.effects.table[number])
