"""Where goal tiles may go: on free water, or on the table like a shore."""

from sanmon.games.koi.domains import BRIDGE, SHISHI_ODOSHI, STATUE, WATERFALL, WILLOW
from sanmon.games.koi.hexes import BIT, DELTA, FACING, Turned
from sanmon.games.koi.parts import Parts
from sanmon.games.koi.pond import BRIDGE as BRIDGE_TILE
from sanmon.games.koi.pond import SHORE as SHORE_TILE
from sanmon.games.koi.pond import SHORE_LANTERN, SHORE_ORIENTATION, SPRING, TRIPLE, WATER, Pond, tile_of
from sanmon.games.koi.pond import STATUE as STATUE_TILE
from sanmon.games.koi.pond import WATERFALL as WATERFALL_TILE
from sanmon.games.koi.pond import WILLOW as WILLOW_TILE


def has_place(parts: Parts, pond: Pond, tile: int) -> bool:
    """Whether the goal tile has any legal place (5.1.3). Stops at the first one."""
    if tile in (BRIDGE, STATUE, WATERFALL):
        for at in pond.reach:
            if goal_ways(parts, pond, tile, at):
                return True
        return False
    if tile in (WILLOW, SHISHI_ODOSHI):
        return len(goal_anchors(parts, pond, tile)) > 0
    return pond.has_room(parts.goal_shapes[tile])


def goal_anchors(parts: Parts, pond: Pond, tile: int) -> list[int]:
    """Every hex at which the tile can be anchored, in reading order."""
    if tile in (BRIDGE, STATUE, WATERFALL):
        anchors = [at for at in pond.reach if goal_ways(parts, pond, tile, at)]
    elif tile == WILLOW:
        anchors = [at for at in _willow_anchors(parts, pond) if goal_ways(parts, pond, tile, at)]
    elif tile == SHISHI_ODOSHI:
        anchors = [at for at in pond.anchors(parts.goal_shapes[tile]) if goal_ways(parts, pond, tile, at)]
    else:
        return pond.anchors(parts.goal_shapes[tile])
    anchors.sort()
    return anchors


def goal_ways(parts: Parts, pond: Pond, tile: int, at: int) -> list[int]:
    """The orientations in which the goal tile may lie at this anchor."""
    if tile == BRIDGE:
        outline = parts.outlines[BRIDGE_TILE]
        ways = pond.shore_ways(outline, at)
        if not ways:
            return ways
        lit = _beside_lanterns(parts, pond)
        return [code for code in ways if _touches(outline.way(code), at, lit)]
    if tile == STATUE:
        return pond.shore_ways(parts.outlines[STATUE_TILE], at)
    if tile == WATERFALL:
        outline = parts.outlines[WATERFALL_TILE]
        return [code for code in pond.shore_ways(outline, at) if _meets(pond, at, outline.way(code).sides[0], SPRING)]
    if tile == WILLOW:
        return [way.code for way in parts.outlines[WILLOW_TILE].turned if _willow_fits(pond, way, at)]
    shape = parts.goal_shapes[tile]
    codes = pond.ways(shape, at)
    if tile == SHISHI_ODOSHI:
        return [code for code in codes if _on_tiles(pond, shape.outline.way(code), at)]
    return codes


def _beside_lanterns(parts: Parts, pond: Pond) -> list[int]:
    """Hexes next to a shore that carries a lantern (5.3.1)."""
    hexes: list[int] = []
    for index in range(0, len(pond.shores), TRIPLE):
        if pond.shores[index + SHORE_LANTERN]:
            way = parts.outlines[SHORE_TILE].way(pond.shores[index + SHORE_ORIENTATION])
            for step in way.offsets:
                for near in DELTA:
                    hexes.append(pond.shores[index] + step + near)
    return hexes


def _touches(way: Turned, at: int, hexes: list[int]) -> bool:
    for step in way.offsets:
        if at + step in hexes:
            return True
    return False


def _meets(pond: Pond, at: int, sides: int, tile: int) -> bool:
    """Whether one of these water sides meets a water side of such a tile (5.10.1, 5.11.1)."""
    for side in range(6):
        if sides & BIT[side]:
            code = pond.tiles.get(at + DELTA[side], 0)
            if tile_of(code) == tile and code & FACING[side]:
                return True
    return False


def _willow_anchors(parts: Parts, pond: Pond) -> list[int]:
    """Anchors from which at least one hex of the willow touches the pond."""
    anchors: list[int] = []
    for way in parts.outlines[WILLOW_TILE].turned:
        for step in way.offsets:
            for at in pond.reach:
                if at - step not in anchors:
                    anchors.append(at - step)
    return anchors


def _willow_fits(pond: Pond, way: Turned, at: int) -> bool:
    """Whether it overlaps nothing and one of its water sides meets a water tile, free or covered (5.11.1)."""
    if not pond.is_empty(way, at):
        return False
    for index, step in enumerate(way.offsets):
        if _meets(pond, at + step, way.sides[index], WATER):
            return True
    return False


def _on_tiles(pond: Pond, way: Turned, at: int) -> bool:
    """Whether all its hexes are water tiles and none is of the spring (5.7.1)."""
    for step in way.offsets:
        if tile_of(pond.tiles[at + step]) != WATER:
            return False
    return True


def has_adjacent_lilies(pond: Pond) -> bool:
    """Whether two lilies are next to each other (5.6.1)."""
    for at in pond.lilies:
        for step in DELTA[:3]:
            if at + step in pond.lilies:
                return True
    return False
