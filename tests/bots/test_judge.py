"""The judge of a game's positions depends on the game alone, never on what ran before in the process."""

from __future__ import annotations

import subprocess
import sys

import pytest

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
