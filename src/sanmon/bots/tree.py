"""The tree of an information-set search: what was tried after each sequence of options, and how it turned out.

A node stands for what the mover knows, not for one deal: every iteration walks it in another imagined world, and only the
options which that world allows compete. An option that is new in a world joins the node when it is first seen.
"""

from __future__ import annotations

import math
from typing import Final

from sanmon.bots.worth import Evaluation, leads
from sanmon.kernel.state import State

SPREAD: Final = 6.0  # points that move an even game to about three in four
CURIOSITY: Final = 0.25
SHARPNESS: Final = 2.0  # points by which an option must look better to be about three times as likely
LEVEL: Final = 0.25  # the share of the prior that all options have alike


class Edge:
    """One option of a node: how it looked at once, how likely it is to be worth a try, and what came of it."""

    __slots__ = ("look", "nodes", "option", "prior", "total", "visits")

    def __init__(self, option: int, look: float) -> None:
        self.option = option
        self.look = look  # squashed, for the mover
        self.prior = 0.0
        self.visits = 0
        self.total = 0.0  # squashed, for the mover
        self.nodes: dict[int, Node] = {}  # what may be asked next, by who is asked what

    def value(self) -> float:
        """What it is worth to the mover; the first look counts as one visit."""
        return (self.look + self.total) / (1 + self.visits)


class Node:
    """A decision of one seat."""

    __slots__ = ("edges", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: dict[int, Edge] = {}

    def visits(self) -> int:
        """How often it was walked."""
        count = 0
        for edge in self.edges.values():
            count += edge.visits
        return count


class Scale:
    """Turns a lead into a number from 0 to 1, round where the game stood when the search began."""

    __slots__ = ("middle",)

    def __init__(self, middle: list[float]) -> None:
        self.middle = middle

    def of(self, lead: float, seat: int) -> float:
        """0.5 where the game stood."""
        apart = (lead - self.middle[seat]) / SPREAD
        if apart > 30.0:
            return 1.0
        if apart < -30.0:
            return 0.0
        return 1.0 / (1.0 + math.exp(-apart))

    def lead(self, value: float, seat: int) -> float:
        """The other way round."""
        value = min(max(value, 1e-9), 1.0 - 1e-9)
        return self.middle[seat] + SPREAD * math.log(value / (1.0 - value))


def following(edge: Edge, state: State, seat: int) -> Node:
    """The node for what is asked now."""
    key = state.stack[-1][0] * 16 + seat
    node = edge.nodes.get(key)
    if node is None:
        node = Node(seat)
        edge.nodes[key] = node
    return node


def walk(root: Node, world: State, last_turn: int, scale: Scale, evaluate: Evaluation, first: int = -1) -> State:
    """One iteration: down the tree in this world until the turn after `last_turn` begins, and back with what was found.

    The way goes on through decisions that are new, so that a position is judged only where a turn has ended: in the middle
    of one, things are paid and not yet bought. `first` is the option to begin with, if it is not to be chosen. Returns the
    position that was judged.
    """
    path: list[Edge] = []
    movers: list[int] = []
    node = root
    state = world
    while True:
        edge, after = choose(node, state, scale, evaluate)
        if first >= 0:
            edge, after, first = node.edges[first], None, -1
        path.append(edge)
        movers.append(node.seat)
        if after is None:
            state.apply(edge.option, node.seat)
        else:
            state = after
        seat = state.seat
        if seat is None or state.turn > last_turn:
            break
        node = following(edge, state, seat)
    found = leads(state, evaluate)
    for place in range(len(path)):
        edge = path[place]
        edge.visits += 1
        edge.total += scale.of(found[movers[place]], movers[place])
    return state


def choose(node: Node, state: State, scale: Scale, evaluate: Evaluation) -> tuple[Edge, State | None]:
    """The edge to follow in this world, and the state after it if it was just looked at."""
    edges = node.edges
    options = state.options(node.seat)
    visits = 0
    new = 0
    for option in options:
        edge = edges.get(option)
        if edge is None:
            new += 1
        else:
            visits += edge.visits
    looked: dict[int, State] = {}
    if new:
        looked = look(node, state, scale, evaluate)
    reach = CURIOSITY * math.sqrt(visits + 1.0)
    best = edges[options[0]]
    best_score = -1.0
    for option in options:
        edge = edges[option]
        score = (edge.look + edge.total) / (1 + edge.visits) + reach * edge.prior / (1 + edge.visits)
        if score > best_score:
            best = edge
            best_score = score
    return best, looked.get(best.option)


def look(node: Node, state: State, scale: Scale, evaluate: Evaluation) -> dict[int, State]:
    """Take a first look at the options that are new to a node, and share the prior out again."""
    seat = node.seat
    edges = node.edges
    looked: dict[int, State] = {}
    for option in state.options(seat):
        if option not in edges:
            after = state.clone()
            after.apply(option, seat)
            looked[option] = after
            edges[option] = Edge(option, scale.of(leads(after, evaluate)[seat], seat))
    share_out(node)
    return looked


def share_out(node: Node) -> None:
    """A softmax over how the options looked, mixed with an even share."""
    edges = node.edges
    best = 0.0
    for edge in edges.values():
        best = max(best, edge.look)
    total = 0.0
    for edge in edges.values():
        # Looks are squashed; round the middle a point is a quarter of a SPREAD-th.
        edge.prior = math.exp((edge.look - best) * 4.0 * SPREAD / SHARPNESS)
        total += edge.prior
    for edge in edges.values():
        edge.prior = LEVEL / len(edges) + (1.0 - LEVEL) * edge.prior / total
