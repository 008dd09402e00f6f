"""The arena: balanced seats, the same result whatever the jobs, and an early stop."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.lab.arena import Bout, Outcome, bout, hold, make_match, trial

TIMES = ("milliseconds", "longest")


def facts(outcome: Outcome) -> Any:
    """All but the clock."""
    plain = msgspec.to_builtins(outcome)
    del plain["seconds"]
    for standing in plain["standings"]:
        for key in TIMES:
            del standing[key]
    return plain


def test_everyone_sits_everywhere_with_every_deal() -> None:
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


def test_a_settled_test_ends_the_match_at_the_same_game_with_any_jobs() -> None:
    match = make_match("toy", ["greedy", "random"], 400, elo=(0.0, 150.0))
    alone, together = hold(match, 1), hold(match, 2)
    assert alone.sprt == "high"
    assert alone.games < 400
    assert alone.games % 2 == 0
    assert facts(alone) == facts(together)
    worse = hold(make_match("toy", ["random", "greedy"], 400, wins=(0.3, 0.5)))
    assert worse.sprt == "low"


def test_what_is_told_is_what_was_played() -> None:
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


def test_alone_a_verdict_can_be_a_loss_without_a_rival() -> None:
    outcome = hold(make_match("koi", ["random"], 2, 1))
    assert all(verdict.startswith("lost") for verdict in outcome.verdicts)
    assert outcome.standings[0].wins == 0


def test_alone_a_title_can_be_what_counts_as_won() -> None:
    """From the least: a gakusei has won, but is no senmon; a sensei is one and more."""
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


def test_alone_verdicts_are_counted() -> None:
    outcome = hold(make_match("toy", ["greedy"], 12, 1))
    assert sum(outcome.verdicts.values()) == 12
    assert set(outcome.verdicts) <= set(sanmon.load("toy").verdicts)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"seats": ["nobody"]}, "no agent 'nobody'"),
        ({"seats": ["random"], "games": 0}, "from 1 to"),
        ({"seats": ["random"], "players": 9}, "not 9"),
        ({"seats": ["random"], "players": 2, "elo": (0.0, 50.0)}, "someone to be compared with"),
        ({"seats": ["random"], "players": 1, "elo": (0.0, 50.0)}, "no Elo"),
        ({"seats": ["greedy", "random"], "elo": (0.0, 50.0), "wins": (0.5, 0.6)}, "one sequential test"),
        ({"seats": ["random"], "players": 1, "title": "senmon"}, "toy with 1 is none"),
        ({"game": "koi", "seats": ["random"], "players": 2, "title": "senmon"}, "koi with 2 is none"),
        ({"game": "koi", "seats": ["random"], "players": 1, "title": "master"}, "there are gakusei, senmon, sensei"),
    ],
)
def test_what_cannot_be_played_is_said(asked: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        make_match(**{"game": "toy", "games": 4, **asked})
