"""`hint` in a running game: the best moves for one's own seat and the reasons in words, from that seat's knowledge alone."""

from __future__ import annotations

from sanmon.bots.agents import Position
from sanmon.bots.coach import Advice, Reason, advise
from sanmon.cli.screen import FAINT, Screen
from sanmon.cli.session import Session
from sanmon.kernel.words import Words

SHOWN = 3
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
    advice = advise(Position(state, seat), f"hint:{len(session.steps)}:{seat}")
    tries = sum(one.tries for one in advice)
    for place, one in enumerate(advice[:SHOWN]):
        if one.tries:
            words = screen.words.option(state.describe(one.option))
            screen.numbered(options.index(one.option) + 1, words[:1].upper() + words[1:])
            screen.say(
                "hint-margin",
                style=FAINT,
                margin=points(one.margin, screen.words.language, True),
                tries=one.tries,
                all=tries,
            )
            for line in because(one, AGAINST_BEST if place else AGAINST_NEXT, screen):
                screen.say("hint-reason", text=line)


def because(one: Advice, keys: tuple[str, str], screen: Screen) -> list[str]:
    """What the option leads to more of than the one it is compared with, and less of."""
    more = [reason for reason in one.reasons if reason.points > 0]
    less = [reason for reason in one.reasons if reason.points < 0]
    lines = []
    for key, some in zip(keys, (more, less), strict=True):
        if some:
            lines.append(screen.texts.say(key, what=", ".join(said(reason, screen.words) for reason in some)))
    return lines


def said(reason: Reason, words: Words) -> str:
    """One reason in words."""
    key = f"ui-worth-{reason.term}"
    return f"{words.say(key) if words.has(key) else reason.term} {points(reason.points, words.language, True)}"


def points(value: float, language: str, signed: bool = False) -> str:
    """Points with one decimal, as the language writes them."""
    text = f"{value:+.1f}" if signed else f"{value:.1f}"
    return (text if language == "en" else text.replace(".", ",")).replace("-", "−")
