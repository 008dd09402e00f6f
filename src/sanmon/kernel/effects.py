"""Effects: what is printed on a tile, as a tree that is parsed once, interned and run by the kernel.

Equal texts are one effect with one number, so an effect can stand in a frame and be an option (`do 2 stone > emerald`).
A game says what its words mean: `Good` is something counted that can be gained and paid, `Action` anything else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sanmon.kernel import notation
from sanmon.kernel.notation import Syntax, canonical, counted, mistake, parse

if TYPE_CHECKING:
    from sanmon.kernel.hooks import StateHooks

S = TypeVar("S", bound="StateHooks")

GAIN: Final = 0
ACT: Final = 1
ALL: Final = 2
CHOICE: Final = 3
BUNDLE: Final = 4
EXCHANGE: Final = 5
MIX: Final = 6

MOST_WAYS: Final = 300  # ways to pay one cost, or to take one mix
MOST_LOOKS: Final = 600  # ways and parts of one effect that are examined to find out whether it would change anything
MOST_SUMS: Final = 30_000  # sums of goods that are tried to find all ways to pay the costs of a component set
# Each cost may try this many sums even when MOST_SUMS is used up, because a game's own costs are read after those of
# the set.
FEW_SUMS: Final = 1_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Good(Generic[S]):
    """Something that is counted, gained and paid. `index` is its place among the game's goods."""

    def __init__(self, name: str, index: int) -> None:
        self.name = name
        self.index = index

    def held(self, state: S, seat: int) -> int:
        """How many the seat could pay."""
        raise NotImplementedError

    def room(self, state: S, seat: int) -> int:
        """How many the seat could gain now: what the supply and any limit leave."""
        raise NotImplementedError

    def move(self, state: S, seat: int, amount: int) -> None:
        """Gives (or, if negative, takes) exactly this many, without an event: trial payments use it too."""
        raise NotImplementedError

    def gain(self, state: S, seat: int, amount: int) -> None:
        """Gains as many of this amount as there is room for, with an event."""
        got = min(amount, self.room(state, seat))
        if got > 0:
            self.move(state, seat, got)
            state.tell(0, seat, self.index, got)

    def pay(self, state: S, seat: int, amount: int) -> None:
        """Pays this many, with an event."""
        self.move(state, seat, -amount)
        state.tell(1, seat, self.index, amount)

    def harmless(self, state: S, seat: int, amount: int) -> bool:
        """Whether the whole amount can be gained now, so that it happens without asking (unless it `waits`)."""
        return self.room(state, seat) >= amount

    def waits(self, state: S, seat: int, amount: int) -> bool:
        """Whether room is so short that another effect on offer could fill it first, so that the order may matter."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[S]):
    """Anything a seat does besides gaining goods. `least` and `most` bound its number (`amulet 1`); -1: no number."""

    least: int = -1
    most: int = -1

    def __init__(self, name: str) -> None:
        self.name = name

    def can(self, state: S, seat: int, arg: int, times: int) -> bool:
        """Whether it would have any effect now."""
        raise NotImplementedError

    def start(self, state: S, seat: int, arg: int, times: int, source: int) -> None:
        """Does it, or pushes the frames that ask how."""
        raise NotImplementedError

    def harmless(self, state: S, seat: int, arg: int, times: int) -> bool:
        """Whether it can neither be lost nor depend on the order, so that it happens without asking."""
        return False


class Composition:
    """A bundle of goods, one way to pay a cost: parallel lists of good and amount, in the game's order of goods."""

    def __init__(self, number: int, text: str, goods: list[int], amounts: list[int]) -> None:
        self.number = number
        self.text = text
        self.goods = goods
        self.amounts = amounts


