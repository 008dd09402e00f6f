"""Draws Market Day in the terminal, from a seat's view."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from market_day.domains import GUILDS
from market_day.engine import MarketDay
from market_day.pieces import pieces
from market_day.view import MarketDayView, SeatView, StallView
from sanmon.kernel.messages import Described
from sanmon.kernel.words import Words

__all__ = ["about", "board", "pieces", "standing"]

GOODS = ("apple", "wool", "honey", "coin", "fame")


def board(view: MarketDayView, words: Words) -> RenderableType:
    """The market as the seat sees it."""
    head = [
        words.say("board-hour", hour=view.hour, hours=view.hours),
        words.say("board-first", first=words.seat(view.first)),
        words.say("board-deck", n=view.deck),
    ]
    if view.tinker is not None:
        head.append(words.say("board-tinker", points=view.tinker.points, n=len(view.tinker.customers)))
    return Group(
        Text("  ·  ".join(head)), Text(), _row(view, words), Text(), _stalls(view, words), Text(), _seats(view, words)
    )


def _row(view: MarketDayView, words: Words) -> Text:
    waiting = [words.name("customer", customer) for customer in view.row]
    return Text(f"{words.say('board-row')}: {' → '.join(waiting) or '–'}")


def _stalls(view: MarketDayView, words: Words) -> Table:
    game = words.game
    assert isinstance(game, MarketDay)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("board-stall", "board-effect", "board-helpers"):
        table.add_column(words.say(column))
    for number, stall in enumerate(view.stalls):
        effect = words.effect(game.parts.effects[number].text)
        table.add_row(words.name("stall", stall.id), effect, _helpers(stall, words))
    return table


def _helpers(stall: StallView, words: Words) -> str:
    there = [words.player(seat + 1) for seat in stall.helpers]
    return ", ".join([*there, *["○"] * (stall.places - len(there))])


def _seats(view: MarketDayView, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    for good in GOODS:
        table.add_column(words.name("good", good), justify="right")
    for column in ("board-served", "board-hand"):
        table.add_column(words.say(column))
    for number, seat in enumerate(view.seats):
        counts = [str(getattr(seat, good)) for good in GOODS]
        served = ", ".join(words.name("customer", customer) for customer in seat.served)
        table.add_row(Text(words.seat(number), style="bold"), *counts, served, _hand(seat, words))
    return table


def _hand(seat: SeatView, words: Words) -> str:
    if seat.hand is not None:
        return ", ".join(words.name("customer", customer) for customer in seat.hand)
    seen = [words.name("customer", customer) for customer in seat.seen]
    return ", ".join([*seen, *["?"] * (seat.customers - len(seen))])


def about(game: MarketDay, option: Described, words: Words) -> str:
    """The effect of the stall or customer that an option names; empty for other options."""
    parts = game.parts
    if "stall" in option.args:
        return words.effect(parts.effects[parts.stalls.index(str(option.args["stall"]))].text)
    if "customer" in option.args:
        number = parts.customers.index(str(option.args["customer"]))
        guild = words.say(f"board-guild-{GUILDS[parts.guilds[number]]}")
        return f"{guild}: {words.effect(parts.deals[number].text)}"
    return ""


def standing(view: MarketDayView) -> list[dict[str, int]]:
    """The points so far, by source (4.1). Guilds are not included: they are counted at the end."""
    points = [
        {"fame": seat.fame, "leftovers": (seat.apple + seat.wool + seat.honey + seat.coin) // 3} for seat in view.seats
    ]
    return points if view.tinker is None else [*points, {"tinker": view.tinker.points}]
