"""Exports a finished game as text and for the app BG Stats. Its record is made in `domain/record.py`."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sanmon.kernel.messages import Result
from sanmon.kernel.words import Words
from sanmon.server.delivery.replays import Replayed
from sanmon.server.domain.entries import Header


def in_words(replayed: Replayed, language: str) -> str:
    """The game as lines of text in a language: the seats, each move with its events, and the result."""
    header, game = replayed.header, replayed.game
    words = Words(game, language, names(header, Words(game, language)))
    lines = [words.say("title"), ", ".join(words.seat(seat) for seat in range(header.players)), ""]
    for step in replayed.steps(None):
        # After the end nothing is secret: private arguments of events are shown.
        events = [words.event(game.events.seen(tuple(raw), None, True)) for raw in replayed.events[step.n]]
        if step.do is None:
            lines += events
        else:
            lines.append(f"{step.n}. {words.seat(step.seat)}: {words.option(step.do)}")
            lines += [f"    {event}" for event in events]
    lines.append("")
    result = replayed.result
    for seat, (score, rank) in enumerate(zip(result.scores, result.ranks, strict=True)):
        who = (
            words.seat(seat) if seat < header.players else words.say("ui-opponent") if words.has("ui-opponent") else "–"
        )
        parts = ", ".join(f"{words.say(f'score-{key}')} {points}" for key, points in result.breakdown[seat].items())
        lines.append(f"{rank}. {who}: {score} ({parts})")
    if result.verdict is not None:
        lines.append(words.say(f"verdict-{result.verdict}"))
    return "\n".join(lines) + "\n"


def won(result: Result, seat: int) -> bool:
    """Whether a seat has won. A solo game without a scored opponent can be lost by its verdict alone."""
    return result.ranks[seat] == 1 and not (result.verdict or "").startswith("lost")


def names(header: Header, words: Words) -> list[str]:
    """The names of the seats. A seat without a name is called after its agent, or by its number."""
    return [row.name or row.agent or words.seat(seat) for seat, row in enumerate(header.seats)]


def for_bg_stats(table: str, replayed: Replayed) -> dict[str, Any]:
    """The play in the JSON format that the app BG Stats imports."""
    header, result = replayed.header, replayed.result
    words = Words(replayed.game, "en")
    opened = datetime.fromisoformat(header.opened) if header.opened else datetime.fromtimestamp(0)  # noqa: DTZ006
    players = [
        {
            "name": name,
            "sourcePlayerId": f"{table}-{seat}",
            "startPlayer": seat == 0,
            "rank": result.ranks[seat],
            "score": str(result.scores[seat]),
            "winner": won(result, seat),
        }
        for seat, name in enumerate(names(header, words))
    ]
    return {
        "sourceName": "Sanmon",
        "sourcePlayId": table,
        "playDate": opened.strftime("%Y-%m-%d %H:%M:%S"),
        "location": "Sanmon",
        "board": ", ".join(f"{key}: {value}" for key, value in header.settings.items()),
        "comments": "" if result.verdict is None else words.say(f"verdict-{result.verdict}"),
        "game": {
            "name": words.say("title"),
            "sourceGameId": header.game,
            "highestWins": True,
            "noPoints": False,
        },
        "players": players,
    }
