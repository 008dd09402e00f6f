"""Starts a server on this machine and opens its page in the browser, if there is a display.

With `--compile` the server runs the compiled build, in which bots think several times as far. If that is missing or old
and there is a C compiler, it is built in the background while the server already runs from source. Then the server
starts again with it, at the same address. Every move is stored, so pages connect again and games go on.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import webbrowser
from pathlib import Path

ROOT = Path(__file__).parents[1]
FAST = ROOT / ".venv-fast" / "bin" / "python"
LOG = ROOT / "build" / "fast.log"
MAKE = [os.environ.get("MAKE") or "make", "--no-print-directory"]
NICE = 10  # of the build, so that it does not slow the game down


def has_display() -> bool:
    """Whether this machine can show a browser window."""
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def has_compiler() -> bool:
    """Whether this machine can compile modules for this Python."""
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    return bool(shutil.which(compiler)) and Path(sysconfig.get_path("include"), "Python.h").exists()


def own_make() -> dict[str, str]:
    """The environment for a `make` of its own, which shares nothing with the one that started this program."""
    return {name: value for name, value in os.environ.items() if name not in {"MAKEFLAGS", "MAKELEVEL", "MFLAGS"}}


def is_built() -> bool:
    """Whether the compiled build is there and as new as its sources."""
    return (
        FAST.exists() and subprocess.run([*MAKE, "-q", "fast"], cwd=ROOT, env=own_make(), check=False).returncode == 0
    )


def build_command() -> list[str]:
    """The command that makes the compiled build."""
    return [*(["nice", "-n", str(NICE)] if shutil.which("nice") else []), *MAKE, "fast"]


def say(text: str) -> None:
    """Prints a line at once."""
    print(text, flush=True)


class Player:
    """A server for play on this machine, and the build that will replace it."""

    def __init__(self, arguments: list[str], fast: Path, build: list[str] | None) -> None:
        self.arguments = arguments or ["--port", "0"]
        self.fast = fast  # the interpreter with the compiled build
        self.build = build  # the command that makes it; None: nothing is built
        self.python = sys.executable
        self.server: subprocess.Popen[str] | None = None
        self.builder: subprocess.Popen[bytes] | None = None
        self.ended = False  # by the player
        self.built = False
        self.shown = False

    def run(self) -> int:
        """Serves until it is stopped; returns the server's exit code."""
        # SIGTERM is passed on to the server. Ctrl-C reaches both processes: the server handles it, this one notes it.
        signal.signal(signal.SIGINT, lambda *_: self._end())
        signal.signal(signal.SIGTERM, lambda *_: self._end(stop=True))
        try:
            while True:
                code = self._serve()
                if self.ended or not self.built or self.python == str(self.fast):
                    return code
                self.python = str(self.fast)
        finally:
            if self.builder is not None and self.builder.poll() is None:
                os.killpg(self.builder.pid, signal.SIGTERM)
                self.builder.wait()

    def _end(self, stop: bool = False) -> None:
        self.ended = True
        if stop and self.server is not None:
            self.server.terminate()

    def _serve(self) -> int:
        """Runs the server until it ends, by the player or to start again with the compiled build."""
        command = [self.python, "-m", "sanmon", "serve", "--log-level", "warning", *self.arguments]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            self.server = server
            if self.ended:  # by a signal that came before there was a server to pass it on to
                server.terminate()
            assert server.stdout is not None
            for line in server.stdout:
                say(line.rstrip("\n"))
                if " http://" in line:
                    self._ready(line.split(" at ")[1].split()[0])
            return server.wait()

    def _ready(self, address: str) -> None:
        """Opens the page when the server is there for the first time, and begins the build."""
        if self.shown:
            return
        self.shown = True
        if has_display():
            webbrowser.open(address)
        if "--port" in self.arguments:  # the next server takes the same port, also if the system chose it
            place = self.arguments.index("--port") + 1
            self.arguments[place] = address.rstrip("/").rpartition(":")[2]
        if self.build is not None:
            say("The compiled build is being made in the background. The server changes to it when it is ready.")
            threading.Thread(target=self._change, args=(self.build,), daemon=True).start()

    def _change(self, build: list[str]) -> None:
        """Makes the compiled build, then ends the server, so that it starts again with it."""
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("wb") as log:
            self.builder = subprocess.Popen(
                build, cwd=ROOT, env=own_make(), stdout=log, stderr=subprocess.STDOUT, start_new_session=True
            )
            code = self.builder.wait()
        if self.ended:
            return
        if code:
            say(f"The compiled build could not be made ({LOG} says why). The server goes on from source.")
            return
        say("The compiled build is ready. The server starts again with it; pages connect again by themselves.")
        self.built = True
        assert self.server is not None
        self.server.terminate()


def main(arguments: list[str]) -> int:
    """Serves until it is stopped; returns the server's exit code."""
    wanted = "--compile" in arguments
    player = Player([one for one in arguments if one != "--compile"], FAST, None)
    if wanted and is_built():
        player.python = str(FAST)
    elif wanted and has_compiler():
        player.build = build_command()
    elif wanted:
        say("There is no C compiler, so the server runs from source. With one, bots think several times as far.")
    return player.run()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
