"""Sources field by field: what `provenance.csv` may say, and that it changes no fingerprint."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import sanmon
from sanmon.games.toy.components import DEFAULT
from sanmon.kernel.errors import ComponentError
from sanmon.kernel.messages import FieldSource
from sanmon.kernel.tables import read_provenance, tables_of

HEADER = "table,row,field,source,note\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DEFAULT, tmp_path / "own"))


def problems(folder: Path, text: str) -> list[str]:
    (folder / "provenance.csv").write_text(text, "utf-8")
    with pytest.raises(ComponentError) as found:
        sanmon.load("toy", folder)
    return [str(problem) for problem in found.value.problems]


def test_a_set_needs_no_provenance(folder: Path) -> None:
    assert read_provenance(folder) == []
    sanmon.load("toy", folder)


def test_provenance_is_read_and_leaves_the_fingerprint_alone(folder: Path, tmp_path: Path) -> None:
    (folder / "provenance.csv").write_text(HEADER + "charms,abacus,effect,deduced,a reason\n", "utf-8")
    assert sanmon.load("toy", folder).components_hash == sanmon.load("toy").components_hash
    assert read_provenance(folder) == [FieldSource("charms", "abacus", "effect", "deduced", "a reason")]
    assert "provenance.csv" not in [file.name for file in tables_of(folder)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("spells,abacus,effect,sanmon,", "provenance.csv line 2, table: 'spells' is not one of: set, "),
        ("charms,mice,effect,sanmon,", "provenance.csv line 2, row: 'mice' is not one of: abacus, "),
        ("charms,abacus,colour,sanmon,", "provenance.csv line 2, field: 'colour' is not one of: "),
        ("charms,abacus,note,sanmon,", "provenance.csv line 2, field: 'note' is not one of: "),
        ("charms,abacus,effect,rumour,", "provenance.csv line 2, source: 'rumour' is not one of: rulebook, deduced, "),
        ("set,nowhere,effect,sanmon,", "provenance.csv line 2, row: 'nowhere' is not one of: "),
        ("charms,abacus", "provenance.csv line 2: The line has 2 cells, but should have 5."),
    ],
)
def test_what_does_not_exist_is_a_problem_with_line_and_column(folder: Path, line: str, expected: str) -> None:
    (found,) = problems(folder, HEADER + line + "\n")
    assert found.startswith(expected)


def test_a_field_has_one_source(folder: Path) -> None:
    line = "charms,abacus,effect,sanmon,\n"
    assert problems(folder, HEADER + line + line) == ["provenance.csv line 3, field: line 2 already has this field"]


def test_columns_and_all_mistakes_are_told_at_once(folder: Path) -> None:
    told = "provenance.csv line 1: The columns must be: table, row, field, source, note."
    assert problems(folder, "table,row,source\n") == [told]
    assert len(problems(folder, HEADER + "charms,mice,effect,rumour,\nspells,abacus,effect,sanmon,\n")) == 3
