"""The evaluation: points now count in full, promises less, and less still when time is short."""

from __future__ import annotations

from koi.scene import Scene
from koi.test_scoring import example
from sanmon.koi.evaluate import evaluate
from sanmon.koi.state import LAST


def test_a_value_for_every_seat() -> None:
    scene = Scene(players=4, bare=False, goals=None)
    values = evaluate(scene.state)
    assert len(values) == 4
    assert values[3] > values[0]  # a large koi in the storage


def test_points_count() -> None:
    scene = example()
    assert evaluate(scene.state)[0] > 60 > evaluate(scene.state)[1]


def test_a_koi_in_the_pond_is_worth_more_than_in_the_storage() -> None:
    for size in ("small", "medium", "large"):
        stored = Scene().give(**{size: 1})
        placed = Scene().fish(size, "-1.0", "e")
        assert evaluate(placed.state)[0] > evaluate(stored.state)[0]


def test_closing_a_ring_is_progress() -> None:
    scene = Scene().fish("small", "0.0")
    open_ = evaluate(scene.state)[0]
    scene.water("1.-1")
    nearly = evaluate(scene.state)[0]
    scene.water("0.-1")
    assert open_ < nearly < evaluate(scene.state)[0]


def test_promises_fade_with_time() -> None:
    scene = Scene().give(water=3, coin=3).card("breeder")
    early = evaluate(scene.state)[0]
    scene.state.ending = LAST
    assert 0 < evaluate(scene.state)[0] < early / 2
