"""Chapter 25: the Tengu's points at the end of the game."""

from typing import Final

from sanmon.games.bitoku.printed.base import SHINIGAMI, YAMA_UBA
from sanmon.games.bitoku.solo.switches import LAKE_LORD
from sanmon.games.bitoku.solo.will import OF_BUILDINGS, OF_MITAMA, OF_YOKAI, favourite_types
from sanmon.games.bitoku.state import TENGU, BitokuState

# Points for each:
MATCH: Final = 3  # item that matches a rock
STARTING: Final = 3  # starting yokai
OTHER: Final = 6  # other yokai
CRYSTAL: Final = 2
LORD: Final = 3  # per track on which the Tengu's kodama is ahead, with the option lake_lord


def matches(state: BitokuState) -> int:
    """How many of the Tengu's yokai, mitama and buildings match its rocks; jokers match their family (25.2)."""
    parts = state.parts
    yokai = favourite_types(state, OF_YOKAI)
    mitama = favourite_types(state, OF_MITAMA)
    buildings = favourite_types(state, OF_BUILDINGS)
    count = 0
    for card in state.deck[TENGU]:
        kind = parts.yokai_type[card]
        if yokai and (kind in yokai or kind == YAMA_UBA):
            count += 1
    for tile in state.mitama[TENGU] + state.pair_mitama[TENGU]:
        kind = parts.mitama_type[tile]
        if mitama and (kind in mitama or kind == SHINIGAMI):
            count += 1
    for site, owner in enumerate(state.site_owner):
        if owner == TENGU and parts.building_type[state.site_building[site]] in buildings:
            count += 1
    return count


def tengu_points(state: BitokuState, lakes: int, bitoku: int) -> dict[str, int]:
    """The Tengu's points by kind."""
    parts = state.parts
    starting = sum(1 for card in state.deck[TENGU] if parts.yokai_start[card])
    return {
        "game": state.vp[TENGU],
        "first": parts.first_points if state.order[0] == TENGU else 0,
        "bitoku": bitoku,
        "lakes": lakes,
        "board": sum(parts.marker_points[: state.built[TENGU]]),
        "favourites": favourites_worth(matches(state)),
        "yokai": yokai_worth(starting, len(state.deck[TENGU]) - starting),
        "goods": sum(state.goods[TENGU * 4 : TENGU * 4 + 4]),
        "crystals": crystals_worth(state.tengu_crystals),
        "lords": lord_points(state) if state.switches[LAKE_LORD] else 0,
    }


def favourites_worth(matching: int) -> int:
    """Points for items that match the Tengu's rocks (25.2)."""
    return MATCH * matching


def yokai_worth(starting: int, others: int) -> int:
    """Points for the Tengu's yokai (25.3)."""
    return STARTING * starting + OTHER * others


def crystals_worth(crystals: int) -> int:
    """Points for the Tengu's crystals (25.4)."""
    return CRYSTAL * crystals


def lord_points(state: BitokuState) -> int:
    """Points for the tracks on which the Tengu's kodama is ahead of the player's; for the option lake_lord (26.9)."""
    points = 0
    for region in range(5):
        at = region * state.actors
        points += LORD * int(state.kodama[at + TENGU] > state.kodama[at])
    return points
