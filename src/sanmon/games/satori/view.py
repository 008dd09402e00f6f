"""What a seat of Satori may know. The view starts empty and gets only what the seat may see."""

from __future__ import annotations

from operator import itemgetter

import msgspec

from sanmon.games.satori import frames
from sanmon.games.satori.domains import COLOUR_IDS, LANTERN_IDS, RIGHT
from sanmon.games.satori.rules.jokoros import on_altars, on_pagoda
from sanmon.games.satori.rules.sides import effects_of, side_text
from sanmon.games.satori.state import (
    BASICS,
    CHARITY,
    COLOURS,
    EMERALD,
    FIRST_TILE,
    FREE,
    GOODS,
    INCENSE,
    KEYS,
    LEVELS,
    MON,
    MOUNTAINS,
    NEUTRAL,
    NONE,
    RING,
    SCORE_KEYS,
    SORIN,
    STONE,
    WOOD,
    SatoriState,
)
from sanmon.games.satori.view_structs import (
    AltarView,
    DecorationView,
    LevelView,
    MountainView,
    NamedEffect,
    OfferView,
    PlayerView,
    SatoriView,
    SorinView,
    SpaceView,
)
from sanmon.kernel.part_cache import PartCache
from sanmon.kernel.vocabulary import Domain


def view(state: SatoriState, seat: int | None) -> SatoriView:
    """The table as one seat sees it (None: a spectator). Only amulets and piles are hidden (1.7)."""
    cache = PartCache()
    public = _public(state, cache)
    return public if seat is None else _own(state, seat, public, cache)


def views(state: SatoriState, seats: list[int | None], cache: PartCache) -> list[msgspec.Struct]:
    """The views of several seats. What everyone sees is built once; only each seat's own part is built for it."""
    public = _public(state, cache)
    return [public if seat is None else _own(state, seat, public, cache) for seat in seats]


def _own(state: SatoriState, seat: int, public: SatoriView, cache: PartCache) -> SatoriView:
    players = public.players[:]
    inputs = (players[seat], state.amulet[seat])
    players[seat] = cache.part(("own", seat), inputs, _own_player, state, seat, players[seat])
    return msgspec.structs.replace(public, players=players)


def _own_player(state: SatoriState, seat: int, player: PlayerView) -> PlayerView:
    return msgspec.structs.replace(player, amulet=_id(state.parts.things.amulet, state.amulet[seat]))


def _public(state: SatoriState, cache: PartCache) -> SatoriView:
    parts = state.parts
    part = cache.part
    line = state.queued(frames.TILE)
    visits = (state.visit, state.visitors, state.owner, state.burner, state.decor, state.ground)
    rings = (state.light, state.monk_at, state.tile_at)
    levels = (
        state.cost_at, state.left_space, state.right_space, state.tier_at, state.tier_built, state.roof_built,
        state.sorin_builder,
    )  # fmt: skip
    rows = (
        state.points, state.tally, state.goods, state.tiles, state.monks, state.sun, state.jokoros, state.sixth,
        state.offering, state.built, state.hand, state.amulet, state.played, state.left_space, state.right_space,
        state.burner, state.owner,
    )  # fmt: skip
    return SatoriView(
        round=state.round,
        turns_left=3 * state.players - state.turns,
        order=part("order", state.order, state.order.copy),
        bells=part("bells", state.bells, state.bells.copy),
        solo=state.players == 1,
        supply=part("supply", state.supply, _supply, state),
        sanmon=part("sanmon", state.sanmon, state.sanmon.copy),
        bag=part("bag", state.bag, state.bag.copy),
        players=part("players", rows, _players, state, cache),
        altars=part("altars", visits, _altars, state, cache),
        charity=_worshippers(state, CHARITY),
        free_plots=state.plots,
        offers=part("offers", state.slots, _offers, state),
        decorations=part("decorations", state.shown, _decorations, state),
        mountains=part("mountains", rings, _mountains, state, cache),
        line=part("line", line, _line, state, line),
        pagoda=part("pagoda", levels, _pagoda, state, cache),
        cost_pile=len(state.cost_pile),
        sorin=part("sorin", (state.sorin_tile, state.sorin_builder), _sorin, state),
        wheels=part("wheels", parts, _wheels, state),
        wheel_used=state.wheel_used == 1,
        offerings=part("offerings", parts, _offerings, state),
        starting=part("starting", state.starting, _starting, state),
    )


def _supply(state: SatoriState) -> dict[str, int]:
    return {good.name: state.supply[good.index] for good in state.parts.effects.goods if good.index != INCENSE}


