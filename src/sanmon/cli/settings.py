"""Table options from the command line: `--set KEY=VALUE`."""

from __future__ import annotations

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.kernel.info import GameInfo, Setting, TableOption

_TRUE = ("true", "yes", "on", "1")
_FALSE = ("false", "no", "off", "0")


def parse_settings(info: GameInfo, pairs: list[str]) -> dict[str, Setting]:
    """The chosen values by key. Raises SetupError, with the possible options, for a wrong key or value."""
    known = {option.key: option for option in info.options}
    chosen: dict[str, Setting] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        key = key.strip().replace("-", "_")
        if not equals:
            raise SetupError(f"--set {pair}: expected KEY=VALUE; {info.name} has: {possible(info)}")
        if key not in known:
            raise SetupError(f"--set {pair}: {info.name} has no option {key!r}; there are: {possible(info)}")
        chosen[key] = _value(known[key], value.strip(), pair)
    return chosen


def _value(option: TableOption, text: str, pair: str) -> Setting:
    for value in option.values:
        if isinstance(value, bool):
            if text.lower() in (_TRUE if value else _FALSE):
                return value
        elif text == str(value):
            return value
    raise SetupError(
        f"--set {pair}: {option.key} must be one of {', '.join(_as_text(value) for value in option.values)}"
    )


def _as_text(value: Setting) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def possible(info: GameInfo) -> str:
    """A game's table options with their values, the default first, and the player counts they are for, as text."""
    return "; ".join(_choices(option) for option in info.options) or "none"


def _choices(option: TableOption) -> str:
    """An option with its values and the player counts it is for, as text."""
    values = "|".join(_as_text(value) for value in option.values)
    if not option.only_for:
        return f"{option.key}={values}"
    *others, last = [str(count) for count in option.only_for]
    counts = f"{', '.join(others)} or {last}" if others else last
    return f"{option.key}={values} (with {counts} player{'' if counts == '1' else 's'})"


def all_possible() -> str:
    """Every game's table options, one a line, for the help texts. After a line with `\\b`, help keeps the lines."""
    lines: list[str] = []
    for name in sanmon.games():
        options = sanmon.info(name).options
        if options:
            lines += ["", "\b", f"{name}:", *(f"  {_choices(option)}" for option in options)]
    return "\n".join(lines)
