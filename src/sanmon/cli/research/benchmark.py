"""`sanmon lab benchmark`: plays the benchmark for learners and writes the leaderboard."""

from __future__ import annotations

from pathlib import Path

from sanmon.cli.research.lab import progress_bar
from sanmon.cli.screen import console
from sanmon.kernel.errors import SetupError
from sanmon.lab.benchmark import page, protocol, run
from sanmon.lab.rating import share_bounds


def run_benchmark(
    game: str,
    contestants: list[str],
    results: Path,
    leaderboard: Path | None,
    only: list[str],
    most: int | None,
    jobs: int,
) -> int:
    """Plays what is missing of the contestants' games, prints their results, and writes the page."""
    if not contestants and leaderboard is None:
        raise SetupError("name a contestant, or a page to write with --page FILE")
    out = console()
    for contestant in contestants:
        row = _measure(game, contestant, results, only, most, jobs)
        out.print(f"{game}: {run.label_of(contestant)}, {page.milliseconds(row):.2g} ms a decision", highlight=False)
        for name, played in row.against.items():
            if played.points:
                low, high = share_bounds(sum(played.points), len(played.points))
                share = sum(played.points) / len(played.points)
                wanted = protocol.GAMES[name]
                out.print(
                    f"  {name:8} {share:6.1%}  ({low:.0%} to {high:.0%})  {len(played.points)} of {wanted} games",
                    highlight=False,
                )
    if leaderboard is not None:
        page.write(leaderboard, run.read(results))
        out.print(f"written: {leaderboard}", highlight=False)
    return 0


def _measure(game: str, contestant: str, results: Path, only: list[str], most: int | None, jobs: int) -> run.Row:
    with progress_bar() as progress:
        task = progress.add_task(contestant, total=None)

        def report(name: str, games: int) -> None:
            progress.update(task, advance=games, description=f"against {name}")

        return run.measure(game, contestant, results, only, most, jobs, report)
