"""Loads each game once: the same component set and ruleset give the same object, while it is among the last used."""

from __future__ import annotations

import traceback
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

from sanmon.kernel.errors import SanmonError, SetupError

if TYPE_CHECKING:
    from sanmon.kernel.game import Game

MOST_LOADED_GAMES = 32  # that stay in memory: the people of a server may upload any number of component sets

G = TypeVar("G", bound="Game[Any]")


@lru_cache(MOST_LOADED_GAMES)
def load_game(game_class: type[G], components: Path | None, ruleset: int) -> G:
    """A game with a ruleset and the component set in a folder (None: the newest one of ours)."""
    game: G = game_class(components)  # type: ignore[call-arg, arg-type] # a game's constructor takes only the folder
    game.ruleset = ruleset
    return game


def import_engine(name: str, package: str) -> ModuleType:
    """The module `engine` of a game's package. Any exception becomes a SetupError that names file and line."""
    try:
        return import_module(f"{package}.engine")
    except SanmonError:
        raise
    except Exception as problem:
        why = f"{type(problem).__name__}: {problem.msg if isinstance(problem, SyntaxError) else problem}"
        raise SetupError(
            f"the game {name!r} of the package {package} cannot be loaded: {why}{_place(problem, package)}"
        ) from problem


def _place(problem: Exception, package: str) -> str:
    """The file and line where the import of a package failed: the last one in the package itself, if there is any."""
    places = [(Path(frame.filename), frame.lineno) for frame in traceback.extract_tb(problem.__traceback__)]
    places = [place for place in places if not str(place[0]).startswith("<frozen")]
    if isinstance(problem, SyntaxError) and problem.filename:
        places = [(Path(problem.filename), problem.lineno)]
    folder = Path(*package.split("."))
    own = [place for place in places if str(folder) in str(place[0].parent)]
    if isinstance(problem, ModuleNotFoundError) and problem.name in (package, f"{package}.engine"):
        return ""
    if not own and not places:
        return ""
    file, line = (own or places)[-1]
    return f" ({file.parent.name}/{file.name}, line {line})"


def load_again(package: str, components: Path | None, ruleset: int) -> Game[Any]:
    """The game of a package, as its engine loads it. Unpickling a game calls this."""
    game: Game[Any] = import_engine(package, package).load(components, ruleset)
    return game


def is_loadable(game: Game[Any]) -> bool:
    """Whether `load_again` would find this game: it is the one that its package describes."""
    return import_module(f"{game.info.package}.card").INFO is game.info
