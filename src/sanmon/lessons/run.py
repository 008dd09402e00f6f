"""Runs a lesson: what is said and allowed now, and what follows from what the learner does.

A run plays on a `Table`, which the terminal and the server implement with their own logs. It uses no network, no
storage and no clock, so it also runs in a browser's Python.

A learner cannot leave the script's line: another choice than the expected one is answered and not played. The
exception is a free step (`until`), the last of a chapter: what is played there counts only until the next chapter,
which begins in the script's own position. While the line is the script's, so are the opponents' choices. In free play,
an opponent takes the first of its remaining replies that is legal; if none is, it takes its legal option with the
lowest number, which usually is to skip or to end the turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from sanmon.kernel.state import State
from sanmon.lessons.format import SHARED, Lesson, LessonError, Step

WHY: Final = f"{SHARED}why"  # the default answers, from the kernel's catalogue
WHY_READ: Final = f"{SHARED}why-read"
OTHER: Final = f"{SHARED}other"
RESET: Final = f"{SHARED}reset"


class Table(Protocol):
    """What a run plays on: a game that can also go back."""

    @property
    def state(self) -> State:
        """The game now. A run never changes it."""

    @property
    def at(self) -> int:
        """A number for the present position, with which `go_back` finds it again."""

    def play(self, seat: int, option: int) -> None:
        """Plays a choice of a seat."""

    def go_back(self, at: int) -> None:
        """Returns to an earlier position."""


class NotYet(Exception):
    """The choice was not played. `key` is what the teacher says to it, as in the catalogue."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Mark(msgspec.Struct, frozen=True, array_like=True):
    """A step that has begun, and the position in which it began."""

    chapter: int
    step: int
    at: int


