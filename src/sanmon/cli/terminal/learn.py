"""`sanmon learn`: a guided first game in the terminal."""

from __future__ import annotations

import contextlib
from typing import Final

import msgspec
from rich.padding import Padding
from rich.text import Text

from sanmon.bots.levels import GENTLE
from sanmon.cli import games, rules
from sanmon.cli.screen import FAINT, Screen, console
from sanmon.cli.terminal import saves
from sanmon.cli.terminal.answers import Answer, plain, read_answer
from sanmon.cli.terminal.play import INTERRUPTED, RULES_SHOWN, Play
from sanmon.cli.terminal.seats import names, parse_seat
from sanmon.cli.terminal.session import Session
from sanmon.cli.texts import Texts, language_of
from sanmon.kernel.errors import SetupError
from sanmon.kernel.records import decode_record
from sanmon.kernel.words import Catalogue, Words
from sanmon.lessons import format as lessons
from sanmon.lessons.format import Lesson
from sanmon.lessons.local_table import LocalTable
from sanmon.lessons.run import NotYet, Run

TAUGHT: Final = "bold green"
# The commands of a lesson, and the keys of the words for them.
COMMANDS: Final = {
    "back": "learn-back",
    "skip": "learn-skip",
    "again": "learn-again",
    "rules": "command-rules",
    "quit": "command-quit",
}


class Progress(msgspec.Struct):
    """What is stored of a lesson that was left: the chapter to go on with, from 0."""

    chapter: int


def learn(game: str, name: str | None, chapter: int | None, language: str | None) -> int:
    """`sanmon learn`. Returns the exit code."""
    lesson = choose(game, name)
    texts = Texts(language_of(language))
    return Learn(lesson, texts).run(chapter)


def choose(game: str, name: str | None) -> Lesson:
    """The lesson of this name, by default the only or the first one."""
    there = lessons.names(game)
    if not there:
        raise SetupError(f"{game} has no lesson yet; docs/lessons.md says how to write one")
    return lessons.read(game, name if name is not None else "first" if "first" in there else there[0])


