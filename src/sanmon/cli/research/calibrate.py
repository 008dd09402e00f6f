"""`sanmon lab calibrate`: how well positions foretell results, and the calibrations of the numbers that people see."""

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
from sanmon.lab.calibrate.run import Calibrated, Settings, calibrate, calibrations_file, calibrations_path

BINS = 8


def run_calibrate(settings: Settings, jobs: int, ship: bool, plot: Path | None, as_json: bool) -> int:
    """Prints the figures by quarter. Returns exit code 1 if the calibrated forecasts break a bound."""
    with progress_bar() as progress:
        task = progress.add_task(settings.game, total=settings.train + settings.games)
        found = calibrate(settings, jobs, lambda what, n: progress.update(task, advance=n, description=what))
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode({"calibration": found.calibration, "quarters": found.quarters}))
        sys.stdout.buffer.write(b"\n")
    else:
        print_figures(settings, found)
    if plot is not None and found.calibration is not None:
        files.write(plot, reliability(settings, found).encode())
    if ship and settings.train and found.calibration is not None:
        path = calibrations_path(sanmon.info(settings.game).package)
        files.write(path, calibrations_file(sanmon.info(settings.game).package, found.calibration))
        if not as_json:
            console().print(f"written: {path}")
    return 0 if is_good(found.quarters) else 1


def print_figures(settings: Settings, found: Calibrated) -> None:
    """Prints a table with a row for each quarter of the game."""
    players = "1 player" if settings.players == 1 else f"{settings.players} players"
    table = Table(
        box=box.SIMPLE_HEAD,
        header_style="bold",
        title=f"{settings.game}, {players}, {settings.agent}, {settings.games} games",
    )
    for column in (
        "quarter",
        "explained",
        "forecast",
        "foreseen",
        "bias",
        "forecast",
        "error",
        "forecast",
        "floor",
        "× floor",
    ):
        table.add_column(column, justify="right")
    for number, quarter in enumerate(found.quarters):
        table.add_row(*_cells(number, quarter))
    console().print(table)
    console().print(
        "explained, bias, error: of the evaluation's own margin; forecast: of the calibrated margin that people see. "
        f"Bounds for the forecast: bias under {MOST_BIAS:g} points, error at most {MOST_ERROR:g} × the floor."
    )


def _cells(number: int, quarter: Quarter) -> list[str]:
    judged, forecast = quarter.judged, quarter.forecast
    nothing = "–"
    return [
        str(number + 1),
        f"{judged.explained:.2f}",
        nothing if forecast is None else f"{forecast.explained:.2f}",
        f"{quarter.foreseen:.2f}",
        f"{judged.bias:+.1f}",
        nothing if forecast is None else f"{forecast.bias:+.1f} ± {quarter.bias_error:.1f}",
        f"{judged.error:.1f}",
        nothing if forecast is None else f"{forecast.error:.1f}",
        f"{quarter.floor:.1f}",
        nothing if forecast is None else f"{_times(forecast, quarter):.2f}",
    ]


def _times(forecast: Errors, quarter: Quarter) -> float:
    return forecast.error / quarter.floor if quarter.floor else float("inf")


def reliability(settings: Settings, found: Calibrated) -> str:
    """A plot of the forecasts against the results, as SVG."""
    assert found.calibration is not None
    rows = [
        (one.forecast, one.result, one.error)
        for one in bins_of(found.samples, settings.players, found.calibration, BINS, False)
    ]
    return svg.reliability(f"{settings.game}, {settings.players} players: expected margin and result", rows)
