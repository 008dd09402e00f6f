"""`pip install sanmon` is small: the README lists its dependencies, and it plays without the server's libraries."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]


def brought_by(distribution: str, extra: str = "") -> set[str]:
    """All distributions that installing one brings on this machine, without itself."""
    found: set[str] = set()
    ahead = [(canonicalize_name(distribution), extra)]
    seen: set[tuple[str, str]] = set()
    while ahead:
        name, wanted = ahead.pop()
        if (name, wanted) in seen:
            continue
        seen.add((name, wanted))
        found.add(name)
        for line in metadata.requires(name) or []:
            requirement = Requirement(line)
            if requirement.marker is None or requirement.marker.evaluate({"extra": wanted}):
                ahead += [(canonicalize_name(requirement.name), one) for one in ("", *sorted(requirement.extras))]
    return found - {canonicalize_name(distribution)}


def test_the_base_install_is_the_one_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    section = re.search(r"## Installing\n(.*?)\n## ", text, re.DOTALL)
    assert section is not None
    listed = re.search(r"The base install is (.*?)\.\n", section[1], re.DOTALL)
    assert listed is not None
    assert brought_by("sanmon") == set(re.findall(r"`([a-z0-9.-]+)`", listed[1]))


def test_the_servers_libraries_come_only_with_the_extra() -> None:
    server = brought_by("sanmon", "server")
    assert {"litestar", "uvicorn", "alembic", "sqlalchemy", "cryptography", "redis", "asyncpg"} <= server
    assert brought_by("sanmon") < server


def blocked() -> list[str]:
    """The installed modules that are not part of the base install."""
    base = brought_by("sanmon")
    owners = metadata.packages_distributions()
    return sorted(
        module
        for module, distributions in owners.items()
        if module.isidentifier()
        and module != "sanmon"
        and not {canonicalize_name(name) for name in distributions} & base
    )


# The source of a sitecustomize.py, which Python runs at its start: it makes imports of blocked modules fail, also in
# child processes.
SITE = """
import sys

class Refuses:
    blocked = frozenset({blocked!r})

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.blocked:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
        return None

sys.meta_path.insert(0, Refuses())
"""

Base = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Base:
    """Runs Python with only the base install."""
    folder = tmp_path_factory.mktemp("base")
    (folder / "sitecustomize.py").write_text(SITE.format(blocked=blocked()))
    (folder / "home").mkdir()
    paths = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": paths, "SANMON_HOME": str(folder / "home"), "SANMON_LANG": "en"}

    def run(*args: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *args]
        return subprocess.run(
            command, check=False, cwd=folder, env=environment | more, input=typed, capture_output=True, text=True
        )

    return run


def test_the_servers_libraries_are_missing_in_the_base_install(base: Base) -> None:
    for module in ("litestar", "sqlalchemy.orm", "numpy", "uvicorn"):
        done = base("-c", f"import {module}")
        assert done.returncode == 1
        assert "ModuleNotFoundError" in done.stderr
    assert {"litestar", "sqlalchemy", "alembic", "redis", "argon2", "prometheus_client", "structlog"} <= set(blocked())


PROGRAM = """
import pickle, random, tempfile
import sanmon

for name in sanmon.games():
    game = sanmon.load(name)
    state = game.start(players=2, seed=1)
    record = sanmon.Record.begin(state, game.info.check_settings(2, {}), ["level-1", "random"])
    bots = [sanmon.agent("level-1", 1), sanmon.agent("random", 1)]
    positions = [sanmon.Position(state, seat) for seat in range(2)]
    words = sanmon.Words(game, "cs")
    while state.seat is not None:
        seat = state.seat
        option = bots[seat].choose(state.options(), positions[seat])
        words.option(state.describe(option))
        state.apply(option)
        record.add(state, seat, option)
    with tempfile.TemporaryDirectory() as folder:
        stored = sanmon.read_record(record.write(f"{folder}/game.jsonl", state))
    *_, last = sanmon.replay(stored, game)
    assert last == state and sanmon.prove(stored, game).draws
    assert pickle.loads(pickle.dumps(state)) == state
    print(name, state.result.scores)
"""


def test_every_game_is_played_recorded_and_replayed(base: Base) -> None:
    done = base("-c", PROGRAM)
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()][:4] == ["satori", "bitoku", "koi", "toy"]


def sanmon_command(base: Base, *args: str, **more: Any) -> str:
    done = base("-m", "sanmon", *args, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_commands_of_the_terminal_work(base: Base, tmp_path: Path) -> None:
    assert "serve" in sanmon_command(base, "--help")
    assert "--port" in sanmon_command(base, "serve", "--help")
    watched = sanmon_command(base, "play", "toy", "--seats", "level-1,random", "--seed", "7")
    assert "calm" in watched.lower()
    left = sanmon_command(base, "play", "toy", "--seats", "human,level-1", "--seed", "7", typed="1\nquit\n")
    assert "Choose a charm in secret" in left
    assert "greedy" in sanmon_command(base, "arena", "toy", "--seats", "greedy,random", "--games", "4")
    sanmon_command(base, "simulate", "toy", "--games", "1", "--save", str(tmp_path))
    record = str(next(tmp_path.glob("*.jsonl")))
    assert sanmon_command(base, "replay", record)
    assert sanmon_command(base, "verify", record)
    assert sanmon_command(base, "rules", "toy", "3.1")
    assert sanmon_command(base, "components", "toy")
    assert sanmon_command(base, "schema")


@pytest.mark.parametrize("command", [("serve",), ("admin", "check"), ("bench", "serve")], ids=" ".join)
@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", r"sanmon: The server’s libraries are not installed \(\w+ is missing\). Install them with: "),
        ("cs", r"sanmon: Knihovny serveru nejsou nainstalované \(chybí \w+\); doplní je: "),
        ("ru", r"sanmon: Библиотеки сервера не установлены \(нет \w+\); их добавит: "),
    ],
)
def test_a_command_that_needs_the_server_says_so_in_one_line(
    base: Base, command: tuple[str, ...], language: str, message: str
) -> None:
    done = base("-m", "sanmon", *command, SANMON_LANG=language)
    assert done.returncode == 2
    assert done.stdout == ""
    assert re.fullmatch(message + r"pip install 'sanmon\[server\]'\n", done.stderr), done.stderr
