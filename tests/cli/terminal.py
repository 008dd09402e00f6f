"""The real commands, as a person runs them: with pipes, and in a terminal of their own."""

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
PATIENCE = 120.0

# The command gets a terminal as its controlling one, so that Ctrl-C, Ctrl-D and hanging up are the real things.
SPAWN = "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"


class Ran:
    """What a command that has ended said."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def refused(self) -> str:
        """The one line of a command that was called wrongly."""
        assert self.code == 2, (self.code, self.out, self.err)
        assert self.out == ""
        assert self.err.startswith("sanmon: "), self.err
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        return self.err


class House:
    """A user's machine: a folder where games are kept, and the command."""

    def __init__(self, home: Path, **environment: str) -> None:
        self.home = home
        kept = {
            key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "NO_COLOR", "SANMON"))
        }
        self.environment = (
            kept | {"SANMON_HOME": str(home), "COLUMNS": "80", "LINES": "24", "PYTHONUTF8": "1"} | environment
        )

    def sanmon(self, *args: str, typed: str = "") -> Ran:
        """Run a command in this process, with something typed into a pipe and the environment of this machine."""
        said = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
        with (
            mock.patch.dict(os.environ, self.environment, clear=True),
            mock.patch("sys.stdin", said),
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
        ):
            code = run(list(args))
        shown, complained = (stream.buffer.getvalue().decode() for stream in (out, err))
        return Ran(code, shown, complained)

    def process(self, *args: str, typed: str = "") -> Ran:
        """Run a command as a person does: in a process of its own."""
        command = [sys.executable, "-m", "sanmon", *args]
        done = subprocess.run(
            command, check=False, input=typed, env=self.environment, capture_output=True, text=True, timeout=600
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    def terminal(self, *args: str) -> "Terminal":
        """Run a command in a terminal."""
        return Terminal(self, args)

    def waiting(self) -> list[Path]:
        """Unfinished games."""
        return sorted((self.home / "unfinished").glob("*"))

    def finished(self) -> list[Path]:
        """Records of games that were played to the end."""
        return sorted((self.home / "finished").glob("*"))


class Terminal:
    """A command in a terminal of 80 columns and 24 lines."""

    def __init__(self, house: House, args: tuple[str, ...]) -> None:
        command = [sys.executable, "-c", SPAWN, sys.executable, "-m", "sanmon", *args]
        self.process = subprocess.Popen(
            command,
            env={"TERM": "xterm-256color"} | house.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self.raw = ""
        self.seen = 0

    def expect(self, text: str) -> str:
        """Wait until the text appears; what was shown up to it since the last time, without colours."""
        until = time.monotonic() + PATIENCE
        while text not in ANSI.sub("", self.raw[self.seen :]):
            if not self._read(until - time.monotonic()):
                raise AssertionError(f"{text!r} did not come: {ANSI.sub('', self.raw[self.seen :])!r}")
        shown = ANSI.sub("", self.raw[self.seen :])
        self.seen = len(self.raw)
        return shown.replace("\r", "")

    def waits(self) -> None:
        """Wait until the command sleeps: after a question it then waits for the answer, as it does once a person has
        read it.
        """
        if not Path("/proc/self/stat").exists():
            time.sleep(0.5)
            return
        until = time.monotonic() + PATIENCE
        while self._states() != ["S"]:
            assert time.monotonic() < until, "the command never waits for an answer"
            time.sleep(0.01)

    def _states(self) -> list[str]:
        """What each process of the terminal's program does: S for sleeping."""
        found = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):  # it has ended meanwhile
                state, parent = path.read_text().rpartition(")")[2].split()[:2]
                if int(parent) == self.process.pid:
                    found.append(state)
        return found

    def answer(self, line: str) -> None:
        """Type a line."""
        self.keys(line + "\n")

    def keys(self, keys: str) -> None:
        """Press keys."""
        assert self.process.stdin is not None
        self.process.stdin.write(keys.encode())
        self.process.stdin.flush()

    def ended(self) -> tuple[int, str]:
        """Wait for the end; the exit code and what was shown since the last time."""
        until = time.monotonic() + PATIENCE
        while self._read(until - time.monotonic()):
            pass
        code = self.process.wait(PATIENCE)
        return code, ANSI.sub("", self.raw[self.seen :]).replace("\r", "")

    def hang_up(self) -> None:
        """Close the window."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def close(self) -> None:
        """Leave nothing behind."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)
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
