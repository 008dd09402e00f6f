"""The checks. Each module has one promise, its docstring, and one function `check` that tests it at a table."""
