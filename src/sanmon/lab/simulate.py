"""Plays many games between agents. Game k of a run is the game with seed S + k, in whichever process it runs."""

from __future__ import annotations

import shlex
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.kernel.info import Setting
from sanmon.kernel.records import Record
from sanmon.kernel.state import State
from sanmon.lab import files
from sanmon.lab.contestants import make_agent
from sanmon.lab.play import check_games, names_by_seat, play, seat_agents
from sanmon.lab.workers import check_jobs, in_order


class Plan(msgspec.Struct, frozen=True):
    """What to play; the same plan gives the same games."""

    game: str
    players: int
    games: int
    seed: int = 1
    seats: tuple[str, ...] = ()  # one agent for each seat
    settings: dict[str, Setting] = {}
    components: str | None = None
    save: str | None = None  # a folder for the records


class Played(msgspec.Struct, frozen=True):
    """The facts of one finished game that a report needs."""

    decisions: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    verdict: str | None


class Crashed(RuntimeError):
    """A game or an agent in it raised an error. The message says which game, at which move, and how to repeat it."""


class Report(msgspec.Struct, frozen=True):
    """The results of a run. The lists have one entry for each game, in the order of the seeds."""

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
    """Checks the arguments and makes a plan; raises SetupError for any that are wrong.

    A single name in `seats` is repeated for every seat.
    """
    info = sanmon.info(game)
    names = names_by_seat(info, players, seats or ["random"], "agents")
    count = len(names)
    check_games(games)
    for name in names:
        make_agent(name)
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
    """Plays the games of a plan in `jobs` processes.

    `progress` is called with the number of games that were finished since its last call.
    """
    check_jobs(jobs)
    sanmon.load(plan.game, plan.components)  # reports a broken component set once, before any game
    if plan.save is not None:
        files.make_folder(plan.save)
    began = time.perf_counter()
    played: list[Played] = []
    for finished in _chunks(plan, jobs):
        played += finished
        if progress is not None:
            progress(len(finished))
    return Report(
        plan.game,
        plan.players,
        plan.games,
        sum(game.decisions for game in played),
        round(time.perf_counter() - began, 3),
        [game.scores for game in played],
        [game.ranks for game in played],
        [game.verdict for game in played],
    )


def _chunks(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    """The finished games in order, some at a time."""
    size = max(1, min(50, plan.games // (jobs * 4)))
    yield from in_order(play_span, plan, plan.games, size, jobs)


def play_span(plan: Plan, first: int, end: int) -> list[Played]:
    """Plays the games of a plan from number `first` to before `end`."""
    return [play_game(plan, number) for number in range(first, end)]


def play_game(plan: Plan, number: int) -> Played:
    """Plays one game of a plan and saves its record if the plan says so."""
    game = sanmon.load(plan.game, plan.components)
    seed = plan.seed + number
    try:
        state: State = game.start(plan.players, seed, False, None, **plan.settings)
    except SetupError:
        raise
    except Exception as problem:
        raise Crashed(_crash(plan, seed, "in its set-up", problem)) from problem
    record = None if plan.save is None else Record.begin(state, plan.settings, list(plan.seats))
    decisions = _play_out(plan, seed, state, record)
    result = state.result
    assert result is not None
    if record is not None and plan.save is not None:
        _keep(record_path(plan, number), record.encode(state))
    return Played(decisions, result.scores, result.ranks, result.verdict)


def _play_out(plan: Plan, seed: int, state: State, record: Record | None) -> int:
    """Plays a game to its end, adding every move to the record; returns the number of decisions."""
    moves = 0

    def after(state: State, seat: int, option: int) -> None:
        nonlocal moves
        moves += 1
        if record is not None:
            record.add(state, seat, option)

    try:
        return play(state, seat_agents(plan.seats, seed), after=after)
    except SetupError:
        raise  # its message says what is wrong, for example that an agent cannot judge this game
    except Exception as problem:
        raise Crashed(_crash(plan, seed, f"at move {moves}, counted from 0", problem)) from problem


def _crash(plan: Plan, seed: int, moment: str, problem: Exception) -> str:
    """The message of a crash: what was raised where, and the command that plays only this game."""
    frame = traceback.extract_tb(problem.__traceback__)[-1]
    command = ["sanmon", "simulate", plan.game, "--players", str(plan.players), "--seats", ",".join(plan.seats)]
    command += ["--seed", str(seed), "-n", "1"]
    if plan.components is not None:
        command += ["--components", plan.components]
    for key, value in plan.settings.items():
        command += ["--set", f"{key}={str(value).lower() if isinstance(value, bool) else value}"]
    players = f"{plan.players} player{'' if plan.players == 1 else 's'}"
    return (
        f"{plan.game} with {players}, seed {seed}, crashed {moment}: {type(problem).__name__}: {problem} "
        f"({Path(frame.filename).name}, line {frame.lineno}); again: {shlex.join(command)}"
    )


def record_path(plan: Plan, number: int) -> Path:
    """The path of the record of a game, in the plan's folder for records."""
    return Path(plan.save or "") / f"{plan.game}-{plan.players}p-{plan.seed + number}.jsonl"


def _keep(path: Path, data: bytes) -> None:
    """Writes a record. Raises SetupError instead of overwriting the record of another game."""
    try:
        another = path.exists() and path.read_bytes() != data
    except OSError as problem:
        raise SetupError(f"cannot write {path}: {problem.strerror}") from problem
    if another:
        raise SetupError(f"{path} already holds another game; save into another folder")
    files.write(path, data)
