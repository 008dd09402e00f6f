"""The stored rows of one table, as `storage` returns them."""


class StoredTable:
    """The encoded header, snapshot (its entry and its bytes) and entries of a table."""

    def __init__(self, header: bytes, snapshot: tuple[int, bytes] | None, entries: list[bytes]) -> None:
        self.header = header
        self.snapshot = snapshot
        self.entries = entries  # entry n at index n
