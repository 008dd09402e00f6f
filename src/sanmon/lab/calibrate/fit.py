"""Fits a calibration: least squares for the margin, a logistic curve for the chance to win. It needs only Python."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from sanmon.bots.calibration import Calibration, earliness, shares
from sanmon.kernel.game import Game
from sanmon.lab.calibrate.samples import Sample, fingerprint, scores_forecast

STAGES = [0.0, 0.1, 0.25, 0.5, 0.75, 1.0]
FACTORS = 3  # of a constant, of the margin and of the unscored value
CAUTION = 0.02  # how strongly factors are drawn to those of a map that changes nothing, as a part of the data
ROUNDS = 12  # of Newton's method


def fitted(game: Game[Any], players: int, samples: list[Sample], worlds: int, turns: int) -> Calibration:
    """The calibration that fits these samples best."""
    rows: list[list[float]] = []
    margins: list[float] = []
    wins: list[float] = []
    for sample in samples:
        reading = sample.judged
        parts = shares(STAGES, reading.left)
        for score in scores_forecast(players, len(reading.margins)):
            for outcome in sample.outcomes:
                rows.append(_features(parts, reading.margins[score], reading.unscored[score]))
                margins.append(outcome.margins[score])
                wins.append(outcome.wins[score])
    unchanged = [0.0, 1.0, 0.0] * len(STAGES)
    margin = least_squares(rows, margins, unchanged)
    mapped = [_mapped_row(row, margin) for row in rows]
    win = logistic(mapped, wins)
    return Calibration(
        players, game.components_hash, game.ruleset, fingerprint(game, players), worlds, turns, STAGES,
        _by_stage(margin), _by_stage(win),
    )  # fmt: skip


def with_trust(calibration: Calibration, samples: list[Sample]) -> Calibration:
    """The calibration with the trust in what is read ahead that fits these samples best."""
    square = product = 0.0
    for sample in samples:
        early = earliness(sample.judged.left)
        for score in scores_forecast(calibration.players, len(sample.judged.margins)):
            here = calibration.expected(sample.judged, score)
            ahead = sum(calibration.expected(reading, score) for reading in sample.ahead) / len(sample.ahead)
            for outcome in sample.outcomes:
                square += (early * (ahead - here)) ** 2
                product += early * (ahead - here) * (ahead - outcome.margins[score])
    mistrust = product / square if square else 0.0
    return msgspec.structs.replace(calibration, trust=round(1.0 - min(1.0, max(0.0, mistrust)), 3))


def _features(parts: list[float], margin: float, unscored: float) -> list[float]:
    return [part * value for part in parts for value in (1.0, margin, unscored)]


def _mapped_row(row: list[float], factors: list[float]) -> list[float]:
    """The row with the mapped margin in place of the margin that was read."""
    mapped = math.fsum(value * factor for value, factor in zip(row, factors, strict=True))
    return [row[place - 1] * mapped if place % FACTORS == 1 else value for place, value in enumerate(row)]


def _by_stage(factors: list[float]) -> list[list[float]]:
    return [
        [round(factor, 5) for factor in factors[place : place + FACTORS]] for place in range(0, len(factors), FACTORS)
    ]


def least_squares(rows: list[list[float]], targets: list[float], middle: list[float]) -> list[float]:
    """The factors that fit the targets best, drawn a little towards `middle`."""
    return _solved(rows, targets, [1.0] * len(rows), middle)


def logistic(rows: list[list[float]], targets: list[float]) -> list[float]:
    """The factors of a logistic curve that fit the targets (from 0 to 1) best, by Newton's method."""
    nothing = [0.0] * len(rows[0])
    factors = nothing
    for _ in range(ROUNDS):
        weights: list[float] = []
        aims: list[float] = []
        for row, target in zip(rows, targets, strict=True):
            logit = math.fsum(value * factor for value, factor in zip(row, factors, strict=True))
            chance = 1.0 / (1.0 + math.exp(-min(30.0, max(-30.0, logit))))
            weight = max(chance * (1.0 - chance), 0.01)
            weights.append(weight)
            aims.append(logit + (target - chance) / weight)
        factors = _solved(rows, aims, weights, nothing)
    return factors


def _solved(rows: list[list[float]], targets: list[float], weights: list[float], middle: list[float]) -> list[float]:
    """Weighted least squares with a small ridge, by Gaussian elimination."""
    size = len(middle)
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for row, target, weight in zip(rows, targets, weights, strict=True):
        filled = [place for place in range(size) if row[place]]
        for one in filled:
            scaled = weight * row[one]
            for other in filled:
                matrix[one][other] += scaled * row[other]
            matrix[one][size] += scaled * target
    # The ridge of each kind of factor is a part of its mean square over all stages, so that a stage without samples
    # still has factors.
    for kind in range(FACTORS):
        places = range(kind, size, FACTORS)
        ridge = CAUTION * sum(matrix[place][place] for place in places) / len(places) + 1e-6
        for place in places:
            matrix[place][place] += ridge
            matrix[place][size] += ridge * middle[place]
    return _eliminated(matrix)


def _eliminated(matrix: list[list[float]]) -> list[float]:
    size = len(matrix)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(matrix[row][column]))
        matrix[column], matrix[pivot] = matrix[pivot], matrix[column]
        for row in range(size):
            if row != column and matrix[row][column]:
                part = matrix[row][column] / matrix[column][column]
                for place in range(column, size + 1):
                    matrix[row][place] -= part * matrix[column][place]
    return [matrix[row][size] / matrix[row][row] for row in range(size)]
