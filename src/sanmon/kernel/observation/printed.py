"""What is printed on components as numbers: features of pieces for learners.

A feature is a word and a number: `gain.wood` 2, `pay.mon` 1, `act.draw` 1, `choices` 1, and whatever else a game names,
such as a colour. An effect with alternatives has the features of all of them: the most that one way brings or costs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from sanmon.kernel.effects import ACT, CHOICE, EXCHANGE, GAIN, MIX, Composition, Effect, Effects


class Printed:
    """The features of some components: `names`, and for each component its `rows` of feature and number."""

    def __init__(self, things: Iterable[Mapping[str, int]]) -> None:
        listed = list(things)
        if any(number < 0 for thing in listed for number in thing.values()):
            raise ValueError("the numbers of features are 0 or more")
        self.names = sorted({name for thing in listed for name, number in thing.items() if number})
        place = {name: at for at, name in enumerate(self.names)}
        self.rows = [sorted((place[name], number) for name, number in thing.items() if number) for thing in listed]
        self.high = float(max((number for row in self.rows for _, number in row), default=1))


def words_of(effects: Effects, printed: Sequence[Effect]) -> dict[str, int]:
    """The features of a line of effects."""
    found: dict[str, int] = {}
    for effect in printed:
        _add(found, _words(effects, effect))
    return found


def cost_of(effects: Effects, ways: Sequence[Composition]) -> dict[str, int]:
    """The features of a cost that can be paid in some ways: the most of each good, and the fewest goods in all."""
    found = {f"pay.{name}": amount for name, amount in _most(effects, ways).items()}
    if len(ways) > 1:
        found["pay.fewest"] = min(sum(way.amounts) for way in ways)
        found["ways"] = len(ways)
    return found


def named(prefix: str, features: Mapping[str, int]) -> dict[str, int]:
    """The same features with a prefix, for a component on which several things are printed."""
    return {f"{prefix}.{name}": number for name, number in features.items()}


def _words(effects: Effects, effect: Effect) -> dict[str, int]:
    if effect.op == GAIN:
        return {f"gain.{effects.goods[effect.verb].name}": effect.amount}
    if effect.op == ACT:
        return {f"act.{effects.actions[effect.verb].name}": effect.amount * (effect.arg if effect.arg > 0 else 1)}
    if effect.op == MIX:
        gained = {f"gain.{name}": amount for name, amount in _most(effects, effect.ways).items()}
        return {**gained, "choices": 1}
    found = cost_of(effects, effect.ways) if effect.op == EXCHANGE else {}
    for part in effect.parts:
        new = _words(effects, part)
        if effect.op == CHOICE:
            for name, number in new.items():
                found[name] = max(number, found.get(name, 0))
        else:
            _add(found, new)
    if effect.op == CHOICE:
        found["choices"] = found.get("choices", 0) + 1
    return found


def _most(effects: Effects, ways: Sequence[Composition]) -> dict[str, int]:
    """The most of each good that one of the ways takes."""
    most: dict[str, int] = {}
    for way in ways:
        for good, amount in zip(way.goods, way.amounts, strict=True):
            name = effects.goods[good].name
            most[name] = max(amount, most.get(name, 0))
    return most


def _add(found: dict[str, int], more: Mapping[str, int]) -> None:
    for name, number in more.items():
        found[name] = found.get(name, 0) + number
