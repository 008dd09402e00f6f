"""Shows everything that a component set of Bitoku prints, as a table in the terminal, and single pieces in words."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sanmon.games.bitoku.engine import Bitoku
from sanmon.games.bitoku.parts import Parts
from sanmon.games.bitoku.printed.base import PER
from sanmon.kernel.words import Words


def pieces(game: Bitoku, words: Words) -> RenderableType:
    """A table of every card and tile with its effect."""
    parts = game.parts
    table = parts.effects.table
    rows: list[tuple[str, list[tuple[str, str]]]] = [
        ("yokai", [(card, f"{yokai_effect(card, parts, words)}  [{virtue_text(card, parts, words)}]")
                   for card in parts.yokai_ids]),
        ("bitoku", [(card, words.effect(table[parts.bitoku_effect[n]].text))
                    for n, card in enumerate(parts.bitoku_ids)]),
        ("building", [(tile, tile_effect(3, tile, parts, words)) for tile in parts.building_ids]),
        ("crystal", [(tile, crystal_effect(tile, parts, words)) for tile in parts.crystal_ids]),
        ("mitama", [(tile, tile_effect(0, tile, parts, words)) for tile in parts.mitama_ids]),
        ("dragonfly", [(tile, tile_effect(1, tile, parts, words)) for tile in parts.fly_ids]),
        ("gate", [(tile, words.effect(table[parts.gate_effect[n]].text)) for n, tile in enumerate(parts.gate_ids)]),
        ("rock", [(rock, "") for rock in parts.rock_ids]),
        ("vision", [(card, vision_worth(card, parts)) for card in parts.vision_ids]),
        ("tengu", [(card, "") for card in parts.tengu_ids]),
    ]  # fmt: skip
    drawn = Table(box=None, pad_edge=False, show_header=False)
    for domain, things in rows:
        drawn.add_row(Text(words.say(f"board-piece-{domain}"), style="bold"), "")
        for thing, effect in things:
            drawn.add_row(f"  {words.name(domain, thing)}", effect)
    return drawn


def price_text(price: int, parts: Parts, words: Words) -> str:
    """A price in words; an empty text if it is free."""
    the_price = parts.prices[price]
    if the_price.free:
        return ""
    if len(the_price.ways) > 1:
        return words.say("board-any", n=sum(the_price.ways[0]))
    return words.effect(parts.effects.compositions[the_price.numbers[0]].text)


def tile_effect(row: int, tile: str, parts: Parts, words: Words) -> str:
    """The effect of a tile in display `row` (mitama, dragonfly, crystal or building), in words."""
    table = parts.effects.table
    if row == 0:
        return words.effect(table[parts.mitama_effect[parts.mitama_ids.index(tile)]].text)
    if row == 1:
        return words.effect(table[parts.fly_effect[parts.fly_ids.index(tile)]].text)
    if row == 2:
        return crystal_effect(tile, parts, words)
    number = parts.building_ids.index(tile)
    return f"{parts.building_die[number]}: {words.effect(table[parts.building_effect[number]].text)}"


def crystal_effect(tile: str, parts: Parts, words: Words) -> str:
    """The effect of a crystal in words, or the points of a memory crystal."""
    number = parts.crystal_ids.index(tile)
    if parts.crystal_trigger[number] >= 0:
        return words.say("board-vp", n=parts.crystal_vp[number])
    return words.effect(parts.effects.table[parts.crystal_effect[number]].text)


def yokai_effect(card: str, parts: Parts, words: Words) -> str:
    """The effect of a yokai when it is played, in words."""
    return words.effect(parts.effects.table[parts.yokai_effect[parts.yokai_ids.index(card)]].text)


def virtue_text(card: str, parts: Parts, words: Words) -> str:
    """The points of a yokai when it is removed, in words."""
    number = parts.yokai_ids.index(card)
    per = words.say(f"board-per-{PER[parts.yokai_per[number]]}")
    points = f"{words.say('board-vp', n=parts.yokai_vp[number])} {per}"
    if PER[parts.yokai_per[number]] == "always":
        return points
    return f"{points}, {words.say('board-virtue', n=parts.yokai_max[number])}"


def vision_worth(vision: str, parts: Parts) -> str:
    """The points of a vision, and its penalty if it is not fulfilled."""
    n = parts.vision_ids.index(vision)
    return f"{parts.vision_vp[n]} / −{parts.vision_penalty[n]}"
