"""Every prompt, option and event has words in English, and the messages of other languages are valid."""

from functools import cache
from typing import Any

from sanmon.conformance.catalogues import problems, shorten
from sanmon.conformance.seen import readers
from sanmon.conformance.table import Table
from sanmon.kernel.game import Game
from sanmon.kernel.messages import Described, Prompt, encode
from sanmon.kernel.state import State
from sanmon.kernel.words import Words, languages_of

MOST_LINES = 20  # how many problems a failure lists


def check(table: Table) -> None:
    wrong = all_problems(table.game)
    assert not wrong, "the catalogues have mistakes:\n" + "\n".join(shorten(wrong, MOST_LINES))
    languages = all_words(table.game)
    checked: set[bytes] = set()
    for _, state in table.trace().all_states():
        for message in messages(state):
            coded = encode(message)
            if coded not in checked:
                checked.add(coded)
                for words in languages:
                    check_has_words(words, message)
        result = state.result
        if result is not None:
            keys = [f"score-{key}" for table in result.breakdown for key in table]
            keys += [] if result.verdict is None else [f"verdict-{result.verdict}"]
            assert all("⟦" not in words.say(key) for words in languages for key in keys)


@cache
def all_problems(game: Game[Any]) -> list[str]:
    return problems(game)


@cache
def all_words(game: Game[Any]) -> list[Words]:
    return [Words(game, language) for language in languages_of(game.info.package)]


def messages(state: State) -> list[Any]:
    """Every prompt, option and event that a reader may see now."""
    options = [state.describe(option) for seat in state.seats for option in state.options(seat)]
    prompts = [state.prompt(seat) for seat in readers(state)]
    return [*options, *prompts, *[event for seat in readers(state) for event in state.events_for(seat)], *state.events]


def check_has_words(words: Words, message: Any) -> None:
    """Checks that the message has words, without a missing key or argument (⟦…⟧) in them."""
    if isinstance(message, Prompt):
        text = words.prompt(message)
    elif isinstance(message, Described):
        text = words.option(message)
    else:
        text = words.event(message)
    assert text, f"{words.language}: {message} has an empty text"
    assert "⟦" not in text, f"{words.language}: {message} becomes {text}"
