"""`sanmon learn --check` and `--look`: for those who write lessons."""

from __future__ import annotations

import sys

import sanmon
from sanmon.bots.agents import Position, agent
from sanmon.bots.levels import GENTLE
from sanmon.bots.seeds import terminal_seed
from sanmon.cli.errors import complain
from sanmon.cli.terminal.learn import choose
from sanmon.kernel.errors import SanmonError, SetupError
from sanmon.kernel.state import State
from sanmon.kernel.words import FALLBACK, Words
from sanmon.lessons import things
from sanmon.lessons.check import problems_of
from sanmon.lessons.format import Lesson, names
from sanmon.lessons.local_table import LocalTable
from sanmon.lessons.run import Run


def check(game: str | None, name: str | None) -> int:
    """Checks the lessons of a game, or of all games. Returns exit code 1 if one of them is wrong."""
    found: list[str] = []
    for one in sanmon.games() if game is None else [game]:
        for lesson in names(one) if name is None else [name]:
            problems = problems_of(one, lesson)
            found += problems
            if not problems:
                _print(f"{one}/lessons/{lesson}.toml: ok")
    for problem in found:
        complain(problem)
    return int(bool(found))


def look(game: str, name: str | None, place: str) -> int:
    """Shows the position before a step, and what the step can name: options, things and replies."""
    lesson = choose(game, name)
    chapter, step = _numbers(place)
    run = Run(lesson, LocalTable(lesson))
    try:
        while not run.cursor.over and (run.cursor.path[-1].chapter, run.cursor.path[-1].step) < (chapter, step):
            run.follow()
    except SanmonError as problem:
        complain(f"the script stops before that step: {problem}")
    _show(lesson, run)
    return 0


def _numbers(place: str) -> tuple[int, int]:
    chapter, _, step = place.partition(".")
    if not chapter.isdecimal() or not (step or "1").isdecimal():
        raise SetupError(f"--look takes a chapter and a step, such as 2.3, not {place!r}")
    return int(chapter) - 1, int(step or "1") - 1


def _show(lesson: Lesson, run: Run) -> None:
    state, seat = run.table.state, run.seat
    words = Words(state.game, FALLBACK)
    prompt = state.prompt(seat)
    _print(f"{run.place}" + (": the lesson is over" if run.cursor.over else ""))
    _print(f"prompt: {prompt.key} ({words.prompt(prompt)})")
    for option in state.options(seat):
        described = state.describe(option)
        mark = "*" if described.text == run.expected else " "
        _print(f" {mark} {described.text!r}: {words.option(described)}")
    _print("can be lit, besides spots that only the page has:")
    _print("   " + ", ".join(things.in_position(state, seat)))
    for problem in run.replaced:
        complain(problem)
    replies = suggested_replies(state, seat, run.step.do[run.cursor.done :])
    _print(f"replies of {GENTLE} after these choices:")
    _print("   " + ", ".join(repr(reply) for reply in replies))


def suggested_replies(state: State, seat: int, choices: list[str]) -> list[str]:
    """What a gentle bot would reply, on every other seat, to these choices of the learner."""
    trial, bot = state.clone(), agent(GENTLE)
    found: list[str] = []
    for text in choices:
        if trial.seat is None or text not in [trial.game.vocabulary.text(one) for one in trial.options(seat)]:
            break
        trial.apply(text, seat)
        while others := [other for other in trial.seats if other != seat]:
            options = trial.options(others[0])
            bot.reseed(terminal_seed(trial, len(found), others[0]))
            option = options[0] if len(options) == 1 else bot.choose(options, Position(trial, others[0]))
            if len(options) > 1:
                found.append(trial.game.vocabulary.text(option))
            trial.apply(option, others[0])
    return found


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
