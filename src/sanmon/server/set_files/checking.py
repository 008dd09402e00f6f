"""Loads a component set that somebody wrote, and lists what is wrong with it."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

import sanmon
from sanmon.kernel.errors import ComponentError, ComponentProblem, SanmonError, SetupError
from sanmon.kernel.tables import place_in_line, text_of
from sanmon.server.domain.errors import WrongRequest
from sanmon.server.protocol.sets import SetCheck, SetProblem
from sanmon.server.set_files import unpacking
from sanmon.server.set_files.known_files import problems_with_files
from sanmon.server.set_files.titles import problems_with_titles
from sanmon.server.set_files.toml_bounds import problems_with_size

MOST_PROBLEMS = 500
OWNERS_PART = 6  # characters of the owner's id, at the end of the name of a stored set
LONGEST_PROBLEM = 400  # characters: a problem may quote what it found, and a cell can be a whole file


class CheckedSet(msgspec.Struct):
    """What a check finds: why the body is no set, or the problems of the set, or, if the set is correct,
    its name, fingerprint, files, numbers of lines and warnings.
    """

    refusal: str = ""
    problems: list[SetProblem] = []
    name: str = ""
    hash: str = ""
    files: dict[str, str] = {}
    lines: dict[str, int] = {}
    warnings: list[SetProblem] = []

    def message(self) -> SetCheck:
        """What the person who wrote the set is told."""
        return SetCheck(self.problems, self.lines, self.name, self.name, self.warnings)


def check(game: str, folder: Path, data: bytes, zipped: bool) -> CheckedSet:
    """Unpacks a body, writes its files into a folder that does not exist yet, and loads the game with them."""
    try:
        files = unpacking.files_of(data, zipped)
        write(folder, files)
    except (SetupError, ValueError, OSError) as problem:
        return CheckedSet(str(problem))
    problems = problems_with_size(files.get("set.toml", ""))
    if problems:
        return CheckedSet(problems=problems)
    problems = problems_with_titles(files.get("set.toml", "")) + problems_with_files(game, list(files))
    try:
        loaded = sanmon.load(game, folder)
        loaded.start(seed=1)
    except ComponentError as problem:
        problems += [_message(mistake, game) for mistake in problem.problems[:MOST_PROBLEMS]]
    except (SanmonError, ValueError, LookupError, ArithmeticError, RecursionError) as problem:
        problems.append(SetProblem("set.toml", None, str(problem)[:LONGEST_PROBLEM], code="unstartable"))
    if problems:
        return CheckedSet(problems=problems)
    lines = {name: _lines(text) for name, text in files.items() if name.endswith(".csv")}
    doubtful = getattr(getattr(loaded, "parts", None), "warnings", [])
    warnings = [_message(doubt, game) for doubt in doubtful[:MOST_PROBLEMS]]
    return CheckedSet("", [], str(loaded.components_name), loaded.components_hash, files, lines, warnings)


def check_kept(found: CheckedSet) -> None:
    """Raises a WrongRequest, which names the first problem, if a set cannot be stored because it has problems."""
    if found.problems:
        first = found.problems[0]
        raise WrongRequest(
            "set-broken",
            f"the set has {len(found.problems)} problem(s); the first: {first.file}: {first.message}",
            n=len(found.problems),
        )


def stored_name(found: CheckedSet, owner: str) -> str:
    """The name under which a set is stored: with a part of its fingerprint and of its owner's id."""
    return f"{_name_begins(found)}{owner[:OWNERS_PART]}"


def owner_in(name: str) -> str:
    """The part of the owner's id that is in the name of a stored set."""
    return name[-OWNERS_PART:]


def is_stored_name(found: CheckedSet, name: str) -> bool:
    """Whether a set may have been stored under this name, by whomever."""
    begins = _name_begins(found)
    return name.startswith(begins) and re.fullmatch(r"[A-Za-z0-9_-]{1,6}", name[len(begins) :]) is not None


def _name_begins(found: CheckedSet) -> str:
    base = re.sub(r"[^a-z0-9]+", "-", found.name.lower()).strip("-")[:40] or "set"
    return f"{base}-{found.hash[:12]}-"


def write(folder: Path, files: dict[str, str]) -> None:
    """Writes files into a new folder. Raises a SetupError if one of the names is not that of a file of a set."""
    for name in files:
        unpacking.check_file_name(name)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8", newline="")


def _lines(text: str) -> int:
    """How many lines of a table are not empty, without its header."""
    return max(0, sum(bool(line.strip()) for line in text.splitlines()) - 1)


def _message(problem: ComponentProblem, game: str) -> SetProblem:
    """A problem as pages show it, with the name of the column before its text."""
    place = place_in_line(problem, "en")
    what = f"{place}: {problem.text}" if place else problem.text
    arguments = {
        name: value if isinstance(value, int) else value[:LONGEST_PROBLEM] for name, value in problem.arguments.items()
    }
    known = bool(problem.code) and bool(text_of(problem.code, arguments, sanmon.info(game).package))
    code = problem.code if known else None  # a game of another package may have no words for it
    return SetProblem(
        problem.file,
        problem.line or None,
        what[:LONGEST_PROBLEM],
        field=problem.column if code else "",
        code=code,
        args=arguments if code else {},
        at=problem.at,
    )
