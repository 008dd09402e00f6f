"""Plays plans against a level."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

import sanmon
from sanmon.bots.agents import Agent, Position, agent
from sanmon.bots.beam import best_turns
from sanmon.bots.greedy import WIDTH
from sanmon.bots.judge import Judge
from sanmon.bots.judges import evaluation_module, shipped_judge, shipped_weights, weighted_judge, weights_key
from sanmon.bots.seeds import match_seed
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.state import State
from sanmon.lab.play import play
from sanmon.lab.rating import share_bounds
from sanmon.lab.rewards import share_of_win
from sanmon.lab.workers import in_order

MOST_WINS = 0.35  # the share of games that a plan may win
SEED = 1


class Tried(msgspec.Struct, frozen=True):
    """What a plan does otherwise than level 4. Options are named by how their text begins."""

    name: str
    tilt: dict[str, float] = {}  # factors of the weights, by subject or by term
    never: list[str] = []  # options that it avoids while it has others
    ahead: list[str] = []  # options that it takes, if it can, while it expects to win


class Task(msgspec.Struct, frozen=True):
    """Which games to play: two for each deal, with the seats exchanged."""

    game: str
    plan: Tried
    against: str


class Result(msgspec.Struct, frozen=True):
    """How many games a plan won. Bounds are those of a 95 % confidence interval."""

    plan: str
    against: str
    games: int
    wins: float
    low: float
    high: float
    lead: float  # the mean lead, in points


@cache
def plans_of(game: str) -> list[Tried]:
    """The plans for a game."""
    data = files("sanmon.lab.plans").joinpath("plans.json").read_bytes()
    by_game = msgspec.json.decode(data, type=dict[str, list[Tried]])
    if game not in by_game:
        raise SetupError(f"there are no plans for {game}; there are some for {', '.join(by_game)}")
    return by_game[game]


def tilted_judge(game: Game[Any], players: int, tilt: dict[str, float]) -> Judge:
    """The judge of level 4 with these factors of its weights, by subject or by term; a term counts before a subject."""
    package = game.info.package
    learned = shipped_weights(package)
    terms: list[str] = evaluation_module(package).TERMS
    unknown = set(tilt) - set(terms) - {term.partition(":")[0] for term in terms}
    if unknown:
        raise SetupError(f"{game.info.name} has no term or subject {', '.join(sorted(unknown))}")
    if not tilt:
        return shipped_judge(game, players)
    key = weights_key(players)
    flat, ahead = [], []
    for term in terms:
        pair = [1.0, 0.0] if learned is None or key not in learned else learned[key]["weights"][term]
        factor = tilt.get(term, tilt.get(term.partition(":")[0], 1.0))
        flat.append(factor * pair[0])
        ahead.append(factor * pair[1])
    return weighted_judge(game, flat, ahead)


class PlanAgent(Agent):
    """Plays like level 4, but follows a plan."""

    def __init__(self, seed: str | int, plan: Tried, judge: Judge) -> None:
        super().__init__(seed)
        self.name = plan.name
        self.plan = plan
        self.judge = judge

    def choose(self, options: Sequence[int], position: Position) -> int:
        """Returns the first option of the best turn that the plan allows."""
        world = position.imagine(self.rng)
        allowed = self._allowed(options, world, position.seat)
        if len(allowed) == 1:
            return allowed[0]
        utilities = best_turns(world, position.seat, allowed, WIDTH, self.judge)
        return allowed[utilities.index(max(utilities))]

    def _allowed(self, options: Sequence[int], world: State, seat: int) -> Sequence[int]:
        text = world.game.vocabulary.text
        allowed: Sequence[int] = [option for option in options if not text(option).startswith(tuple(self.plan.never))]
        if not self.plan.never or not allowed:
            allowed = options
        if self.plan.ahead and self.judge.expected_margins(world)[seat] > 0:
            return [option for option in allowed if text(option).startswith(tuple(self.plan.ahead))] or allowed
        return allowed


def _games(task: Task, first: int, end: int) -> list[tuple[float, float]]:
    """The share of the win and the lead of the plan, in the games from number `first` to before `end`."""
    game = sanmon.load(task.game)
    judge = tilted_judge(game, 2, task.plan.tilt)
    found: list[tuple[float, float]] = []
    for number in range(first, end):
        deal, seat = SEED + number // 2, number % 2
        state: State = game.start(2, deal)
        bots: list[Agent | None] = [None, None]
        bots[seat] = PlanAgent(match_seed(deal, seat, seat, task.plan.name), task.plan, judge)
        bots[1 - seat] = agent(task.against, match_seed(deal, seat, 1 - seat, task.against))
        play(state, bots)
        assert state.result is not None
        lead = state.result.scores[seat] - state.result.scores[1 - seat]
        found.append((share_of_win(state.result.ranks, seat), float(lead)))
    return found


def try_plan(
    game: str, plan: Tried, against: str, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Result:
    """Plays a plan against an agent."""
    agent(against)
    rows: list[tuple[float, float]] = []
    for some in in_order(_games, Task(game, plan, against), games, 1, jobs):
        rows += some
        if progress is not None:
            progress(1)
    wins = sum(row[0] for row in rows)
    low, high = share_bounds(wins, len(rows))
    return Result(plan.name, against, len(rows), wins, low, high, sum(row[1] for row in rows) / len(rows))
