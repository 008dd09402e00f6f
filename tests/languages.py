"""The languages that must be complete. Sanmon may have more: what those lack is shown in English."""

from typing import Any

import pytest

OURS = ("en", "cs", "ru")


def deep_but(kept: Any, *values: Any) -> list[Any]:
    """Parameters of which `make test` runs only this one, and `make deep` the others."""
    assert kept in values
    return [value if value == kept else pytest.param(value, marks=pytest.mark.deep) for value in values]
