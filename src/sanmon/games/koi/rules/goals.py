"""Chapter 5: claiming goals. The path is in `path.py`."""

from bisect import insort
from typing import Final

from sanmon.games.koi.domains import (
    BRANCH_LARGE,
    BRIDGE,
    CARP,
    GOAL_OF,
    GOAL_TILES,
    GOALS,
    PATH,
    PURPLE_LILY,
    SCROLL,
    SHISHI_ODOSHI,
    STATUE,
    TURTLE,
    WATER,
    WATERFALL,
    WELL,
    WILLOW,
)
from sanmon.games.koi.events import CLAIMED
from sanmon.games.koi.frames import CLAIM, FROM_SUPPLY, GOAL, GOAL_WAY, TILE
from sanmon.games.koi.hexes import INDEX, name_of
from sanmon.games.koi.pond import (
    BED,
    BRANCH,
    FOLIAGE,
    PURPLE,
    SHISHI,
    SHORE_LANTERN,
    TILES,
    TRIPLE,
    Pond,
    insert_triple,
    tile_of,
)
from sanmon.games.koi.pond import BRIDGE as BRIDGE_TILE
from sanmon.games.koi.pond import CARP as CARP_TOP
from sanmon.games.koi.pond import STATUE as STATUE_TILE
from sanmon.games.koi.pond import TURTLE as TURTLE_TOP
from sanmon.games.koi.pond import WATERFALL as WATERFALL_TILE
from sanmon.games.koi.pond import WILLOW as WILLOW_TILE
from sanmon.games.koi.rules.goal_places import goal_anchors, goal_ways, has_adjacent_lilies, has_place
from sanmon.games.koi.rules.meditate import COIN_GOOD
from sanmon.games.koi.state import KoiState
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg

BRANCH_WATER: Final = 3  # tiles that a branch brings (5.2.2)


def claimable(state: KoiState, seat: int) -> list[int]:
    """The goal tiles the seat may claim now (5.1.1 to 5.1.3)."""
    base = seat * len(GOALS)
    coins = state.coins(seat)
    pieces = state.parts.goal_tiles
    tiles: list[int] = []
    for tile, left in enumerate(state.goal_left):
        if left and tile != PATH and not state.claimed[base + GOAL_OF[tile]]:
            piece = pieces[tile]
            if (
                coins >= piece.coins
                and meets(state, seat, tile, piece.needs)
                and has_place(state.parts, state.ponds[seat], tile)
            ):
                tiles.append(tile)
    return tiles


def can_claim(state: KoiState, seat: int) -> bool:
    """Whether the seat can claim any goal tile now."""
    return len(claimable(state, seat)) > 0


def meets(state: KoiState, seat: int, tile: int, needs: int) -> bool:
    """Whether the seat has what the goal tile requires, apart from coins and a place for it."""
    pond = state.ponds[seat]
    if tile <= BRANCH_LARGE:
        return len(pond.beds) >= needs and bare_foliage(pond) >= needs  # 5.2.1
    if tile in (BRIDGE, STATUE):
        return len(pond.shores) >= 3 * needs and lanterns(pond) >= needs  # 5.3.1, 5.8.1
    if tile == PURPLE_LILY:
        return len(pond.lilies) >= needs and has_adjacent_lilies(pond)  # 5.6.1
    if tile == TURTLE:
        return state.cards_of(seat, SCROLL) >= needs  # 5.9.1
    if tile == WATERFALL:
        return state.cards_of(seat, WELL) >= needs  # 5.10.1
    if tile == WILLOW:
        return len(pond.koi) >= 3 * needs  # 5.11.1
    return True


def bare_foliage(pond: Pond) -> int:
    """How many foliage tiles carry no lily; a willow does not count (5.11.2)."""
    total = 0
    for at in pond.beds:
        if tile_of(pond.tiles[at]) == FOLIAGE:
            total += 1
    return total


def lanterns(pond: Pond) -> int:
    """How many shores carry a lantern."""
    total = 0
    for index in range(SHORE_LANTERN, len(pond.shores), TRIPLE):
        total += pond.shores[index]
    return total


