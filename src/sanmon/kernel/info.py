"""What is known of a game without loading its rules: its name, player counts and table options."""

from __future__ import annotations

from typing import Any

from sanmon.kernel.errors import SetupError

Setting = str | int | bool


class TableOption:
    """A choice made when a table opens: one of `values`, of which the first is the default.

    `only_for` lists the player counts that have this option; empty: all.

    >>> import sanmon
    >>> option = sanmon.info("satori").options[0]
    >>> option.key, option.values, option.default
    ('printing', ['2024', '2023'], '2024')
    """

    def __init__(self, key: str, values: list[Setting], only_for: tuple[int, ...] = ()) -> None:
        self.key = key
        self.values = values
        self.default = values[0]
        self.only_for = only_for


class GameInfo:
    """A game's card: what is known of it without loading its rules.

    `ruleset` is the newest version of the rules; it grows whenever a record could replay differently. Older ones, down
    to `oldest`, can still be played, for their records and tables. `open_information`: all seats know the same.
    `gentle` has the table options with which somebody's first games alone are easier.

    >>> import sanmon
    >>> card = sanmon.info("koi")
    >>> card.name, card.players, card.default_players, [option.key for option in card.options]
    ('koi', (1, 2, 3, 4), 3, ['goals', 'scenario'])
    """

    def __init__(
        self,
        name: str,
        ruleset: int,
        players: tuple[int, ...],
        default_players: int,
        options: list[TableOption],
        package: str,
        oldest: int = 1,
        open_information: bool = False,
        gentle: dict[str, Setting] | None = None,
    ) -> None:
        self.name = name
        self.ruleset = ruleset
        self.players = players
        self.default_players = default_players
        self.options = options
        self.package = package
        self.oldest = oldest
        self.open_information = open_information
        self.gentle = {} if gentle is None else gentle

    def check_ruleset(self, ruleset: int | None) -> int:
        """The ruleset, by default the newest; an unknown one raises a SetupError that lists the valid ones.

        >>> import sanmon
        >>> sanmon.info("koi").check_ruleset(None)
        3
        """
        if ruleset is None:
            return self.ruleset
        if self.nearest_ruleset(ruleset) != ruleset:
            raise SetupError(f"{self.name} has no ruleset {ruleset}; this version plays {self.rulesets}")
        return ruleset

    def nearest_ruleset(self, ruleset: int) -> int:
        """The ruleset itself if this version can play it, else the newest.

        >>> import sanmon
        >>> sanmon.info("koi").nearest_ruleset(99)
        3
        """
        return ruleset if self.oldest <= ruleset <= self.ruleset else self.ruleset

    @property
    def rulesets(self) -> str:
        """The rulesets that this version can play, as a text for messages.

        >>> import sanmon
        >>> sanmon.info("koi").rulesets
        'rulesets 1 to 3'
        """
        one = self.oldest == self.ruleset
        return f"ruleset {self.ruleset}" if one else f"rulesets {self.oldest} to {self.ruleset}"

    def check_players(self, players: int | None) -> int:
        """The player count, by default the usual one; an unknown one raises a SetupError that lists the valid ones.

        >>> import sanmon
        >>> sanmon.info("koi").check_players(None)
        3
        """
        if players is None:
            return self.default_players
        value: Any = players  # a caller without type checks may pass anything
        if isinstance(value, bool) or not isinstance(value, int) or value not in self.players:
            counts = ", ".join(str(count) for count in self.players)
            raise SetupError(f"{self.name} is for {counts} players, not {players}")
        return players

    def check_settings(self, players: int, given: dict[str, Any]) -> dict[str, Setting]:
        """All table options with their values; an unknown key or value raises a SetupError that lists the valid ones.

        >>> import sanmon
        >>> sanmon.info("koi").check_settings(2, {"goals": False})
        {'goals': False, 'scenario': 'standard'}
        """
        known = {option.key: option for option in self.options}
        for key in given:
            if key not in known:
                raise SetupError(f"{self.name} has no option {key!r}; there are: {', '.join(known) or 'none'}")
        chosen: dict[str, Setting] = {}
        for option in self.options:
            value = given.get(option.key, option.default)
            if not any(valid == value and type(valid) is type(value) for valid in option.values):
                values = ", ".join(str(valid) for valid in option.values)
                raise SetupError(f"{self.name}: {option.key} must be one of {values}; not {value!r}")
            if option.only_for and players not in option.only_for and value != option.default:
                counts = ", ".join(str(count) for count in option.only_for)
                raise SetupError(f"{self.name}: {option.key} is only for {counts} player(s)")
            chosen[option.key] = value
        return chosen
