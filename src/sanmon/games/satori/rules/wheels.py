"""Prayer wheels (chapter 6): a seat may turn one at any time in its turn."""

from __future__ import annotations

from sanmon.games.satori.domains import WHEEL
from sanmon.games.satori.events import HAND_PUSHED, WHEEL_TURNED
from sanmon.games.satori.state import GOODS, INCENSE, NONE, SatoriState
from sanmon.kernel.runner import begin


def turnable(state: SatoriState, seat: int) -> list[int]:
    """Options to turn a wheel: all that do not carry the seat's own hand, if the seat can pay (6.1, 6.4, 6.7)."""
    if state.wheel_used or not state.goods[seat * GOODS + INCENSE]:
        return []
    parts = state.parts
    hand = state.hand[seat]
    options: list[int] = []
    option = parts.options.wheel.base
    if state.game.ruleset >= 3:
        for wheel in range(len(parts.wheels)):
            if wheel != hand:
                options.append(option + wheel)
        return options
    # Rulesets 1 and 2 offered only wheels that would bring something.
    effects = parts.effects
    wheel = 0
    # The incense is paid before the effect, so each wheel is tried with one incense less.
    state.goods[seat * GOODS + INCENSE] -= 1
    for effect in parts.wheels:
        if wheel != hand and effects.can(state, seat, effect):
            options.append(option)
        wheel += 1
        option += 1
    state.goods[seat * GOODS + INCENSE] += 1
    return options


def turn(state: SatoriState, seat: int, wheel: int) -> None:
    """Pays, moves the hand to the wheel, pushes away a rival's hand and begins the effect (6.1, 6.3)."""
    effects = state.parts.effects
    effects.goods[INCENSE].pay(state, seat, 1)
    state.wheel_used = 1
    state.tell(WHEEL_TURNED, seat, wheel)
    for rival in range(state.players):
        if rival != seat and state.hand[rival] == wheel:
            state.hand[rival] = NONE
            state.tell(HAND_PUSHED, rival, wheel)
    state.hand[seat] = wheel
    begin(state, seat, WHEEL + wheel, state.parts.wheels[wheel])
