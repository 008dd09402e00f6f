"""Starts real PostgreSQL and Redis servers, as the system installs them, in temporary folders."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import asyncpg
import pytest

from server.ports import Port
from server.served import WAIT


class Postgres:
    """A PostgreSQL server. It refuses to run as root, so root runs it as another user."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="sanmon-postgres-"))
        self.user = self._other_user()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.folder.chmod(0o700)
        settings = [
            "-A",
            "trust",
            "-U",
            "sanmon",
            "-E",
            "UTF8",
            "--locale",
            "C",
            "--no-sync",
            "-D",
            str(self.folder / "data"),
        ]
        subprocess.run([self._program("initdb"), *settings], check=True, capture_output=True, user=self.user, cwd="/")
        self.held = Port()
        self.port = self.held.number
        self.start()

    @staticmethod
    def _other_user() -> str | None:
        if os.getuid() != 0:
            return None
        for name in ("postgres", "nobody"):
            if subprocess.run(["id", name], check=False, capture_output=True).returncode == 0:
                return name
        pytest.skip("PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody")

    @staticmethod
    def _program(name: str) -> str:
        found = shutil.which(name) or next(
            (str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None
        )
        if found is None:
            pytest.skip("PostgreSQL is not installed; `make test` installs it where it can")
        return found

    def start(self) -> None:
        command = [self._program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        command += ["-k", str(self.folder), "-c", "listen_addresses=127.0.0.1"]
        command += ["-c", "fsync=off"]  # faster, and safe: tests kill processes, not the machine
        self._launch(command)
        deadline = time.monotonic() + WAIT
        while True:
            try:
                asyncio.run(self._ask("SELECT 1"))
            except (OSError, asyncpg.PostgresError):
                assert time.monotonic() < deadline, "PostgreSQL does not start"
                time.sleep(0.05)
                if self.process.poll() is not None:  # it does not start while a process of a killed server still runs
                    self._launch(command)
            else:
                return

    def _launch(self, command: list[str]) -> None:
        with (self.folder.parent / f"{self.folder.name}.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, user=self.user, cwd="/")

    def url(self, database: str) -> str:
        return f"postgresql://sanmon@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Creates an empty database; returns its address."""
        name = f"t{time.time_ns()}"
        asyncio.run(self._ask(f"CREATE DATABASE {name}"))
        return self.url(name)

    async def _ask(self, sql: str) -> None:
        db = await asyncpg.connect(self.url("postgres"), timeout=WAIT)
        try:
            await db.execute(sql)
        finally:
            await db.close()

    def kill(self) -> None:
        """Kills the server and all its child processes with SIGKILL."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGSTOP)  # stopped first, so that it starts no new child meanwhile
        family = [self.process.pid, *_children(self.process.pid)]
        for pid in family:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(WAIT)

    def close(self) -> None:
        self.process.send_signal(signal.SIGQUIT)  # as quick as SIGKILL, and it leaves no shared memory behind
        self.process.wait(WAIT)
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder.parent / f"{self.folder.name}.log").unlink(missing_ok=True)
        self.held.close()


def _children(pid: int) -> list[int]:
    done = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], check=False, capture_output=True, text=True)
    return [int(word) for word in done.stdout.split()]


class Redis:
    """A Redis server that writes nothing to the disk."""

    def __init__(self) -> None:
        if shutil.which("redis-server") is None:
            pytest.skip("Redis is not installed; `make test` installs it where it can")
        self.held = Port()
        self.port = self.held.number
        self.start()

    def start(self) -> None:
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=tempfile.gettempdir()
        )
        deadline = time.monotonic() + WAIT
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                assert time.monotonic() < deadline, "Redis does not start"
                time.sleep(0.02)
            else:
                return

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(WAIT)

    def close(self) -> None:
        self.kill()
        self.held.close()
