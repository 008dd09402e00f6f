"""How a view of Koi becomes numbers, and how the same numbers are written without a view (`instructions`).

A pond is a window of hexes around the middle of its spring, plane by plane.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sanmon.games.koi.domains import (
    COIN,
    EXPANSION,
    GOAL_OF,
    GOAL_TILES,
    GOALS,
    HELD,
    HELPERS,
    LUCK,
    PIECES,
    PILES,
    SCENARIOS,
    SPACES,
)
from sanmon.games.koi.facts import CELL_NAMES as CELLS
from sanmon.games.koi.facts import PARTS, KoiFacts
from sanmon.games.koi.hexes import DIRECTIONS
from sanmon.games.koi.pond import TILES, TOPS
from sanmon.games.koi.view import GoalView, KoiView, PondView, SeatView, SpaceView
from sanmon.kernel.observation import (
    Counts,
    Encoder,
    Flag,
    Keyed,
    Number,
    Omit,
    OneOf,
    Out,
    Record,
    Rows,
    Slice,
    Slots,
    Who,
)
from sanmon.kernel.rows import Instruction, choices, counts, numbers, pairs

__all__ = ["CELLS", "FACTS", "PROMPT", "instructions", "layout"]

FACTS = KoiFacts
PLANES = [
    *[f"tile-{tile}" for tile in TILES if tile],
    *[f"on-{top}" for top in TOPS if top],
    *[f"water-{way}" for way in DIRECTIONS],
    "free", "anchor", "surrounded",
]  # fmt: skip


class Pond(Encoder):
    """Encodes a pond: for every plane the cells of the window row by row, then the number of hexes beyond it."""

    def __init__(self) -> None:
        if set(PondView.__struct_fields__) != {"hexes", "koi", "shores", "goals", "path"}:
            raise TypeError("the fields of PondView changed; update this encoder to match")
        self.planes = {name: place * len(CELLS) for place, name in enumerate(PLANES)}
        self.size = len(PLANES) * len(CELLS) + 1

    def write(self, value: PondView, out: Out, at: int, seat: int) -> None:
        """Writes every hex and every koi. The hexes already show shores, goal tiles and the path."""
        planes = self.planes
        for cell in value.hexes:
            place = CELLS.get(cell.id)
            if place is None:
                out[at + self.size - 1] += 1.0
                continue
            place += at
            out[place + planes[f"tile-{cell.tile}"]] = 1.0
            if cell.on:
                out[place + planes[f"on-{cell.on}"]] = 1.0
            for way in cell.water:
                out[place + planes[f"water-{way}"]] = 1.0
            if cell.free:
                out[place + planes["free"]] = 1.0
        for fish in value.koi:
            for number, hex in enumerate(fish.hexes):
                place = CELLS.get(hex)
                if place is not None:
                    if number == 0:
                        out[at + place + planes["anchor"]] = 1.0
                    if fish.surrounded:
                        out[at + place + planes["surrounded"]] = 1.0

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        """One slice for each plane, then one for the hexes beyond the window."""
        cells = tuple(CELLS)
        for plane, place in self.planes.items():
            start = at + place
            yield Slice(
                f"{name}.{plane}", start, start + len(CELLS), 0.0, 1.0, "cells of the window, row by row", cells
            )
        yield Slice(f"{name}.beyond", at + self.size - 1, at + self.size, 0.0, 999.0, "hexes beyond the window")


class Cell(Encoder):
    """Encodes one hex of the window, given by its name."""

    size = len(CELLS)
    meaning = "one of the cells of the window"
    index = CELLS

    def write(self, value: str | None, out: Out, at: int, seat: int) -> None:
        """Writes a 1 at the place of the hex, if it lies inside the window."""
        place = CELLS.get(value or "")
        if place is not None:
            out[at + place] = 1.0

    def labels(self) -> tuple[str, ...]:
        """The names of the hexes."""
        return tuple(CELLS)


PROMPT: dict[str, Encoder] = {"hex": Cell()}


def layout(game: Any, players: int) -> Encoder:
    """The encoder of a view at a table with this number of players."""
    cards = [card.id for card in game.parts.cards]
    goal = Record(
        GoalView,
        goal=Omit("its place in the list"),
        tiles=Counts([tile for at, tile in enumerate(GOAL_TILES) if GOAL_OF[at] >= 0], "goal tiles"),
    )
    space = Record(
        SpaceView, number=Omit("its place in the list"), card=OneOf(cards, "cards"), fee=Omit("printed on the board"),
        benefit=Omit("printed on the board"), effect=Omit("printed on the card"),
    )  # fmt: skip
    seat = Record(
        SeatView,
        coins=Number(), luck=Number(), expansions=Number(), capacity=Number(), stored=Number(),
        storage=Counts(PILES[:PIECES], "pieces"), cards=Counts(cards, "cards"), claimed=Counts(GOALS, "goals"),
        points=Counts(game.scores, "points by source"), pond=Pond(),
    )  # fmt: skip
    return Record(
        KoiView,
        seat=Omit("seats are counted from the reader on"), active=Who(players, players),
        scenario=OneOf(SCENARIOS, "scenarios") if players == 1 else Omit("for one player only"),
        supply=Counts(PILES, "pieces"), prices=Omit("printed on the board"), deck=Number(),
        unseen=Counts(cards, "cards"), offer=Slots(SPACES, space), goals=Keyed(GOALS, goal, "goal"),
        actions=Counts([*HELPERS, "sensei"], "actions left"), ending=Flag(), last_round=Flag(),
        seats=Rows(players, players, seat),
    )  # fmt: skip


def instructions(
    game: Any,
    players: int,
    seat: int,
    place: Callable[[str], int],
    pond: tuple[str, int] | None = None,
) -> list[Instruction]:
    """Where the facts go in the row of this seat. `place` has the first place of each named part of a layout.

    `pond` is the first part of a pond and how many numbers it has, in a layout with other ponds.
    """
    first_plane, size = (PLANES[0], Pond().size) if pond is None else pond
    at = PARTS.index
    kinds = len(game.parts.cards)
    turned = [(other - seat) % players for other in range(players)]

    def span(name: str, count: int) -> list[int]:
        return list(range(place(name), place(name) + count))

    def rows(field: str, count: int) -> list[int]:
        return [one for row in turned for one in span(f"seats.{row}.{field}", count)]

    held = [-1] * (players * HELD)
    for other, row in enumerate(turned):
        held[other * HELD : other * HELD + PIECES] = span(f"seats.{row}.storage", PIECES)
        for pile, name in ((COIN, "coins"), (LUCK, "luck"), (EXPANSION, "expansions")):
            held[other * HELD + pile] = place(f"seats.{row}.{name}")
    scenarios = len(SCENARIOS)
    solo = [choices(at("scenario"), [place("scenario")], list(range(scenarios)))] if players == 1 else []
    ponds = [
        counts(len(PARTS) + other, span(f"seats.{row}.pond.{first_plane}", size)) for other, row in enumerate(turned)
    ]
    scores = len(game.scores)
    points = [
        numbers(len(PARTS) + players + other, span(f"seats.{row}.points", scores)) for other, row in enumerate(turned)
    ]
    return [
        pairs(at("question")),
        numbers(at("single"), [place("deck"), place("ending"), place("last_round")]),
        choices(at("active"), [place("active")], turned),
        *solo,
        numbers(at("stock"), span("supply", len(PILES))),
        numbers(at("held"), held),
        numbers(at("room"), [place(f"seats.{row}.{name}") for row in turned for name in ("capacity", "stored")]),
        numbers(at("cards"), rows("cards", kinds)),
        counts(at("deck"), span("unseen", kinds)),
        choices(at("offer"), [place(f"offer.{space}.card") for space in range(SPACES)], list(range(kinds))),
        numbers(at("claimed"), rows("claimed", len(GOALS))),
        counts(at("goals"), [place(f"goals.{goal}") for goal in GOALS]),
        numbers(at("goal_left"), [place(f"goals.{GOALS[GOAL_OF[tile]]}.tiles") + tile
                                  for tile in range(len(GOAL_TILES))]),
        numbers(at("acts"), span("actions", len(HELPERS) + 1)),
        *ponds,
        *points,
    ]  # fmt: skip
