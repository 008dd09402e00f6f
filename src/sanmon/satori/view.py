"""What a seat of Satori may know, built up from nothing."""

from __future__ import annotations

import random

import msgspec

from sanmon.kernel.vocabulary import Domain
from sanmon.satori import frames
from sanmon.satori.rules.jokoros import on_altars, on_pagoda
from sanmon.satori.rules.sides import effects_of, shown
from sanmon.satori.state import (
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
from sanmon.satori.words import COLOUR_IDS, LANTERN_IDS, RIGHT


class PlayerView(msgspec.Struct, frozen=True):
    """One row of the table. `amulet` is None for those who do not show theirs; the Automaton has the row after the seats."""

    points: int
    tally: dict[str, int]
    wood: int
    stone: int
    mon: int
    emerald: int
    incense: int
    tiles: int
    monks: int
    sun: int
    jokoros: int
    sixth: bool
    offering: int
    altars: int
    pagoda_jokoros: int
    altar_jokoros: int
    wheel: str | None
    amulet: str | None
    amulet_played: bool


class AltarView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An altar on the board. `place` is the basic altar it stands on or over, or `plot-N`; if worshippers stood on that
    basic altar when it was built over, they stay `beneath` until the round ends (8.14)."""

    id: str
    place: str
    colour: str | None
    left: str
    right: str
    decoration: str | None
    owner: int | None
    jokoro: bool
    jokoro_cost: str | None
    worshippers: list[int]
    lantern: str | None
    beneath: list[int] | None = None


class OfferView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A slot of the construction area. `right` is there only if the tile itself prints one; a decoration comes on top."""

    cost: str
    altar: str | None
    colour: str | None
    left: str | None
    jokoro_cost: str | None
    right: str | None = None


class SpaceView(msgspec.Struct, frozen=True):
    """A space of a mountain."""

    id: str
    monk: int | None
    tile: str | None
    effect: str | None


class MountainView(msgspec.Struct, frozen=True):
    """A mountain: its spaces clockwise from the top, and which of them has the light."""

    id: str
    flower: str | None
    light: int
    spaces: list[SpaceView]


class LevelView(msgspec.Struct, frozen=True):
    """A level of the pagoda, or the Sōrin. Spaces hold a row, "neutral", or None for free; closed ones are not listed."""

    tier: str | None
    tier_cost: str
    tier_points: int
    tier_built: bool
    roof_cost: str | None
    roof_points: int
    roof_built: bool
    jokoro_cost: str | None
    spaces: list[int | str | None]


class DecorationView(msgspec.Struct, frozen=True):
    """A decoration on show."""

    id: str
    right: str


class NamedEffect(msgspec.Struct, frozen=True):
    """A wheel, a starting tile or a reward of the offerings track with what it shows."""

    id: str
    effect: str


class SorinView(msgspec.Struct, frozen=True):
    """The scoring tile of the Sōrin."""

    id: str
    kind: str
    base: int
    each: int
    builder: int | None


class SatoriView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    round: int
    turns_left: int
    order: list[int]
    bells: list[int]
    solo: bool
    supply: dict[str, int]
    sanmon: list[int]
    bag: list[int]
    players: list[PlayerView]
    altars: list[AltarView]
    charity: list[int]
    free_plots: int
    offers: list[OfferView]
    decorations: list[DecorationView]
    mountains: list[MountainView]
    line: list[NamedEffect]
    pagoda: list[LevelView]
    cost_pile: int
    sorin: SorinView
    wheels: list[NamedEffect]
    wheel_used: bool
    offerings: list[NamedEffect]
    starting: list[NamedEffect]


def view(state: SatoriState, seat: int | None) -> SatoriView:
    """The table from one seat's eyes (None: a spectator's). Only amulets and piles are hidden (1.7)."""
    parts = state.parts
    things = parts.things
    supply = {good.name: state.supply[good.index] for good in parts.effects.goods if good.index != INCENSE}
    return SatoriView(
        round=state.round,
        turns_left=3 * state.players - state.turns,
        order=state.order[:],
        bells=state.bells[:],
        solo=state.players == 1,
        supply=supply,
        sanmon=state.sanmon[:],
        bag=state.bag[:],
        players=[_player(state, row, seat) for row in range(state.rows)],
        altars=[
            _altar(state, option - parts.words.visit) for option in state.visit if option != parts.words.visit + CHARITY
        ],
        charity=_worshippers(state, CHARITY),
        free_plots=state.plots,
        offers=[_offer(state, slot) for slot in range(len(state.slots))],
        decorations=[
            DecorationView(things.decoration.ids[kind], shown(parts.decorations[kind])) for kind in state.shown
        ],
        mountains=[_mountain(state, mountain) for mountain in range(MOUNTAINS)],
        line=[NamedEffect(things.tile.ids[tile], parts.tile_effects[tile].text) for tile in state.queued(frames.TILE)],
        pagoda=[_level(state, level) for level in range(LEVELS + 1)],
        cost_pile=len(state.cost_pile),
        sorin=SorinView(
            things.sorin.ids[state.sorin_tile],
            ["colours", "incense", "goods", "offerings"][parts.sorin_kind[state.sorin_tile]],
            parts.sorin_base[state.sorin_tile],
            parts.sorin_each[state.sorin_tile],
            None if state.sorin_builder == NONE else state.sorin_builder,
        ),
        wheels=[NamedEffect(things.wheel.ids[wheel], effect.text) for wheel, effect in enumerate(parts.wheels)],
        wheel_used=state.wheel_used == 1,
        offerings=[
            NamedEffect(things.offering.ids[level], effect.text) for level, effect in enumerate(parts.offerings)
        ],
        starting=[NamedEffect(things.starting.ids[tile], parts.starting[tile].text) for tile in state.starting],
    )


def views(state: SatoriState, seats: list[int | None]) -> list[msgspec.Struct]:
    """The views of several seats: what everyone sees is made once, and each seat's own part for it alone."""
    public = view(state, None)
    found: list[msgspec.Struct] = []
    for seat in seats:
        if seat is None:
            found.append(public)
        else:
            players = public.players[:]
            amulet = _id(state.parts.things.amulet, state.amulet[seat])
            players[seat] = msgspec.structs.replace(players[seat], amulet=amulet)
            found.append(msgspec.structs.replace(public, players=players))
    return found


def _id(domain: Domain, number: int) -> str | None:
    return None if number == NONE else domain.ids[number]


def _player(state: SatoriState, row: int, seat: int | None) -> PlayerView:
    things = state.parts.things
    held = state.goods[row * GOODS : (row + 1) * GOODS]
    shows = row == seat or state.played[row] == 1
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
        amulet=_id(things.amulet, state.amulet[row]) if shows else None,
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
        left=shown(parts.left[altar]),
        right=shown(effects_of(state, altar, RIGHT)),
        decoration=_id(things.decoration, decoration),
        owner=None if state.owner[altar] == NONE else state.owner[altar],
        jokoro=state.burner[altar] == 1,
        jokoro_cost=_cost(state, parts.altar_cost[altar]) if altar >= FIRST_TILE else None,
        worshippers=_worshippers(state, altar),
        lantern=LANTERN_IDS[parts.lantern[ground]] if state.players == 1 and ground < BASICS else None,
        beneath=_worshippers(state, ground) if altar >= FIRST_TILE and _stood_on(state, ground) else None,
    )


def _worshippers(state: SatoriState, altar: int) -> list[int]:
    return state.visitors[altar * COLOURS : altar * COLOURS + COLOURS]


def _stood_on(state: SatoriState, ground: int) -> bool:
    """Whether an altar's ground is a basic altar that was visited before it was built over."""
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
        shown(parts.left[altar]),
        _cost(state, parts.altar_cost[altar]),
        shown(parts.right[altar]) if parts.right[altar] else None,
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


def deal_anew(state: SatoriState, seat: int | None, rng: random.Random) -> None:
    """Only amulets lie hidden: piles are kept in order and drawn from when they are needed."""
    hidden = [
        row for row in range(state.players) if row != seat and not state.played[row] and state.amulet[row] != NONE
    ]
    known = {state.amulet[row] for row in range(state.players) if row not in hidden}
    unknown = [amulet for amulet in range(len(state.parts.amulet_bonus)) if amulet not in known]
    for row, amulet in zip(hidden, rng.sample(unknown, len(hidden)), strict=True):
        state.amulet[row] = amulet
