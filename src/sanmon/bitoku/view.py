"""What a seat of Bitoku may know, built up from nothing."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec

from sanmon.bitoku.automaton.scoring import tengu_points
from sanmon.bitoku.parts import Parts
from sanmon.bitoku.printed.base import GOODS, HILL_OF_REGION, HILLS, REGIONS
from sanmon.bitoku.rules.scoring import (
    all_lakes,
    bitoku_points,
    breakdown,
    items,
    rock_points,
    vision_points,
)
from sanmon.bitoku.state import FOREST, HILL, HOME_SPACE, LOCKED, NONE, TENGU, UNLOCKED, BitokuState, chosen_by
from sanmon.kernel.known import Known
from sanmon.kernel.state import NOT_ASKED

DISPLAYS = ["mitama", "dragonfly", "crystal", "building"]


class DieView(msgspec.Struct, frozen=True):
    """A die on the board; `actor` is a seat or, alone, 1 for the Tengu."""

    actor: int
    value: int


class SiteView(msgspec.Struct, frozen=True):
    """A place for a building."""

    id: str
    building: str | None
    owner: int | None


class RegionView(msgspec.Struct, frozen=True):
    """A region with its dice, kodama track, lake and inhabited area."""

    id: str
    spaces: int
    dice: list[DieView]
    lake: str
    rewards: list[int]
    kodama: list[int]
    neutral: int | None
    sites: list[SiteView]


class HomeView(msgspec.Struct, frozen=True):
    """A space of the Home."""

    id: str
    die: DieView | None


class HillView(msgspec.Struct, frozen=True):
    """A hill; with shared hills `spaces` and dice count for the pair."""

    id: str
    spaces: int
    dice: list[DieView]
    bitoku: str | None
    yokai: str | None
    covered: list[bool]


class DisplayView(msgspec.Struct, frozen=True):
    """A display from its first place on, and how many tiles its pile has."""

    id: str
    tiles: list[str | None]
    pile: int


class NodeView(msgspec.Struct, frozen=True):
    """A space of the main paths: how many pilgrims each actor has there."""

    id: str
    pilgrims: list[int]


class SpaceView(msgspec.Struct, frozen=True):
    """A space of a branch."""

    id: str
    actor: int | None


class BranchView(msgspec.Struct, frozen=True):
    """A branch of the paths."""

    id: str
    gate: str | None
    spaces: list[SpaceView]


class OwnDie(msgspec.Struct, frozen=True):
    """A die of a board: `at` is locked, unlocked, or the id of where it stands."""

    value: int
    at: str


class RockView(msgspec.Struct, frozen=True):
    """A rock on a board and the pilgrims beside it."""

    id: str
    pilgrims: int


class ActorView(msgspec.Struct, frozen=True):
    """A player's board, or the Tengu's. `hand` is None for everyone else's; `shown` are cards in it that all have seen.

    `points` is the score if the game ended now, without yokai that the seat has not seen.
    """

    vp: int
    goods: dict[str, int]
    amulets: list[int]
    dice: list[OwnDie]
    slots: list[str | None]
    crystals: list[str | None]
    awake: int
    step: int
    path: list[str]
    built: int
    rocks: list[RockView]
    visions: list[str]
    mitama: list[str]
    dragonflies: list[str]
    pairs: list[list[str]]
    hand: list[str] | None
    hand_size: int
    shown: list[str]
    deck: int
    discard: list[str]
    removed: list[str]
    passed: bool
    chosen: bool
    points: dict[str, int]


class TenguView(msgspec.Struct, frozen=True):
    """The Tengu's cards, from left to right."""

    active: bool
    crystals: int
    row: list[str]
    pile: int
    discard: list[str]


class BitokuView(msgspec.Struct, frozen=True):
    """The forest as one seat sees it. `yokai_discard` and `bitoku_discard` came from the hills in winter."""

    year: int
    order: list[int]
    active: int | None
    track: int
    regions: list[RegionView]
    home: list[HomeView]
    hills: list[HillView]
    displays: list[DisplayView]
    garden: list[str]
    nodes: list[NodeView]
    branches: list[BranchView]
    piles: dict[str, int]
    yokai_discard: list[str]
    bitoku_discard: list[str]
    actors: list[ActorView]
    tengu: TenguView | None


