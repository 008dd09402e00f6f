"""What a seat of Satori does not know. `imagine` deals it anew."""

import random

from sanmon.games.satori.state import NONE, SatoriState


def deal_anew(state: SatoriState, seat: int | None, rng: random.Random) -> None:
    """Deals anew the amulets hidden from the seat. Piles need no dealing: chance picks each tile when it is drawn."""
    hidden = [
        row for row in range(state.players) if row != seat and not state.played[row] and state.amulet[row] != NONE
    ]
    known = {state.amulet[row] for row in range(state.players) if row not in hidden}
    unknown = [amulet for amulet in range(len(state.parts.amulet_bonus)) if amulet not in known]
    for row, amulet in zip(hidden, rng.sample(unknown, len(hidden)), strict=True):
        state.amulet[row] = amulet
