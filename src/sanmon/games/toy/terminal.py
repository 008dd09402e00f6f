"""The toy in the terminal: the table as a seat sees it, and its charms."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sanmon.games.toy.engine import Toy
from sanmon.games.toy.pieces import pieces
from sanmon.games.toy.view import SeatView, ToyView
from sanmon.kernel.messages import Described
from sanmon.kernel.words import Words

__all__ = ["about", "board", "pieces", "standing"]


def board(view: ToyView, words: Words) -> RenderableType:
    """Draws the table as the seat sees it."""
    head = [words.say("board-round", round=view.round, rounds=view.rounds)]
    head.append(words.say("board-supply", rice=view.rice, tea=view.tea))
    head.append(words.say("board-deck", n=view.deck))
    if view.top is not None:
        head.append(words.say("board-top", charm=words.name("charm", view.top)))
    if any(view.under):
        known = ", ".join("?" if charm is None else words.name("charm", charm) for charm in view.under)
        head.append(words.say("board-under", charms=known))
    if view.fox is not None:
        head.append(words.say("board-fox", points=view.fox))
    seats = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("", *(words.name("good", good) for good in ("rice", "tea", "calm"))):
        seats.add_column(column, justify="right" if column else "left")
    seats.add_column(words.say("board-hand"))
    seats.add_column(words.say("board-shown"))
    for number, seat in enumerate(view.seats):
        seats.add_row(
            Text(words.seat(number), style="bold"),
            str(seat.rice),
            str(seat.tea),
            str(seat.calm),
            _hand(seat, words),
            words.say("board-chosen") if seat.chosen else "" if seat.shown is None else words.name("charm", seat.shown),
        )
    return Group(Text("  ·  ".join(head)), Text(), seats)


def _hand(seat: SeatView, words: Words) -> str:
    if seat.hand is None:
        return words.say("board-charms", n=seat.charms)
    return ", ".join(words.name("charm", charm) for charm in seat.hand)


def about(game: Toy, option: Described, words: Words) -> str:
    """What a charm does, for an option that plays one; an empty text for other options."""
    charm = option.args.get("charm")
    return words.effect(game.parts.effects[game.parts.ids.index(str(charm))].text) if option.key == "play" else ""


def standing(view: ToyView) -> list[dict[str, int]]:
    """The points of every score by source, if the game ended now (4.1)."""
    points = [{"calm": seat.calm, "leftovers": (seat.rice + seat.tea) // 3} for seat in view.seats]
    return points if view.fox is None else [*points, {"fox": view.fox}]
