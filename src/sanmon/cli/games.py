"""Loads what a command needs: a game, its terminal board, a record with its game and component set."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import sanmon
from sanmon.cli.errors import WrongSet
from sanmon.kernel.errors import RecordError, SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.records import Header, StoredRecord, check_game, decode_record


def terminal(game: Game[Any]) -> Any:
    """The module `terminal` of a game.

    It has `board(view, words)` and `pieces(game, words)`, which draw; `about(game, described, words)`, a remark on an
    option; and `standing(view)`, the points by source if the game ended now, as far as the view shows them.
    """
    module = f"{game.info.package}.terminal"
    try:
        return import_module(module)
    except ModuleNotFoundError as problem:
        if problem.name != module:
            raise
        raise SetupError(
            f"{game.info.name} has no board for the terminal: the module {module} "
            "is missing (docs/add-a-game.md says what it holds)"
        ) from problem


def load(name: str, components: Path | None, ruleset: int | None = None) -> Game[Any]:
    """Loads a game with Sanmon's component set or the one in a folder; the newest ruleset unless one is given."""
    sanmon.info(name)
    if components is not None and not components.is_dir():
        raise WrongSet("set-no-folder", path=str(components))
    return sanmon.load(name, components, ruleset)


def bundled_set(package: str, name: str) -> Path | None:
    """The folder of a component set in a game's package, or None if there is none of this name."""
    folder = Path(str(files(package))) / "components" / name
    plain = name and not name.startswith(".") and "/" not in name and "\\" not in name
    return folder if plain and (folder / "set.toml").is_file() else None


def read(path: Path) -> StoredRecord:
    """Reads a record. Raises SetupError if the file cannot be read, RecordError if it is not a whole record."""
    try:
        data = path.read_bytes()
    except OSError as problem:
        raise SetupError(f"cannot read {path}: {problem.strerror or problem}") from problem
    try:
        return decode_record(data)
    except RecordError as problem:
        message = str(problem)
        if data and not data.startswith(b'{"format":"sanmon-record-'):
            message = f"it is not the record of a game ({problem})"
        elif data and b"\n" not in data:
            message = f"the record is cut short ({problem})"
        raise RecordError(message) from problem


def of_record(header: Header, components: Path | None) -> Game[Any]:
    """The game that a record was played with, in its ruleset; an older component set of ours is found by its name."""
    if header.game not in sanmon.games():
        raise RecordError(f"the record is of the game {header.game!r}; this version has: {', '.join(sanmon.games())}")
    if components is None:
        newest = sanmon.load(header.game)
        if newest.components_name != header.components:
            components = bundled_set(newest.info.package, header.components)
    return load(header.game, components, sanmon.info(header.game).nearest_ruleset(header.ruleset))


def check(stored: StoredRecord, game: Game[Any]) -> None:
    """Raises RecordError unless the record is of this game, ruleset and component set; says how to give another set."""
    try:
        check_game(stored, game)
    except RecordError as problem:
        other_set = stored.header.ruleset == game.ruleset
        raise RecordError(f"{problem}; give its set with --components PATH" if other_set else str(problem)) from problem
