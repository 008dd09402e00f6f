"""Calibrations: they turn a judge's values into what people see, the expected margin and the chance to win.

A judge's values compare moves well, but they are no forecast: at one stage of the game they promise too much, at
another too little. A calibration maps them to the results that games from such positions came to. It is fitted on games
between bots and checked on others (`sanmon lab calibrate`), and holds for one number of players, one component set, one
ruleset and the usual table options. Without a calibration, people see no numbers.
"""

from __future__ import annotations

import math
import random
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from sanmon.bots.agents import Position, agent
from sanmon.bots.judge import Judge
from sanmon.bots.judges import evaluation_module
from sanmon.kernel.state import State

FILE: Final = "calibration.json"  # in a game's package
SEEN: Final = 0.3  # when this part of the game is left, readings of imagined worlds count wholly
PLAYER: Final = "level-4"  # the agent that plays on: the strongest that does not search


class Reading(msgspec.Struct, frozen=True):
    """What a judge says of a position at the beginning of a turn, by score; or what a finished game brought."""

    left: float  # how much of the game is to come
    margins: list[float]
    unscored: list[float]
    over: bool = False


class Forecast(msgspec.Struct, frozen=True):
    """A forecast for one score: the expected margin at the end, in points, and the chance to win (0 to 1)."""

    margin: float
    win: float


class Calibration(msgspec.Struct, frozen=True):
    """A map from readings to forecasts.

    Its factors change with the stage of the game: they are given at some stages (`stages`, as the part of the game that
    is left, in rising order) and interpolated between them. The margin is a constant plus factors of the reading's
    margin and unscored value. The chance to win is a logistic curve over the same two, the margin already mapped.
    """

    players: int
    components_hash: str
    ruleset: int
    fingerprint: str  # of the evaluation that it was fitted for (`sanmon.lab.calibrate.fingerprint`)
    worlds: int  # in how many imagined worlds a forecast plays on
    turns: int  # for how many turns it plays on there
    stages: list[float]
    margin: list[list[float]]
    win: list[list[float]]
    trust: float = 1.0  # how much readings of imagined worlds count at the start of a game (`forecasts_from`)
    provenance: dict[str, Any] = {}

    def expected(self, reading: Reading, score: int) -> float:
        """The margin to expect; the margin there is, if the game is over."""
        if reading.over:
            return reading.margins[score]
        return self._mapped(self.margin, reading.left, reading.margins[score], reading.unscored[score])

    def chance(self, reading: Reading, score: int, margin: float) -> float:
        """The chance to win from a position with this expected margin."""
        logit = self._mapped(self.win, reading.left, margin, reading.unscored[score])
        return 1.0 / (1.0 + math.exp(-min(30.0, max(-30.0, logit))))

    def factor(self, left: float) -> float:
        """How many points of expected margin a point of the judge's margin comes to at this stage."""
        return sum(share * self.margin[place][1] for place, share in enumerate(shares(self.stages, left)))

    def _mapped(self, factors: list[list[float]], left: float, margin: float, unscored: float) -> float:
        return sum(
            share * (row[0] + row[1] * margin + row[2] * unscored)
            for row, share in zip(factors, shares(self.stages, left), strict=True)
        )


def shares(stages: list[float], left: float) -> list[float]:
    """How much each stage counts when this much of the game is left: the two nearest stages share 1 between them."""
    counts = [0.0] * len(stages)
    if left <= stages[0]:
        counts[0] = 1.0
        return counts
    for place in range(1, len(stages)):
        if left <= stages[place]:
            part = (left - stages[place - 1]) / (stages[place] - stages[place - 1])
            counts[place - 1] = 1.0 - part
            counts[place] = part
            return counts
    counts[-1] = 1.0
    return counts


def calibration_for(state: State) -> Calibration | None:
    """The calibration for a game, or None if none holds for its players, components, ruleset and table options."""
    game = state.game
    usual = getattr(evaluation_module(game.info.package), "usual", None)
    if usual is not None and not usual(state):
        return None
    for calibration in shipped_calibrations(game.info.package):
        if (calibration.players, calibration.components_hash, calibration.ruleset) == (
            state.players,
            game.components_hash,
            game.ruleset,
        ):
            return calibration
    return None


@cache
def shipped_calibrations(package: str) -> list[Calibration]:
    """The calibrations in a game's package, for each number of players."""
    file = files(package).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=list[Calibration]) if file.is_file() else []


def reading_of(state: State, judge: Judge) -> Reading:
    """What a judge says of a position."""
    left: float = evaluation_module(state.game.info.package).left_of(state)
    return Reading(left, judge.expected_margins(state), judge.unscored_values(state), state.result is not None)


def play_on(position: Position, rng: random.Random, judge: Judge, worlds: int, turns: int) -> list[Reading]:
    """Plays on for some turns, in some imagined worlds, and reads the positions there.

    Most of what a judge cannot see comes to light in a few turns; near the end of the game the result itself does. The
    agent is the one whose games calibrations are fitted on: near the end, another way to play makes a difference of
    two points.
    """
    bot = agent(PLAYER, str(rng.random()))
    readings: list[Reading] = []
    for _ in range(worlds):
        state = position.imagine(rng)
        last = state.turn + turns - 1
        while state.seat is not None and state.turn <= last:
            state.apply(bot.choose(state.options(), Position(state, state.seat)))
        readings.append(reading_of(state, judge))
    return readings


def earliness(left: float) -> float:
    """How much of the game before `SEEN` is to come, from 1 to 0."""
    return min(1.0, max(0.0, (left - SEEN) / (1.0 - SEEN)))


def forecasts_from(position: Reading, ahead: list[Reading], calibration: Calibration) -> list[Forecast]:
    """The forecasts of all scores in a position, from what was read some turns ahead in several worlds.

    The readings come from only a few of all possible worlds. Early in the game they are mostly luck, so they move the
    forecast of the position itself only by a part (`trust`).
    """
    trust = 1.0 - (1.0 - calibration.trust) * earliness(position.left)
    found: list[Forecast] = []
    for score in range(len(position.margins)):
        if calibration.players == 1 and score == 1:  # a solo opponent may expect the opposite of what the player may
            found.append(Forecast(-found[0].margin, 1.0 - found[0].win))
            continue
        margin = calibration.expected(position, score)
        margin += trust * (sum(calibration.expected(reading, score) for reading in ahead) / len(ahead) - margin)
        found.append(Forecast(margin, calibration.chance(position, score, margin)))
    return found


def forecasts(position: Position, rng: random.Random, judge: Judge, calibration: Calibration) -> list[Forecast]:
    """The forecasts of all scores in a position, from what its seat knows."""
    now = reading_of(position.imagine(rng), judge)
    return forecasts_from(now, play_on(position, rng, judge, calibration.worlds, calibration.turns), calibration)
