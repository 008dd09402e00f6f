from collections.abc import Iterator
from pathlib import Path

import pytest

from table.served import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a file that do not harm it."""
    with Server(tmp_path_factory.mktemp("server") / "tables.sqlite3") as server:
        yield server
        assert "Traceback" not in server.complaints()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own."""
    with Server(tmp_path / "tables.sqlite3") as server:
        yield server
        assert "Traceback" not in server.complaints()
