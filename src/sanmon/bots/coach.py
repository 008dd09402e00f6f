"""The coach: which margin a search expects after each move that it tried to the end, and the reasons for the best one.

It gets a position of one seat, so its advice rests on what that seat may know and on nothing else.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from sanmon.bots.agents import Position
from sanmon.bots.judges import shipped_judge
from sanmon.bots.searcher import Halving, horizon, look_by_beam, width_of
from sanmon.bots.subjects import Subjects
from sanmon.bots.tree import Edge, Node, Scale, walk
from sanmon.kernel.game import Game
from sanmon.kernel.state import State

ITERATIONS = 60
REASONS = 3  # for a move and as many against it, if that is enough
SMALLEST_REASON = 0.3  # points: a smaller difference is no reason


class Reason(msgspec.Struct, frozen=True):
    """A subject of the evaluation (`ui-worth-TERM` in the catalogues) and how many points it makes a difference by."""

    term: str
    points: float


class Advice(msgspec.Struct, frozen=True):
    """One option: the margin expected after it, in points, and in how many iterations it was tried."""

    option: int
    text: str
    margin: float
    tries: int
    reasons: list[Reason] = []


class Try(msgspec.Struct, frozen=True):
    """What one option came to in one world: the margin, what counts besides points (`Judge.unscored_values`), and both
    by subject.
    """

    margin: float
    unscored: float
    subjects: dict[str, float]


class Study:
    """A search that stores, for each option and each world in which it was tried, the margin it led to, by subject."""

    def __init__(self, position: Position, rng: random.Random) -> None:
        self.position = position
        self.rng = rng
        world = position.imagine(rng)
        self.game: Game[Any] = world.game
        self.options = list(world.options(position.seat))
        self.judge = shipped_judge(world.game, world.players)
        self.scale = Scale(self.judge.utilities(world))
        self.margin_before = self.judge.expected_margins(world)[position.seat]
        self.last_turn = world.turn + horizon(world) - 1
        self.root = Node(position.seat)
        look_by_beam(self.root, world, self.scale, self.judge, width_of(ITERATIONS))
        self.left = self.options  # after a search: those that were tried to the end
        self._subjects = Subjects(self.judge)
        self.worlds: list[State] = []
        self.tried: dict[int, dict[int, Try]] = {option: {} for option in self.options}  # then by number of the world

    def search(self, iterations: int) -> None:
        """Search so many iterations, by halves (`Halving`)."""
        halving = Halving(self.root, self.options, iterations)
        self.left = halving.left
        for option, new in halving:
            if new:
                self.worlds.append(self.position.imagine(self.rng))
            self._try(option, len(self.worlds) - 1)

    def try_beside(self, option: int, other: int, tries: int) -> None:
        """Try an option in worlds in which another was tried, until it was tried so often there.

        Luck is then the same for both.
        """
        worlds = list(self.tried[other])
        missing = [world for world in worlds if world not in self.tried[option]]
        for world in missing[: max(0, tries - (len(worlds) - len(missing)))]:
            self._try(option, world)

    def _try(self, option: int, world: int) -> None:
        judged = walk(self.root, self.worlds[world].clone(), option, self.last_turn, self.scale, self.judge)
        self.tried[option][world] = self._mean_of(judged)

    def _mean_of(self, judged: list[State]) -> Try:
        """The mean over the judged positions, as the search takes it."""
        seat = self.position.seat
        count = len(judged)
        subjects: dict[str, float] = {}
        for state in judged:
            for subject, points in self._subjects.of(state, seat).items():
                subjects[subject] = subjects.get(subject, 0.0) + points / count
        margin = sum(self.judge.expected_margins(state)[seat] for state in judged) / count
        return Try(margin, sum(self.judge.unscored_values(state)[seat] for state in judged) / count, subjects)

    def best(self) -> int:
        """The option that turned out best."""
        return self.root.best(self.left)

    def margin(self, option: int) -> float:
        """The expected margin after an option; of one that was never tried, how it looks at once."""
        tries = self.tried[option]
        if tries:
            return sum(one.margin for one in tries.values()) / len(tries)
        edge: Edge = self.root.edges[option]
        seat = self.position.seat
        return self.margin_before + self.scale.unsquash(edge.look, seat) - self.scale.middle[seat]

    def pairs(self, option: int, other: int) -> list[tuple[Try, Try]]:
        """What two options came to in the worlds in which both were tried."""
        theirs = self.tried[other]
        return [(mine, theirs[world]) for world, mine in self.tried[option].items() if world in theirs]

    def gain(self, option: int, other: int) -> float:
        """The points that an option is expected to bring more than another, what is unscored but needed to win
        included.

        They are measured in the worlds in which both were tried: between worlds, luck would be most of the difference.
        """
        pairs = self.pairs(option, other)
        if not pairs:
            return self.margin(option) - self.margin(other)
        return sum(a.margin + a.unscored - b.margin - b.unscored for a, b in pairs) / len(pairs)

    def differences(self, option: int, other: int) -> dict[str, float]:
        """By subject, what an option is expected to lead to more of than another. They add up to the gain."""
        pairs = self.pairs(option, other)
        found: dict[str, float] = {}
        for pair, way in ((0, 1.0 / len(pairs)), (1, -1.0 / len(pairs))) if pairs else ():
            for both in pairs:
                for subject, points in both[pair].subjects.items():
                    found[subject] = found.get(subject, 0.0) + way * points
        return found

    def reasons(self, option: int, other: int) -> list[Reason]:
        """What an option is expected to lead to more of than another, then less of; the most first."""
        return select_reasons(self.differences(option, other), self.gain(option, other))

    def advice(self) -> list[Advice]:
        """The options that were tried to the end, the best first: its reasons are against the second, those of all
        others against it.

        Where only two are told of, the reasons of the second would be those of the first with the signs turned round,
        and are left out. What the search prefers is told as no worse than the others, though by the points alone one of
        them may be ahead by a little: it also minds who wins.
        """
        best = self.best()
        others = [option for option in self.left if option != best and self.tried[option]]
        behind = {option: max(0.0, self.gain(best, option)) for option in others}
        others.sort(key=lambda option: behind[option])
        reasons = {best: self.reasons(best, others[0])} if others else {}
        if len(others) > 1:
            reasons |= {option: self.reasons(option, best) for option in others}
        text = self.game.vocabulary.text
        return [
            Advice(
                option,
                text(option),
                round(self.margin(best) - behind.get(option, 0.0), 2),
                len(self.tried[option]),
                reasons.get(option, []),
            )
            for option in [best, *others]
        ]


def select_reasons(differences: dict[str, float], gain: float) -> list[Reason]:
    """The largest few reasons for and against, those for it first.

    There are so many that their sum has the sign of the gain.
    """
    found = [Reason(subject, round(points, 2)) for subject, points in differences.items()]
    more = sorted((one for one in found if one.points > 0), key=lambda one: -one.points)
    less = sorted((one for one in found if one.points < 0), key=lambda one: one.points)
    numbers = [sum(1 for one in some[:REASONS] if abs(one.points) >= SMALLEST_REASON) for some in (more, less)]
    sorts = (more, less)
    with_it, against = (0, 1) if gain > 0 else (1, 0)
    sign = 1 if gain > 0 else -1
    while sign * sum_as_shown(more[: numbers[0]] + less[: numbers[1]]) < 0:
        if numbers[with_it] < len(sorts[with_it]):
            numbers[with_it] += 1
        else:  # only what is lost by rounding
            numbers[against] -= 1
    return more[: numbers[0]] + less[: numbers[1]]


def sum_as_shown(reasons: list[Reason]) -> float:
    """The sum of the reasons, each rounded to one decimal as people see it."""
    return round(sum(round(one.points, 1) for one in reasons), 1)


def advise(position: Position, seed: str | int = 0, iterations: int = ITERATIONS) -> list[Advice]:
    """The moves that the search tried to the end, the best first; with what the best leads to more and less of than the
    second.
    """
    study = Study(position, random.Random(seed))
    study.search(iterations)
    return study.advice()
