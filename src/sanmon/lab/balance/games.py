"""Games for a balance report: many games between equal agents, each kept as a record, and what is counted in them.

A game says in its `balance.py` which verbs' things should be equally good (FAMILIES; of those in FIRST_THING only the
first counts), what to count at the end of a game for the whole table (`measure`) and for one player (`pursued`: what a
strategy can be about), between which scores winners are expected (WINNING) and what figures do not tell (REMARKS).
Where turns do not go round the table from the first who is asked, it says how they go (`order`). `page.py` writes the
report.
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

ELSEWHERE = "keep the games in another folder"


class Game(msgspec.Struct, frozen=True):
    """One game that was played: its result, the seats in the order of the first round, what each seat chose, and the
    game's own figures.
    """

    result: Result
    order: list[int]
    chosen: list[set[str]]
    figures: dict[str, float]  # of the whole table
    pursued: list[dict[str, float]]  # by seat


def facts_of(name: str) -> ModuleType:
    """What a game says of its balance."""
    try:
        return import_module(f"{sanmon.info(name).package}.balance")
    except ModuleNotFoundError as problem:
        raise SetupError(f"{name} does not say what a balance report looks at") from problem


def games_of(plan: Plan, jobs: int, progress: Callable[[int], None] | None = None) -> list[Game]:
    """The games of a plan that saves its records: those that are there already are read, the others played."""
    found: list[Game] = []
    for some in in_order(_span, plan, plan.games, 1, jobs):
        found += some
        if progress is not None:
            progress(len(some))
    return found


def _span(plan: Plan, first: int, end: int) -> list[Game]:
    for number in range(first, end):
        if not record_path(plan, number).exists():
            play_game(plan, number)
    return [read(plan, number) for number in range(first, end)]


def read(plan: Plan, number: int) -> Game:
    """A game of a plan from its record, which has to be of the same agents, rules and components."""
    path = record_path(plan, number)
    facts = facts_of(plan.game)
    order: list[int] = []
    try:
        stored = records.read_record(path)
        for state in records.replay(stored, sanmon.load(plan.game, plan.components)):
            if not order:
                order = list(facts.order(state)) if hasattr(facts, "order") else _round(state)
            last = state
    except RecordError as problem:
        raise SetupError(f"{path}: {problem}; {ELSEWHERE}") from problem
    if stored.header.commitment != commitment(last.game.start(plan.players, plan.seed + number).key):
        raise SetupError(f"{path} is not the game of seed {plan.seed + number}; {ELSEWHERE}")
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


def _round(state: State) -> list[int]:
    """The seats round the table, from the one that is asked first."""
    first = state.seat or 0
    return [(first + place) % state.players for place in range(state.players)]
