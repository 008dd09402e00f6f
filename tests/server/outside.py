"""A game of another package: the toy under a name of its own, installed into a folder as pip would leave it.

It is written when a test needs it, so it always speaks of the newest contract. By default it has English words and
rules only.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from server.served import Server

GAMES = Path(__file__).parent.parent.parent / "src" / "sanmon" / "games"
SEEDED = Path(__file__).parent.parent / "web" / "seeded_server.py"
KEPT = (".py", ".csv", ".toml", ".ftl", ".md")  # and no compiled module, which knows its own name


def install(
    folder: Path, name: str = "tea_garden", title: str = "Tea Garden", source: str = "toy", translated: bool = False
) -> Path:
    """Put a copy of one of our games into the folder under another name, with the metadata of a distribution.

    The folder.
    """
    package = folder / name
    for file in sorted((GAMES / source).rglob("*")):
        if not file.is_file() or file.suffix not in KEPT or "__pycache__" in file.parts:
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
    """The metadata by which an installed package offers a game."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name.replace('_', '-')}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[sanmon.games]\n{name} = {package}\n")


def uninstall(folder: Path, name: str = "tea_garden") -> None:
    """Take the game and its metadata away."""
    shutil.rmtree(folder / name)
    shutil.rmtree(folder / f"{name}-1.0.dist-info")


class OutsideServer(Server):
    """A server in an environment where the packages of a folder are installed.

    It is started from nothing, to find them.
    """

    def __init__(self, folder: Path, database: Path, *options: str, seeded: bool = False) -> None:
        self.folder = folder
        self.seeded = seeded
        super().__init__(database, *options)

    def command(self) -> list[str]:
        start = [str(SEEDED)] if self.seeded else ["-m", "sanmon"]
        return ["env", f"PYTHONPATH={self.folder}", sys.executable, *start]
