"""The companion of a game on a real table: it asks the owner of a box, and does what the box leaves to its owner.

It runs the solo opponent (a game's `solo/companion.py`, on the code of `solo/`), counts the final score
(`box/pad.py`, on the code of `rules/`), or says how to lay out the game (`box/layout.py`). Each of them is a plain
program that asks as it goes. It keeps nothing between two questions: `play` runs from the start with the answers given
so far, and stops with `Ask` at the first question that has none. So an undo leaves out the last answer, a correction
replaces one.

Keys and ids, no sentences: the game's catalogue has `prompt-companion-KEY` for a question, `event-companion-part-KEY`
for a heading, `event-companion-board-KEY` for a line of the board, and `event-companion-KEY` for what is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sanmon.kernel.errors import SanmonError
from sanmon.kernel.game import Game
from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Arg, Event, Result

NOTHING_PRINTED: Final = -1  # the number of a thing that nobody needs to name: its event says that it is hidden
YES_NO: Final = ["yes", "no"]


class Field:
    """One thing to answer: its choices, ids of a domain (`number`: whole numbers), and the usual one."""

    def __init__(self, name: str, domain: str, choices: list[str], usual: str) -> None:
        self.name = name  # what the field is about, as `domain:id`; empty if the question has only one field
        self.domain = domain
        self.choices = choices
        self.usual = usual


class Question:
    """What the owner is asked: a key with arguments, the clause that asks for it, and one or more fields."""

    def __init__(self, key: str, args: dict[str, Arg], clause: str, fields: list[Field]) -> None:
        self.key = key
        self.args = args
        self.clause = clause
        self.fields = fields

    def about(self) -> str:
        """The question as one text, by which a recorded answer is recognised."""
        return " ".join([self.key, *[str(value) for value in self.args.values()]])


class Ask(SanmonError):
    """The companion needs an answer; `question` says which."""

    def __init__(self, question: Question) -> None:
        super().__init__(f"the owner is asked: {question.about()}")
        self.question = question


class Unfit(SanmonError):
    """A recorded answer does not fit the question that is asked now; `at` is its place among the answers."""

    def __init__(self, at: int, question: Question) -> None:
        super().__init__(f"answer {at + 1} does not fit the question {question.about()}")
        self.at = at
        self.question = question


class Entry:
    """A part of the log under one heading: what was answered, and what happened."""

    def __init__(self, key: str, args: dict[str, Arg], first: int) -> None:
        self.key = key
        self.args = args
        self.first = first  # the place of its first answer
        self.events: list[tuple[Event, str]] = []  # each with the clause it follows, if it is known


class Line:
    """A line of the opponent's board: a key with arguments."""

    def __init__(self, key: str, args: dict[str, Arg]) -> None:
        self.key = key
        self.args = args


Answers = list[tuple[str, list[str]]]
Answerer = Callable[[Question], list[str]]


class Companion:
    """A session beside one game. Games derive from it and implement `play` and `board`."""

    def __init__(
        self,
        game: Game[Any],
        settings: dict[str, Setting],
        key: bytes,
        answers: Answers,
        answerer: Answerer | None = None,
        players: int = 1,
        tracked: list[int] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.tracked = tracked or []  # by player: the points that were counted during the game, if any
        self.settings = settings
        self.answers = answers
        self.answerer = answerer  # answers what `answers` does not
        self.asked: list[Question] = []
        self.log: list[Entry] = []
        self.clauses: dict[str, str] = {}  # of events, by key
        self.state: Any = game.start_with_key(key, players, False, None, settings)  # a state of the game's own class
        self.state.raw_events = []
        self.over = False
        self.result: Result | None = None  # of the final scoring

    # -- what a game's companion implements

    def play(self) -> None:
        """Runs the session: asks, and tells what happens. It ends when the game is over."""
        raise NotImplementedError

    def board(self) -> list[Line]:
        """What the opponent has now."""
        raise NotImplementedError

    # -- what it uses

    def ask(self, key: str, args: dict[str, Arg], clause: str, fields: list[Field]) -> list[str]:
        """Asks the owner and returns the choice of each field."""
        question = Question(key, args, clause, fields)
        place = len(self.asked)
        self.asked.append(question)
        if place < len(self.answers):
            about, chosen = self.answers[place]
            if about != question.about() or not fits(question, chosen):
                raise Unfit(place, question)
            return chosen
        if self.answerer is None:
            raise Ask(question)
        chosen = self.answerer(question)
        if not fits(question, chosen):
            raise Unfit(place, question)
        self.answers.append((question.about(), chosen))
        return chosen

    def choose(self, key: str, args: dict[str, Arg], clause: str, domain: str, choices: list[str]) -> str:
        """Asks for one of several things."""
        return self.ask(key, args, clause, [Field("", domain, choices, "")])[0]

    def says_yes(self, key: str, args: dict[str, Arg], clause: str) -> bool:
        """Asks a question that is answered with yes or no."""
        return self.choose(key, args, clause, "companion-answer", YES_NO) == "yes"

    def number(self, key: str, args: dict[str, Arg], clause: str, most: int, usual: int = 0) -> int:
        """Asks for a whole number from 0 to `most`; `usual` is filled in to begin with."""
        return int(self.ask(key, args, clause, [number_field("", most, usual)])[0])

    def heading(self, key: str, args: dict[str, Arg]) -> None:
        """Begins a new entry of the log."""
        self.collect()
        self.log.append(Entry(key, args, len(self.asked)))

    def note(self, key: str, args: dict[str, Arg], clause: str = "") -> None:
        """Tells the owner something that is no event of the game: what to lay down, what to turn over."""
        self.collect()
        self.log[-1].events.append((Event(f"companion-{key}", None, args, ()), clause))

    def run_steps(self) -> None:
        """Runs the frames on the state's stack, none of which may need a decision, until none is left."""
        state = self.state
        while state.stack:
            frame = state.stack.pop()
            kind = self.game.kinds[frame[0]]
            assert kind.automatic, kind.key
            kind.run(state, frame)

    def collect(self) -> None:
        """Moves the events that the rules have recorded since the last call into the log."""
        events = self.game.events
        for raw in self.state.raw_events:
            event = self.told(events.seen(raw, None, True))
            if event is not None:
                self.log[-1].events.append((event, self.clauses.get(event.key, "")))
        self.state.raw_events = []

    def told(self, event: Event) -> Event | None:
        """The event as the log has it: in other words, or None for one that the log leaves out."""
        return event


def fits(question: Question, chosen: list[str]) -> bool:
    """Whether an answer gives every field of a question one of its choices."""
    if len(chosen) != len(question.fields):
        return False
    for place, field in enumerate(question.fields):
        if chosen[place] not in field.choices:
            return False
    return True


def number_field(name: str, most: int, usual: int = 0) -> Field:
    """A field for a whole number from 0 to `most`, in which `usual` is filled in to begin with."""
    return Field(name, "number", [str(number) for number in range(most + 1)], str(usual))
