"""`sanmon lab plans`: plays the plans of a game against a level."""

from __future__ import annotations

import sys

import msgspec
from rich import box
from rich.table import Table

from sanmon.cli.research.lab import progress_bar
from sanmon.cli.screen import console
from sanmon.kernel.errors import SetupError
from sanmon.lab.plans.play import MOST_WINS, plans_of, try_plan


def run_plans(game: str, names: list[str], against: str, games: int, jobs: int, as_json: bool) -> int:
    """Prints how many games each plan won. Returns exit code 1 if one of them won too many."""
    plans = plans_of(game)
    unknown = set(names) - {plan.name for plan in plans}
    if unknown:
        known = ", ".join(plan.name for plan in plans)
        raise SetupError(f"{game} has no plan {', '.join(sorted(unknown))}; its plans are {known}")
    if games < 2 or games % 2:
        raise SetupError(f"--games is an even number, 2 or more, not {games}")
    wanted = [plan for plan in plans if not names or plan.name in names]
    with progress_bar() as progress:
        task = progress.add_task(game, total=games * len(wanted))
        results = [try_plan(game, plan, against, games, jobs, lambda n: progress.advance(task, n)) for plan in wanted]
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(results) + b"\n")
    else:
        table = Table(box=box.SIMPLE_HEAD, header_style="bold", title=f"{game}: plans against {against}")
        for column in ("plan", "wins", "share", "95 % interval", "lead"):
            table.add_column(column, justify="left" if column == "plan" else "right")
        for one in results:
            share = one.wins / one.games
            table.add_row(
                one.plan, f"{one.wins:g}/{one.games}", f"{share:.0%}" + (" !" if share > MOST_WINS else ""),
                f"{one.low:.0%} to {one.high:.0%}", f"{one.lead:+.1f}",
            )  # fmt: skip
        console().print(table)
    return 1 if any(one.wins / one.games > MOST_WINS for one in results) else 0
