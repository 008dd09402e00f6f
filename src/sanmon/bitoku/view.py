"""What a seat of Bitoku may know, built up from nothing."""

import msgspec

from sanmon.bitoku.automaton.scoring import tengu_points
from sanmon.bitoku.parts import Parts
from sanmon.bitoku.printed.base import GOODS, HILL_OF_REGION, HILLS, REGIONS
from sanmon.bitoku.rules.scoring import all_lakes, bitoku_points, breakdown, rock_points
from sanmon.bitoku.state import FOREST, HILL, HOME_SPACE, LOCKED, NONE, TENGU, UNLOCKED, BitokuState

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
    """The forest as one seat sees it."""

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
    actors: list[ActorView]
    tengu: TenguView | None


def _name(ids: list[str], number: int) -> str | None:
    return None if number == NONE else ids[number]


def _dice(state: BitokuState, place: int) -> list[DieView]:
    return [DieView(die // 3, state.dice[die]) for die, at in enumerate(state.die_at) if at == place]


def _where(parts: Parts, at: int) -> str:
    if at == LOCKED:
        return "locked"
    if at == UNLOCKED:
        return "unlocked"
    if at >= HILL:
        return f"hill-{HILLS[at - HILL]}"
    return f"home-{parts.home_ids[at - HOME_SPACE]}" if at >= HOME_SPACE else REGIONS[at - FOREST]


def _region(state: BitokuState, region: int) -> RegionView:
    parts = state.parts
    board = state.board()
    area = HILL_OF_REGION[region]
    actors = state.actors
    return RegionView(
        id=REGIONS[region],
        spaces=board.dice[region],
        dice=_dice(state, FOREST + region),
        lake=parts.lake_ids[state.lakes[region]],
        rewards=parts.lakes[state.lakes[region]][:],
        kodama=[at + 1 for at in state.kodama[region * actors : (region + 1) * actors]],
        neutral=parts.neutral + 1 if state.players == 2 else None,
        sites=[
            SiteView(
                parts.site_ids[site],
                _name(parts.building_ids, state.site_building[site]),
                None if state.site_owner[site] == NONE else state.site_owner[site],
            )
            for site in (board.places[area] if area != NONE else [])
        ],
    )


def _hill(state: BitokuState, hill: int) -> HillView:
    parts = state.parts
    return HillView(
        id=HILLS[hill],
        spaces=state.board().hill_spaces[hill],
        dice=_dice(state, HILL + hill),
        bitoku=_name(parts.bitoku_ids, state.hill_bitoku[hill]),
        yokai=_name(parts.yokai_ids, state.hill_yokai[hill]),
        covered=[bool(covered) for covered in state.covered[hill * 3 : hill * 3 + 3]],
    )


def _actor(state: BitokuState, p: int, seat: int | None, lakes: list[int]) -> ActorView:
    parts = state.parts
    places = parts.rock_places
    tengu = state.players == 1 and p == TENGU
    return ActorView(
        vp=state.vp[p],
        goods={good: state.goods[p * 4 + number] for number, good in enumerate(GOODS)},
        amulets=state.amulets[p * 3 : p * 3 + 3],
        dice=[OwnDie(state.dice[die], _where(parts, state.die_at[die])) for die in range(p * 3, p * 3 + 3)],
        slots=[_name(parts.yokai_ids, card) for card in state.slots[p * 3 : p * 3 + 3]],
        crystals=[_name(parts.crystal_ids, crystal) for crystal in state.crystals[p * 8 : p * 8 + 8]],
        awake=state.awake[p],
        step=state.step[p],
        path=[parts.bitoku_ids[card] for card in state.path[p]],
        built=state.built[p],
        rocks=[
            RockView(parts.rock_ids[rock], state.rock_pilgrims[p * places + place])
            for place, rock in enumerate(state.rocks[p])
        ],
        visions=[parts.vision_ids[card] for card in state.visions[p]],
        mitama=[parts.mitama_ids[tile] for tile in state.mitama[p]],
        dragonflies=[parts.fly_ids[tile] for tile in state.flies[p]],
        pairs=[
            [parts.mitama_ids[mitama], parts.fly_ids[fly]]
            for mitama, fly in zip(state.pair_mitama[p], state.pair_flies[p], strict=True)
        ],
        hand=_hand(state, p) if p == seat else None,
        hand_size=len(state.hand[p]),
        shown=[parts.yokai_ids[card] for card in state.shown[p]],
        deck=len(state.deck[p]),
        discard=[parts.yokai_ids[card] for card in (sorted(state.deck[p]) if tengu else state.discard[p])],
        removed=[parts.yokai_ids[card] for card in state.removed[p]],
        passed=bool(state.passed[p]),
        chosen=bool(state.sealed) and p < state.players and state.sealed[p] >= 0,
        points=_points(state, p, seat, lakes),
    )


def _hand(state: BitokuState, p: int) -> list[str]:
    return [state.parts.yokai_ids[card] for card in state.hand[p]]


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
    lakes = all_lakes(state)
    return BitokuView(
        year=state.year,
        order=state.order[:],
        active=None if state.active == NONE else state.active,
        track=parts.track + 1,
        regions=[_region(state, region) for region in range(5)],
        home=[
            HomeView(parts.home_ids[space], next(iter(_dice(state, HOME_SPACE + space)), None)) for space in board.home
        ],
        hills=[_hill(state, hill) for hill in range(4)],
        displays=[
            DisplayView(
                name,
                [
                    _name([parts.mitama_ids, parts.fly_ids, parts.crystal_ids, parts.building_ids][row], tile)
                    for tile in state.rows[row]
                ],
                len(state.piles[row]),
            )
            for row, name in enumerate(DISPLAYS)
        ],
        garden=[parts.rock_ids[rock] for rock in state.garden],
        nodes=[
            NodeView(name, state.on_node[node * actors : (node + 1) * actors])
            for node, name in enumerate(parts.node_ids)
        ],
        branches=[
            BranchView(
                name,
                _name(parts.gate_ids, state.gates[branch]),
                [
                    SpaceView(parts.space_ids[space], None if state.on_space[space] == NONE else state.on_space[space])
                    for space in board.branch_spaces[branch]
                ],
            )
            for branch, name in enumerate(parts.branch_ids)
        ],
        piles={
            "yokai": len(state.yokai_pile) + len(state.yokai_under),
            "bitoku": len(state.bitoku_pile) + len(state.bitoku_under),
            "vision": len(state.vision_pile) + len(state.vision_under),
        },
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
            points = _points(state, seat, seat, all_lakes(state)) if state.secret[seat] else own.points
            own = msgspec.structs.replace(own, hand=_hand(state, seat), points=points)
            actors = public.actors[:]
            actors[seat] = own
            found.append(msgspec.structs.replace(public, actors=actors))
    return found
