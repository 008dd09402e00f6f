"""Chapters 1.3 and 3: goods, points, amulets, costs, and how a seat uses printed effects."""

from typing import Final

from sanmon.games.bitoku.events import AMULET
from sanmon.games.bitoku.frames import COST
from sanmon.games.bitoku.state import NONE, BitokuState
from sanmon.kernel import runner
from sanmon.kernel.effects import ALL, CHOICE, MIX, Action, Effect, Effects, Good
from sanmon.kernel.frames import EFFECTS, Frame, Kind

PLENTY: Final = 99

# Sorts of things that effects are printed on, in the order of printed.base.SOURCE_SORTS.
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
NOWHERE: Final = 7  # the region of an effect that is printed in no region


def source(sort: int, number: int, region: int = NOWHERE) -> int:
    """The source number of an effect: the thing it is printed on, and the region that its `here` means."""
    return (sort * 64 + number) * 8 + region


class Resource(Good[BitokuState]):
    """Wood, stone, jade or sake, which never run out (1.3)."""

    def held(self, state: BitokuState, seat: int) -> int:
        """How many the seat has."""
        return state.goods[seat * 4 + self.index]

    def room(self, state: BitokuState, seat: int) -> int:
        """Always plenty, because goods never run out."""
        return PLENTY

    def move(self, state: BitokuState, seat: int, amount: int) -> None:
        """Adds to the seat's goods; a negative amount takes them away."""
        state.goods[seat * 4 + self.index] += amount


class Virtue(Good[BitokuState]):
    """Points, which are never paid and never run out."""

    def held(self, state: BitokuState, seat: int) -> int:
        """Always 0, because nobody pays with points."""
        return 0

    def room(self, state: BitokuState, seat: int) -> int:
        """Always plenty, because points never run out."""
        return PLENTY

    def move(self, state: BitokuState, seat: int, amount: int) -> None:
        """Adds to the seat's points."""
        state.vp[seat] += amount


class Amulet(Action[BitokuState]):
    """`amulet 2`: the seat gains an amulet of this value (3.10)."""

    least: int = 1
    most: int = 3

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Always, because amulets never run out (1.3)."""
        return True

    def harmless(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Always, because an amulet never hurts its owner."""
        return True

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Gives the seat the amulets."""
        state.amulets[seat * 3 + arg - 1] += times
        state.tell(AMULET, seat, arg, times)


class Cost(Kind[BitokuState]):
    """`(COST, seat, price)`: asks how to pay."""

    id: int = COST
    key: str = "cost"
    clause: str = "3.5"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the ways to pay that the seat can afford."""
        price = state.parts.prices[frame[2]]
        base = frame[1] * 4
        wood, stone, jade, sake = state.goods[base : base + 4]
        first = state.game.pay.base
        choices: list[int] = []
        for number, way in zip(price.numbers, price.ways, strict=True):
            if way[0] <= wood and way[1] <= stone and way[2] <= jade and way[3] <= sake:
                choices.append(first + number)
        return choices

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Pays in the chosen way."""
        effects = state.game.effects
        effects.pay(state, frame[1], effects.compositions[option - state.game.pay.base])


def charge(state: BitokuState, seat: int, price: int) -> None:
    """Makes the seat pay a price, unless it is free."""
    if not state.parts.prices[price].free:
        state.push((COST, seat, price))


def never_declined(effects: Effects, state: BitokuState, seat: int, effect: Effect) -> bool:
    """Whether no player would ever decline it: a free choice of goods, or a choice with a harmless effect in it."""
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
    """Uses a printed effect: harmless parts happen first; the rest is optional and in any order (3.1, 3.4).

    A part that no player would decline begins at once, unless another part or a wit crystal could come before it (6.4).
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
    elif len(waiting) == 1 and never_declined(effects, state, seat, last) and not can_harmonise(state, seat):
        runner.execute(state, seat, source, last)
    elif waiting:
        state.push((EFFECTS, seat, source, *waiting))


def choices_first(state: BitokuState, seat: int, source: int, waiting: list[int]) -> None:
    """How ruleset 1 used the parts that are not harmless: a free choice of goods always came before the rest."""
    effects = state.game.effects
    rest = [number for number in waiting if not never_declined(effects, state, seat, effects.table[number])]
    if rest:
        state.push((EFFECTS, seat, source, *rest))
    for number in waiting:
        if number not in rest:
            runner.execute(state, seat, source, effects.table[number])
