"""What a seat of Bitoku may know, built up from nothing."""

from functools import lru_cache

import msgspec

from sanmon.bitoku.automaton.scoring import tengu_points
from sanmon.bitoku.parts import Parts
from sanmon.bitoku.printed.base import GOODS, HILL_OF_REGION, HILLS, REGIONS
from sanmon.bitoku.rules.scoring import all_lakes, bitoku_points, breakdown, rock_points
from sanmon.bitoku.state import FOREST, HILL, HOME_SPACE, LOCKED, NONE, TENGU, UNLOCKED, BitokuState, chosen_by
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


Numbers = tuple[int, ...]


def _names(ids: list[str], numbers: Numbers) -> list[str]:
    return [ids[number] for number in numbers]


def _name(ids: list[str], number: int) -> str | None:
    return None if number == NONE else ids[number]


# What is seen of a thing depends on what is handed in and on nothing else, and things change seldom: so most of a view is there
# already when the next one is made.
_known = lru_cache(20_000)


Dice = tuple[tuple[int, int], ...]  # whose, and what it shows


def _dice(state: BitokuState) -> dict[int, Dice]:
    """The dice of every place that has some."""
    found: dict[int, Dice] = {}
    for die, at in enumerate(state.die_at):
        found[at] = (*found.get(at, ()), (die // 3, state.dice[die]))
    return found


def _seen(dice: Dice) -> list[DieView]:
    return [DieView(owner, shows) for owner, shows in dice]


def _where(parts: Parts, at: int) -> str:
    if at == LOCKED:
        return "locked"
    if at == UNLOCKED:
        return "unlocked"
    if at >= HILL:
        return f"hill-{HILLS[at - HILL]}"
    return f"home-{parts.home_ids[at - HOME_SPACE]}" if at >= HOME_SPACE else REGIONS[at - FOREST]


_known_lakes: dict[tuple[Parts, int, Numbers, Numbers], list[int]] = {}


def _lakes(state: BitokuState) -> list[int]:
    """The points of the lakes, which follow from where the kodama stand."""
    key = (state.parts, state.players, tuple(state.lakes), tuple(state.kodama))
    found = _known_lakes.get(key)
    if found is None:
        if len(_known_lakes) >= 20_000:
            _known_lakes.clear()
        found = _known_lakes[key] = all_lakes(state)
    return found


def _region(state: BitokuState, region: int, dice: Dice) -> RegionView:
    board = state.board()
    area = HILL_OF_REGION[region]
    places = board.places[area] if area != NONE else []
    return _region_view(
        state.parts,
        region,
        board.dice[region],
        dice,
        state.lakes[region],
        tuple(state.kodama[region * state.actors : (region + 1) * state.actors]),
        state.players == 2,
        tuple([(site, state.site_building[site], state.site_owner[site]) for site in places]),
    )


@_known
def _region_view(
    parts: Parts,
    region: int,
    spaces: int,
    dice: Dice,
    lake: int,
    kodama: tuple[int, ...],
    neutral: bool,
    sites: tuple[tuple[int, int, int], ...],
) -> RegionView:
    return RegionView(
        id=REGIONS[region],
        spaces=spaces,
        dice=_seen(dice),
        lake=parts.lake_ids[lake],
        rewards=parts.lakes[lake][:],
        kodama=[at + 1 for at in kodama],
        neutral=parts.neutral + 1 if neutral else None,
        sites=[
            SiteView(parts.site_ids[site], _name(parts.building_ids, building), None if owner == NONE else owner)
            for site, building, owner in sites
        ],
    )


@_known
def _hill(
    parts: Parts, hill: int, spaces: int, dice: Dice, bitoku: int, yokai: int, covered: tuple[int, ...]
) -> HillView:
    return HillView(
        id=HILLS[hill],
        spaces=spaces,
        dice=_seen(dice),
        bitoku=_name(parts.bitoku_ids, bitoku),
        yokai=_name(parts.yokai_ids, yokai),
        covered=[bool(one) for one in covered],
    )


@_known
def _home(parts: Parts, space: int, dice: Dice) -> HomeView:
    return HomeView(parts.home_ids[space], next(iter(_seen(dice)), None))


@_known
def _display(parts: Parts, row: int, tiles: tuple[int, ...], pile: int) -> DisplayView:
    ids = [parts.mitama_ids, parts.fly_ids, parts.crystal_ids, parts.building_ids][row]
    return DisplayView(DISPLAYS[row], [_name(ids, tile) for tile in tiles], pile)


@_known
def _branch(parts: Parts, branch: int, gate: int, spaces: tuple[int, ...], on: tuple[int, ...]) -> BranchView:
    return BranchView(
        parts.branch_ids[branch],
        _name(parts.gate_ids, gate),
        [
            SpaceView(parts.space_ids[space], None if who == NONE else who)
            for space, who in zip(spaces, on, strict=True)
        ],
    )


def _actor(state: BitokuState, p: int, seat: int | None, lakes: list[int]) -> ActorView:
    places = state.parts.rock_places
    tengu = state.players == 1 and p == TENGU
    mat = _mat(
        state.parts,
        state.vp[p],
        tuple(state.goods[p * 4 : p * 4 + 4]),
        tuple(state.amulets[p * 3 : p * 3 + 3]),
        tuple(state.dice[p * 3 : p * 3 + 3]),
        tuple(state.die_at[p * 3 : p * 3 + 3]),
        tuple(state.slots[p * 3 : p * 3 + 3]),
        tuple(state.crystals[p * 8 : p * 8 + 8]),
        (state.awake[p], state.step[p], state.built[p], len(state.hand[p]), len(state.deck[p])),
        tuple(state.path[p]),
        tuple(state.rocks[p]),
        tuple(state.rock_pilgrims[p * places : (p + 1) * places]),
        tuple(state.visions[p]),
        tuple(state.mitama[p]),
        tuple(state.flies[p]),
        tuple(state.pair_mitama[p]),
        tuple(state.pair_flies[p]),
        tuple(state.shown[p]),
        tuple(sorted(state.deck[p]) if tengu else state.discard[p]),
        tuple(state.removed[p]),
        bool(state.passed[p]),
        p < state.players and _chosen(state, p),
    )
    hand = _hand(state, p) if p == seat else None
    return msgspec.structs.replace(mat, hand=hand, points=_points(state, p, seat, lakes))


@_known
def _mat(
    parts: Parts,
    vp: int,
    goods: Numbers,
    amulets: Numbers,
    dice: Numbers,
    die_at: Numbers,
    slots: Numbers,
    crystals: Numbers,
    counts: tuple[int, int, int, int, int],
    path: Numbers,
    rocks: Numbers,
    pilgrims: Numbers,
    visions: Numbers,
    mitama: Numbers,
    flies: Numbers,
    pair_mitama: Numbers,
    pair_flies: Numbers,
    shown: Numbers,
    discard: Numbers,
    removed: Numbers,
    passed: bool,
    chosen: bool,
) -> ActorView:
    """An actor without its hand and its points."""
    awake, step, built, hand_size, deck = counts
    yokai = parts.yokai_ids
    return ActorView(
        vp=vp,
        goods=dict(zip(GOODS, goods, strict=True)),
        amulets=list(amulets),
        dice=[OwnDie(shows, _where(parts, at)) for shows, at in zip(dice, die_at, strict=True)],
        slots=[_name(yokai, card) for card in slots],
        crystals=[_name(parts.crystal_ids, crystal) for crystal in crystals],
        awake=awake,
        step=step,
        path=_names(parts.bitoku_ids, path),
        built=built,
        rocks=[RockView(parts.rock_ids[rock], pilgrims[place]) for place, rock in enumerate(rocks)],
        visions=_names(parts.vision_ids, visions),
        mitama=_names(parts.mitama_ids, mitama),
        dragonflies=_names(parts.fly_ids, flies),
        pairs=[[parts.mitama_ids[tile], parts.fly_ids[fly]] for tile, fly in zip(pair_mitama, pair_flies, strict=True)],
        hand=None,
        hand_size=hand_size,
        shown=_names(yokai, shown),
        deck=deck,
        discard=_names(yokai, discard),
        removed=_names(yokai, removed),
        passed=passed,
        chosen=chosen,
        points={},
    )


def _hand(state: BitokuState, p: int) -> list[str]:
    return [state.parts.yokai_ids[card] for card in state.hand[p]]


def _chosen(state: BitokuState, p: int) -> bool:
    """Whether the seat's choice is in while others still choose, in this round of choosing or an earlier one (4.2)."""
    if not state.sealed:
        return False
    return state.sealed[p] >= 0 or (state.sealed[p] == NOT_ASKED and len(chosen_by(state.stack[-1], p)) > 0)


def _points(state: BitokuState, p: int, seat: int | None, lakes: list[int]) -> dict[str, int]:
    if state.players == 1 and p == TENGU:
        return tengu_points(state, lakes[p], bitoku_points(state, p))
    points = breakdown(state, p, lakes)
    if p != seat and state.secret[p]:
        points["rocks"] = rock_points(state, p, state.secret[p])
    return points


def view(state: BitokuState, seat: int | None) -> BitokuView:
    """The forest from one seat's eyes (None: a spectator's). The Tengu's yokai lie open as its discards."""
    parts = state.parts
    board = state.board()
    actors = state.actors
    solo = state.players == 1
    lakes = _lakes(state)
    dice = _dice(state)
    return BitokuView(
        year=state.year,
        order=state.order[:],
        active=None if state.active == NONE else state.active,
        track=parts.track + 1,
        regions=[_region(state, region, dice.get(FOREST + region, ())) for region in range(5)],
        home=[_home(parts, space, dice.get(HOME_SPACE + space, ())) for space in board.home],
        hills=[
            _hill(
                parts,
                hill,
                board.hill_spaces[hill],
                dice.get(HILL + hill, ()),
                state.hill_bitoku[hill],
                state.hill_yokai[hill],
                tuple(state.covered[hill * 3 : hill * 3 + 3]),
            )
            for hill in range(4)
        ],
        displays=[_display(parts, row, tuple(state.rows[row]), len(state.piles[row])) for row in range(len(DISPLAYS))],
        garden=[parts.rock_ids[rock] for rock in state.garden],
        nodes=[
            NodeView(name, state.on_node[node * actors : (node + 1) * actors])
            for node, name in enumerate(parts.node_ids)
        ],
        branches=[
            _branch(parts, branch, state.gates[branch], tuple(spaces), tuple([state.on_space[at] for at in spaces]))
            for branch, spaces in enumerate(board.branch_spaces)
        ],
        piles={
            "yokai": len(state.yokai_pile) + len(state.yokai_under),
            "bitoku": len(state.bitoku_pile) + len(state.bitoku_under),
            "vision": len(state.vision_pile) + len(state.vision_under),
        },
        yokai_discard=[parts.yokai_ids[card] for card in state.yokai_discard],
        bitoku_discard=[parts.bitoku_ids[card] for card in state.bitoku_discard],
        actors=[_actor(state, p, seat, lakes) for p in range(actors)],
        tengu=TenguView(
            active=bool(state.tengu),
            crystals=state.tengu_crystals,
            row=[parts.tengu_ids[card] for card in state.tengu_row],
            pile=len(state.tengu_pile),
            discard=[parts.tengu_ids[card] for card in state.tengu_discard],
        )
        if solo
        else None,
    )


def views(state: BitokuState, seats: list[int | None]) -> list[msgspec.Struct]:
    """The views of several seats: what everyone sees is made once, and each seat's own part for it alone."""
    public = view(state, None)
    found: list[msgspec.Struct] = []
    for seat in seats:
        if seat is None:
            found.append(public)
        else:
            own = public.actors[seat]
            # What others do not see of it counts for its owner.
            points = _points(state, seat, seat, _lakes(state)) if state.secret[seat] else own.points
            own = msgspec.structs.replace(own, hand=_hand(state, seat), points=points)
            actors = public.actors[:]
            actors[seat] = own
            found.append(msgspec.structs.replace(public, actors=actors))
    return found
