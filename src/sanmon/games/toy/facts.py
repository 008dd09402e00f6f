"""What a seat of the toy may know, as lists of whole numbers. `observe.py` says where they go in a row of numbers."""

from __future__ import annotations

from typing import Any, Final

from sanmon.games.toy.state import GOODS, NONE, ToyState
from sanmon.kernel.rows.facts import Facts

# The parts, in the order in which `of` returns them.
PARTS: Final = ["question", "single", "supply", "goods", "sizes", "chosen", "hand", "shown", "top", "under"]


class ToyFacts(Facts):
    """What seats of one table may know."""

    def of(self, state: Any, seat: int) -> list[list[int]]:
        """The parts. Hidden are the hands of others, and charms of the deck that the seat has not seen."""
        assert isinstance(state, ToyState)
        bit = 1 << seat
        top = state.top if state.top != NONE and state.known[state.top] & bit else NONE
        return [
            self.question.pairs(state, seat),
            [state.round + 1, state.parts.rounds, state.deck_size(), int(state.brewed == 1),
             state.fox if state.players == 1 else 0],
            state.supply, state.goods[: state.players * GOODS], [len(hand) for hand in state.hands],
            [int(len(state.sealed) > 0 and state.sealed[other] >= 0) for other in range(state.players)],
            state.hands[seat], state.shown, [top], [charm for charm in state.bottom if state.known[charm] & bit],
        ]  # fmt: skip
