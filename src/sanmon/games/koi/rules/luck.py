"""Chapter 3.2: luck tokens, which a player may spend at any moment of the turn before the goals."""

from sanmon.games.koi.domains import COIN, HELD, LUCK, PIECES, SMALL
from sanmon.games.koi.events import LUCKY
from sanmon.games.koi.rules.meditate import buy_koi
from sanmon.games.koi.state import KoiState


def luck_options(state: KoiState, seat: int) -> list[int]:
    """The pieces a token can bring (3.2.2): those in the supply; a koi only if the seat can pay for it."""
    options: list[int] = []
    base = seat * HELD
    if state.held[base + LUCK]:
        stock = state.stock
        coins = state.held[base + COIN] - state.parts.surcharge
        prices = state.parts.prices
        first = state.parts.options.luck.base
        for piece in range(PIECES):
            if stock[piece] and (piece < SMALL or coins >= prices[piece - SMALL]):
                options.append(first + piece)
    return options


def spend_luck(state: KoiState, seat: int, piece: int) -> None:
    """Returns the token to the supply (1.4) and gives the seat the piece it chose."""
    state.tell(LUCKY, seat, piece)
    state.move_pile(seat, LUCK, -1)
    if piece >= SMALL:
        buy_koi(state, seat, piece - SMALL, state.parts.surcharge)
    else:
        state.move_pile(seat, piece, min(state.parts.luck[piece], state.stock[piece]))
