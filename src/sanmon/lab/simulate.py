"""Many games between agents. Game k of a run is the game with seed S + k, whichever process plays it."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TypeVar

import msgspec

import sanmon
from sanmon.bots.agents import Position, agent
from sanmon.bots.seeds import game_seed
from sanmon.kernel.errors import SetupError
from sanmon.kernel.info import Setting
from sanmon.kernel.records import Record
from sanmon.kernel.state import State

P = TypeVar("P")
R = TypeVar("R")

MOST_GAMES = 10_000_000
MOST_JOBS = 256


class Plan(msgspec.Struct, frozen=True):
    """What to play: the same plan gives the same games."""

    game: str
    players: int
    games: int
    seed: int = 1
    seats: tuple[str, ...] = ()  # one agent for each seat
    settings: dict[str, Setting] = {}
    components: str | None = None
    save: str | None = None  # a folder for the records


class Played(msgspec.Struct, frozen=True):
    """One game that was played to its end."""

    decisions: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    verdict: str | None


class Report(msgspec.Struct, frozen=True):
    """A run. The lists have one entry for each game, in the order of their seeds."""

    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    scores: list[tuple[int, ...]]
    ranks: list[tuple[int, ...]]
    verdicts: list[str | None]


def make_plan(
    game: str,
    players: int | None = None,
    games: int = 1,
    seed: int = 1,
    seats: list[str] | None = None,
    settings: dict[str, Setting] | None = None,
    components: str | Path | None = None,
    save: str | Path | None = None,
) -> Plan:
    """A plan that can be played, or an error that says what is wrong with it. One name in `seats` is for every seat."""
    info = sanmon.info(game)
    names = list(seats or ["random"])
    if players is None and len(names) > 1:
        players = len(names)
    count = info.check_players(players)
    if not 1 <= games <= MOST_GAMES:
        raise SetupError(f"the number of games is from 1 to {MOST_GAMES:,}, not {games}")
    names = names * count if len(names) == 1 else names
    if len(names) != count:
        raise SetupError(f"{count} seats need {count} agents (or one for all), not {len(names)}: {','.join(names)}")
    for name in names:
        agent(name)
    chosen = info.check_settings(count, settings or {})
    return Plan(
        game,
        count,
        games,
        seed,
        tuple(names),
        chosen,
        None if components is None else str(components),
        None if save is None else str(save),
    )


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play the plan in so many processes; `progress` hears how many games have just been finished."""
    if not 1 <= jobs <= MOST_JOBS:
        raise SetupError(f"the number of jobs is from 1 to {MOST_JOBS}, not {jobs}")
    sanmon.load(plan.game, plan.components)  # what is wrong with the components is said here, once
    if plan.save is not None:
        _folder(plan.save)
    began = time.perf_counter()
    played: list[Played] = []
    for some in _chunks(plan, jobs):
        played += some
        if progress is not None:
            progress(len(some))
    return Report(
        plan.game,
        plan.players,
        plan.games,
        sum(one.decisions for one in played),
        round(time.perf_counter() - began, 3),
        [one.scores for one in played],
        [one.ranks for one in played],
        [one.verdict for one in played],
    )


def _folder(path: str) -> None:
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise SetupError(f"cannot make the folder {path}: {problem.strerror}") from problem


def _chunks(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    """The games in order, some at a time."""
    size = max(1, min(50, plan.games // (jobs * 4)))
    yield from in_order(play_span, plan, plan.games, size, jobs)


def in_order(
    work: Callable[[P, int, int], list[R]], plan: P, count: int, size: int, jobs: int
) -> Generator[list[R], None, None]:
    """What `work(plan, first, end)` gives for all numbers up to `count`, so many at a time, in so many processes.

    The results come in the order of the numbers. Who has seen enough closes the generator, and the rest is not begun.
    """
    if not 1 <= jobs <= MOST_JOBS:
        raise SetupError(f"the number of jobs is from 1 to {MOST_JOBS}, not {jobs}")
    spans = [(first, min(first + size, count)) for first in range(0, count, size)]
    if jobs == 1 or len(spans) <= 1:
        for first, end in spans:
            yield work(plan, first, end)
        return
    # Spawned, not forked: a fork copies the progress bar's thread in whatever state it is.
    context = multiprocessing.get_context("spawn")
    # Ctrl-C ends the workers at once; the one who started them says so.
    pool = ProcessPoolExecutor(min(jobs, len(spans)), context, signal.signal, (signal.SIGINT, signal.SIG_DFL))
    try:
        waiting = [pool.submit(work, plan, first, end) for first, end in spans]
        for one in waiting:
            yield one.result()
    except BrokenProcessPool as problem:
        raise SetupError("a worker process died (out of memory?); try fewer jobs") from problem
    finally:
        pool.shutdown(cancel_futures=True)


def play_span(plan: Plan, first: int, end: int) -> list[Played]:
    """The games of a plan from number `first` to before `end`."""
    return [play_game(plan, number) for number in range(first, end)]


def play_game(plan: Plan, number: int) -> Played:
    """One game of a plan."""
    game = sanmon.load(plan.game, plan.components)
    seed = plan.seed + number
    state: State = game.start(plan.players, seed, False, None, **plan.settings)
    record = None if plan.save is None else Record.begin(state, plan.settings, list(plan.seats))
    agents = [agent(name, game_seed(seed, seat, name)) for seat, name in enumerate(plan.seats)]
    positions = [Position(state, seat) for seat in range(plan.players)]
    decisions = 0
    while state.seat is not None:
        seat = state.seat
        option = agents[seat].choose(state.options(), positions[seat])
        state.apply(option)
        decisions += 1
        if record is not None:
            record.add(state, seat, option)
    result = state.result
    assert result is not None
    if record is not None and plan.save is not None:
        _keep(record_path(plan, number), record.encode(state))
    return Played(decisions, result.scores, result.ranks, result.verdict)


def record_path(plan: Plan, number: int) -> Path:
    """Where a game of a plan that saves is written."""
    return Path(plan.save or "") / f"{plan.game}-{plan.players}p-{plan.seed + number}.jsonl"


def _keep(path: Path, data: bytes) -> None:
    """Write a record, but never over another one."""
    try:
        if path.exists():
            if path.read_bytes() != data:
                raise SetupError(f"{path} holds another game already; save into another folder")
            return
        half = path.with_suffix(".half")  # a process that dies leaves no half of a record behind
        half.write_bytes(data)
        half.replace(path)
    except OSError as problem:
        raise SetupError(f"cannot write {path}: {problem.strerror}") from problem
