"""The evaluation: an earlier place in the next round has a value; incense is worth more than a wheel turned in vain."""

from __future__ import annotations

import random

import pytest

import sanmon
from games.satori.scene import Scene
from sanmon.games.satori.engine import load
from sanmon.games.satori.evaluate import FRONT, TERMS, terms
from sanmon.games.satori.state import ROUNDS, SatoriState


def places(scene: Scene) -> list[float]:
    """What its place in the next round is worth to each seat, in turn order."""
    rows = terms(scene.state)
    return [rows[seat][TERMS.index("order")] for seat in scene.state.order]


@pytest.mark.clause("satori", "14.13")
def test_whoever_rings_the_bell_comes_first_in_the_next_round() -> None:
    scene = Scene(players=4)
    order = scene.state.order
    assert places(scene) == [place * FRONT for place in (1.5, 0.5, -0.5, -1.5)]
    scene.state.bells = [order[3]]
    assert places(scene) == [place * FRONT for place in (0.5, -0.5, -1.5, 1.5)]
    scene.state.bells = [order[3], order[1]]
    assert places(scene) == [place * FRONT for place in (-0.5, 0.5, -1.5, 1.5)]
    scene.state.bells = [order[3], order[1], order[0], order[2]]
    assert places(scene) == [place * FRONT for place in (-0.5, 0.5, -1.5, 1.5)]


def test_in_the_last_round_the_next_order_is_worth_nothing() -> None:
    scene = Scene(players=3)
    scene.state.round = ROUNDS
    assert places(scene) == [0.0, 0.0, 0.0]


def test_in_a_solo_game_the_order_is_worth_nothing() -> None:
    assert places(Scene(players=1)) == [0.0]


@pytest.mark.clause("satori", "6.7")
def test_greedy_turns_no_wheel_that_brings_nothing() -> None:
    """S35 offers such wheels; the incense is nearly always worth more than the place of a hand."""
    positions = 0
    for seed in range(12):
        state = load(None).start(players=2, seed=seed)
        rng = random.Random(seed)
        for _ in range(60):
            assert state.seat is not None
            vain = [option for option in state.options() if brings_nothing(state, option)]
            if vain and rng.random() < 0.3:
                positions += 1
                bot = sanmon.agent("greedy", seed=seed)
                assert bot.choose(state.options(), sanmon.Position(state, state.seat)) not in vain
            state.apply(rng.choice(state.options()))
    assert positions > 10


def brings_nothing(state: SatoriState, option: int) -> bool:
    """Whether the option turns a wheel after which nobody has more of anything and nothing is asked."""
    text = state.game.vocabulary.text(option)
    if not text.startswith("wheel "):
        return False
    after = state.clone()
    after.apply(option)
    return {event.key for event in after.events} <= {"pay", "wheel", "hand-pushed"} and after.stack == state.stack
