"""`sanmon lab choices`: how well a judge chooses among the ends of a turn."""

from __future__ import annotations

import sys

import msgspec
from rich import box
from rich.table import Table

from sanmon.cli.research.lab import progress_bar
from sanmon.cli.screen import console
from sanmon.lab.choices import Choice, Task, check, choices_of_games, figures_of
from sanmon.lab.workers import check_jobs, in_order


def run_choices(game: str, players: int, games: int, worlds: int, seed: int, jobs: int, as_json: bool) -> int:
    """Prints what the judge's choices bring, and what choosing by playing out brings, by quarter of the game."""
    check(game, players, games, worlds)
    check_jobs(jobs)
    choices: list[Choice] = []
    with progress_bar() as progress:
        task = progress.add_task(game, total=games)
        for some in in_order(choices_of_games, Task(game, players, worlds, seed), games, 1, jobs):
            choices += some
            progress.advance(task, 1)
    figures = figures_of(choices)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(figures) + b"\n")
        return 0
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", title=f"{game}: points gained by choosing a turn")
    for column in ("quarter", "choices", "judged now", "a turn later", "at the end"):
        table.add_column(column, justify="left" if column == "quarter" else "right")
    for one in figures:
        table.add_row(
            "all" if one.quarter is None else str(one.quarter + 1), str(one.choices),
            f"{one.judged:+.2f} ± {one.judged_error:.2f}", f"{one.ahead:+.2f} ± {one.ahead_error:.2f}",
            f"{one.played:+.2f} ± {one.played_error:.2f}",
        )  # fmt: skip
    console().print(table)
    return 0
