"""The toy's card: what can be said of it without loading its rules."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sanmon.kernel.info import GameInfo, TableOption

if TYPE_CHECKING:
    from sanmon.games.toy.engine import Toy

INFO = GameInfo(
    name="toy",
    ruleset=1,
    players=(1, 2, 3),
    default_players=2,
    options=[TableOption("hungry_fox", [False, True], only_for=(1,))],
    package="sanmon.games.toy",
)


@cache
def load(components: Path | None = None, ruleset: int = INFO.ruleset) -> "Toy":
    """The game with a component set, by default our newest one, and by a ruleset."""
    from sanmon.games.toy.engine import Toy  # noqa: PLC0415 - the card loads without the rules

    game = Toy(components)
    game.ruleset = ruleset
    return game
