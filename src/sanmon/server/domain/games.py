"""Finds and loads the game of a table, with the ruleset and the component set with which the table was opened."""

import logging
import os
from functools import cache, lru_cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import sanmon
from sanmon.kernel.errors import ComponentError, SanmonError, SetupError
from sanmon.kernel.game import Game
from sanmon.server.domain.entries import Header
from sanmon.server.domain.errors import Unplayable, WrongRequest

FOLDER = "SANMON_SETS_FOLDER"  # environment variable: the folder with the unpacked component sets of users
MOST_LOADED_GAMES = 24  # with sets of their own that stay in memory; the one not used for longest is dropped first
MOST_UPLOADED_SETS = 16  # the same with sets that users uploaded, which never push out the others

logger = logging.getLogger("sanmon.games")


def load(name: str, folder: Path | None = None, ruleset: int | None = None) -> Game[Any]:
    """Loads a game. Any error in its package becomes a SetupError, so that a broken game breaks nothing else."""
    try:
        return sanmon.load(name, folder, ruleset)
    except SetupError:
        raise
    except ComponentError as problem:
        first = f"{len(problem.problems)} problem(s); the first: {problem.problems[0]}"
        raise WrongRequest("set-broken", f"the set {problem.name} has {first}", n=len(problem.problems)) from problem
    except Exception as problem:
        first = (str(problem).splitlines() or [""])[0]
        raise SetupError(f"the game {name!r} cannot be loaded: {type(problem).__name__}: {first}") from problem


@cache
def problem_with(name: str) -> str:
    """Why a game cannot be played here; empty if it can. The first call for a broken game logs a warning."""
    try:
        load(name)
    except SetupError as problem:
        if name in sanmon.games():
            logger.warning("a game is not offered: %s", problem)
        return str(problem)
    return ""


def playable() -> list[str]:
    """The games that can be played here, ours first."""
    return [name for name in sanmon.games() if not problem_with(name)]


def check_installed(name: str, package: str = "") -> None:
    """Raises an Unplayable that says what to install if there is no such game here; `package` is its distribution."""
    if name not in sanmon.games():
        missing = f"the package {package}, which has it, is missing" if package else "no installed package has it"
        raise Unplayable(f"the game {name!r} is not installed here: {missing}")


def game_for(header: Header) -> Game[Any]:
    """The game of a stored table, with the table's component set and ruleset.

    If this version no longer has that ruleset, it is the newest one. Raises Unplayable if the game or its component
    set is missing or has changed.
    """
    check_installed(header.game, header.package)
    try:
        ruleset = sanmon.info(header.game).nearest_ruleset(header.ruleset)
        game = with_components(header.game, header.components, ruleset)
    except (SanmonError, OSError) as problem:
        raise Unplayable(f"this table cannot be played here: {problem}") from problem
    if game.components_hash != header.components_hash:
        raise Unplayable(f"the component set {header.components!r} of {header.game} has changed since this table began")
    return game


GameName = tuple[str, str, int]  # name, component set and ruleset: the arguments of `with_components`


def name_of(game: Game[Any]) -> GameName:
    """The arguments with which `with_components` finds the game in another process."""
    return game.info.name, game.components_name, game.ruleset


def with_components(name: str, components: str, ruleset: int) -> Game[Any]:
    """A game with a component set: one of the game's own, or a user's set that was unpacked here."""
    found = _with_uploaded_set if is_uploaded(components) else _with_own_set
    return found(name, components, ruleset)


@lru_cache(MOST_UPLOADED_SETS)
def _with_uploaded_set(name: str, components: str, ruleset: int) -> Game[Any]:
    return _with_set(name, components, ruleset)


@lru_cache(MOST_LOADED_GAMES)
def _with_own_set(name: str, components: str, ruleset: int) -> Game[Any]:
    return _with_set(name, components, ruleset)


def _with_set(name: str, components: str, ruleset: int) -> Game[Any]:
    if not _is_plain(components):
        raise WrongRequest("set-unknown", f"no component set {components[:80]!r} of {name}")
    newest = load(name, None, ruleset)
    if newest.components_name == components:
        return newest
    with as_file(files_of(name, components)) as folder:
        game = load(name, folder, ruleset)
    game.components_name = components  # the name under which worker processes and records find it
    return game


def is_uploaded(components: str) -> bool:
    """Whether this is a user's set that was unpacked here."""
    if FOLDER not in os.environ or not _is_plain(components):
        return False
    return (Path(os.environ[FOLDER]) / components / "set.toml").is_file()


def _is_plain(components: str) -> bool:
    """Whether this is a plain name, which leads to no other folder."""
    return not components.startswith(".") and not any(sign in components for sign in "/\\\0")


def files_of(name: str, components: str) -> Traversable:
    """The folder of a component set: a user's set that was unpacked here, or one of the game's own."""
    if is_uploaded(components):
        return Path(os.environ[FOLDER]) / components
    return files(sanmon.info(name).package).joinpath("components", components)
