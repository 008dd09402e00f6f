"""The stalls and customers of a component set, as tables for the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from market_day.domains import GUILDS
from market_day.engine import MarketDay
from sanmon.kernel.words import Words


def pieces(game: MarketDay, words: Words) -> RenderableType:
    """A table of all stalls and one of all customers, with their effects."""
    return Group(_stalls(game, words), Text(), _customers(game, words))


def _stalls(game: MarketDay, words: Words) -> Table:
    parts = game.parts
    table = _table(words, "board-stall", "board-effect", "board-places-by-players")
    for number, stall in enumerate(parts.stalls):
        places = " / ".join(str(count) for count in parts.places[number][1:])
        table.add_row(words.name("stall", stall), words.effect(parts.effects[number].text), places)
    return table


def _customers(game: MarketDay, words: Words) -> Table:
    parts = game.parts
    table = _table(words, "board-customer", "board-guild", "board-deal", "score-tinker")
    for number, customer in enumerate(parts.customers):
        guild = words.say(f"board-guild-{GUILDS[parts.guilds[number]]}")
        deal = words.effect(parts.deals[number].text)
        table.add_row(words.name("customer", customer), guild, deal, str(parts.tinker[number]))
    return table


def _table(words: Words, *columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        table.add_column(words.say(column))
    return table
