"""Satori's guided first game, where a learner plays freely."""

import random

import pytest

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
    round_before, turns_before = run.table.state.view(0).round, run.table.state.view(0).turns_left
    chosen: list[str] = []
    for _ in range(MANY):
        choices = [text for text in run.options() if run.verdict(text) is None]
        chosen.append(rng.choice(choices))
        run.choose(chosen[-1])
        if run.chapter != chapter:
            break
        view = run.table.state.view(0)
        assert (view.round, view.turns_left) in [(round_before, turns_before), (round_before, turns_before - 1)]
    assert [text for text in chosen if text.startswith("visit ")], "the turn was cut short"
    assert run.chapter == chapter + 1
    assert run.table.state.digest() == position_after(chapter)
