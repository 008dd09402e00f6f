"""Satori's guided first game, where a learner plays freely."""

import random

import pytest

from sanmon.games.satori.view_structs import SatoriView
from sanmon.lessons import format as lessons
from sanmon.lessons.local_table import LocalTable
from sanmon.lessons.run import Run

LESSON = lessons.read("satori", "first")
FREE = [number for number, chapter in enumerate(LESSON.chapters) if chapter.steps[-1].until]
MANY = 40  # choices; no turn has more


def free_step(chapter: int) -> Run:
    run = Run(LESSON, LocalTable(LESSON))
    run.go_to(chapter)
    while not run.step.until:
        run.follow()
    return run


def view_of(run: Run) -> SatoriView:
    view = run.table.state.view(0)
    assert isinstance(view, SatoriView)
    return view


def position_after(chapter: int) -> str:
    run = free_step(chapter)
    run.skip()
    return run.table.state.digest()


def test_the_learner_has_turns_of_their_own() -> None:
    assert len(FREE) == 2


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("chapter", FREE)
def test_a_free_turn_lasts_one_turn_and_returns_to_the_script(chapter: int, seed: int) -> None:
    run, rng = free_step(chapter), random.Random(seed)
    before = view_of(run)
    chosen: list[str] = []
    for _ in range(MANY):
        choices = [text for text in run.options() if run.verdict(text) is None]
        chosen.append(rng.choice(choices))
        run.choose(chosen[-1])
        if run.chapter != chapter:
            break
        view = view_of(run)
        assert view.round == before.round
        assert before.turns_left - 1 <= view.turns_left <= before.turns_left
    assert [text for text in chosen if text.startswith("visit ")], "the turn was cut short"
    assert run.chapter == chapter + 1
    assert run.table.state.digest() == position_after(chapter)
