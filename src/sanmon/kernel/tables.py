"""Component sets: a folder with `set.toml` and CSV tables, one component a line, that an owner can edit in a
spreadsheet.

Reading never stops at the first mistake: all mistakes are collected with file, line and column, so that they can be
corrected in one go. Every line names the source of its facts.

The `source` of a line applies to all of its fields. If one field has another source (the effect of a card is in the
rulebook, the number of its copies is ours), a line of `provenance.csv` says so. That file is optional. It is not part
of the set's fingerprint, because it changes no game: the sources of a released set can still be corrected.
"""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

from sanmon.kernel.effects import Composition, Effect, Effects
from sanmon.kernel.errors import ComponentError, ComponentProblem, NotationError
from sanmon.kernel.messages import FieldSource

# rulebook: stated in its text; deduced: follows from it; report: seen by players; box: read off a copy;
# author: designed by the author of the game; sanmon: designed by us.
SOURCES = ("rulebook", "deduced", "report", "box", "author", "sanmon")

PROVENANCE = "provenance.csv"
PROVENANCE_COLUMNS = ("table", "row", "field", "source", "note")
SCALARS = "set"  # the name of set.toml in the column `table`; its rows are the sections of the file
PEOPLE = ("id", "source", "note")  # columns that print nothing on a piece

LARGEST_FILE = 256 * 1024

_WHOLE = re.compile(r"-?[0-9]+")
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

T = TypeVar("T")


@cache
def _catalogue(package: str, language: str) -> Any:
    """The messages of a game and of the kernel: loaded late, because it takes long and most sets have no mistake."""
    from sanmon.kernel.words import Catalogue  # noqa: PLC0415

    return Catalogue(("sanmon.kernel", package) if package else ("sanmon.kernel",), language)


def text_of(code: str, arguments: dict[str, int | str], package: str = "", language: str = "en") -> str:
    """A mistake in words, `mistake-CODE` of the game's catalogues or of the kernel's; empty if they have none."""
    catalogue, key = _catalogue(package, language), f"mistake-{code}"
    return str(catalogue.say(key, dict(arguments))) if catalogue.has(key) else ""


def told(problem: ComponentProblem, package: str, language: str) -> str:
    """What is wrong, in this language; in English if the game has no words for it."""
    return (text_of(problem.code, problem.arguments, package, language) if problem.code else "") or problem.text