class Effect:
    """A node of the tree. `number` is its place in the game's table; `text` its canonical notation.

    What else it holds depends on `op`, one of these constants of this module:

    - `GAIN` (`2 coin`): `verb` is the index of the good, `amount` how many.
    - `ACT` (`draw 2 x3`): `verb` is the index of the action, `arg` its number (-1: none), `amount` how often.
    - `ALL` (`coin, draw`): `parts` in any order, each optional.
    - `BUNDLE` (`coin + draw`): `parts` one after the other.
    - `CHOICE` (`coin | draw`): one of `parts`.
    - `EXCHANGE` (`2 coin > point`): one of `ways` is paid for `parts[0]`.
    - `MIX` (`2 (wood|stone)`): one of `ways` is taken.

    `effects.goods[verb].name` and `effects.actions[verb].name` are the words behind a verb, `effects.good_index[name]`
    and `effects.action_index[name]` the way back.
    """

    def __init__(self, number: int, text: str, op: int) -> None:
        self.number = number
        self.text = text
        self.op = op
        self.verb = -1  # GAIN: index of the good; ACT: index of the action
        self.amount = 1  # GAIN: how many; ACT: how often
        self.arg = -1  # ACT: its number
        self.parts: list[Effect] = []  # EXCHANGE: what is bought
        self.ways: list[Composition] = []  # EXCHANGE: ways to pay; MIX: what can be taken
        self.looks = 1  # how many ways and parts `Effects.can` may have to examine


