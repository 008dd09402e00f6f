"""Chapter 3.2: luck tokens, at any moment of one's turn up to the goals."""

from sanmon.games.koi.domains import COIN, HELD, LUCK, PIECES, SMALL
from sanmon.games.koi.events import LUCKY
from sanmon.games.koi.rules.meditate import buy_koi
from sanmon.games.koi.state import KoiState


def luck_options(state: KoiState, seat: int) -> list[int]:
    """What a token would bring (3.2.2): something the supply has, koi only if they can be paid."""
    found: list[int] = []
    base = seat * HELD
    if state.held[base + LUCK]:
        stock = state.stock
        coins = state.held[base + COIN] - state.parts.surcharge
        prices = state.parts.prices
        first = state.parts.options.luck.base
        for piece in range(PIECES):
            if stock[piece] and (piece < SMALL or coins >= prices[piece - SMALL]):
                found.append(first + piece)
    return found


def spend_luck(state: KoiState, seat: int, piece: int) -> None:
    """The token goes back to the supply (1.4) and brings its piece."""
    state.tell(LUCKY, seat, piece)
    state.move_pile(seat, LUCK, -1)
    if piece >= SMALL:
        buy_koi(state, seat, piece - SMALL, state.parts.surcharge)
    else:
        state.move_pile(seat, piece, min(state.parts.luck[piece], state.stock[piece]))
