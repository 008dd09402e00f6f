"""A position as text for a language model: what is asked, what has changed, the board, and every legal move.

It is made of what the seat may know: its view, its prompt, its options, and its events. The board is the one of the
terminal, without colours. Moves are in the notation, which is also how a move is given back.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module
from io import StringIO
from typing import Any

from rich.console import Console

from sanmon.kernel.messages import Event
from sanmon.kernel.state import State
from sanmon.kernel.words import Words

WIDTH = 100  # columns of a board
EXPLAINED = 24  # with more moves than this, only their notation is listed
# No position of our games takes more tokens than this, as `tokens` counts them; tests play whole games against it.
MOST_TOKENS = 3_000

_PIECES = re.compile(r"[^\W\d_]{1,4}|\d{1,3}|[^\w\s]|_", re.UNICODE)


def tokens(text: str) -> int:
    """An estimate from above of how many tokens a text has: four letters, three digits or one other sign each.

    >>> tokens("visit upper-grey")
    6
    """
    return len(_PIECES.findall(text))


def position_text(state: State, seat: int, words: Words, changes: Sequence[Event] = ()) -> str:
    """What the seat may know now. `changes` are the events that it saw since its last decision."""
    happened = [words.event(event) for event in changes]
    parts = [f"You are {words.seat(seat)} of {state.players} in {state.game.info.name}."]
    if happened:
        parts.append("Since your last decision:\n" + "\n".join(f"- {line}" for line in happened))
    parts.append(f"The board:\n{board_text(state, seat, words)}")
    parts.append(result_text(state) if state.result is not None else question_text(state, seat, words))
    return "\n\n".join(parts)


def question_text(state: State, seat: int, words: Words) -> str:
    """What the seat is asked, with the clause of the rules, and every legal move."""
    prompt = state.prompt(seat)
    clause = f" (rules, clause {prompt.clause})" if prompt.clause else ""
    options = state.options(seat)
    if not options:
        return words.prompt(prompt)
    return f"{words.prompt(prompt)}{clause}\nYour legal moves:\n{moves_text(state, options, words)}"


def moves_text(state: State, options: Sequence[int], words: Words) -> str:
    """Every move in the notation, with its meaning if there are not too many."""
    described = [state.describe(option) for option in options]
    if len(described) <= EXPLAINED:
        return "\n".join(f"- {one.text} : {words.option(one)}" for one in described)
    verbs: dict[str, list[str]] = {}
    for one in described:
        verb, _, thing = one.text.partition(" ")
        verbs.setdefault(verb, []).append(thing)
    return "\n".join(f"- {verb} X, where X is one of: {', '.join(things)}" for verb, things in verbs.items())


def board_text(state: State, seat: int | None, words: Words) -> str:
    """The board of the terminal as plain text."""
    module: Any = import_module(f"{state.game.info.package}.terminal")
    out = StringIO()
    console = Console(file=out, width=WIDTH, color_system=None, force_terminal=False, highlight=False)
    console.print(module.board(state.view(seat), words))
    lines = [re.sub(r"([─━-])\1{3,}", r"\1\1\1", line.rstrip()) for line in out.getvalue().splitlines()]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n")


def result_text(state: State) -> str:
    """How the game ended."""
    result = state.result
    assert result is not None
    lines = [f"The game is over. Scores by seat: {', '.join(str(score) for score in result.scores)}."]
    lines.append(f"Ranks by seat: {', '.join(str(rank) for rank in result.ranks)}.")
    if result.verdict:
        lines.append(f"Verdict: {result.verdict}.")
    return " ".join(lines)
