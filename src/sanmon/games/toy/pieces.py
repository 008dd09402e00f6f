"""Shows everything that a component set of the toy prints, as a table in the terminal."""

from rich.console import RenderableType
from rich.table import Table

from sanmon.games.toy.engine import Toy
from sanmon.kernel.words import Words


def pieces(game: Toy, words: Words) -> RenderableType:
    """A table of every charm, its effect and what the fox scores for it."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("board-charm", "board-effect"):
        table.add_column(words.say(column))
    table.add_column(words.say("score-fox"), justify="right")
    for number, charm in enumerate(game.parts.ids):
        effect = words.effect(game.parts.effects[number].text)
        table.add_row(words.name("charm", charm), effect, str(game.parts.fox[number]))
    return table
