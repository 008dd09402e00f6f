"""`sanmon replay`: verify a record and tell the game in words.

A finished game is told with everything that was hidden. One that is not over is told as a spectator saw it, because
its players may still go on.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from sanmon.cli import games
from sanmon.cli.screen import FAINT, Screen, console, score_names, settings_said
from sanmon.cli.terminal.seats import names, parse_seat
from sanmon.cli.texts import Texts, language_of
from sanmon.kernel import records
from sanmon.kernel.errors import SanmonError, SetupError
from sanmon.kernel.messages import Event, Result
from sanmon.kernel.records import Header, StoredRecord
from sanmon.kernel.state import State
from sanmon.kernel.words import Words


class Told(msgspec.Struct, frozen=True):
    """One action and what happened then."""

    n: int
    seat: int
    do: str
    events: list[Event]


class Tale(msgspec.Struct, frozen=True):
    """A verified record up to action `to`; `result` is that of the whole game, None if it is not over."""

    verified: bool
    header: Header
    to: int
    opening: list[Event]
    actions: list[Told]
    result: Result | None


def replay(path: Path, to: int | None, language: str | None, as_json: bool, components: Path | None) -> int:
    """`sanmon replay`. The exit code."""
    texts = Texts(language_of(language))
    stored = games.read(path)
    if to is not None and not 0 <= to <= len(stored.actions):
        raise SetupError(f"--to is from 0 to {len(stored.actions)}, the number of actions in {path}; not {to}")
    game = games.of_record(stored.header, components)
    games.check(stored, game)
    tale, state = verify(stored, game, len(stored.actions) if to is None else to)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(tale) + b"\n")
        return 0
    words = Words(game, texts.language, _names(stored.header, texts))
    screen = Screen(console(), texts, words)
    screen.note_untranslated()
    _tell(screen, tale, state, len(stored.actions))
    return 0


def verify(stored: StoredRecord, game: Any, to: int) -> tuple[Tale, State]:
    """Replay the whole record, whatever is to be told of it; the tale and the state after action `to`."""
    over = stored.closing.result is not None
    opening: list[Event] = []
    actions: list[Told] = []
    kept: State | None = None
    for action, state in records.replay_actions(stored, game):
        number = 0 if action is None else action.n
        events = state.events if over else state.events_for(None)
        if action is None:
            opening = events
        elif number <= to:
            actions.append(Told(action.n, action.seat, action.do, events))
        if number == to:
            kept = state.clone()
    assert kept is not None
    return Tale(True, stored.header, to, opening, actions, stored.closing.result), kept


def _names(header: Header, texts: Texts) -> list[str]:
    """The seats' names; whoever sat there, a record can be told."""
    found = []
    for number, label in enumerate(header.seats):
        try:
            found += names([parse_seat(label)], texts) if ":" in label else [texts.crest(number)]
        except SanmonError:
            found.append(label)
    return found


def _tell(screen: Screen, tale: Tale, state: State, length: int) -> None:
    texts, words, header = screen.texts, screen.words, tale.header
    seats = [words.seat(seat) for seat in range(header.players)]
    screen.heading(words.say("title"))
    who = ", ".join(f"{name} ({label})" for name, label in zip(seats, header.seats, strict=False))
    screen.say("replay-who", who=who, components=header.components)
    for line in settings_said(words.game, words, header.settings):
        screen.out.print(line)
    screen.out.print()
    if tale.opening:
        screen.numbered(0, words.event(tale.opening[0]))
        for event in tale.opening[1:]:
            screen.numbered(None, words.event(event))
    vocabulary = words.game.vocabulary
    for told in tale.actions:
        if tale.result is not None:
            choice = words.option(vocabulary.describe(vocabulary.option(told.do)))
            screen.numbered(told.n, f"{words.seat(told.seat)}: {choice}")
        for place, event in enumerate(told.events):
            screen.numbered(told.n if tale.result is None and place == 0 else None, words.event(event))
    screen.out.print()
    screen.out.print(games.terminal(words.game).board(state.view(None), words))
    if tale.result is not None and tale.to == length:
        result = tale.result
        screen.points(score_names(words, texts, seats, len(result.scores)), list(result.breakdown), result)
        if result.verdict is not None:
            screen.out.print(Text(words.say(f"verdict-{result.verdict}"), style="bold"))
    elif tale.to == length:
        screen.say("replay-unfinished")
    screen.say("replay-verified", style=FAINT, n=length)
