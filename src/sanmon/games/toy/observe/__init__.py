"""How a view of the toy becomes numbers, and how the same numbers are written without a view (`instructions`)."""

from collections.abc import Callable
from typing import Any

from sanmon.games.toy.facts import PARTS, ToyFacts
from sanmon.games.toy.view import SeatView, ToyView
from sanmon.kernel.observation import Counts, Encoder, Flag, Number, OneOf, Record, Rows
from sanmon.kernel.rows import Instruction, choices, counts, numbers, pairs

FACTS = ToyFacts


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


def instructions(game: Any, players: int, seat: int, place: Callable[[str], int]) -> list[Instruction]:
    """Where the facts go in the row of this seat. `place` has the first place of each named part of a layout."""
    at = PARTS.index
    charms = range(len(game.parts.ids))
    turned = [(other - seat) % players for other in range(players)]

    def of(field: str) -> list[int]:
        return [place(f"seats.{row}.{field}") for row in turned]

    def span(name: str) -> list[int]:
        return [place(name) + charm for charm in charms]

    goods = [place(f"seats.{row}.{good}") for row in turned for good in ("rice", "tea", "calm")]
    return [
        pairs(at("question")),
        numbers(at("single"), [place(name) for name in ("round", "rounds", "deck", "brewed", "fox")]),
        numbers(at("supply"), [place("rice"), place("tea")]),
        numbers(at("goods"), goods),
        numbers(at("sizes"), of("charms")),
        numbers(at("chosen"), of("chosen")),
        counts(at("hand"), span("seats.0.hand")),
        choices(at("shown"), of("shown"), charms),
        choices(at("top"), [place("top")], charms),
        counts(at("under"), span("under")),
    ]
