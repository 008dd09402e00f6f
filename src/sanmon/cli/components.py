"""`sanmon components`: show a component set with its sources, check an owner's transcription, export a set to edit."""

from __future__ import annotations

import csv
import io
import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

import sanmon
from sanmon.cli import games
from sanmon.cli.errors import WrongSet, problem_line
from sanmon.cli.screen import FAINT, Screen, console
from sanmon.cli.texts import Texts, language_of
from sanmon.games import registry
from sanmon.kernel.errors import ComponentError, SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.messages import FieldSource
from sanmon.kernel.tables import SOURCES, read_provenance, tables_of
from sanmon.kernel.words import Words

_NAME = re.compile(r'^name\s*=\s*"[^"]*"', re.MULTILINE)
_TITLE = re.compile(r'^title\s*=\s*"[^"]*"', re.MULTILINE)
_NOTE = re.compile(r'^note\s*=\s*"[^"]*"', re.MULTILINE)  # of the set; a section's note comes later


def components(
    name: str, path: Path | None, check: Path | None, export: Path | None, new: Path | None, language: str | None
) -> int:
    """`sanmon components`. Returns exit code 1 if a set to be checked has mistakes."""
    if check is not None and (export is not None or new is not None or path is not None):
        raise SetupError("--check cannot be combined with --export, --new or --components")
    if export is not None and new is not None:
        raise SetupError("--export cannot be combined with --new")
    texts = Texts(language_of(language))
    if check is not None:
        return _check(name, check, texts)
    game = games.load(name, path)
    screen = Screen(console(), texts, Words(game, texts.language))
    folder = path or _folder(game)
    if export is not None:
        return _export(folder, export, name, screen)
    if new is not None:
        return _begin(folder, new, name, screen)
    _show(game, folder, path is None and name in registry.built_in(), screen)
    return 0


def _folder(game: Game[Any]) -> Path:
    folder = games.bundled_set(game.info.package, game.components_name)
    if folder is None:
        raise WrongSet("set-no-bundled", package=game.info.package, name=game.components_name)
    return folder


def _show(game: Game[Any], folder: Path, ours: bool, screen: Screen) -> None:
    words = screen.words
    screen.heading(f"{words.say('title')} · {game.components_name}")
    if ours:
        screen.say("set-ours")
    screen.note_untranslated()
    screen.out.print()
    screen.out.print(games.terminal(game).pieces(game, words))
    screen.out.print()
    fields = read_provenance(folder)
    screen.out.print(_sources(folder, fields, screen.texts))
    screen.say("set-sources", style=FAINT)
    if fields:
        screen.out.print(_fields(fields, screen.texts))
        screen.say("set-fields", style=FAINT)
    screen.say("set-hash", style=FAINT, hash=game.components_hash, path=str(folder))


def _sources(folder: Path, fields: list[FieldSource], texts: Texts) -> Table:
    """A table with the number of lines of each CSV file by their source, `mixed` if their fields differ in it."""
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column(texts.say("set-table"))
    mixed = {(field.table, field.row) for field in fields}
    counts: dict[str, Counter[str]] = {}
    for file in tables_of(folder):
        count = counts[file.name] = Counter()
        for row in csv.DictReader(io.StringIO(file.read_text("utf-8-sig"))):
            is_mixed = (file.stem, (row.get("id") or "").strip()) in mixed
            count["mixed" if is_mixed else (row.get("source") or "").strip()] += 1
    used = [source for source in (*SOURCES, "mixed") if any(count[source] for count in counts.values())]
    for source in used:
        table.add_column(Text(texts.say(f"source-{source}")), justify="right")
    for file_name, count in counts.items():
        table.add_row(file_name, *[str(count[source] or "–") for source in used])
    return table


def _fields(fields: list[FieldSource], texts: Texts) -> Table:
    """A table of the fields whose source is not that of their line: rows with the same ones stand together."""
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    for column in ("set-table", "set-rows", "set-field", "set-source"):
        table.add_column(texts.say(column))
    by_row: dict[tuple[str, str, str], list[str]] = {}
    for field in fields:
        by_row.setdefault((field.table, field.row, field.source), []).append(field.field)
    alike: dict[tuple[str, str, str], list[str]] = {}
    for (name, row, source), found in by_row.items():
        alike.setdefault((name, ", ".join(found), source), []).append(row)
    for (name, found_text, source), rows in alike.items():
        table.add_row(name, Text(", ".join(rows)), Text(found_text), Text(texts.say(f"source-{source}")))
    return table


def _check(name: str, path: Path, texts: Texts) -> int:
    out = console()
    try:
        game = games.load(name, path)
    except ComponentError as problem:
        for line in problem.problems:
            out.print(problem_line(line, problem.package, texts), soft_wrap=True)
        out.print(texts.say("check-wrong", n=len(problem.problems), path=str(path)), style="bold", soft_wrap=True)
        return 1
    for warning in getattr(getattr(game, "parts", None), "warnings", []):
        out.print(texts.say("check-doubtful", problem=problem_line(warning, game.info.package, texts)), soft_wrap=True)
    out.print(
        texts.say("check-right", name=game.components_name, path=str(path), game=name), style="bold", soft_wrap=True
    )
    ours = sanmon.load(name)
    if game.components_hash == ours.components_hash:
        out.print(texts.say("check-same", name=ours.components_name))
    return 0


def _own_name(target: Path) -> str:
    return re.sub(r"[^A-Za-z0-9_-]+", "-", target.resolve().name) or "my-set"


def _copy(folder: Path, target: Path) -> None:
    """Copies a set into a new folder, under a name of its own, so that records show which set was played."""
    try:
        if target.exists() and (not target.is_dir() or any(target.iterdir())):
            raise WrongSet("export-exists", path=str(target))
        target.mkdir(parents=True, exist_ok=True)
        for file in sorted(folder.iterdir()):
            if file.is_file():
                shutil.copyfile(file, target / file.name)
        card = target / "set.toml"
        card.write_text(_NAME.sub(f'name = "{_own_name(target)}"', card.read_text("utf-8"), count=1), "utf-8")
    except OSError as problem:
        raise WrongSet("export-failed", path=str(target), problem=str(problem.strerror or problem)) from problem


def _export(folder: Path, target: Path, name: str, screen: Screen) -> int:
    _copy(folder, target)
    screen.say("exported", path=str(target), game=name)
    return 0


def _begin(folder: Path, target: Path, name: str, screen: Screen) -> int:
    """Copies a set as the start of an owner's set, with its own title, and says what there is to do."""
    _copy(folder, target)
    card = target / "set.toml"
    own = _own_name(target)
    text = _TITLE.sub(f'title = "{own}"', card.read_text("utf-8"), count=1)
    card.write_text(_NOTE.sub('note = ""', text, count=1), "utf-8")
    screen.out.print(_progress(target, screen.texts))
    screen.say("set-begun", path=str(target), game=name)
    return 0


def _progress(folder: Path, texts: Texts) -> Table:
    """A table with the number of lines of each CSV file that are ours in no field, of all its lines."""
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column(texts.say("set-table"))
    table.add_column(Text(texts.say("set-known")), justify="right")
    ours = {(field.table, field.row) for field in read_provenance(folder) if field.source == "sanmon"}
    for file in tables_of(folder):
        rows = list(csv.DictReader(io.StringIO(file.read_text("utf-8-sig"))))
        known = sum(row.get("source") != "sanmon" and (file.stem, row.get("id") or "") not in ours for row in rows)
        table.add_row(file.name, texts.say("set-known-of", n=known, all=len(rows)))
    return table
