"""Where the facts of a set come from: the known sources, and `provenance.csv` with the sources of single fields."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sanmon.kernel.messages import FieldSource
from sanmon.kernel.tables.syntax import Malformed, lines_of

# rulebook: stated in its text; deduced: follows from it; report: seen by players; box: read off a copy;
# author: designed by the author of the game; sanmon: designed by us.
SOURCES = ("rulebook", "deduced", "report", "box", "author", "sanmon")

PROVENANCE = "provenance.csv"
PROVENANCE_COLUMNS = ("table", "row", "field", "source", "note")


def provenance_lines(text: str) -> list[tuple[int, dict[str, str]]]:
    """The lines of a provenance file by their number in the file. Malformed says what is wrong with its form."""
    found: list[tuple[int, dict[str, str]]] = []
    header: list[str] = []
    for line, cells in lines_of(text):
        if not header:
            header = cells
            if sorted(header) != sorted(PROVENANCE_COLUMNS):
                raise Malformed("columns", 1, {"known": ", ".join(PROVENANCE_COLUMNS)})
        elif any(cells):
            if len(cells) != len(header):
                raise Malformed("cells", line, {"n": len(cells), "expected": len(header)})
            found.append((line, dict(zip(header, cells, strict=True))))
    return found


def read_provenance(folder: Any) -> list[FieldSource]:
    """The sources of single fields of a checked set in a folder; none if it has no provenance file."""
    file = folder / PROVENANCE
    if not file.is_file():
        return []
    return [FieldSource(**cells) for _, cells in provenance_lines(file.read_text("utf-8-sig"))]


def tables_of(folder: Path) -> list[Path]:
    """The tables of a set in the order of their names: its CSV files without the provenance."""
    return [file for file in sorted(folder.glob("*.csv")) if file.name != PROVENANCE]
