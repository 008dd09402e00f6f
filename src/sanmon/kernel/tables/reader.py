"""Reads a component set, and gathers everything that is wrong in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

from sanmon.kernel.effects import Composition, Effect, Effects
from sanmon.kernel.errors import ComponentError, ComponentProblem, NotationError
from sanmon.kernel.tables.mistakes import text_of
from sanmon.kernel.tables.provenance import PROVENANCE, SOURCES, provenance_lines
from sanmon.kernel.tables.syntax import Malformed, lines_of, read_toml

SCALARS = "set"  # the name of set.toml in the column `table`; its rows are the sections of the file
PEOPLE = ("id", "source", "note")  # columns that print nothing on a piece

LARGEST_FILE = 256 * 1024
LONGEST_ID = 100  # characters; the ids of a game are in every message about it, often many times

_WHOLE = re.compile(r"-?[0-9]+")
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

T = TypeVar("T")


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
        elif len(cell) > LONGEST_ID:
            self.wrong("id", f"is longer than {LONGEST_ID} characters", "id-long", {"most": LONGEST_ID})
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
        self.unread = False  # whether set.toml cannot be read at all: then nothing else is said about it
        self.scalars = self._toml(game)
        self.unread = bool(self.problems) and not self.scalars
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
        at: int = 0,
    ) -> None:
        """Reports a problem once: its file, line (0: the whole file), column or key, and character (0: none)."""
        problem = ComponentProblem(file, text, line, column, code, arguments, at)
        if str(problem) not in self._noted and not (self.unread and file == "set.toml"):
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
        text = self.words_of(error.code, error.arguments) if error.code else error.problem
        self.wrong(file, text, line, column, error.code, error.arguments, error.column)

    def malformed(self, file: str, problem: Malformed) -> None:
        """Reports a file that cannot be read."""
        text = self.words_of(problem.code, problem.arguments)
        self.wrong(file, text, problem.line, "", problem.code, problem.arguments, problem.at)

    def done(self) -> None:
        """Checks the provenance file, if there is one; raises one error with all problems, if there are any."""
        self._check_provenance()
        if self.problems:
            raise ComponentError(self.folder.name, self.problems, self.package)

    def _check_provenance(self) -> None:
        """Every line of `provenance.csv` must name a field that the set has, and a known source."""
        file = PROVENANCE
        if not (self.folder / file).is_file():
            return
        try:
            lines = provenance_lines(self._text(file))
        except Malformed as problem:
            self.malformed(file, problem)
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
            self.wrong(file, "is missing", code="file-missing")
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
            scalars = read_toml(self._read("set.toml"))
        except Malformed as problem:
            self.malformed("set.toml", problem)
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
                code="number-missing" if found is None else "number",
                arguments={"text": str(found), "least": least, "most": most},
            )
            return least
        return found

    def table(self, file: str, columns: list[str], most: int = 0) -> list[Row]:
        """The lines of a CSV table that has an `id` and a `source` besides these columns; `note` is for people.

        `most`: how many lines there may be, where the game itself gives no number; 0: any number. More are left out.
        """
        text = self._read(file)
        if not text.strip():
            return []
        wanted = ["id", *columns, "source"]
        lines = lines_of(text)
        rows: list[Row] = []
        try:
            _, header = next(lines)
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
            for line, cells in lines:
                if not any(cells):
                    continue
                if len(cells) != len(header):
                    arguments = {"n": len(cells), "expected": len(header)}
                    self.wrong(file, f"has {len(cells)} cells; expected {len(header)}", line, "", "cells", arguments)
                    continue
                rows.append(Row(self, file, line, dict(zip(header, cells, strict=True))))
        except Malformed as problem:
            self.malformed(file, problem)
        if most and len(rows) > most:
            self.mistake(file, "table-long", n=len(rows), most=most)
            del rows[most:]
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
