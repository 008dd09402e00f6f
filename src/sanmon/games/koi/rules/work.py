"""Chapter 3.4: a turn of work, in which a player places and moves pieces."""

from typing import Final

from sanmon.games.koi.domains import (
    ACTION_OF,
    BREEDING,
    FOLIAGE,
    GARDENING,
    HELD,
    LARGE,
    MOVE,
    PLACE_LANTERN,
    PLACE_LILY,
    SCULPTING,
    SENSEI,
    SMALL,
    WATER,
    WATERING,
)
from sanmon.games.koi.domains import LANTERN as LANTERNS
from sanmon.games.koi.domains import LILY as LILIES
from sanmon.games.koi.domains import SHORE as SHORES
from sanmon.games.koi.frames import FROM_STORAGE, KOI, LANTERN, LIFT, LILY, SHORE, TILE, WORK
from sanmon.games.koi.pond import SHORE as SHORE_TILE
from sanmon.games.koi.rules.breeding import can_move
from sanmon.games.koi.rules.placing import has_bare_shore
from sanmon.games.koi.state import KoiState
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg

CARRIED: Final = 2  # water tiles in one action (3.4.4)


class Work(Kind[KoiState]):
    """`(WORK, seat)`: asks what to place or move next, or whether to stop (3.1.4)."""

    id: int = WORK
    key: str = "work"
    clause: str = "3.4"
    anytime: bool = True

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        """Offers every piece that an action is left for, that is available and that has a place."""
        seat = frame[1]
        pond = state.ponds[seat]
        held = state.held
        base = seat * HELD
        acts = state.acts
        sensei = acts[SENSEI]
        options: list[int] = []
        place = state.parts.options.place.base
        if (sensei or acts[WATERING]) and held[base + WATER] and pond.reach:
            options.append(place + WATER)
        if sensei or acts[GARDENING]:
            if held[base + FOLIAGE] and pond.reach:
                options.append(place + FOLIAGE)
            if pond.beds and state.stock[LILIES]:
                options.append(place + PLACE_LILY)
        if sensei or acts[SCULPTING]:
            if held[base + SHORES] and pond.has_shore_room(state.parts.outlines[SHORE_TILE]):
                options.append(place + SHORES)
            if state.stock[LANTERNS] and has_bare_shore(pond):
                options.append(place + PLACE_LANTERN)
        if sensei or acts[BREEDING]:
            shapes = state.parts.koi_shapes
            for piece in range(SMALL, LARGE + 1):
                if held[base + piece] and pond.has_room(shapes[piece - SMALL + 1]):
                    options.append(place + piece)
            if can_move(state, pond):
                options.append(place + MOVE)
        options.append(state.game.skip.base)
        return options

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        """Uses up a helper's action, else the sensei's (3.4.3), and asks where the piece goes.

        Actions that are left when the work stops are lost.
        """
        if option == state.game.skip.base:
            if state.game.ruleset >= 2:  # ruleset 1 kept them until the next turn of work
                state.acts = [0] * (SENSEI + 1)
            return
        seat = frame[1]
        deed = state.parts.options.place.index(option)
        action = ACTION_OF[deed]
        state.acts[action if state.acts[action] else SENSEI] -= 1
        state.push(frame)
        if deed == WATER:
            state.push((TILE, seat, WATER, CARRIED, FROM_STORAGE))
        elif deed == FOLIAGE:
            state.push((TILE, seat, FOLIAGE, 1, FROM_STORAGE))
        elif deed == PLACE_LILY:
            state.push((LILY, seat))
        elif deed == SHORES:
            state.push((SHORE, seat))
        elif deed == PLACE_LANTERN:
            state.push((LANTERN, seat))
        elif deed == MOVE:
            state.push((LIFT, seat))
        else:
            state.push((KOI, seat, deed - SMALL + 1, -1, -1))

    def args(self, state: KoiState, frame: Frame) -> dict[str, Arg]:
        """How many actions of each sort are left."""
        acts = state.acts
        return {
            "water": acts[WATERING], "garden": acts[GARDENING], "sculpt": acts[SCULPTING], "breed": acts[BREEDING],
            "sensei": acts[SENSEI],
        }  # fmt: skip
