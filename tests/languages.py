"""The languages that must be complete. Sanmon may have more: what those lack is shown in English."""

from typing import Any

import pytest

OURS = ("en", "cs", "ru")


def deep_but(kept: Any, *values: Any) -> list[Any]:
    """Parameters of which `make test` runs only this one, and `make deep` the others. A tuple is several parameters."""
    assert kept in values
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)), marks=[] if value == kept else pytest.mark.deep
        )
        for value in values
    ]
