"""Everything that is asked, offered and told has words in English; what other languages have is sound."""

from functools import cache
from typing import Any

from sanmon.conformance.catalogues import cut, problems
from sanmon.conformance.seen import readers
from sanmon.conformance.table import Table
from sanmon.kernel.game import Game
from sanmon.kernel.messages import Described, Prompt, encode
from sanmon.kernel.state import State
from sanmon.kernel.words import Words, languages_of

SHOWN = 20  # lines of what is wrong


def check(table: Table) -> None:
    wrong = all_problems(table.game)
    assert not wrong, "catalogues are not in order:\n" + "\n".join(cut(wrong, SHOWN))
    speakers = all_words(table.game)
    said: set[bytes] = set()
    for _, state in table.trace().all_states():
        for message in messages(state):
            coded = encode(message)
            if coded not in said:
                said.add(coded)
                for words in speakers:
                    spoken(words, message)
        result = state.result
        if result is not None:
            keys = [f"score-{key}" for table in result.breakdown for key in table]
            keys += [] if result.verdict is None else [f"verdict-{result.verdict}"]
            assert all("⟦" not in words.say(key) for words in speakers for key in keys)


@cache
def all_problems(game: Game[Any]) -> list[str]:
    return problems(game)


@cache
def all_words(game: Game[Any]) -> list[Words]:
    return [Words(game, language) for language in languages_of(game.info.package)]


def messages(state: State) -> list[Any]:
    """All that can be said at this moment."""
    options = [state.describe(option) for seat in state.seats for option in state.options(seat)]
    prompts = [state.prompt(seat) for seat in readers(state)]
    return [*options, *prompts, *[event for seat in readers(state) for event in state.events_for(seat)], *state.events]


def spoken(words: Words, message: Any) -> None:
    """There are words for it, and no key shows through."""
    if isinstance(message, Prompt):
        text = words.prompt(message)
    elif isinstance(message, Described):
        text = words.option(message)
    else:
        text = words.event(message)
    assert text, f"{words.language}: there are no words for {message}"
    assert "⟦" not in text, f"{words.language}: {message} becomes {text}"
