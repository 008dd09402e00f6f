"""The docstrings of public names, read from the source, because compiled modules have no docstrings of methods."""

from __future__ import annotations

import ast
import importlib
import inspect
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import sanmon


class Described(NamedTuple):
    """A public name, its docstring, and the file and line of its definition."""

    name: str
    text: str
    file: str
    line: int


# Classes whose public methods and properties are part of the interface too.
CALLED = ["Agent", "Game", "GameInfo", "Position", "Record", "State", "Vocabulary", "Words"]


def module_of(name: str) -> ModuleType:
    """The module that defines a public name."""
    return importlib.import_module(getattr(sanmon, name).__module__)


def tree_of(module: ModuleType) -> tuple[ast.Module, str]:
    """The parsed source of a module, and its path. A compiled module has its source in the same folder."""
    package = Path(inspect.getfile(sanmon)).parent
    parts = module.__name__.split(".")[1:]
    file = package.joinpath(*parts).with_suffix(".py") if parts else package / "__init__.py"
    return ast.parse(file.read_text("utf-8")), file.relative_to(package.parent).as_posix()


def docstring(thing: type) -> str:
    """The docstring of a class, from source."""
    tree, _ = tree_of(importlib.import_module(thing.__module__))
    return next(
        ast.get_docstring(node) or ""
        for node in tree.body
        if isinstance(node, ast.ClassDef) and node.name == thing.__name__
    )


def public_names() -> list[Described]:
    """Every name in `__all__` and the public methods of the classes in CALLED; a docstring may be empty."""
    found = [Described("sanmon", sanmon.__doc__ or "", "sanmon/__init__.py", 1)]
    for name in sanmon.__all__:
        tree, file = tree_of(module_of(name))
        node = next(
            node for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name == name
        )
        found.append(Described(name, ast.get_docstring(node) or "", file, node.lineno))
        if name not in CALLED:
            continue
        found += [
            Described(f"{name}.{part.name}", ast.get_docstring(part) or "", file, part.lineno)
            for part in node.body
            if isinstance(part, ast.FunctionDef) and not part.name.startswith("_")
        ]
    return found
