"""`sanmon lab calibrate`: how well positions foretell results, and the calibrations of what people are told."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich import box
from rich.table import Table

import sanmon
from sanmon.cli.research.lab import progress_bar
from sanmon.cli.screen import console
from sanmon.lab import files, svg
from sanmon.lab.calibrate.figures import MOST_BIAS, MOST_ERROR, Errors, Quarter, bins_of, is_good
from sanmon.lab.calibrate.run import Found, Wish, calibrate, calibrations_file, calibrations_path

BINS = 8


def run_calibrate(wish: Wish, jobs: int, ship: bool, plot: Path | None, as_json: bool) -> int:
    """Prints the figures by quarter. Returns exit code 1 if what people are told breaks a bound."""
    with progress_bar() as progress:
        task = progress.add_task(wish.game, total=wish.train + wish.games)
        found = calibrate(wish, jobs, lambda what, n: progress.update(task, advance=n, description=what))
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode({"calibration": found.calibration, "quarters": found.quarters}))
        sys.stdout.buffer.write(b"\n")
    else:
        print_figures(wish, found)
    if plot is not None and found.calibration is not None:
        files.write(plot, reliability(wish, found).encode())
    if ship and wish.train and found.calibration is not None:
        path = calibrations_path(sanmon.info(wish.game).package)
        files.write(path, calibrations_file(sanmon.info(wish.game).package, found.calibration))
        if not as_json:
            console().print(f"written: {path}")
    return 0 if is_good(found.quarters) else 1


def print_figures(wish: Wish, found: Found) -> None:
    """Prints a table with a row for each quarter of the game."""
    players = "1 player" if wish.players == 1 else f"{wish.players} players"
    table = Table(
        box=box.SIMPLE_HEAD, header_style="bold", title=f"{wish.game}, {players}, {wish.agent}, {wish.games} games"
    )
    for column in ("quarter", "explained", "told", "foreseen", "bias", "told", "error", "told", "floor", "× floor"):
        table.add_column(column, justify="right")
    for number, quarter in enumerate(found.quarters):
        table.add_row(*_cells(number, quarter))
    console().print(table)
    console().print(
        "explained, bias, error: of the evaluation's own margin; told: of what people are told. "
        f"Bounds for what is told: bias under {MOST_BIAS:g} points, error at most {MOST_ERROR:g} × the floor."
    )


def _cells(number: int, quarter: Quarter) -> list[str]:
    judged, told = quarter.judged, quarter.told
    nothing = "–"
    return [
        str(number + 1),
        f"{judged.explained:.2f}",
        nothing if told is None else f"{told.explained:.2f}",
        f"{quarter.foreseen:.2f}",
        f"{judged.bias:+.1f}",
        nothing if told is None else f"{told.bias:+.1f} ± {quarter.bias_error:.1f}",
        f"{judged.error:.1f}",
        nothing if told is None else f"{told.error:.1f}",
        f"{quarter.floor:.1f}",
        nothing if told is None else f"{_times(told, quarter):.2f}",
    ]


def _times(told: Errors, quarter: Quarter) -> float:
    return told.error / quarter.floor if quarter.floor else float("inf")


def reliability(wish: Wish, found: Found) -> str:
    """A plot of what was told against what came of it, as SVG."""
    assert found.calibration is not None
    rows = [
        (one.told, one.came, one.error) for one in bins_of(found.samples, wish.players, found.calibration, BINS, False)
    ]
    return svg.reliability(f"{wish.game}, {wish.players} players: expected margin, and what came", rows)
