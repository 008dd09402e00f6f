"""Runs the real commands as a person would: with pipes, or in a terminal."""

import contextlib
import io
import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from unittest import mock

from sanmon.cli.app import run

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
TIMEOUT_SECONDS = 120.0  # after which a test gives up; no test waits that long unless it fails

# The command gets its own controlling terminal, so that Ctrl-C, Ctrl-D and hang-ups are real.
SPAWN = "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"


class Ran:
    """The exit code and the output of a command that has ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def refused(self) -> str:
        """The error message, after checking that the command failed with exactly one line and exit code 2."""
        assert self.code == 2, (self.code, self.out, self.err)
        assert self.out == ""
        assert self.err.startswith("sanmon: "), self.err
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        return self.err


class Machine:
    """A user's machine: an environment with a folder for games, in which commands can run."""

    def __init__(self, home: Path, **environment: str) -> None:
        self.home = home
        kept = {
            key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "NO_COLOR", "SANMON"))
        }
        self.environment = (
            kept | {"SANMON_HOME": str(home), "COLUMNS": "80", "LINES": "24", "PYTHONUTF8": "1"} | environment
        )

    def sanmon(self, *args: str, typed: str = "") -> Ran:
        """Runs a command in this process, with `typed` as its input from a pipe."""
        stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
        with (
            mock.patch.dict(os.environ, self.environment, clear=True),
            mock.patch("sys.stdin", stdin),
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
        ):
            code = run(list(args))
        output, errors = (stream.buffer.getvalue().decode() for stream in (out, err))
        return Ran(code, output, errors)

    def process(self, *args: str, typed: str = "") -> Ran:
        """Runs a command in a process of its own."""
        command = [sys.executable, "-m", "sanmon", *args]
        done = subprocess.run(
            command, check=False, input=typed, env=self.environment, capture_output=True, text=True, timeout=600
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    def terminal(self, *args: str) -> "Terminal":
        """Starts a command in a terminal."""
        return Terminal(self, args)

    def unfinished(self) -> list[Path]:
        """The files of unfinished games."""
        return sorted((self.home / "unfinished").glob("*"))

    def finished(self) -> list[Path]:
        """The records of finished games."""
        return sorted((self.home / "finished").glob("*"))


class Terminal:
    """A command in a terminal of 80 columns and 24 lines."""

    def __init__(self, machine: Machine, args: tuple[str, ...]) -> None:
        command = [sys.executable, "-c", SPAWN, sys.executable, "-m", "sanmon", *args]
        self.process = subprocess.Popen(
            command,
            env={"TERM": "xterm-256color"} | machine.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self.raw = ""
        self.seen = 0

    def expect(self, text: str) -> str:
        """Waits until the text appears; returns the output since the last call, without colours."""
        until = time.monotonic() + TIMEOUT_SECONDS
        while text not in ANSI.sub("", self.raw[self.seen :]):
            if not self._read(until - time.monotonic()):
                raise AssertionError(f"{text!r} did not come: {ANSI.sub('', self.raw[self.seen :])!r}")
        shown = ANSI.sub("", self.raw[self.seen :])
        self.seen = len(self.raw)
        return shown.replace("\r", "")

    def wait_for_input(self) -> None:
        """Waits until the command sleeps: after a question it then waits for the answer."""
        if not Path("/proc/self/stat").exists():
            time.sleep(0.5)
            return
        until = time.monotonic() + TIMEOUT_SECONDS
        while self._states() != ["S"]:
            assert time.monotonic() < until, "the command never waits for an answer"
            time.sleep(0.01)

    def _states(self) -> list[str]:
        """The state of each process that the terminal's program has started; S: it sleeps."""
        found = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):  # the process has ended since
                state, parent = path.read_text().rpartition(")")[2].split()[:2]
                if int(parent) == self.process.pid:
                    found.append(state)
        return found

    def answer(self, line: str) -> None:
        """Types a line and presses Enter."""
        self.keys(line + "\n")

    def keys(self, keys: str) -> None:
        """Types these characters, without Enter."""
        assert self.process.stdin is not None
        self.process.stdin.write(keys.encode())
        self.process.stdin.flush()

    def ended(self) -> tuple[int, str]:
        """Waits for the end of the command; returns the exit code and the output since the last call of `expect`."""
        until = time.monotonic() + TIMEOUT_SECONDS
        while self._read(until - time.monotonic()):
            pass
        code = self.process.wait(TIMEOUT_SECONDS)
        return code, ANSI.sub("", self.raw[self.seen :]).replace("\r", "")

    def hang_up(self) -> None:
        """Closes the terminal, as a window that is closed does."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(TIMEOUT_SECONDS)

    def close(self) -> None:
        """Ends the command if it is still running, and closes its pipes."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(TIMEOUT_SECONDS)
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(BrokenPipeError):
                    stream.close()

    def _read(self, patience: float) -> bool:
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], max(0.0, patience))
        if not ready:
            return False
        data = os.read(self.process.stdout.fileno(), 65536)
        self.raw += data.decode("utf-8", "replace")
        return bool(data)