def _players(state: SatoriState, cache: PartCache) -> list[PlayerView]:
    lists = (
        state.points, state.tiles, state.monks, state.sun, state.jokoros, state.sixth, state.offering, state.built,
        state.hand, state.played,
    )  # fmt: skip
    players = []
    for row in range(state.rows):
        inputs = (
            *map(itemgetter(row), lists), state.tally[row * KEYS : (row + 1) * KEYS],
            state.goods[row * GOODS : (row + 1) * GOODS], on_pagoda(state, row), on_altars(state, row),
            state.amulet[row] if state.played[row] == 1 else NONE,
        )  # fmt: skip
        players.append(cache.part(row, inputs, _player, state, row))
    return players


def _altars(state: SatoriState, cache: PartCache) -> list[AltarView]:
    visit = state.parts.options.visit.base
    return [_cached_altar(state, option - visit, cache) for option in state.visit if option != visit + CHARITY]


def _cached_altar(state: SatoriState, altar: int, cache: PartCache) -> AltarView:
    ground = altar if altar < BASICS else state.ground[altar]
    inputs = (
        state.decor[altar], ground, state.owner[altar], state.burner[altar], _worshippers(state, altar),
        _worshippers(state, ground) if ground < BASICS else None,
    )  # fmt: skip
    return cache.part(("altar", altar), inputs, _altar, state, altar)


def _offers(state: SatoriState) -> list[OfferView]:
    return [_offer(state, slot) for slot in range(len(state.slots))]


def _decorations(state: SatoriState) -> list[DecorationView]:
    ids, effects = state.parts.things.decoration.ids, state.parts.decorations
    return [DecorationView(ids[kind], side_text(effects[kind])) for kind in state.shown]


def _mountains(state: SatoriState, cache: PartCache) -> list[MountainView]:
    mountains = []
    for mountain in range(MOUNTAINS):
        ring = slice(mountain * RING, mountain * RING + RING)
        inputs = (state.light[mountain], state.monk_at[ring], state.tile_at[ring])
        mountains.append(cache.part(("mountain", mountain), inputs, _mountain, state, mountain))
    return mountains


def _line(state: SatoriState, line: list[int]) -> list[NamedEffect]:
    parts = state.parts
    return [NamedEffect(parts.things.tile.ids[tile], parts.tile_effects[tile].text) for tile in line]


def _pagoda(state: SatoriState, cache: PartCache) -> list[LevelView]:
    levels = []
    for level in range(LEVELS + 1):
        top = level == SORIN
        inputs = (
            state.cost_at[level], state.left_space[level], state.right_space[level],
            state.sorin_builder if top else state.tier_at[level],
            None if top else (state.tier_built[level], state.roof_built[level]),
        )  # fmt: skip
        levels.append(cache.part(("level", level), inputs, _level, state, level))
    return levels


def _sorin(state: SatoriState) -> SorinView:
    parts = state.parts
    return SorinView(
        parts.things.sorin.ids[state.sorin_tile],
        ["colours", "incense", "goods", "offerings"][parts.sorin_kind[state.sorin_tile]],
        parts.sorin_base[state.sorin_tile],
        parts.sorin_each[state.sorin_tile],
        None if state.sorin_builder == NONE else state.sorin_builder,
    )


def _wheels(state: SatoriState) -> list[NamedEffect]:
    ids = state.parts.things.wheel.ids
    return [NamedEffect(ids[wheel], effect.text) for wheel, effect in enumerate(state.parts.wheels)]


def _offerings(state: SatoriState) -> list[NamedEffect]:
    ids = state.parts.things.offering.ids
    return [NamedEffect(ids[level], effect.text) for level, effect in enumerate(state.parts.offerings)]


def _starting(state: SatoriState) -> list[NamedEffect]:
    parts = state.parts
    return [NamedEffect(parts.things.starting.ids[tile], parts.starting[tile].text) for tile in state.starting]


def _id(domain: Domain, number: int) -> str | None:
    return None if number == NONE else domain.ids[number]


