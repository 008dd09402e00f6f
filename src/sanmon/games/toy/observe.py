"""How a view of the toy becomes numbers."""

from typing import Any

from sanmon.games.toy.view import SeatView, ToyView
from sanmon.kernel.observation import Counts, Encoder, Flag, Number, OneOf, Record, Rows


def layout(game: Any, players: int) -> Encoder:
    """The encoder of a view at a table of this number of players."""
    charms = game.parts.ids
    seat = Record(
        SeatView,
        rice=Number(), tea=Number(), calm=Number(), charms=Number(), hand=Counts(charms, "charms"),
        shown=OneOf(charms, "charms"), chosen=Flag(),
    )  # fmt: skip
    return Record(
        ToyView,
        round=Number(), rounds=Number(), rice=Number(), tea=Number(), deck=Number(), top=OneOf(charms, "charms"),
        under=Counts(charms, "charms"), brewed=Flag(), fox=Number(), seats=Rows(players, players, seat),
    )  # fmt: skip
