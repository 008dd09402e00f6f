"""The table as the Tengu's rules see it: chance, the paths of wisdom, and whatever is about to be looked at or taken.

In a game of ours the state knows everything, so looking does nothing. Beside a box, `solo/companion.py` asks the owner
and writes the answer into the state before the rules read it there.
"""

from mypy_extensions import mypyc_attr

from sanmon.games.bitoku.rules.paths import beginnings, walks
from sanmon.games.bitoku.state import NONE, TENGU, BitokuState


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts:
    """The table of a game that is played here."""

    def begin(self, state: BitokuState) -> None:
        """The Tengu begins a turn, or its moves in spring: what was seen before may have changed."""

    # -- chance

    def roll(self, state: BitokuState) -> int:
        """Rolls a will die: 0 to 5 for the values 1 to 6."""
        return state.draw(6)

    def draw_card(self, state: BitokuState) -> int:
        """Takes the top card of the Tengu's pile."""
        return state.pick(state.tengu_pile)

    # -- what the rules look at next

    def look_at_hills(self, state: BitokuState, pair: int, favour: int) -> None:
        """The cards of a pair of hills for one sort of favour, and whether the favours are covered."""

    def look_at_display(self, state: BitokuState, row: int) -> None:
        """The tiles of a display."""

    def look_at_sites(self, state: BitokuState, kind: int) -> None:
        """The free places for a type of building."""

    def look_at_kodama(self, state: BitokuState) -> None:
        """The player's kodama on all tracks."""

    def look_at_track(self, state: BitokuState, region: int) -> None:
        """Whether the Tengu's kodama can advance on a track."""

    def look_at_dice(self, state: BitokuState) -> None:
        """The values of the player's dice in the forest."""

    def lake(self, state: BitokuState, region: int) -> list[int]:
        """The rewards of the lake at a region."""
        return state.parts.lakes[state.lakes[region]]

    # -- what the Tengu takes

    def take_tile(self, state: BitokuState, row: int, place: int) -> None:
        """The Tengu takes the tile of this place of a display."""

    def take_card(self, state: BitokuState, hill: int, favour: int) -> None:
        """The Tengu covers a favour and takes its card."""

    # -- the paths of wisdom; spaces and nodes are numbers that only these methods understand

    def best_space(self, state: BitokuState, gates: bool) -> int:
        """The way to the free space with the most points, at a gate or in illumination (24.13, 24.14); or NONE."""
        parts = state.parts
        best = NONE
        for node in range(len(parts.node_ids)):
            if state.on_node[node * state.actors + TENGU]:
                for edge in walks(state, TENGU, node, False):
                    space = parts.edge_space[edge]
                    if space == NONE or parts.branch_gate[parts.space_branch[space]] != gates:
                        continue
                    if best == NONE or parts.space_vp[space] > parts.space_vp[parts.edge_space[best]]:
                        best = edge
        return best

    def enter(self, state: BitokuState, way: int, gates: bool) -> int:
        """Moves a pilgrim into that space and returns its points."""
        parts = state.parts
        space = parts.edge_space[way]
        state.on_node[parts.edge_from[way] * state.actors + TENGU] -= 1
        state.on_space[space] = TENGU
        return parts.space_vp[space]

    def furthest(self, state: BitokuState) -> int:
        """Where the pilgrim is that is furthest along and can move on (24.15); or NONE."""
        parts = state.parts
        furthest = NONE
        for node in range(len(parts.node_ids)):
            if not state.on_node[node * state.actors + TENGU] or not parts.node_next[node]:
                continue
            if furthest == NONE or parts.node_depth[node] > parts.node_depth[furthest]:
                furthest = node
        return furthest

    def ways_on(self, state: BitokuState, node: int) -> int:
        """How many ways lead on from there."""
        return len(state.parts.node_next[node])

    def go_on(self, state: BitokuState, node: int, way: int) -> None:
        """Moves the pilgrim on by one of the ways."""
        target = state.parts.node_next[node][way]
        state.on_node[node * state.actors + TENGU] -= 1
        state.on_node[target * state.actors + TENGU] += 1

    def fork(self, state: BitokuState) -> int:
        """The fork of the Tengu's rightmost gate, if it has one that is no start (24.16); or NONE."""
        parts = state.parts
        best = NONE
        for node in beginnings(state, TENGU):
            if node in state.board().starts:
                continue
            if (
                best == NONE
                or parts.branch_column[parts.node_branch[node]] > parts.branch_column[parts.node_branch[best]]
            ):
                best = node
        return best

    def starts(self, state: BitokuState) -> int:
        """How many start spaces there are."""
        return len(state.board().starts)

    def set_out(self, state: BitokuState, fork: int, start: int) -> None:
        """Puts a pilgrim on a fork or, if that is NONE, on a start space."""
        node = state.board().starts[start] if fork == NONE else fork
        state.on_node[node * state.actors + TENGU] += 1
