"""Building an altar (chapter 8)."""

from __future__ import annotations

from sanmon.games.satori import frames
from sanmon.games.satori.domains import LEFT, RIGHT
from sanmon.games.satori.events import ALTAR_BUILT, ALTAR_REPLACED, DECORATED
from sanmon.games.satori.rules.goods import affords, charge
from sanmon.games.satori.rules.sides import side_args, take_side
from sanmon.games.satori.state import BASICS, GOODS, INCENSE, MOST_ALTARS, NONE, UPPER, SatoriState
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg


def replaceable(state: SatoriState, seat: int, altar: int) -> int:
    """The basic altar that this tile could be laid over; NONE without one or without incense to pay (8.7, 8.8)."""
    if not state.goods[seat * GOODS + INCENSE]:
        return NONE
    colours = state.parts.altar_colour
    for basic in range(UPPER, BASICS):
        if colours[basic] == colours[altar] and state.covered[basic] == NONE:
            return basic
    return NONE


def buildable(state: SatoriState, seat: int) -> list[int]:
    """Options to build: the tiles on offer that the seat can pay for and lay somewhere (8.1 to 8.8, 8.15)."""
    options: list[int] = []
    built = state.built[seat]
    if built >= MOST_ALTARS or state.tiles[seat] < built or not state.shown:
        return options
    parts = state.parts
    slot = 0
    for altar in state.slots:
        if (
            altar != NONE
            and affords(state, seat, parts.costs[parts.slot_cost[slot]])
            and (state.plots > 0 or replaceable(state, seat, altar) != NONE)
        ):
            options.append(parts.options.build.of(altar))
        slot += 1
    return options


class BuildAction(Action[SatoriState]):
    """The `altar` of an effect: the seat builds one altar."""

    def can(self, state: SatoriState, seat: int, arg: int, times: int) -> bool:
        return state.built[seat] < MOST_ALTARS and len(buildable(state, seat)) > 0

    def start(self, state: SatoriState, seat: int, arg: int, times: int, source: int) -> None:
        state.push((frames.BUILD, seat))


class Build(Kind[SatoriState]):
    """`(BUILD, seat)`: asks which altar tile to build."""

    id: int = frames.BUILD
    key: str = "build"
    clause: str = "8.1"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        return buildable(state, frame[1])

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        seat = frame[1]
        altar = state.parts.options.build.index(option)
        slot = state.slots.index(altar)
        state.slots[slot] = NONE
        state.tiles[seat] -= state.built[seat]
        state.spent += state.built[seat]
        state.built[seat] += 1
        state.owner[altar] = seat
        state.push((frames.PLOT, seat, altar))
        charge(state, seat, state.parts.slot_cost[slot])


class Plot(Kind[SatoriState]):
    """`(PLOT, seat, altar)`: asks where the tile goes: on a free plot (all are alike) or over a basic altar."""

    id: int = frames.PLOT
    key: str = "plot"
    clause: str = "8.5"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        options = state.parts.options
        choices: list[int] = []
        if state.plots > 0:
            choices.append(options.plot.base)
        basic = replaceable(state, frame[1], frame[2])
        if basic != NONE:
            choices.append(options.over.of(basic))
        return choices

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        _, seat, altar = frame
        options = state.parts.options
        if option == options.plot.base:
            state.ground[altar] = BASICS + state.parts.plots[state.players] - state.plots
            state.plots -= 1
            state.tell(ALTAR_BUILT, seat, altar)
        else:
            basic = options.over.index(option)
            state.parts.effects.goods[INCENSE].pay(state, seat, 1)
            state.ground[altar] = basic
            state.covered[basic] = altar
            state.visit.remove(options.visit.of(basic))
            state.tell(ALTAR_REPLACED, seat, altar, basic)
        state.visit.append(options.visit.of(altar))
        state.push((frames.DECORATE, seat, altar))

    def args(self, state: SatoriState, frame: Frame) -> dict[str, Arg]:
        return {"altar": state.parts.things.altar.ids[frame[2]]}


class Decorate(Kind[SatoriState]):
    """`(DECORATE, seat, altar)`: asks for a decoration; two of one kind are one option (8.9)."""

    id: int = frames.DECORATE
    key: str = "decorate"
    clause: str = "8.9"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        base = state.parts.options.decorate.base
        choices: list[int] = []
        for decoration in state.shown:
            if base + decoration not in choices:
                choices.append(base + decoration)
        return choices

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        _, seat, altar = frame
        decoration = state.parts.options.decorate.index(option)
        state.shown.remove(decoration)
        state.decor[altar] = decoration
        state.tell(DECORATED, seat, decoration, altar)
        state.push((frames.BONUS, seat, altar))

    def args(self, state: SatoriState, frame: Frame) -> dict[str, Arg]:
        return {"altar": state.parts.things.altar.ids[frame[2]]}


class Bonus(Kind[SatoriState]):
    """`(BONUS, seat, altar)`: asks which side of the new altar to use at once, if any (8.11)."""

    id: int = frames.BONUS
    key: str = "bonus"
    clause: str = "8.11"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        side = state.parts.options.side.base
        return [side + LEFT, side + RIGHT, state.game.skip.base]

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        if option != state.game.skip.base:
            take_side(state, frame[1], frame[2], state.parts.options.side.index(option))

    def args(self, state: SatoriState, frame: Frame) -> dict[str, Arg]:
        return side_args(state, frame[2])
