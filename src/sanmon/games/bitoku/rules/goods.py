"""Chapters 1.3, 3: goods, points, amulets, costs, and how what is printed is used."""

from typing import Final

from sanmon.games.bitoku.events import AMULET
from sanmon.games.bitoku.frames import COST
from sanmon.games.bitoku.state import NONE, BitokuState
from sanmon.kernel import runner
from sanmon.kernel.effects import ALL, CHOICE, MIX, Action, Effect, Effects, Good
from sanmon.kernel.frames import EFFECTS, Frame, Kind

PLENTY: Final = 99

# Sorts of things effects are printed on, in the order of printed.base.SOURCE_SORTS.
BY_YOKAI: Final = 0
BY_BUILDING: Final = 1
BY_GATE: Final = 2
BY_CRYSTAL: Final = 3
BY_MITAMA: Final = 4
BY_FLY: Final = 5
BY_BITOKU: Final = 6
BY_SPACE: Final = 7
BY_HOME: Final = 8
BY_FOREST: Final = 9
BY_HILL: Final = 10
NOWHERE: Final = 7


def source(sort: int, number: int, region: int = NOWHERE) -> int:
    """The number of a source: what an effect is printed on, and the region that is `here` for it."""
    return (sort * 64 + number) * 8 + region


class Resource(Good[BitokuState]):
    """Wood, stone, jade, sake: never short (1.3)."""

    def held(self, state: BitokuState, seat: int) -> int:
        """What the seat has."""
        return state.goods[seat * 4 + self.index]

    def room(self, state: BitokuState, seat: int) -> int:
        """There is always more."""
        return PLENTY

    def move(self, state: BitokuState, seat: int, amount: int) -> None:
        """From or to the supply."""
        state.goods[seat * 4 + self.index] += amount


class Virtue(Good[BitokuState]):
    """Points."""

    def held(self, state: BitokuState, seat: int) -> int:
        """Points are never paid."""
        return 0

    def room(self, state: BitokuState, seat: int) -> int:
        """There are always more."""
        return PLENTY

    def move(self, state: BitokuState, seat: int, amount: int) -> None:
        """To the seat."""
        state.vp[seat] += amount


class Amulet(Action[BitokuState]):
    """`amulet 2`: an amulet of that value (3.10)."""

    least: int = 1
    most: int = 3

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Amulets are never short (1.3)."""
        return True

    def harmless(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Nobody is the worse for one."""
        return True

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Take it."""
        state.amulets[seat * 3 + arg - 1] += times
        state.tell(AMULET, seat, arg, times)


class Cost(Kind[BitokuState]):
    """`(COST, seat, price)`: how to pay, where there are several ways."""

    id: int = COST
    key: str = "cost"
    clause: str = "3.5"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """The ways the seat can afford."""
        price = state.parts.prices[frame[2]]
        base = frame[1] * 4
        wood, stone, jade, sake = state.goods[base : base + 4]
        first = state.game.pay.base
        found: list[int] = []
        for number, way in zip(price.numbers, price.ways, strict=True):
            if way[0] <= wood and way[1] <= stone and way[2] <= jade and way[3] <= sake:
                found.append(first + number)
        return found

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Pay."""
        effects = state.game.effects
        effects.pay(state, frame[1], effects.compositions[option - state.game.pay.base])


def charge(state: BitokuState, seat: int, price: int) -> None:
    """Ask for the payment of a price, unless it is free."""
    if not state.parts.prices[price].free:
        state.push((COST, seat, price))


def certain(effects: Effects, state: BitokuState, seat: int, effect: Effect) -> bool:
    """Whether nobody would ever decline it: goods of one's choice, or a choice with something harmless in it."""
    if effect.op == MIX:
        return True
    if effect.op == CHOICE:
        for part in effect.parts:
            if part.op == MIX or effects.harmless(state, seat, part):
                return True
    return False


def can_harmonise(state: BitokuState, seat: int) -> bool:
    """Whether the wit crystal at the yokai being played can be used now (6.4, 6.5)."""
    slot = state.playing
    if slot == NONE or state.attuned or state.active != seat:
        return False
    crystal = state.crystals[seat * 8 + slot]
    if crystal == NONE:
        return False
    effects = state.game.effects
    return effects.can(state, seat, effects.table[state.parts.crystal_effect[crystal]])


def activate(state: BitokuState, seat: int, source: int, effect: Effect) -> None:
    """Use what is printed: gains come first, because that is never worse; the rest is optional and in any order (3.1,
    3.4).

    What nobody would decline is asked for at once, unless something else could come before it: another effect, or a wit
    crystal (6.4).
    """
    parts = effect.parts if effect.op == ALL else [effect]
    effects = state.game.effects
    waiting: list[int] = []
    last = effect
    for part in parts:
        if effects.harmless(state, seat, part):
            runner.execute(state, seat, source, part)
        else:
            waiting.append(part.number)
            last = part
    if state.game.ruleset < 2:
        choices_first(state, seat, source, waiting)
    elif len(waiting) == 1 and certain(effects, state, seat, last) and not can_harmonise(state, seat):
        runner.execute(state, seat, source, last)
    elif waiting:
        state.push((EFFECTS, seat, source, *waiting))


def choices_first(state: BitokuState, seat: int, source: int, waiting: list[int]) -> None:
    """What ruleset 1 did with what waits: goods of one's choice came before the rest, whatever else there was."""
    effects = state.game.effects
    rest = [number for number in waiting if not certain(effects, state, seat, effects.table[number])]
    if rest:
        state.push((EFFECTS, seat, source, *rest))
    for number in waiting:
        if number not in rest:
            runner.execute(state, seat, source, effects.table[number])
