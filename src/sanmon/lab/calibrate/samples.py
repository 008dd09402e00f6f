"""Positions of games between bots, with what was read from them and what came of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

import sanmon
from sanmon.bots.agents import Position, RandomAgent
from sanmon.bots.calibration import Reading, play_on, reading_of
from sanmon.bots.judge import EVERYONE, is_lost, margins
from sanmon.bots.judges import evaluation_module, shipped_judge
from sanmon.kernel import records
from sanmon.kernel.game import Game
from sanmon.kernel.messages import Result
from sanmon.kernel.state import State
from sanmon.lab import files
from sanmon.lab.play import play, seat_agents
from sanmon.lab.rewards import share_of_win
from sanmon.lab.simulate import Plan, play_game, record_path
from sanmon.lab.workers import in_order

QUARTERS = 4


class Task(msgspec.Struct, frozen=True):
    """Which games to play, and what to do with their positions."""

    plan: Plan  # it saves the games' records; those that are there are not played again
    again: int  # how often the rest of the game is played from a position, besides the game itself; -1: no playing on
    worlds: int  # of a forecast
    turns: int
    fingerprint: str  # of the evaluation


class Outcome(msgspec.Struct, frozen=True):
    """What one end of a game brought: the margin and the share of the win, by score."""

    margins: list[float]
    wins: list[float]


class Sample(msgspec.Struct, frozen=True):
    """A position at the beginning of a turn."""

    game: int
    quarter: int  # of the game's turns, from 0
    seat: int  # whose turn it is
    judged: Reading  # the position itself
    ahead: list[Reading]  # positions some turns later, in several worlds
    outcomes: list[Outcome]  # the game's own first, then those that were played again


def samples_of(task: Task, jobs: int, progress: Callable[[int], None] | None = None) -> list[Sample]:
    """The samples of all games of a task."""
    assert task.plan.save is not None
    files.make_folder(task.plan.save)
    found: list[Sample] = []
    for some in in_order(_span, task, task.plan.games, 1, jobs):
        found += some
        if progress is not None:
            progress(1)
    return found


def _span(task: Task, first: int, end: int) -> list[Sample]:
    """The samples of some games. If they take long, they are kept beside the game's record."""
    found: list[Sample] = []
    for number in range(first, end):
        record = record_path(task.plan, number)
        if not record.exists():
            play_game(task.plan, number)
        if task.again < 0:
            found += samples_of_game(task, number)
            continue
        kept = record.with_suffix(f".{task.fingerprint}-{task.again}-{task.worlds}-{task.turns}.samples")
        if kept.exists():
            found += files.read_json(kept, list[Sample], "holds no samples of `sanmon lab calibrate`")
            continue
        samples = samples_of_game(task, number)
        files.write(kept, msgspec.json.encode(samples))
        found += samples
    return found


def samples_of_game(task: Task, number: int) -> list[Sample]:
    """The positions of a recorded game at the beginning of each turn; or one of each quarter, with playing on."""
    plan = task.plan
    game = sanmon.load(plan.game, plan.components)
    starts: list[State] = []
    last: State | None = None
    for state in records.replay(records.read_record(record_path(plan, number)), game):
        if state.seat is not None and (not starts or state.turn != starts[-1].turn):
            starts.append(state.clone())
        last = state
    assert last is not None
    assert last.result is not None
    own = outcome_of(last.result, plan.players)
    judge = shipped_judge(game, plan.players)
    rng = random.Random(f"calibrate:{plan.seed + number}")
    found: list[Sample] = []
    for quarter in range(QUARTERS):
        places = range(len(starts) * quarter // QUARTERS, len(starts) * (quarter + 1) // QUARTERS)
        if task.again < 0:
            for place in places:
                found.append(
                    Sample(number, quarter, starts[place].seat or 0, reading_of(starts[place], judge), [], [own])
                )
        elif places:
            state = starts[rng.choice(places)]
            assert state.seat is not None
            position = Position(state, state.seat)
            again = [played_again(plan, position, rng) for _ in range(task.again)]
            ahead = play_on(position, rng, judge, task.worlds, task.turns)
            found.append(Sample(number, quarter, state.seat, reading_of(state, judge), ahead, [own, *again]))
    return found


def played_again(plan: Plan, position: Position, rng: random.Random) -> Outcome:
    """Plays the rest of a game in another world that the seat could imagine."""
    world = position.imagine(rng)
    play(world, seat_agents(plan.seats, rng.getrandbits(60)))
    assert world.result is not None
    return outcome_of(world.result, plan.players)


def outcome_of(result: Result, players: int) -> Outcome:
    """What a result brought to every score."""
    leads = margins([float(score) for score in result.scores])
    if players == 1 and len(result.ranks) == 1:
        return Outcome(leads, [0.0 if is_lost(result) else 1.0])
    return Outcome(leads, [share_of_win(result.ranks, score) for score in range(len(leads))])


def scores_forecast(players: int, scores: int) -> range:
    """The scores whose forecasts are fitted and checked: all seats, but not a solo opponent."""
    return range(1 if players == 1 else scores)


def fingerprint(game: Game[Any], players: int) -> str:
    """A hash of what the shipped judge says of the positions of a random game.

    If the evaluation, its weights or the rules change, so does the fingerprint, and the calibration has to be made
    again.
    """
    judge = shipped_judge(game, players)
    left_of = evaluation_module(game.info.package).left_of
    state: State = game.start(players, 1)
    hashed = blake2b(digest_size=8)

    def note(now: State, _seat: int, _options: object) -> None:
        figures = [left_of(now), *judge.evaluate(now, EVERYONE), *judge.unscored_values(now)]
        hashed.update(" ".join(f"{figure:.3f}" for figure in figures).encode())

    play(state, [RandomAgent(1)] * players, note)
    return hashed.hexdigest()
