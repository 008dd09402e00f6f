"""What a seat of Bitoku may know. The view starts empty and gets only what the seat may see."""

import msgspec

from sanmon.games.bitoku.printed.base import HILL_OF_REGION, HILLS, REGIONS
from sanmon.games.bitoku.rules.scoring import all_lakes
from sanmon.games.bitoku.state import FOREST, HILL, HOME_SPACE, NONE, UNLOCKED, BitokuState
from sanmon.games.bitoku.view_actors import actors_seen, name, names, own_actor, points_seen
from sanmon.games.bitoku.view_structs import (
    BitokuView,
    BranchView,
    DieView,
    DisplayView,
    HillView,
    HomeView,
    NodeView,
    RegionView,
    SiteView,
    SpaceView,
    TenguView,
)
from sanmon.kernel.part_cache import PartCache

DISPLAYS = ["mitama", "dragonfly", "crystal", "building"]


# -- the board. A part is built again only if one of its inputs has changed: see PartCache.

Dice = dict[int, list[DieView]]  # by place


def _dice(state: BitokuState) -> Dice:
    """The dice on the board, by place."""
    dice: Dice = {}
    for die, at in enumerate(state.die_at):
        if at > UNLOCKED:
            dice.setdefault(at, []).append(DieView(die // 3, state.dice[die]))
    return dice


def _regions(state: BitokuState, dice: Dice, cache: PartCache) -> list[RegionView]:
    board = state.board()
    regions = []
    for region in range(5):
        area = HILL_OF_REGION[region]
        places = board.places[area] if area != NONE else []
        kodama = state.kodama[region * state.actors : (region + 1) * state.actors]
        there = dice.get(FOREST + region, [])
        sites = [(site, state.site_building[site], state.site_owner[site]) for site in places]
        inputs = (there, state.lakes[region], kodama, sites)
        regions.append(cache.part(("region", region), inputs, _region, state, region, there, kodama, sites))
    return regions


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
            SiteView(parts.site_ids[site], name(parts.building_ids, building), None if owner == NONE else owner)
            for site, building, owner in sites
        ],
    )


def _home(state: BitokuState, dice: Dice) -> list[HomeView]:
    ids = state.parts.home_ids
    return [HomeView(ids[space], next(iter(dice.get(HOME_SPACE + space, [])), None)) for space in state.board().home]


def _hills(state: BitokuState, dice: Dice, cache: PartCache) -> list[HillView]:
    hills = []
    for hill in range(4):
        there = dice.get(HILL + hill, [])
        covered = state.covered[hill * 3 : hill * 3 + 3]
        inputs = (there, state.hill_bitoku[hill], state.hill_yokai[hill], covered)
        hills.append(cache.part(("hill", hill), inputs, _hill, state, hill, there, covered))
    return hills


def _hill(state: BitokuState, hill: int, dice: list[DieView], covered: list[int]) -> HillView:
    parts = state.parts
    return HillView(
        id=HILLS[hill],
        spaces=state.board().hill_spaces[hill],
        dice=dice,
        bitoku=name(parts.bitoku_ids, state.hill_bitoku[hill]),
        yokai=name(parts.yokai_ids, state.hill_yokai[hill]),
        covered=[bool(one) for one in covered],
    )


def _displays(state: BitokuState, cache: PartCache) -> list[DisplayView]:
    displays = []
    for row in range(len(DISPLAYS)):
        inputs = (state.rows[row], len(state.piles[row]))
        displays.append(cache.part(("display", row), inputs, _display, state, row))
    return displays


def _display(state: BitokuState, row: int) -> DisplayView:
    parts = state.parts
    ids = [parts.mitama_ids, parts.fly_ids, parts.crystal_ids, parts.building_ids][row]
    return DisplayView(DISPLAYS[row], [name(ids, tile) for tile in state.rows[row]], len(state.piles[row]))


def _nodes(state: BitokuState, cache: PartCache) -> list[NodeView]:
    actors = state.actors
    nodes = []
    for node, node_id in enumerate(state.parts.node_ids):
        there = state.on_node[node * actors : (node + 1) * actors]
        nodes.append(cache.part(("node", node), there, NodeView, node_id, there))
    return nodes


def _branches(state: BitokuState, cache: PartCache) -> list[BranchView]:
    branches = []
    for branch, spaces in enumerate(state.board().branch_spaces):
        inputs = (state.gates[branch], [state.on_space[at] for at in spaces])
        branches.append(cache.part(("branch", branch), inputs, _branch, state, branch, spaces))
    return branches


def _branch(state: BitokuState, branch: int, spaces: list[int]) -> BranchView:
    parts = state.parts
    return BranchView(
        parts.branch_ids[branch],
        name(parts.gate_ids, state.gates[branch]),
        [SpaceView(parts.space_ids[at], None if state.on_space[at] == NONE else state.on_space[at]) for at in spaces],
    )


def _piles(yokai: int, bitoku: int, vision: int) -> dict[str, int]:
    return {"yokai": yokai, "bitoku": bitoku, "vision": vision}


def _tengu(state: BitokuState) -> TenguView:
    ids = state.parts.tengu_ids
    return TenguView(
        active=bool(state.tengu),
        crystals=state.tengu_crystals,
        row=names(ids, state.tengu_row),
        pile=len(state.tengu_pile),
        discard=names(ids, state.tengu_discard),
    )


# -- the whole


def view(state: BitokuState, seat: int | None) -> BitokuView:
    """The forest as one seat sees it (None: a spectator). The Tengu's yokai are face up, as its discards."""
    cache = PartCache()
    public = _public(state, cache)
    return public if seat is None else _own(state, seat, public, cache)


def views(state: BitokuState, seats: list[int | None], cache: PartCache) -> list[msgspec.Struct]:
    """The views of several seats. What everyone sees is built once; only each seat's own part is built for it."""
    public = _public(state, cache)
    return [public if seat is None else _own(state, seat, public, cache) for seat in seats]


def _own(state: BitokuState, seat: int, public: BitokuView, cache: PartCache) -> BitokuView:
    """Adds the seat's own hand, and the points of its cards that nobody else has seen."""
    if state.secret[seat]:
        own = own_actor(state, seat, public.actors[seat], points_seen(state, seat, all_lakes(state), True, cache))
    else:
        actor = public.actors[seat]
        inputs = (actor, state.hand[seat])
        own = cache.part(("own", seat), inputs, own_actor, state, seat, actor, actor.points)
    actors = public.actors[:]
    actors[seat] = own
    return msgspec.structs.replace(public, actors=actors)


def _public(state: BitokuState, cache: PartCache) -> BitokuView:
    parts = state.parts
    part = cache.part
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
        regions=part("regions", areas, _regions, state, dice, cache),
        home=part("home", dice, _home, state, dice),
        hills=part("hills", hills, _hills, state, dice, cache),
        displays=part("displays", displays, _displays, state, cache),
        garden=part("garden", state.garden, names, parts.rock_ids, state.garden),
        nodes=part("nodes", state.on_node, _nodes, state, cache),
        branches=part("branches", (state.gates, state.on_space), _branches, state, cache),
        piles=part("piles", piles, _piles, *piles),
        yokai_discard=part("yokai discard", state.yokai_discard, names, parts.yokai_ids, state.yokai_discard),
        bitoku_discard=part("bitoku discard", state.bitoku_discard, names, parts.bitoku_ids, state.bitoku_discard),
        actors=actors_seen(state, cache),
        tengu=_tengu(state) if state.players == 1 else None,
    )
