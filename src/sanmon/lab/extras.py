"""Libraries that only parts of the lab need. They are imported on first use, and a missing one is named."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from sanmon.kernel.errors import SetupError


def need(module: str, extra: str) -> Any:
    """A module of an optional library, or an error that says how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.partition(".")[0] != module.partition(".")[0]:
            raise
        library = module.partition(".")[0]
        raise SetupError(f"{library} is not installed; it comes with: pip install 'sanmon[{extra}]'") from problem
