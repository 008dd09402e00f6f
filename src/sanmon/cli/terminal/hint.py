"""The command `hint` in a running game: the best moves for the player's seat, with reasons, from what it knows."""

from __future__ import annotations

import babel.numbers

from sanmon.bots.agents import Position
from sanmon.bots.coach import ITERATIONS, Advice, Reason, advise
from sanmon.bots.seeds import terminal_hint_seed
from sanmon.cli.screen import FAINT, Screen, capitalised
from sanmon.cli.terminal.session import Session
from sanmon.kernel.words import Words

MOVES_SHOWN = 3
ALIKE = 0.05  # points: a smaller difference would be shown as 0.0
# Keys of the texts before the reasons that bring points, and before those that cost points. The best move is compared
# with the next best one, every other move with the best.
AGAINST_NEXT = ("hint-more-than-next", "hint-less-than-next")
AGAINST_BEST = ("hint-more-than-best", "hint-less-than-best")


def hint(session: Session, screen: Screen, seat: int) -> None:
    """Prints the best few moves, each with its expected margin and the reasons."""
    state = session.state
    options = state.options(seat)
    if len(options) < 2:
        screen.say("hint-one")
        return
    screen.say("hint-thinking", style=FAINT)
    # The seed depends only on the decision, so asking again gives the same hint.
    advice = advise(Position(state, seat), terminal_hint_seed(len(session.steps), seat))
    language = screen.words.language
    best = advice[0]
    for place, move in enumerate(advice[:MOVES_SHOWN]):
        screen.numbered(options.index(move.option) + 1, capitalised(screen.words.option(state.describe(move.option))))
        margin = "" if move.margin is None else points(move.margin, language, True)
        key = "hint-alike" if place and _alike(best, move, language) else "hint-margin"
        if move.margin is None:
            key = "hint-no-margin"
        screen.under(key, style=FAINT, margin=margin, tries=move.tries, all=ITERATIONS)
        if move.win is not None:
            screen.under("hint-win", style=FAINT, n=round(100 * move.win))
        print_reasons(move, AGAINST_BEST if place else AGAINST_NEXT, screen)


def _alike(best: Advice, move: Advice, language: str) -> bool:
    """Whether the margins of two moves look the same."""
    if best.margin is None or move.margin is None:
        return False
    shown = points(move.margin, language, True), points(best.margin, language, True)
    return best.margin - move.margin < ALIKE or shown[0] == shown[1]


def print_reasons(move: Advice, keys: tuple[str, str], screen: Screen) -> None:
    """Prints the reasons for a move, then those against it, under these two keys of the catalogue."""
    more = [reason for reason in move.reasons if reason.points > 0]
    less = [reason for reason in move.reasons if reason.points < 0]
    for key, reasons in zip(keys, (more, less), strict=True):
        if reasons:
            screen.under(key, what=reasons_in_words(reasons, screen.words, move.margin is not None))


def reasons_in_words(reasons: list[Reason], words: Words, calibrated: bool = True) -> str:
    """Reasons in words, separated by semicolons: a comma may be a decimal comma."""
    return "; ".join(reason_in_words(reason, words, calibrated) for reason in reasons)


def reason_in_words(reason: Reason, words: Words, calibrated: bool) -> str:
    """One reason in words: its subject and, if they are calibrated, the points."""
    key = f"ui-worth-{reason.term}"
    subject = words.say(key) if words.has(key) else reason.term
    return f"{subject} {points(reason.points, words.language, True)}" if calibrated else subject


def points(value: float, language: str, signed: bool = False) -> str:
    """Points with one decimal, with the language's decimal mark and a real minus sign."""
    try:
        mark = babel.numbers.get_decimal_symbol(babel.Locale.parse(language, sep="-"))
    except babel.UnknownLocaleError:
        mark = "."
    text = f"{value:+.1f}" if signed else f"{value:.1f}"
    return text.replace(".", mark).replace("-", "−")
