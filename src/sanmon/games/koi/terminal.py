"""Koi in the terminal: the offer, the seats and their ponds from a seat's view; and the pieces of a component set."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sanmon.games.koi.domains import COUNTED, FAMILIES, HELPER, SCROLL, SPACE_IDS
from sanmon.games.koi.engine import Koi
from sanmon.games.koi.hexes import DIRECTIONS, STEPS, Outline, column_of, hex_at, label_of, row_of
from sanmon.games.koi.view import HexView, KoiView, PondView, SeatView
from sanmon.kernel.messages import Described
from sanmon.kernel.words import Words

ARROWS = dict(zip(DIRECTIONS, "→↗↖←↙↘", strict=True))
WIDE = 7  # columns of the screen from one hex to the next
TILE_SIGNS = {"spring": "◦", "water": "≈", "foliage": "♣", "shore": "#", "bridge": "=", "statue": "S", "waterfall": "|",
              "willow": "T", "bed": "t"}  # fmt: skip
STYLES = {"spring": "black on bright_cyan", "water": "black on cyan", "foliage": "black on green",
          "shore": "black on yellow", "bridge": "black on bright_yellow", "statue": "black on white",
          "waterfall": "black on bright_blue", "willow": "black on bright_green", "bed": "black on bright_green"}  # fmt: skip
TOP_SIGNS = {
    "lily": "✿",
    "purple-lily": "❀",
    "branch": "Y",
    "path": "%",
    "turtle": "@",
    "shishi-odoshi": "!",
    "lantern": "☼",
}
SIZES = {"small": "s", "medium": "m", "large": "L", "carp": "C"}


def board(view: KoiView, words: Words) -> RenderableType:
    """The table as the seat sees it."""
    parts: list[RenderableType] = [_head(view, words), Text(), _offer(view, words), Text(), _goals(view, words), Text()]
    parts += [_supply(view, words), Text(), _seats(view, words), Text()]
    me = view.seat if view.seat is not None else view.active
    order = [me, *[seat for seat in range(len(view.seats)) if seat != me]]
    ponds = [_pond(view.seats[seat], seat, words, seat == me) for seat in order]
    parts += [ponds[0], Columns(ponds[1:], padding=(1, 4)), Text(words.say("board-legend"), style="dim")]
    return Group(*parts)


def standing(view: KoiView) -> list[dict[str, int]]:
    """Points by source if the game ended now."""
    return [dict(seat.points) for seat in view.seats]


def about(game: Koi, option: Described, words: Words) -> str:
    """What a card and its space bring, and what a goal tile is worth."""
    if option.key == "meditate":
        space = SPACE_IDS.index(str(option.args["space"]))
        benefit = game.parts.benefits[space].text
        card = _card_text(str(option.args["card"]), words)
        return card if benefit == "-" else f"{card}; {words.effect(benefit)}"
    if option.key == "claim":
        return words.say(f"board-goal-{option.args['tile']}")
    return ""


def _head(view: KoiView, words: Words) -> Text:
    said = [words.say("board-deck", n=view.deck)]
    if view.scenario is not None:
        said.insert(0, words.say("board-scenario", scenario=words.say(f"setting-scenario-{view.scenario}")))
    if view.last_round:
        said.append(words.say("board-last"))
    elif view.ending:
        said.append(words.say("board-ending"))
    return Text("  ·  ".join(said), style="bold")


def _offer(view: KoiView, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", title=words.say("board-offer"), title_justify="left")
    for column in ("board-space", "board-card", "board-effect", "board-benefit"):
        table.add_column(words.say(column))
    for space in view.offer:
        given = words.effect(space.benefit) if space.benefit != "-" else ""
        if space.fee:
            given = words.say("board-fee", n=space.fee)
        table.add_row(
            str(space.number),
            words.say("board-empty") if space.card is None else words.name("card", space.card),
            "" if space.card is None else _card_text(space.card, words),
            given,
        )
    return table


def _card_text(id: str, words: Words) -> str:
    """What a card does: its effect, what a scroll counts, or what a helper helps with."""
    card = next(card for card in words.game.parts.cards if card.id == id)  # type: ignore[attr-defined]
    if card.family == SCROLL:
        return words.say("board-each", points=card.points, what=words.say(f"board-one-{COUNTED[card.counts]}"))
    if card.family == HELPER:
        return words.say(f"board-helps-{id}")
    return words.effect(card.effect.text)


def _goals(view: KoiView, words: Words) -> RenderableType:
    if not view.goals:
        return Text(words.say("board-no-goals"))
    table = Table(box=None, pad_edge=False, header_style="bold", title=words.say("board-goals"), title_justify="left")
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    for goal in view.goals:
        for tile, left in goal.tiles.items():
            table.add_row(words.name("tile", tile), f"× {left}", words.say(f"board-goal-{tile}"))
    table.show_header = False
    return table


def _supply(view: KoiView, words: Words) -> Text:
    prices = words.say(
        "board-prices", **view.prices, n1=view.supply["small"], n2=view.supply["medium"], n3=view.supply["large"]
    )
    return Text(prices + "\n" + words.say("board-left", **view.supply), style="dim")


def _seats(view: KoiView, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    for column in ("board-points", "board-coins", "board-luck"):
        table.add_column(words.say(column), justify="right")
    for column in ("board-storage", "board-cards", "board-claimed"):
        table.add_column(words.say(column))
    for number, seat in enumerate(view.seats):
        stored = ", ".join(f"{n}× {words.name('piece', piece)}" for piece, n in seat.storage.items() if n)
        cards = ", ".join((f"{n}× " if n > 1 else "") + words.name("card", card) for card, n in seat.cards.items())
        goals = ", ".join(words.name("goal", goal) + (f" {n}" if n > 1 else "") for goal, n in seat.claimed.items())
        table.add_row(
            Text(("▸ " if number == view.active else "  ") + words.seat(number), style="bold"),
            str(sum(seat.points.values())), str(seat.coins), str(seat.luck),
            f"{seat.stored}/{seat.capacity}  {stored}", cards, goals,
        )  # fmt: skip
    return table


def _pond(seat: SeatView, number: int, words: Words, named: bool) -> RenderableType:
    """A pond with what its koi and lanterns score; with the names of hexes in one's own."""
    koi = [f"{_fish_sign(place, fish.koi)} {fish.points}{'*' if fish.surrounded else ''}" for place, fish in
           enumerate(seat.pond.koi)]  # fmt: skip
    lanterns = [f"☼{label_of(shore.hex)} {shore.points}" for shore in seat.pond.shores if shore.lantern]
    below = "  ".join([*koi, *lanterns])
    title = Text(words.say("board-pond", seat=words.seat(number)), style="bold")
    return Group(title, draw_pond(seat.pond, named), Text(below))


