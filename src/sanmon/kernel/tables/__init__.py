"""Component sets: a folder with `set.toml` and CSV tables, one component a line, that an owner can edit in a
spreadsheet.

Reading never stops at the first mistake: all mistakes are collected with file, line and column, so that they can be
corrected in one go. Every line names the source of its facts.

The `source` of a line applies to all of its fields. If one field has another source (the effect of a card is in the
rulebook, the number of its copies is ours), a line of `provenance.csv` says so. That file is optional. It is not part
of the set's fingerprint, because it changes no game: the sources of a released set can still be corrected.
"""

from sanmon.kernel.tables.mistakes import place_in_line, problem_text, text_of
from sanmon.kernel.tables.provenance import PROVENANCE, SOURCES, read_provenance, tables_of
from sanmon.kernel.tables.reader import LARGEST_FILE, Row, SetReader

__all__ = [
    "LARGEST_FILE",
    "PROVENANCE",
    "SOURCES",
    "Row",
    "SetReader",
    "place_in_line",
    "problem_text",
    "read_provenance",
    "tables_of",
    "text_of",
]
