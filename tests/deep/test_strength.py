"""How strong the bots are, by sequential tests at 95 %: what `docs/bots.md` promises, measured again.

The games are played by the compiled build if it is there and fits the source, because it plays the same games several
times faster. The strongest plays with a tenth of its budget, alone at Koi with a quarter. Each test asks between two
figures with the promised one in the middle, far enough apart that it is settled in two or three dozen games: all of it
takes well under 90 minutes on two cores with nothing else to do.
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
    """The compiled build's interpreter, or our own."""
    fast = Path(__file__).parents[2] / ".venv-fast" / "bin" / "python"
    if fast.exists() and subprocess.run([str(fast), "-c", "import sanmon"], check=False).returncode == 0:
        return str(fast)
    return sys.executable


def arena(game: str, *args: str) -> Outcome:
    """A match, told as `sanmon arena --json` tells it. The exit code 1 only says that the test was settled low."""
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
    """At least 95 of 100: between 90 and 98.5 in a hundred, settled after 34 games if all are won."""
    assert arena(game, "--seats", "greedy,random", "--games", "200", "--wins", "0.9,0.985").sprt == "high"


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_learned_weights_beat_those_set_by_hand(game: str) -> None:
    """With the sets of today, whichever they were learned with: level 4 is greedy with what was learned."""
    assert arena(game, "--seats", f"{LEVELS[3].name},greedy", "--games", "1000", "--sprt", "0,60").sprt == "high"


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lower", range(len(LEVELS) - 1))
def test_each_level_is_sixty_elo_above_the_one_below(game: str, lower: int) -> None:
    """Where both search, the upper one has a tenth of its budget, and the lower one all of its own: a tenth of ten
    iterations is hardly a player.
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
def test_alone_a_beginner_wins_few_games(game: str) -> None:
    weak = arena(game, "--players", "1", "--seats", LEVELS[0].name, "--games", "60", "--wins", "0.1,0.4")
    assert weak.sprt == "low"


@pytest.mark.deep
@pytest.mark.parametrize("game", ["satori", "bitoku"])
def test_alone_the_strongest_wins_most_games(game: str) -> None:
    strong = arena(game, "--players", "1", "--seats", STRONGEST, "--games", "60", "--wins", "0.35,0.65")
    assert strong.sprt == "high"


@pytest.mark.deep
def test_alone_the_strongest_reaches_eighty_points_at_koi_in_most_games() -> None:
    outcome = arena("koi", "--players", "1", "--seats", STRONGEST, "--games", "30")
    assert outcome.verdicts.get("senmon", 0) + outcome.verdicts.get("sensei", 0) > 15


@pytest.mark.deep
def test_alone_that_is_settled_with_a_quarter_of_its_budget() -> None:
    """A senmon has all goals, too (8.2.1)."""
    seats = contestant(LEVELS[-1], QUARTER)
    strong = arena(
        "koi", "--players", "1", "--seats", seats, "--games", "120", "--wins", "0.4,0.6", "--title", "senmon"
    )
    assert strong.sprt == "high"


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_most_winners_score_what_the_set_was_designed_for(game: str, tmp_path: Path) -> None:
    """Two who search play games of the balance page, with its seeds."""
    command = [python(), "-m", "sanmon", "lab", "balance", game, "--agent", LEVELS[-2].name, "--games", "12"]
    subprocess.run([*command, "--players", "2", "--jobs", JOBS, "--out", str(tmp_path)], check=True)
    inside = re.search(r"Winning scores mostly .*: (\d+)% with 2 players", (tmp_path / f"{game}.md").read_text("utf-8"))
    assert inside is not None
    assert int(inside[1]) > 50


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_no_decision_takes_longer_than_its_budget_and_a_tenth(game: str, players: int) -> None:
    """Every level with the cap of live play, early and later in a game that chance plays, from the source, which is
    slower.
    """
    state = sanmon.load(game).start(players, 5)
    rng = random.Random(players)
    for decision in range(21):  # where chance plays alone a game is hardly longer
        assert state.seat is not None
        if decision in (10, 20):
            for level in LEVELS:
                someone = level.agent(decision)
                someone.cap(CAP)
                began = time.monotonic()
                someone.choose(state.options(), Position(state, state.seat))
                assert time.monotonic() - began < 1.1 * CAP, level.name
        state.apply(rng.choice(state.options()))
