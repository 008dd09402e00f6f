"""Chapter 24: what the Tengu does in each region."""

from typing import Final

from sanmon.games.bitoku.events import (
    TENGU_BUILT,
    TENGU_COMBINED,
    TENGU_CRYSTAL,
    TENGU_FLY,
    TENGU_LOST,
    TENGU_MITAMA,
    TENGU_REVEALED,
)
from sanmon.games.bitoku.frames import TENGU_MOVE, TENGU_REVEAL
from sanmon.games.bitoku.printed.base import REGION_OF_HILL
from sanmon.games.bitoku.rules.buildings import has_site, site_in
from sanmon.games.bitoku.solo.will import (
    BUILDING,
    CRYSTAL,
    DRAGONFLY,
    FORGES,
    GLADE,
    MITAMA,
    NO_ITEM,
    OF_BUILDINGS,
    OF_MITAMA,
    STAIRS,
    YOMI,
    able_kodama,
    advance,
    associated,
    favourite_types,
    from_display,
    gain,
    item_of,
    most_competitive,
    place_of,
    score,
)
from sanmon.games.bitoku.state import BUILDING_ROW, CRYSTAL_ROW, FLY_ROW, MITAMA_ROW, NONE, TENGU, BitokuState, own, put
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Step

PAIR_MOVES: Final = 2
STAIRS_MOVES: Final = 3
GLADE_GOODS: Final = 2


def act(state: BitokuState, card: int, region: int) -> None:
    """Does the action of a region with a card; a card of another region shows no item for it."""
    own = place_of(state, card) == region
    item = item_of(state, card) if own else NO_ITEM
    if region == YOMI:
        yomi(state, item)
    elif region == STAIRS:
        state.push((TENGU_MOVE, NOBODY, STAIRS_MOVES))
    elif region == GLADE:
        glade(state, card, own)
    elif region == FORGES:
        forges(state, item)


def yomi(state: BitokuState, item: int) -> None:
    """The action of Yomi: takes a dragonfly or a mitama (24.1 to 24.3)."""
    if item == NO_ITEM:
        item = DRAGONFLY if state.mitama[TENGU] else MITAMA
    if item == DRAGONFLY:
        state.facts.look_at_display(state, FLY_ROW)
        row = own(state.rows, FLY_ROW)
        place = from_display(state, [tile != NONE for tile in row])
        if place == NONE:
            state.tell(TENGU_LOST, NOBODY)
            return
        state.facts.take_tile(state, FLY_ROW, place)
        put(state.flies, TENGU, row[place])
        state.tell(TENGU_FLY, NOBODY, row[place])
        row[place] = NONE
    else:
        state.facts.look_at_display(state, MITAMA_ROW)
        row = own(state.rows, MITAMA_ROW)
        place = favourite_mitama(state)
        if place == NONE:
            place = from_display(state, [tile != NONE for tile in row])
        if place == NONE:
            state.tell(TENGU_LOST, NOBODY)
            return
        state.facts.take_tile(state, MITAMA_ROW, place)
        put(state.mitama, TENGU, row[place])
        state.tell(TENGU_MITAMA, NOBODY, row[place])
        row[place] = NONE
        score(state, state.parts.display_vp[MITAMA_ROW][place])
    combine(state)


def favourite_mitama(state: BitokuState) -> int:
    """The cheapest place of the display with a favourite mitama, or NONE (24.2)."""
    types = favourite_types(state, OF_MITAMA)
    for place, tile in enumerate(state.rows[MITAMA_ROW]):
        if tile != NONE and state.parts.mitama_type[tile] in types:
            return place
    return NONE


def combine(state: BitokuState) -> None:
    """Forms a pair at once, if the Tengu can, for two movement points (24.4)."""
    if state.mitama[TENGU] and state.flies[TENGU]:
        put(state.pair_mitama, TENGU, state.mitama[TENGU][-1])
        put(state.pair_flies, TENGU, state.flies[TENGU][-1])
        state.mitama[TENGU] = state.mitama[TENGU][:-1]
        state.flies[TENGU] = state.flies[TENGU][:-1]
        if state.game.ruleset > 2:
            state.tell(TENGU_COMBINED, NOBODY, state.pair_mitama[TENGU][-1], state.pair_flies[TENGU][-1])
        state.push((TENGU_MOVE, NOBODY, PAIR_MOVES))


