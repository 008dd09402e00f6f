"""`sanmon lab dataset`: makes a data set of bot games, with its card."""

from __future__ import annotations

from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sanmon.cli.screen import console
from sanmon.lab import dataset
from sanmon.lab.selfplay import Plan


def run_dataset(plan: Plan, out: Path, jobs: int, ray: str | None) -> int:
    """Plays the games of the plan, writes them into the folder and prints a summary. Returns the exit code."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    err = console(stderr=True)
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(plan.game, total=plan.games)
        made = dataset.make(plan, out, jobs, ray, lambda games: progress.advance(task, games))
    size = sum(file.bytes for shard in made.shards for file in shard.files)
    console().print(
        f"{out}: {made.games} games, {made.decisions} decisions, {size / 1e6:.1f} MB in {len(made.shards)} shards, "
        f"fingerprint {made.fingerprint}; README.md describes it",
        soft_wrap=True,
    )
    return 0
