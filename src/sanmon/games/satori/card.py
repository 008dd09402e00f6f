"""The card of Satori: what can be said of it without loading its rules."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sanmon.kernel.info import GameInfo, TableOption

if TYPE_CHECKING:
    from sanmon.games.satori.engine import Satori

INFO = GameInfo(
    name="satori",
    ruleset=2,
    players=(1, 2, 3, 4),
    default_players=2,
    options=[
        TableOption("printing", ["2024", "2023"]),
        TableOption("few_worshippers", [False, True], only_for=(1,)),
        TableOption("humble_charity", [False, True], only_for=(1,)),
        TableOption("strict_rewards", [False, True], only_for=(1,)),
    ],
    package="sanmon.games.satori",
)

# The benchmark's goal with four players, compiled and from source: real decisions to those of its reference.
WANTED_SPEED = (50, 12)


@cache
def load(components: Path | None = None, ruleset: int = INFO.ruleset) -> "Satori":
    """The game with a component set, by default our newest one, and by a ruleset."""
    from sanmon.games.satori.engine import Satori  # noqa: PLC0415 - the card loads without the rules

    game = Satori(components)
    game.ruleset = ruleset
    return game
