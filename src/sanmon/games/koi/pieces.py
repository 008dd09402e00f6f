"""Shows everything that a component set of Koi prints, as tables and drawings in the terminal."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sanmon.games.koi.domains import COUNTED, FAMILIES, HELPER, SCROLL, SPACE_IDS
from sanmon.games.koi.engine import Koi
from sanmon.games.koi.hexes import DIRECTIONS, Outline, column_of, hex_at, label_of, row_of
from sanmon.kernel.words import Words

ARROWS = dict(zip(DIRECTIONS, "→↗↖←↙↘", strict=True))
WIDE = 7  # terminal columns from one hex to the next


def pieces(game: Koi, words: Words) -> RenderableType:
    """Every card, space, price and outline of a component set."""
    return Group(_cards(game, words), Text(), _spaces(game, words), Text(), _outlines(game, words))


def _cards(game: Koi, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("board-card", "board-family", "board-copies", "board-effect"):
        table.add_column(words.say(column))
    for card in game.parts.cards:
        copies = " / ".join(str(number) for number in card.copies)
        family = words.say(f"board-family-{FAMILIES[card.family]}")
        table.add_row(words.name("card", card.id), family, copies, card_text(card.id, words))
    return table


def _spaces(game: Koi, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("board-space", "board-benefit"):
        table.add_column(words.say(column))
    for place, space in enumerate(SPACE_IDS):
        fee = game.parts.fees[place]
        benefit = game.parts.benefits[place].text
        benefits = [words.say("board-fee", n=fee)] if fee else []
        table.add_row(
            words.name("space", space), ", ".join([*benefits, *([words.effect(benefit)] if benefit != "-" else [])])
        )
    return table


def _outlines(game: Koi, words: Words) -> RenderableType:
    parts = game.parts
    drawn: dict[str, RenderableType] = {}
    for outline in [*parts.outlines[1:], *[shape.outline for shape in (*parts.koi_shapes, *parts.goal_shapes)]]:
        if outline.name not in drawn:
            beds = parts.beds if outline.name == "willow" else []
            drawn[outline.name] = Group(Text(words.say(f"board-outline-{outline.name}"), style="bold"),
                                        draw_outline(outline, beds))  # fmt: skip
    return Group(Text(words.say("board-outlines"), style="dim"), Columns(list(drawn.values()), padding=(1, 5)))


def draw_outline(outline: Outline, beds: list[int]) -> Text:
    """The hexes of an outline with arrows for their water sides; `M` marks the middle of a shore."""
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for place, (q, r) in enumerate(outline.cells):
        sides = outline.sides[place]
        arrows = (
            "≈" if sides == 63 else "".join(ARROWS[name] for side, name in enumerate(DIRECTIONS) if sides >> side & 1)
        )
        mark = "M" if outline.facing >= 0 and place == 0 else "✿" if place in beds else "·"
        at = hex_at(q, r)
        cells[column_of(at), row_of(at)] = (mark + arrows, "black on cyan" if sides else "black on white")
    return draw_grid(cells, False)


def card_text(id: str, words: Words) -> str:
    """What a card does: its effect, what a scroll counts, or what a helper helps with."""
    card = next(card for card in words.game.parts.cards if card.id == id)  # type: ignore[attr-defined]
    if card.family == SCROLL:
        return words.say("board-each", points=card.points, what=words.say(f"board-one-{COUNTED[card.counts]}"))
    if card.family == HELPER:
        return words.say(f"board-helps-{id}")
    return words.effect(card.effect.text)


def draw_grid(cells: dict[tuple[int, int], tuple[str, str]], named: bool) -> Text:
    """The cells as lines of text: two lines for each row if the hexes are named, else one."""
    left = min(2 * q + r for q, r in cells)
    text = Text()
    for row in range(min(r for _, r in cells), max(r for _, r in cells) + 1):
        here = sorted((q, cell) for (q, r), cell in cells.items() if r == row)
        for second in (False, True) if named else (False,):
            column = 0
            for q, (sign, style) in here:
                start = (2 * q + row - left) * WIDE // 2
                text.append(" " * (start - column))
                content = label_of(f"{q}.{row}") if second else sign
                dim = style if sign else "dim"
                text.append(content.center(WIDE - 1), style=dim if not (second and sign) else style + " dim")
                column = start + WIDE - 1
            text.append("\n")
    text.right_crop(1)
    return text
