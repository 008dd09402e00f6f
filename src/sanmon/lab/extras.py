"""Optional libraries of the lab. They are imported on first use; the error for a missing one says how to install it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from sanmon.kernel.errors import SetupError


def need(module: str, extra: str) -> Any:
    """Imports a module of an optional library; if it is missing, the SetupError names the extra that installs it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.partition(".")[0] != module.partition(".")[0]:
            raise
        library = module.partition(".")[0]
        raise SetupError(f"{library} is not installed; it comes with: pip install 'sanmon[{extra}]'") from problem
