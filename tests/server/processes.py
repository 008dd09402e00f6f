"""Starts server processes: on Linux as forks of a process that has imported everything, elsewhere as new ones."""

from __future__ import annotations

import array
import atexit
import functools
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO, TextIO


class Forked:
    """A process that `warm.py` has forked, with the parts of the interface of `subprocess.Popen` that tests need.

    `report` is the pipe on which `warm.py` writes its process id and, when it has ended, its exit code.
    """

    def __init__(self, report: int, out: int) -> None:
        self._report = os.fdopen(report, "rb", buffering=0)
        self.stdout: TextIO = os.fdopen(out, "r")
        self.pid = int(self._line())
        self.returncode: int | None = None

    def _line(self) -> bytes:
        line = b""
        while not line.endswith(b"\n"):
            more = self._report.read(1)
            assert more, "the process that forks has ended"
            line += more
        return line

    def wait(self, timeout: float | None = None) -> int:
        """Waits until the process has ended; its exit code."""
        if self.returncode is None:
            if not select.select([self._report], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0.0)
            self.returncode = int(self._line())
            self._report.close()
        return self.returncode

    def poll(self) -> int | None:
        """The exit code; None if the process still runs."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def send_signal(self, number: int) -> None:
        """Sends a signal, unless the process has ended: then another may have its id."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Warm:
    """The process that forks servers (`warm.py`)."""

    def __init__(self) -> None:
        self._requests, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            number = theirs.fileno()
            program = str(Path(__file__).with_name("warm.py"))
            self._process = subprocess.Popen([sys.executable, program, str(number)], pass_fds=[number])

    def fork(self, command: list[str], error: IO[bytes]) -> Forked:
        """Runs a Python program with its arguments in a fork; its standard error goes into that file."""
        out, theirs = os.pipe()
        report, reporter = os.pipe()
        request = {"command": command, "environment": dict(os.environ), "folder": str(Path.cwd())}
        descriptors = array.array("i", [theirs, error.fileno(), reporter])
        self._requests.sendmsg(
            [json.dumps(request).encode()], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, descriptors.tobytes())]
        )
        os.close(theirs)
        os.close(reporter)
        return Forked(report, out)

    def close(self) -> None:
        self._requests.close()
        self._process.wait()


@functools.cache
def warm() -> Warm:
    """The `Warm` of this test process, started when it is first needed."""
    made = Warm()
    atexit.register(made.close)
    return made


def launch(command: list[str], error: IO[bytes]) -> Forked | subprocess.Popen[str]:
    """Starts a Python program with its standard output as text; its standard error goes into that file."""
    if sys.platform == "linux" and command[0] == sys.executable:
        return warm().fork(command[1:], error)
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=error, text=True)


def sanmon(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs `sanmon` with these arguments in a process of its own, and waits for its end."""
    with tempfile.TemporaryFile() as error:
        process = launch([sys.executable, "-m", "sanmon", *arguments], error)
        assert process.stdout is not None
        with process.stdout:
            out = process.stdout.read()
        code = process.wait()
        error.seek(0)
        return subprocess.CompletedProcess(arguments, code, out, error.read().decode())
