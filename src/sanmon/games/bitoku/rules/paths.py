"""Chapter 13: movement points, the bitoku path and the paths of wisdom."""

from sanmon.games.bitoku.events import BEGAN, GATE_REACHED, STEPPED, WALKED
from sanmon.games.bitoku.frames import MOVE
from sanmon.games.bitoku.rules.goods import BY_BITOKU, BY_GATE, BY_SPACE, activate, source
from sanmon.games.bitoku.state import NONE, ON_MOVE, BitokuState
from sanmon.kernel import runner
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg


def branch_open(state: BitokuState, p: int, branch: int) -> bool:
    """Whether the actor has no pilgrim in a branch yet (13.8)."""
    on_space = state.on_space
    for space in state.parts.boards[state.players].branch_spaces[branch]:
        if on_space[space] == p:
            return False
    return True


def beginnings(state: BitokuState, p: int) -> list[int]:
    """The nodes where a pilgrim can begin: the starts, and the forks of gates that the actor reached (13.4, 13.5)."""
    parts = state.parts
    nodes = parts.boards[state.players].starts[:]
    for branch, node in enumerate(parts.branch_node):
        if parts.branch_gate[branch] and not branch_open(state, p, branch) and node not in nodes:
            nodes.append(node)
    return nodes


def walks(state: BitokuState, p: int, node: int, bridges: bool = True) -> list[int]:
    """The edges that a pilgrim of the actor can take from a node (13.6 to 13.8).

    Bridges count only if `bridges` is True: the Tengu may cross all of them (13.11).
    """
    parts = state.parts
    edges: list[int] = []
    branch = parts.node_branch[node]
    inside = branch != NONE and branch_open(state, p, branch)
    spaces = parts.boards[state.players].branch_spaces[branch] if inside else []
    for edge in parts.edges_of[node]:
        target = parts.edge_node[edge]
        if target != NONE:
            if not bridges or parts.node_bridge[target] <= state.step[p]:
                edges.append(edge)
        elif inside:
            space = parts.edge_space[edge]
            if state.on_space[space] == NONE and space in spaces:
                edges.append(edge)
    return edges


class Move(Action[BitokuState]):
    """`move`: the seat gets a movement point (13.1)."""

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Whether the seat can spend a movement point on anything."""
        if state.awake[seat] > 0 or state.step[seat] < len(state.path[seat]):
            return True
        actors = state.actors
        for node in range(len(state.parts.node_ids)):
            if state.on_node[node * actors + seat] and walks(state, seat, node):
                return True
        return False

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Pushes the points, which are spent one after the other."""
        state.push((MOVE, seat, times))


class Moving(Kind[BitokuState]):
    """`(MOVE, seat, points)`: asks what to spend a movement point on (13.1)."""

    id: int = MOVE
    key: str = "move"
    clause: str = "13.1"
    anytime: bool = True  # a wit crystal may be used between two points (6.4)

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers a step on the bitoku path, a new pilgrim, a step of a pilgrim on the paths, and to stop."""
        options = state.parts.options
        seat = frame[1]
        choices: list[int] = []
        if state.step[seat] < len(state.path[seat]):
            choices.append(options.step.base)
        if state.awake[seat] > 0:
            for node in beginnings(state, seat):
                choices.append(options.begin.base + node)
        actors = state.actors
        on_node = state.on_node
        for node in range(len(state.parts.node_ids)):
            if on_node[node * actors + seat]:
                for edge in walks(state, seat, node):
                    choices.append(options.walk.base + edge)
        choices.append(state.game.skip.base)
        return choices

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Spends the point; everything it brings is resolved before the next point (13.1, 13.2)."""
        options = state.parts.options
        if option == state.game.skip.base:
            return
        seat = frame[1]
        parts = state.parts
        if frame[2] > 1:
            state.push((MOVE, seat, frame[2] - 1))
        state.remember(seat, ON_MOVE)
        if option == options.step.base:
            card = state.path[seat][state.step[seat]]
            state.step[seat] += 1
            state.tell(STEPPED, seat, card)
            activate(state, seat, source(BY_BITOKU, card), state.game.effects.table[parts.bitoku_effect[card]])
        elif options.begin.holds(option):
            node = options.begin.index(option)
            state.awake[seat] -= 1
            state.on_node[node * state.actors + seat] += 1
            state.tell(BEGAN, seat, node)
        else:
            walk(state, seat, options.walk.index(option))

    def args(self, state: BitokuState, frame: Frame) -> dict[str, Arg]:
        """How many points are left."""
        return {"n": frame[2]}


def walk(state: BitokuState, seat: int, edge: int) -> None:
    """Moves a pilgrim along an edge. In a branch it stays, gets a reward and may use the gate (13.9, 13.10)."""
    parts = state.parts
    state.on_node[parts.edge_from[edge] * state.actors + seat] -= 1
    state.tell(WALKED, seat, edge)
    space = parts.edge_space[edge]
    if space == NONE:
        state.on_node[parts.edge_node[edge] * state.actors + seat] += 1
        return
    state.on_space[space] = seat
    table = state.game.effects.table
    runner.execute(state, seat, source(BY_SPACE, space), table[parts.space_effect[space]])
    gate = state.gates[parts.space_branch[space]]
    if gate != NONE:
        state.tell(GATE_REACHED, seat, gate)
        activate(state, seat, source(BY_GATE, gate), table[parts.gate_effect[gate]])
