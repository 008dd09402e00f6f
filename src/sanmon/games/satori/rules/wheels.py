"""Prayer wheels (chapter 6): the one thing that can be done at any time of a turn."""

from __future__ import annotations

from sanmon.games.satori.domains import WHEEL
from sanmon.games.satori.events import HAND_PUSHED, WHEEL_TURNED
from sanmon.games.satori.state import GOODS, INCENSE, NONE, SatoriState
from sanmon.kernel.runner import begin


def turnable(state: SatoriState, seat: int) -> list[int]:
    """The wheels the seat may turn now: in its turn, not its own, and only if something would come of it (6.1, 6.4,
    7.6).
    """
    if state.wheel_used or not state.goods[seat * GOODS + INCENSE]:
        return []
    parts = state.parts
    effects = parts.effects
    hand = state.hand[seat]
    found: list[int] = []
    option = parts.options.wheel.base
    wheel = 0
    # The incense leaves before the effect comes, so each wheel is judged without it.
    state.goods[seat * GOODS + INCENSE] -= 1
    for effect in parts.wheels:
        if wheel != hand and effects.can(state, seat, effect):
            found.append(option)
        wheel += 1
        option += 1
    state.goods[seat * GOODS + INCENSE] += 1
    return found


def turn(state: SatoriState, seat: int, wheel: int) -> None:
    """Pay, move the hand, push a rival's hand away, begin the effect (6.1, 6.3)."""
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
