"""Every option has one text and every text one option; whatever is no text of an option is refused with
a clear error.
"""

import random
from typing import Any

from sanmon.conformance.caught import caught
from sanmon.conformance.table import Table
from sanmon.kernel.errors import NotationError
from sanmon.kernel.game import Game

NONSENSE = (
    "",
    " ",
    "\n",
    "-",
    "no-such-verb",
    "end end",
    "END",
    " end",
    "end ",
    "skip\t",
    "do",
    "do  ",
    "pay 1000000 gold",
    "do (",
    "🀄",
)


def check(table: Table) -> None:
    game, words = table.game, table.game.vocabulary
    texts = [words.text(option) for option in range(words.size)]
    assert len(set(texts)) == words.size, "two options have the same text"
    for option, text in enumerate(texts):
        assert words.option(text) == option, f"{text!r} is option {words.option(text)}, not {option}"
        told = words.describe(option)
        assert (told.option, told.text) == (option, text)
        assert told.key == text.split(" ")[0]
        assert text == text.strip()
        assert text.isprintable()
        assert len(told.args) == len(told.touches) == len(words.family_of(option).domains)
    rng = random.Random(table.seed)
    for text in [*NONSENSE, *(spoilt(rng.choice(texts), rng) for _ in range(500))]:
        refused(game, text, texts)
    for option in (-1, words.size, 2**70):
        assert caught(NotationError, words.text, option) is not None, f"{option} is no option and has a text"
    effects(game)


def spoilt(text: str, rng: random.Random) -> str:
    """A text with one thing wrong in it."""
    place = rng.randrange(len(text) + 1)
    wrong = rng.choice(("", " ", "  ", "x", "Z", "0", "-", "é", "\0"))
    return text[:place] + wrong + text[place + rng.randrange(2) :]


def refused(game: Game[Any], text: str, texts: list[str]) -> None:
    if text in texts:
        return
    problem = caught(NotationError, game.vocabulary.option, text)
    assert problem is not None, f"{text!r} is no text of an option and is read as {game.vocabulary.option(text)}"
    assert problem.line == 1
    assert 1 <= problem.column <= len(text) + 2, f"{text!r}: column {problem.column}"


def effects(game: Game[Any]) -> None:
    """The text of an effect notes that same effect."""
    table = game.effects.table
    size, ways = len(table), len(game.effects.compositions)
    for effect in list(table):
        assert game.effects.parse(effect.text) is effect, (
            f"{effect.text!r} is read as {game.effects.parse(effect.text).text!r}"
        )
    for way in list(game.effects.compositions):
        assert game.effects.cost(way.text) == [way], f"the cost {way.text!r} is read as another"
    assert (len(table), len(game.effects.compositions)) == (size, ways), "an effect's own text notes a new effect"
