"""Reading and checking a component set of Market Day."""

from pathlib import Path

from market_day.domains import GUILDS, Domains
from market_day.options import Options
from market_day.parts import Parts
from sanmon.kernel.effects import EXCHANGE, Effects
from sanmon.kernel.tables import SetReader
from sanmon.kernel.vocabulary import Vocabulary

DEFAULT = Path(__file__).parent / "components" / "market-1"


def read(folder: Path | None, effects: Effects, words: Vocabulary) -> Parts:
    """Reads the set in a folder, or our newest one. Raises one ComponentError with every mistake in it."""
    reader = SetReader(folder or DEFAULT, "market_day", __package__)
    parts = Parts()
    _numbers(reader, parts)
    _customers(reader, parts, effects)
    _stalls(reader, parts, effects)
    _prices(reader, parts, effects)
    reader.done()
    parts.name = reader.name
    parts.hash = reader.hash
    parts.things = Domains(parts.stalls, parts.customers)
    parts.options = Options(words, parts.things)
    return parts


def _numbers(reader: SetReader, parts: Parts) -> None:
    parts.hours = reader.number("hours", 1, 8)
    parts.helpers = reader.number("helpers", 1, 4)
    parts.hand = reader.number("hand", 2, 4)
    parts.cart = reader.number("cart", 3, 20)
    parts.coins = reader.number("coins", 0, 9)
    parts.peddler = reader.number("peddler", 1, 9)
    parts.most = reader.number("most", 0, 9)
    parts.tie = reader.number("tie", 0, 9)


def _customers(reader: SetReader, parts: Parts, effects: Effects) -> None:
    rows = reader.table("customers.csv", ["guild", "deal", "tinker"])
    reader.count("customers.csv", len(rows), 36)
    for row in rows:
        parts.customers.append(row.id())
        parts.guilds.append(GUILDS.index(row.one_of("guild", GUILDS)))
        deal = row.effect("deal", effects)
        if deal.op != EXCHANGE:
            row.mistake("deal", "no-exchange")
        parts.deals.append(deal)
        parts.tinker.append(row.whole("tinker", 0, 9))


def _stalls(reader: SetReader, parts: Parts, effects: Effects) -> None:
    rows = reader.table("stalls.csv", ["effect", "two", "three", "four", "tinker"])
    for row in rows:
        parts.stalls.append(row.id())
        parts.effects.append(row.effect("effect", effects))
        two, three, four = (row.whole(column, 0, 4) for column in ("two", "three", "four"))
        parts.places.append([two, two, three, four])
        parts.tempting.append(row.whole("tinker", 0, 2))
    for players, column in ((2, "two"), (3, "three"), (4, "four")):
        places = sorted((row[players - 1] for row in parts.places), reverse=True)
        # The last helper must find a place even if the same seat's helpers occupy the stalls with the most places.
        left = sum(places[parts.helpers - 1 :]) - (players - 1) * parts.helpers
        if rows and left < 1:
            reader.mistake("stalls.csv", "few-places", column=column, n=sum(places))


def _prices(reader: SetReader, parts: Parts, effects: Effects) -> None:
    for row in reader.table("prices.csv", ["price"]):
        ways = row.cost("price", effects)
        if len(ways) != 1:
            row.mistake("price", "one-price")
        parts.prices.append(ways[0])
    reader.count("prices.csv", len(parts.prices), 4)
