"""What the registry knows about Koi without loading its rules."""

from sanmon.kernel.info import GameInfo, TableOption

INFO = GameInfo(
    name="koi",
    ruleset=3,
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

# The benchmark's target with four players, compiled and from source: our decisions per second divided by those of the
# reference.
WANTED_SPEED = (25, 6)
