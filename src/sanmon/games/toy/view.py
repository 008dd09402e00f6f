"""What a seat of the toy may know. The view starts empty and gets only what the seat may see."""

import msgspec

from sanmon.games.toy.state import CALM, GOODS, NONE, RICE, TEA, ToyState


class SeatView(msgspec.Struct, frozen=True):
    """One seat at the table. `hand` is None for every seat but the viewer's own."""

    rice: int
    tea: int
    calm: int
    charms: int
    hand: list[str] | None
    shown: str | None
    chosen: bool


class ToyView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    round: int
    rounds: int
    rice: int
    tea: int
    deck: int
    top: str | None
    under: list[str | None]
    brewed: bool
    fox: int | None
    seats: list[SeatView]


def view(state: ToyState, seat: int | None) -> ToyView:
    """The table as one seat sees it (None: a spectator)."""
    ids = state.parts.ids
    bit = 0 if seat is None else 1 << seat
    seats = [
        SeatView(
            rice=state.goods[other * GOODS + RICE],
            tea=state.goods[other * GOODS + TEA],
            calm=state.goods[other * GOODS + CALM],
            charms=len(state.hands[other]),
            hand=[ids[charm] for charm in state.hands[other]] if other == seat else None,
            shown=ids[state.shown[other]] if state.shown[other] != NONE else None,
            chosen=bool(state.sealed) and state.sealed[other] >= 0,
        )
        for other in range(state.players)
    ]
    return ToyView(
        round=state.round + 1,
        rounds=state.parts.rounds,
        rice=state.supply[RICE],
        tea=state.supply[TEA],
        deck=state.deck_size(),
        top=ids[state.top] if state.top != NONE and state.known[state.top] & bit else None,
        under=[ids[charm] if state.known[charm] & bit else None for charm in state.bottom],
        brewed=state.brewed == 1,
        fox=state.fox if state.players == 1 else None,
        seats=seats,
    )
