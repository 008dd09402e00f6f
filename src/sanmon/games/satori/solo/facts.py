"""The table as the Automaton's rules see it: what they ask about it, and what they do there.

A state of ours answers from its own fields. Beside a box, `solo/companion.py` answers from what the owner says.
"""

from mypy_extensions import mypyc_attr

from sanmon.games.satori.rules import offerings, pagoda, setup
from sanmon.games.satori.rules.jokoros import has_free_space
from sanmon.games.satori.state import MON, NONE, SatoriState


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts:
    """The table of a game that is played here: the state knows everything."""

    def lantern(self, state: SatoriState, place: int) -> int:
        """The reward of the lantern at a basic altar's place (16.6)."""
        return state.parts.lantern[place]

    def draw_worshipper(self, state: SatoriState, drawn: list[int]) -> int:
        """Draws a worshipper from the bag, counts it in `drawn`, and returns its colour (16.8)."""
        return setup.draw_worshipper(state, drawn)

    def advance(self, state: SatoriState, altar: int, matching: bool) -> None:
        """Advances the owner of a visited altar on the offerings track (16.11)."""
        offerings.advance(state, altar, matching)

    def take_mon(self, state: SatoriState, amount: int) -> int:
        """Takes mon from the supply, at most as many as there are, and returns how many (16.12)."""
        got = min(amount, state.supply[MON])
        state.supply[MON] -= got
        return got

    def has_space(self, state: SatoriState, level: int) -> bool:
        """Whether this level of the pagoda has an open space for a jokoro (16.15)."""
        return has_free_space(state, level)

    def light(self, state: SatoriState, mountain: int) -> int:
        """The space of a mountain's light (16.14)."""
        return state.light[mountain]

    def has_open_tile(self, state: SatoriState, space: int) -> bool:
        """Whether a space has a tile and no monk (16.14)."""
        return state.monk_at[space] == NONE and state.tile_at[space] != NONE

    def take_tile(self, state: SatoriState, space: int) -> int:
        """Takes the tile of a space and returns which one it is, or NONE where nobody knows."""
        tile = state.tile_at[space]
        state.tile_at[space] = NONE
        return tile

    def has_tier(self, state: SatoriState, level: int) -> bool:
        """Whether the tier of a level is built (16.16)."""
        return state.tier_built[level] == 1

    def has_roof(self, state: SatoriState, level: int) -> bool:
        """Whether the roof of a level is built (16.16)."""
        return state.roof_built[level] == 1

    def build_tier(self, state: SatoriState, row: int, level: int) -> int:
        """Builds a tier and returns its points (16.16)."""
        return pagoda.build_tier(state, row, level)

    def lay_cost(self, state: SatoriState, level: int) -> None:
        """Lays a cost tile on a new tier (10.5)."""
        pagoda.lay_cost(state, level)

    def build_roof(self, state: SatoriState, row: int, level: int) -> int:
        """Builds a roof, for one of the row's tiles, and returns its points (16.16, 16.17)."""
        return pagoda.build_roof(state, row, level)

    def roofs(self, state: SatoriState) -> int:
        """How many roofs the pagoda has (16.23)."""
        return state.roofs
