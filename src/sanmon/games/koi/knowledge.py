"""What a seat of Koi does not know: only the order of the deck, and the state does not hold it either."""

import random

from sanmon.games.koi.state import KoiState


def deal_anew(state: KoiState, seat: int | None, rng: random.Random) -> None:
    """Changes nothing: chance picks each card of the deck when it is drawn."""
