"""`sanmon simulate`: plays games with a progress bar and prints a summary."""

from __future__ import annotations

import statistics
import sys

import msgspec
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sanmon.cli.screen import console, counted
from sanmon.lab.simulate import Plan, Report, simulate


def run(plan: Plan, jobs: int, as_json: bool) -> int:
    """Plays the games of the plan and prints the results. Returns the exit code."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    err = console(stderr=True)
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(f"{plan.game}, {counted(plan.players, 'player')}", total=plan.games)
        report = simulate(plan, jobs, lambda played: progress.advance(task, played))
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
    else:
        summary(plan, report)
    return 0


def summary(plan: Plan, report: Report) -> None:
    """Prints the scores and wins by seat and, of solo games, how often each verdict came."""
    out = console()
    each = report.decisions / report.games
    rate = report.decisions / max(report.seconds, 0.001)
    out.print(
        f"{report.game}: {counted(report.games, 'game')} of {counted(report.players, 'player')} from seed {plan.seed}, "
        f"{counted(report.decisions, 'decision')} ({each:.1f} a game), {report.seconds:.2f} s ({rate:,.0f} decisions/s)"
    )
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column("seat")
    for column in ("mean", "spread", "least", "most", "wins"):
        table.add_column(column, justify="right")
    for place in range(len(report.scores[0])):
        points = [scores[place] for scores in report.scores]
        wins = sum(1 / ranks.count(1) for ranks in report.ranks if ranks[place] == 1)
        who = f"{place + 1} {plan.seats[place]}" if place < report.players else "opponent"
        table.add_row(
            who,
            f"{statistics.fmean(points):.2f}",
            f"{statistics.pstdev(points):.2f}",
            str(min(points)),
            str(max(points)),
            f"{100 * wins / report.games:.1f} %",
        )
    out.print(table)
    verdicts = [verdict for verdict in report.verdicts if verdict is not None]
    for verdict in sorted(set(verdicts)):
        out.print(f"{verdict}: {100 * verdicts.count(verdict) / report.games:.1f} %")
    if plan.save is not None:
        out.print(f"records: {plan.save}")
