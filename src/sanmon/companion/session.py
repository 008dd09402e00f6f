"""A session as data: a header and the answers given. What it shows is computed from nothing else.

So it can be stored anywhere, taken back, corrected and sent as a file.
"""

from __future__ import annotations

import secrets
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Literal

import msgspec

from sanmon.games import registry
from sanmon.kernel.companion import Answers, Ask, Companion, Question, Unfit
from sanmon.kernel.errors import SetupError
from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Event, Prompt

FORMAT: Final = 1
MOST_ANSWERS: Final = 5_000  # a year of the Tengu takes about two hundred
KEY_BYTES: Final = 32


class Answer(msgspec.Struct, frozen=True):
    """What the owner answered: which question it was, and the choice of each field."""

    ask: str
    say: list[str]


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A session: the game, its table options, the key of what the page rolls and shuffles, and the answers."""

    format: Literal[1] = 1
    game: str
    options: dict[str, Setting] = {}
    key: str
    answers: list[Answer] = []


class Choices(msgspec.Struct, frozen=True):
    """One field of a question: what it is about (`domain:id`, or empty), the domain of its choices, the usual one."""

    about: str
    domain: str
    choices: list[str]
    usual: str


class Asked(msgspec.Struct, frozen=True):
    """The open question; `ask` goes back with the answer."""

    ask: str
    prompt: Prompt
    fields: list[Choices]


class Told(msgspec.Struct, frozen=True):
    """One thing that happens or is to be done, and the clause that says so."""

    event: Event
    clause: str


class Part(msgspec.Struct, frozen=True):
    """A part of the log, with the answers that belong to it as places in the session."""

    heading: Event
    told: list[Told]
    first: int
    end: int


class Screen(msgspec.Struct, frozen=True):
    """What a session shows: the log, the opponent's board, and the open question, None when the game is over.

    `dropped` counts the answers that no longer fit, because an earlier one was corrected; `answers` are those kept.
    """

    game: str
    log: list[Part]
    board: list[Event]
    question: Asked | None
    asked: list[Asked]
    answers: list[Answer]
    dropped: int
    over: bool


def games() -> list[str]:
    """The games that have a companion."""
    return [name for name in registry.names() if _has_companion(registry.card(name).package)]


def _has_companion(package: str) -> bool:
    """Whether a game's package has the module; a game of another package may have no solo game at all."""
    try:
        return find_spec(f"{package}.solo.companion") is not None
    except ImportError:
        return False


def new(game: str, options: dict[str, Setting] | None = None, key: str | None = None) -> Session:
    """A new session, with the table options of a solo game."""
    if game not in games():
        raise SetupError(f"the game {game!r} has no companion; there are: {', '.join(games())}")
    settings = registry.card(game).check_settings(1, options or {})
    return Session(game=game, options=settings, key=key or secrets.token_hex(KEY_BYTES))


def screen(session: Session, components: Any = None) -> Screen:
    """What a session shows now. The same session always shows the same."""
    answers = session.answers
    if len(answers) > MOST_ANSWERS:
        raise SetupError(f"a session has at most {MOST_ANSWERS} answers; this one has {len(answers)}")
    companion = _companion(session, answers, components)
    question: Question | None = None
    try:
        companion.play()
    except Ask as open_question:
        question = open_question.question
    except Unfit as problem:
        # What was answered from here on belongs to another course of the game.
        kept = answers[: problem.at]
        shown = screen(msgspec.structs.replace(session, answers=kept), components)
        return msgspec.structs.replace(shown, dropped=len(answers) - len(kept))
    companion.collect()
    asked = [_asked(one) for one in companion.asked]
    ends = [entry.first for entry in companion.log[1:]] + [len(answers)]
    log = [
        Part(
            Event(f"companion-part-{entry.key}", None, entry.args, ()),
            [Told(event, clause) for event, clause in entry.events],
            entry.first,
            min(end, len(answers)),
        )
        for entry, end in zip(companion.log, ends, strict=True)
    ]
    return Screen(
        game=session.game,
        log=log,
        board=[Event(f"companion-board-{line.key}", None, line.args, ()) for line in companion.board()],
        question=None if question is None else _asked(question),
        asked=asked[: len(answers)],
        answers=list(answers),
        dropped=0,
        over=companion.over,
    )


def encoded_screen(data: bytes) -> bytes:
    """What an encoded session shows, encoded: for a process that is called with bytes and returns them."""
    return msgspec.json.encode(screen(msgspec.json.decode(data, type=Session)))


def _companion(session: Session, answers: list[Answer], components: Any) -> Companion:
    info = registry.card(session.game)
    if session.game not in games():
        raise SetupError(f"the game {session.game!r} has no companion; there are: {', '.join(games())}")
    try:
        key = bytes.fromhex(session.key)
    except ValueError as problem:
        raise SetupError("the key of a session is hexadecimal") from problem
    if len(key) != KEY_BYTES:
        raise SetupError(f"the key of a session has {KEY_BYTES} bytes; this one has {len(key)}")
    settings = info.check_settings(1, dict(session.options))
    kind: type[Companion] = import_module(f"{info.package}.solo.companion").companion()
    given: Answers = [(answer.ask, answer.say) for answer in answers]
    return kind(registry.load(session.game, components), settings, key, given)


def _asked(question: Question) -> Asked:
    prompt = Prompt(f"companion-{question.key}", 0, question.args, question.clause, (0,))
    fields = [Choices(field.name, field.domain, field.choices, field.usual) for field in question.fields]
    return Asked(question.about(), prompt, fields)


def answered(session: Session, shown: Screen, say: list[str]) -> Session:
    """The session with an answer to its open question, and without answers that no longer fit."""
    if shown.question is None:
        raise SetupError("this session asks nothing: the game is over")
    return msgspec.structs.replace(session, answers=[*shown.answers, Answer(shown.question.ask, say)])


def corrected(session: Session, place: int, say: list[str]) -> Session:
    """The session with another answer at a place; what no longer fits after it is dropped by `screen`."""
    if not 0 <= place < len(session.answers):
        raise SetupError(f"there is no answer {place}; there are {len(session.answers)}")
    answers = list(session.answers)
    answers[place] = Answer(answers[place].ask, say)
    return msgspec.structs.replace(session, answers=answers)
