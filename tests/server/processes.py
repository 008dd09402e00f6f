"""Server processes: forked from one that has loaded everything, where the system can do that, or
started from nothing.
"""

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
    """A process that was forked for us; what is used of it is as with `subprocess.Popen`."""

    def __init__(self, told: int, out: int) -> None:
        self._told = os.fdopen(told, "rb", buffering=0)
        self.stdout: TextIO = os.fdopen(out, "r")
        self.pid = int(self._line())
        self.returncode: int | None = None

    def _line(self) -> bytes:
        line = b""
        while not line.endswith(b"\n"):
            more = self._told.read(1)
            assert more, "the process that forks is gone"
            line += more
        return line

    def wait(self, timeout: float | None = None) -> int:
        """The exit code, when it has ended."""
        if self.returncode is None:
            if not select.select([self._told], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0.0)
            self.returncode = int(self._line())
            self._told.close()
        return self.returncode

    def poll(self) -> int | None:
        """The exit code, if it has ended."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def send_signal(self, number: int) -> None:
        """Unless it has ended: then its number may be another's."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Warm:
    """The process that forks."""

    def __init__(self) -> None:
        self._requests, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            number = theirs.fileno()
            program = str(Path(__file__).with_name("warm.py"))
            self._process = subprocess.Popen([sys.executable, program, str(number)], pass_fds=[number])

    def fork(self, command: list[str], error: IO[bytes]) -> Forked:
        """Run a program of Python and its arguments; its standard error goes into that file."""
        out, theirs = os.pipe()
        told, tells = os.pipe()
        request = {"command": command, "environment": dict(os.environ), "folder": str(Path.cwd())}
        descriptors = array.array("i", [theirs, error.fileno(), tells])
        self._requests.sendmsg(
            [json.dumps(request).encode()], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, descriptors.tobytes())]
        )
        os.close(theirs)
        os.close(tells)
        return Forked(told, out)

    def close(self) -> None:
        self._requests.close()
        self._process.wait()


@functools.cache
def warm() -> Warm:
    """The one of this process, from the first time on that it is needed."""
    made = Warm()
    atexit.register(made.close)
    return made


def launch(command: list[str], error: IO[bytes]) -> Forked | subprocess.Popen[str]:
    """Start a program of this Python with its standard output as text; its standard error goes into that file."""
    if sys.platform == "linux" and command[0] == sys.executable:
        return warm().fork(command[1:], error)
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=error, text=True)


def sanmon(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `sanmon` with these arguments in a process of its own, to its end."""
    with tempfile.TemporaryFile() as error:
        process = launch([sys.executable, "-m", "sanmon", *arguments], error)
        assert process.stdout is not None
        with process.stdout:
            out = process.stdout.read()
        code = process.wait()
        error.seek(0)
        return subprocess.CompletedProcess(arguments, code, out, error.read().decode())
