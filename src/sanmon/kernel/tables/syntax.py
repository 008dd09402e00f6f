"""The form of a set's files, TOML and CSV. What their parsers refuse is reported by a code and a place, not in English.

The sentences of the parsers themselves are only logged.
"""

from __future__ import annotations

import csv
import io
import logging
import re
import tomllib
from collections.abc import Iterator
from typing import Any

# Silent unless the program that runs sets up logging.
logger = logging.getLogger("sanmon.tables")
logger.addHandler(logging.NullHandler())

# The code of a mistake, by how the message of Python's TOML parser begins; `toml` for any other message.
TOML = {
    "Invalid statement": "toml-line",
    "Invalid initial character for a key part": "toml-name",
    "Expected '=' after a key": "toml-equals",
    "Expected newline or end of document": "toml-rest",
    "Invalid value": "toml-value",
    "Invalid date or datetime": "toml-value",
    "Exceeds the limit": "toml-value",  # Python's own limit of digits
    "Expected ']' at the end": "toml-heading",
    "Expected ']]' at the end": "toml-heading",
    "Cannot declare": "toml-twice",
    "Cannot overwrite a value": "toml-twice",
    "Cannot mutate immutable namespace": "toml-twice",
    "Cannot redefine namespace": "toml-twice",
    "Duplicate inline table key": "toml-twice",
    "Unclosed array": "toml-list",
    "Unclosed inline table": "toml-list",
    "Unterminated string": "toml-text",
    'Expected "\'"': "toml-text",
    "Expected \"'''\"": "toml-text",
    'Expected \'"""\'': "toml-text",
    "Illegal character '\\n'": "toml-text",
    "Found invalid character '\\n'": "toml-text",
    "Unescaped": "toml-escape",
    "Invalid hex value": "toml-escape",
    "Escaped character": "toml-escape",
    "Illegal character": "toml-sign",
    "Found invalid character": "toml-sign",
    "maximum recursion depth": "toml-deep",
}
# The same for Python's CSV reader.
CSV = {
    "unexpected end of data": "csv-quote",
    "',' expected after": "csv-after-quote",
    "field larger than field limit": "csv-large",
    "new-line character seen": "csv-line-end",
}
_PLACE = re.compile(r"\(at line ([0-9]+), column ([0-9]+)\)")


class Malformed(ValueError):
    """A file cannot be read: the code of the mistake with its arguments, the line and the character (0: unknown)."""

    def __init__(self, code: str, line: int, arguments: dict[str, int | str] | None = None, at: int = 0) -> None:
        super().__init__(code)
        self.code = code
        self.line = line
        self.arguments = arguments or {}
        self.at = at


def read_toml(text: str) -> dict[str, Any]:
    """The content of a TOML file; raises Malformed."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        message = str(problem)
        logger.info("a TOML file cannot be read: %s", message)
        code, place = _code(TOML, message, "toml"), _PLACE.search(message)
        if place:
            raise Malformed(code, int(place[1]), at=0 if code == "toml-twice" else int(place[2])) from problem
        line = _line_at_the_end(text, code, message) if "at end of document" in message else 0
        raise Malformed(code, line) from problem


def _line_at_the_end(text: str, code: str, message: str) -> int:
    """The line of a mistake that the parser notices at the end: of a text that is not closed, where it begins."""
    place = len(text.rstrip())
    if code == "toml-text":
        place = text.rfind('"' if message.startswith("Unterminated") else "'")
    return text.count("\n", 0, place) + 1


def lines_of(text: str) -> Iterator[tuple[int, list[str]]]:
    """The rows of a CSV file, each with the number of its last line in the file; raises Malformed.

    A mistake is reported with the first line of its row, because a quotation mark that is not closed takes the rest of
    the file.
    """
    lines = csv.reader(io.StringIO(text), strict=True)
    read = 0
    try:
        for cells in lines:
            read = lines.line_num
            yield read, [cell.strip() for cell in cells]
    except csv.Error as problem:
        logger.info("a CSV file cannot be read: %s", problem)
        raise Malformed(_code(CSV, str(problem), "csv"), read + 1) from problem


def _code(codes: dict[str, str], message: str, other: str) -> str:
    return next((code for start, code in codes.items() if message.startswith(start)), other)
