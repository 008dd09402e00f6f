"""The setup of a game (chapter 2; in a solo game also 16.1 to 16.5)."""

from __future__ import annotations

from typing import Final

from sanmon.games.satori import frames
from sanmon.games.satori.domains import STARTING
from sanmon.games.satori.events import ROUND_BEGINS, STARTED
from sanmon.games.satori.rules.mountains import free_spaces, place_monk
from sanmon.games.satori.state import (
    BASICS,
    CHARITY,
    COLOURS,
    FEW_WORSHIPPERS,
    GOODS,
    HUMBLE_CHARITY,
    KEYS,
    LEVELS,
    MOUNTAINS,
    NO_TURN,
    NONE,
    RING,
    SPACES,
    START,
    STRICT_REWARDS,
    TURNS,
    SatoriState,
)
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.info import Setting
from sanmon.kernel.runner import execute

FIRST_POINTS: Final = 5
CANCELLED: Final = [0, 0, 0, 3, 1]  # cancelled tiles and neutral jokoros, by number of players


def draw_worshippers(state: SatoriState) -> None:
    """Draws three worshippers for each player from the bag to the Sanmon (2.1, 14.11, 16.1)."""
    for _ in range(TURNS * state.players):
        draw_worshipper(state, state.sanmon)


def draw_worshipper(state: SatoriState, target: list[int]) -> int:
    """Draws one worshipper from the bag, adds it to `target` by colour, and returns its colour."""
    bag = state.bag
    drawn = state.draw(bag[0] + bag[1] + bag[2])
    colour = 0
    while drawn >= bag[colour]:
        drawn -= bag[colour]
        colour += 1
    bag[colour] -= 1
    target[colour] += 1
    return colour


def show_altars(state: SatoriState) -> None:
    """Lays new altar tiles on the slots (2.6, 14.7) and discards the old ones."""
    for slot in range(len(state.slots)):
        state.slots[slot] = state.pick(state.altar_pile) if state.altar_pile else NONE


def show_decorations(state: SatoriState) -> None:
    """Shows three new decorations, redrawn while all are of one kind, if the pile has another (2.7, 2.8, 14.7)."""
    pile = state.decor_pile
    while True:
        state.shown = []
        while pile and len(state.shown) < 3:
            state.shown.append(state.pick(pile))
        kind = state.shown[0]
        if state.shown.count(kind) < 3 or pile.count(kind) == len(pile):
            break
        pile.extend(state.shown)
        pile.sort()
    state.shown.sort()


def fill_mountains(state: SatoriState, pile: list[int]) -> None:
    """Puts a meditation tile on every empty space (2.9, 14.8 to 14.10)."""
    for space in range(SPACES):
        if state.tile_at[space] == NONE:
            state.tile_at[space] = state.pick(pile)


def set_up(state: SatoriState, settings: dict[str, Setting]) -> None:
    """Sets up the table, then asks for starting tiles in turn order and for monks in reverse order (2.16, 2.17)."""
    parts = state.parts
    players = state.players
    solo = players == 1
    rows = 2 if solo else players
    state.rows = rows
    state.easings = (
        (FEW_WORSHIPPERS if settings["few_worshippers"] is True else 0)
        + (HUMBLE_CHARITY if settings["humble_charity"] is True else 0)
        + (STRICT_REWARDS if settings["strict_rewards"] is True else 0)
    )
    state.round = 1
    state.turns = 0
    state.bells = []
    state.wheel_used = NO_TURN
    _players(state)

    state.supply = parts.supply[:]
    each = 3 if players < 3 else players + 1
    if state.easings & FEW_WORSHIPPERS:
        each = 2
    state.bag = [each] * COLOURS
    state.sanmon = [0] * COLOURS
    draw_worshippers(state)

    _pagoda(state, 2023 if settings["printing"] == "2023" else 2024)

    altars = len(parts.altar_colour)
    state.altar_pile = list(range(CHARITY + 1, altars))
    state.slots = [NONE] * len(parts.slot_cost)
    show_altars(state)
    state.decor_pile = [kind for kind, copies in enumerate(parts.decoration_copies) for _ in range(copies)]
    show_decorations(state)
    state.owner = [NONE] * altars
    state.decor = [NONE] * altars
    state.burner = [0] * altars
    state.ground = [NONE] * altars
    state.covered = [NONE] * BASICS
    state.visitors = [0] * (altars * COLOURS)
    state.visit = [parts.options.visit.of(altar) for altar in range(CHARITY + 1)]
    state.plots = parts.plots[players]

    state.pile_one = parts.pile_one[:]
    state.pile_two = parts.pile_two[:]
    state.light = [mountain * RING for mountain in range(MOUNTAINS)]
    state.monk_at = [NONE] * SPACES
    state.tile_at = [NONE] * SPACES
    state.spent = 0
    fill_mountains(state, state.pile_one)

    box = list(range(len(parts.starting)))
    state.starting = sorted([state.pick(box) for _ in range(players + 1)])
    amulets = list(range(len(parts.amulet_bonus)))
    if not solo:
        for seat in range(players):
            state.amulet[seat] = state.pick(amulets)

    first = state.draw(players)
    state.order = [(first + place) % players for place in range(players)]
    state.tell(ROUND_BEGINS, NONE, 1)
    state.push((frames.ROUND, NONE))
    for seat in state.order:
        state.push((frames.FIRST_MONK, seat))
    for seat in reversed(state.order):
        state.push((frames.STARTING_TILE, seat))


