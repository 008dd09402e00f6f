"""The list of checks, each with its promise, and the cases: every check at every table of a game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from sanmon.conformance.checks.deciding import asking, confirming, counters, ending, options, quiet, refusals, seats
from sanmon.conformance.checks.keeping import (
    cloning,
    digests,
    fields,
    pickling,
    processes,
    replaying,
    restoring,
    seeding,
    undoing,
)
from sanmon.conformance.checks.secrets import hiding, ignorance, imagining, memory, openness, privacy, secrecy, views
from sanmon.conformance.checks.telling import conservation, notation, scoring, words
from sanmon.conformance.facts import facts_of
from sanmon.conformance.failure import Failure
from sanmon.conformance.setups import Setup, covering_setups
from sanmon.conformance.table import Table
from sanmon.games import registry
from sanmon.kernel.game import Game
from sanmon.kernel.info import GameInfo
from sanmon.kernel.loading import import_engine


class Check(NamedTuple):
    """One promise, and the function that raises an AssertionError if a table breaks it."""

    name: str
    promise: str
    run: Callable[[Table], None]
    once: bool  # runs once for the game, at its default table, instead of at every table


def _check(module: ModuleType, once: bool = False) -> Check:
    assert module.__doc__, f"{module.__name__} needs a docstring whose first paragraph is its promise"
    promise = " ".join(module.__doc__.partition("\n\n")[0].split())
    return Check(module.__name__.rpartition(".")[2], promise, module.check, once)


CHECKS: dict[str, Check] = {
    check.name: check
    for check in (
        _check(options),
        _check(refusals),
        _check(seats),
        _check(asking),
        _check(ending),
        _check(counters),
        _check(confirming),
        _check(quiet),
        _check(fields),
        _check(restoring),
        _check(pickling),
        _check(cloning),
        _check(digests),
        _check(seeding),
        _check(processes, once=True),
        _check(replaying),
        _check(undoing),
        _check(privacy),
        _check(secrecy),
        _check(hiding),
        _check(openness),
        _check(views),
        _check(imagining),
        _check(ignorance),
        _check(memory),
        _check(conservation),
        _check(scoring),
        _check(notation, once=True),
        _check(words),
    )
}


class Case(NamedTuple):
    """One check at one table of a game."""

    game: str
    setup: Setup
    check: Check
    seeds: tuple[int, ...]
    effort: int

    def __str__(self) -> str:
        return f"{self.game}-{self.setup}-{self.check.name}"

    def run(self) -> None:
        """Runs the check for every seed. Raises a Failure if the game breaks the promise."""
        game = game_named(self.game)
        for seed in self.seeds:
            table = Table(game, self.setup, seed, self.effort)
            try:
                self.check.run(table)
            except Exception as problem:
                raise Failure(self.check.name, self.check.promise, table, problem) from problem


def cases(name: str, *, seed: int | None = None, effort: int = 1) -> list[Case]:
    """Every check at every table of a game, table by table. With a `seed`, only the game of that seed is played.

    `name` is the name of an installed game, or the package of a game that is not installed yet.
    """
    info = info_named(name)
    all_cases: list[Case] = []
    usual = Setup(info.default_players)
    for number, setup in enumerate(setups(name)):
        games = range(facts_of(info).seeds)
        seeds = tuple(number + 100 * game for game in games) if seed is None else (seed,)
        all_cases += [
            Case(name, setup, check, seeds, effort) for check in CHECKS.values() if not check.once or setup == usual
        ]
    return all_cases


def setups(name: str) -> list[Setup]:
    """The tables that the suite plays: a covering set, and those that the game declares in addition."""
    info = info_named(name)
    return covering_setups(info) + facts_of(info).setups


def info_named(name: str) -> GameInfo:
    """The card of a game, by its name or by its package."""
    if name in registry.names():
        return registry.card(name)
    try:
        card: GameInfo = import_module(f"{name}.card").INFO
    except ModuleNotFoundError as problem:
        if problem.name is None or not f"{name}.card".startswith(problem.name):
            raise  # the package exists, but something that it imports does not
        return registry.card(name)  # raises an error that lists the known games
    return card


def game_named(name: str) -> Game[Any]:
    """A game by its name or by its package."""
    if name in registry.names():
        return registry.load(name)
    info = info_named(name)
    game: Game[Any] = import_engine(info.name, info.package).load()
    return game
