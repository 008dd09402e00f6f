"""A process that has imported everything that a server needs, and forks a server on request.

A server spends most of its start with imports, and the tests start many servers. A fork runs `python -m sanmon` or a
script from its first line on, as a process of its own that can be killed.

Run it as a program with the descriptor of a socket. A request comes with the descriptors of the standard output, the
standard error, and a pipe, to which the id of the process and, when it has ended, its exit code are written.
"""

from __future__ import annotations

import gc
import json
import os
import runpy
import selectors
import signal
import socket
import sys
from importlib import import_module

LONGEST = 1_000_000  # bytes of a request
LATE = (  # modules that a server imports only when it needs them
    "alembic.command",
    "redis.asyncio",
    "sqlalchemy.ext.asyncio",
    "sanmon.cli.operator.check",
    "sanmon.cli.serve",
    "sanmon.server.storage.postgres",
    "sanmon.server.storage.sqlite",
)


def load() -> None:
    """Imports everything that a server imports sooner or later, and loads all games."""
    import uvicorn
    from litestar import Litestar

    import sanmon

    for name in LATE:
        import_module(name)
    uvicorn.Config(Litestar([], logging_config=None), ws="websockets-sansio", log_config=None).load()
    for game in sanmon.games():
        sanmon.load(game)


class Forks:
    """The processes that were forked and have not ended."""

    def __init__(self, requests: socket.socket) -> None:
        self.requests = requests
        self.waiting = selectors.DefaultSelector()
        self.waiting.register(requests, selectors.EVENT_READ)
        self.running: dict[int, tuple[int, int]] = {}  # by the descriptor of a process: its id, and the pipe

    def run(self) -> list[str]:
        """Forks for every request, and exits when the socket is closed.

        It returns only in a fork, with the program to run and its arguments.
        """
        while True:
            for key, _ in self.waiting.select():
                if key.fd in self.running:
                    self._ended(key.fd)
                    continue
                data, descriptors, _, _ = socket.recv_fds(self.requests, LONGEST, 3)
                if not data:
                    sys.exit(0)
                request = json.loads(data)
                if not self._fork(descriptors):
                    os.environ.clear()
                    os.environ.update(request["environment"])
                    os.chdir(request["folder"])
                    command: list[str] = request["command"]
                    return command

    def _fork(self, descriptors: list[int]) -> bool:
        """Forks; True in the parent, False in the new process, which has its own standard output and error then."""
        out, error, pipe = descriptors
        pid = os.fork()
        if pid:
            process = os.pidfd_open(pid)
            self.running[process] = (pid, pipe)
            self.waiting.register(process, selectors.EVENT_READ)
            os.close(out)
            os.close(error)
            os.write(pipe, f"{pid}\n".encode())
            return True
        self.waiting.close()
        self.requests.close()
        for process, (_, other) in self.running.items():
            os.close(process)
            os.close(other)
        os.dup2(out, 1)
        os.dup2(error, 2)
        for descriptor in descriptors:
            os.close(descriptor)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        return False

    def _ended(self, process: int) -> None:
        pid, pipe = self.running.pop(process)
        self.waiting.unregister(process)
        os.close(process)
        _, status = os.waitpid(pid, 0)
        with open(pipe, "wb") as report:  # noqa: PTH123 - a descriptor
            report.write(f"{os.waitstatus_to_exitcode(status)}\n".encode())


def start(command: list[str]) -> None:
    """Runs a program as Python does: `-m` and a module, or a script; then its arguments."""
    if command[0] == "-m":
        sys.argv = [command[1], *command[2:]]
        runpy.run_module(command[1], run_name="__main__", alter_sys=True)
    else:
        sys.argv = command
        runpy.run_path(command[0], run_name="__main__")


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the test process handles Ctrl-C
    del sys.path[0]  # this folder, which a server would not see
    load()
    gc.freeze()
    start(Forks(socket.socket(fileno=int(sys.argv[1]))).run())
