"""Chooses the tables that the suite plays: every player count, and table options so that any two values meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from sanmon.kernel.game import Game
from sanmon.kernel.info import GameInfo, Setting, TableOption
from sanmon.kernel.state import State


class Setup:
    """The number of players and the options of a table. Setups with the same contents are equal."""

    def __init__(self, players: int, settings: dict[str, Setting] | None = None, confirm: bool = False) -> None:
        self.players = players
        self.settings = settings or {}
        self.confirm = confirm

    @staticmethod
    def of(arguments: Mapping[str, Any]) -> Setup:
        """The setup that these arguments of `game.start` describe."""
        settings = {key: value for key, value in arguments.items() if key not in ("players", "confirm")}
        return Setup(arguments["players"], settings, arguments.get("confirm", False))

    def __repr__(self) -> str:
        parts = [f"{self.players}p", *[f"{key}={value}" for key, value in self.settings.items()]]
        return "+".join([*parts, "confirm"] if self.confirm else parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def start(self, game: Game[Any], seed: int | bytes, outcomes: Sequence[int] | None = None) -> State:
        """Starts a game at this table."""
        state: State = game.start(self.players, seed, self.confirm, outcomes, **self.settings)
        return state


def covering_setups(info: GameInfo) -> list[Setup]:
    """Every player count with a covering set of table options, and one table that confirms the end of every turn."""
    setups: list[Setup] = []
    for players in info.players:
        options = [option for option in info.options if not option.only_for or players in option.only_for]
        setups += [Setup(players, settings) for settings in covering(options)]
    setups.append(Setup(info.default_players, confirm=True))
    return setups


Pair = tuple[tuple[str, Setting], ...]


def covering(options: list[TableOption]) -> list[dict[str, Setting]]:
    """Settings that contain every pair of values of two options at least once; the first are the defaults."""
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
