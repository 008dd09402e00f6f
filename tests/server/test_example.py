"""The bot in examples/, which uses only what the documents describe, plays a whole game at a running server."""

import ast
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from server.served import Server
from server.test_operators import admin
from server.visitors import Visitor

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.parametrize("game", ["toy", "koi"])
def test_the_example_plays_a_whole_game(server: Server, game: str) -> None:
    anna = Visitor(server).guest("Anna")
    token = anna.post("/api/me/tokens", {"label": "example"}, 201)["token"]
    command = [sys.executable, str(EXAMPLE), f"http://127.0.0.1:{server.port}/", token, game]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert len(ast.literal_eval(done.stdout)["scores"]) == 2
    (table,) = anna.get("/api/me/tables")
    assert (table["game"], table["phase"]) == (game, "over")


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be paused there")
def test_the_example_ends_when_its_table_is_stopped(own_server: Server) -> None:
    anna = Visitor(own_server).guest("Anna")
    token = anna.post("/api/me/tokens", {"label": "example"}, 201)["token"]
    command = [sys.executable, str(EXAMPLE), f"http://127.0.0.1:{own_server.port}/", token, "bitoku"]
    bot = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        while not (tables := anna.get("/api/me/tables")):
            assert bot.poll() is None
        bot.send_signal(signal.SIGSTOP)  # so that the game does not end first
        admin(str(own_server.database), "stop", tables[0]["id"])
        bot.send_signal(signal.SIGCONT)
        _, said = bot.communicate(timeout=300)
    finally:
        bot.kill()
    assert bot.returncode == 1
    assert "stopped" in said
    assert "operator" in said


def test_the_example_is_short_and_needs_only_websockets() -> None:
    tree = ast.parse(EXAMPLE.read_text())
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in imported} <= {*sys.stdlib_module_names, "websockets"}
    code = [line for line in EXAMPLE.read_text().split('"""')[2].splitlines() if line.strip()]
    assert len(code) <= 40
