"""Previews: they equal what the option then does, tell nothing where chance or hidden things come in, and use only
what the seat knows.
"""

import random
from typing import Any

import msgspec
import pytest

import sanmon
from sanmon.kernel.state import State
from sanmon.server.delivery.previews import preview
from sanmon.server.domain.errors import Refusal


def changed(view: Any, found: Any) -> Any:
    """A view with the changes of a preview."""
    after = {**msgspec.to_builtins(view), **msgspec.json.decode(found.view)}
    for field, items in msgspec.json.decode(found.parts).items():
        for place, item in items.items():
            after[field][int(place)] = item
    return after


def positions(game: str, seed: int, players: int) -> Any:
    rng = random.Random(seed)
    state: State = sanmon.load(game).start(players=players, seed=seed, confirm=True)
    while state.seat is not None and state.turn < 12:
        yield state
        state.apply(rng.choice(state.options()))


@pytest.mark.parametrize("game", ["toy", "satori", "koi", "bitoku"])
@pytest.mark.parametrize("players", [1, 2])
def test_a_preview_is_what_happens_or_says_that_it_is_not_known(game: str, players: int) -> None:
    known = unknown = 0
    for state in positions(game, 5, players):
        seat = state.seat
        assert seat is not None
        text = state.game.vocabulary.text
        for option in state.options()[:3]:
            found = preview(state, seat, 0, text(option))
            real = state.clone()
            real.apply(option)
            if not found.known:
                assert real.barrier != state.barrier or real.turn != state.turn or real.result is not None
                unknown += 1
                continue
            assert real.barrier == state.barrier
            assert changed(state.view(seat), found) == msgspec.to_builtins(real.view(seat))
            known += 1
    assert known > 5
    assert unknown > 0


@pytest.mark.parametrize("game", ["satori", "bitoku"])
def test_a_preview_does_not_depend_on_what_is_hidden(game: str) -> None:
    for number, state in enumerate(positions(game, 3, 2)):
        seat = state.seat
        assert seat is not None
        other = state.imagine(seat, random.Random(number))
        for option in state.options()[:3]:
            text = state.game.vocabulary.text(option)
            assert msgspec.json.encode(preview(state, seat, 0, text)) == msgspec.json.encode(
                preview(other, seat, 0, text)
            )


def test_a_preview_changes_nothing_and_refuses_what_is_no_option() -> None:
    state = sanmon.load("toy").start(players=2, seed=7, confirm=True)
    before = state.dump()
    for option in state.options():
        preview(state, 0, 0, state.game.vocabulary.text(option))
    assert state.dump() == before
    with pytest.raises(Refusal):
        preview(state, 0, 0, "play moon")
    with pytest.raises(Refusal):
        preview(state, 1, 0, state.game.vocabulary.text(state.options()[0]))
