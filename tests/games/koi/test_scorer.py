"""The engine and a scorer that shares no code with it agree on final ponds."""

from __future__ import annotations

import random

import msgspec
import pytest

import sanmon
from games.koi.play import at_random, builder, start
from games.koi.scorer import score
from games.koi.test_scoring import example
from sanmon.games.koi.state import KoiState


def compare(state: KoiState) -> int:
    """How many ponds were compared."""
    assert state.result is not None
    view = msgspec.json.decode(sanmon.encode(state.view(None)))
    for seat, points in enumerate(state.result.scores):
        assert score(view["seats"][seat], view["scenario"]) == points == sum(state.result.breakdown[seat].values())
    return state.players


def final_ponds(first: int, wanted: int) -> None:
    seen = 0
    number = first
    while seen < wanted:
        state = start(number)
        rng = random.Random(number)
        while state.seat is not None:
            state.apply(builder(state, rng) if number % 3 else at_random(state, rng))
        seen += compare(state)
        number += 1


def test_they_agree_on_the_example_of_the_rulebook() -> None:
    view = msgspec.json.decode(sanmon.encode(example().state.view(None)))
    assert score(view["seats"][0], None) == 60


def test_they_agree_on_final_ponds() -> None:
    final_ponds(0, 60)


@pytest.mark.deep
def test_they_agree_on_a_thousand_final_ponds() -> None:
    final_ponds(1000, 1000)
