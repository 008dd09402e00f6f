"""How strong the levels are: each against the one below, two players, and the Elo that follows from it."""

from __future__ import annotations

import datetime as dt
import itertools
from collections.abc import Callable, Sequence
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
    """One level against the one below it, and how that was found out."""

    upper: str
    lower: str
    points: float
    games: int
    elo: float
    elo_low: float
    elo_high: float
    provenance: dict[str, str] = {}


def contestant(level: Level, part: float) -> str:
    """A level with a part of its budget, as the arena calls it."""
    if level.iterations and part < 1.0:
        return f"{level.name}@{max(1, round(level.iterations * part))}"
    return level.name


class _Named:
    """Reports progress under the name of a level."""

    def __init__(self, progress: Callable[[str, int], None], name: str) -> None:
        self.progress = progress
        self.name = name

    def heard(self, games: int, _: str) -> None:
        """Reports so many more games."""
        self.progress(self.name, games)


def climb(
    game: str,
    games: int,
    part: float,
    jobs: int,
    progress: Callable[[str, int], None] | None = None,
    test: tuple[float, float] | None = None,
    only: Sequence[int] = (),
) -> list[Step]:
    """Every level, or only some, against the one below; with a test, only until that is settled.

    Where both search, the upper one has only a part of its budget and the lower one all of its own: what is told of it
    is the least.
    """
    if not 0.0 < part <= 1.0:
        raise SetupError(f"the part of the budget is above 0 and up to 1, not {part:g}")
    for number in only:
        if not 2 <= number <= len(LEVELS):
            raise SetupError(f"levels 2 to {len(LEVELS)} have one below them, not level {number}")
    steps = []
    for lower, upper in itertools.pairwise(LEVELS):
        if only and upper.number not in only:
            continue
        names = [contestant(upper, part if lower.iterations else 1.0), lower.name]
        match = make_match(game, names, games, 2, SEED, elo=test)
        outcome = hold(match, jobs, None if progress is None else _Named(progress, upper.name).heard)
        command = f"sanmon lab levels {game} --level {upper.number} --games {games}"
        command += f" --part {part:g}" if names[0] != upper.name else ""
        command += f" --sprt {test[0]:g},{test[1]:g}" if test else ""
        steps.append(step_of(names[0], names[1], outcome.against[0][1], outcome.games, provenance(game, command)))
    return steps


def provenance(game: str, command: str) -> dict[str, str]:
    """How a figure was found out."""
    return {
        "command": command,
        "version": sanmon.__version__,
        "components_hash": sanmon.load(game).components_hash,
        "date": dt.datetime.now(tz=dt.UTC).date().isoformat(),
    }


def step_of(upper: str, lower: str, points: float, games: int, found: dict[str, str] | None = None) -> Step:
    """What so many points tell. One drawn game more keeps a clean sweep of a few games from looking like infinity."""
    low, high = share_with_doubt(points, games)
    elo = elo_of((points + 0.5) / (games + 1))
    return Step(upper, lower, points, games, round(elo), round(elo_of(low)), round(elo_of(high)), found or {})


def ratings_file(known: dict[str, Any], game: str, steps: list[Step]) -> bytes:
    """The data file of levels' Elo with these steps in it, in place of what was known of them; level 1 is 0, and each
    step adds up.
    """
    by_level = {one.upper.partition("@")[0]: one for one in known_steps(known, game)}
    by_level |= {one.upper.partition("@")[0]: one for one in steps}
    elo = {LEVELS[0].name: 0}
    found = []
    total = 0.0
    for level in LEVELS[1:]:
        if level.name not in by_level:
            break  # above a gap nothing is known
        found.append(by_level[level.name])
        total += found[-1].elo
        elo[level.name] = round(total)
    kept = [by_level[level.name] for level in LEVELS[1:] if level.name in by_level]
    entry = {"elo": elo if found else {}, "steps": [msgspec.to_builtins(step) for step in kept]}
    whole = dict(sorted({**known, game: entry}.items()))
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def known_steps(known: dict[str, Any], game: str) -> list[Step]:
    """What was measured of a game before."""
    return msgspec.convert(known.get(game, {}).get("steps", []), list[Step])


def read(path: Path) -> dict[str, Any]:
    """What a data file of levels' Elo holds; an empty table if there is no file yet."""
    if not path.exists():
        return {}
    try:
        found: dict[str, Any] = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        for game in found:
            known_steps(found, game)
    except (OSError, msgspec.MsgspecError, AttributeError) as problem:
        raise SetupError(f"{path} holds no Elo of levels: {problem}") from problem
    return found
