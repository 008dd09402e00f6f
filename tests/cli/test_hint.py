"""The command `hint`: its reasons and what they compare."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence

import pytest
from rich.console import Console

import sanmon
from sanmon.bots.coach import Advice, Reason
from sanmon.cli.screen import Screen
from sanmon.cli.terminal import hint as hints
from sanmon.cli.terminal.seats import Seat
from sanmon.cli.terminal.session import Session
from sanmon.cli.texts import Texts
from sanmon.kernel.words import Words


@pytest.mark.parametrize(
    ("language", "more_than_next", "less_than_next", "more_than_best", "less_than_best"),
    [
        ("en", "stronger than the next best", "weaker than the next best", "stronger than the best",
         "weaker than the best"),
        ("cs", "více než druhý nejlepší tah", "méně než druhý nejlepší tah", "více než nejlepší tah",
         "méně než nejlepší tah"),
        ("ru", "больше, чем у второго по силе хода", "меньше, чем у второго по силе хода", "больше, чем у лучшего хода",
         "меньше, чем у лучшего хода"),
    ],
)  # fmt: skip
def test_reasons_say_which_moves_they_compare(
    language: str,
    more_than_next: str,
    less_than_next: str,
    more_than_best: str,
    less_than_best: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first move is compared with the second, all others with the first; a move may have only negative reasons."""
    reasons = [[Reason("goods", 1.5), Reason("incense", -1.0)], [Reason("goods", 1.0)], [Reason("incense", -2.5)]]
    lines = hinted(monkeypatch, language, [0.0, -1.0, -2.0], reasons)
    assert len([line for line in lines if " 20 " in line]) == 3
    keys = [line.strip().partition(": ")[0] for line in lines if line.startswith("      ") and " 20 " not in line]
    assert keys == [more_than_next, less_than_next, more_than_best, less_than_best]


def hinted(
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    margins: Sequence[float | None],
    reasons: list[list[Reason]],
    width: int = 200,
    win: float | None = None,
) -> list[str]:
    """The printed lines of a hint with this advice, without the first line (`hint-thinking`)."""
    session = Session.begin(sanmon.load("satori"), [Seat("human"), Seat("human")], 2, {})
    moves = session.state.options(0)[: len(margins)]
    advice = [
        Advice(option, "", margin, 20, some, None if place else win)
        for place, (option, margin, some) in enumerate(zip(moves, margins, reasons, strict=True))
    ]
    monkeypatch.setattr(hints, "advise", lambda *_: advice)
    shown = io.StringIO()
    screen = Screen(Console(file=shown, width=width), Texts(language), Words(session.game, language))
    hints.hint(session, screen, 0)
    assert "⟦" not in shown.getvalue()
    return [line.rstrip() for line in shown.getvalue().splitlines()][1:]


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_without_a_calibration_a_hint_has_reasons_but_no_points(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What remains is how often each move was tried."""
    reasons = [[Reason("goods", 1.5), Reason("incense", -1.25)], [Reason("goods", 1.0)]]
    lines = hinted(monkeypatch, language, [None, None], reasons)
    under = [line for line in lines if line.startswith(" " * 6)]
    assert [re.findall(r"\d+", line) for line in under] == [["20", "60"], [], [], ["20", "60"], []]
    assert "%" not in "".join(lines)


@pytest.mark.parametrize(("language", "chance"), [("en", "about 62 %"), ("cs", "asi 62 %"), ("ru", "около 62 %")])
def test_the_best_move_is_shown_with_the_chance_to_win(
    language: str, chance: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = hinted(monkeypatch, language, [3.0, 1.0], [[], []], win=0.618)
    assert [chance in line for line in lines] == [False, False, True, False, False]


@pytest.mark.parametrize(
    ("language", "alike"),
    [
        ("en", "about as good as the best"),
        ("cs", "přibližně stejně dobré jako nejlepší tah"),
        ("ru", "примерно так же хорошо, как лучший ход"),
    ],
)
def test_moves_with_the_same_rounded_margin_are_called_about_as_good(
    language: str, alike: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = hinted(monkeypatch, language, [1.27, 1.23, 1.17], [[], [], []])
    assert [alike in line for line in lines] == [False, False, False, True, False, False]
    assert lines[3].startswith(" " * 6 + alike + ";")
    lines = hinted(monkeypatch, language, [1.24, 1.16], [[], []])  # both are rounded to 1.2
    assert alike in lines[3]


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_reasons_are_separated_and_indented_under_their_move(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The separator of reasons never occurs in a number, and a wrapped line is indented like the first."""
    many = [Reason(term, 1.5) for term in ("goods", "incense", "rival", "projects", "altars", "monks")]
    lines = hinted(monkeypatch, language, [1.0], [many], width=60)
    assert all(line.startswith("      ") for line in lines[1:])
    assert len(lines) > 4
    reasons = " ".join(line.strip() for line in lines[2:]).partition(": ")[2].split("; ")
    comma = "." if language == "en" else ","
    assert len(reasons) == len(many)
    assert all(one.endswith(f"+1{comma}5") and "," not in one[:-3] for one in reasons)
