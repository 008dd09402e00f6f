"""`sanmon lab levels` and `sanmon lab train`, which make the bots' data files."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import sanmon
from sanmon.bots.levels import LEVELS
from sanmon.cli.screen import console
from sanmon.kernel.errors import SetupError
from sanmon.lab import files, levels, svg, train
from sanmon.lab.rating import elo_of


def progress_bar() -> Progress:
    """A progress bar on standard error; it shows nothing if that is not a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    err = console(stderr=True)
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


def run_levels(
    game: str,
    games: int,
    part: float,
    jobs: int,
    test: tuple[float, float] | None,
    only: list[int],
    out: Path | None,
    as_json: bool,
) -> int:
    """Measures the levels of a game and prints a table. With `out`, updates their Elo in that file."""
    known = {} if out is None else levels.read(out)
    with progress_bar() as progress:
        task = progress.add_task(game, total=games * (len(only) or len(LEVELS) - 1))
        steps = levels.measure_levels(
            game, games, part, jobs, lambda name, n: progress.update(task, advance=n, description=name), test, only
        )
    if out is not None:
        files.write(out, levels.ratings_file(known, game, steps))
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(steps) + b"\n")
        return 0
    budget = "" if part == 1 else f"; where both search, the upper with {100 * part:g} % of its budget"
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", title=f"{game}, 2 players{budget}")
    for column in ("level", "against", "points", "Elo ahead", "95 % interval"):
        table.add_column(column, justify="left" if column in {"level", "against"} else "right")
    for step in steps:
        table.add_row(
            step.upper, step.lower, f"{step.points:g}/{step.games}", f"{step.elo:+.0f}",
            f"{step.elo_low:+.0f} to {step.elo_high:+.0f}",
        )  # fmt: skip
    console().print(table)
    return 0


def run_train(
    game: str,
    players: int,
    out: Path,
    generations: int,
    games: int,
    trials: int,
    test: int,
    jobs: int,
    seed: int,
    search: int,
    ship: bool,
) -> int:
    """Trains for some generations, draws the strength of each, and tests the learned weights.

    Returns exit code 1 if the learned weights do not win the test.
    """
    for number, least, name in ((games, 2, "games"), (trials, 0, "trials")):
        if number < least or number % 2:
            raise SetupError(f"--{name} is an even number, {least} or more, not {number}")
    for number, name in ((generations, "generations"), (test, "test")):
        if number < 0:
            raise SetupError(f"--{name} must be 0 or more, not {number}")
    out_console = console()
    course = train.begin(game, players, out, seed)
    if course.generations:
        out_console.print(f"continuing {out} after generation {len(course.generations)}, {course.played} games")
    for _ in range(generations):
        found = _generation(course, games, trials, jobs, search)
        train.keep(course, out)
        if trials:
            files.write(out.with_suffix(".svg"), strength(course).encode())
        out_console.print(
            f"generation {found.number}: {found.games} games, a slope of {found.slope:.1f} points"
            + (f", {found.points:g} of {found.trials} against the hand-made weights" if found.trials else "")
        )
    if not test:
        return 0
    with progress_bar() as progress:
        task = progress.add_task(f"{game} test", total=test)
        trial = train.examine(course, test, jobs, lambda _, n: progress.advance(task, n), search)
    better = trial.verdict == "high"
    out_console.print(
        f"sequential test, 0 against {train.MUCH:g} Elo: {trial.verdict}, {trial.points:g} of {trial.games} "
        f"({trial.elo:+.0f} Elo); " + ("the learned weights are better" if better else "the hand-made weights stay")
    )
    if better and ship:
        path = train.weights_path(sanmon.info(game).package)
        files.write(path, train.weights_file(course, trial, sanmon.__version__, train.read_weights(path)))
        out_console.print(f"written: {path}")
    return 0 if better else 1


def _generation(course: train.Course, games: int, trials: int, jobs: int, search: int) -> train.Generation:
    with progress_bar() as progress:
        task = progress.add_task(f"{course.game} {len(course.generations) + 1}", total=games + trials)
        return train.learn(course, games, trials, jobs, lambda _, n: progress.advance(task, n), search)


def strength(course: train.Course) -> str:
    """A plot of every generation's Elo against the hand-made weights, as SVG."""
    rows = [
        (f"{generation.number} ({generation.games})", elo_of(generation.points / generation.trials))
        for generation in course.generations
        if generation.trials
    ]
    return svg.bars(f"{course.game}: Elo against the hand-made weights, by generation (games played)", rows)