class Row:
    """One line of a table. A wrong cell is noted as a problem and read as something harmless."""

    def __init__(self, reader: SetReader, file: str, line: int, cells: dict[str, str]) -> None:
        self.reader = reader
        self.file = file
        self.line = line
        self.cells = cells

    def wrong(self, column: str, problem: str, code: str = "", arguments: dict[str, int | str] | None = None) -> None:
        """Reports what is wrong in a cell."""
        self.reader.wrong(self.file, problem, self.line, column, code, arguments)

    def mistake(self, column: str, code: str, **arguments: int | str) -> None:
        """Reports what is wrong in a cell, with the message `mistake-CODE` of the game or the kernel."""
        self.wrong(column, self.reader.words_of(code, arguments), code, arguments)

    def doubt(self, column: str, code: str, **arguments: int | str) -> None:
        """Reports what is doubtful in a cell, although the set can be played."""
        text = self.reader.words_of(code, arguments)
        self.reader.warnings.append(ComponentProblem(self.file, text, self.line, column, code, arguments))

    def not_one_of(self, column: str, word: str, known: list[str] | tuple[str, ...]) -> None:
        """Reports a word in a cell that is not one of the expected ones."""
        listed = ", ".join(known)
        self.wrong(column, f"{word!r} is not one of: {listed}", "one-of", {"text": word, "known": listed})

    def not_notation(self, column: str, error: NotationError) -> None:
        """Reports an effect or a cost that cannot be read."""
        self.reader.not_notation(self.file, error, column, self.line)

    def text(self, column: str) -> str:
        """A cell that must not be empty."""
        cell = self.cells[column]
        if not cell:
            self.wrong(column, "is empty", "empty")
        return cell

    def id(self) -> str:
        """The id that the line begins with."""
        cell = self.text("id")
        if cell and not _ID.fullmatch(cell):
            self.wrong("id", f"{cell!r} is not lower-case letters, digits and single dashes", "id", {"text": cell})
        return cell

    def whole(self, column: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        cell = self.cells[column]
        try:
            number = int(cell if _WHOLE.fullmatch(cell) else "")
            problem = f"{number} is not from {least} to {most}"
        except ValueError:
            number, problem = least - 1, f"{cell!r} is not a whole number from {least} to {most}"
        if not least <= number <= most:
            self.wrong(column, problem, "number", {"text": cell, "least": least, "most": most})
            return least
        return number

    def one_of(self, column: str, known: list[str] | tuple[str, ...]) -> str:
        """One of a few words."""
        cell = self.cells[column]
        if cell not in known:
            self.not_one_of(column, cell, known)
            return known[0]
        return cell

    def effect(self, column: str, effects: Effects) -> Effect:
        """An effect in the notation."""
        return self._noted(column, effects.parse, "-")

    def cost(self, column: str, effects: Effects) -> list[Composition]:
        """A cost in the notation."""
        return self._noted(column, effects.cost, "-")

    def _noted(self, column: str, parse: Callable[[str, int], T], harmless: str) -> T:
        try:
            return parse(self.cells[column], self.line)
        except NotationError as error:
            self.not_notation(column, error)
            return parse(harmless, self.line)


class SetReader:
    """Reads one set and gathers everything that is wrong with it.

    `package` is that of the game: its catalogues have the words of the mistakes that only this game knows.
    """

    def __init__(self, folder: Path, game: str, package: str = "") -> None:
        self.folder = folder
        self.package = package
        self.problems: list[ComponentProblem] = []
        self.warnings: list[ComponentProblem] = []  # what is doubtful, although the set can be played
        self._noted: set[str] = set()
        self.incomplete = False  # whether a file, a column or the name is missing
        self._tables: dict[str, tuple[list[str], list[Row]]] = {}  # by the name of their file: columns and rows
        self._hash = blake2b(digest_size=16)
        self.scalars = self._toml(game)
        self.name = str(self.scalars.get("name", folder.name))

    @property
    def hash(self) -> str:
        """A fingerprint of everything read so far, the same on every machine."""
        return self._hash.hexdigest()

    def wrong(
        self,
        file: str,
        text: str,
        line: int = 0,
        column: str = "",
        code: str = "",
        arguments: dict[str, int | str] | None = None,
    ) -> None:
        """Reports a problem once: its file, line (0: the whole file), and column or key."""
        problem = ComponentProblem(file, text, line, column, code, arguments)
        if str(problem) not in self._noted:
            self._noted.add(str(problem))
            self.problems.append(problem)

    def mistake(self, file: str, code: str, column: str = "", **arguments: int | str) -> None:
        """Reports a problem of a whole file, with a message of the catalogues (`Row.mistake`)."""
        self.wrong(file, self.words_of(code, arguments), column=column, code=code, arguments=arguments)

    def words_of(self, code: str, arguments: dict[str, int | str]) -> str:
        """A mistake in English."""
        return text_of(code, arguments, self.package) or f"⟦mistake-{code}⟧"

    def not_notation(self, file: str, error: NotationError, column: str = "", line: int = 0) -> None:
        """Reports an effect or a cost that cannot be read."""
        arguments: dict[str, int | str] = {"at": error.column, "detail": error.problem}
        self.wrong(file, f"character {error.column}: {error.problem}", line, column, "notation", arguments)

    def done(self) -> None:
        """Checks the provenance file, if there is one; raises one error with all problems, if there are any."""
        self._check_provenance()
        if self.problems:
            raise ComponentError(f"the component set {self.folder.name}", self.problems)

    def _check_provenance(self) -> None:
        """Every line of `provenance.csv` must name a field that the set has, and a known source."""
        file = PROVENANCE
        if not (self.folder / file).is_file():
            return
        try:
            lines = provenance_lines(self._text(file))
        except ValueError as problem:
            self.wrong(file, str(problem), code="syntax", arguments={"detail": str(problem)})
            return
        seen: dict[tuple[str, str, str], int] = {}
        for line, cells in lines:
            row = Row(self, file, line, cells)
            row.one_of("source", SOURCES)
            fields = self._fields(row)
            if fields:
                row.one_of("field", fields)
            field = (cells["table"], cells["row"], cells["field"])
            if field in seen:
                earlier = seen[field]
                row.wrong("field", f"line {earlier} already has this field", "id-twice", {"other": earlier})
            seen.setdefault(field, line)

    def _fields(self, row: Row) -> list[str]:
        """The fields of the component that a line of the provenance names; none, with a problem, if there is none."""
        sections = {key: found for key, found in self.scalars.items() if isinstance(found, dict)}
        names = [SCALARS, *[name.removesuffix(".csv") for name in self._tables]]
        table = row.cells["table"]
        if table not in names:
            row.one_of("table", names)
            return []
        columns, rows = self._tables.get(f"{table}.csv", ([], []))
        ids = list(sections) if table == SCALARS else [one.cells["id"] for one in rows]
        if row.cells["row"] not in ids:
            row.one_of("row", ids or ["-"])
            return []
        fields = sections[row.cells["row"]] if table == SCALARS else columns
        return [field for field in fields if field not in PEOPLE]

    def _read(self, file: str) -> str:
        text = self._text(file)
        if text:
            self._hash.update(f"{file}\0{text}\0".encode())
        return text

    def _text(self, file: str) -> str:
        path = self.folder / file
        try:
            if path.stat().st_size > LARGEST_FILE:
                self.wrong(
                    file,
                    f"is larger than {LARGEST_FILE // 1024} kB",
                    code="large",
                    arguments={"most": LARGEST_FILE // 1024},
                )
                return ""
            text = path.read_text("utf-8-sig").replace("\r\n", "\n")
        except FileNotFoundError:
            self.wrong(file, "is missing", code="missing")
            self.incomplete = True
            return ""
        except (OSError, UnicodeDecodeError) as problem:
            self.wrong(file, f"cannot be read as UTF-8 text ({problem})", code="not-text")
            return ""
        if not text.strip():
            self.wrong(file, "is empty", code="empty")
        return text

    def _toml(self, game: str) -> dict[str, Any]:
        try:
            scalars = tomllib.loads(self._read("set.toml"))
        except (tomllib.TOMLDecodeError, RecursionError) as problem:
            self.wrong("set.toml", str(problem), code="syntax", arguments={"detail": str(problem)})
            return {}
        if scalars and scalars.get("game") != game:
            self.wrong(
                "set.toml",
                f"is {scalars.get('game')!r}; expected {game!r}",
                column="game",
                code="expected",
                arguments={"text": str(scalars.get("game")), "expected": game},
            )
        if scalars and not isinstance(scalars.get("name"), str):
            self.wrong("set.toml", "is missing", column="name", code="missing")
            self.incomplete = True
        return scalars

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number of set.toml; `a.b` is b in the table [a]."""
        found: Any = self.scalars
        for part in key.split("."):
            found = found.get(part) if isinstance(found, dict) else None
        if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
            self.wrong(
                "set.toml",
                f"is {found!r}; expected a whole number from {least} to {most}",
                column=key,
                code="number",
                arguments={"text": str(found), "least": least, "most": most},
            )
            return least
        return found

    def table(self, file: str, columns: list[str]) -> list[Row]:
        """The lines of a CSV table that has an `id` and a `source` besides these columns; `note` is for people."""
        text = self._read(file)
        if not text.strip():
            return []
        wanted = ["id", *columns, "source"]
        lines = csv.reader(io.StringIO(text), strict=True)
        rows: list[Row] = []
        try:
            header = [cell.strip() for cell in next(lines, [])]
            missing = [column for column in wanted if column not in header]
            unknown = [column for column in header if column not in wanted and column != "note"]
            twice = sorted({column for column in header if header.count(column) > 1})
            for column in missing:
                self.wrong(
                    file, f"the column {column!r} is missing", 1, code="column-missing", arguments={"name": column}
                )
                self.incomplete = True
            for column in unknown:
                known = ", ".join([*wanted, "note"])
                arguments: dict[str, int | str] = {"name": column, "known": known}
                self.wrong(
                    file, f"no column {column!r}; there are: {known}", 1, code="column-unknown", arguments=arguments
                )
            for column in twice:
                self.wrong(
                    file, f"the column {column!r} appears twice", 1, code="column-twice", arguments={"name": column}
                )
            if missing or twice:
                return []
            for cells in lines:
                if not any(cell.strip() for cell in cells):
                    continue
                if len(cells) != len(header):
                    arguments = {"n": len(cells), "expected": len(header)}
                    self.wrong(
                        file, f"has {len(cells)} cells; expected {len(header)}", lines.line_num, "", "cells", arguments
                    )
                    continue
                cell_of = {column: cell.strip() for column, cell in zip(header, cells, strict=True)}
                rows.append(Row(self, file, lines.line_num, cell_of))
        except csv.Error as problem:
            self.wrong(file, str(problem), lines.line_num, code="syntax", arguments={"detail": str(problem)})
        seen: dict[str, int] = {}
        for row in rows:
            row.one_of("source", SOURCES)
            if row.id() in seen:
                earlier = seen[row.id()]
                row.wrong("id", f"{row.id()!r} is already the id of line {earlier}", "id-twice", {"other": earlier})
            seen.setdefault(row.cells["id"], row.line)
        self._tables[file] = (wanted, rows)
        return rows

    def count(self, file: str, found: int, expected: int, what: str = "", column: str = "") -> None:
        """Compares a count with the box: of all lines or copies, or of those with the word `what` in a column."""
        if found != expected and what:
            self.mistake(file, "count-of", column, found=found, expected=expected, what=what)
        elif found != expected:
            self.mistake(file, "count", column, found=found, expected=expected)


def provenance_lines(text: str) -> list[tuple[int, dict[str, str]]]:
    """The lines of a provenance file by their number in the file. A ValueError says what is wrong with its form."""
    lines = csv.reader(text.splitlines(), strict=True)
    found: list[tuple[int, dict[str, str]]] = []
    try:
        header = [cell.strip() for cell in next(lines, [])]
        if sorted(header) != sorted(PROVENANCE_COLUMNS):
            raise ValueError(
                f"has the columns {', '.join(header) or '(none)'}; expected: {', '.join(PROVENANCE_COLUMNS)}"
            )
        for cells in lines:
            if any(cell.strip() for cell in cells):
                if len(cells) != len(header):
                    raise ValueError(f"line {lines.line_num} has {len(cells)} cells; expected {len(header)}")
                found.append((lines.line_num, dict(zip(header, [cell.strip() for cell in cells], strict=True))))
    except csv.Error as problem:
        raise ValueError(f"line {lines.line_num}: {problem}") from problem
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
