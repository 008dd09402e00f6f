"""A session as data: a header and the answers given. What it shows is computed from nothing else.

So it can be stored anywhere, taken back, corrected and sent as a file. Its sheet says what it is for: the solo
opponent, the score pad (with what was tracked during the game), or the layout of the game.
"""

from __future__ import annotations

import secrets
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Literal

import msgspec

from sanmon.games import registry
from sanmon.kernel.box.companion import Answers, Ask, Companion, Question, Unfit
from sanmon.kernel.errors import SetupError
from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Event, Prompt, Result

FORMAT: Final = 1
MOST_ANSWERS: Final = 5_000  # a year of the Tengu takes about two hundred
MOST_TRACKED: Final = 5_000  # entries of the tracks; a long game with four players has a few hundred
KEY_BYTES: Final = 32

Sheet = Literal["solo", "pad", "layout"]
# Where a game's package has each of them: the module, and the function that returns the class.
SHEETS: Final[dict[Sheet, tuple[str, str]]] = {
    "solo": ("solo.companion", "companion"),
    "pad": ("box.pad", "pad"),
    "layout": ("box.layout", "layout"),
}


class Answer(msgspec.Struct, frozen=True):
    """What the owner answered: which question it was, and the choice of each field."""

    ask: str
    say: list[str]


class Tracked(msgspec.Struct, frozen=True):
    """One entry of the tracks during a game, at a time in milliseconds.

    `points`: player `player` gains `n`, or loses them. `turn`: it is that player's turn, and the player's clock runs.
    `round`: round `n` begins. `order`: the players in turn order. `pause`: no clock runs.
    """

    at: int
    what: Literal["points", "turn", "round", "order", "pause"]
    player: int = 0
    n: int = 0
    order: list[int] = []


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A session: the game, its table options, the key of what the page rolls and shuffles, and the answers.

    `names` are those of the players, as far as they have any.
    """

    format: Literal[1] = 1
    game: str
    sheet: Sheet = "solo"
    players: int = 1
    names: list[str] = []
    options: dict[str, Setting] = {}
    key: str
    tracked: list[Tracked] = []
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

    `result` is that of a final scoring. `dropped` counts the answers that no longer fit, because an earlier one was
    corrected; `answers` are those kept.
    """

    game: str
    log: list[Part]
    board: list[Event]
    question: Asked | None
    asked: list[Asked]
    answers: list[Answer]
    dropped: int
    over: bool
    result: Result | None = None


def games(sheet: Sheet = "solo") -> list[str]:
    """The games that have a companion, or another sheet."""
    return [name for name in registry.names() if _has_sheet(registry.card(name).package, sheet)]


def _has_sheet(package: str, sheet: Sheet) -> bool:
    """Whether a game's package has the module; a game of another package may have no solo game at all."""
    try:
        return find_spec(f"{package}.{SHEETS[sheet][0]}") is not None
    except ImportError:
        return False


def new(
    game: str,
    options: dict[str, Setting] | None = None,
    key: str | None = None,
    sheet: Sheet = "solo",
    players: int = 1,
    names: list[str] | None = None,
) -> Session:
    """A new session, with the table options for this number of players."""
    _check_game(game, sheet)
    card = registry.card(game)
    settings = card.check_settings(card.check_players(players), options or {})
    return Session(
        game=game, sheet=sheet, players=players, names=names or [], options=settings,
        key=key or secrets.token_hex(KEY_BYTES),
    )  # fmt: skip


def _check_game(game: str, sheet: Sheet) -> None:
    if game not in games(sheet):
        what = "companion" if sheet == "solo" else "score pad" if sheet == "pad" else "layout"
        raise SetupError(f"the game {game!r} has no {what}; there are: {', '.join(games(sheet))}")


def screen(session: Session, components: Any = None) -> Screen:
    """What a session shows now. The same session always shows the same."""
    answers = session.answers
    if len(answers) > MOST_ANSWERS:
        raise SetupError(f"a session has at most {MOST_ANSWERS} answers; this one has {len(answers)}")
    companion = program(session, answers, components)
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
        result=companion.result,
    )


def encoded_screen(data: bytes) -> bytes:
    """What an encoded session shows, encoded: for a process that is called with bytes and returns them."""
    return msgspec.json.encode(screen(msgspec.json.decode(data, type=Session)))


def program(session: Session, answers: list[Answer], components: Any = None) -> Companion:
    """The game's program for a session, ready to be played with these answers."""
    _check_game(session.game, session.sheet)
    info = registry.card(session.game)
    players = info.check_players(session.players)
    if session.sheet == "solo" and players != 1:
        raise SetupError(f"the solo opponent plays against 1 player, not {players}")
    if len(session.tracked) > MOST_TRACKED:
        raise SetupError(
            f"the tracks of a session have at most {MOST_TRACKED} entries; these have {len(session.tracked)}"
        )
    try:
        key = bytes.fromhex(session.key)
    except ValueError as problem:
        raise SetupError("the key of a session is hexadecimal") from problem
    if len(key) != KEY_BYTES:
        raise SetupError(f"the key of a session has {KEY_BYTES} bytes; this one has {len(key)}")
    settings = info.check_settings(players, dict(session.options))
    module, function = SHEETS[session.sheet]
    kind: type[Companion] = getattr(import_module(f"{info.package}.{module}"), function)()
    given: Answers = [(answer.ask, answer.say) for answer in answers]
    game = registry.load(session.game, components)
    return kind(game, settings, key, given, players=players, tracked=points_of(session))


def points_of(session: Session) -> list[int]:
    """What every player has on the tracks; nothing if no points were tracked."""
    entries = [entry for entry in session.tracked if entry.what == "points"]
    if not entries:
        return []
    points = [0] * session.players
    for entry in entries:
        if 0 <= entry.player < session.players:
            points[entry.player] = max(0, points[entry.player] + entry.n)
    return points


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
