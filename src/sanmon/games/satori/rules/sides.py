"""The two sides of an altar and how they are resolved (3.4, 3.5, 4.2, 4.3, 4.7)."""

from __future__ import annotations

from sanmon.games.satori.domains import ALTAR_SOURCE, LEFT, RIGHT
from sanmon.games.satori.events import SIDE_TAKEN
from sanmon.games.satori.state import NONE, SatoriState
from sanmon.kernel.effects import Effect
from sanmon.kernel.messages import Arg
from sanmon.kernel.runner import begin_parts


def effects_of(state: SatoriState, altar: int, side: int) -> list[Effect]:
    """What a side shows: a built altar's right side is its decoration, besides what its tile may print there (4.7)."""
    parts = state.parts
    if side == LEFT:
        return parts.left[altar]
    decoration = state.decor[altar]
    if decoration == NONE:
        return parts.right[altar]
    if state.game.ruleset < 2:  # the Hikari of tile and decoration were used apart
        return parts.right[altar] + parts.decorations[decoration]
    return parts.decorated[altar][decoration]


def take_side(state: SatoriState, seat: int, altar: int, side: int) -> None:
    """Starts the effects of one side of an altar (4.2)."""
    state.tell(SIDE_TAKEN, seat, side, altar)
    begin_parts(state, seat, ALTAR_SOURCE + altar, effects_of(state, altar, side))


def take_both(state: SatoriState, seat: int, altar: int) -> None:
    """Resolve both sides, their effects mixed in any order (4.3)."""
    parts = state.parts
    shown = parts.both[altar] if state.decor[altar] == NONE else parts.left[altar] + effects_of(state, altar, RIGHT)
    begin_parts(state, seat, ALTAR_SOURCE + altar, shown)


def sides_said(state: SatoriState, altar: int) -> dict[str, Arg]:
    """For a prompt: the altar and what its two sides show."""
    return {
        "altar": state.parts.things.altar.ids[altar],
        "effect-left": shown(effects_of(state, altar, LEFT)),
        "effect-right": shown(effects_of(state, altar, RIGHT)),
    }


def shown(effects: list[Effect]) -> str:
    """Several effects of one side in the notation."""
    return ", ".join([effect.text for effect in effects]) or "-"
