"""Which tables of a game the suite plays, and what the game itself tells the suite.

A game states its own facts in `tests/games/GAME/invariants.py`:

    MOST_DECISIONS = 400                  # no game of it is ever longer: be generous
    def check(state): ...                 # AssertionError when a token was lost or came from nowhere
    def known(state, seat): ...           # optional: what the seat knows though its view does not show it, as plain data
    SETUPS = [Setup(3, {"variant": "b"})] # optional: tables beyond the covering set
    SEEDS = 3                             # optional: games played of each table (1)
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import combinations
from typing import Any

import sanmon
from sanmon.kernel.game import Game
from sanmon.kernel.info import GameInfo, Setting, TableOption
from sanmon.kernel.state import State


class Setup:
    """One sort of table: how many play, and with what options."""

    def __init__(self, players: int, settings: dict[str, Setting] | None = None, confirm: bool = False) -> None:
        self.players = players
        self.settings = settings or {}
        self.confirm = confirm

    def __repr__(self) -> str:
        said = [f"{self.players}p", *[f"{key}={value}" for key, value in self.settings.items()]]
        return "+".join([*said, "confirm"] if self.confirm else said)

    def start(self, game: Game[Any], seed: int | bytes, outcomes: Sequence[int] | None = None) -> State:
        """A game at this table."""
        state: State = game.start(self.players, seed, self.confirm, outcomes, **self.settings)
        return state


class Facts:
    """What `tests/games/GAME/invariants.py` says."""

    def __init__(self, module: Any) -> None:
        self.check: Callable[[Any], None] = module.check
        self.most_decisions: int = module.MOST_DECISIONS
        self.known: Callable[[Any, int | None], Any] = getattr(module, "known", _nothing)
        self.setups: list[Setup] = getattr(module, "SETUPS", [])
        self.seeds: int = getattr(module, "SEEDS", 1)


def _nothing(state: Any, seat: int | None) -> None:
    return None


def facts(name: str) -> Facts:
    """What a game tells the suite; a game that tells nothing does not conform."""
    try:
        module = import_module(f"games.{name}.invariants")
    except ModuleNotFoundError as problem:
        raise AssertionError(
            f"tests/games/{name}/invariants.py is missing; conformance/setups.py says what it holds"
        ) from problem
    return Facts(module)


def named_games() -> tuple[str, ...]:
    """All games; SANMON_GAMES=koi,toy names some, also ones that are not open to players yet."""
    named = os.environ.get("SANMON_GAMES", "")
    return tuple(named.split(",")) if named else sanmon.games()


def game_named(name: str) -> Game[Any]:
    """A game by its name, even one that is still being written."""
    if name in sanmon.games():
        return sanmon.load(name)
    game: Game[Any] = import_module(f"sanmon.games.{name}.engine").load()
    return game


def info_named(name: str) -> GameInfo:
    """A game's card, even of one that is still being written."""
    card: GameInfo = import_module(f"sanmon.games.{name}.card").INFO
    return card


def setups(name: str) -> list[Setup]:
    """Every player count, with table options so that any two values that can meet do meet somewhere."""
    card = info_named(name)
    found: list[Setup] = []
    for players in card.players:
        options = [option for option in card.options if not option.only_for or players in option.only_for]
        found += [Setup(players, settings) for settings in covering(options)]
    found.append(Setup(card.default_players, confirm=True))
    return found + facts(name).setups


Pair = tuple[tuple[str, Setting], ...]


def covering(options: list[TableOption]) -> list[dict[str, Setting]]:
    """Settings in which every pair of values stands at least once, beginning with the defaults."""
    if not options:
        return [{}]
    missing: set[Pair] = set()
    for first, second in combinations(options, 2) if len(options) > 1 else [(options[0], options[0])]:
        missing |= {_pair((first.key, a), (second.key, b)) for a in first.values for b in second.values}
    if len(options) == 1:
        missing = {_pair((options[0].key, value), (options[0].key, value)) for value in options[0].values}
    rows = [{option.key: option.default for option in options}]
    missing -= _pairs(rows[0])
    while missing:
        row = dict(min(missing, key=repr))
        for option in options:
            if option.key not in row:
                row[option.key] = max(
                    option.values, key=lambda value: len(_pairs({**row, option.key: value}) & missing)
                )
        rows.append({option.key: row[option.key] for option in options})
        missing -= _pairs(row)
    return [{key: value for key, value in row.items() if value != _default(options, key)} for row in rows]


def _default(options: list[TableOption], key: str) -> Setting:
    return next(option.default for option in options if option.key == key)


def _pair(one: tuple[str, Setting], other: tuple[str, Setting]) -> Pair:
    return tuple(sorted((one, other), key=repr))


def _pairs(row: dict[str, Setting]) -> set[Pair]:
    things = list(row.items())
    return {_pair(one, other) for one in things for other in things if one[0] != other[0] or len(things) == 1}
