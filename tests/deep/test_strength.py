"""Measures the strength of the bots that `docs/bots.md` promises, by sequential tests at 95 %.

The compiled build plays the games if it exists and matches the source, because it plays the same games several times
faster. The strongest bot plays with a tenth of its budget, in solo games of Koi with a quarter. Each test decides
between two figures on both sides of the promised one. They are far enough apart that two or three dozen games decide,
so that all tests together take well under 90 minutes on two idle cores.
"""

from __future__ import annotations

import itertools
import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import sanmon
from sanmon.bots.agents import Position
from sanmon.bots.levels import CAP, LEVELS
from sanmon.lab.arena import Outcome
from sanmon.lab.levels import contestant

GAMES = ["satori", "koi", "bitoku"]
TENTH = 0.1
QUARTER = 0.25
JOBS = str(max(1, (os.cpu_count() or 2) // int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))))
STRONGEST = contestant(LEVELS[-1], TENTH)


def python() -> str:
    """The Python interpreter with the compiled build if there is one, otherwise the current one."""
    fast = Path(__file__).parents[2] / ".venv-fast" / "bin" / "python"
    if fast.exists() and subprocess.run([str(fast), "-c", "import sanmon"], check=False).returncode == 0:
        return str(fast)
    return sys.executable


def arena(game: str, *args: str) -> Outcome:
    """The outcome of a match that `sanmon arena --json` plays. Exit code 1 only means that the test ended low."""
    command = [python(), "-m", "sanmon", "arena", game, "--json", "--jobs", JOBS, *args]
    ran = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    assert ran.returncode in {0, 1}, command
    outcome = msgspec.json.decode(ran.stdout, type=Outcome)
    first = outcome.standings[0]
    print(game, *args, "->", outcome.sprt, f"{first.wins:g} of {first.games}", outcome.verdicts)  # pytest -rA shows it
    return outcome


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    """Greedy wins at least 95 %: the test decides between 90 % and 98.5 %, after 34 games if all are won."""
    assert arena(game, "--seats", "greedy,random", "--games", "200", "--wins", "0.9,0.985").sprt == "high"


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_learned_weights_beat_those_set_by_hand(game: str) -> None:
    """With today's component sets, whichever the weights were learned with. Level 4 is greedy with learned weights."""
    assert arena(game, "--seats", "level-4,greedy", "--games", "1000", "--sprt", "0,60").sprt == "high"


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lower", range(len(LEVELS) - 1))
def test_each_level_is_sixty_elo_above_the_one_below(game: str, lower: int) -> None:
    """If both levels search, the upper one gets a tenth of its budget and the lower one its full budget.

    A tenth of the lower one's ten iterations would be too weak to compare with.
    """
    below, above = list(itertools.pairwise(LEVELS))[lower]
    seats = f"{contestant(above, TENTH if below.iterations else 1.0)},{below.name}"
    assert arena(game, "--seats", seats, "--games", "200", "--sprt", "0,120").sprt == "high"


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_wins_four_of_five_games_against_greedy(game: str) -> None:
    seats = f"{STRONGEST},greedy"
    assert arena(game, "--seats", seats, "--games", "120", "--wins", "0.7,0.9").sprt == "high"


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_wins_half_of_the_games_against_three_greedy_ones(game: str) -> None:
    seats = f"{STRONGEST},greedy,greedy,greedy"
    assert arena(game, "--seats", seats, "--games", "80", "--wins", "0.35,0.65").sprt == "high"


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_a_beginner_wins_few_solo_games(game: str) -> None:
    weak = arena(game, "--players", "1", "--seats", "level-1", "--games", "60", "--wins", "0.1,0.4")
    assert weak.sprt == "low"


@pytest.mark.deep
@pytest.mark.parametrize("game", ["satori", "bitoku"])
def test_the_strongest_wins_most_solo_games(game: str) -> None:
    strong = arena(game, "--players", "1", "--seats", STRONGEST, "--games", "60", "--wins", "0.35,0.65")
    assert strong.sprt == "high"


@pytest.mark.deep
def test_the_strongest_reaches_eighty_points_in_most_solo_games_of_koi() -> None:
    outcome = arena("koi", "--players", "1", "--seats", STRONGEST, "--games", "30")
    assert outcome.verdicts.get("senmon", 0) + outcome.verdicts.get("sensei", 0) > 15


@pytest.mark.deep
def test_a_quarter_of_its_budget_proves_that_for_solo_games_of_koi() -> None:
    """The title senmon needs eighty points and all goals (8.2.1)."""
    seats = contestant(LEVELS[-1], QUARTER)
    strong = arena(
        "koi", "--players", "1", "--seats", seats, "--games", "120", "--wins", "0.4,0.6", "--title", "senmon"
    )
    assert strong.sprt == "high"


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_most_winners_score_what_the_set_was_designed_for(game: str, tmp_path: Path) -> None:
    """Two bots that search play games of the balance report, with its seeds."""
    command = [python(), "-m", "sanmon", "lab", "balance", game, "--agent", LEVELS[-2].name, "--games", "12"]
    subprocess.run([*command, "--players", "2", "--jobs", JOBS, "--out", str(tmp_path)], check=True)
    inside = re.search(r"Winning scores mostly .*: (\d+)% with 2 players", (tmp_path / f"{game}.md").read_text("utf-8"))
    assert inside is not None
    assert int(inside[1]) > 50


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_no_decision_takes_longer_than_its_budget_and_a_tenth(game: str, players: int) -> None:
    """Every level with the time limit of live play, at two decisions of a random game, in the slower source build."""
    state = sanmon.load(game).start(players, 5)
    rng = random.Random(players)
    for decision in range(21):  # random solo games are hardly longer
        assert state.seat is not None
        if decision in (10, 20):
            for level in LEVELS:
                agent = level.agent(decision)
                agent.cap(CAP)
                began = time.monotonic()
                agent.choose(state.options(), Position(state, state.seat))
                assert time.monotonic() - began < 1.1 * CAP, level.name
        state.apply(rng.choice(state.options()))
