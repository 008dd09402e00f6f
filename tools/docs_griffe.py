"""An extension of griffe, which reads sources for the reference: `sanmon.games` is the function, not the package."""

from __future__ import annotations

from typing import Any

import griffe


class FunctionsFirst(griffe.Extension):
    """Where a function and a subpackage share a name, the reference describes the function, as an import finds it."""

    def __init__(self) -> None:
        super().__init__()
        self.functions: list[griffe.Function] = []

    def on_function_instance(self, *, func: griffe.Function, **_: Any) -> None:
        """Remembers the functions that a package's `__init__` defines."""
        if func.parent is not None and func.parent.is_init_module:
            self.functions.append(func)

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        """Restores the functions that a subpackage of the same name has replaced."""
        for function in self.functions:
            if function.parent is pkg and pkg.members[function.name].is_module:
                pkg.members[function.name] = function
