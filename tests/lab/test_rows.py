"""Rows: observations written straight from the state equal those made from the view, bit for bit."""

import random
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sanmon
from sanmon.conformance.setups import Setup
from sanmon.conformance.suite import setups
from sanmon.kernel import rows
from sanmon.kernel.errors import SetupError
from sanmon.kernel.state import State
from sanmon.lab.observation import Observer

TABLES = [(name, players) for name in ("satori", "bitoku", "koi", "toy") for players in sanmon.info(name).players]


def positions(game: Any, setup: Setup, seed: int, every: int) -> Iterator[State]:
    """Some positions of a random game: the first, every `every`-th on average, those chosen together, the last."""
    rng = random.Random(f"{setup} {seed}")
    state = setup.start(game, seed)
    yield state
    while state.seat is not None:
        state.apply(rng.choice(state.options()))
        if rng.randrange(every) == 0 or state.result is not None or state.sealed:
            yield state


def check(observers: list[Observer], state: State) -> None:
    for seat in range(state.players):
        expected = observers[0].reference(state, seat)
        mask = np.zeros(state.game.vocabulary.size, np.int8)
        mask[list(state.options(seat))] = 1
        for observer in observers:
            vector, own = observer.both(state, seat)
            differing = [
                part.name for part in observer.slices
                if vector[part.start : part.stop].tobytes() != expected[part.start : part.stop].tobytes()
            ]  # fmt: skip
            assert not differing, f"seat {seat} of {state!r}: {differing}"
            assert own.tobytes() == mask.tobytes()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_rows_equal_what_the_view_gives(name: str, players: int) -> None:
    game = sanmon.load(name)
    observers = [Observer(game, players), Observer(game, players, plain=True)]
    assert all(observer.is_fast for observer in observers)
    for number, setup in enumerate([one for one in setups(name) if one.players == players][:6]):
        for state in positions(game, setup, number, 12):
            check(observers, state)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_rows_do_not_change_when_what_the_seat_does_not_know_is_dealt_anew(name: str, players: int) -> None:
    """`Facts` read the state, so this is what shows that they contain no secret."""
    game = sanmon.load(name)
    fast, plain = Observer(game, players), Observer(game, players, plain=True)
    rng = random.Random(7)
    differ = 0
    for state in positions(game, Setup(players), 9, 4):
        for seat in range(players):
            before = fast.both(state, seat)
            for _ in range(2):
                world = state.imagine(seat, rng)
                differ += world.digest() != state.digest()
                for observer in (fast, plain):
                    after = observer.both(world, seat)
                    assert before[0].tobytes() == after[0].tobytes()
                    assert before[1].tobytes() == after[1].tobytes()
    assert differ or name == "koi" or players == 1  # there only future chance is hidden


@pytest.mark.deep
@pytest.mark.parametrize("name", ["satori", "bitoku", "koi", "toy"])
def test_rows_equal_what_the_view_gives_with_every_set_and_ruleset(name: str) -> None:
    folders = sorted((Path(sanmon.__file__).parent / "games" / name / "components").glob("*/set.toml"))
    info = sanmon.info(name)
    for file in folders:
        for ruleset in range(info.oldest, info.ruleset + 1):
            try:
                game = sanmon.load(name, file.parent, ruleset)
            except sanmon.ComponentError:
                continue  # a set made for newer rules
            for players in info.players:
                observers = [Observer(game, players), Observer(game, players, plain=True)]
                for seed in range(3):
                    for state in positions(game, Setup(players), seed, 3):
                        check(observers, state)


def test_a_copy_of_a_pond_that_changes_is_not_taken_for_the_old_one() -> None:
    """Koi keeps what it computed from a pond until the pond changes; copies share ponds."""
    game = sanmon.load("koi")
    observer = Observer(game, 2)
    rng = random.Random(3)
    state = game.start(2, 3)
    while state.seat is not None:
        other = state.clone()
        for one in (state, other):
            one.apply(rng.choice(one.options()))
            for seat in range(2):
                assert observer.observe(one, seat).tobytes() == observer.reference(one, seat).tobytes()


def test_an_observer_is_for_one_number_of_players() -> None:
    observer = Observer(sanmon.load("satori"), 2)
    with pytest.raises(SetupError, match="for 2 players; the game has 3"):
        observer.observe(sanmon.load("satori").start(3, 1), 0)


@pytest.fixture(params=["compiled", "plain"])
def kind(request: pytest.FixtureRequest) -> bool:
    if request.param == "compiled" and not rows.COMPILED:
        pytest.skip("the module in C is not built here")
    return bool(request.param == "plain")


def test_instructions_do_what_they_say(kind: bool) -> None:
    size = 12
    layout = rows.layout_of(
        size,
        [
            rows.numbers(0, [3, -1, 0]), rows.choices(1, [4], [0, 1, -1], low=5), rows.counts(2, [7, 8, -1]),
            rows.pairs(3),
        ],
        plain=kind,
    )  # fmt: skip
    numbers, masks = array("f", [9.0] * size * 2), bytearray(b"\x09" * 10)
    made = (rows.PlainRows if kind else rows.Rows)(numbers, masks, 2, size, 5)
    made.put(1, layout, [[11, 12, -3], [6], [0, 1, 1, 2, 9], [10, 5]], [4, 2])
    assert numbers.tolist() == [0] * size + [-3, 0, 0, 11, 0, 1, 0, 1, 2, 0, 5, 0]
    assert list(masks) == [0] * 5 + [0, 0, 1, 0, 1]
    made.put(1, layout, [[0, 0, 1], [7], [0], []], (0,))
    assert numbers.tolist() == [0] * size + [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert list(masks) == [0] * 5 + [1, 0, 0, 0, 0]


def test_what_does_not_fit_is_refused(kind: bool) -> None:
    made = (rows.PlainRows if kind else rows.Rows)(array("f", [0.0] * 4), bytearray(2), 1, 4, 2)
    layout = rows.layout_of(4, [rows.numbers(0, [0, 1])], plain=kind)
    with pytest.raises(ValueError, match="3 numbers where the layout has room for 2"):
        made.put(0, layout, [[1, 2, 3]], [])
    made.put(0, layout, [[1, 2]], [])
    with pytest.raises(ValueError, match="too small"):
        (rows.PlainRows if kind else rows.Rows)(array("f", [0.0] * 4), bytearray(2), 2, 4, 2)
    if not kind:
        with pytest.raises(ValueError, match="outside the row"):
            rows.layout_of(4, [rows.numbers(0, [4])])
        with pytest.raises(ValueError, match="the option 2"):
            made.put(0, layout, [[1, 2]], [2])
        with pytest.raises(TypeError):
            made.put(0, layout, [["one", 2]], [])  # type: ignore[list-item]
