"""Calls something that should raise an error."""

from collections.abc import Callable
from typing import Any, TypeVar

E = TypeVar("E", bound=Exception)


def caught(error: type[E], call: Callable[..., Any], *args: Any) -> E | None:
    """The error of this type that the call raises, or None if it raises none. Other errors are not caught."""
    try:
        call(*args)
    except error as problem:
        return problem
    return None
