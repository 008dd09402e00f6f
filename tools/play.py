"""Starts a server on this machine and opens its page in the browser, if there is a display."""

import os
import signal
import subprocess
import sys
import webbrowser


def has_display() -> bool:
    """Whether this machine can show a browser window."""
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main() -> int:
    """Serves until it is stopped; returns the server's exit code."""
    command = [sys.executable, "-m", "sanmon", "serve", "--log-level", "warning", *(sys.argv[1:] or ["--port", "0"])]
    # SIGTERM is passed on to the server. Ctrl-C reaches both processes: the server handles it, this one ignores it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        signal.signal(signal.SIGINT, lambda *_: None)
        signal.signal(signal.SIGTERM, lambda *_: server.terminate())
        assert server.stdout is not None
        for line in server.stdout:
            print(line, end="", flush=True)
            if " http://" in line and has_display():
                webbrowser.open(line.split(" at ")[1].split()[0])
        return server.wait()


if __name__ == "__main__":
    sys.exit(main())
