"""A table's log as storage hands it over."""


class StoredTable:
    """All that is stored of a table's log."""

    def __init__(self, header: bytes, snapshot: tuple[int, bytes] | None, entries: list[bytes]) -> None:
        self.header = header
        self.snapshot = snapshot
        self.entries = entries  # from number 0 on
