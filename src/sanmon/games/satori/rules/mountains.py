"""Mountains (chapter 11): monks, lights, and the queue of earned meditation tiles."""

from __future__ import annotations

from typing import Final

from sanmon.games.satori import frames
from sanmon.games.satori.domains import TILE
from sanmon.games.satori.events import ENLIGHTENED, ENLIGHTENED_BARE, LIGHT_MOVED, MONK_MOVED, MONK_PLACED
from sanmon.games.satori.state import MOUNTAINS, NONE, RING, SPACES, SatoriState
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind, Step
from sanmon.kernel.messages import Arg
from sanmon.kernel.runner import begin

# The two neighbours of each space in its ring, clockwise first.
CLOCKWISE: Final = [space // RING * RING + (space + 1) % RING for space in range(SPACES)]
BACKWARDS: Final = [space // RING * RING + (space + RING - 1) % RING for space in range(SPACES)]


def free_spaces(state: SatoriState, base: int) -> list[int]:
    """Options for the spaces without a monk and without a light (11.1); `base` is the option of space 0."""
    light = state.light
    return [base + space for space, monk in enumerate(state.monk_at) if monk == NONE and space not in light]


def place_monk(state: SatoriState, seat: int, space: int) -> None:
    """Places a monk from the reserve on a space."""
    state.monks[seat] -= 1
    state.monk_at[space] = seat
    state.tell(MONK_PLACED, seat, space)


class MeditateAction(Action[SatoriState]):
    """The `meditate` of an effect: the seat places a monk or, with none in reserve, moves one (11.1, 11.2)."""

    def can(self, state: SatoriState, seat: int, arg: int, times: int) -> bool:
        if state.sun[seat] == 3:
            return False
        # Lights and monks never share a space, so there is a free one if more spaces than lights have no monk.
        return state.monk_at.count(NONE) > MOUNTAINS

    def start(self, state: SatoriState, seat: int, arg: int, times: int, source: int) -> None:
        state.push((frames.MEDITATE if state.monks[seat] else frames.LIFT, seat))


class Meditate(Kind[SatoriState]):
    """`(MEDITATE, seat)` or `(MEDITATE, seat, from)`: asks where the monk goes; `from` is the space he leaves."""

    id: int = frames.MEDITATE
    key: str = "meditate"
    clause: str = "11.1"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        return free_spaces(state, state.parts.options.monk.base)

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        seat = frame[1]
        space = state.parts.options.monk.index(option)
        if len(frame) == 2:
            place_monk(state, seat, space)
        else:
            state.monk_at[frame[2]] = NONE
            state.monk_at[space] = seat
            state.tell(MONK_MOVED, seat, frame[2], space)


class Lift(Kind[SatoriState]):
    """`(LIFT, seat)`: asks which of the seat's monks on the mountains moves (11.2)."""

    id: int = frames.LIFT
    key: str = "lift"
    clause: str = "11.2"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        seat = frame[1]
        base = state.parts.options.lift.base
        return [base + space for space, monk in enumerate(state.monk_at) if monk == seat]

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        state.push((frames.MEDITATE, frame[1], state.parts.options.lift.index(option)))


class HikariAction(Action[SatoriState]):
    """The `hikari` of an effect: the seat moves lights, one space for each icon (11.4)."""

    def can(self, state: SatoriState, seat: int, arg: int, times: int) -> bool:
        if times > 1:
            return True  # two steps are always possible: onto a rival's monk and back again
        monk_at = state.monk_at
        for space in state.light:
            if monk_at[CLOCKWISE[space]] in (NONE, seat) or monk_at[BACKWARDS[space]] in (NONE, seat):
                return True
        return False

    def start(self, state: SatoriState, seat: int, arg: int, times: int, source: int) -> None:
        state.push((frames.HIKARI, seat, times, NONE))


def can_rest(state: SatoriState, seat: int, space: int, steps: int) -> bool:
    """Whether a light on this space can reach, within `steps` steps, a space without a rival's monk (11.7)."""
    monk_at = state.monk_at
    one = other = space
    for _ in range(steps):
        one = CLOCKWISE[one]
        other = BACKWARDS[other]
        if monk_at[one] in (NONE, seat) or monk_at[other] in (NONE, seat):
            return True
    return False


class Hikari(Kind[SatoriState]):
    """`(HIKARI, seat, steps, bound)`: asks for one step of a light; the light of mountain `bound` must go on (11.7)."""

    id: int = frames.HIKARI
    key: str = "hikari"
    clause: str = "11.4"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        _, seat, steps, bound = frame
        base = state.parts.options.light.base
        monk_at = state.monk_at
        options: list[int] = []
        for mountain in range(MOUNTAINS):
            if bound != NONE and bound != mountain:
                continue
            space = state.light[mountain]
            for target in (CLOCKWISE[space], BACKWARDS[space]):
                monk = monk_at[target]
                if monk == NONE or monk == seat or (steps > 1 and can_rest(state, seat, target, steps - 1)):
                    options.append(base + target)
        if bound == NONE:
            options.append(state.game.skip.base)
        return options

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        if option == state.game.skip.base:
            return
        _, seat, steps, _ = frame
        space = state.parts.options.light.index(option)
        mountain = space // RING
        state.light[mountain] = space
        state.tell(LIGHT_MOVED, seat, space)
        monk = state.monk_at[space]
        bound = NONE
        if monk == seat:
            enlighten(state, seat, space)
        elif monk != NONE:
            bound = mountain
        if steps > 1:
            state.push((frames.HIKARI, seat, steps - 1, bound))

    def args(self, state: SatoriState, frame: Frame) -> dict[str, Arg]:
        return {"n": frame[2]}


def enlighten(state: SatoriState, seat: int, space: int) -> None:
    """Moves the monk to the sun and adds his tile to the queue (11.3, 11.8, 11.11).

    The queue is below the remaining frames of the current effect, so it is resolved right after that effect.
    """
    state.monk_at[space] = NONE
    state.sun[seat] += 1
    tile = state.tile_at[space]
    if tile == NONE:
        state.tell(ENLIGHTENED_BARE, seat, space)
        return
    state.tile_at[space] = NONE
    state.tell(ENLIGHTENED, seat, space, tile)
    state.enqueue(frames.TILE, seat, tile)


class Tile(Step[SatoriState]):
    """`(TILE, seat, tile)`: resolves a tile of the queue, which stays below it on the stack (11.12)."""

    id: int = frames.TILE

    def run(self, state: SatoriState, frame: Frame) -> None:
        _, seat, tile = frame
        state.push((frames.TILE_DONE, seat))
        begin(state, seat, TILE + tile, state.parts.tile_effects[tile])


class TileDone(Step[SatoriState]):
    """`(TILE_DONE, seat)`: adds the resolved tile to the reserve (11.14)."""

    id: int = frames.TILE_DONE

    def run(self, state: SatoriState, frame: Frame) -> None:
        state.tiles[frame[1]] += 1
