"""Plans against levels: tilted judges, forbidden options, and the command."""

from __future__ import annotations

import msgspec
import pytest

import sanmon
from sanmon.bots.agents import Position
from sanmon.bots.judges import shipped_judge
from sanmon.cli.app import run
from sanmon.kernel.errors import SetupError
from sanmon.kernel.state import State
from sanmon.lab.plans import play as plans
from sanmon.lab.plans.play import PlanAgent, Tried, plans_of, tilted_judge

OURS = ["satori", "koi", "bitoku"]


@pytest.mark.parametrize("game", OURS)
def test_every_plan_names_terms_and_options_that_exist(game: str) -> None:
    loaded = sanmon.load(game)
    texts = [loaded.vocabulary.text(option) for option in range(loaded.vocabulary.size)]
    names = [plan.name for plan in plans_of(game)]
    assert len(set(names)) == len(names) >= 6
    for plan in plans_of(game):
        tilted_judge(loaded, 2, plan.tilt)
        for begins in [*plan.never, *plan.ahead]:
            assert any(text.startswith(begins) for text in texts), (plan.name, begins)


def test_a_tilt_multiplies_the_terms_of_a_subject() -> None:
    game = sanmon.load("satori")
    state: State = game.start(2, 1)
    plain = shipped_judge(game, 2).term_rows
    tilted = tilted_judge(game, 2, {"goods": 3.0, "goods:mon": 1.0}).term_rows
    assert plain is not None
    assert tilted is not None
    terms = shipped_judge(game, 2).terms
    for term, one, other in zip(terms, plain(state)[0], tilted(state)[0], strict=True):
        factor = 3.0 if term.startswith("goods:") and term != "goods:mon" else 1.0
        assert other == pytest.approx(factor * one), term
    with pytest.raises(SetupError, match="no term or subject rice"):
        tilted_judge(game, 2, {"rice": 2.0})


def test_a_plan_avoids_what_it_must_never_do_while_it_has_a_choice() -> None:
    game = sanmon.load("toy")
    state: State = game.start(2, 7)
    judge = shipped_judge(game, 2)
    options = state.options()
    text = game.vocabulary.text
    assert len(options) > 1
    assert state.seat is not None
    position = Position(state, state.seat)
    free = PlanAgent(1, Tried("free"), judge).choose(options, position)
    bound = PlanAgent(1, Tried("bound", never=[text(free)]), judge).choose(options, position)
    assert bound in options
    assert bound != free
    helpless = Tried("helpless", never=[text(option) for option in options])
    assert PlanAgent(1, helpless, judge).choose(options, position) in options


def test_a_plan_takes_what_it_wants_while_it_expects_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sanmon.load("toy")
    state: State = game.start(2, 7)
    judge = shipped_judge(game, 2)
    options = state.options()
    assert state.seat is not None
    position = Position(state, state.seat)
    free = PlanAgent(1, Tried("free"), judge).choose(options, position)
    wanted = next(option for option in options if option != free)
    rush = PlanAgent(1, Tried("rush", ahead=[game.vocabulary.text(wanted)]), judge)
    for lead, expected in ((5.0, wanted), (-5.0, free)):
        monkeypatch.setattr(judge, "expected_margins", lambda _, by=lead: [by, by])
        rush.reseed(1)
        assert rush.choose(options, position) == expected


def test_the_command_reports_a_plan_that_wins_too_often(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sanmon.cli.research.plans.plans_of", lambda _: [Tried("plain"), Tried("other")])
    assert run(["lab", "plans", "toy", "--against", "random", "--games", "10", "--plan", "plain"]) == 1
    assert "plain" in capsys.readouterr().out
    assert run(["lab", "plans", "toy", "--games", "2", "--json", "--plan", "other"]) in (0, 1)
    found = msgspec.json.decode(capsys.readouterr().out, type=list[plans.Result])
    assert [(one.plan, one.against, one.games) for one in found] == [("other", "level-5", 2)]
    assert run(["lab", "plans", "toy", "--plan", "nothing"]) == 2
    assert "its plans are plain, other" in capsys.readouterr().err
