"""`hint` in a running game: the best moves for one's own seat and the reasons in words, from that seat's knowledge
alone.
"""

from __future__ import annotations

from sanmon.bots.agents import Position
from sanmon.bots.coach import ITERATIONS, Advice, Reason, advise
from sanmon.bots.seeds import terminal_hint_seed
from sanmon.cli.screen import FAINT, Screen, capitalised
from sanmon.cli.terminal.session import Session
from sanmon.kernel.words import Words

SHOWN = 3
ALIKE = 0.05  # points: what is told with one decimal would be none
# More of something, then less of it: the best move is compared with the next best, every other with the best.
AGAINST_NEXT = ("hint-more-than-next", "hint-less-than-next")
AGAINST_BEST = ("hint-more-than-best", "hint-less-than-best")


def hint(session: Session, screen: Screen, seat: int) -> None:
    """Tell the best few, with the expected margin and what speaks for them."""
    state = session.state
    options = state.options(seat)
    if len(options) < 2:
        screen.say("hint-one")
        return
    screen.say("hint-thinking", style=FAINT)
    # The same hint for the same decision, however often it is asked for.
    advice = advise(Position(state, seat), terminal_hint_seed(len(session.steps), seat))
    language = screen.words.language
    best = advice[0]
    for place, one in enumerate(advice[:SHOWN]):
        screen.numbered(options.index(one.option) + 1, capitalised(screen.words.option(state.describe(one.option))))
        margin = points(one.margin, language, True)
        alike = best.margin - one.margin < ALIKE or margin == points(best.margin, language, True)
        key = "hint-alike" if place and alike else "hint-margin"
        screen.under(key, style=FAINT, margin=margin, tries=one.tries, all=ITERATIONS)
        because(one, AGAINST_BEST if place else AGAINST_NEXT, screen)


def because(one: Advice, keys: tuple[str, str], screen: Screen) -> None:
    """What the option leads to more of than the one it is compared with, and less of."""
    more = [reason for reason in one.reasons if reason.points > 0]
    less = [reason for reason in one.reasons if reason.points < 0]
    for key, some in zip(keys, (more, less), strict=True):
        if some:
            screen.under(key, what=listed(some, screen.words))


def listed(reasons: list[Reason], words: Words) -> str:
    """Reasons in words, with a mark between them that no figure has in it."""
    return "; ".join(said(reason, words) for reason in reasons)


def said(reason: Reason, words: Words) -> str:
    """One reason in words."""
    key = f"ui-worth-{reason.term}"
    return f"{words.say(key) if words.has(key) else reason.term} {points(reason.points, words.language, True)}"


def points(value: float, language: str, signed: bool = False) -> str:
    """Points with one decimal, as the language writes them."""
    text = f"{value:+.1f}" if signed else f"{value:.1f}"
    return (text if language == "en" else text.replace(".", ",")).replace("-", "−")
