"""`sanmon replay`: verifies a record and prints the game in words.

A finished game is printed with everything that was hidden. An unfinished game is printed as a spectator saw it, because
its players may still continue it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from sanmon.cli import games
from sanmon.cli.screen import FAINT, Screen, console, score_names, settings_in_words
from sanmon.cli.terminal.seats import names, parse_seat
from sanmon.cli.texts import Texts, language_of
from sanmon.kernel import records
from sanmon.kernel.errors import SanmonError, SetupError
from sanmon.kernel.messages import Event, Result
from sanmon.kernel.records import Header, StoredRecord
from sanmon.kernel.state import State
from sanmon.kernel.words import Words


class ReplayedAction(msgspec.Struct, frozen=True):
    """One action and its events."""

    n: int
    seat: int
    do: str
    events: list[Event]


class ReplayedGame(msgspec.Struct, frozen=True):
    """A verified record up to action `to`; `result` is that of the whole game, None if it is not over."""

    verified: bool
    header: Header
    to: int
    opening: list[Event]
    actions: list[ReplayedAction]
    result: Result | None


def replay(path: Path, to: int | None, language: str | None, as_json: bool, components: Path | None) -> int:
    """`sanmon replay`. Returns the exit code."""
    texts = Texts(language_of(language))
    stored = games.read(path)
    if to is not None and not 0 <= to <= len(stored.actions):
        raise SetupError(f"--to must be from 0 to {len(stored.actions)}, the number of actions in {path}, not {to}")
    game = games.of_record(stored.header, components)
    games.check(stored, game)
    replayed, state = verify(stored, game, len(stored.actions) if to is None else to)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(replayed) + b"\n")
        return 0
    words = Words(game, texts.language, seat_names(stored.header, texts))
    screen = Screen(console(), texts, words)
    screen.note_untranslated()
    _print(screen, replayed, state, len(stored.actions))
    return 0


def verify(stored: StoredRecord, game: Any, to: int) -> tuple[ReplayedGame, State]:
    """Verifies the whole record; returns the game up to action `to`, and the state after it."""
    over = stored.closing.result is not None
    opening: list[Event] = []
    actions: list[ReplayedAction] = []
    kept: State | None = None
    for action, state in records.replay_actions(stored, game):
        number = 0 if action is None else action.n
        events = state.events if over else state.events_for(None)
        if action is None:
            opening = events
        elif number <= to:
            actions.append(ReplayedAction(action.n, action.seat, action.do, events))
        if number == to:
            kept = state.clone()
    assert kept is not None
    return ReplayedGame(True, stored.header, to, opening, actions, stored.closing.result), kept


def seat_names(header: Header, texts: Texts) -> list[str]:
    """The names of the seats; a label that this version does not know, such as an old agent's, stays as it is."""
    found = []
    for number, label in enumerate(header.seats):
        try:
            found += names([parse_seat(label)], texts) if ":" in label else [texts.crest(number)]
        except SanmonError:
            found.append(label)
    return found


def _print(screen: Screen, replayed: ReplayedGame, state: State, length: int) -> None:
    texts, words, header = screen.texts, screen.words, replayed.header
    seats = [words.seat(seat) for seat in range(header.players)]
    screen.heading(words.say("title"))
    who = ", ".join(f"{name} ({label})" for name, label in zip(seats, header.seats, strict=False))
    screen.say("replay-who", who=who, components=header.components)
    for line in settings_in_words(words.game, words, header.settings):
        screen.out.print(line)
    screen.out.print()
    if replayed.opening:
        screen.numbered(0, words.event(replayed.opening[0]))
        for event in replayed.opening[1:]:
            screen.numbered(None, words.event(event))
    vocabulary = words.game.vocabulary
    for action in replayed.actions:
        if replayed.result is not None:
            choice = words.option(vocabulary.describe(vocabulary.option(action.do)))
            screen.numbered(action.n, f"{words.seat(action.seat)}: {choice}")
        for place, event in enumerate(action.events):
            screen.numbered(action.n if replayed.result is None and place == 0 else None, words.event(event))
    screen.out.print()
    screen.out.print(games.terminal(words.game).board(state.view(None), words))
    if replayed.result is not None and replayed.to == length:
        result = replayed.result
        screen.points(score_names(words, texts, seats, len(result.scores)), list(result.breakdown), result)
        if result.verdict is not None:
            screen.out.print(Text(words.say(f"verdict-{result.verdict}"), style="bold"))
    elif replayed.to == length:
        screen.say("replay-unfinished")
    screen.say("replay-verified", style=FAINT, n=length)