def _players(state: SatoriState) -> None:
    """Gives every row what it starts with (2.13, 2.14, 16.4)."""
    rows = state.rows
    seats = range(rows)
    state.goods = [0] * (rows * GOODS)
    state.points = [FIRST_POINTS] * rows
    state.tally = [0] * (rows * KEYS)
    for row in seats:
        state.tally[row * KEYS + START] = FIRST_POINTS
    people = [1 if row < state.players else 0 for row in seats]
    state.tiles = [0] * rows
    state.monks = [3 * one for one in people]
    state.sun = [0] * rows
    state.jokoros = [5] * rows
    state.sixth = people
    state.offering = [0] * rows
    state.built = [0] * rows
    state.hand = [NONE] * rows
    state.amulet = [NONE] * rows
    state.played = [0] * rows


def _pagoda(state: SatoriState, printing: int) -> None:
    """Sets up the tiers, the Sōrin's scoring tile and the pile of cost tiles (2.3 to 2.5)."""
    parts = state.parts
    tiers = list(range(len(parts.tier_cost)))
    state.tier_at = [state.pick(tiers) for _ in range(LEVELS)]
    state.tier_built = [0] * LEVELS
    state.roof_built = [0] * LEVELS
    state.roofs = 0
    state.cost_at = [NONE] * (LEVELS + 1)
    state.left_space = [NONE] * (LEVELS + 1)
    state.right_space = [NONE] * (LEVELS + 1)
    cancelled = len(parts.pagoda_cost)
    state.cost_pile = list(range(cancelled)) + [cancelled] * CANCELLED[state.players]
    state.neutrals = CANCELLED[state.players]
    printed = [tile for tile in range(len(parts.sorin_kind)) if parts.sorin_printing[tile] == printing]
    state.sorin_tile = state.pick(printed)
    state.sorin_builder = NONE


class StartingTile(Kind[SatoriState]):
    """`(STARTING_TILE, seat)`: asks which starting tile to take (2.16, 16.3)."""

    id: int = frames.STARTING_TILE
    key: str = "starting-tile"
    clause: str = "2.16"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        base = state.parts.options.starting.base
        return [base + tile for tile in state.starting]

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        tile = state.parts.options.starting.index(option)
        state.starting.remove(tile)
        state.tell(STARTED, frame[1], tile)
        execute(state, frame[1], STARTING + tile, state.parts.starting[tile])


class FirstMonk(Kind[SatoriState]):
    """`(FIRST_MONK, seat)`: asks where the first monk goes (2.17)."""

    id: int = frames.FIRST_MONK
    key: str = "first-monk"
    clause: str = "2.17"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        return free_spaces(state, state.parts.options.monk.base)

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        state.starting = []
        place_monk(state, frame[1], state.parts.options.monk.index(option))
