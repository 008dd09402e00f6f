"""Chapter 11: building in the inhabited areas."""

from sanmon.games.bitoku.events import BUILT
from sanmon.games.bitoku.frames import BUILD, SITE
from sanmon.games.bitoku.printed.base import REGION_OF_HILL
from sanmon.games.bitoku.rules.goods import charge
from sanmon.games.bitoku.rules.kodama import advance
from sanmon.games.bitoku.state import BUILDING_ROW, NONE, ON_BUILD, BitokuState, own
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg


def site_in(state: BitokuState, area: int, kind: int) -> int:
    """A free place for a building of this type in an area, or NONE (11.2)."""
    for site in state.parts.boards[state.players].sites[area][kind]:
        if state.site_building[site] == NONE:
            return site
    return NONE


def has_site(state: BitokuState, kind: int) -> bool:
    """Whether any area has a free place for a building of this type."""
    for area in range(4):
        if site_in(state, area, kind) != NONE:
            return True
    return False


def can_afford(state: BitokuState, p: int, discount: int) -> bool:
    """Whether the actor has a marker left and can pay its price after the discount (11.1)."""
    built = state.built[p]
    prices = state.parts.marker_price
    return built < len(prices) and state.can_pay(p, prices[built] + discount)


class Builder(Action[BitokuState]):
    """`build 1`: the seat builds a building; the number is the discount in goods."""

    least: int = -1
    most: int = 3

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Whether the seat can pay for a marker, and a tile on display has a place."""
        if not can_afford(state, seat, arg if arg > 0 else 0):
            return False
        for tile in state.rows[BUILDING_ROW]:
            if tile != NONE and has_site(state, state.parts.building_type[tile]):
                return True
        return False

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Pushes the choice of the building."""
        for _ in range(times):
            state.push((BUILD, seat, arg if arg > 0 else 0))


class Build(Kind[BitokuState]):
    """`(BUILD, seat, discount)`: asks which building to build (11.2)."""

    id: int = BUILD
    key: str = "build"
    clause: str = "11.2"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the buildings on display that have a place."""
        options = state.parts.options
        if not can_afford(state, frame[1], frame[2]):
            return [state.game.skip.base]
        kinds = state.parts.building_type
        choices: list[int] = []
        for tile in state.rows[BUILDING_ROW]:
            if tile != NONE and has_site(state, kinds[tile]):
                choices.append(options.build.base + tile)
        return choices or [state.game.skip.base]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Takes the tile, makes the seat pay for its leftmost marker (11.1), and then asks for the area."""
        if option == state.game.skip.base:
            return
        seat = frame[1]
        tile = state.parts.options.build.index(option)
        row = own(state.rows, BUILDING_ROW)
        row[row.index(tile)] = NONE
        state.push((SITE, seat, tile))
        charge(state, seat, state.parts.marker_price[state.built[seat]] + frame[2])


class Site(Kind[BitokuState]):
    """`(SITE, seat, building)`: asks in which area to build (11.2)."""

    id: int = SITE
    key: str = "site"
    clause: str = "11.2"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the areas that have a free place for this type."""
        options = state.parts.options
        kind = state.parts.building_type[frame[2]]
        return [options.site.base + REGION_OF_HILL[area] for area in range(4) if site_in(state, area, kind) != NONE]

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Puts the building and the marker on the board, then advances kodama and gives the amulet it shows (11.3)."""
        options = state.parts.options
        seat, tile = frame[1], frame[2]
        parts = state.parts
        region = options.site.index(option)
        site = site_in(state, REGION_OF_HILL.index(region), parts.building_type[tile])
        state.site_building[site] = tile
        state.site_owner[site] = seat
        state.built[seat] += 1
        state.built_now |= 1 << tile
        state.tell(BUILT, seat, tile, region)
        state.remember(seat, ON_BUILD)
        for _ in range(parts.building_kodama[tile]):
            advance(state, seat, region)
        if parts.building_amulet[tile]:
            state.game.effects.actions[state.game.effects.action_index["amulet"]].start(state, seat, 1, 1, 0)

    def args(self, state: BitokuState, frame: Frame) -> dict[str, Arg]:
        """The building to place."""
        return {"building": state.parts.building_ids[frame[2]]}
