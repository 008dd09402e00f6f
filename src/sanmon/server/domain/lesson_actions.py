"""What a learner does at the table of a lesson. Each action returns the new entries and the table state after them.

The log of a lesson is that of any table, with an entry `Taught` after each action: where the learner is now. While a
lesson goes on, its script answers for the other seats, and the table knows neither undo nor bots.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sanmon.kernel.errors import IllegalOption, NotationError
from sanmon.kernel.game import Game
from sanmon.kernel.state import State
from sanmon.lessons import format as lessons
from sanmon.lessons.format import Lesson, LessonError
from sanmon.lessons.run import NotYet, Run
from sanmon.server.domain import folding, seat_actions
from sanmon.server.domain.entries import Header, LogEntry, Rewound, Taught
from sanmon.server.domain.errors import Refusal
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.lessons import LessonAction, LessonStep

# In the log of a lesson. Every jump between chapters writes the moves of the script again; a learner who does the whole
# lesson several times stays far below.
MOST_ENTRIES = 3_000


class LessonTable:
    """The `Table` of a lesson's run (`lessons/run.py`): plays on table states, and collects the entries."""

    def __init__(self, current: TableState, seat: int, header: Header, log: Sequence[LogEntry]) -> None:
        self.current = current
        self.seat = seat
        self.header = header
        self.log = list(log)
        self.entries: list[LogEntry] = []

    @property
    def state(self) -> State:
        """The game now."""
        return self.current.state

    @property
    def at(self) -> int:
        """The entry that led to this position."""
        return self.current.at

    def play(self, seat: int, option: int) -> None:
        """Plays a choice of a seat."""
        entry, after = folding.act(self.current, seat, option)
        self._add(entry, after)

    def go_back(self, at: int) -> None:
        """Returns to the position after entry `at`."""
        entry = Rewound(self.seat, at)
        self._add(entry, folding.fold(self.current, entry, self.header, self.log))

    def teach(self, entry: Taught) -> None:
        """Notes where the learner is."""
        self._add(entry, folding.fold(self.current, entry))

    def _add(self, entry: LogEntry, after: TableState) -> None:
        self.entries.append(entry)
        self.log.append(entry)
        self.current = after


def begin(game: Game[Any], header: Header) -> tuple[list[LogEntry], TableState]:
    """Starts the table of a lesson: its first entries, up to the first step."""
    started, first = folding.start(game, header)
    lesson = lessons.read(header.game, header.lesson)
    table = LessonTable(first, lesson.pinned.seat, header, [started])
    run = Run(lesson, table)
    table.teach(Taught(run.seat, lesson.name, run.cursor))
    return [started, *table.entries], table.current


def move(
    before: TableState, seat: int, n: int, do: str, header: Header, log: Sequence[LogEntry]
) -> tuple[list[LogEntry], TableState]:
    """Plays a person's answer: in a lesson if the teacher allows it, at any other table if the rules do."""
    seat_actions.check_person(before, seat)
    if before.learning is None:
        return seat_actions.move(before, seat, n, do)
    if seat not in before.state.seats or not before.since[seat] <= n <= before.n:
        raise Refusal("stale", f"the game has gone on since entry {n}")
    try:
        option = before.state.game.vocabulary.option(do)
    except NotationError as problem:
        raise Refusal("illegal", str(problem)) from problem
    if option not in before.state.options(seat):
        raise Refusal("illegal", f"seat {seat} cannot {do!r} now")
    return _act(before, seat, header, log, lambda run: run.choose(do))


def learn(
    before: TableState,
    seat: int,
    n: int,
    do: LessonAction,
    chapter: int | None,
    header: Header,
    log: Sequence[LogEntry],
) -> tuple[list[LogEntry], TableState]:
    """What a learner does besides choosing: read on, go back, skip, repeat, go to a chapter, or play on."""
    if before.learning is None:
        raise Refusal("not-asked", "no lesson goes on at this table")
    if before.stopped is not None:
        raise Refusal("over", "this table was stopped", "stopped")
    if not before.changed <= n <= before.n:
        raise Refusal("stale", f"the game has gone on since entry {n}")
    if do == "play-on":
        table = LessonTable(before, seat, header, log)
        table.teach(Taught(seat, before.learning.lesson, None))
        return table.entries, table.current
    actions: dict[LessonAction, Callable[[Run], None]] = {
        "next": Run.read_on,
        "back": Run.back,
        "skip": Run.skip,
        "again": Run.again,
        "chapter": lambda run: run.go_to(run.chapter if chapter is None else chapter),
    }
    return _act(before, seat, header, log, actions[do])


def _act(
    before: TableState, seat: int, header: Header, log: Sequence[LogEntry], action: Callable[[Run], None]
) -> tuple[list[LogEntry], TableState]:
    """Carries out an action of the learner; returns the new entries and the table state after them."""
    learning = before.learning
    assert learning is not None
    seat_actions.check_budget(before, seat)
    if len(log) >= MOST_ENTRIES:
        raise Refusal("not-yet", "ui-lesson-full")
    table = LessonTable(before, seat, header, log)
    run = Run(_lesson(before, learning), table, learning.cursor)
    try:
        action(run)
    except NotYet as answer:
        raise Refusal("not-yet", answer.key) from answer
    except (LessonError, IllegalOption) as problem:
        raise Refusal("failed", str(problem)) from problem
    if run.cursor == learning.cursor and not table.entries:
        return [], before
    table.teach(Taught(seat, learning.lesson, run.cursor))
    return table.entries, table.current


def _lesson(table_state: TableState, learning: Taught) -> Lesson:
    return lessons.read(table_state.state.game.info.name, learning.lesson)


def step(table_state: TableState, seat: int | None) -> LessonStep | None:
    """What the teacher shows to a seat now; None if the seat is not taught."""
    learning = table_state.learning
    if learning is None or learning.cursor is None or seat != learning.seat:
        return None
    lesson = _lesson(table_state, learning)
    run = Run(lesson, _Shown(table_state.state), learning.cursor)
    card = run.card()
    return LessonStep(
        lesson=lesson.name,
        title=lesson.key(lesson.pinned.title),
        chapters=[lesson.key(chapter.title) for chapter in lesson.chapters],
        chapter=card.chapter,
        step=card.step,
        steps=len(lesson.chapters[card.chapter].steps),
        say=card.say,
        note=card.note,
        light=card.light,
        reads=card.reads,
        open=card.open,
        remarks=card.remarks,
        why=card.why,
        over=card.over,
        back=len(learning.cursor.path) > 1 or learning.cursor.done > 0,
    )


class _Shown:
    """A table on which nothing is played: for what the teacher shows."""

    def __init__(self, state: State) -> None:
        self._state = state

    @property
    def state(self) -> State:
        """The game now."""
        return self._state

    @property
    def at(self) -> int:
        """Not used."""
        return 0

    def play(self, seat: int, option: int) -> None:
        """Never called."""
        raise NotImplementedError

    def go_back(self, at: int) -> None:
        """Never called."""
        raise NotImplementedError
