"""What the registry knows about Bitoku without loading its rules."""

from sanmon.kernel.info import GameInfo, Setting, TableOption

# The options that make the Tengu easier or harder and are either on or off (chapter 26).
SOLO = [
    "no_yokai", "no_goods", "calm_kodama", "no_spring_moves", "early_pilgrim", "early_kodama", "lake_lord",
]  # fmt: skip
# The Tengu is easier without a dragonfly and harder with two. One option for both excludes choosing both.
DRAGONFLIES: list[Setting] = ["one", "none", "two"]
EASINGS: dict[str, Setting] = {
    "dragonflies": "none", "no_yokai": True, "no_goods": True, "calm_kodama": True, "no_spring_moves": True,
}  # fmt: skip
SWITCHES = ["harder_forest", "dragonflies", *SOLO]

INFO = GameInfo(
    name="bitoku",
    ruleset=3,
    players=(1, 2, 3, 4),
    default_players=2,
    options=[
        TableOption("harder_forest", [False, True]),
        TableOption("dragonflies", DRAGONFLIES, only_for=(1,)),
        *[TableOption(switch, [False, True], only_for=(1,)) for switch in SOLO],
    ],
    package="sanmon.games.bitoku",
    gentle=EASINGS,
)

# The benchmark's target with four players, compiled and from source: our decisions per second divided by those of the
# reference.
WANTED_SPEED = (30, 6)
