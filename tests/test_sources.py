"""Our sets name the source of each field. The tests compare them with lists of what the rulebooks leave open."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from sanmon.games.bitoku.components import DEFAULT as BITOKU
from sanmon.games.koi.components import DEFAULT as KOI
from sanmon.games.satori.components import DEFAULT as SATORI
from sanmon.kernel.tables import read_provenance, tables_of

SETS = {"bitoku": BITOKU, "koi": KOI, "satori": SATORI}


def row_sources(table: Path) -> dict[str, str]:
    """The source of each row of a table."""
    with table.open(encoding="utf-8-sig", newline="") as file:
        return {row["id"]: row["source"] for row in csv.DictReader(file)}


def sources(game: str, table: str, field: str) -> dict[str, str]:
    """The source of a field by row."""
    folder = SETS[game]
    rows = row_sources(folder / f"{table}.csv")
    told = {(one.table, one.row, one.field): one.source for one in read_provenance(folder)}
    return {id: told.get((table, id, field), source) for id, source in rows.items()}


@pytest.mark.parametrize(
    ("game", "table", "fields"),
    [
        ("koi", "cards", ["base", "3+", "4+"]),
        ("koi", "koi", ["copies"]),
        ("satori", "decorations", ["copies"]),
        ("satori", "meditation", ["era", "copies"]),
        ("bitoku", "crystals", ["copies"]),
        ("bitoku", "dragonflies", ["copies"]),
        ("bitoku", "tengu", ["yokai", "bitoku", "goods", "associated"]),
    ],
)
def test_numbers_that_only_pictures_show_are_ours(game: str, table: str, fields: list[str]) -> None:
    for field in fields:
        assert set(sources(game, table, field).values()) == {"sanmon"}


@pytest.mark.parametrize(
    ("game", "table", "field", "expected"),
    [
        ("koi", "koi", "price", {"small": "deduced", "medium": "sanmon", "large": "sanmon"}),
        ("koi", "koi", "points", dict.fromkeys(["small", "medium", "large"], "rulebook")),
        ("koi", "goals", "tiles", "deduced"),
        ("koi", "goals", "points", "rulebook"),
        ("koi", "cards", "family", "rulebook"),
        ("koi", "cards", "effect", {"market": "rulebook", "breeder": "rulebook", "drizzle": "sanmon"}),
        ("koi", "offer", "fee", "rulebook"),
        ("satori", "wheels", "effect", {"wood": "deduced", "stone": "deduced", "mon": "sanmon"}),
        ("satori", "basic_altars", "colour", "deduced"),
        ("satori", "basic_altars", "left", {"upper-grey": "rulebook", "upper-purple": "sanmon"}),
        ("satori", "basic_altars", "right", {"upper-orange": "rulebook", "lower-grey": "sanmon"}),
        ("satori", "decorations", "right", {"incense-bowl": "deduced", "coin-chest": "sanmon"}),
        ("bitoku", "home", "effect", "rulebook"),
        ("bitoku", "home", "place", "deduced"),
        ("bitoku", "bitoku", "copies", "rulebook"),
        ("bitoku", "tengu", "place", {"tengu-9": "rulebook", "tengu-14": "rulebook", "tengu-11": "sanmon"}),
        ("bitoku", "crystals", "effect", {"dream-draw": "rulebook", "dream-amulet": "rulebook"}),
        ("bitoku", "buildings", "action", {"mischief-onsen": "report", "rock-temple": "rulebook"}),
        ("bitoku", "buildings", "die", {"mischief-onsen": "sanmon", "rock-temple": "rulebook"}),
        ("bitoku", "visions", "vp", {"vision-1": "rulebook", "vision-2": "rulebook", "vision-3": "sanmon"}),
        ("bitoku", "visions", "penalty", {"vision-1": "rulebook", "vision-2": "sanmon", "vision-3": "rulebook"}),
        ("bitoku", "yokai", "start", {"nezumi-1": "sanmon"}),
        ("bitoku", "yokai", "max", {"nezumi-1": "rulebook"}),
        ("bitoku", "board", "sort", {f"marker-{number}": "rulebook" for number in range(1, 7)}),
        ("bitoku", "buildings", "kodama", {"moon-ryokan": "rulebook"}),
        ("bitoku", "buildings", "amulet", {"moon-ryokan": "deduced"}),
        ("bitoku", "displays", "cost", {"crystal-1": "rulebook", "crystal-2": "rulebook", "crystal-4": "rulebook"}),
        ("bitoku", "displays", "gain", {"crystal-1": "deduced", "crystal-2": "deduced", "crystal-4": "deduced"}),
        ("bitoku", "regions", "area", {"home": "report"}),
    ],
)
def test_fields_that_share_a_row_have_their_own_sources(
    game: str, table: str, field: str, expected: dict[str, str] | str
) -> None:
    found = sources(game, table, field)
    wanted = dict.fromkeys(found, expected) if isinstance(expected, str) else expected
    assert {row: found[row] for row in wanted} == wanted


@pytest.mark.parametrize("game", SETS)
def test_no_line_repeats_the_source_of_its_row(game: str) -> None:
    for one in read_provenance(SETS[game]):
        if one.table != "set":
            assert row_sources(SETS[game] / f"{one.table}.csv")[one.row] != one.source, one


def test_rows_of_koi_that_state_more_than_the_rulebook() -> None:
    """25 of the 49 rows marked `rulebook` mix in a number that is not the rulebook's."""
    mixed = {(one.table, one.row) for one in read_provenance(KOI) if one.source != "rulebook"}
    marked = [
        (file.stem, row) for file in tables_of(KOI) for row, source in row_sources(file).items() if source == "rulebook"
    ]
    assert len(marked) == 49
    assert len([row for row in marked if row in mixed and row[0] != "offer"]) == 25


@pytest.mark.parametrize(
    "folder", sorted(path.parent for game in SETS.values() for path in game.parent.glob("*/set.toml"))
)
def test_every_set_of_ours_tells_the_sources_of_its_fields(folder: Path) -> None:
    assert read_provenance(folder)
