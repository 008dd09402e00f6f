import itertools
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from server.engines import Postgres, Redis
from server.served import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a module share; they must leave it working."""
    with Server(tmp_path_factory.mktemp("server") / "tables.sqlite3") as server:
        yield server
        assert "Traceback" not in server.log_text()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    with Server(tmp_path / "tables.sqlite3") as server:
        yield server
        assert "Traceback" not in server.log_text()


NewServer = Callable[..., AbstractContextManager[Server]]


@pytest.fixture
def new_server(tmp_path: Path) -> NewServer:
    """Starts one server after the other, each with an empty database and the given options of `sanmon serve`."""
    numbers = itertools.count()

    @contextmanager
    def start(*options: str) -> Iterator[Server]:
        with Server(tmp_path / f"tables-{next(numbers)}.sqlite3", *options) as server:
            yield server
            assert "Traceback" not in server.log_text()

    return start


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that all tests share; they must leave it working."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis server that all tests share; they must leave it working."""
    server = Redis()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: the test runs once with each engine."""
    if request.param == "sqlite":
        return str(tmp_path / "new folder" / "tables.sqlite3")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
