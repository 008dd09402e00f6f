"""Elo ratings, their confidence intervals, and the sequential test."""

from __future__ import annotations

import random

import pytest

from sanmon.kernel.errors import SetupError
from sanmon.lab.rating import (
    Table,
    elo_of,
    expected,
    make_sprt,
    ratings,
    ratings_with_bounds,
    share_bounds,
)


def test_elo_and_share_are_inverse_functions() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(-400) == pytest.approx(1 / 11)
    for elo in (-300, -20, 0, 150):
        assert elo_of(expected(elo)) == pytest.approx(elo)
    assert elo_of(0.0) == -elo_of(1.0)


def test_the_ratings_of_two_fit_their_points() -> None:
    one, two = ratings([[0, 750], [250, 0]])
    assert one == pytest.approx(-two)
    assert one - two == pytest.approx(190.8, abs=0.5)


def test_ratings_recover_the_true_strengths() -> None:
    true = [120.0, 0.0, -120.0]
    games = 4000.0
    points = [[games * expected(a - b) if a != b else 0.0 for b in true] for a in true]
    assert ratings(points) == pytest.approx(true, abs=1.0)
    assert ratings([[0.0]]) == [0.0]


def test_winning_every_game_gives_a_finite_rating() -> None:
    one, two = ratings([[0, 10], [0, 0]])
    assert 200 < one < 1000
    assert two == pytest.approx(-one)


def test_the_bounds_of_two_contain_the_truth_95_percent_of_the_time() -> None:
    rng = random.Random(5)
    held = 0
    for trial in range(60):
        games: list[Table] = []
        for _ in range(80):
            won = float(rng.random() < expected(100))
            games.append([[0.0, won], [1.0 - won, 0.0]])
        _, low, high = ratings_with_bounds(games, len(games), trial)
        held += low[0] <= 50 <= high[0]
    assert held >= 51  # of 60; 57 are expected


def test_winning_every_game_still_gives_an_interval() -> None:
    middle, low, high = ratings_with_bounds([[[0.0, 1.0], [0.0, 0.0]]] * 20, 20)
    assert low[0] < middle[0] <= high[0]
    assert low[0] > 0
    assert [low[1], high[1]] == [-high[0], -low[0]]


def test_the_bounds_of_three_contain_the_truth() -> None:
    rng = random.Random(6)
    true = [60.0, 0.0, -60.0]
    held = 0
    for trial in range(20):
        games: list[Table] = []
        for number in range(90):
            one, two = ((0, 1), (0, 2), (1, 2))[number % 3]
            table = [[0.0] * 3 for _ in range(3)]
            won = rng.random() < expected(true[one] - true[two])
            table[one][two], table[two][one] = float(won), float(not won)
            games.append(table)
        _, low, high = ratings_with_bounds(games, len(games), trial)
        held += low[0] <= 60 <= high[0]
    assert held >= 16


def test_several_meetings_in_one_game_count_as_one_game() -> None:
    """A contestant that meets three others in a game has the information of one game."""
    once = [[[0.0, 1.0], [0.0, 0.0]], [[0.0, 0.0], [1.0, 0.0]]] * 20
    thrice = [[[3 * points for points in row] for row in table] for table in once]
    assert ratings_with_bounds(thrice, 40)[1:] == ratings_with_bounds(once, 40)[1:]


def test_a_few_deals_of_three_give_the_widest_bounds() -> None:
    deal = [[0.0, 1.0, 1.0], [0.0, 0.0, 1.0], [0.0, 0.0, 0.0]]
    _, low, high = ratings_with_bounds([deal] * 9, 9)
    assert (low, high) == ([-1000.0] * 3, [1000.0] * 3)
    assert ratings_with_bounds([deal] * 10, 10)[1][0] > -1000.0


def test_wilson() -> None:
    low, high = share_bounds(8, 10)
    assert [low, high] == pytest.approx([0.490, 0.943], abs=0.001)
    assert share_bounds(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("share", "answer"), [(0.55, "high"), (0.45, "low")])
def test_the_sequential_test_is_rarely_wrong_and_short(share: float, answer: str) -> None:
    sprt = make_sprt(0.45, 0.55)
    rng = random.Random(int(share * 100))
    right = games = 0
    for _ in range(400):
        got, count = 0.0, 0
        while not sprt.verdict(got, count):
            got += rng.random() < share
            count += 1
        right += sprt.verdict(got, count) == answer
        games += count
    assert right >= 400 * 0.93
    assert games / 400 < 200


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.5), (0.6, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_a_test_needs_two_shares(low: float, high: float) -> None:
    with pytest.raises(SetupError, match="two shares"):
        make_sprt(low, high)
