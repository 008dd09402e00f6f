"""How well positions foretell results, by quarter of the game, beside the floor that luck sets."""

from __future__ import annotations

import math
from collections.abc import Callable

import msgspec

from sanmon.bots.calibration import Calibration, Forecast, forecasts_from
from sanmon.lab.calibrate.samples import QUARTERS, Sample, scores_forecast

MOST_BIAS = 3.0  # points, for calibrated forecasts
MOST_ERROR = 1.3  # times the floor


class Errors(msgspec.Struct, frozen=True):
    """How far forecasts were from results.

    With several players the errors of all seats cancel out, so the bias is that of the seat that the
    forecast puts ahead.
    """

    explained: float  # the part of the results' variance that the forecasts explain (R²)
    bias: float  # forecast minus result, in points
    error: float  # the mean absolute error, in points


class Quarter(msgspec.Struct, frozen=True):
    """One quarter of the games."""

    positions: int
    judged: Errors  # of the judge's own margin
    forecast: Errors | None  # of the calibrated forecasts; None without a calibration
    foreseen: float  # the part of the variance that the best possible forecast of a position would explain
    floor: float  # the mean absolute error that even such a forecast has, because of luck
    bias_error: float  # the standard error of the bias of the forecasts, with games as units


class Bin(msgspec.Struct, frozen=True):
    """Forecasts of about the same size, and the results that followed, for a plot."""

    forecast: float
    result: float
    error: float  # the standard error of `result`, with games as units
    count: int


def quarters_of(
    samples: list[Sample], players: int, calibration_of: Callable[[Sample], Calibration | None]
) -> list[Quarter]:
    """The figures of every quarter of the game; `calibration_of` gives the calibration to use for a sample."""
    found: list[Quarter] = []
    for number in range(QUARTERS):
        some = [sample for sample in samples if sample.quarter == number]
        judged = [sample.judged.margins for sample in some]
        of_forecasts = None
        bias_error = 0.0
        calibrations = [calibration for calibration in map(calibration_of, some) if calibration is not None]
        if some and len(calibrations) == len(some):
            forecasts = [
                [one.margin for one in forecasts_of(sample, calibration)]
                for sample, calibration in zip(some, calibrations, strict=True)
            ]
            of_forecasts = _errors(some, forecasts, players)
            bias_error = _bias_error(some, forecasts, players)
        foreseen, floor = _floor(some, players)
        found.append(Quarter(len(some), _errors(some, judged, players), of_forecasts, foreseen, floor, bias_error))
    return found


def forecasts_of(sample: Sample, calibration: Calibration) -> list[Forecast]:
    """The forecasts of all scores that people would have seen."""
    return forecasts_from(sample.judged, sample.ahead or [sample.judged], calibration)


def _errors(samples: list[Sample], forecasts: list[list[float]], players: int) -> Errors:
    results: list[float] = []
    misses: list[float] = []
    biases: list[float] = []
    for sample, forecast in zip(samples, forecasts, strict=True):
        for outcome in sample.outcomes:
            for score in scores_forecast(players, len(forecast)):
                results.append(outcome.margins[score])
                misses.append(forecast[score] - outcome.margins[score])
        biases += _biases(sample, forecast, players)
    mean = math.fsum(results) / len(results)
    variance = math.fsum((result - mean) ** 2 for result in results)
    return Errors(
        1.0 - math.fsum(miss * miss for miss in misses) / variance if variance else 0.0,
        math.fsum(biases) / len(biases),
        math.fsum(abs(miss) for miss in misses) / len(misses),
    )


def _biases(sample: Sample, forecast: list[float], players: int) -> list[float]:
    """Forecast minus result for the seat that the forecast puts ahead, by outcome."""
    ahead = max(scores_forecast(players, len(forecast)), key=lambda score: forecast[score])
    return [forecast[ahead] - outcome.margins[ahead] for outcome in sample.outcomes]


def _bias_error(samples: list[Sample], forecasts: list[list[float]], players: int) -> float:
    by_game: dict[int, list[float]] = {}
    for sample, forecast in zip(samples, forecasts, strict=True):
        by_game.setdefault(sample.game, []).extend(_biases(sample, forecast, players))
    means = [math.fsum(biases) / len(biases) for biases in by_game.values()]
    if len(means) < 2:
        return 0.0
    mean = math.fsum(means) / len(means)
    return math.sqrt(math.fsum((one - mean) ** 2 for one in means) / (len(means) - 1) / len(means))


def _floor(samples: list[Sample], players: int) -> tuple[float, float]:
    """The part of the variance that a position decides, and the mean absolute error that luck leaves.

    Both compare the ends of games that were played on from the same position. From n of them the spread around their
    own mean is too small by a factor, which is corrected.
    """
    results: list[float] = []
    squares = 0.0
    apart = 0.0
    count = 0
    for sample in samples:
        for score in scores_forecast(players, len(sample.judged.margins)):
            ends = [outcome.margins[score] for outcome in sample.outcomes]
            results += ends
            if len(ends) < 2:
                continue
            mean = math.fsum(ends) / len(ends)
            squares += math.fsum((end - mean) ** 2 for end in ends) / (len(ends) - 1)
            apart += math.fsum(abs(end - mean) for end in ends) / len(ends) * math.sqrt(len(ends) / (len(ends) - 1))
            count += 1
    if not count:
        return math.nan, math.nan
    mean = math.fsum(results) / len(results)
    variance = math.fsum((result - mean) ** 2 for result in results) / len(results)
    return 1.0 - squares / count / variance if variance else 0.0, apart / count


def is_good(quarters: list[Quarter]) -> bool:
    """Whether the calibrated forecasts keep to both bounds in every quarter."""
    return all(
        quarter.forecast is not None
        and abs(quarter.forecast.bias) < MOST_BIAS
        and not quarter.forecast.error > MOST_ERROR * quarter.floor
        for quarter in quarters
    )


def bins_of(samples: list[Sample], players: int, calibration: Calibration, count: int, wins: bool) -> list[Bin]:
    """The forecasts in groups of equal number, from low to high, with the results that followed.

    With `wins` they are chances to win, otherwise margins.
    """
    rows: list[tuple[float, float, int]] = []
    for sample in samples:
        forecast = forecasts_of(sample, calibration)
        for score in scores_forecast(players, len(forecast)):
            for outcome in sample.outcomes:
                if wins:
                    rows.append((forecast[score].win, outcome.wins[score], sample.game))
                else:
                    rows.append((forecast[score].margin, outcome.margins[score], sample.game))
    rows.sort()
    found: list[Bin] = []
    for place in range(count):
        some = rows[len(rows) * place // count : len(rows) * (place + 1) // count]
        result = math.fsum(row[1] for row in some) / len(some)
        by_game: dict[int, list[float]] = {}
        for _, end, game in some:
            by_game.setdefault(game, []).append(end)
        means = [math.fsum(ends) / len(ends) for ends in by_game.values()]
        spread = math.fsum((mean - result) ** 2 for mean in means) / max(1, len(means) - 1)
        found.append(
            Bin(math.fsum(row[0] for row in some) / len(some), result, math.sqrt(spread / len(means)), len(some))
        )
    return found
