"""The actors as a seat of Bitoku sees them. Parts of a board that did not change are not built again."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec

from sanmon.games.bitoku.facts import has_chosen
from sanmon.games.bitoku.parts import Parts
from sanmon.games.bitoku.printed.base import GOODS, HILLS, REGIONS
from sanmon.games.bitoku.rules.scoring import (
    all_lakes,
    bitoku_points,
    breakdown,
    items,
    rock_points,
    vision_points,
)
from sanmon.games.bitoku.solo.scoring import tengu_points
from sanmon.games.bitoku.state import FOREST, HILL, HOME_SPACE, LOCKED, NONE, TENGU, UNLOCKED, BitokuState
from sanmon.games.bitoku.view_structs import ActorView, OwnDie, RockView
from sanmon.kernel.part_cache import PartCache


def names(ids: list[str], numbers: list[int]) -> list[str]:
    """The ids of things by their numbers."""
    return [ids[number] for number in numbers]


def name(ids: list[str], number: int) -> str | None:
    return None if number == NONE else ids[number]


def _rocks(state: BitokuState, p: int) -> list[RockView]:
    rocks: list[RockView] = []
    for place, rock in enumerate(state.rocks[p]):
        bits = state.places_taken(p, place)
        taken = [bool(bits >> number & 1) for number in range(len(state.parts.rock_prices[place]))]
        rocks.append(RockView(state.parts.rock_ids[rock], sum(taken), taken))
    return rocks


def _pairs(state: BitokuState, p: int) -> list[list[str]]:
    """The ids of an actor's combined mitama, each with its dragonfly."""
    parts = state.parts
    tiles = zip(state.pair_mitama[p], state.pair_flies[p], strict=True)
    return [[parts.mitama_ids[tile], parts.fly_ids[fly]] for tile, fly in tiles]


def _discard(state: BitokuState, p: int) -> list[str]:
    tengu = state.players == 1 and p == TENGU
    return names(state.parts.yokai_ids, sorted(state.deck[p]) if tengu else state.discard[p])


def _own_dice(state: BitokuState, p: int) -> list[OwnDie]:
    return [OwnDie(state.dice[die], _where(state.parts, state.die_at[die])) for die in range(p * 3, p * 3 + 3)]


# How to build each field of an actor, except its points, its hand and whether it has chosen.
FIELDS: dict[str, Callable[[BitokuState, int], Any]] = {
    "vp": lambda state, p: state.vp[p],
    "goods": lambda state, p: dict(zip(GOODS, state.goods[p * 4 : p * 4 + 4], strict=True)),
    "amulets": lambda state, p: state.amulets[p * 3 : p * 3 + 3],
    "dice": _own_dice,
    "slots": lambda state, p: [name(state.parts.yokai_ids, card) for card in state.slots[p * 3 : p * 3 + 3]],
    "crystals": lambda state, p: [name(state.parts.crystal_ids, one) for one in state.crystals[p * 8 : p * 8 + 8]],
    "awake": lambda state, p: state.awake[p],
    "step": lambda state, p: state.step[p],
    "path": lambda state, p: names(state.parts.bitoku_ids, state.path[p]),
    "built": lambda state, p: state.built[p],
    "rocks": _rocks,
    "visions": lambda state, p: names(state.parts.vision_ids, state.visions[p]),
    "mitama": lambda state, p: names(state.parts.mitama_ids, state.mitama[p]),
    "dragonflies": lambda state, p: names(state.parts.fly_ids, state.flies[p]),
    "pairs": _pairs,
    "hand_size": lambda state, p: len(state.hand[p]),
    "shown": lambda state, p: names(state.parts.yokai_ids, state.shown[p]),
    "deck": lambda state, p: len(state.deck[p]),
    "discard": _discard,
    "removed": lambda state, p: names(state.parts.yokai_ids, state.removed[p]),
    "passed": lambda state, p: bool(state.passed[p]),
}

