"""The independent scorer and the engine agree on how games end."""

import json
import random
from typing import Any

import pytest

import sanmon
from games.satori.careful import best_turn
from games.satori.scorer import ScorePad
from sanmon.games.satori.engine import load
from sanmon.kernel.state import State


def scored_game(seed: int, careful: float) -> State:
    """Plays a game and compares the result with the score pad's. `careful` is the share of careful decisions."""
    players = 1 + seed % 4
    state: State = load(None).start(players=players, seed=seed, printing="2023" if seed % 8 > 3 else "2024")
    pad = ScorePad(players)
    rng = random.Random(seed)
    on_event(pad, state)
    while state.seat is not None:
        options = state.options()
        option = options[int(rng.random() * len(options))]
        if rng.random() < careful:
            option = best_turn(state, rng, 6)
        state.apply(option)
        on_event(pad, state)
    view: dict[str, Any] = json.loads(sanmon.encode(state.view(None)))
    scores, ranks = pad.final(view)
    assert state.result is not None
    assert list(state.result.scores) == scores, f"seed {seed}"
    assert list(state.result.ranks) == ranks, f"seed {seed}"
    for score, breakdown in zip(state.result.scores, state.result.breakdown, strict=True):
        assert sum(breakdown.values()) == score
    return state


def on_event(pad: ScorePad, state: State) -> None:
    for event in json.loads(sanmon.encode(state.events_for(None))):
        pad.on_event(event)


@pytest.mark.parametrize("seed", range(40))
def test_the_scorer_agrees(seed: int) -> None:
    scored_game(seed, 0.0)


@pytest.mark.parametrize("seed", range(2000, 2003))
def test_the_scorer_agrees_on_careful_games(seed: int) -> None:
    scored_game(seed, 0.3)


@pytest.mark.deep
def test_the_scorer_agrees_on_a_thousand_games() -> None:
    for seed in range(900):
        scored_game(seed, 0.0)
    for seed in range(5000, 5100):
        scored_game(seed, 0.3)
