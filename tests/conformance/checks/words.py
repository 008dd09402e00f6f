"""Everything that is asked, offered and told has words in every language."""

from typing import Any

import sanmon
from conformance.play import Trace
from conformance.seen import readers
from conformance.setups import Setup
from sanmon.kernel.game import Game
from sanmon.kernel.messages import Described, Prompt
from sanmon.kernel.state import State
from sanmon.kernel.words import LANGUAGES, Words, missing


def check(game: Game[Any], setup: Setup, seed: int) -> None:
    untranslated = missing(game)
    assert not untranslated, "catalogues are not complete:\n" + "\n".join(untranslated[:20])
    speakers = [Words(game, language) for language in LANGUAGES]
    said: set[bytes] = set()
    for state in Trace(game, setup, seed).states:
        for words in speakers:
            spoken(state, words, said)
        said |= {sanmon.encode(message) for message in messages(state)}
        result = state.result
        if result is not None:
            for words in speakers:
                keys = [f"score-{key}" for table in result.breakdown for key in table]
                keys += [] if result.verdict is None else [f"verdict-{result.verdict}"]
                assert all("«" not in words.say(key) for key in keys)


def messages(state: State) -> list[Any]:
    """All that can be said at this moment."""
    options = [state.describe(option) for seat in state.seats for option in state.options(seat)]
    prompts = [state.prompt(seat) for seat in readers(state)]
    return [*options, *prompts, *[event for seat in readers(state) for event in state.events_for(seat)], *state.events]


def spoken(state: State, words: Words, said: set[bytes]) -> None:
    """Say whatever was not said before."""
    for message in messages(state):
        if sanmon.encode(message) not in said:
            text = in_words(words, message)
            assert text, f"{words.language}: there are no words for {message}"
            assert "«" not in text, f"{words.language}: {message} becomes {text}"


def in_words(words: Words, message: Any) -> str:
    if isinstance(message, Prompt):
        return words.prompt(message)
    return words.option(message) if isinstance(message, Described) else words.event(message)
