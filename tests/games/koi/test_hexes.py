"""The geometry of the pond, checked against plain coordinate arithmetic."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from sanmon.games.koi import hexes
from sanmon.games.koi.hexes import DELTA, DIRECTIONS, HEXES, INDEX, INSIDE, ORIGIN, Outline


def cartesian(at: int) -> tuple[float, float]:
    q, r = hexes.column_of(at), hexes.row_of(at)
    return math.sqrt(3) * (q + r / 2), -1.5 * r


def test_there_are_2791_hexes_within_30_of_the_spring() -> None:
    assert len(HEXES) == 1 + 3 * 30 * 31
    assert all(hexes.away(at) <= 30 for at in HEXES)
    assert [HEXES[INDEX[at]] for at in HEXES] == HEXES
    assert sorted(HEXES) == HEXES


def test_every_hex_has_a_name_of_its_own_and_coordinates_that_lead_back() -> None:
    assert len({hexes.name_of(at) for at in HEXES}) == len(HEXES)
    for at in HEXES[::17]:
        assert hexes.hex_at(hexes.column_of(at), hexes.row_of(at)) == at


def test_every_hex_has_a_label_of_its_own_for_people() -> None:
    """Letters for rows, numbers along them: the middle of the spring is M13, beyond A and Z rows have two letters."""
    named = {"0.0": "M13", "2.-1": "L15", "-1.2": "O12", "0.-12": "A13", "0.13": "Z13", "-13.0": "M0", "-14.0": "M−1"}
    named |= {"5.-13": "ZZ18", "5.-14": "ZY18", "0.14": "AA13", "0.15": "AB13"}
    assert {name: hexes.label_of(name) for name in named} == named
    assert len({hexes.label_of(hexes.name_of(at)) for at in HEXES}) == len(HEXES)


@pytest.mark.parametrize("direction", range(6))
def test_directions_are_sixty_degrees_apart_anticlockwise_from_east(direction: int) -> None:
    x, y = cartesian(ORIGIN + DELTA[direction])
    angle = math.degrees(math.atan2(y, x)) % 360
    assert angle == pytest.approx(60 * direction, abs=1e-9)
    assert math.hypot(x, y) == pytest.approx(math.sqrt(3))


def test_neighbours_are_the_hexes_at_distance_one() -> None:
    for at in (ORIGIN, HEXES[0], HEXES[-1], HEXES[1000]):
        near = hexes.neighbours(at)
        x, y = cartesian(at)
        assert len(set(near)) == 6
        for other in near:
            u, v = cartesian(other)
            assert math.hypot(u - x, v - y) == pytest.approx(math.sqrt(3))
            assert hexes.are_adjacent(at, other)
            assert hexes.are_adjacent(other, at)
        assert not hexes.are_adjacent(at, at)


def test_the_side_that_looks_back_is_the_opposite_one() -> None:
    for side in range(6):
        there = ORIGIN + DELTA[side]
        back = [other for other in range(6) if there + DELTA[other] == ORIGIN]
        assert hexes.FACING[side] == 1 << back[0]


def test_the_margin_keeps_outlines_from_wrapping_round() -> None:
    rim = [at for at in HEXES if hexes.away(at) == 30]
    for at in rim:
        for direction in range(6):
            other = at
            for _ in range(hexes.MARGIN):
                other += DELTA[direction]
            assert abs(hexes.column_of(other) - hexes.column_of(at)) <= hexes.MARGIN
            assert 0 <= other < hexes.SIZE


def test_a_line_runs_straight_to_the_rim() -> None:
    for direction in range(6):
        ahead = hexes.line(ORIGIN, direction)
        assert len(ahead) == 30
        assert ORIGIN not in ahead
        assert all(later - earlier == DELTA[direction] for earlier, later in pairwise(ahead))
        assert not INSIDE[ahead[-1] + DELTA[direction]]


def test_six_rotations_and_two_reflections_lead_back() -> None:
    for q, r in ((3, -1), (0, 2), (-4, 1)):
        assert hexes.rotate(q, r, 6) == (q, r)
        assert hexes.mirror(*hexes.mirror(q, r)) == (q, r)
        for steps in range(6):
            u, v = hexes.rotate(q, r, steps)
            before, after = cartesian(hexes.hex_at(q, r)), cartesian(hexes.hex_at(u, v))
            turn = math.degrees(math.atan2(after[1], after[0]) - math.atan2(before[1], before[0])) % 360
            assert turn % 360 == pytest.approx(60 * steps, abs=1e-6)


def test_sides_turn_with_their_hex() -> None:
    for side in range(6):
        for steps in range(6):
            assert hexes.rotate_sides(1 << side, steps) == 1 << (side + steps) % 6
        q, r = hexes.mirror(*hexes.STEPS[side])
        assert hexes.mirror_sides(1 << side) == 1 << hexes.STEPS.index((q, r))


def plain_outline(name: str, cells: list[list[int]], mirrored: bool = True) -> Outline:
    """An outline without water sides and without a facing."""
    return Outline(name, cells, [0] * len(cells), -1, mirrored, False)


@pytest.mark.parametrize(
    ("cells", "ways"),
    [
        ([[0, 0]], 1),
        ([[0, 0], [1, 0]], 3),
        ([[0, 0], [1, 0], [0, 1]], 2),
        ([[0, 0], [1, 0], [2, 0]], 3),
        ([[0, 0], [1, 0], [1, 1]], 6),
        ([[0, 0], [1, 0], [0, 1], [1, 1]], 3),
        ([[0, 0], [1, 0], [2, 0], [2, 1]], 12),
        ([[0, 0], [1, 0], [-1, 1], [0, -1]], 2),
    ],
)
def test_equal_orientations_are_one(cells: list[list[int]], ways: int) -> None:
    outline = plain_outline("piece", cells)
    assert len(outline.turned) == ways
    sets = [frozenset(way.hexes(ORIGIN)) for way in outline.turned]
    assert len(set(sets)) == ways


def test_each_placement_has_exactly_one_anchor_and_orientation() -> None:
    outline = plain_outline("hook", [[0, 0], [1, 0], [2, 0], [2, 1]])
    area = [ORIGIN + hexes.offset(q, r) for q in range(-3, 4) for r in range(-3, 4)]
    seen: dict[frozenset[int], tuple[int, int]] = {}
    for anchor in area:
        for way in outline.turned:
            cover = frozenset(way.hexes(anchor))
            assert cover not in seen
            assert anchor == min(cover)
            seen[cover] = (anchor, way.code)


def test_all_placements_of_a_triangle_are_found() -> None:
    outline = plain_outline("large koi", [[0, 0], [1, 0], [0, 1]])
    area = {ORIGIN + hexes.offset(q, r) for q in range(-2, 3) for r in range(-2, 3)}
    triangles = {
        frozenset(three)
        for three in combinations(sorted(area), 3)
        if all(hexes.are_adjacent(a, b) for a, b in combinations(three, 2))
    }
    found = {frozenset(way.hexes(at)) for at in area for way in outline.turned if set(way.hexes(at)) <= area}
    assert found == triangles


def test_a_bent_shore_has_six_facings_and_its_water_sides_meet_in_the_pocket() -> None:
    shore = Outline(
        "shore", [[0, 0], [1, -1], [0, 1]], [1 << hexes.E, 1 << hexes.SE, 1 << hexes.NE], hexes.E, False, True
    )
    assert [way.facing for way in shore.turned] == [0, 1, 2, 3, 4, 5]
    for way in shore.turned:
        pocket = ORIGIN + DELTA[way.facing]
        for at, sides in zip(way.hexes(ORIGIN), way.sides, strict=True):
            looked_at = [at + DELTA[side] for side in range(6) if sides >> side & 1]
            assert looked_at == [pocket]


def test_an_orientation_that_equals_an_earlier_one_is_refused() -> None:
    pair = plain_outline("medium koi", [[0, 0], [1, 0]])
    assert DIRECTIONS[3] == "w"
    with pytest.raises(ValueError, match="medium koi has no orientation w"):
        pair.way(3)
