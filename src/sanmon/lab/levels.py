"""How strong the levels are: each against the one below, two players, and the Elo that follows from it."""

from __future__ import annotations

import datetime as dt
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import sanmon
from sanmon.bots.levels import LEVELS, Level
from sanmon.kernel.errors import SetupError
from sanmon.lab.arena import hold, make_match
from sanmon.lab.rating import elo_of, share_with_doubt

SEED = 1  # as in the arena, so that the same question there is the same match


class Step(msgspec.Struct, frozen=True):
    """One level against the one below it."""

    upper: str
    lower: str
    points: float
    games: int
    elo: float
    elo_low: float
    elo_high: float


def contestant(level: Level, part: float) -> str:
    """A level with a part of its budget, as the arena calls it."""
    if level.iterations and part < 1.0:
        return f"{level.name}@{max(1, round(level.iterations * part))}"
    return level.name


class _Named:
    """Says of whom progress is."""

    def __init__(self, progress: Callable[[str, int], None], name: str) -> None:
        self.progress = progress
        self.name = name

    def heard(self, games: int, _: str) -> None:
        """Some games more."""
        self.progress(self.name, games)


def climb(
    game: str,
    games: int,
    part: float,
    jobs: int,
    progress: Callable[[str, int], None] | None = None,
    test: tuple[float, float] | None = None,
) -> list[Step]:
    """Every level against the one below, with the same part of their budgets; with a test, only until that is settled."""
    if not 0.0 < part <= 1.0:
        raise SetupError(f"the part of the budget is above 0 and up to 1, not {part:g}")
    steps = []
    for lower, upper in itertools.pairwise(LEVELS):
        less = part if lower.iterations else 1.0  # one that searches little is not compared with one that does not
        names = [contestant(upper, less), contestant(lower, less)]
        match = make_match(game, names, games, 2, SEED, elo=test)
        outcome = hold(match, jobs, None if progress is None else _Named(progress, upper.name).heard)
        steps.append(step_of(names[0], names[1], outcome.against[0][1], outcome.games))
    return steps


def step_of(upper: str, lower: str, points: float, games: int) -> Step:
    """What so many points tell. One drawn game more keeps a clean sweep of a few games from looking like infinity."""
    low, high = share_with_doubt(points, games)
    elo = elo_of((points + 0.5) / (games + 1))
    return Step(upper, lower, points, games, round(elo), round(elo_of(low)), round(elo_of(high)))


def ratings_file(
    known: dict[str, Any],
    game: str,
    steps: list[Step],
    games: int,
    part: float,
    test: tuple[float, float] | None = None,
) -> bytes:
    """The data file of levels' Elo with this game's figures in it; level 1 is 0, and each step adds up."""
    elo = {LEVELS[0].name: 0}
    total = 0.0
    for level, step in zip(LEVELS[1:], steps, strict=True):
        total += step.elo
        elo[level.name] = round(total)
    entry = {
        "elo": elo,
        "steps": [msgspec.to_builtins(step) for step in steps],
        "provenance": {
            "command": f"sanmon lab levels {game} --games {games} --part {part:g}"
            + (f" --sprt {test[0]:g},{test[1]:g}" if test else ""),
            "version": sanmon.__version__,
            "components_hash": sanmon.load(game).components_hash,
            "date": dt.datetime.now(tz=dt.UTC).date().isoformat(),
        },
    }
    whole = dict(sorted({**known, game: entry}.items()))
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def write(path: Path, data: bytes) -> None:
    """Write a data file, or say why not."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as problem:
        raise SetupError(f"cannot write {path}: {problem.strerror}") from problem
