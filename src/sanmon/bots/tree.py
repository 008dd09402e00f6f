"""The tree of an information-set search: the tries after each sequence of options, and their values.

It holds the decisions of the current turn. A node stands for what the mover knows, not for one deal: every iteration
walks it in another imagined world and compares only the options that are legal there. An option that is first seen in a
later world is added to the node then.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from sanmon.bots.beam import best_turn, follow
from sanmon.bots.judge import Judge
from sanmon.kernel.state import State

SPREAD: Final = 4.0  # a lead of this many points has a value of about 3/4
SOLO_SPREAD: Final = 16.0  # the same in a solo game without a scored opponent, where only points count
EXPLORATION: Final = 0.25
SHARPNESS: Final = 1.3  # an option that looks better by this many points gets about three times the prior
EVEN_SHARE: Final = 0.25  # the part of the prior that is the same for all options
ROOT_LOOK: Final = 1.0  # visits that the first look counts for at the root, where options are tried in the same worlds
INNER_LOOK: Final = 4.0  # the same below the root, where every visit is in another world
OWN_LINES: Final = 4  # in the beams that play the searching seat's own turns beyond the tree
OTHERS_LINES: Final = 2  # in the beams that play the other seats' turns


class Edge:
    """One option of a node: the value at first look, the prior probability that it is worth a try, and its tries."""

    __slots__ = ("look", "nodes", "option", "prior", "total", "visits")

    def __init__(self, option: int, look: float) -> None:
        self.option = option
        self.look = look  # squashed, for the mover
        self.prior = 0.0
        self.visits = 0
        self.total = 0.0  # squashed, for the mover
        self.nodes: dict[int, Node] = {}  # the decisions that may follow, by kind of frame and seat (`following`)

    def value(self, look: float = ROOT_LOOK) -> float:
        """Its mean value to the mover, where the first look counts as this many visits."""
        return (look * self.look + self.total) / (look + self.visits)


class Node:
    """A decision of one seat, with an edge for every option seen so far."""

    __slots__ = ("edges", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: dict[int, Edge] = {}

    def visits(self) -> int:
        """How many iterations went through this node."""
        count = 0
        for edge in self.edges.values():
            count += edge.visits
        return count

    def knows(self, options: Sequence[int]) -> bool:
        """Whether all of these options have an edge."""
        return all(option in self.edges for option in options)

    def best(self, options: Sequence[int]) -> int:
        """The option with the highest value. An option that was tried comes before all that were not."""
        return min(options, key=self._rank)

    def _rank(self, option: int) -> float:
        edge = self.edges[option]
        return -edge.value() - 1.0 if edge.visits else -edge.value()  # a value is between 0 and 1


class Scale:
    """Converts a utility to a value from 0 to 1. The utility at the start of the search has the value 0.5."""

    __slots__ = ("middle", "spread")

    def __init__(self, middle: list[float]) -> None:
        self.middle = middle
        self.spread = SPREAD if len(middle) > 1 else SOLO_SPREAD

    def squash(self, utility: float, seat: int) -> float:
        """The value from 0 to 1 of a utility."""
        apart = (utility - self.middle[seat]) / self.spread
        if apart > 30.0:
            return 1.0
        if apart < -30.0:
            return 0.0
        return 1.0 / (1.0 + math.exp(-apart))

    def unsquash(self, value: float, seat: int) -> float:
        """The utility that has this value from 0 to 1."""
        value = min(max(value, 1e-9), 1.0 - 1e-9)
        return self.middle[seat] + self.spread * math.log(value / (1.0 - value))


def following(edge: Edge, state: State, seat: int) -> Node:
    """The node below the edge for the current decision; it is made if it is new."""
    key = state.stack[-1][0] * 16 + seat
    node = edge.nodes.get(key)
    if node is None:
        node = Node(seat)
        edge.nodes[key] = node
    return node


def walk(root: Node, world: State, first: int, last_turn: int, scale: Scale, judge: Judge) -> list[State]:
    """One iteration: plays an option of the root, walks down the tree for the rest of the turn, plays on to the end of
    `last_turn`, and adds the result to every edge on the way. Returns the positions that were judged.

    Beyond the tree, beam searches play the rest of the turn and the turns that follow. Choosing each step by itself
    would play turns of many steps badly, and the result would say less than the first look.
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
            beam = follow(state, seat, options, OWN_LINES if seat == root.seat else OTHERS_LINES, judge)
            look(node, options, beam.utilities(options), scale)
            line = beam.best()
            edge = node.edges[line.firsts[0]]
            state = line.state
        path.append(edge)
        movers.append(seat)
        seat = state.seat
    judged = play_on(state, root.seat, last_turn, OWN_LINES, OTHERS_LINES, judge, False)
    utilities = mean_utilities(judged, judge)
    for place in range(len(path)):
        edge = path[place]
        edge.visits += 1
        edge.total += scale.squash(utilities[movers[place]], movers[place])
    return judged


def play_on(
    state: State, seat: int, last_turn: int, own: int, others: int, judge: Judge, distinct: bool
) -> list[State]:
    """Plays from the end of a turn of the searching seat to the end of `last_turn`, by beams with `own` lines in that
    seat's turns and `others` in all other turns, distinct ones or not. Returns the positions to be judged.

    Positions are judged only at the end of a turn: within a turn, a cost may be paid before its gain. Usually only the
    last position is judged. If the game's evaluation asks for it (`EVERY_TURN_JUDGED`), the mean over the ends of all
    the mover's turns counts: the errors of an evaluation differ from turn to turn, so they partly cancel out.
    """
    judged = [state]
    turn = state.turn
    mover = state.seat
    turn_owner = mover
    while mover is not None and state.turn <= last_turn:
        state = best_turn(state, mover, own if mover == seat else others, judge, distinct)
        mover = state.seat
        if mover is None or state.turn != turn:
            if mover is None or turn_owner == seat or state.turn > last_turn:
                judged.append(state)
            turn = state.turn
            turn_owner = mover
    if not judge.judges_every_turn:
        del judged[:-1]
    return judged


def mean_utilities(judged: list[State], judge: Judge) -> list[float]:
    """The mean of the utilities in these positions, by score."""
    total = judge.utilities(judged[0])
    for state in judged[1:]:
        utilities = judge.utilities(state)
        for place in range(len(total)):
            total[place] += utilities[place]
    return [utility / len(judged) for utility in total]


def choose(node: Node, options: Sequence[int]) -> Edge:
    """The edge to follow in a world with these options: a high value, or a high prior and few visits (PUCT)."""
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


def look(node: Node, options: Sequence[int], utilities: Sequence[float], scale: Scale) -> None:
    """Stores the utilities of a first look at these options and sets the priors again. Tries are kept."""
    for place in range(len(options)):
        option = options[place]
        value = scale.squash(utilities[place], node.seat)
        edge = node.edges.get(option)
        if edge is None:
            node.edges[option] = Edge(option, value)
        else:
            edge.look = value
    set_priors(node, scale.spread)


def set_priors(node: Node, spread: float) -> None:
    """Sets the priors of all options: a softmax of their first looks, mixed with an even share."""
    edges = node.edges
    best = 0.0
    for edge in edges.values():
        best = max(best, edge.look)
    total = 0.0
    for edge in edges.values():
        # A look is a value from 0 to 1; around 0.5 one point of utility changes it by 1 / (4 * spread).
        edge.prior = math.exp((edge.look - best) * 4.0 * spread / SHARPNESS)
        total += edge.prior
    for edge in edges.values():
        edge.prior = EVEN_SHARE / len(edges) + (1.0 - EVEN_SHARE) * edge.prior / total
