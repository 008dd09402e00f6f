"""Every lesson of every game is played to its end by its own script, and says something in every language."""

import pytest

from languages import OURS
from lessons.lesson_files import LESSONS, NAMES
from sanmon.kernel import words
from sanmon.lessons import format as lessons
from sanmon.lessons.check import problems_of
from sanmon.lessons.format import game_of, package_of
from sanmon.lessons.local_table import LocalTable
from sanmon.lessons.run import Run


def test_the_toy_has_a_lesson() -> None:
    assert ("toy", "first") in LESSONS


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=NAMES)
def test_a_lesson_has_no_mistakes(game: str, name: str) -> None:
    assert problems_of(game, name) == []


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=NAMES)
def test_a_lesson_speaks_all_languages(game: str, name: str) -> None:
    assert set(words.languages_of(package_of(game))) >= set(OURS)


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize(("game", "name"), LESSONS, ids=NAMES)
def test_a_lesson_is_played_to_its_end(game: str, name: str, language: str) -> None:
    lesson = lessons.read(game, name)
    texts = lessons.catalogue(game, language)
    run = Run(lesson, LocalTable(lesson))
    while not run.cursor.over:
        card = run.card()
        for key in filter(None, (card.say, card.note, card.why, *card.remarks.values())):
            assert "⟦" not in texts.say(key, {})
        assert card.reads or run.expected in card.open
        run.follow()
    assert run.card().over
    assert run.table.state.result is None, "the learner could not play on"


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=NAMES)
def test_every_chapter_can_be_skipped_and_repeated(game: str, name: str) -> None:
    lesson = lessons.read(game, name)
    run = Run(lesson, LocalTable(lesson))
    begun: list[str] = []
    for chapter in range(len(lesson.chapters)):
        assert run.chapter == chapter
        begun.append(run.table.state.digest())
        run.skip()
    assert run.cursor.over
    for chapter in reversed(range(len(lesson.chapters))):
        run.go_to(chapter)
        assert (run.chapter, run.cursor.path[-1].step) == (chapter, 0)
        assert run.table.state.digest() == begun[chapter]


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=NAMES)
def test_a_lesson_pins_the_game(game: str, name: str) -> None:
    lesson = lessons.read(game, name)
    loaded = game_of(lesson)
    assert (loaded.components_name, loaded.ruleset) == (lesson.pinned.components, lesson.pinned.ruleset)