def glade(state: BitokuState, card: int, own: bool) -> None:
    """The action of the Glade: gains two goods and advances the most competitive kodama (24.6)."""
    if own:
        for good in range(4):
            gain(state, good, state.parts.tengu_gains[card][good])
    else:
        for _ in range(GLADE_GOODS):
            gain(state, associated(state, card), 1)
    region = most_competitive(state, able_kodama(state, [0, 1, 2, 3, 4]))
    if region == NONE:
        state.tell(TENGU_LOST, NOBODY)
    else:
        advance(state, region, False)


def forges(state: BitokuState, item: int) -> None:
    """The action of the Forges: takes a crystal or builds a building (24.7 to 24.9)."""
    if item == NO_ITEM:
        item = BUILDING if favourite_building(state) != NONE else CRYSTAL
    if item == CRYSTAL:
        state.facts.look_at_display(state, CRYSTAL_ROW)
        row = own(state.rows, CRYSTAL_ROW)
        place = from_display(state, [tile != NONE for tile in row])
        if place == NONE:
            state.tell(TENGU_LOST, NOBODY)
            return
        state.facts.take_tile(state, CRYSTAL_ROW, place)
        state.tell(TENGU_CRYSTAL, NOBODY, row[place])
        row[place] = NONE
        state.tengu_crystals += 1
        return
    place = favourite_building(state)
    if place == NONE:
        state.facts.look_at_display(state, BUILDING_ROW)
        place = from_display(state, buildable(state))
    if place == NONE:
        state.tell(TENGU_LOST, NOBODY)
        return
    build(state, place)


def buildable(state: BitokuState) -> list[bool]:
    """For each place of the display, whether the Tengu could build its building: a place is free, a marker left."""
    return [can_build(state, tile) for tile in state.rows[BUILDING_ROW]]


def can_build(state: BitokuState, tile: int) -> bool:
    """Whether the Tengu could build a building of the display: it has a marker left, and a place is free."""
    if tile == NONE or state.built[TENGU] >= len(state.parts.marker_price):
        return False
    kind = state.parts.building_type[tile]
    state.facts.look_at_sites(state, kind)
    return has_site(state, kind)


def favourite_building(state: BitokuState) -> int:
    """The place of the leftmost favourite building that the Tengu can build, or NONE (24.8)."""
    types = favourite_types(state, OF_BUILDINGS)
    if not types:
        return NONE
    state.facts.look_at_display(state, BUILDING_ROW)
    for place, tile in enumerate(state.rows[BUILDING_ROW]):
        if tile != NONE and state.parts.building_type[tile] in types and can_build(state, tile):
            return place
    return NONE


def build(state: BitokuState, place: int) -> None:
    """Builds in the area of the Tengu's most competitive kodama, and advances it one step (24.10)."""
    row = own(state.rows, BUILDING_ROW)
    tile = row[place]
    kind = state.parts.building_type[tile]
    areas = [area for area in range(4) if site_in(state, area, kind) != NONE]
    regions = [REGION_OF_HILL[area] for area in areas]
    region = most_competitive(state, able_kodama(state, regions) or regions)
    site = site_in(state, REGION_OF_HILL.index(region), kind)
    state.facts.take_tile(state, BUILDING_ROW, place)
    row[place] = NONE
    state.site_building[site] = tile
    state.site_owner[site] = TENGU
    state.built[TENGU] += 1
    state.tell(TENGU_BUILT, NOBODY, tile, region)
    advance(state, region, False)


def draw_tengu(state: BitokuState) -> int:
    """Draws the top card of the Tengu's pile; the discards make a new pile if it is empty (22.4)."""
    if not state.tengu_pile:
        state.tengu_pile = sorted(state.tengu_discard)
        state.tengu_discard = []
    return state.facts.draw_card(state) if state.tengu_pile else NONE


class TenguReveal(Step[BitokuState]):
    """`(TENGU_REVEAL, nobody)`: at a gate, does the action of the next card of the pile (24.14)."""

    id: int = TENGU_REVEAL

    def run(self, state: BitokuState, frame: Frame) -> None:
        """Does the action without placing a die and without advancing the region's kodama."""
        card = draw_tengu(state)
        if card != NONE:
            state.tell(TENGU_REVEALED, NOBODY, card)
            state.tengu_discard.append(card)
            act(state, card, place_of(state, card))