class Learn:
    """One lesson at one terminal."""

    def __init__(self, lesson: Lesson, texts: Texts) -> None:
        self.lesson = lesson
        self.texts = texts
        self.seat = lesson.pinned.seat
        labels = ["human" if seat == self.seat else GENTLE for seat in range(lesson.pinned.players)]
        self.table = LocalTable(lesson, labels)
        self.lesson_run = Run(lesson, self.table)
        self.words = Words(self.table.state.game, texts.language, names([parse_seat(label) for label in labels], texts))
        self.catalogue: Catalogue = lessons.catalogue(lesson.game, texts.language)
        self.screen = Screen(console(), texts, self.words)
        self.board = games.terminal(self.table.state.game)
        self.commands = {word: word for word in COMMANDS} | {"q": "quit", "exit": "quit"}
        self.commands |= {plain(texts.say(key)): word for word, key in COMMANDS.items()}
        self.progress_path = saves.home() / "lessons" / f"{lesson.game}-{lesson.name}.json"
        self.shown = -1  # the position up to which events were told
        self.remark = ""

    def run(self, chapter: int | None) -> int:
        """Teaches from a chapter on, by default the one that was left. Returns the exit code."""
        self.lesson_run.go_to(self._left_at() if chapter is None else chapter - 1)
        try:
            while not self.lesson_run.cursor.over:
                self._store_progress()
                self._draw()
                if not self._answer():
                    return self._leave(0)
            return self._finish()
        except KeyboardInterrupt:
            self.screen.out.print()
            return self._leave(INTERRUPTED)

    # -- where a lesson was left

    def _left_at(self) -> int:
        """The chapter in which the learner left the lesson; the first if there is no readable note of it."""
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            stored = msgspec.json.decode(self.progress_path.read_bytes(), type=Progress)
            if 0 <= stored.chapter < len(self.lesson.chapters):
                return stored.chapter
        return 0

    def _store_progress(self) -> None:
        with contextlib.suppress(SetupError):  # the lesson goes on without it
            saves.write(self.progress_path, msgspec.json.encode(Progress(self.lesson_run.chapter)))

    def _leave(self, code: int) -> int:
        self.screen.say("learn-left", n=self.lesson_run.chapter + 1, command=f"sanmon learn {self.lesson.game}")
        return code

    # -- the screen

    def _say(self, key: str) -> str:
        return self.catalogue.say(key, {})

    def _draw(self) -> None:
        screen, card, state = self.screen, self.lesson_run.card(), self.table.state
        chapters = self.lesson.chapters
        title = self._say(self.lesson.key(chapters[card.chapter].title))
        progress = self.words.say("ui-lesson-progress", n=card.chapter + 1, all=len(chapters), title=title)
        screen.clear()
        screen.heading(f"{self.words.say('title')} · {progress}")
        screen.out.print(self.board.board(state.view(self.seat), self.words))
        self._tell_events()
        screen.out.print()
        for key in filter(None, (card.note, card.say)):
            screen.out.print(Padding(Text(self._say(key), style=TAUGHT), (0, 2)))
        lit = self._lit(card.light)
        if lit:
            screen.say("learn-lit", style=FAINT, things=", ".join(lit))
        screen.out.print()
        if card.reads:
            screen.say("learn-read")
        else:
            self._draw_choices(card.open)
        own = [self.texts.say(key) for key in COMMANDS.values()]
        screen.out.print(" · ".join(own), style=FAINT)
        if self.remark:
            screen.out.print(Text(self.remark, style="bold"))
            self.remark = ""

    def _draw_choices(self, open_choices: list[str]) -> None:
        state, about = self.table.state, getattr(self.board, "about", None)
        prompt = state.prompt(self.seat)
        self.screen.question(self.words.prompt(prompt), prompt.clause)
        options = [state.describe(option) for option in state.options(self.seat)]
        remarks = [
            (about(state.game, option, self.words) if about else "")
            if option.text in open_choices
            else self.texts.say("learn-not-yet")
            for option in options
        ]
        self.screen.choices([self.words.option(option) for option in options], remarks)

    def _tell_events(self) -> None:
        states = self.table.states
        first = self.shown + 1 if self.shown < len(states) else len(states)
        self.shown = len(states) - 1
        story = [(number, states[number].events_for(self.seat)) for number in range(first, len(states))]
        if any(events for _, events in story):
            self.screen.out.print()
            self.screen.news(story)

    def _lit(self, things: list[str]) -> list[str]:
        """The names of lit things that have one. Others, such as places on the board, are only in the text."""
        named = [thing.partition(":") for thing in things]
        return [self.words.name(kind, id) for kind, _, id in named if id and self.words.has(f"{kind}-{id}")]

    # -- answers

    def _answer(self) -> bool:
        """Reads and carries out one answer; False if the learner leaves."""
        line = self.screen.read()
        if line is None:
            return False
        run, state = self.lesson_run, self.table.state
        reads = run.step.reads
        options = [] if reads else [state.describe(option) for option in state.options(self.seat)]
        texts = [self.words.option(option) for option in options]
        answer = read_answer(line, [option.text for option in options], texts, self.commands)
        if answer == Answer() and not reads and len(options) == 1:
            answer = Answer(choice=0)
        try:
            if answer.command:
                return self._command(answer)
            if answer.choice is not None:
                run.choose(options[answer.choice].text)
            elif reads:
                run.read_on()
            elif answer.complaint:
                some = "; ".join(answer.matches)
                self.remark = self.texts.say(
                    answer.complaint, said=answer.word, n=len(options), some=some, help=self.texts.say("command-help")
                )
        except NotYet as answered:
            self.remark = self._say(answered.key)
        return True

    def _command(self, answer: Answer) -> bool:
        run = self.lesson_run
        if answer.command == "quit":
            return False
        if answer.command == "rules":
            package = self.table.state.game.info.package
            rules.show(package, answer.word, self.screen.out, self.texts, self.texts.say("command-rules"), RULES_SHOWN)
            return self.screen.read() is not None
        {"back": run.back, "skip": run.skip, "again": run.again}[answer.command]()
        self.shown = min(self.shown, self.table.at)
        return True

    def _finish(self) -> int:
        """The end of the lesson: the game can be played on."""
        with contextlib.suppress(OSError):
            self.progress_path.unlink()
        card = self.lesson_run.card()
        self.screen.out.print()
        self.screen.out.print(Padding(Text(self._say(card.say), style=TAUGHT), (0, 2)))
        self.screen.say("learn-play-on", quit=self.texts.say("command-quit"))
        line = self.screen.read()
        if line is None or self.commands.get(plain(line)) == "quit":
            return 0
        stored = decode_record(self.table.record.encode(self.table.state))
        session = Session.resume(stored, self.table.state.game)
        path = saves.unfinished_folder() / saves.new_name(self.lesson.game)
        return Play(session, self.screen, self.texts, path).run()
