"""The pagoda (chapter 10): tiers, roofs, the Sōrin, and the cost tiles laid on them."""

from __future__ import annotations

from sanmon.games.satori import frames
from sanmon.games.satori.events import COST_CANCELLED, COST_LAID, NEUTRAL_PLACED, ROOF_BUILT, SORIN_BUILT, TIER_BUILT
from sanmon.games.satori.rules.goods import affords, charge
from sanmon.games.satori.state import CLOSED, FREE, NEUTRAL, NONE, ROOFS, ROUNDS, SORIN, TIERS, SatoriState
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind, Step


def buildable(state: SatoriState, seat: int) -> list[int]:
    """Options to build: the parts that are allowed now and that the seat can pay for (10.1 to 10.3, 10.9 to 10.14)."""
    parts = state.parts
    options = parts.options
    costs = parts.costs
    choices: list[int] = []
    for level in range(state.round):
        if not state.tier_built[level] and affords(state, seat, costs[parts.tier_cost[state.tier_at[level]]]):
            choices.append(options.tier.of(level))
    if state.tiles[seat]:
        for level in range(state.round):
            if not state.roof_built[level] and affords(state, seat, costs[parts.roof_cost[level]]):
                choices.append(options.roof.of(level))
        if state.round == ROUNDS and state.sorin_builder == NONE and affords(state, seat, costs[parts.sorin_cost]):
            choices.append(options.sorin.base)
    return choices


class PagodaAction(Action[SatoriState]):
    """The `pagoda` of an effect: the seat builds one part of the pagoda."""

    def can(self, state: SatoriState, seat: int, arg: int, times: int) -> bool:
        return len(buildable(state, seat)) > 0

    def start(self, state: SatoriState, seat: int, arg: int, times: int, source: int) -> None:
        state.push((frames.PAGODA, seat))


class Pagoda(Kind[SatoriState]):
    """`(PAGODA, seat)`: asks which part to build."""

    id: int = frames.PAGODA
    key: str = "pagoda"
    clause: str = "10.1"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        return buildable(state, frame[1])

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        seat = frame[1]
        parts = state.parts
        options = parts.options
        state.push((frames.RAISED, seat, option))
        if options.tier.holds(option):
            charge(state, seat, parts.tier_cost[state.tier_at[options.tier.index(option)]])
        elif options.roof.holds(option):
            charge(state, seat, parts.roof_cost[options.roof.index(option)])
        else:
            charge(state, seat, parts.sorin_cost)


class Raised(Step[SatoriState]):
    """`(RAISED, seat, option)`: builds the chosen part once it is paid for."""

    id: int = frames.RAISED

    def run(self, state: SatoriState, frame: Frame) -> None:
        _, seat, option = frame
        options = state.parts.options
        if options.tier.holds(option):
            level = options.tier.index(option)
            state.tell(TIER_BUILT, seat, level, build_tier(state, seat, level))
            lay_cost(state, level)
        elif options.roof.holds(option):
            level = options.roof.index(option)
            state.tell(ROOF_BUILT, seat, level, build_roof(state, seat, level))
        else:
            state.tiles[seat] -= 1
            state.spent += 1
            state.sorin_builder = seat
            state.tell(SORIN_BUILT, seat, state.sorin_tile)
            lay_cost(state, SORIN)


def build_tier(state: SatoriState, row: int, level: int) -> int:
    """Builds a tier: turns its tile over and scores it (10.4). The caller then lays the cost tile."""
    points = state.parts.tier_points[state.tier_at[level]]
    state.tier_built[level] = 1
    state.score(row, TIERS, points)
    return points


def build_roof(state: SatoriState, row: int, level: int) -> int:
    """Builds a roof: spends one of the row's tiles and scores the roof (10.8)."""
    points = state.parts.roof_points[level]
    state.tiles[row] -= 1
    state.spent += 1
    state.roof_built[level] = 1
    state.roofs += 1
    state.score(row, ROOFS, points)
    return points


def lay_cost(state: SatoriState, level: int) -> None:
    """Draws the cost tile of a new tier; a cancelled tile brings a neutral jokoro (10.5 to 10.7, 10.13)."""
    cancelled = len(state.parts.pagoda_cost)
    # With one or two players only the left space is used (9.4).
    second = FREE if state.players > 2 else CLOSED
    tile = state.pick(state.cost_pile)
    state.cost_at[level] = tile
    state.left_space[level] = FREE
    state.right_space[level] = second
    if tile == cancelled:
        state.tell(COST_CANCELLED, NONE, level)
        tile = state.pick(state.cost_pile)
        state.cost_at[level] = tile
        state.right_space[level] = NEUTRAL
        state.neutrals -= 1
        if tile == cancelled:
            state.left_space[level] = NEUTRAL
            state.neutrals -= 1
            state.tell(COST_CANCELLED, NONE, level)
            state.tell(NEUTRAL_PLACED, NONE, level, 2)
            return
        state.tell(COST_LAID, NONE, level, tile)
        state.tell(NEUTRAL_PLACED, NONE, level, 1)
        return
    state.tell(COST_LAID, NONE, level, tile)
