"""The two sides of an altar and how they are resolved (3.4, 3.5, 4.2, 4.3, 4.7)."""

from __future__ import annotations

from sanmon.games.satori.domains import ALTAR_SOURCE, LEFT, RIGHT
from sanmon.games.satori.events import SIDE_TAKEN
from sanmon.games.satori.state import NONE, SatoriState
from sanmon.kernel.effects import Effect
from sanmon.kernel.messages import Arg
from sanmon.kernel.runner import begin_parts


def effects_of(state: SatoriState, altar: int, side: int) -> list[Effect]:
    """The effects of a side. The right side of a built altar is what its tile prints plus its decoration (4.7)."""
    parts = state.parts
    if side == LEFT:
        return parts.left[altar]
    decoration = state.decor[altar]
    if decoration == NONE:
        return parts.right[altar]
    if state.game.ruleset < 2:  # ruleset 1 did not join the hikari of tile and decoration
        return parts.right[altar] + parts.decorations[decoration]
    return parts.decorated[altar][decoration]


def take_side(state: SatoriState, seat: int, altar: int, side: int) -> None:
    """Starts the effects of one side of an altar (4.2)."""
    state.tell(SIDE_TAKEN, seat, side, altar)
    begin_parts(state, seat, ALTAR_SOURCE + altar, effects_of(state, altar, side))


def take_both(state: SatoriState, seat: int, altar: int) -> None:
    """Starts the effects of both sides, which the player may mix in any order (4.3)."""
    parts = state.parts
    effects = parts.both[altar] if state.decor[altar] == NONE else parts.left[altar] + effects_of(state, altar, RIGHT)
    begin_parts(state, seat, ALTAR_SOURCE + altar, effects)


def side_args(state: SatoriState, altar: int) -> dict[str, Arg]:
    """The arguments of a prompt that asks for a side: the altar and the effects of its two sides."""
    return {
        "altar": state.parts.things.altar.ids[altar],
        "effect-left": side_text(effects_of(state, altar, LEFT)),
        "effect-right": side_text(effects_of(state, altar, RIGHT)),
    }


def side_text(effects: list[Effect]) -> str:
    """The effects of one side in the notation; `-` if it has none."""
    return ", ".join([effect.text for effect in effects]) or "-"
