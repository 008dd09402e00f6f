"""Measures the strength of the levels: each plays two-player games against the one below, which gives its Elo."""

from __future__ import annotations

import datetime as dt
import itertools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

import sanmon
from sanmon.bots.levels import GENTLE, LEVELS, Level
from sanmon.kernel.errors import SetupError
from sanmon.lab.arena import hold, make_match
from sanmon.lab.rating import elo_of, share_bounds

SEED = 1  # the arena's default, so that the same match there gives the same games


class Step(msgspec.Struct, frozen=True):
    """The result of one level against the one below it, with its provenance."""

    upper: str
    lower: str
    points: float
    games: int
    elo: float
    elo_low: float
    elo_high: float
    provenance: dict[str, str] = {}


def contestant(level: Level, part: float) -> str:
    """The agent's name for a level with a part of its budget of iterations."""
    if level.iterations and part < 1.0:
        return f"{level.name}@{max(1, round(level.iterations * part))}"
    return level.name


class _LevelProgress:
    """Reports progress under the name of a level."""

    def __init__(self, progress: Callable[[str, int], None], name: str) -> None:
        self.progress = progress
        self.name = name

    def report(self, games: int, _: str) -> None:
        """Reports that this many more games are done."""
        self.progress(self.name, games)


def measure_levels(
    game: str,
    games: int,
    part: float,
    jobs: int,
    progress: Callable[[str, int], None] | None = None,
    test: tuple[float, float] | None = None,
    only: Sequence[int] = (),
) -> list[Step]:
    """Measures every level, or only some, against the one below; a sequential `test` ends a match early.

    If both levels search, the upper one gets only a `part` of its budget, to save time, and the lower one its whole
    budget. The measured difference is then a lower bound.
    """
    if not 0.0 < part <= 1.0:
        raise SetupError(f"the part of the budget is above 0 and up to 1, not {part:g}")
    for number in only:
        if number not in [level.number for level in LEVELS[1:]]:
            raise SetupError(
                f"a level to measure must be from {LEVELS[1].number} to {LEVELS[-1].number}, not {number}: it plays "
                "the one below it"
            )
    steps = []
    for lower, upper in itertools.pairwise(LEVELS):
        if only and upper.number not in only:
            continue
        names = [contestant(upper, part if lower.iterations else 1.0), lower.name]
        match = make_match(game, names, games, 2, SEED, elo=test)
        outcome = hold(match, jobs, None if progress is None else _LevelProgress(progress, upper.name).report)
        command = f"sanmon lab levels {game} --level {upper.number} --games {games}"
        command += f" --part {part:g}" if names[0] != upper.name else ""
        command += f" --sprt {test[0]:g},{test[1]:g}" if test else ""
        steps.append(step_of(names[0], names[1], outcome.against[0][1], outcome.games, provenance(game, command)))
    return steps


def provenance(game: str, command: str) -> dict[str, str]:
    """How a figure was measured: command, version, component set and date."""
    return {
        "command": command,
        "version": sanmon.__version__,
        "components_hash": sanmon.load(game).components_hash,
        "date": dt.datetime.now(tz=dt.UTC).date().isoformat(),
    }


def step_of(upper: str, lower: str, points: float, games: int, made: dict[str, str] | None = None) -> Step:
    """The Elo of the upper level against the lower one, from its points in these games.

    One drawn game is added, so that winning every game does not give an infinite Elo.
    """
    low, high = share_bounds(points, games)
    elo = elo_of((points + 0.5) / (games + 1))
    return Step(upper, lower, points, games, round(elo), round(elo_of(low)), round(elo_of(high)), made or {})


def ratings_file(known: dict[str, Any], game: str, steps: list[Step]) -> bytes:
    """The bytes of the data file of levels' Elo, with these steps in place of those known before.

    `GENTLE` has Elo 0; each level has as much more than the one below as the step between them says.
    """
    by_level = {step.upper.partition("@")[0]: step for step in known_steps(known, game)}
    by_level |= {step.upper.partition("@")[0]: step for step in steps}
    elo = elo_by_level(by_level)
    kept = [by_level[level.name] for level in LEVELS[1:] if level.name in by_level]
    entry = {"elo": elo if len(elo) > 1 else {}, "steps": [msgspec.to_builtins(step) for step in kept]}
    whole = dict(sorted({**known, game: entry}.items()))
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def elo_by_level(steps: dict[str, Step]) -> dict[str, int]:
    """The Elo of each level, from the step to it from the level below. Beyond a missing step, none is known."""
    names = [level.name for level in LEVELS]
    middle = names.index(GENTLE)
    elo = {GENTLE: 0}
    total = 0.0
    for place in range(middle, 0, -1):
        if names[place] not in steps:
            break
        total -= steps[names[place]].elo
        elo[names[place - 1]] = round(total)
    total = 0.0
    for name in names[middle + 1 :]:
        if name not in steps:
            break
        total += steps[name].elo
        elo[name] = round(total)
    return {name: elo[name] for name in names if name in elo}


def known_steps(known: dict[str, Any], game: str) -> list[Step]:
    """The steps of a game in a data file of levels' Elo."""
    return msgspec.convert(known.get(game, {}).get("steps", []), list[Step])


def read(path: Path) -> dict[str, Any]:
    """Reads a data file of levels' Elo; returns an empty dictionary if there is no file yet."""
    if not path.exists():
        return {}
    try:
        by_game: dict[str, Any] = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        for game in by_game:
            known_steps(by_game, game)
    except (OSError, msgspec.MsgspecError, AttributeError) as problem:
        raise SetupError(f"{path} is not a data file of levels' Elo: {problem}") from problem
    return by_game
