"""What the registry knows about Satori without loading its rules."""

from sanmon.kernel.info import GameInfo, TableOption

INFO = GameInfo(
    name="satori",
    ruleset=3,
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

# The benchmark's target with four players, compiled and from source: our decisions per second divided by those of the
# reference.
WANTED_SPEED = (50, 12)
