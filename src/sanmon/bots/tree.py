"""The tree of an information-set search: what was tried after each sequence of options, and how it turned out.

It holds the decisions of the turn at hand. A node stands for what the mover knows, not for one deal: every iteration
walks it in another imagined world, and only the options which that world allows compete. An option that is new in a
world joins the node when it is first seen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from sanmon.bots.beam import best_turn, follow
from sanmon.bots.judge import Judge
from sanmon.kernel.state import State

SPREAD: Final = 4.0  # points that move an even game to about three in four
SOLO_SPREAD: Final = 16.0  # the same without an opponent, where points are all that counts
EXPLORATION: Final = 0.25
SHARPNESS: Final = 1.3  # points by which an option must look better to be about three times as likely
EVEN_SHARE: Final = 0.25  # the part of the prior that is the same for all options
ROOT_LOOK: Final = 1.0  # visits that the first look counts for at the root, where options are tried in the same worlds
INNER_LOOK: Final = 4.0  # and below it, where every visit is in another world
OWN_LINES: Final = 4  # of the beams that play the searcher's own turns where the tree ends
OTHERS_LINES: Final = 2  # and of those that play the others' turns


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

    def value(self, look: float = ROOT_LOOK) -> float:
        """What it is worth to the mover, with the first look counted for so many visits."""
        return (look * self.look + self.total) / (look + self.visits)


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

    def knows(self, options: Sequence[int]) -> bool:
        """Whether all of these were looked at."""
        return all(option in self.edges for option in options)

    def best(self, options: Sequence[int]) -> int:
        """The option that turned out best. One that was tried comes before all that were not."""
        return min(options, key=self._rank)

    def _rank(self, option: int) -> float:
        edge = self.edges[option]
        return -edge.value() - 1.0 if edge.visits else -edge.value()  # a value is between 0 and 1


class Scale:
    """Squashes a utility into a value from 0 to 1, with the position at which the search began in the middle."""

    __slots__ = ("middle", "spread")

    def __init__(self, middle: list[float]) -> None:
        self.middle = middle
        self.spread = SPREAD if len(middle) > 1 else SOLO_SPREAD

    def squash(self, utility: float, seat: int) -> float:
        """The value of a utility: 0.5 where the game stood."""
        apart = (utility - self.middle[seat]) / self.spread
        if apart > 30.0:
            return 1.0
        if apart < -30.0:
            return 0.0
        return 1.0 / (1.0 + math.exp(-apart))

    def unsquash(self, value: float, seat: int) -> float:
        """The utility of a value."""
        value = min(max(value, 1e-9), 1.0 - 1e-9)
        return self.middle[seat] + self.spread * math.log(value / (1.0 - value))


def following(edge: Edge, state: State, seat: int) -> Node:
    """The node for what is asked now."""
    key = state.stack[-1][0] * 16 + seat
    node = edge.nodes.get(key)
    if node is None:
        node = Node(seat)
        edge.nodes[key] = node
    return node


def walk(root: Node, world: State, first: int, last_turn: int, scale: Scale, judge: Judge) -> list[State]:
    """One iteration: an option of the root, the rest of the turn down the tree, on to the end of `last_turn`, and back.

    Where the tree ends a beam plays on, to the end of the turn and through those that follow. Whoever plays a turn of
    many steps by single looks plays it badly, and what came of it would tell less than the first look. A position is
    judged where a turn has ended: in the middle of one, things are paid and not yet bought. It is the last, or, if the
    game's evaluation says so, all in which a turn of one's own has ended, and their mean counts: what an evaluation
    gets wrong in one position is not always what it gets wrong a turn later. Returns the positions that were judged.
    """
    edge = root.edges[first]
    path = [edge]
    movers = [root.seat]
    turn = world.turn
    state = world
    state.apply(first, root.seat)
    seat = state.seat
    while seat is not None and state.turn == turn:
        node = following(edge, state, seat)
        options = state.options(seat)
        if node.knows(options):
            edge = choose(node, options)
            state.apply(edge.option, seat)
        else:
            values, line = follow(state, seat, options, OWN_LINES if seat == root.seat else OTHERS_LINES, judge)
            look(node, options, values, scale)
            edge = node.edges[line.first]
            state = line.state
        path.append(edge)
        movers.append(seat)
        seat = state.seat
    judged = [state]
    turn = state.turn
    turn_owner = seat
    while seat is not None and state.turn <= last_turn:
        state = best_turn(state, seat, OWN_LINES if seat == root.seat else OTHERS_LINES, judge)
        seat = state.seat
        if seat is None or state.turn != turn:
            if seat is None or turn_owner == root.seat or state.turn > last_turn:
                judged.append(state)
            turn = state.turn
            turn_owner = seat
    if not judge.judges_every_turn:
        del judged[:-1]
    found = mean_utilities(judged, judge)
    for place in range(len(path)):
        edge = path[place]
        edge.visits += 1
        edge.total += scale.squash(found[movers[place]], movers[place])
    return judged


def mean_utilities(judged: list[State], judge: Judge) -> list[float]:
    """The mean of the utilities in these positions, by score."""
    total = judge.utilities(judged[0])
    for state in judged[1:]:
        found = judge.utilities(state)
        for place in range(len(total)):
            total[place] += found[place]
    return [utility / len(judged) for utility in total]


def choose(node: Node, options: Sequence[int]) -> Edge:
    """The edge to follow in a world with these options."""
    edges = node.edges
    visits = 0
    for option in options:
        visits += edges[option].visits
    reach = EXPLORATION * math.sqrt(visits + 1.0)
    best = edges[options[0]]
    best_score = -1.0
    for option in options:
        edge = edges[option]
        score = edge.value(INNER_LOOK) + reach * edge.prior / (1 + edge.visits)
        if score > best_score:
            best = edge
            best_score = score
    return best


def look(node: Node, options: Sequence[int], found: Sequence[float], scale: Scale) -> None:
    """Store the utilities that a first look found for these options, and set the priors anew.

    What came of tries is kept.
    """
    for place in range(len(options)):
        option = options[place]
        value = scale.squash(found[place], node.seat)
        edge = node.edges.get(option)
        if edge is None:
            node.edges[option] = Edge(option, value)
        else:
            edge.look = value
    set_priors(node, scale.spread)


def set_priors(node: Node, spread: float) -> None:
    """Set the priors of all options: a softmax over how they looked, mixed with an even share."""
    edges = node.edges
    best = 0.0
    for edge in edges.values():
        best = max(best, edge.look)
    total = 0.0
    for edge in edges.values():
        # Looks are squashed; round the middle a point is a quarter of a spread-th.
        edge.prior = math.exp((edge.look - best) * 4.0 * spread / SHARPNESS)
        total += edge.prior
    for edge in edges.values():
        edge.prior = EVEN_SHARE / len(edges) + (1.0 - EVEN_SHARE) * edge.prior / total
