"""`sanmon new-game`: writes a package with a small complete game, which its author then changes rule by rule.

The template is the folder `new_game_template`. In its texts and file names, `%name%`, `%dashed%`, `%Class%`, `%Title%`
and `%set%` are replaced by forms of the game's name. File names end in `.tmpl` so that linters and test runners skip
them.
"""

from __future__ import annotations

import keyword
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import sanmon
from sanmon.cli.screen import console
from sanmon.cli.texts import Texts, language_of
from sanmon.games import registry
from sanmon.kernel.errors import SetupError

TEMPLATE: Final = "new_game_template"
ENDING: Final = ".tmpl"
# Names of commands, folders and files that a game of the same name would collide with.
RESERVED: Final = ("build", "dist", "game", "games", "new_game", "sanmon", "scene", "serve", "src", "test", "tests")


def new_game(name: str, folder: Path | None, language: str | None) -> int:
    """`sanmon new-game`: checks the name, writes the package and says what to do next."""
    check_name(name)
    target = folder or Path(name.replace("_", "-"))
    write(name, target)
    texts = Texts(language_of(language))
    console().print(texts.say("new-game-written", path=str(target), game=name), soft_wrap=True)
    return 0


def check_name(name: str) -> None:
    """Raises SetupError if a new game cannot have this name."""
    if not registry.NAME.fullmatch(name):
        raise SetupError(
            f"{name!r} cannot be the name of a game: a name has up to 32 lower-case letters, digits and underscores, "
            "and begins with a letter (tea_time)"
        )
    if keyword.iskeyword(name) or keyword.issoftkeyword(name) or name in RESERVED:
        raise SetupError(f"{name!r} is a reserved word; choose another name")
    if name in sanmon.games():
        raise SetupError(f"there is already a game {name!r}; choose another name")
    if name in sys.stdlib_module_names or find_spec(name) is not None:
        raise SetupError(f"there is already a Python module {name!r}, and a game is a module; choose another name")


def write(name: str, target: Path) -> None:
    """Writes the package into a folder, which must be new or empty."""
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise SetupError(f"{target} already exists and is not an empty folder; name another one")
    words = [part.capitalize() for part in name.split("_") if part]
    fill = {
        "%name%": name,
        "%dashed%": name.strip("_").replace("_", "-"),
        "%Class%": "".join(words),
        "%Title%": " ".join(words),
        "%set%": f"{name.replace('_', '-')}-1",
    }
    try:
        _copy(files("sanmon.cli").joinpath(TEMPLATE), target, fill)
    except OSError as problem:
        raise SetupError(f"cannot write {target}: {problem.strerror or problem}") from problem


def _copy(source: Traversable, target: Path, fill: dict[str, str]) -> None:
    """Copies a file or a folder of the template, with the marks replaced."""
    if source.is_dir():
        target.mkdir(parents=True, exist_ok=True)
        for part in source.iterdir():
            _copy(part, target / _filled(part.name.removesuffix(ENDING), fill), fill)
    elif source.name.endswith(ENDING):
        target.write_text(_filled(source.read_text("utf-8"), fill), "utf-8")


def _filled(text: str, fill: dict[str, str]) -> str:
    """The text with every mark replaced."""
    for mark, value in fill.items():
        text = text.replace(mark, value)
    return text
