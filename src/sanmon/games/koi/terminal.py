"""Koi in the terminal: the offer, the seats and their ponds from a seat's view."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sanmon.games.koi.domains import SPACE_IDS
from sanmon.games.koi.engine import Koi
from sanmon.games.koi.hexes import DIRECTIONS, STEPS, label_of
from sanmon.games.koi.pieces import ARROWS, card_text, draw_grid, pieces
from sanmon.games.koi.view import HexView, KoiView, PondView, SeatView
from sanmon.kernel.messages import Described
from sanmon.kernel.words import Words

__all__ = ["about", "board", "draw_pond", "pieces", "standing"]

TILE_SIGNS = {"spring": "◦", "water": "≈", "foliage": "♣", "shore": "#", "bridge": "=", "statue": "S", "waterfall": "|",
              "willow": "T", "bed": "t"}  # fmt: skip
STYLES = {"spring": "black on bright_cyan", "water": "black on cyan", "foliage": "black on green",
          "shore": "black on yellow", "bridge": "black on bright_yellow", "statue": "black on white",
          "waterfall": "black on bright_blue", "willow": "black on bright_green",
          "bed": "black on bright_green"}  # fmt: skip
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
    """Every seat's points by source, if the game ended now."""
    return [dict(seat.points) for seat in view.seats]


def about(game: Koi, option: Described, words: Words) -> str:
    """What a card and its space bring, and what a goal tile is worth."""
    if option.key == "meditate":
        space = SPACE_IDS.index(str(option.args["space"]))
        benefit = game.parts.benefits[space].text
        card = card_text(str(option.args["card"]), words)
        return card if benefit == "-" else f"{card}; {words.effect(benefit)}"
    if option.key == "claim":
        return words.say(f"board-goal-{option.args['tile']}")
    return ""


def _head(view: KoiView, words: Words) -> Text:
    phrases = [words.say("board-deck", n=view.deck)]
    if view.scenario is not None:
        phrases.insert(0, words.say("board-scenario", scenario=words.say(f"setting-scenario-{view.scenario}")))
    if view.last_round:
        phrases.append(words.say("board-last"))
    elif view.ending:
        phrases.append(words.say("board-ending"))
    return Text("  ·  ".join(phrases), style="bold")


def _offer(view: KoiView, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", title=words.say("board-offer"), title_justify="left")
    for column in ("board-space", "board-card", "board-effect", "board-benefit"):
        table.add_column(words.say(column))
    for space in view.offer:
        benefit = words.effect(space.benefit) if space.benefit != "-" else ""
        if space.fee:
            benefit = words.say("board-fee", n=space.fee)
        table.add_row(
            str(space.number),
            words.say("board-empty") if space.card is None else words.name("card", space.card),
            "" if space.card is None else card_text(space.card, words),
            benefit,
        )
    return table


def _goals(view: KoiView, words: Words) -> RenderableType:
    if not view.goals:
        return Text(words.say("board-no-goals"))
    table = Table(box=None, pad_edge=False, header_style="bold", title=words.say("board-goals"), title_justify="left")
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    for goal in view.goals:
        for tile, left in goal.tiles.items():
            name = words.name("tile", tile)
            table.add_row(name[:1].upper() + name[1:], f"× {left}", words.say(f"board-goal-{tile}"))
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
    """A pond with what its koi and lanterns score, and the names of its hexes if `named`."""
    koi = [f"{_fish_sign(place, fish.koi)} {fish.points}{'*' if fish.surrounded else ''}" for place, fish in
           enumerate(seat.pond.koi)]  # fmt: skip
    lanterns = [f"☼{label_of(shore.hex)} {shore.points}" for shore in seat.pond.shores if shore.lantern]
    below = "  ".join([*koi, *lanterns])
    title = Text(words.say("board-pond", seat=words.seat(number)), style="bold")
    return Group(title, draw_pond(seat.pond, named), Text(below))


def _fish_sign(place: int, koi: str) -> str:
    return f"{SIZES[koi]}{place + 1}"


def draw_pond(pond: PondView, named: bool) -> Text:
    """Draws the hexes in rows, each half a hex to the right of the row above.

    With `named`, every hex where something lies or could be laid has its name.
    """
    cells = {(at.q, at.r): (_sign(pond, at), STYLES[at.tile]) for at in pond.hexes}
    if named:
        for at in pond.hexes:
            for side in at.water:
                q, r = at.q + STEPS[DIRECTIONS.index(side)][0], at.r + STEPS[DIRECTIONS.index(side)][1]
                cells.setdefault((q, r), ("", "dim"))
    return draw_grid(cells, named)


def _sign(pond: PondView, at: HexView) -> str:
    """What a hex shows: `≈` water, `≈m2` the second koi, `#☼→` a lantern that faces east."""
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
