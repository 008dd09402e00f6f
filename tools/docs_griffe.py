"""What reads our sources for the reference takes `sanmon.games` for the package of that name; the function is meant."""

from __future__ import annotations

from typing import Any

import griffe


class FunctionsFirst(griffe.Extension):
    """Where a function of a package and a package inside it share a name, describe the function, as an import would find it."""

    def __init__(self) -> None:
        super().__init__()
        self.functions: list[griffe.Function] = []

    def on_function_instance(self, *, func: griffe.Function, **_: Any) -> None:
        """Keep the functions that stand in a package itself."""
        if func.parent is not None and func.parent.is_init_module:
            self.functions.append(func)

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        """Put back those that a package inside has pushed out."""
        for function in self.functions:
            if function.parent is pkg and pkg.members[function.name].is_module:
                pkg.members[function.name] = function