def _names(ids: list[str], numbers: list[int]) -> list[str]:
    return [ids[number] for number in numbers]


def _name(ids: list[str], number: int) -> str | None:
    return None if number == NONE else ids[number]


# -- the board. A part is made anew only if something has changed of what it follows from: see Known.

Dice = dict[int, list[DieView]]  # by place


def _dice(state: BitokuState) -> Dice:
    """The dice of every place that has some."""
    found: Dice = {}
    for die, at in enumerate(state.die_at):
        if at > UNLOCKED:
            found.setdefault(at, []).append(DieView(die // 3, state.dice[die]))
    return found


def _regions(state: BitokuState, dice: Dice, known: Known) -> list[RegionView]:
    board = state.board()
    found = []
    for region in range(5):
        area = HILL_OF_REGION[region]
        places = board.places[area] if area != NONE else []
        kodama = state.kodama[region * state.actors : (region + 1) * state.actors]
        there = dice.get(FOREST + region, [])
        sites = [(site, state.site_building[site], state.site_owner[site]) for site in places]
        grounds = (there, state.lakes[region], kodama, sites)
        found.append(known.part(("region", region), grounds, _region, state, region, there, kodama, sites))
    return found


def _region(
    state: BitokuState, region: int, dice: list[DieView], kodama: list[int], sites: list[tuple[int, int, int]]
) -> RegionView:
    parts = state.parts
    lake = state.lakes[region]
    return RegionView(
        id=REGIONS[region],
        spaces=state.board().dice[region],
        dice=dice,
        lake=parts.lake_ids[lake],
        rewards=parts.lakes[lake][:],
        kodama=[at + 1 for at in kodama],
        neutral=parts.neutral + 1 if state.players == 2 else None,
        sites=[
            SiteView(parts.site_ids[site], _name(parts.building_ids, building), None if owner == NONE else owner)
            for site, building, owner in sites
        ],
    )


def _home(state: BitokuState, dice: Dice) -> list[HomeView]:
    ids = state.parts.home_ids
    return [HomeView(ids[space], next(iter(dice.get(HOME_SPACE + space, [])), None)) for space in state.board().home]


def _hills(state: BitokuState, dice: Dice, known: Known) -> list[HillView]:
    found = []
    for hill in range(4):
        there = dice.get(HILL + hill, [])
        covered = state.covered[hill * 3 : hill * 3 + 3]
        grounds = (there, state.hill_bitoku[hill], state.hill_yokai[hill], covered)
        found.append(known.part(("hill", hill), grounds, _hill, state, hill, there, covered))
    return found


def _hill(state: BitokuState, hill: int, dice: list[DieView], covered: list[int]) -> HillView:
    parts = state.parts
    return HillView(
        id=HILLS[hill],
        spaces=state.board().hill_spaces[hill],
        dice=dice,
        bitoku=_name(parts.bitoku_ids, state.hill_bitoku[hill]),
        yokai=_name(parts.yokai_ids, state.hill_yokai[hill]),
        covered=[bool(one) for one in covered],
    )


def _displays(state: BitokuState, known: Known) -> list[DisplayView]:
    found = []
    for row in range(len(DISPLAYS)):
        grounds = (state.rows[row], len(state.piles[row]))
        found.append(known.part(("display", row), grounds, _display, state, row))
    return found


def _display(state: BitokuState, row: int) -> DisplayView:
    parts = state.parts
    ids = [parts.mitama_ids, parts.fly_ids, parts.crystal_ids, parts.building_ids][row]
    return DisplayView(DISPLAYS[row], [_name(ids, tile) for tile in state.rows[row]], len(state.piles[row]))


def _nodes(state: BitokuState, known: Known) -> list[NodeView]:
    actors = state.actors
    found = []
    for node, name in enumerate(state.parts.node_ids):
        there = state.on_node[node * actors : (node + 1) * actors]
        found.append(known.part(("node", node), there, NodeView, name, there))
    return found


def _branches(state: BitokuState, known: Known) -> list[BranchView]:
    found = []
    for branch, spaces in enumerate(state.board().branch_spaces):
        grounds = (state.gates[branch], [state.on_space[at] for at in spaces])
        found.append(known.part(("branch", branch), grounds, _branch, state, branch, spaces))
    return found


def _branch(state: BitokuState, branch: int, spaces: list[int]) -> BranchView:
    parts = state.parts
    return BranchView(
        parts.branch_ids[branch],
        _name(parts.gate_ids, state.gates[branch]),
        [SpaceView(parts.space_ids[at], None if state.on_space[at] == NONE else state.on_space[at]) for at in spaces],
    )


def _piles(yokai: int, bitoku: int, vision: int) -> dict[str, int]:
    return {"yokai": yokai, "bitoku": bitoku, "vision": vision}


def _tengu(state: BitokuState) -> TenguView:
    ids = state.parts.tengu_ids
    return TenguView(
        active=bool(state.tengu),
        crystals=state.tengu_crystals,
        row=_names(ids, state.tengu_row),
        pile=len(state.tengu_pile),
        discard=_names(ids, state.tengu_discard),
    )


# -- those who play


def _rocks(state: BitokuState, p: int) -> list[RockView]:
    first = p * state.parts.rock_places
    return [
        RockView(state.parts.rock_ids[rock], state.rock_pilgrims[first + place])
        for place, rock in enumerate(state.rocks[p])
    ]


def _pairs(state: BitokuState, p: int) -> list[list[str]]:
    parts = state.parts
    tiles = zip(state.pair_mitama[p], state.pair_flies[p], strict=True)
    return [[parts.mitama_ids[tile], parts.fly_ids[fly]] for tile, fly in tiles]


def _discard(state: BitokuState, p: int) -> list[str]:
    tengu = state.players == 1 and p == TENGU
    return _names(state.parts.yokai_ids, sorted(state.deck[p]) if tengu else state.discard[p])


def _own_dice(state: BitokuState, p: int) -> list[OwnDie]:
    return [OwnDie(state.dice[die], _where(state.parts, state.die_at[die])) for die in range(p * 3, p * 3 + 3)]


# The fields of an actor, but its points and its hand.
FIELDS: dict[str, Callable[[BitokuState, int], Any]] = {
    "vp": lambda state, p: state.vp[p],
    "goods": lambda state, p: dict(zip(GOODS, state.goods[p * 4 : p * 4 + 4], strict=True)),
    "amulets": lambda state, p: state.amulets[p * 3 : p * 3 + 3],
    "dice": _own_dice,
    "slots": lambda state, p: [_name(state.parts.yokai_ids, card) for card in state.slots[p * 3 : p * 3 + 3]],
    "crystals": lambda state, p: [_name(state.parts.crystal_ids, one) for one in state.crystals[p * 8 : p * 8 + 8]],
    "awake": lambda state, p: state.awake[p],
    "step": lambda state, p: state.step[p],
    "path": lambda state, p: _names(state.parts.bitoku_ids, state.path[p]),
    "built": lambda state, p: state.built[p],
    "rocks": _rocks,
    "visions": lambda state, p: _names(state.parts.vision_ids, state.visions[p]),
    "mitama": lambda state, p: _names(state.parts.mitama_ids, state.mitama[p]),
    "dragonflies": lambda state, p: _names(state.parts.fly_ids, state.flies[p]),
    "pairs": _pairs,
    "hand_size": lambda state, p: len(state.hand[p]),
    "shown": lambda state, p: _names(state.parts.yokai_ids, state.shown[p]),
    "deck": lambda state, p: len(state.deck[p]),
    "discard": _discard,
    "removed": lambda state, p: _names(state.parts.yokai_ids, state.removed[p]),
    "passed": lambda state, p: bool(state.passed[p]),
}

# What fields and points of actors follow from: the list, how much of it is one actor's (ALL: it tells of every actor), the field,
# and whether points follow from it.
ALL = 0
PLACES = -1  # as many as there are places for rocks
GROUNDS: list[tuple[str, int, str, bool]] = [
    ("vp", 1, "vp", True), ("awake", 1, "awake", True), ("step", 1, "step", True), ("built", 1, "built", True), ("path", 1, "path", True),
    ("rocks", 1, "rocks", True), ("visions", 1, "visions", True), ("mitama", 1, "mitama", True), ("flies", 1, "dragonflies", True),
    ("pair_mitama", 1, "pairs", True), ("pair_flies", 1, "pairs", True), ("hand", 1, "hand_size", True), ("deck", 1, "deck", True),
    ("shown", 1, "shown", False), ("discard", 1, "discard", True), ("removed", 1, "removed", True), ("passed", 1, "passed", False),
    ("secret", 1, "", True), ("amulets", 3, "amulets", False), ("dice", 3, "dice", True), ("die_at", 3, "dice", False),
    ("slots", 3, "slots", True), ("goods", 4, "goods", True), ("crystals", 8, "crystals", True), ("rock_pilgrims", PLACES, "rocks", True),
    ("order", ALL, "", True), ("site_owner", ALL, "", True), ("site_building", ALL, "", True), ("on_space", ALL, "", True),
]  # fmt: skip
_lists = attrgetter(*[name for name, _, _, _ in GROUNDS])


def _actors(state: BitokuState, known: Known) -> list[ActorView]:
    """Mostly one acts, and what is left of all boards stays as it was."""
    lakes = known.part("lakes", (state.lakes, state.kodama), all_lakes, state)
    chosen = [_chosen(state, p) for p in range(state.players)]
    if state.players == 1:  # the Tengu's points follow from much else
        return [_actor(state, p, False, lakes, known) for p in range(state.actors)]
    grounds = (lakes, chosen, _lists(state))
    last = known.last("actors")
    if last is None:
        return known.keep("actors", grounds, [_actor(state, p, chosen[p], lakes, known) for p in range(state.players)])
    before, actors = last
    if before == grounds:
        return known.keep("actors", grounds, actors)
    differing = [place for place in range(len(GROUNDS)) if before[2][place] != grounds[2][place]]
    actors = actors[:]
    for p in range(state.players):
        new, scored = _new_fields(state, p, differing, before[2], grounds[2])
        if scored or before[0] != lakes:
            new["points"] = _points(state, p, lakes, False, known)
        if actors[p].chosen != chosen[p]:
            new["chosen"] = chosen[p]
        if new:
            actors[p] = msgspec.structs.replace(actors[p], **new)
    return known.keep("actors", grounds, actors)


def _new_fields(
    state: BitokuState, p: int, differing: list[int], before: tuple[Any, ...], now: tuple[Any, ...]
) -> tuple[dict[str, Any], bool]:
    """The fields of an actor that lists which differ tell anew, and whether points follow from those."""
    new: dict[str, Any] = {}
    scored = False
    for place in differing:
        _, each, field, scores = GROUNDS[place]
        if each == PLACES:
            each = state.parts.rock_places
        if each == ALL or before[place][p * each : (p + 1) * each] != now[place][p * each : (p + 1) * each]:
            scored = scored or scores
            if field:
                new[field] = FIELDS[field](state, p)
    return new, scored


def _actor(state: BitokuState, p: int, chosen: bool, lakes: list[int], known: Known) -> ActorView:
    """An actor as everyone sees it: without its hand."""
    fields: dict[str, Any] = {field: make(state, p) for field, make in FIELDS.items()}
    return ActorView(**fields, hand=None, chosen=chosen, points=_points(state, p, lakes, False, known))


def _where(parts: Parts, at: int) -> str:
    if at == LOCKED:
        return "locked"
    if at == UNLOCKED:
        return "unlocked"
    if at >= HILL:
        return f"hill-{HILLS[at - HILL]}"
    return f"home-{parts.home_ids[at - HOME_SPACE]}" if at >= HOME_SPACE else REGIONS[at - FOREST]


def _chosen(state: BitokuState, p: int) -> bool:
    """Whether the seat's choice is in while others still choose, in this round of choosing or an earlier one (4.2)."""
    if not state.sealed:
        return False
    return state.sealed[p] >= 0 or (state.sealed[p] == NOT_ASKED and len(chosen_by(state.stack[-1], p)) > 0)


def _points(state: BitokuState, p: int, lakes: list[int], own: bool, known: Known) -> dict[str, int]:
    """An actor's points, as it knows them itself or as the others do."""
    if state.players == 1 and p == TENGU:
        return tengu_points(state, lakes[p], bitoku_points(state, p))
    visions = known.part(("visions", p), (state.visions[p], items(state, p)), vision_points, state, p)
    points = breakdown(state, p, lakes, visions)
    if not own and state.secret[p]:
        points["rocks"] = rock_points(state, p, state.secret[p])
    return points


# -- the whole


def view(state: BitokuState, seat: int | None) -> BitokuView:
    """The forest from one seat's eyes (None: a spectator's). The Tengu's yokai lie open as its discards."""
    known = Known()
    public = _public(state, known)
    return public if seat is None else _own(state, seat, public, known)


def views(state: BitokuState, seats: list[int | None], known: Known) -> list[msgspec.Struct]:
    """The views of several seats: what everyone sees is made once, and each seat's own part for it alone."""
    public = _public(state, known)
    return [public if seat is None else _own(state, seat, public, known) for seat in seats]


def _own(state: BitokuState, seat: int, public: BitokuView, known: Known) -> BitokuView:
    """The actors with the seat's own hand, and with what its cards that nobody else has seen bring it."""
    if state.secret[seat]:
        own = _own_actor(state, seat, public.actors[seat], _points(state, seat, all_lakes(state), True, known))
    else:
        actor = public.actors[seat]
        grounds = (actor, state.hand[seat])
        own = known.part(("own", seat), grounds, _own_actor, state, seat, actor, actor.points)
    actors = public.actors[:]
    actors[seat] = own
    return msgspec.structs.replace(public, actors=actors)


def _own_actor(state: BitokuState, seat: int, actor: ActorView, points: dict[str, int]) -> ActorView:
    return msgspec.structs.replace(actor, hand=_names(state.parts.yokai_ids, state.hand[seat]), points=points)


def _public(state: BitokuState, known: Known) -> BitokuView:
    parts = state.parts
    part = known.part
    stand = (state.die_at, state.dice)
    dice = part("dice", stand, _dice, state)
    areas = (dice, state.lakes, state.kodama, state.site_building, state.site_owner)
    hills = (dice, state.hill_bitoku, state.hill_yokai, state.covered)
    displays = (state.rows, [len(pile) for pile in state.piles])
    piles = (
        len(state.yokai_pile) + len(state.yokai_under),
        len(state.bitoku_pile) + len(state.bitoku_under),
        len(state.vision_pile) + len(state.vision_under),
    )
    return BitokuView(
        year=state.year,
        order=part("order", state.order, state.order.copy),
        active=None if state.active == NONE else state.active,
        track=parts.track + 1,
        regions=part("regions", areas, _regions, state, dice, known),
        home=part("home", dice, _home, state, dice),
        hills=part("hills", hills, _hills, state, dice, known),
        displays=part("displays", displays, _displays, state, known),
        garden=part("garden", state.garden, _names, parts.rock_ids, state.garden),
        nodes=part("nodes", state.on_node, _nodes, state, known),
        branches=part("branches", (state.gates, state.on_space), _branches, state, known),
        piles=part("piles", piles, _piles, *piles),
        yokai_discard=part("yokai discard", state.yokai_discard, _names, parts.yokai_ids, state.yokai_discard),
        bitoku_discard=part("bitoku discard", state.bitoku_discard, _names, parts.bitoku_ids, state.bitoku_discard),
        actors=_actors(state, known),
        tengu=_tengu(state) if state.players == 1 else None,
    )
