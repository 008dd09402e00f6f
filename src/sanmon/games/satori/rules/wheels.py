"""Prayer wheels (chapter 6): a seat may turn one at any time in its turn."""

from __future__ import annotations

from sanmon.games.satori.domains import WHEEL
from sanmon.games.satori.events import HAND_PUSHED, WHEEL_TURNED
from sanmon.games.satori.state import GOODS, INCENSE, NONE, SatoriState
from sanmon.kernel.runner import begin


def turnable(state: SatoriState, seat: int) -> list[int]:
    """Options to turn a wheel: those without the seat's own hand that would have an effect (6.1, 6.4, 7.6)."""
    if state.wheel_used or not state.goods[seat * GOODS + INCENSE]:
        return []
    parts = state.parts
    effects = parts.effects
    hand = state.hand[seat]
    options: list[int] = []
    option = parts.options.wheel.base
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
