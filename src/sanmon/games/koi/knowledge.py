"""What a seat of Koi does not know. That is only the order of the deck, and the state does not know it either."""

import random

from sanmon.games.koi.state import KoiState


def deal_anew(state: KoiState, seat: int | None, rng: random.Random) -> None:
    """Deal nothing anew: a card of the deck is drawn by chance when it is needed."""
