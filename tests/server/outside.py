"""A game of another package: a copy of the toy under another name, installed into a folder as pip does.

It is copied when a test needs it, so it always follows the present contract. By default it has English words and rules
only.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from server.served import Server

GAMES = Path(__file__).parent.parent.parent / "src" / "sanmon" / "games"
SEEDED = Path(__file__).parent.parent / "web" / "seeded_server.py"
COPIED_SUFFIXES = (".py", ".csv", ".toml", ".ftl", ".md")  # no compiled modules, because their names are built in


def install(
    folder: Path, name: str = "tea_garden", title: str = "Tea Garden", source: str = "toy", translated: bool = False
) -> Path:
    """Copies one of our games into the folder under another name, with the metadata of a distribution.

    Returns the folder.
    """
    package = folder / name
    for file in sorted((GAMES / source).rglob("*")):
        if not file.is_file() or file.suffix not in COPIED_SUFFIXES or "__pycache__" in file.parts:
            continue
        if not translated and file.name.split(".")[-2] in ("cs", "ru"):
            continue
        text = file.read_text("utf-8").replace(f"sanmon.games.{source}", name)
        if file.name == "card.py":
            text = text.replace(f'name="{source}"', f'name="{name}"')
        if file.name == "en.ftl":
            text = "\n".join(f"title = {title}" if line.startswith("title =") else line for line in text.splitlines())
        target = package / file.relative_to(GAMES / source)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    distribution(folder, name, name)
    return folder


def distribution(folder: Path, name: str, package: str) -> None:
    """Writes the metadata with which an installed package offers a game."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name.replace('_', '-')}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[sanmon.games]\n{name} = {package}\n")


def uninstall(folder: Path, name: str = "tea_garden") -> None:
    """Removes the game and its metadata."""
    shutil.rmtree(folder / name)
    shutil.rmtree(folder / f"{name}-1.0.dist-info")


class OutsideServer(Server):
    """A server that finds the packages of a folder as installed.

    It runs in a new Python process, and not in a fork of one that has looked for packages already.
    """

    def __init__(self, folder: Path, database: Path, *options: str, seeded: bool = False) -> None:
        self.folder = folder
        self.seeded = seeded
        super().__init__(database, *options)

    def command(self) -> list[str]:
        start = [str(SEEDED)] if self.seeded else ["-m", "sanmon"]
        return ["env", f"PYTHONPATH={self.folder}", sys.executable, *start]
