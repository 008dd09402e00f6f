"""How well a judge chooses among the ends of a turn: the turns it could take are played out in the same worlds.

The figures show how much a better evaluation could bring, long before a match could: a match needs hundreds of games,
and here every turn is a comparison. What is gained is measured in worlds that the choice was not made in, so that luck
is not taken for skill.
"""

from __future__ import annotations

import math
import random

import msgspec

import sanmon
from sanmon.bots.beam import best_turn, follow
from sanmon.bots.judge import Judge
from sanmon.bots.judges import evaluation_module, shipped_judge
from sanmon.bots.plans import select_plans
from sanmon.kernel.errors import SetupError
from sanmon.kernel.state import State

LINES = 16  # of the beam that finds the ends of a turn
OPTIONS = 7  # turns that are compared
SAMPLED = 0.25  # the share of all turns that are looked at
ASTRAY = 0.2  # the share of turns in which the game goes on with any of the turns found, so that games differ
QUARTERS = 4


class Task(msgspec.Struct, frozen=True):
    """Which games to look at, and how."""

    game: str
    players: int
    worlds: int  # in which every turn is played out
    seed: int = 1


class Choice(msgspec.Struct, frozen=True):
    """What the choices at one decision brought, over the mean of all turns that were compared, in points."""

    quarter: int  # of the game, from 0
    judged: float  # the choice of the judge at the end of the turn
    ahead: float  # the choice of the judge at the end of the seat's next turn, in the other worlds
    played: float  # the choice by playing out in the other worlds


class Figures(msgspec.Struct, frozen=True):
    """The means over many choices, with their standard errors."""

    quarter: int | None  # None: of the whole game
    choices: int
    judged: float
    judged_error: float
    ahead: float
    ahead_error: float
    played: float
    played_error: float


def check(game: str, players: int, games: int, worlds: int) -> None:
    """Raises SetupError if this cannot be measured."""
    sanmon.info(game).check_players(players)
    if games < 1:
        raise SetupError(f"--games must be 1 or more, not {games}")
    if worlds < 2:
        raise SetupError(f"--worlds must be 2 or more, not {worlds}: a choice is checked in a world it was not made in")


def choices_of_games(task: Task, first: int, end: int) -> list[Choice]:
    """The choices in the games from number `first` to before `end`."""
    found: list[Choice] = []
    game = sanmon.load(task.game)
    judge = shipped_judge(game, task.players)
    left_of = evaluation_module(game.info.package).left_of
    for number in range(task.seed + first, task.seed + end):
        rng = random.Random(f"choices:{number}")
        state: State = game.start(task.players, number)
        state.quiet = True
        while state.seat is not None:
            seat = state.seat
            beam = follow(state.clone(), seat, state.options(), LINES, judge, True)
            if rng.random() < SAMPLED:
                quarter = min(QUARTERS - 1, int(QUARTERS * (1.0 - left_of(state))))
                plans = [plan.steps for plan in select_plans(beam.ended, OPTIONS)]
                if len(plans) > 1:
                    seeds = [rng.random() for _ in range(task.worlds)]
                    rows = [_played(state, seat, steps, seeds, judge) for steps in plans]
                    judged, ahead, came = ([[one[kind] for one in row] for row in rows] for kind in range(3))
                    found.append(Choice(quarter, gain(judged, came), gain(ahead, came), gain(came, came)))
            state = rng.choice(beam.ended).state if rng.random() < ASTRAY else beam.best().state
    return found


def gain(by: list[list[float]], came: list[list[float]]) -> float:
    """How much better than the mean of all turns it is to choose a turn by the values `by`; `came` has the results.

    Both have a row for each turn and a column for each world. For each world, the turn is chosen that has the highest
    sum of `by` over all other worlds; its result in this world counts.
    """
    worlds = range(len(came[0]))
    gained = 0.0
    for world in worlds:
        sums = [math.fsum(value for place, value in enumerate(row) if place != world) for row in by]
        column = [row[world] for row in came]
        gained += column[sums.index(max(sums))] - math.fsum(column) / len(column)
    return gained / len(worlds)


def _played(state: State, seat: int, steps: list[int], seeds: list[float], judge: Judge) -> list[list[float]]:
    """Takes these steps and plays on to the end, once in each world: the world that `imagine` makes of each seed.

    For each world, returns three utilities of the seat: by the judge at the end of this turn, by the judge at the end
    of the seat's next turn, and at the end of the game. All seats play on with a beam of one line.
    """
    found: list[list[float]] = []
    for seed in seeds:
        world = state.imagine(seat, random.Random(seed))
        world.quiet = True
        for option in steps:
            if world.turn != state.turn or option not in world.options(seat):
                break
            world.apply(option, seat)
        utilities: list[float] = []
        for last_turn in (state.turn, state.turn + state.players):
            while world.seat is not None and world.turn <= last_turn:
                world = best_turn(world, world.seat, 1, judge, True)
            utilities.append(judge.utilities(world)[seat])
        while world.seat is not None:
            world = best_turn(world, world.seat, 1, judge, True)
        found.append([*utilities, judge.utilities(world)[seat]])
    return found


def figures_of(choices: list[Choice]) -> list[Figures]:
    """The figures of each quarter that has choices, and of the whole game."""
    groups: list[tuple[int | None, list[Choice]]] = [
        (quarter, [choice for choice in choices if choice.quarter == quarter]) for quarter in range(QUARTERS)
    ]
    return [_figures(quarter, some) for quarter, some in [*groups, (None, choices)] if some]


def _figures(quarter: int | None, choices: list[Choice]) -> Figures:
    judged = _mean_and_error([choice.judged for choice in choices])
    ahead = _mean_and_error([choice.ahead for choice in choices])
    played = _mean_and_error([choice.played for choice in choices])
    return Figures(quarter, len(choices), *judged, *ahead, *played)


def _mean_and_error(values: list[float]) -> tuple[float, float]:
    count = len(values)
    mean = math.fsum(values) / count
    spread = math.fsum((value - mean) ** 2 for value in values)
    return mean, math.sqrt(spread / max(1, count - 1) / count)