# What fields and points of actors depend on: a list of the state, how many of its entries belong to one actor (ALL: the
# whole list concerns every actor), the field that depends on it, and whether points depend on it.
ALL = 0
PLACES = -1  # as many as a board has places for rocks
INPUTS: list[tuple[str, int, str, bool]] = [
    ("vp", 1, "vp", True), ("awake", 1, "awake", True), ("step", 1, "step", True), ("built", 1, "built", True),
    ("path", 1, "path", True), ("rocks", 1, "rocks", True), ("visions", 1, "visions", True),
    ("mitama", 1, "mitama", True), ("flies", 1, "dragonflies", True),
    ("pair_mitama", 1, "pairs", True), ("pair_flies", 1, "pairs", True), ("hand", 1, "hand_size", True),
    ("deck", 1, "deck", True), ("shown", 1, "shown", False), ("discard", 1, "discard", True),
    ("removed", 1, "removed", True), ("passed", 1, "passed", False),
    ("secret", 1, "", True), ("amulets", 3, "amulets", False), ("dice", 3, "dice", True), ("die_at", 3, "dice", False),
    ("slots", 3, "slots", True), ("goods", 4, "goods", True), ("crystals", 8, "crystals", True),
    ("rock_pilgrims", PLACES, "rocks", True), ("order", ALL, "", True), ("site_owner", ALL, "", True),
    ("site_building", ALL, "", True), ("on_space", ALL, "", True),
]  # fmt: skip
_lists = attrgetter(*[row[0] for row in INPUTS])


def actors_seen(state: BitokuState, cache: PartCache) -> list[ActorView]:
    """The actors as everyone sees them. Only what changed since the last view is built again, mostly of one actor."""
    lakes = cache.part("lakes", (state.lakes, state.kodama), all_lakes, state)
    chosen = [has_chosen(state, p) for p in range(state.players)]
    if state.players == 1:  # the Tengu's points depend on more than INPUTS lists
        return [_actor(state, p, False, lakes, cache) for p in range(state.actors)]
    inputs = (lakes, chosen, _lists(state))
    last = cache.last("actors")
    if last is None:
        return cache.keep("actors", inputs, [_actor(state, p, chosen[p], lakes, cache) for p in range(state.players)])
    before, actors = last
    if before == inputs:
        return cache.keep("actors", inputs, actors)
    differing = [place for place in range(len(INPUTS)) if before[2][place] != inputs[2][place]]
    actors = actors[:]
    for p in range(state.players):
        new, scored = _new_fields(state, p, differing, before[2], inputs[2])
        if scored or before[0] != lakes:
            new["points"] = points_seen(state, p, lakes, False, cache)
        if actors[p].chosen != chosen[p]:
            new["chosen"] = chosen[p]
        if new:
            actors[p] = msgspec.structs.replace(actors[p], **new)
    return cache.keep("actors", inputs, actors)


def _new_fields(
    state: BitokuState, p: int, differing: list[int], before: tuple[Any, ...], now: tuple[Any, ...]
) -> tuple[dict[str, Any], bool]:
    """The new values of the fields that depend on the differing lists, and whether the points may have changed."""
    new: dict[str, Any] = {}
    scored = False
    for place in differing:
        _, each, field, scores = INPUTS[place]
        if each == PLACES:
            each = state.parts.rock_places
        if each == ALL or before[place][p * each : (p + 1) * each] != now[place][p * each : (p + 1) * each]:
            scored = scored or scores
            if field:
                new[field] = FIELDS[field](state, p)
    return new, scored


def _actor(state: BitokuState, p: int, chosen: bool, lakes: list[int], cache: PartCache) -> ActorView:
    """An actor as everyone sees it, without its hand."""
    fields: dict[str, Any] = {field: make(state, p) for field, make in FIELDS.items()}
    return ActorView(**fields, hand=None, chosen=chosen, points=points_seen(state, p, lakes, False, cache))


def _where(parts: Parts, at: int) -> str:
    if at == LOCKED:
        return "locked"
    if at == UNLOCKED:
        return "unlocked"
    if at >= HILL:
        return f"hill-{HILLS[at - HILL]}"
    return f"home-{parts.home_ids[at - HOME_SPACE]}" if at >= HOME_SPACE else REGIONS[at - FOREST]


def points_seen(state: BitokuState, p: int, lakes: list[int], own: bool, cache: PartCache) -> dict[str, int]:
    """An actor's points, as it knows them itself (`own`) or as the others do."""
    if state.players == 1 and p == TENGU:
        return tengu_points(state, lakes[p], bitoku_points(state, p))
    visions = cache.part(("visions", p), (state.visions[p], items(state, p)), vision_points, state, p)
    points = breakdown(state, p, lakes, visions)
    if not own and state.secret[p]:
        points["rocks"] = rock_points(state, p, state.secret[p])
    return points


def own_actor(state: BitokuState, seat: int, actor: ActorView, points: dict[str, int]) -> ActorView:
    return msgspec.structs.replace(actor, hand=names(state.parts.yokai_ids, state.hand[seat]), points=points)