class Effects:
    """The table of a game's effects and compositions, and the questions the runner asks about them."""

    def __init__(self, goods: list[Good[Any]], actions: list[Action[Any]]) -> None:
        self.goods = goods
        self.actions = actions
        self.good_index: dict[str, int] = {good.name: place for place, good in enumerate(goods)}
        self.action_index: dict[str, int] = {action.name: place for place, action in enumerate(actions)}
        self.table: list[Effect] = []
        self.compositions: list[Composition] = []
        self._by_text: dict[str, Effect] = {}
        self._composition_by_text: dict[str, Composition] = {}
        self._sums_tried = 0
        for action in actions:
            # Class attributes of an interpreted action are copied to where compiled code reads them.
            interpreted: Any = action
            action.least, action.most = interpreted.least, interpreted.most

    # -- from text to tree

    def parse(self, text: str, line: int = 1) -> Effect:
        """The effect that a text describes. A NotationError says what is wrong in it, and where."""
        return self._build(parse(text, line), line)

    def _weighed(self, effect: Effect, tree: Syntax, line: int) -> Effect:
        """Sets `looks` and refuses an effect with too many: if one payment buys another, the ways to pay multiply."""
        looks = sum([part.looks for part in effect.parts])
        effect.looks = max(len(effect.ways), 1) * max(looks, 1)
        if effect.looks > MOST_LOOKS:
            raise mistake("effect-payments", line, tree.column, {"most": MOST_LOOKS, "n": effect.looks})
        return effect

    def cost(self, text: str, line: int = 1) -> list[Composition]:
        """The ways to pay the cost that a text describes; `-` is free."""
        tree = parse(text, line)
        if tree.op == notation.NOTHING:
            return [self._composition({})]
        return self._ways(tree, line)

    def _words(self) -> str:
        return ", ".join([*self.good_index, *self.action_index])

    def _node(self, text: str, op: int) -> Effect:
        effect = self._by_text.get(text)
        if effect is None:
            effect = Effect(len(self.table), text, op)
            self.table.append(effect)
            self._by_text[text] = effect
        return effect

    def _build(self, tree: Syntax, line: int) -> Effect:
        if tree.op == notation.WORD:
            return self._word(tree, 1, line)
        if tree.op == notation.TIMES:
            return self._repeated(tree, line)
        if tree.op == notation.MIX:
            ways = self._ways(tree, line)
            effect = self._node(canonical(tree), MIX)
            effect.ways = ways
            return self._weighed(effect, tree, line)
        if tree.op == notation.PAY:
            ways = self._ways(tree.parts[0], line)
            bought = self._build(tree.parts[1], line)
            effect = self._node(canonical(tree), EXCHANGE)
            effect.ways = ways
            effect.parts = [bought]
            return self._weighed(effect, tree, line)
        parts = [self._build(part, line) for part in tree.parts]
        effect = self._node(
            canonical(tree), {notation.ALL: ALL, notation.ONE_OF: CHOICE, notation.BUNDLE: BUNDLE}.get(tree.op, ALL)
        )
        effect.parts = parts
        return self._weighed(effect, tree, line)

    def _word(self, tree: Syntax, times: int, line: int) -> Effect:
        if tree.word in self.good_index:
            if tree.arg >= 0:
                raise mistake("effect-count-first", line, tree.column, {"right": f"{tree.arg} {tree.word}"})
            effect = self._node(canonical(tree), GAIN)
            effect.verb = self.good_index[tree.word]
            effect.amount = tree.n
            return effect
        if tree.word not in self.action_index:
            raise mistake("effect-word", line, tree.column, {"found": tree.word, "known": self._words()})
        if tree.n != 1:
            raise mistake("effect-action-times", line, tree.column, {"right": f"{tree.word} x{tree.n}"})
        number = self.action_index[tree.word]
        action = self.actions[number]
        if action.most < 0 <= tree.arg:
            raise mistake("effect-no-number", line, tree.column, {"found": tree.word})
        if not (action.least <= tree.arg <= action.most):
            bounds: dict[str, int | str] = {"found": tree.word, "least": action.least, "most": action.most}
            raise mistake("effect-number", line, tree.column, bounds)
        effect = self._node(canonical(tree) + (f" x{times}" if times > 1 else ""), ACT)
        effect.verb = number
        effect.arg = tree.arg
        effect.amount = times
        return effect

    def _repeated(self, tree: Syntax, line: int) -> Effect:
        inner = tree.parts[0]
        if inner.op == notation.WORD and inner.word not in self.good_index:
            return self._word(inner, tree.n, line)
        if inner.op == notation.WORD:
            raise mistake("effect-good-times", line, tree.column, {"right": f"{tree.n * inner.n} {inner.word}"})
        part = self._build(inner, line)
        effect = self._node(canonical(tree), ALL)
        effect.parts = [part] * tree.n
        return self._weighed(effect, tree, line)

    # -- costs

    def _ways(self, tree: Syntax, line: int) -> list[Composition]:
        ways: dict[str, Composition] = {}
        for amounts in self._amounts(tree, line):
            composition = self._composition(amounts)
            ways[composition.text] = composition
        return list(ways.values())

    def _amounts(self, tree: Syntax, line: int) -> list[dict[int, int]]:
        """The bundles of goods that a cost or a mix allows, each as amounts by the index of the good."""
        if tree.op == notation.WORD:
            if tree.word not in self.good_index or tree.arg >= 0:
                raise mistake("effect-cost", line, tree.column, {"known": ", ".join(self.good_index)})
            return [{self.good_index[tree.word]: tree.n}]
        if tree.op == notation.ONE_OF:
            return [amounts for part in tree.parts for amounts in self._amounts(part, line)]
        if tree.op == notation.BUNDLE:
            return self._sums([self._amounts(part, line) for part in tree.parts], tree, line)
        if tree.op == notation.MIX:
            alternatives = [amounts for part in tree.parts for amounts in self._amounts(part, line)]
            if any(sum(amounts.values()) != 1 for amounts in alternatives):
                some = "|".join(list(self.good_index)[:2])
                raise mistake("effect-mix", line, tree.column, {"right": f"{tree.n} ({some})"})
            return self._sums([alternatives] * tree.n, tree, line)
        raise mistake("effect-cost-form", line, tree.column, {})

    def _sums(self, terms: list[list[dict[int, int]]], tree: Syntax, line: int) -> list[dict[int, int]]:
        """Every sum of one bundle of goods from each term. Refuses an effect that has too many."""
        sums: list[dict[int, int]] = [{}]
        tried = 0
        for term in terms:
            # Equal sums are one way to pay: the order in which goods are paid is no choice.
            longer: dict[str, dict[int, int]] = {}
            tried += len(sums) * len(term)
            self._sums_tried += len(sums) * len(term)
            if self._sums_tried > MOST_SUMS and tried > FEW_SUMS:
                raise mistake("effect-sums", line, tree.column, {})
            for so_far in sums:
                for more in term:
                    total = dict(so_far)
                    for good, amount in more.items():
                        total[good] = total.get(good, 0) + amount
                    longer.setdefault(str(sorted(total.items())), total)
            if len(longer) > MOST_WAYS:
                raise mistake("effect-ways", line, tree.column, {"most": MOST_WAYS})
            sums = list(longer.values())
        return sums

    def _composition(self, amounts: dict[int, int]) -> Composition:
        goods = sorted(amounts)
        text = " + ".join(counted(self.goods[good].name, amounts[good]) for good in goods) or "-"
        composition = self._composition_by_text.get(text)
        if composition is None:
            composition = Composition(len(self.compositions), text, goods, [amounts[good] for good in goods])
            self.compositions.append(composition)
            self._composition_by_text[text] = composition
        return composition

    # -- questions about a position

    def affordable(self, state: StateHooks, seat: int, way: Composition) -> bool:
        """Whether the seat holds all the goods that this way of paying costs."""
        for place in range(len(way.goods)):
            if self.goods[way.goods[place]].held(state, seat) < way.amounts[place]:
                return False
        return True

    def move(self, state: StateHooks, seat: int, way: Composition, sign: int) -> None:
        """Makes a trial payment (-1) or reverses it (1), without events."""
        for place in range(len(way.goods)):
            self.goods[way.goods[place]].move(state, seat, sign * way.amounts[place])

    def pay(self, state: StateHooks, seat: int, way: Composition) -> None:
        """Pays in this way, with an event for each good."""
        for place in range(len(way.goods)):
            self.goods[way.goods[place]].pay(state, seat, way.amounts[place])

    def worthwhile(self, state: StateHooks, seat: int, effect: Effect, way: Composition) -> bool:
        """Whether the seat can pay for an exchange in this way and what it buys would then have any effect."""
        if not self.affordable(state, seat, way):
            return False
        self.move(state, seat, way, -1)
        useful = self.can(state, seat, effect.parts[0])
        self.move(state, seat, way, 1)
        return useful

    def can(self, state: StateHooks, seat: int, effect: Effect) -> bool:
        """Whether the effect would change anything now."""
        op = effect.op
        if op == GAIN:
            return self.goods[effect.verb].room(state, seat) > 0
        if op == ACT:
            return self.actions[effect.verb].can(state, seat, effect.arg, effect.amount)
        if op == EXCHANGE:
            for way in effect.ways:
                if self.worthwhile(state, seat, effect, way):
                    return True
            return False
        if op == MIX:
            for way in effect.ways:
                if self.takeable(state, seat, way):
                    return True
            return False
        for part in effect.parts:
            if self.can(state, seat, part):
                return True
        return False

    def takeable(self, state: StateHooks, seat: int, way: Composition) -> bool:
        """Whether there is room for any good of this mixture."""
        for good in way.goods:
            if self.goods[good].room(state, seat) > 0:
                return True
        return False

    def harmless(self, state: StateHooks, seat: int, effect: Effect) -> bool:
        """Whether the effect can happen without asking: nothing in it can be lost, and nothing is to be chosen."""
        op = effect.op
        if op == GAIN:
            return self.goods[effect.verb].harmless(state, seat, effect.amount)
        if op == ACT:
            return self.actions[effect.verb].harmless(state, seat, effect.arg, effect.amount)
        if op == BUNDLE:
            for part in effect.parts:
                if not self.harmless(state, seat, part):
                    return False
            return True
        return False

    def waits(self, state: StateHooks, seat: int, effect: Effect) -> bool:
        """Whether the order may still matter for a harmless effect, so that it does not happen at once."""
        if effect.op == GAIN:
            return self.goods[effect.verb].waits(state, seat, effect.amount)
        if effect.op == BUNDLE:
            for part in effect.parts:
                if self.waits(state, seat, part):
                    return True
        return False
