"""`hint`: what its reasons are compared with."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import sanmon
from sanmon.bots.coach import Advice, Reason
from sanmon.cli import hint as hints
from sanmon.cli.screen import Screen
from sanmon.cli.seats import Seat
from sanmon.cli.session import Session
from sanmon.cli.texts import Texts
from sanmon.kernel.words import Words


@pytest.mark.parametrize(
    ("language", "more_than_next", "less_than_next", "more_than_best", "less_than_best"),
    [
        ("en", "more than the next best", "less than the next best", "more than the best", "less than the best"),
        ("cs", "více než druhý nejlepší tah", "méně než druhý nejlepší tah", "více než nejlepší tah", "méně než nejlepší tah"),
        ("ru", "больше, чем у следующего хода", "меньше, чем у следующего хода", "больше, чем у лучшего хода", "меньше, чем у лучшего хода"),
    ],
)  # fmt: skip
def test_reasons_say_against_what_they_are(
    language: str,
    more_than_next: str,
    less_than_next: str,
    more_than_best: str,
    less_than_best: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first move is compared with the second, all others with the first; also where there is only less to tell."""
    session = Session.begin(sanmon.load("satori"), [Seat("human"), Seat("human")], 2, {})
    reasons = [[Reason("goods", 1.5), Reason("incense", -1.0)], [Reason("goods", 1.0)], [Reason("incense", -2.5)]]
    moves = session.state.options(0)[:3]
    found = [Advice(option, "", 0.0, 20, some) for option, some in zip(moves, reasons, strict=True)]
    monkeypatch.setattr(hints, "advise", lambda *_: found)
    shown = io.StringIO()
    screen = Screen(Console(file=shown, width=200), Texts(language), Words(session.game, language))
    hints.hint(session, screen, 0)
    lines = [line.strip() for line in shown.getvalue().splitlines() if line.startswith("      ")]
    margins = [line for line in lines if " 60" in line]
    assert len(margins) == 3
    said = [line.partition(": ")[0] for line in lines if line not in margins]
    assert said == [more_than_next, less_than_next, more_than_best, less_than_best]
