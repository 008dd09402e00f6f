"""Start a server for this machine and open the page in the browser, if there is a display to open it on."""

import os
import signal
import subprocess
import sys
import webbrowser


def has_display() -> bool:
    """Whether a browser could be seen here."""
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main() -> int:
    """Serve until stopped."""
    command = [sys.executable, "-m", "sanmon", "serve", "--log-level", "warning", *(sys.argv[1:] or ["--port", "0"])]
    # Whoever ends this ends the server with it. Ctrl-C reaches both, and the server knows what to do.
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
