"""Chapter 1.4: what a frame holds of others' cards is either seen by all, or dealt anew when a seat imagines."""

import random

import pytest

from sanmon.games.bitoku import frames as f
from sanmon.games.bitoku.engine import load
from sanmon.games.bitoku.state import NONE, BitokuState
from sanmon.kernel.frames import Frame

WORLDS = 40
# What brings cards.
LOVED = ("do yokai", "do bitoku", "do vision", "favour", "cross", "keep-yokai")
# Kinds of frames with cards of a pile; those of a hand that wait to be discarded are in test_spring.py.
LOOKED_AT = {f.YOKAI: "yokai_pile", f.BITOKU: "bitoku_pile", f.VISION: "vision_pile"}


def pool(state: BitokuState, frame: Frame) -> int:
    """How many different cards a card of the frame could be at least, for all that the others know."""
    return len({*getattr(state, LOOKED_AT[frame[0]]), *[card for card in frame[2:] if card != NONE]})


def choose(state: BitokuState, rng: random.Random) -> int:
    """Anything, but cards with some love: the more are taken, the more is hidden."""
    options = state.options()
    words = state.game.vocabulary
    loved = [option for option in options if words.text(option).startswith(LOVED)]
    chosen = loved if loved and rng.random() < 0.7 else options
    return chosen[int(rng.random() * len(chosen))]


@pytest.mark.clause("bitoku", "1.4")
def test_nobody_learns_a_card_from_what_is_pending() -> None:
    game = load(None)
    met: set[int] = set()
    for seed in range(8):
        players = 2 + seed % 3
        state: BitokuState = game.start(players=players, seed=seed)
        rng = random.Random(seed)
        while state.seat is not None:
            for place, frame in enumerate(state.stack):
                if frame[0] == f.SLOT:
                    met.add(f.SLOT)
                    name = game.parts.yokai_ids[frame[2]]
                    for seat in (*range(players), None):
                        assert name in game.view(state, seat).actors[frame[1]].shown
                elif frame[0] in LOOKED_AT and pool(state, frame) > 2:
                    for seat in (*range(players), None):
                        if seat != frame[1]:
                            met.add(frame[0])
                            found = {state.imagine(seat, random.Random(world)).stack[place] for world in range(WORLDS)}
                            assert len(found) > 1, f"{game.kinds[frame[0]].key} tells seat {seat} a card"
            state.apply(choose(state, rng))
    assert met == {f.SLOT, *LOOKED_AT}
