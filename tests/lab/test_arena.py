"""The arena: balanced seats, the same result with any number of processes, and an early end."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sanmon
from sanmon.bots.agents import agent
from sanmon.kernel.errors import SetupError
from sanmon.kernel.state import State
from sanmon.lab.arena import Bout, Outcome, bout, hold, make_match, trial
from sanmon.lab.guests import PYTHONS, Guest, setup_of
from sanmon.lab.play import play

TIMES = ("milliseconds", "longest")


def facts(outcome: Outcome) -> Any:
    """The outcome without times."""
    plain = msgspec.to_builtins(outcome)
    del plain["seconds"]
    for standing in plain["standings"]:
        for key in TIMES:
            del standing[key]
    return plain


def test_every_contestant_plays_every_seat_with_every_deal() -> None:
    for seats, players, seatings in (
        (["greedy", "random"], 2, 2),
        (["greedy", "random", "random"], 3, 3),
        (["greedy", "random", "search@2"], 2, 6),
        (["greedy", "random"], 3, 3),
        (["random"], 2, 1),
    ):
        match = make_match("toy", seats, 1, players)
        assert len(match.lineups) == seatings
        for place in range(players):
            sitting = Counter(lineup[place] for lineup in match.lineups)
            assert sitting == Counter(lineup[0] for lineup in match.lineups)


def test_results_do_not_depend_on_jobs() -> None:
    match = make_match("toy", ["greedy", "random", "search@3"], 17, 2, seed=4)
    assert facts(hold(match, 1)) == facts(hold(match, 2))


def test_the_sequential_test_ends_a_match_at_the_same_game_with_any_jobs() -> None:
    match = make_match("toy", ["greedy", "random"], 400, elo=(0.0, 150.0))
    alone, together = hold(match, 1), hold(match, 2)
    assert alone.sprt == "high"
    assert alone.games < 400
    assert alone.games % 2 == 0
    assert facts(alone) == facts(together)
    worse = hold(make_match("toy", ["random", "greedy"], 400, wins=(0.3, 0.5)))
    assert worse.sprt == "low"


def test_the_standings_match_the_games() -> None:
    match = make_match("toy", ["greedy", "random"], 6)
    outcome = hold(match)
    bouts = [bout(match, number) for number in range(6)]
    first = outcome.standings[0]
    seats = [match.lineups[number % 2].index(0) for number in range(6)]
    assert first.score == pytest.approx(sum(one.scores[seat] for one, seat in zip(bouts, seats, strict=True)) / 6)
    assert sum(first.sources.values()) == pytest.approx(first.score, abs=0.01)
    assert sum(one.wins for one in outcome.standings) == 6
    assert outcome.against[0][1] + outcome.against[1][0] == 6
    assert first.elo == -outcome.standings[1].elo


def test_a_solo_game_can_be_lost_by_its_verdict() -> None:
    outcome = hold(make_match("koi", ["random"], 2, 1))
    assert all(verdict.startswith("lost") for verdict in outcome.verdicts)
    assert outcome.standings[0].wins == 0


def test_a_title_can_be_required_for_a_solo_win() -> None:
    """Titles are ordered: with senmon required, gakusei is not enough and sensei is."""
    won = {
        title: [
            verdict
            for verdict in sanmon.load("koi").verdicts
            if trial(
                make_match("koi", ["greedy"], 2, 1, wins=(0.35, 0.65), title=title),
                0,
                Bout((70,), (1,), ({},), verdict, [1], [1.0], [1.0]),
            )
        ]
        for title in (None, "gakusei", "senmon", "sensei")
    }
    assert won[None] == won["gakusei"] == ["gakusei", "senmon", "sensei"]
    assert won["senmon"] == ["senmon", "sensei"]
    assert won["sensei"] == ["sensei"]


def test_solo_verdicts_are_counted() -> None:
    outcome = hold(make_match("toy", ["greedy"], 12, 1))
    assert sum(outcome.verdicts.values()) == 12
    assert set(outcome.verdicts) <= set(sanmon.load("toy").verdicts)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with the present interpreter, as another checkout would have one."""
    python = tmp_path / PYTHONS[0]
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    return tmp_path


def test_a_guest_plays_as_the_same_agent_does_here(checkout: Path) -> None:
    """The same seeds; only the name, which is a part of the seed, would tell them apart."""
    state: State = sanmon.load("toy").start(2, 3)
    moves: list[int] = []
    guest = Guest(f"{checkout}:search@8", "s", state.game, 0, setup_of("toy", 2, 3, {}, None, None), moves)
    play(state, [guest, agent("random", 1)], after=lambda _state, _seat, option: moves.append(option))
    guest.close()
    again: State = sanmon.load("toy").start(2, 3)
    play(again, [agent("search@8", "s"), agent("random", 1)])
    assert state == again
    assert guest.took > 0.0


def test_guests_play_matches_within_their_time(checkout: Path) -> None:
    """Far more iterations than there is time for: without the limit, the match would take many minutes."""
    guest = f"{checkout}:search@1000000"
    outcome = hold(make_match("toy", ["search@1000000", guest], 2, seconds=0.02))
    assert [standing.name for standing in outcome.standings] == ["search@1000000", guest]
    assert all(standing.milliseconds > 0.0 for standing in outcome.standings)


def test_a_guest_that_cannot_play_is_an_error(checkout: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SetupError, match="ended with code 1"):
        hold(make_match("toy", ["random", f"{checkout}:nobody"], 2))
    assert "no agent 'nobody'" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": ["nobody"]}, "no agent 'nobody'"),
        ({"seats": ["random"], "games": 0}, "from 1 to"),
        ({"seats": ["random"], "seconds": 0.0}, "above 0"),
        ({"seats": ["random", "./nowhere"]}, "names no guest"),
        ({"seats": ["random", "./nowhere:level-2"]}, "run `make setup`"),
        ({"seats": ["random"], "players": 9}, "not 9"),
        ({"seats": ["random"], "players": 2, "elo": (0.0, 50.0)}, "compares two agents or more"),
        ({"seats": ["random"], "players": 1, "elo": (0.0, 50.0)}, "no Elo"),
        ({"seats": ["greedy", "random"], "elo": (0.0, 50.0), "wins": (0.5, 0.6)}, "one sequential test"),
        ({"seats": ["random"], "players": 1, "title": "senmon"}, "toy with 1 players has none"),
        ({"game": "koi", "seats": ["random"], "players": 2, "title": "senmon"}, "koi with 2 players has none"),
        (
            {"game": "koi", "seats": ["random"], "players": 1, "title": "master"},
            "its titles are gakusei, senmon, sensei",
        ),
    ],
)
def test_wrong_arguments_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        make_match(**{"game": "toy", "games": 4, **arguments})
