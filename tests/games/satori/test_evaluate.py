"""The evaluation of the turn order: an earlier place in the next round is worth something, so ringing the bell is."""

from __future__ import annotations

import pytest

from games.satori.scene import Scene
from sanmon.games.satori.evaluate import FRONT, TERMS, terms
from sanmon.games.satori.state import ROUNDS


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
