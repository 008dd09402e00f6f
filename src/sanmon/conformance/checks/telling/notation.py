"""Every option has its own text, and any other text is refused with the place of the mistake."""

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
        described = words.describe(option)
        assert (described.option, described.text) == (option, text)
        assert described.key == text.split(" ")[0]
        assert text == text.strip()
        assert text.isprintable()
        assert len(described.args) == len(described.touches) == len(words.family_of(option).domains)
    rng = random.Random(table.seed)
    for text in [*NONSENSE, *(misspelt(rng.choice(texts), rng) for _ in range(500))]:
        check_refused(game, text, texts)
    for option in (-1, words.size, 2**70):
        assert caught(NotationError, words.text, option) is not None, f"{option} is no option, but has a text"
    check_effects(game)


def misspelt(text: str, rng: random.Random) -> str:
    """The text with one random mistake."""
    place = rng.randrange(len(text) + 1)
    wrong = rng.choice(("", " ", "  ", "x", "Z", "0", "-", "é", "\0"))
    return text[:place] + wrong + text[place + rng.randrange(2) :]


def check_refused(game: Game[Any], text: str, texts: list[str]) -> None:
    """Checks that a text that belongs to no option raises a NotationError with its place."""
    if text in texts:
        return
    problem = caught(NotationError, game.vocabulary.option, text)
    assert problem is not None, f"{text!r} belongs to no option, but is read as {game.vocabulary.option(text)}"
    assert problem.line == 1
    assert 1 <= problem.column <= len(text) + 2, f"{text!r}: column {problem.column}"


def check_effects(game: Game[Any]) -> None:
    """Checks that the text of every effect and cost parses to the same effect or cost."""
    table = game.effects.table
    size, costs = len(table), len(game.effects.compositions)
    for effect in list(table):
        assert game.effects.parse(effect.text) is effect, (
            f"{effect.text!r} is read as {game.effects.parse(effect.text).text!r}"
        )
    for way in list(game.effects.compositions):
        assert game.effects.cost(way.text) == [way], f"the cost {way.text!r} is read as another cost"
    assert (len(table), len(game.effects.compositions)) == (size, costs), (
        "parsing the text of a known effect makes a new one"
    )
