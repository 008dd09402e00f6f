"""Trying what must be refused."""

from collections.abc import Callable
from typing import Any, TypeVar

E = TypeVar("E", bound=Exception)


def caught(error: type[E], call: Callable[..., Any], *args: Any) -> E | None:
    """The error of this sort that the call raises, or None if it goes through; any other error goes on its way."""
    try:
        call(*args)
    except error as problem:
        return problem
    return None
