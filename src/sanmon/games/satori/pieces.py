"""Shows everything that a component set of Satori prints, as tables in the terminal."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from sanmon.games.satori.domains import COLOUR_IDS
from sanmon.games.satori.engine import Satori
from sanmon.games.satori.rules.sides import side_text
from sanmon.kernel.words import Words

FAINT: Final = "dim"


def pieces(game: Satori, words: Words) -> RenderableType:
    """A table for each sort of piece."""
    parts, things, name = game.parts, game.parts.things, words.name

    def cost(number: int) -> str:
        return words.effect(" | ".join(way.text for way in parts.costs[number]))

    def table(sort: str, *columns: str) -> Table:
        new_table = Table(
            title=words.say(f"board-sort-{sort}"), box=box.SIMPLE_HEAD, title_justify="left", header_style=FAINT
        )
        for column in columns:
            new_table.add_column(words.say(column), overflow="fold")
        return new_table

    basic = table("basic", "board-name", "board-left", "board-right", "board-lantern")
    tiles = table("altars", "board-name", "board-colour", "board-left", "board-right", "board-jokoro")
    for altar, thing in enumerate(things.altar.ids):
        left, right = words.effect(side_text(parts.left[altar])), words.effect(side_text(parts.right[altar]))
        if altar < len(parts.lantern):
            lantern = name("lantern", things.lantern.ids[parts.lantern[altar]])
            basic.add_row(name("altar", thing), left, right, lantern)
        elif parts.altar_colour[altar] >= 0:
            colour = name("colour", COLOUR_IDS[parts.altar_colour[altar]])
            added = words.say("board-its-decoration")
            right = f"{right} + {added}" if parts.right[altar] else added
            tiles.add_row(name("altar", thing), colour, left, right, cost(parts.altar_cost[altar]))
    decorations = table("decorations", "board-name", "board-copies", "board-right")
    for number, thing in enumerate(things.decoration.ids):
        effect = words.effect(side_text(parts.decorations[number]))
        decorations.add_row(name("decoration", thing), str(parts.decoration_copies[number]), effect)
    meditation = table("meditation", "board-name", "board-era", "board-copies", "board-effect")
    for number, thing in enumerate(things.tile.ids):
        era = 1 if number in parts.pile_one else 2
        copies = (parts.pile_one + parts.pile_two).count(number)
        meditation.add_row(name("tile", thing), str(era), str(copies), words.effect(parts.tile_effects[number].text))
    tiers = table("tiers", "board-cost", "board-points")
    for number, points in enumerate(parts.tier_points):
        tiers.add_row(cost(parts.tier_cost[number]), str(points))
    roofs = table("roofs", "board-roof", "board-cost", "board-points")
    for number, points in enumerate(parts.roof_points):
        roofs.add_row(str(number + 1), cost(parts.roof_cost[number]), str(points))
    costs = table("costs", "board-cost")
    for number in parts.pagoda_cost:
        costs.add_row(cost(number))
    wheels = table("wheels", "board-name", "board-effect")
    for number, thing in enumerate(things.wheel.ids):
        wheels.add_row(name("wheel", thing), words.effect(parts.wheels[number].text))
    offerings = table("offerings", "board-name", "board-effect")
    for number, thing in enumerate(things.offering.ids):
        offerings.add_row(name("offering", thing), words.effect(parts.offerings[number].text))
    starting = table("starting", "board-effect")
    for gain in parts.starting:
        starting.add_row(words.effect(gain.text))
    amulets = table("amulets", "board-name", "board-effect")
    for number, thing in enumerate(things.amulet.ids):
        amulets.add_row(name("amulet", thing), words.effect(parts.amulet_bonus[number].text))
    sorin = table("sorin", "board-name", "setting-printing")
    for number, thing in enumerate(things.sorin.ids):
        sorin.add_row(name("sorin-tile", thing), str(parts.sorin_printing[number]))
    return Group(
        basic, tiles, decorations, wheels, offerings, meditation, tiers, roofs, costs, sorin, starting, amulets
    )  # fmt: skip
