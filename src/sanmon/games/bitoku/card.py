"""Bitoku's card: what can be said of it without loading its rules."""

from sanmon.kernel.info import GameInfo, Setting, TableOption

# Every easing and hardening of the Tengu that is simply on or off (chapter 26).
SOLO = [
    "no_yokai", "no_goods", "calm_kodama", "no_spring_moves", "early_pilgrim", "early_kodama", "lake_lord",
]  # fmt: skip
# Without a dragonfly it is easier, with two it is harder; as one option, the two cannot be asked for together.
DRAGONFLIES: list[Setting] = ["one", "none", "two"]
SWITCHES = ["harder_forest", "dragonflies", *SOLO]

INFO = GameInfo(
    name="bitoku",
    ruleset=2,
    players=(1, 2, 3, 4),
    default_players=2,
    options=[
        TableOption("harder_forest", [False, True]),
        TableOption("dragonflies", DRAGONFLIES, only_for=(1,)),
        *[TableOption(switch, [False, True], only_for=(1,)) for switch in SOLO],
    ],
    package="sanmon.games.bitoku",
)

# The benchmark's goal with four players, compiled and from source: real decisions to those of its reference.
WANTED_SPEED = (30, 6)
