"""Chapter 1.4: cards of other seats in a frame are either visible to all, or dealt anew when a seat imagines."""

import random

import pytest

from sanmon.games.bitoku import frames as f
from sanmon.games.bitoku.engine import load
from sanmon.games.bitoku.state import NONE, BitokuState
from sanmon.kernel.frames import Frame

WORLDS = 40
# Beginnings of options that bring cards.
PREFERRED = ("do yokai", "do bitoku", "do vision", "favour", "cross", "keep-yokai")
# Kinds of frames with cards of a pile, and the pile; test_spring.py tests the frame with discards.
PILE_OF = {f.YOKAI: "yokai_pile", f.BITOKU: "bitoku_pile", f.VISION: "vision_pile"}


def pool(state: BitokuState, frame: Frame) -> int:
    """How many different cards a card of the frame could be, at least, as far as other seats know."""
    return len({*getattr(state, PILE_OF[frame[0]]), *[card for card in frame[2:] if card != NONE]})


def choose(state: BitokuState, rng: random.Random) -> int:
    """A random option, with a preference for those that bring cards, because they add hidden information."""
    options = state.options()
    words = state.game.vocabulary
    preferred = [option for option in options if words.text(option).startswith(PREFERRED)]
    chosen = preferred if preferred and rng.random() < 0.7 else options
    return chosen[int(rng.random() * len(chosen))]


@pytest.mark.clause("bitoku", "1.4")
def test_pending_frames_reveal_no_hidden_card() -> None:
    game = load(None)
    kinds_seen: set[int] = set()
    for seed in range(8):
        players = 2 + seed % 3
        state: BitokuState = game.start(players=players, seed=seed)
        rng = random.Random(seed)
        while state.seat is not None:
            for place, frame in enumerate(state.stack):
                if frame[0] == f.SLOT:
                    kinds_seen.add(f.SLOT)
                    name = game.parts.yokai_ids[frame[2]]
                    for seat in (*range(players), None):
                        assert name in game.view(state, seat).actors[frame[1]].shown
                elif frame[0] in PILE_OF and pool(state, frame) > 2:
                    for seat in (*range(players), None):
                        if seat != frame[1]:
                            kinds_seen.add(frame[0])
                            frames = {state.imagine(seat, random.Random(world)).stack[place] for world in range(WORLDS)}
                            assert len(frames) > 1, f"{game.kinds[frame[0]].key} reveals a card to seat {seat}"
            state.apply(choose(state, rng))
    assert kinds_seen == {f.SLOT, *PILE_OF}
