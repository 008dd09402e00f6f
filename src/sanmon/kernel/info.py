"""What can be said of a game without loading its rules: its name, player counts and table options."""

from __future__ import annotations

from typing import Any

from sanmon.kernel.errors import SetupError

Setting = str | int | bool


class TableOption:
    """Something chosen when a table opens. `only_for` names the player counts it is for; empty: all."""

    def __init__(self, key: str, values: list[Setting], only_for: tuple[int, ...] = ()) -> None:
        self.key = key
        self.values = values
        self.default = values[0]
        self.only_for = only_for


class GameInfo:
    """A game's card. `ruleset` grows whenever a record could replay differently."""

    def __init__(
        self,
        name: str,
        ruleset: int,
        players: tuple[int, ...],
        default_players: int,
        options: list[TableOption],
        package: str,
    ) -> None:
        self.name = name
        self.ruleset = ruleset
        self.players = players
        self.default_players = default_players
        self.options = options
        self.package = package

    def check_players(self, players: int | None) -> int:
        """The player count, or an error that says which there are."""
        if players is None:
            return self.default_players
        given: Any = players  # whatever a caller who does not check types hands over
        if isinstance(given, bool) or not isinstance(given, int) or given not in self.players:
            counts = ", ".join(str(count) for count in self.players)
            raise SetupError(f"{self.name} is for {counts} players, not {players}")
        return players

    def check_settings(self, players: int, given: dict[str, Any]) -> dict[str, Setting]:
        """All table options with their values, or an error that says which there are."""
        known = {option.key: option for option in self.options}
        for key in given:
            if key not in known:
                raise SetupError(f"{self.name} has no option {key!r}; there are: {', '.join(known) or 'none'}")
        chosen: dict[str, Setting] = {}
        for option in self.options:
            value = given.get(option.key, option.default)
            matching = [
                known_value
                for known_value in option.values
                if known_value == value and type(known_value) is type(value)
            ]
            if not matching:
                values = ", ".join(str(known_value) for known_value in option.values)
                raise SetupError(f"{self.name}: {option.key} is one of {values}; not {value!r}")
            if option.only_for and players not in option.only_for and value != option.default:
                counts = ", ".join(str(count) for count in option.only_for)
                raise SetupError(f"{self.name}: {option.key} is only for {counts} player(s)")
            chosen[option.key] = value
        return chosen