class Cursor(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the learner is. `path` has the steps so far; the last one is the present step.

    `done` and `replies` count the choices in this step. `off`: a free step has left the script's line. `reset`: the
    position was set back to the script's before this step. `over`: the last chapter has ended.
    """

    path: tuple[Mark, ...] = ()
    done: int = 0
    replies: int = 0
    off: bool = False
    reset: bool = False
    over: bool = False


class Card(msgspec.Struct, frozen=True):
    """What the teacher shows now. Keys are as in the catalogue.

    - `say`: what is said; `note`: what is said before it, usually nothing.
    - `light`: the things that glow.
    - `reads`: the learner goes on without a choice.
    - `open`: the options that can be chosen; `remarks`: the answers to those of them that are not the expected one;
      `why`: the answer to all other options.
    """

    chapter: int
    step: int
    say: str
    note: str
    light: list[str]
    reads: bool
    open: list[str]
    remarks: dict[str, str]
    why: str
    over: bool


class Run:
    """A lesson under way. `cursor` is all that has to be stored of it, besides the game."""

    def __init__(self, lesson: Lesson, table: Table, cursor: Cursor | None = None) -> None:
        self.lesson = lesson
        self.table = table
        self.seat = lesson.pinned.seat
        self.replaced: list[str] = []  # the replies that could not be played, for the check of a lesson
        if cursor is None:
            self.cursor = Cursor()
            self._answer_others(lesson.pinned.opening)
            cursor = Cursor((Mark(0, 0, table.at),))
        self.cursor = cursor

    # -- what is shown

    @property
    def chapter(self) -> int:
        """The number of the present chapter, from 0."""
        return self.cursor.path[-1].chapter

    @property
    def step(self) -> Step:
        """The present step."""
        here = self.cursor.path[-1]
        return self.lesson.chapters[here.chapter].steps[here.step]

    @property
    def place(self) -> str:
        """The present step as messages name it."""
        here = self.cursor.path[-1]
        return self.lesson.place(here.chapter, here.step)

    @property
    def expected(self) -> str:
        """The choice that the script makes now; empty if there is none."""
        step, done = self.step, self.cursor.done
        return step.do[done] if not self.cursor.over and not self.cursor.off and done < len(step.do) else ""

    def card(self) -> Card:
        """What the teacher shows now."""
        here, step, lesson = self.cursor.path[-1], self.step, self.lesson
        over, reads = self.cursor.over, self.step.reads
        verdicts = {} if over or reads else {text: self.verdict(text) for text in self.options()}
        return Card(
            chapter=here.chapter,
            step=here.step,
            say=f"{SHARED}over" if over else lesson.key(step.say),
            note=RESET if self.cursor.reset else "",
            light=[] if over else list(step.light),
            reads=reads and not over,
            open=[text for text in verdicts if verdicts[text] is None or self._allows(text)],
            remarks={text: key for text, key in verdicts.items() if key is not None and self._allows(text)},
            why=WHY_READ if reads or over else self._why(),
            over=over,
        )

    def options(self) -> list[str]:
        """The legal options of the learner, in the notation."""
        state = self.table.state
        return [state.game.vocabulary.text(option) for option in state.options(self.seat)]

    def verdict(self, text: str) -> str | None:
        """What the teacher says to a choice instead of playing it; None: it is played."""
        step = self.step
        if self.cursor.over or step.reads:
            return WHY_READ
        if step.until:
            return None if step.allows(text) or text == self.expected else self._why()
        if text == self.expected:
            return None
        return self.lesson.key(step.remark(text) or OTHER) if step.allows(text) else self._why()

    def _allows(self, text: str) -> bool:
        return self.step.allows(text)

    def _why(self) -> str:
        return self.lesson.key(self.step.why or WHY)

    # -- what the learner does

    def choose(self, text: str) -> None:
        """Plays a legal choice of the learner, and what follows; NotYet if the teacher has something to say first."""
        answer = self.verdict(text)
        if answer is not None:
            raise NotYet(answer)
        option = self.table.state.game.vocabulary.option(text)
        if self.step.until and self._ends_game(option):
            self._finish_free()
            return
        follows = text == self.expected
        self.table.play(self.seat, option)
        cursor = self.cursor
        self.cursor = msgspec.structs.replace(cursor, done=cursor.done + 1, off=cursor.off or not follows, reset=False)
        self._answer_others(self.step.replies)
        if self.step.until:
            if self._asked() in (self.step.until, "over"):
                self._finish_free()
        elif self.cursor.done == len(self.step.do):
            self._next()

    def read_on(self) -> None:
        """Goes on from a step that is only read."""
        if self.cursor.over or not self.step.reads:
            raise NotYet(self._why())
        self._next()

    def back(self) -> None:
        """Returns to the beginning of this step, or if it has just begun, of the one before."""
        path = self.cursor.path
        moved = self.cursor.done > 0 or self.cursor.over
        self._return_to(len(path) - 1 if moved or len(path) == 1 else len(path) - 2)

    def again(self) -> None:
        """Returns to the beginning of this chapter."""
        self.go_to(self.chapter)

    def skip(self) -> None:
        """Plays on to the end of this chapter, by the script's own choices."""
        if self.cursor.off:
            self._return_to(len(self.cursor.path) - 1)
        chapter = self.chapter
        while not self.cursor.over and self.chapter == chapter:
            self.follow()

    def go_to(self, chapter: int) -> None:
        """Goes to the beginning of a chapter: back to it, or on to it by the script's own choices."""
        if not 0 <= chapter < len(self.lesson.chapters):
            raise LessonError(f"{self.lesson.path} has chapters 1 to {len(self.lesson.chapters)}, not {chapter + 1}")
        begun = [place for place, mark in enumerate(self.cursor.path) if (mark.chapter, mark.step) == (chapter, 0)]
        if begun:
            self._return_to(begun[-1])
        while self.chapter < chapter:
            self.skip()

    def follow(self) -> None:
        """Does what the script does next: reads on, or makes the expected choice."""
        if self.step.reads:
            self.read_on()
            return
        text = self.expected
        if text not in self.options():
            legal = ", ".join(self.options()) or "nothing: it is not the learner's turn"
            wanted = (
                f"the script chooses {text!r}" if text else f"the script ends before the prompt {self.step.until!r}"
            )
            raise LessonError(f"{self.place}: {wanted}; legal is: {legal}")
        self.choose(text)

    # -- how the game goes on

    def _return_to(self, place: int) -> None:
        mark = self.cursor.path[place]
        if mark.at != self.table.at:
            self.table.go_back(mark.at)
        self.cursor = Cursor(self.cursor.path[: place + 1])

    def _next(self, reset: bool = False) -> None:
        here = self.cursor.path[-1]
        chapter, step = here.chapter, here.step + 1
        if step == len(self.lesson.chapters[chapter].steps):
            chapter, step = chapter + 1, 0
        if chapter == len(self.lesson.chapters):
            self.cursor = Cursor(self.cursor.path, len(self.step.do), 0, False, reset, True)
        else:
            self.cursor = Cursor((*self.cursor.path, Mark(chapter, step, self.table.at)), reset=reset)

    def _finish_free(self) -> None:
        """Ends a free step. If the learner has left the script's line, the game returns to it."""
        if not self.cursor.off:
            self._next()
            return
        self._return_to(len(self.cursor.path) - 1)
        begun = len(self.cursor.path)
        while len(self.cursor.path) == begun and not self.cursor.over:
            self.follow()
        self.cursor = msgspec.structs.replace(self.cursor, reset=True)

    def _ends_game(self, option: int) -> bool:
        """Whether a choice ends the game. A lesson never plays one: a table that is over cannot go back."""
        trial = self.table.state.clone()
        trial.apply(option, self.seat)
        return trial.result is not None

    def _asked(self) -> str:
        return self.table.state.prompt(self.seat).key

    def _answer_others(self, replies: Sequence[str]) -> None:
        """Plays the opponents' replies, until only the learner is asked; and ends of turn that the script leaves out.

        Where several choose together, opponents choose first: their answers are sealed.
        """
        while self.table.state.seat is not None:
            state = self.table.state
            others = [seat for seat in state.seats if seat != self.seat]
            if others:
                self.table.play(others[0], self._reply(others[0], replies))
                continue
            options = state.options(self.seat)
            confirms = state.game.kinds[state.stack[-1][0]].confirms
            if state.sealed or len(options) != 1 or not confirms:
                return
            if state.game.vocabulary.text(options[0]) == self._next_expected():
                return
            self.table.play(self.seat, options[0])

    def _reply(self, seat: int, replies: Sequence[str]) -> int:
        """The option that an opponent takes: see the top of this file."""
        state = self.table.state
        legal = {state.game.vocabulary.text(option): option for option in state.options(seat)}
        left = replies[self.cursor.replies :]
        for place, text in enumerate(left):
            if text in legal and (place == 0 or self.cursor.off):
                self.cursor = msgspec.structs.replace(self.cursor, replies=self.cursor.replies + place + 1)
                return legal[text]
        if len(legal) > 1:
            wrong = f"the reply {left[0]!r} is not legal" if left else "there is no reply left"
            self.replaced.append(f"seat {seat} is asked for {state.prompt(seat).key!r}: {wrong}; legal: {list(legal)}")
        return min(legal.values())

    def _next_expected(self) -> str:
        """The next choice of the script, in this step or a later one; empty at the end of the lesson."""
        if not self.cursor.path:
            steps = [step for chapter in self.lesson.chapters for step in chapter.steps]
            return next((step.do[0] for step in steps if step.do), "")
        if self.expected:
            return self.expected
        here = self.cursor.path[-1]
        for number, chapter in enumerate(self.lesson.chapters):
            for place, step in enumerate(chapter.steps):
                if (number, place) > (here.chapter, here.step) and step.do:
                    return step.do[0]
        return ""
