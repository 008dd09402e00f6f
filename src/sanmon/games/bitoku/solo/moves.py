"""Chapters 22.1 and 24.12 to 24.16: the Tengu's movement points."""

from typing import Final

from sanmon.games.bitoku.events import TENGU_LOST, TENGU_MOVED
from sanmon.games.bitoku.frames import TENGU_MOVE, TENGU_REVEAL
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
    state.facts.begin(state)
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
        for gates in (False, True):
            way = state.facts.best_space(state, gates)
            if way != NONE:
                enter(state, way, gates)
                return
        if not go_on(state):
            begin(state)


def enter(state: BitokuState, way: int, gates: bool) -> None:
    """Moves a pilgrim into a branch for double points; at a gate also reveals a card (24.13, 24.14)."""
    points = state.facts.enter(state, way, gates)
    state.tell(TENGU_MOVED, NOBODY, GATE if gates else ILLUMINATION)
    score(state, 2 * points)
    if gates:
        state.push((TENGU_REVEAL, NOBODY))


def go_on(state: BitokuState) -> bool:
    """Moves the pilgrim that is furthest along, if any can move (24.15); whether it did."""
    node = state.facts.furthest(state)
    if node == NONE:
        return False
    state.facts.go_on(state, node, one_of_two(state, state.facts.ways_on(state, node)))
    state.tell(TENGU_MOVED, NOBODY, ONWARD)
    return True


def begin(state: BitokuState) -> None:
    """Begins with a new pilgrim at the fork of the Tengu's rightmost gate, or at a start (24.16)."""
    if state.awake[TENGU] == 0:
        state.tell(TENGU_LOST, NOBODY)
        return
    fork = state.facts.fork(state)
    start = one_of_two(state, state.facts.starts(state)) if fork == NONE else 0
    state.awake[TENGU] -= 1
    state.facts.set_out(state, fork, start)
    state.tell(TENGU_MOVED, NOBODY, BEGINNING)
