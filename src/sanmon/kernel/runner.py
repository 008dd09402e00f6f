"""Running effects: which are simply taken, which are offered, and the few questions a tree can ask.

`begin` starts what a tile or side prints: harmless gains happen at once, everything else is offered in any order, each
optional, until the seat is through or declines the rest (`skip`). A gain for which there is little room is offered too,
for what comes before it may fill that room; when only such gains are left they are simply taken. `execute` does one
effect that was chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanmon.kernel.effects import ACT, ALL, BUNDLE, CHOICE, EXCHANGE, GAIN, Effect
from sanmon.kernel.frames import CHOICE as CHOICE_FRAME
from sanmon.kernel.frames import EFFECTS, EXECUTE, MIXTURE, PAYMENT, Frame, Kind, Step

if TYPE_CHECKING:
    from sanmon.kernel.hooks import StateHooks
    from sanmon.kernel.messages import Arg


def begin(state: StateHooks, seat: int, source: int, effect: Effect) -> None:
    """Starts an effect of a source (the game's own number for the tile or place it is printed on)."""
    begin_parts(state, seat, source, effect.parts if effect.op == ALL else [effect])


def begin_parts(state: StateHooks, seat: int, source: int, parts: list[Effect]) -> None:
    """Starts several effects of one source, which may be mixed in any order although they are not printed as one."""
    effects = state.game.effects
    waiting: list[int] = []
    choice = False
    for part in parts:
        if not effects.harmless(state, seat, part):
            choice = True
        elif not effects.waits(state, seat, part):
            _take(state, seat, source, part)
            continue
        waiting.append(part.number)
    if not choice:
        waiting = _take_all(state, seat, source, waiting)
    if waiting:
        state.stack.append((EFFECTS, seat, source, *waiting))


def _take_all(state: StateHooks, seat: int, source: int, gains: list[int]) -> list[int]:
    """Carries out gains that have nothing left to wait for. Returns those for which there was no room any more."""
    effects = state.game.effects
    left: list[int] = []
    for number in gains:
        if effects.harmless(state, seat, effects.table[number]):
            _take(state, seat, source, effects.table[number])
        else:
            left.append(number)
    return left


def _waiting_gains(state: StateHooks, frame: Frame) -> list[int]:
    """The effects of an `EFFECTS` frame that could happen now, but wait because the order may matter."""
    effects = state.game.effects
    found: list[int] = []
    for place in range(3, len(frame)):
        if effects.waits(state, frame[1], effects.table[frame[place]]):
            found.append(frame[place])
    return found


def _take(state: StateHooks, seat: int, source: int, effect: Effect) -> None:
    """Carries out a harmless effect at once. A bundle on the stack would come after what is pushed above it."""
    if effect.op == BUNDLE:
        for part in effect.parts:
            _take(state, seat, source, part)
    else:
        execute(state, seat, source, effect)


def execute(state: StateHooks, seat: int, source: int, effect: Effect) -> None:
    """Does one effect, or pushes the frame that asks how."""
    effects = state.game.effects
    op = effect.op
    if op == GAIN:
        effects.goods[effect.verb].gain(state, seat, effect.amount)
    elif op == ACT:
        effects.actions[effect.verb].start(state, seat, effect.arg, effect.amount, source)
    elif op == ALL:
        begin(state, seat, source, effect)
    elif op == BUNDLE:
        for part in reversed(effect.parts):
            state.stack.append((EXECUTE, seat, source, part.number))
    elif effects.can(state, seat, effect):
        kind = CHOICE_FRAME if op == CHOICE else PAYMENT if op == EXCHANGE else MIXTURE
        state.stack.append((kind, seat, source, effect.number))


class Execute(Step["StateHooks"]):
    """`(EXECUTE, seat, source, effect)`: a part of a bundle waits for its turn."""

    id: int = EXECUTE

    def run(self, state: StateHooks, frame: Frame) -> None:
        """Does the effect, if it would change anything."""
        effects = state.game.effects
        effect = effects.table[frame[3]]
        if effects.can(state, frame[1], effect):
            execute(state, frame[1], frame[2], effect)


class EffectsKind(Kind["StateHooks"]):
    """`(EFFECTS, seat, source, effect, effect …)`: which of these next, if any."""

    id: int = EFFECTS
    key: str = "effects"
    anytime: bool = True

    def options(self, state: StateHooks, frame: Frame) -> list[int]:
        """Every effect that would do something, and to decline the rest.

        When only harmless gains are left to do, nobody would decline them or ask which comes first: the next one is all
        there is to choose, besides what can be done at any time.
        """
        game = state.game
        effects = game.effects
        base = game.do.base
        seat = frame[1]
        found: list[int] = []
        choice = False
        for place in range(3, len(frame)):
            number = frame[place]
            option = base + number
            effect = effects.table[number]
            if option not in found and effects.can(state, seat, effect):
                found.append(option)
                if not choice:
                    choice = not (effects.waits(state, seat, effect) and effects.harmless(state, seat, effect))
        if choice or not found:
            found.append(game.skip.base)
            return found
        return found[:1]

    def resolve(self, state: StateHooks, frame: Frame, option: int) -> None:
        """Does the chosen effect; the others wait.

        Whoever declines the rest still gets the gains that only waited their turn.
        """
        game = state.game
        if option == game.skip.base:
            _take_all(state, frame[1], frame[2], _waiting_gains(state, frame))
            return
        number = option - game.do.base
        if len(frame) > 4:
            place = frame.index(number, 3)
            state.stack.append(frame[:place] + frame[place + 1 :])
        execute(state, frame[1], frame[2], game.effects.table[number])

    def args(self, state: StateHooks, frame: Frame) -> dict[str, Arg]:
        """Where the effects are printed."""
        return state.game.source_args(state, frame[2])


class Choice(Kind["StateHooks"]):
    """`(CHOICE, seat, source, effect)`: one of the parts."""

    id: int = CHOICE_FRAME
    key: str = "choice"

    def options(self, state: StateHooks, frame: Frame) -> list[int]:
        """The parts that would do something."""
        game = state.game
        effects = game.effects
        found: list[int] = []
        for part in effects.table[frame[3]].parts:
            option = game.do.base + part.number
            if option not in found and effects.can(state, frame[1], part):
                found.append(option)
        return found

    def resolve(self, state: StateHooks, frame: Frame, option: int) -> None:
        """Runs the part that was chosen."""
        execute(state, frame[1], frame[2], state.game.effects.table[option - state.game.do.base])

    def args(self, state: StateHooks, frame: Frame) -> dict[str, Arg]:
        """Where the choice is printed."""
        return state.game.source_args(state, frame[2])


class Payment(Kind["StateHooks"]):
    """`(PAYMENT, seat, source, effect)`: how to pay for an exchange, where there are several ways."""

    id: int = PAYMENT
    key: str = "payment"

    def options(self, state: StateHooks, frame: Frame) -> list[int]:
        """The ways one can afford and that then bring something."""
        game = state.game
        effect = game.effects.table[frame[3]]
        return [
            game.pay.base + way.number for way in effect.ways if game.effects.worthwhile(state, frame[1], effect, way)
        ]

    def resolve(self, state: StateHooks, frame: Frame, option: int) -> None:
        """Pay, then do what was bought."""
        effects = state.game.effects
        effects.pay(state, frame[1], effects.compositions[option - state.game.pay.base])
        execute(state, frame[1], frame[2], effects.table[frame[3]].parts[0])

    def args(self, state: StateHooks, frame: Frame) -> dict[str, Arg]:
        """What is being bought."""
        return {"effect": state.game.effects.table[frame[3]].text}


class Mixture(Kind["StateHooks"]):
    """`(MIXTURE, seat, source, effect)`: which goods of a free mixture to take."""

    id: int = MIXTURE
    key: str = "mixture"

    def options(self, state: StateHooks, frame: Frame) -> list[int]:
        """Every mixture that brings something."""
        game = state.game
        return [
            game.take.base + way.number
            for way in game.effects.table[frame[3]].ways
            if game.effects.takeable(state, frame[1], way)
        ]

    def resolve(self, state: StateHooks, frame: Frame, option: int) -> None:
        """Gives the seat the goods of the mixture that was chosen."""
        effects = state.game.effects
        way = effects.compositions[option - state.game.take.base]
        for place in range(len(way.goods)):
            effects.goods[way.goods[place]].gain(state, frame[1], way.amounts[place])

    def args(self, state: StateHooks, frame: Frame) -> dict[str, Arg]:
        """The mixture as printed."""
        return {"effect": state.game.effects.table[frame[3]].text}
