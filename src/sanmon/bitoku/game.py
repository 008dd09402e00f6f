"""Bitoku's card: what can be said of it without loading its rules."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sanmon.kernel.info import GameInfo, TableOption

if TYPE_CHECKING:
    from sanmon.bitoku.engine import Bitoku

# Every easing and hardening of the Tengu, each on its own switch (chapter 26).
SOLO = [
    "no_dragonfly", "no_yokai", "no_goods", "calm_kodama", "no_spring_moves",
    "early_pilgrim", "early_kodama", "two_dragonflies", "lake_lord",
]  # fmt: skip
SWITCHES = ["harder_forest", *SOLO]

INFO = GameInfo(
    name="bitoku",
    ruleset=1,
    players=(1, 2, 3, 4),
    default_players=2,
    options=[
        TableOption("harder_forest", [False, True]),
        *[TableOption(switch, [False, True], only_for=(1,)) for switch in SOLO],
    ],
    package="sanmon.bitoku",
)


@cache
def load(components: Path | None = None) -> "Bitoku":
    """The game with a component set; by default our newest one."""
    from sanmon.bitoku.engine import Bitoku  # noqa: PLC0415 - the card loads without the rules

    return Bitoku(components)
