from collections.abc import Iterator
from pathlib import Path

import pytest

from server.engines import Postgres, Redis
from server.served import Server


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


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests that do not harm it."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """The same of Redis."""
    server = Redis()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each engine in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "new folder" / "tables.sqlite3")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
