"""The coach: the margin to expect after each option that a search tried to the end, and the reasons.

It gets the position of one seat, so its advice uses only what that seat may know. Its numbers are calibrated; where
there is no calibration, it gives its advice without a margin, and the points of its reasons are those of the evaluation
and not for people to read.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from sanmon.bots.agents import Position
from sanmon.bots.beam import follow
from sanmon.bots.calibration import Forecast, calibration_for, forecasts
from sanmon.bots.judges import evaluation_module, shipped_judge
from sanmon.bots.searcher import Halving, horizon, look_by_beam, width_of
from sanmon.bots.subjects import Subjects
from sanmon.bots.tree import Edge, Node, Scale, walk
from sanmon.kernel.game import Game
from sanmon.kernel.state import State

ITERATIONS = 60
REASONS = 3  # for a move, and as many against it; `select_reasons` may add more
SMALLEST_REASON = 0.3  # points: a smaller difference is no reason
TURNS = 3  # how many options are shown with the whole turn that begins with them
TURN_LINES = 8  # of the beam that finds such a turn


class Reason(msgspec.Struct, frozen=True):
    """A subject of the evaluation (`ui-worth-TERM` in the catalogues) and the difference it makes, in points."""

    term: str
    points: float


class Advice(msgspec.Struct, frozen=True):
    """One option: the margin to expect after it, in points, and in how many iterations the search tried it.

    Without a calibration there is no margin and no chance to win. The chance is given for the best option only.
    `turn` is the turn that begins with the option, as far as neither chance nor another seat comes in.
    """

    option: int
    text: str
    margin: float | None
    tries: int
    reasons: list[Reason] = []
    win: float | None = None
    turn: list[str] = []


class Try(msgspec.Struct, frozen=True):
    """The result of one option in one world: the margin, the unscored value (see `Judge`), and both by subject."""

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
        self.calibration = calibration_for(world)
        # How many points at the end a point of the judge's margin comes to; 1 without a calibration.
        self.factor = 1.0
        if self.calibration is not None:
            self.factor = self.calibration.factor(evaluation_module(world.game.info.package).left_of(world))
        self.last_turn = world.turn + horizon(world) - 1
        self.root = Node(position.seat)
        look_by_beam(self.root, world, self.scale, self.judge, width_of(ITERATIONS))
        self.left = self.options  # after a search: those that were tried to the end
        self._subjects = Subjects(self.judge)
        self.worlds: list[State] = []
        self.tried: dict[int, dict[int, Try]] = {option: {} for option in self.options}  # by option, then by world

    def search(self, iterations: int) -> None:
        """Searches for this many iterations; `Halving` says which options they try."""
        halving = Halving(self.root, self.options, iterations)
        self.left = halving.left
        for option, new in halving:
            if new:
                self.worlds.append(self.position.imagine(self.rng))
            self._try(option, len(self.worlds) - 1)

    def try_in_same_worlds(self, option: int, other: int, tries: int) -> None:
        """Tries an option in worlds where another option was tried, until both have this many worlds in common.

        In the same world both options have the same luck, so the difference between them is their own.
        """
        worlds = list(self.tried[other])
        missing = [world for world in worlds if world not in self.tried[option]]
        for world in missing[: max(0, tries - (len(worlds) - len(missing)))]:
            self._try(option, world)

    def _try(self, option: int, world: int) -> None:
        judged = walk(self.root, self.worlds[world].clone(), option, self.last_turn, self.scale, self.judge)
        self.tried[option][world] = self._mean_of(judged)

    def _mean_of(self, judged: list[State]) -> Try:
        """The mean over the judged positions, the same mean that the search uses."""
        seat = self.position.seat
        count = len(judged)
        subjects: dict[str, float] = {}
        for state in judged:
            for subject, points in self._subjects.of(state, seat).items():
                subjects[subject] = subjects.get(subject, 0.0) + points / count
        margin = sum(self.judge.expected_margins(state)[seat] for state in judged) / count
        return Try(margin, sum(self.judge.unscored_values(state)[seat] for state in judged) / count, subjects)

    def best(self) -> int:
        """The option with the best value after the search."""
        return self.root.best(self.left)

    def forecast(self) -> Forecast | None:
        """What is to be expected if the seat plays well from here; None without a calibration."""
        if self.calibration is None:
            return None
        return forecasts(self.position, self.rng, self.judge, self.calibration)[self.position.seat]

    def pairs(self, option: int, other: int) -> list[tuple[Try, Try]]:
        """The results of two options in the worlds where both were tried."""
        theirs = self.tried[other]
        return [(mine, theirs[world]) for world, mine in self.tried[option].items() if world in theirs]

    def gain(self, option: int, other: int) -> float:
        """How many more points an option is expected to bring than another, with unscored values included.

        Only worlds where both were tried count: between different worlds, luck would be most of the difference.
        """
        pairs = self.pairs(option, other)
        if not pairs:
            return self.factor * (self._at_first_look(option) - self._at_first_look(other))
        return self.factor * sum(a.margin + a.unscored - b.margin - b.unscored for a, b in pairs) / len(pairs)

    def _at_first_look(self, option: int) -> float:
        edge: Edge = self.root.edges[option]
        return self.scale.unsquash(edge.look, self.position.seat)

    def differences(self, option: int, other: int) -> dict[str, float]:
        """By subject, how many more points an option is expected to bring than another. The sum is the gain."""
        pairs = self.pairs(option, other)
        by_subject: dict[str, float] = {}
        share = self.factor / len(pairs) if pairs else 0.0
        for side, weight in ((0, share), (1, -share)):
            for pair in pairs:
                for subject, points in pair[side].subjects.items():
                    by_subject[subject] = by_subject.get(subject, 0.0) + weight * points
        return by_subject

    def reasons(self, option: int, other: int) -> list[Reason]:
        """The reasons for an option compared with another, then those against it; the largest first."""
        return select_reasons(self.differences(option, other), self.gain(option, other))

    def turn(self, option: int) -> list[int]:
        """The best turn found that begins with an option, up to where chance or another seat comes in.

        >>> import random, sanmon
        >>> study = Study(Position(sanmon.load("toy").start(players=2, seed=7), 0), random.Random(1))
        >>> study.turn(study.options[0])[0] == study.options[0]
        True
        """
        world = self.position.imagine(self.rng)
        return follow(world, self.position.seat, [option], TURN_LINES, self.judge, True).best().steps()

    def advice(self) -> list[Advice]:
        """The options that were tried to the end, the best first.

        The reasons of the best option compare it with the second one, those of every other option with the best. With
        only two options, the second has no reasons: they would be those of the first with the signs reversed. No option
        is listed with a higher margin than the best. By points alone one may be slightly ahead, but the search also
        values winning.
        """
        best = self.best()
        others = [option for option in self.left if option != best and self.tried[option]]
        behind = {option: max(0.0, self.gain(best, option)) for option in others}
        others.sort(key=lambda option: behind[option])
        reasons = {best: self.reasons(best, others[0])} if others else {}
        if len(others) > 1:
            reasons |= {option: self.reasons(option, best) for option in others}
        text = self.game.vocabulary.text
        forecast = self.forecast()
        return [
            Advice(
                option,
                text(option),
                None if forecast is None else round(forecast.margin - behind.get(option, 0.0), 2),
                len(self.tried[option]),
                reasons.get(option, []),
                round(forecast.win, 3) if forecast is not None and option == best else None,
                [text(step) for step in self.turn(option)] if place < TURNS else [],
            )
            for place, option in enumerate([best, *others])
        ]


def select_reasons(differences: dict[str, float], gain: float) -> list[Reason]:
    """The largest reasons for an option and then those against it, up to `REASONS` of each.

    If the sum of these does not have the sign of the gain, more reasons are added, so that they do not contradict it.
    """
    reasons = [Reason(subject, round(points, 2)) for subject, points in differences.items()]
    more = sorted((reason for reason in reasons if reason.points > 0), key=lambda reason: -reason.points)
    less = sorted((reason for reason in reasons if reason.points < 0), key=lambda reason: reason.points)
    groups = (more, less)
    shown = [sum(1 for reason in group[:REASONS] if abs(reason.points) >= SMALLEST_REASON) for group in groups]
    agreeing, opposing = (0, 1) if gain > 0 else (1, 0)  # the group that has the sign of the gain, and the other
    sign = 1 if gain > 0 else -1
    while sign * sum_as_shown(more[: shown[0]] + less[: shown[1]]) < 0:
        if shown[agreeing] < len(groups[agreeing]):
            shown[agreeing] += 1
        else:  # all agreeing reasons are shown: the sum has the wrong sign only because each is rounded
            shown[opposing] -= 1
    return more[: shown[0]] + less[: shown[1]]


def sum_as_shown(reasons: list[Reason]) -> float:
    """The sum of the reasons, each rounded to one decimal as people see it."""
    return round(sum(round(reason.points, 1) for reason in reasons), 1)


def advise(position: Position, seed: str | int = 0, iterations: int = ITERATIONS) -> list[Advice]:
    """Searches a position and returns the options that were tried to the end, with reasons, the best first."""
    study = Study(position, random.Random(seed))
    study.search(iterations)
    return study.advice()
