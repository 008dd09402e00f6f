"""`sanmon lab opponent`: count how often a solo opponent does each step of its table."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import msgspec
from rich import box
from rich.table import Table

from sanmon.cli.research.lab import progress_bar
from sanmon.cli.screen import console
from sanmon.lab.balance.opponent import WANTED, count_steps


def run_opponent(game: str, turns: int, agents: list[str], components: Path | None, seed: int, as_json: bool) -> int:
    """Plays, and prints the figures. The exit code is 1 if a step is rarer than wanted."""
    with progress_bar() as progress:
        task = progress.add_task(f"{game}, alone", total=turns)
        steps = count_steps(game, turns, agents, components, seed, partial(progress.advance, task))
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(steps) + b"\n")
        return int(bool(steps.rare()))
    title = f"{game}: {steps.turns} turns of the opponent in {steps.games} games against {', '.join(agents)}"
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", title=title)
    for column in ("step", "times", "in 1,000 turns", ""):
        table.add_column(column, justify="right")
    for step, count in steps.counts.items():
        rare = f"less than {WANTED:g}" if step in steps.rare() else ""
        table.add_row(step, str(count), f"{steps.in_a_thousand(step):.1f}", rare)
    console().print(table)
    return int(bool(steps.rare()))
