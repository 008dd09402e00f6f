"""The evaluation: who comes earlier in the next round has the better choice, so ringing the bell is worth something."""

from __future__ import annotations

import pytest

from games.satori.scene import Scene
from sanmon.games.satori.evaluate import FRONT, TERMS, terms
from sanmon.games.satori.state import ROUNDS


def places(scene: Scene) -> list[float]:
    """What its place in the next round is worth to each, in the order of turns."""
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


def test_after_the_last_round_comes_no_other() -> None:
    scene = Scene(players=3)
    scene.state.round = ROUNDS
    assert places(scene) == [0.0, 0.0, 0.0]


def test_alone_there_is_no_order() -> None:
    assert places(Scene(players=1)) == [0.0]
