"""Which games there are: ours, and those of other installed packages, found by the entry point group `sanmon.games`.

A package offers a game by a line in its pyproject.toml, with the game's name and the package that holds `card.py` and
`engine.py`:

    [project.entry-points."sanmon.games"]
    market_day = "market_day"
"""

from __future__ import annotations

import re
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.info import GameInfo
from sanmon.kernel.loading import import_engine
from sanmon.kernel.state import State

GROUP: Final = "sanmon.games"
BUILT_IN: Final = ("satori", "bitoku", "koi", "toy")

# A name is a part of addresses, file names and Python modules.
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,31}")


def names() -> tuple[str, ...]:
    """The names of all games that can be loaded: ours first, then those of other packages by name."""
    return tuple(_cards())


def built_in() -> tuple[str, ...]:
    """The names of the games that come with Sanmon."""
    return BUILT_IN


def card(name: str) -> GameInfo:
    """A game's card, or an error that says which games there are or why this one cannot be loaded."""
    cards = _cards()
    if name in cards:
        return cards[name]
    if name in _problems():
        raise SetupError(_problems()[name])
    raise SetupError(f"no game {name!r}; there are: {', '.join(cards)}")


def distribution(name: str) -> str:
    """The distribution that offers a game, such as `market-day`; empty for ours and for one that is not installed."""
    return next((entry.dist.name for entry in entry_points(group=GROUP, name=name) if entry.dist is not None), "")


def load(name: str, components: str | Path | None = None, ruleset: int | None = None) -> Game[State]:
    """A game, ready to start: with the component set in a folder, or its newest one; by a ruleset, or the newest."""
    info = card(name)
    folder = None if components is None else Path(components).resolve()
    game: Game[State] = import_engine(name, info.package).load(folder, info.check_ruleset(ruleset))
    return game


def forget() -> None:
    """Looks for games again at the next call, after a package was installed or removed."""
    _found.cache_clear()


def _cards() -> dict[str, GameInfo]:
    return _found()[0]


def _problems() -> dict[str, str]:
    return _found()[1]


@cache
def _found() -> tuple[dict[str, GameInfo], dict[str, str]]:
    """The cards of all games by name, and by name what is wrong with those that cannot be loaded."""
    cards: dict[str, GameInfo] = {name: import_module(f"sanmon.games.{name}.card").INFO for name in BUILT_IN}
    problems: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        if entry.name in cards:
            problem = f"{_origin(entry)} offers a game called {entry.name}, but there is one of that name already"
        else:
            try:
                cards[entry.name] = _read_card(entry)
                continue
            except SetupError as error:
                problem = str(error)
                problems[entry.name] = problem
        warnings.warn(problem, stacklevel=2)
    return cards, problems


def _read_card(entry: EntryPoint) -> GameInfo:
    """The card that an entry point names. Whatever the package does wrong becomes one plain message."""
    where = f"the game {entry.name!r} of {_origin(entry)}"
    if not NAME.fullmatch(entry.name):
        raise SetupError(
            f"{where}: a name has up to 32 small letters, digits and underscores, and begins with a letter"
        )
    try:
        info = import_module(f"{entry.value}.card").INFO
    except Exception as error:
        raise SetupError(f"{where} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(info, GameInfo):
        raise SetupError(f"{where}: {entry.value}.card.INFO is no sanmon.GameInfo")
    if info.name != entry.name or info.package != entry.value:
        raise SetupError(
            f"{where}: its card says name={info.name!r}, package={info.package!r}; "
            f"the entry point says {entry.name!r} and {entry.value!r}"
        )
    return info


def _origin(entry: EntryPoint) -> str:
    """The distribution that an entry point comes from, with its version."""
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist is not None else f"the package {entry.value}"
