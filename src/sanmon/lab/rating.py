"""Elo ratings from games, their confidence intervals, and a sequential test that can end a match early."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import msgspec

from sanmon.kernel.errors import SetupError

PER_TENFOLD = 400.0  # the Elo difference at which the odds are ten to one
FARTHEST = 1000.0  # ratings are limited to this, because no realistic number of games can show more
RESAMPLES = 200
ENOUGH = 10  # deals: a bootstrap over fewer gives bounds that are too narrow
ERROR_RATE = 0.05  # the probability that a verdict of the sequential test is wrong


def expected(elo: float) -> float:
    """The share of points that a player this much stronger is expected to get."""
    return float(1.0 / (1.0 + 10.0 ** (-elo / PER_TENFOLD)))


def elo_of(share: float) -> float:
    """The Elo difference at which a player gets this share of points."""
    if share <= 0.0:
        return -FARTHEST
    if share >= 1.0:
        return FARTHEST
    return max(-FARTHEST, min(FARTHEST, PER_TENFOLD * math.log10(share / (1.0 - share))))


Table = list[list[float]]  # [one][other]: the points of one contestant against the other


def ratings(points: Table) -> list[float]:
    """The Elo ratings that fit the points best, with mean 0 (Bradley-Terry model, Newman's iteration)."""
    count = len(points)
    if count == 1:
        return [0.0]
    strength = [1.0] * count
    for _ in range(400):
        before = list(strength)
        for player in range(count):
            won = lost = 0.0
            for other in range(count):
                if other != player:
                    # A tenth of a drawn game is added to each pair, so that winning every game gives a finite rating.
                    both = strength[player] + strength[other]
                    won += (points[player][other] + 0.05) * strength[other] / both
                    lost += (points[other][player] + 0.05) / both
            strength[player] = won / lost
        mean = math.exp(sum(math.log(value) for value in strength) / count)
        strength = [value / mean for value in strength]
        if max(abs(math.log(now / then)) for now, then in zip(strength, before, strict=True)) < 1e-6:
            break
    return [max(-FARTHEST, min(FARTHEST, PER_TENFOLD * math.log10(value))) for value in strength]


def ratings_with_bounds(deals: list[Table], games: int, seed: int = 1) -> tuple[list[float], list[float], list[float]]:
    """Elo ratings with the lower and upper bounds of 95 % confidence intervals, from a bootstrap over the deals.

    Between two contestants the bounds are Wilson's interval, which is correct even if one of them wins every game. A
    contestant on several seats meets the other several times in one game. Those results depend on each other, so each
    of the `games` counts once.
    """
    total = summed(deals)
    middle = ratings(total)
    if len(middle) == 2:
        met = total[0][1] + total[1][0]
        share = total[0][1] / met if met else 0.5
        least, most = (elo_of(bound) / 2 for bound in share_bounds(share * games, games))
        first = max(-FARTHEST / 2, min(FARTHEST / 2, middle[0]))
        return [first, -first], [least, -most], [most, -least]
    if len(deals) < ENOUGH:
        return middle, [-FARTHEST] * len(middle), [FARTHEST] * len(middle)
    rng = random.Random(seed)
    drawn = [ratings(summed([deals[int(rng.random() * len(deals))] for _ in deals])) for _ in range(RESAMPLES)]
    low, high = [], []
    for place in range(len(middle)):
        resampled = sorted(ratings[place] for ratings in drawn)
        low.append(resampled[int(0.025 * RESAMPLES)])
        high.append(resampled[int(0.975 * RESAMPLES) - 1])
    return middle, low, high


def summed(games: Sequence[Table]) -> Table:
    """The sum of the tables of these games."""
    count = len(games[0])
    total = [[0.0] * count for _ in range(count)]
    for table in games:
        for player in range(count):
            for other in range(count):
                total[player][other] += table[player][other]
    return total


def share_bounds(got: float, count: int) -> tuple[float, float]:
    """The bounds of Wilson's 95 % confidence interval for a share that was observed as `got` of `count`."""
    if not count:
        return 0.0, 1.0
    z = 1.96
    share = got / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Sprt(msgspec.Struct, frozen=True):
    """Wald's sequential probability ratio test: is a share of points `low` or less, or is it `high` or more?"""

    low: float
    high: float

    def ratio(self, got: float, count: int) -> float:
        """The logarithm of how much more likely `high` is than `low`, after `got` points in `count` games."""
        return got * math.log(self.high / self.low) + (count - got) * math.log((1 - self.high) / (1 - self.low))

    def verdict(self, got: float, count: int) -> str:
        """`high`, `low`, or an empty text while the question is open."""
        ratio = self.ratio(got, count)
        if ratio >= math.log((1 - ERROR_RATE) / ERROR_RATE):
            return "high"
        return "low" if ratio <= math.log(ERROR_RATE / (1 - ERROR_RATE)) else ""


def make_sprt(low: float, high: float) -> Sprt:
    """A test between two shares. Raises SetupError unless 0 < low < high < 1."""
    if not 0.0 < low < high < 1.0:
        raise SetupError(f"a sequential test needs two shares 0 < low < high < 1, not {low:g} and {high:g}")
    return Sprt(low, high)
