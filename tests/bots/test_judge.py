"""The judge of a game's positions depends on the game alone, never on what ran before in the process."""

from __future__ import annotations

import random
import subprocess
import sys

import msgspec
import pytest

import sanmon
from sanmon.bots.judge import WIN, margins, places
from sanmon.bots.judges import hand_made_judge

# Prints the move of a search with its own evaluation at one decision, and the visits and values of all options.
OWN_EVALUATION = """
import random
from importlib import import_module
import sanmon
from sanmon.bots.agents import Position
from sanmon.bots.judges import own_judge
from sanmon.bots.search import SearchAgent

game = sanmon.load("{game}")
state = game.start({players}, {deal})
rng = random.Random({deal})
for _ in range({decisions}):
    state.apply(rng.choice(state.options()))
evaluate = import_module("sanmon.games.{game}.evaluate").evaluate
searcher = SearchAgent(1, 8, 0, own_judge(game, evaluate))
print(searcher.choose(state.options(), Position(state, state.seat)))
print([(option, edge.visits, edge.total) for option, edge in searcher.searcher.root.edges.items()])
"""

# What a process may have done before: played other games, and this one with the shipped evaluation.
OTHER_GAMES = """
import sanmon
from sanmon.bots.agents import Position, agent

for name in sanmon.games():
    for players in (1, 2):
        before = sanmon.load(name).start(players, 5)
        for bot in ("greedy", "search@2", "level-4"):
            agent(bot, 1).choose(before.options(), Position(before, before.seat))
"""


def printed(script: str) -> str:
    """What a new process that runs this script prints."""
    return subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize(
    ("game", "players", "deal", "decisions"),
    [
        ("satori", 2, 1, 0),  # a search judges every turn of its own
        ("bitoku", 1, 1, 2),  # a solo opponent's points count for less
        ("koi", 1, 1, 34),  # a finished game is worth more than its points
    ],
)
def test_a_move_does_not_depend_on_what_ran_before(game: str, players: int, deal: int, decisions: int) -> None:
    script = OWN_EVALUATION.format(game=game, players=players, deal=deal, decisions=decisions)
    assert printed(script) == printed(OTHER_GAMES + script)


def test_among_three_or_more_a_point_of_ones_own_is_worth_more_than_one_taken_from_a_rival() -> None:
    """Whoever is ahead: nobody plays against the leader instead of for the own place."""
    for points in ([30.0, 28.0, 10.0], [10.0, 28.0, 30.0], [50.0, 50.0, 50.0, 50.0], [5.0, 90.0, 6.0, 4.0]):
        now = places(points)[0]
        helped = places([points[0] + 1, *points[1:]])[0] - now
        hurt = [
            places([*points[:seat], points[seat] - 1, *points[seat + 1 :]])[0] - now for seat in range(1, len(points))
        ]
        assert all(0 < one < helped for one in hurt)
        nearest = min(range(1, len(points)), key=lambda seat: abs(points[seat] - points[0]))
        assert hurt[nearest - 1] == max(hurt)
        assert sum(hurt) == pytest.approx(helped, rel=0.2)


def test_a_place_is_worth_having_when_the_game_is_over() -> None:
    state = sanmon.load("toy").start(3, 1)
    rng = random.Random(1)
    while state.seat is not None:
        state.apply(rng.choice(state.options()))
    judge = hand_made_judge(state.game)
    assert state.result is not None
    state.result = msgspec.structs.replace(state.result, scores=(9, 8, 4), ranks=(1, 2, 3))
    bonus = [a - b for a, b in zip(judge.utilities(state), places([9.0, 8.0, 4.0]), strict=True)]
    assert bonus == pytest.approx([WIN, 0.0, -WIN])
    assert margins([9.0, 8.0]) == [1.0, -1.0]
