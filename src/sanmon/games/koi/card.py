"""Koi's card: what can be said of it without loading its rules."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sanmon.kernel.info import GameInfo, TableOption

if TYPE_CHECKING:
    from sanmon.games.koi.engine import Koi

INFO = GameInfo(
    name="koi",
    ruleset=2,
    players=(1, 2, 3, 4),
    default_players=3,
    options=[
        TableOption("goals", [True, False], only_for=(2, 3, 4)),
        TableOption(
            "scenario",
            ["standard", "hot-summer", "enlightenment", "imperial-pond", "imperial-pond-random"],
            only_for=(1,),
        ),
    ],
    package="sanmon.games.koi",
    open_information=True,
)

# The benchmark's goal with four players, compiled and from source: real decisions to those of its reference.
WANTED_SPEED = (25, 6)


@cache
def load(components: Path | None = None, ruleset: int = INFO.ruleset) -> "Koi":
    """The game with a component set, by default our newest one, and by a ruleset."""
    from sanmon.games.koi.engine import Koi  # noqa: PLC0415 - the card loads without the rules

    game = Koi(components)
    game.ruleset = ruleset
    return game
