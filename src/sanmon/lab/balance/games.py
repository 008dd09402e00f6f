"""Games for a balance report: plays many games between equal agents, saves each as a record, and counts.

A game's `balance.py` says what to look at:

- FAMILIES: verbs whose things should be equally good; for the verbs in FIRST_THING only the first thing counts.
- `measure`: figures of the whole table at the end of a game.
- `pursued`: figures of one player at the end, such as a strategy may aim at.
- WINNING: the range in which winning scores are expected.
- REMARKS: what the figures do not show.
- `order`, optional: the seats in turn order, if the game does not go round the table from the seat that decides first.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType

import msgspec

import sanmon
from sanmon.kernel import records
from sanmon.kernel.chance import commitment
from sanmon.kernel.errors import RecordError, SetupError
from sanmon.kernel.messages import Result
from sanmon.kernel.state import State
from sanmon.lab.simulate import Plan, play_game, record_path
from sanmon.lab.workers import in_order

ELSEWHERE = "use another folder for the games"


class Game(msgspec.Struct, frozen=True):
    """The facts of one game that the report counts."""

    result: Result
    order: list[int]  # the seats in the turn order of the first round
    chosen: list[set[str]]  # by seat: every `verb thing` it chose, of the verbs in FAMILIES
    figures: dict[str, float]  # of the whole table
    pursued: list[dict[str, float]]  # by seat


def facts_of(name: str) -> ModuleType:
    """The module `balance` of a game."""
    try:
        return import_module(f"{sanmon.info(name).package}.balance")
    except ModuleNotFoundError as problem:
        raise SetupError(
            f"{name} has no module {sanmon.info(name).package}.balance, which says what a balance report looks at"
        ) from problem


def games_of(plan: Plan, jobs: int, progress: Callable[[int], None] | None = None) -> list[Game]:
    """The games of a plan that saves its records. Games with a record are read, all others are played."""
    games: list[Game] = []
    for finished in in_order(_span, plan, plan.games, 1, jobs):
        games += finished
        if progress is not None:
            progress(len(finished))
    return games


def _span(plan: Plan, first: int, end: int) -> list[Game]:
    for number in range(first, end):
        if not record_path(plan, number).exists():
            play_game(plan, number)
    return [read(plan, number) for number in range(first, end)]


def read(plan: Plan, number: int) -> Game:
    """Reads a game of a plan from its record. Raises SetupError if its agents, rules, components or seed differ."""
    path = record_path(plan, number)
    facts = facts_of(plan.game)
    order: list[int] = []
    try:
        stored = records.read_record(path)
        for state in records.replay(stored, sanmon.load(plan.game, plan.components)):
            if not order:
                order = list(facts.order(state)) if hasattr(facts, "order") else _round_the_table(state)
            last = state
    except RecordError as problem:
        raise SetupError(f"{path}: {problem}; {ELSEWHERE}") from problem
    if stored.header.commitment != commitment(last.game.start(plan.players, plan.seed + number).key):
        raise SetupError(f"{path} is not the game with seed {plan.seed + number}; {ELSEWHERE}")
    if stored.header.seats != list(plan.seats):
        raise SetupError(f"{path} was played by {stored.header.seats[0]}, not by {plan.seats[0]}; {ELSEWHERE}")
    if last.result is None:
        raise SetupError(f"{path}: the game is not over; {ELSEWHERE}")
    chosen: list[set[str]] = [set() for _ in range(plan.players)]
    for action in stored.actions:
        verb, _, things = action.do.partition(" ")
        if verb in facts.FAMILIES:
            first_only = verb in getattr(facts, "FIRST_THING", ())
            chosen[action.seat].add(f"{verb} {things.partition(' ')[0] if first_only else things}".rstrip())
    pursued = [facts.pursued(last, seat) for seat in range(plan.players)]
    return Game(last.result, order, chosen, facts.measure(last), pursued)


def _round_the_table(state: State) -> list[int]:
    """The seats in order around the table, beginning with the seat that decides first."""
    first = state.seat or 0
    return [(first + place) % state.players for place in range(state.players)]
