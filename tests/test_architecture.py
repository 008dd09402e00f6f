"""docs/architecture.md names what exists: every file, and every function on the path of a move and of a set."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
FOLDERS = [ROOT / folder for folder in ("src/sanmon", "src/sanmon/server", "", "web/src", "web/src/local", "docs")]
FILE = re.compile(r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|ts|svelte|js|mjs|json|toml|md))`")
# `carry_out`, `Rooms.on_stored`
FUNCTION = re.compile(r"`((?:[A-Z]\w*\.)?_?[a-z]\w*)`")
# `statements` in `kernel/undo.py`, and `statements` (`kernel/undo.py`)
PLACED = re.compile(r"`((?:[A-Z]\w*\.)?_?\w+)`,? (?:in |\()`([\w/.]+\.py)`")
# Things that are no functions of ours.
OTHER = {"agents", "asyncio"}


def section(heading: str) -> str:
    """The text below a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#+ |\Z)", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert found, f"docs/architecture.md has no section {heading!r}"
    return found[1]


@cache
def files(name: str) -> list[Path]:
    """The files that the document means by a path, in which GAME and NAME stand for any name."""
    pattern = re.sub("GAME|NAME", "*", name)
    return [path for folder in FOLDERS for path in folder.glob(pattern) if path.is_file()]


@cache
def definitions(path: Path) -> set[str]:
    """The functions, methods, classes and constants of a module; methods also with the name of their class."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef):
            methods = (one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))
            found |= {node.name, *(f"{node.name}.{method.name}" for method in methods)}
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return found


def rows_of_the_move() -> Iterator[tuple[list[str], list[str]]]:
    """Each row of the table: the modules, and the functions that are said to be in them."""
    for line in section("The path of a person's move").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `") and len(cells) == 2:
            yield FILE.findall(cells[0]) + FILE.findall(cells[1]), FUNCTION.findall(cells[1])


def missing(functions: list[str], modules: list[str]) -> list[str]:
    there = set().union(*(definitions(path) for name in modules for path in files(name)))
    return [name for name in functions if name not in there and name not in OTHER]


def test_every_file_that_it_names_exists() -> None:
    named = FILE.findall(DOCUMENT)
    assert len(named) > 120
    bare = {path.name for folder in ("src", "web/src", "docs", "tests") for path in (ROOT / folder).rglob("*.*")}
    assert [name for name in named if not files(name) and ("/" in name or name not in bare)] == []


def test_the_move_passes_through_functions_that_exist() -> None:
    rows = list(rows_of_the_move())
    assert len(rows) > 12
    assert all(functions for _, functions in rows)
    assert [(modules, lost) for modules, functions in rows if (lost := missing(functions, modules))] == []


@pytest.mark.parametrize("heading", ["The path of a bot's move", "The path of an uploaded component set"])
def test_the_other_walks_pass_through_functions_that_exist(heading: str) -> None:
    text = " ".join(section(heading).split())
    modules = [name for name in FILE.findall(text) if name.endswith(".py")]
    functions = FUNCTION.findall(text)
    assert len(modules) > 4
    assert len(functions) > 5
    # Some are named without their module, because an earlier walk or sentence has said where they are.
    every = (
        modules
        + [name for row, _ in rows_of_the_move() for name in row]
        + ["server/services.py", "server/runtime/rooms.py"]
    )
    assert missing(functions, every) == []


def test_a_function_stands_where_it_is_said_to_stand() -> None:
    placed = PLACED.findall(" ".join(DOCUMENT.split()))
    assert len(placed) > 12
    assert [(name, module) for name, module in placed if missing([name], [module])] == []


def test_a_name_that_does_not_exist_is_noticed() -> None:
    assert missing(["move", "no_such_function"], ["runtime/room.py"]) == ["no_such_function"]
    assert missing(["Rooms.on_stored", "Rooms.no_such"], ["runtime/rooms.py"]) == ["Rooms.no_such"]
    assert files("runtime/no_such_module.py") == []
