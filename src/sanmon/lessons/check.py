"""Plays a lesson to its end by its own script, and says everything that is wrong with it."""

from __future__ import annotations

from fnmatch import fnmatchcase

from sanmon.kernel import words
from sanmon.kernel.errors import SanmonError
from sanmon.kernel.words import Catalogue
from sanmon.lessons import things
from sanmon.lessons.format import SHARED, Lesson, catalogue, names, package_of, read
from sanmon.lessons.local_table import LocalTable
from sanmon.lessons.run import Run

BROKEN = "⟦"  # in a text that cannot be said


def problems_of(game: str, name: str) -> list[str]:
    """Everything wrong with a lesson: its file, its script, its texts. Empty if nothing is."""
    try:
        lesson = read(game, name)
    except SanmonError as problem:
        return [str(problem)]
    return problems_in_play(lesson) + problems_of_texts(lesson)


def problems_in_play(lesson: Lesson) -> list[str]:
    """Everything that goes wrong when the script is played to its end."""
    found: list[str] = []
    try:
        run = Run(lesson, LocalTable(lesson))
        found += [f"{lesson.path}: opening: {problem}" for problem in run.replaced]
        unfit: list[str] = []
        while not run.cursor.over:
            run.replaced.clear()
            here = run.place
            found += [f"{here}: light: {problem}" for problem in _unknown_things(run)]
            unfit = _unfit_patterns(run, unfit)
            last = run.cursor.done >= len(run.step.do) - 1
            found += [f"{here}: allow: no other choice fits {pattern!r}" for pattern in unfit if last]
            run.follow()
            found += [f"{here}: {problem}" for problem in run.replaced]
            if run.table.state.result is not None:
                return [*found, f"{here}: this ends the game; a lesson ends before it, and the learner plays on"]
    except SanmonError as problem:
        found.append(str(problem))
    return found


def _unknown_things(run: Run) -> list[str]:
    if run.cursor.done > 0:
        return []
    return [why for thing in run.step.light if (why := things.problem_with(thing, run.table.state))]


def _unfit_patterns(run: Run, unfit: list[str]) -> list[str]:
    """The patterns of `allow` that fitted no other choice in this step so far. In free play, every choice counts."""
    step = run.step
    left = step.allow if run.cursor.done == 0 else unfit
    others = [text for text in run.options() if step.until or text != run.expected]
    return [pattern for pattern in left if not any(fnmatchcase(text, pattern) for text in others)]


def problems_of_texts(lesson: Lesson) -> list[str]:
    """The texts that a language lacks or cannot say, and those that no lesson says."""
    package, found = package_of(lesson.game), []
    for language in words.languages_of(package):
        texts = Catalogue((package,), language)
        lacking = [
            key for key in lesson.texts() if not key.startswith(SHARED) and key not in words.keys(package, language)
        ]
        found += [f"{lesson.path}: {key} has no text in {language}" for key in lacking]
        whole = catalogue(lesson.game, language)
        for key in lesson.texts():
            said = whole.say(key, {})
            if key not in lacking and BROKEN in said:
                found.append(f"{lesson.path}: {language}: {said}")
        if texts.language == words.FALLBACK:
            found += _unused(lesson, package)
    return found


def _unused(lesson: Lesson, package: str) -> list[str]:
    """The texts of this lesson that no step says. A name may begin with that of another lesson."""
    own = [key for key in words.keys(package, words.FALLBACK) if _lesson_of(key, lesson.game) == lesson.name]
    return [f"{lesson.path}: no step says {key}" for key in sorted(set(own) - set(lesson.texts()))]


def _lesson_of(key: str, game: str) -> str:
    fitting = [name for name in names(game) if key.startswith(f"lesson-{name}-")]
    return max(fitting, key=len, default="")
