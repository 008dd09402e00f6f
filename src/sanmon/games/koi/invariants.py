"""What is true of every position of Koi: no piece is lost or appears, and what a pond caches matches its tiles."""

from __future__ import annotations

from sanmon.games.koi import frames
from sanmon.games.koi.domains import CARP as CARP_TILE
from sanmon.games.koi.domains import (
    COIN,
    EXPANSION,
    FOLIAGE,
    GOAL_OF,
    GOAL_TILES,
    GOALS,
    HELD,
    LANTERN,
    LARGE,
    LILY,
    LUCK,
    PATH,
    PATH_GOAL,
    SHORE,
    SMALL,
    WATER,
)
from sanmon.games.koi.pond import ANCHOR, CARP, SHORE_LANTERN, TRIPLE, Pond, empty_pond, rebuild, tile_of, top_of
from sanmon.games.koi.pond import FOLIAGE as FOLIAGE_TILE
from sanmon.games.koi.pond import LILY as LILY_TOP
from sanmon.games.koi.pond import WATER as WATER_TILE
from sanmon.games.koi.state import NO_CARD, KoiState

MOST_DECISIONS = 4000
SEEDS = 2
SETUPS = [{"players": 1, "scenario": "hot-summer", "confirm": True}, {"players": 4, "goals": False, "confirm": True}]

LIFTING = (frames.KOI, frames.KOI_WAY)
CLAIMING = (frames.GOAL, frames.GOAL_WAY)


def check(state: KoiState) -> None:
    """Checks every invariant."""
    check_supply(state)
    check_cards(state)
    check_goals(state)
    for pond in state.ponds:
        check_pond(state, pond)


def held(state: KoiState, pile: int) -> int:
    return sum(state.held[seat * HELD + pile] for seat in range(state.players))


def tiles(state: KoiState, tile: int) -> int:
    return sum(tile_of(code) == tile for pond in state.ponds for code in pond.tiles.values())


def check_supply(state: KoiState) -> None:
    """Every pile of the box is in the supply, with a player or in a pond (1.2)."""
    supply = state.parts.supply
    assert min(state.stock) >= 0
    assert min(state.held) >= 0
    placed = {
        WATER: tiles(state, WATER_TILE),
        FOLIAGE: tiles(state, FOLIAGE_TILE),
        SHORE: sum(len(pond.shores) // 3 for pond in state.ponds),
        COIN: 0,
        LUCK: 0,
        EXPANSION: 0,
        LILY: sum(top_of(code) == LILY_TOP for pond in state.ponds for code in pond.tiles.values()),
        LANTERN: sum(sum(pond.shores[SHORE_LANTERN::TRIPLE]) for pond in state.ponds),
    }
    for pile, on_table in placed.items():
        in_hand = held(state, pile) if pile < HELD else 0
        assert state.stock[pile] + in_hand + on_table == supply[pile], f"pile {pile}"
    lifted = [frame[2] for frame in state.stack if frame[0] in LIFTING and frame[3] >= 0]
    for size in range(3):
        pile = SMALL + size
        swimming = sum(pond.koi[::TRIPLE].count(size + 1) for pond in state.ponds) + lifted.count(size + 1)
        there = state.stock[pile] + held(state, pile) + swimming
        expected = supply[pile] - state.parts.removed[state.players - 1][size]
        assert there <= expected if state.players == 1 else there == expected, f"koi of size {size}: {there}"
    assert LARGE == SMALL + 2


def check_cards(state: KoiState) -> None:
    """No card is lost, except those that a solo game discards (8.1)."""
    marks = {1: 1, 2: 1, 3: 2, 4: 3}[state.players]
    for kind, card in enumerate(state.parts.cards):
        expected = sum(card.copies[:marks])
        taken = sum(state.cards[seat * len(state.parts.cards) + kind] for seat in range(state.players))
        there = taken + state.deck.count(kind) + state.offer.count(kind)
        assert there <= expected if state.players == 1 else there == expected, f"{card.id}: {there} of {expected}"
    assert state.deck == sorted(state.deck)
    cards = [card != NO_CARD for card in state.offer]
    if state.taken == NO_CARD:
        assert cards == sorted(cards), "an empty space of the offer is not beside the deck"


def check_goals(state: KoiState) -> None:
    """Every goal tile is in a pond or unclaimed; no seat has two tiles of a goal other than the path (5.1.2)."""
    waiting = [frame[2] for frame in state.stack if frame[0] in CLAIMING]
    few = state.players <= 2
    for tile in range(len(GOAL_TILES)):
        piece = state.parts.goal_tiles[tile]
        there = sum(pond.goals[::TRIPLE].count(tile) for pond in state.ponds) + waiting.count(tile)
        if tile == PATH:
            there = sum(len(pond.path) for pond in state.ponds) + sum(
                frame[0] == frames.PATH_END for frame in state.stack
            )
        expected = (piece.tiles_few if few else piece.tiles) if GOAL_OF[tile] in state.goals else 0
        assert state.goal_left[tile] + there == expected, f"goal tile {GOAL_TILES[tile]}"
    for seat in range(state.players):
        for goal in range(len(GOALS)):
            assert goal == PATH_GOAL or state.claimed[seat * len(GOALS) + goal] <= 1


def check_pond(state: KoiState, pond: Pond) -> None:
    """What the pond caches matches its tiles, and its pieces cover exactly the hexes marked with them."""
    again = rebuild(pond.data())
    assert again.reach == pond.reach
    assert again.free == pond.free
    assert sorted(again.beds) == sorted(pond.beds)
    assert sorted(again.lilies) == sorted(pond.lilies)
    assert again.data() == pond.data()
    covered: list[int] = []
    for index in range(0, len(pond.koi), TRIPLE):
        size, at, code = pond.koi[index : index + TRIPLE]
        cells = state.parts.koi_shapes[size].outline.way(code).hexes(at)
        assert min(cells) == at
        assert all(top_of(pond.tiles[cell]) == size for cell in cells)
        covered += cells
    tiles = [
        pond.goals[index + ANCHOR : index + TRIPLE]
        for index in range(0, len(pond.goals), TRIPLE)
        if pond.goals[index] == CARP_TILE
    ]
    carps = [
        pond.koi[index + ANCHOR : index + TRIPLE]
        for index in range(0, len(pond.koi), TRIPLE)
        if pond.koi[index] == CARP
    ]
    assert state.game.ruleset == 1 or carps in ([], tiles), "the goal tile of a carp is not where the carp lies"
    on_hexes = [at for at, code in pond.tiles.items() if 1 <= top_of(code) <= CARP]
    assert sorted(covered) == sorted(on_hexes)
    assert empty_pond().data() == [[], [], [], [], []]
