"""Chapters 22.1 and 24.12 to 24.16: the Tengu's movement points."""

from typing import Final

from sanmon.games.bitoku.events import TENGU_LOST, TENGU_MOVED
from sanmon.games.bitoku.frames import TENGU_MOVE, TENGU_REVEAL
from sanmon.games.bitoku.rules.paths import beginnings, walks
from sanmon.games.bitoku.solo.switches import NO_SPRING_MOVES
from sanmon.games.bitoku.solo.will import one_of_two, score
from sanmon.games.bitoku.state import NONE, TENGU, BitokuState
from sanmon.kernel.events import NOBODY
from sanmon.kernel.frames import Frame, Step

# How the Tengu spends a movement point, in the order of domains.TENGU_MOVES.
BITOKU_STEP: Final = 0
ILLUMINATION: Final = 1
GATE: Final = 2
ONWARD: Final = 3
BEGINNING: Final = 4


def spring_moves(state: BitokuState) -> None:
    """Gives the Tengu a movement point for each of its crystals (22.1, 26.5)."""
    if state.tengu_crystals and not state.switches[NO_SPRING_MOVES]:
        state.push((TENGU_MOVE, NOBODY, state.tengu_crystals))


class TenguMove(Step[BitokuState]):
    """`(TENGU_MOVE, nobody, points)`: spends one movement point and resolves it before the next."""

    id: int = TENGU_MOVE

    def run(self, state: BitokuState, frame: Frame) -> None:
        """Does the first possible of: a step on the bitoku path, illumination, gate, onward, a new pilgrim."""
        if frame[2] > 1:
            state.push((TENGU_MOVE, NOBODY, frame[2] - 1))
        parts = state.parts
        path = state.path[TENGU]
        if state.step[TENGU] < len(path):
            card = path[state.step[TENGU]]
            state.step[TENGU] += 1
            state.tell(TENGU_MOVED, NOBODY, BITOKU_STEP)
            score(state, parts.bitoku_vp[card])
            return
        edge = best_space(state, False)
        if edge == NONE:
            edge = best_space(state, True)
        if edge != NONE:
            enter(state, edge)
            return
        if not go_on(state):
            begin(state)


def best_space(state: BitokuState, gates: bool) -> int:
    """The edge to the free space with the most points, at a gate or in illumination (24.13, 24.14); or NONE."""
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


def enter(state: BitokuState, edge: int) -> None:
    """Moves a pilgrim into a branch for double points; at a gate also reveals a card (24.13, 24.14)."""
    parts = state.parts
    space = parts.edge_space[edge]
    state.on_node[parts.edge_from[edge] * state.actors + TENGU] -= 1
    state.on_space[space] = TENGU
    gate = parts.branch_gate[parts.space_branch[space]]
    state.tell(TENGU_MOVED, NOBODY, GATE if gate else ILLUMINATION)
    score(state, 2 * parts.space_vp[space])
    if gate:
        state.push((TENGU_REVEAL, NOBODY))


def go_on(state: BitokuState) -> bool:
    """Moves the pilgrim that is furthest along, if any can move (24.15); whether it did."""
    parts = state.parts
    furthest = NONE
    for node in range(len(parts.node_ids)):
        if not state.on_node[node * state.actors + TENGU] or not parts.node_next[node]:
            continue
        if furthest == NONE or parts.node_depth[node] > parts.node_depth[furthest]:
            furthest = node
    if furthest == NONE:
        return False
    onward = parts.node_next[furthest]
    target = onward[one_of_two(state, len(onward))]
    state.on_node[furthest * state.actors + TENGU] -= 1
    state.on_node[target * state.actors + TENGU] += 1
    state.tell(TENGU_MOVED, NOBODY, ONWARD)
    return True


def begin(state: BitokuState) -> None:
    """Begins with a new pilgrim at the fork of the Tengu's rightmost gate, or at a start (24.16)."""
    parts = state.parts
    if state.awake[TENGU] == 0:
        state.tell(TENGU_LOST, NOBODY)
        return
    starts = state.board().starts
    forks = [node for node in beginnings(state, TENGU) if node not in starts]
    if forks:
        node = forks[0]
        for other in forks:
            if parts.branch_column[parts.node_branch[other]] > parts.branch_column[parts.node_branch[node]]:
                node = other
    else:
        node = starts[one_of_two(state, len(starts))]
    state.awake[TENGU] -= 1
    state.on_node[node * state.actors + TENGU] += 1
    state.tell(TENGU_MOVED, NOBODY, BEGINNING)
