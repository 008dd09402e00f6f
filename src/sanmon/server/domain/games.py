"""Finding the game that a table is played with: a table goes on with the component set it was opened with."""

import logging
import os
from functools import cache, lru_cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import sanmon
from sanmon.kernel.errors import SanmonError, SetupError
from sanmon.kernel.game import Game
from sanmon.server.domain.entries import Header
from sanmon.server.domain.errors import Unplayable

FOLDER = "SANMON_SETS_FOLDER"  # names the folder in which sets that people brought are laid out
KEPT = 24  # games in memory

logger = logging.getLogger("sanmon.games")


def load(name: str, folder: Path | None = None, ruleset: int | None = None) -> Game[Any]:
    """A game. Whatever its package does wrong becomes a SetupError, so that a broken game breaks nothing else."""
    try:
        return sanmon.load(name, folder, ruleset)
    except SetupError:
        raise
    except Exception as problem:
        first = (str(problem).splitlines() or [""])[0]
        raise SetupError(f"the game {name!r} cannot be loaded: {type(problem).__name__}: {first}") from problem


@cache
def problem_with(name: str) -> str:
    """What keeps a game from being played here; empty if nothing does. A game that is broken is noted in the log once."""
    try:
        load(name)
    except SetupError as problem:
        if name in sanmon.games():
            logger.warning("a game is left out: %s", problem)
        return str(problem)
    return ""


def playable() -> list[str]:
    """The games that can be played here, ours first."""
    return [name for name in sanmon.games() if not problem_with(name)]


def check_installed(name: str, package: str = "") -> None:
    """An Unplayable that names what is missing, if there is no such game here. `package`: the distribution it came from."""
    if name not in sanmon.games():
        missing = f"the package {package}, which has it, is missing" if package else "no installed package has it"
        raise Unplayable(f"the game {name!r} is not installed here: {missing}")


def game_for(header: Header) -> Game[Any]:
    """The game of a stored table, with its components, by its ruleset; by the newest one if the table's is not there any more."""
    check_installed(header.game, header.package)
    try:
        ruleset = sanmon.info(header.game).nearest_ruleset(header.ruleset)
        game = with_components(header.game, header.components, ruleset)
    except (SanmonError, OSError) as problem:
        raise Unplayable(f"this table cannot be played here: {problem}") from problem
    if game.components_hash != header.components_hash:
        raise Unplayable(f"the component set {header.components!r} of {header.game} is not the one of this table")
    return game


GameName = tuple[str, str, int]  # what a worker process finds a game by: its name, its component set, its ruleset


def name_of(game: Game[Any]) -> GameName:
    """By which `with_components` finds it in another process."""
    return game.info.name, game.components_name, game.ruleset


@lru_cache(KEPT)
def with_components(name: str, components: str, ruleset: int) -> Game[Any]:
    """A game with one of our own component sets, or one that was laid out here."""
    newest = load(name, None, ruleset)
    if newest.components_name == components:
        return newest
    with as_file(files_of(name, components)) as folder:
        game = load(name, folder, ruleset)
    game.components_name = components  # by which worker processes and records find it
    return game


def files_of(name: str, components: str) -> Traversable:
    """The folder of a component set: one that was laid out here, or one of our own."""
    brought = Path(os.environ.get(FOLDER, "")) / components
    if FOLDER in os.environ and (brought / "set.toml").is_file():
        return brought
    return files(sanmon.info(name).package).joinpath("components", components)