def _fish_sign(place: int, koi: str) -> str:
    return f"{SIZES[koi]}{place + 1}"


def draw_pond(pond: PondView, named: bool) -> Text:
    """Hexes in rows, each half a hex further right than the row above; names of hexes where something lies or could."""
    cells = {(at.q, at.r): (_sign(pond, at), STYLES[at.tile]) for at in pond.hexes}
    if named:
        for at in pond.hexes:
            for side in at.water:
                q, r = at.q + STEPS[DIRECTIONS.index(side)][0], at.r + STEPS[DIRECTIONS.index(side)][1]
                cells.setdefault((q, r), ("", "dim"))
    return _grid(cells, named)


def _sign(pond: PondView, at: HexView) -> str:
    """What a hex shows: `≈` water, `≈m2` the second koi, `#☼→` a lantern that looks east."""
    sign = TILE_SIGNS[at.tile]
    for place, fish in enumerate(pond.koi):
        if at.id in fish.hexes:
            return sign + _fish_sign(place, fish.koi) + ("*" if fish.surrounded else "")
    for shore in pond.shores:
        if shore.hex == at.id:
            return sign + ("☼" if shore.lantern else "") + ARROWS[shore.faces]
    for tile in pond.goals:
        if tile.hex == at.id and tile.faces is not None:
            return sign + ARROWS[tile.faces]
    if at.id in pond.path:
        return sign + f"%{pond.path.index(at.id) + 1}"
    return sign + TOP_SIGNS.get(at.on or "", "" if at.tile not in ("spring", "water") else sign)


def _grid(cells: dict[tuple[int, int], tuple[str, str]], named: bool) -> Text:
    """Put cells onto lines of text: two lines a row if hexes are named, else one."""
    left = min(2 * q + r for q, r in cells)
    text = Text()
    for row in range(min(r for _, r in cells), max(r for _, r in cells) + 1):
        here = sorted((q, cell) for (q, r), cell in cells.items() if r == row)
        for second in (False, True) if named else (False,):
            column = 0
            for q, (sign, style) in here:
                start = (2 * q + row - left) * WIDE // 2
                text.append(" " * (start - column))
                said = label_of(f"{q}.{row}") if second else sign
                dim = style if sign else "dim"
                text.append(said.center(WIDE - 1), style=dim if not (second and sign) else style + " dim")
                column = start + WIDE - 1
            text.append("\n")
    text.right_crop(1)
    return text


# -- the pieces of a set


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
        table.add_row(words.name("card", card.id), family, copies, _card_text(card.id, words))
    return table


def _spaces(game: Koi, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("board-space", "board-benefit"):
        table.add_column(words.say(column))
    for place, space in enumerate(SPACE_IDS):
        fee = game.parts.fees[place]
        benefit = game.parts.benefits[place].text
        said = [words.say("board-fee", n=fee)] if fee else []
        table.add_row(
            words.name("space", space), ", ".join([*said, *([words.effect(benefit)] if benefit != "-" else [])])
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
    """Its hexes with the arrows of their water sides; `M` is the middle, with the direction it faces after it."""
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for place, (q, r) in enumerate(outline.cells):
        sides = outline.sides[place]
        arrows = (
            "≈" if sides == 63 else "".join(ARROWS[name] for side, name in enumerate(DIRECTIONS) if sides >> side & 1)
        )
        mark = "M" if outline.facing >= 0 and place == 0 else "✿" if place in beds else "·"
        at = hex_at(q, r)
        cells[column_of(at), row_of(at)] = (mark + arrows, "black on cyan" if sides else "black on white")
    return _grid(cells, False)
