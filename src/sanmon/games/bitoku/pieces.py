"""Everything a set of Bitoku prints, as tables for the terminal; and what a single piece does, in words."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sanmon.games.bitoku.engine import Bitoku
from sanmon.games.bitoku.parts import Parts
from sanmon.games.bitoku.printed.base import PER
from sanmon.kernel.words import Words


def pieces(game: Bitoku, words: Words) -> RenderableType:
    """Every card and tile with what it does."""
    parts = game.parts
    table = parts.effects.table
    rows: list[tuple[str, list[tuple[str, str]]]] = [
        ("yokai", [(card, f"{yokai_effect(card, parts, words)}  [{virtue_said(card, parts, words)}]")
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


def cost_said(price: int, parts: Parts, words: Words) -> str:
    """A price in words; nothing if it is free."""
    found = parts.prices[price]
    if found.free:
        return ""
    if len(found.ways) > 1:
        return words.say("board-any", n=sum(found.ways[0]))
    return words.effect(parts.effects.compositions[found.numbers[0]].text)


def tile_effect(row: int, tile: str, parts: Parts, words: Words) -> str:
    """What a tile of a display does: a mitama, a dragonfly, a crystal or a building."""
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
    """What a crystal does, or the points that it brings."""
    number = parts.crystal_ids.index(tile)
    if parts.crystal_trigger[number] >= 0:
        return words.say("board-vp", n=parts.crystal_vp[number])
    return words.effect(parts.effects.table[parts.crystal_effect[number]].text)


def yokai_effect(card: str, parts: Parts, words: Words) -> str:
    """What a yokai does when it is played."""
    return words.effect(parts.effects.table[parts.yokai_effect[parts.yokai_ids.index(card)]].text)


def virtue_said(card: str, parts: Parts, words: Words) -> str:
    """What a yokai is worth when it is removed."""
    number = parts.yokai_ids.index(card)
    per = words.say(f"board-per-{PER[parts.yokai_per[number]]}")
    said = f"{words.say('board-vp', n=parts.yokai_vp[number])} {per}"
    return (
        said
        if PER[parts.yokai_per[number]] == "always"
        else f"{said}, {words.say('board-virtue', n=parts.yokai_max[number])}"
    )


def vision_worth(vision: str, parts: Parts) -> str:
    """What a vision brings, and what it costs when it stays unfulfilled: as the set has it."""
    n = parts.vision_ids.index(vision)
    return f"{parts.vision_vp[n]} / −{parts.vision_penalty[n]}"