def _player(state: SatoriState, row: int) -> PlayerView:
    """A row of the table as everyone sees it."""
    things = state.parts.things
    held = state.goods[row * GOODS : (row + 1) * GOODS]
    return PlayerView(
        points=state.points[row],
        tally={key: state.tally[row * KEYS + place] for place, key in enumerate(SCORE_KEYS)},
        wood=held[WOOD],
        stone=held[STONE],
        mon=held[MON],
        emerald=held[EMERALD],
        incense=held[INCENSE],
        tiles=state.tiles[row],
        monks=state.monks[row],
        sun=state.sun[row],
        jokoros=state.jokoros[row],
        sixth=state.sixth[row] == 1,
        offering=state.offering[row],
        altars=state.built[row],
        pagoda_jokoros=on_pagoda(state, row),
        altar_jokoros=on_altars(state, row),
        wheel=_id(things.wheel, state.hand[row]),
        amulet=_id(things.amulet, state.amulet[row]) if state.played[row] == 1 else None,
        amulet_played=state.played[row] == 1,
    )


def _altar(state: SatoriState, altar: int) -> AltarView:
    parts = state.parts
    things = parts.things
    decoration = state.decor[altar]
    ground = altar if altar < BASICS else state.ground[altar]
    return AltarView(
        id=things.altar.ids[altar],
        place=things.altar.ids[ground] if ground < BASICS else f"plot-{ground - BASICS + 1}",
        colour=COLOUR_IDS[parts.altar_colour[altar]],
        left=side_text(parts.left[altar]),
        right=side_text(effects_of(state, altar, RIGHT)),
        decoration=_id(things.decoration, decoration),
        owner=None if state.owner[altar] == NONE else state.owner[altar],
        jokoro=state.burner[altar] == 1,
        jokoro_cost=_cost(state, parts.altar_cost[altar]) if altar >= FIRST_TILE else None,
        worshippers=_worshippers(state, altar),
        lantern=LANTERN_IDS[parts.lantern[ground]] if state.players == 1 and ground < BASICS else None,
        beneath=_worshippers(state, ground) if altar >= FIRST_TILE and _has_visitors(state, ground) else None,
    )


def _worshippers(state: SatoriState, altar: int) -> list[int]:
    return state.visitors[altar * COLOURS : altar * COLOURS + COLOURS]


def _has_visitors(state: SatoriState, ground: int) -> bool:
    """Whether the ground is a basic altar that still has worshippers from before it was built over."""
    return ground < BASICS and any(_worshippers(state, ground))


def _cost(state: SatoriState, cost: int) -> str:
    return " | ".join(way.text for way in state.parts.costs[cost])


def _offer(state: SatoriState, slot: int) -> OfferView:
    parts = state.parts
    altar = state.slots[slot]
    cost = _cost(state, parts.slot_cost[slot])
    if altar == NONE:
        return OfferView(cost, None, None, None, None)
    return OfferView(
        cost,
        parts.things.altar.ids[altar],
        COLOUR_IDS[parts.altar_colour[altar]],
        side_text(parts.left[altar]),
        _cost(state, parts.altar_cost[altar]),
        side_text(parts.right[altar]) if parts.right[altar] else None,
    )


def _mountain(state: SatoriState, mountain: int) -> MountainView:
    parts = state.parts
    spaces = []
    for space in range(mountain * RING, mountain * RING + RING):
        monk, tile = state.monk_at[space], state.tile_at[space]
        spaces.append(
            SpaceView(
                parts.things.space.ids[space],
                None if monk == NONE else monk,
                _id(parts.things.tile, tile),
                None if tile == NONE else parts.tile_effects[tile].text,
            )
        )
    flower = COLOUR_IDS[parts.flower[mountain]] if state.players == 1 else None
    return MountainView(parts.things.mountain.ids[mountain], flower, state.light[mountain] - mountain * RING, spaces)


def _level(state: SatoriState, level: int) -> LevelView:
    parts = state.parts
    spaces: list[int | str | None] = []
    jokoro_cost: str | None = None
    if state.cost_at[level] != NONE:
        for space in (state.left_space[level], state.right_space[level]):
            if space >= 0:
                spaces.append(space)
            elif space in (FREE, NEUTRAL):
                spaces.append("neutral" if space == NEUTRAL else None)
        if state.cost_at[level] < len(parts.pagoda_cost):
            jokoro_cost = _cost(state, parts.pagoda_cost[state.cost_at[level]])
    if level == SORIN:
        built = state.sorin_builder != NONE
        return LevelView(None, _cost(state, parts.sorin_cost), 0, built, None, 0, False, jokoro_cost, spaces)
    tier = state.tier_at[level]
    return LevelView(
        parts.things.tier.ids[tier],
        _cost(state, parts.tier_cost[tier]),
        parts.tier_points[tier],
        state.tier_built[level] == 1,
        _cost(state, parts.roof_cost[level]),
        parts.roof_points[level],
        state.roof_built[level] == 1,
        jokoro_cost,
        spaces,
    )
