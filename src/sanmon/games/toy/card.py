"""What the registry knows about the toy without loading its rules."""

from sanmon.kernel.info import GameInfo, TableOption

INFO = GameInfo(
    name="toy",
    ruleset=1,
    players=(1, 2, 3),
    default_players=2,
    options=[TableOption("hungry_fox", [False, True], only_for=(1,))],
    package="sanmon.games.toy",
)
