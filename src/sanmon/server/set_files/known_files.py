"""Refuses files of an uploaded set that the game does not read: otherwise the server would store them for nothing."""

from __future__ import annotations

from importlib.resources import files

import sanmon
from sanmon.kernel.tables import PROVENANCE, text_of
from sanmon.server.protocol.sets import SetProblem


def known_files(game: str) -> list[str]:
    """The names of the files that the sets of a game may have: those of all sets that come with it."""
    folder = files(sanmon.info(game).package).joinpath("components")
    if not folder.is_dir():
        return []
    found = {file.name for one in folder.iterdir() if one.is_dir() for file in one.iterdir()}
    return sorted(name for name in {*found, PROVENANCE} if name.endswith((".csv", ".toml")))


def problems_with_files(game: str, names: list[str]) -> list[SetProblem]:
    """A problem for each file that the game does not read; none if the game comes without a set to compare with."""
    known = known_files(game)
    if "set.toml" not in known:
        return []
    arguments: dict[str, int | str] = {"known": ", ".join(known)}
    said = text_of("file-unknown", arguments)
    return [SetProblem(name, None, said, code="file-unknown", args=arguments) for name in names if name not in known]
