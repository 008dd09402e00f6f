"""The card of Market Day: the facts about it that are available without loading its rules."""

from sanmon.kernel.info import GameInfo, TableOption

INFO = GameInfo(
    name="market_day",
    ruleset=1,
    players=(1, 2, 3, 4),
    default_players=2,
    options=[TableOption("busy_tinker", [False, True], only_for=(1,))],
    package="market_day",
)