class Claim(Kind[KoiState]):
    """`(CLAIM, seat)`: asks which goal tile to claim, if any."""

    id: int = CLAIM
    key: str = "claim"
    clause: str = "5.1.1"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        claim = state.parts.options.claim
        return [*[claim.of(tile) for tile in claimable(state, frame[1])], state.game.skip.base]

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        """Pays for the tile and asks where it goes (5.1.3). A solo player may claim another one after it (8.1.6)."""
        if option == state.game.skip.base:
            return
        seat, tile = frame[1], state.parts.options.claim.index(option)
        if state.players == 1:
            state.push(frame)
        state.goal_left[tile] -= 1
        state.claimed[seat * len(GOALS) + GOAL_OF[tile]] += 1
        coins = state.parts.goal_tiles[tile].coins
        if coins:
            state.game.effects.goods[COIN_GOOD].pay(state, seat, coins)  # 5.3.1, 5.4.1
        state.push((GOAL, seat, tile))


class Goal(Kind[KoiState]):
    """`(GOAL, seat, tile)`: asks where the goal tile goes."""

    id: int = GOAL
    key: str = "goal"
    clause: str = "5.1.3"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        return state.parts.options.at_hexes(goal_anchors(state.parts, state.ponds[frame[1]], frame[2]))

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        state.push((GOAL_WAY, frame[1], frame[2], state.parts.options.hex_of(option)))

    def args(self, state: KoiState, frame: Frame) -> dict[str, Arg]:
        """The goal tile, and the edge of the table if a tile that lies on the table could meet it (4.1.7)."""
        tile = frame[2]
        name = GOAL_TILES[tile]
        edge = 0
        if name in TILES:
            outline = state.parts.outlines[TILES.index(name)]
            edge = state.ponds[frame[1]].edge(len(outline.turned[0].offsets))
        return {"tile": name, "edge": edge}


class GoalWay(Kind[KoiState]):
    """`(GOAL_WAY, seat, tile, hex)`: asks how the goal tile lies there."""

    id: int = GOAL_WAY
    key: str = "goal-way"
    clause: str = "5.1.5"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        first = state.parts.options.way.base
        return [first + code for code in goal_ways(state.parts, state.ponds[frame[1]], frame[2], frame[3])]

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        seat, tile, at, code = frame[1], frame[2], frame[3], state.parts.options.way.index(option)
        place_goal(state, seat, tile, at, code)
        state.busy = 1
        state.tell(CLAIMED, seat, tile, INDEX[at], code)
        if tile <= BRANCH_LARGE and state.stock[WATER] and state.ponds[seat].reach:
            state.push((TILE, seat, WATER, BRANCH_WATER, FROM_SUPPLY))  # 5.2.2

    def args(self, state: KoiState, frame: Frame) -> dict[str, Arg]:
        return {"tile": GOAL_TILES[frame[2]], "hex": name_of(frame[3])}


def place_goal(state: KoiState, seat: int, tile: int, at: int, code: int) -> None:
    """Puts a goal tile into the seat's pond."""
    parts = state.parts
    pond = state.pond_to_change(seat)
    insert_triple(pond.goals, tile, at, code)
    if tile in (BRIDGE, STATUE, WATERFALL, WILLOW):
        kind = {BRIDGE: BRIDGE_TILE, STATUE: STATUE_TILE, WATERFALL: WATERFALL_TILE}.get(tile, WILLOW_TILE)
        way = parts.outlines[kind].way(code)
        kinds = [kind] * len(way.offsets)
        if tile == WILLOW:
            for bed in parts.beds:
                kinds[bed] = BED
        pond.lay(way, at, kinds)
        return
    way = parts.goal_shapes[tile].outline.way(code)
    if tile == CARP:
        pond.put_koi(CARP_TOP, way, at)
        return
    top = {PURPLE_LILY: PURPLE, SHISHI_ODOSHI: SHISHI, TURTLE: TURTLE_TOP}.get(tile, BRANCH)
    for step in way.offsets:
        pond.cover(at + step, top)
    if tile == PURPLE_LILY:
        insort(pond.lilies, at)
