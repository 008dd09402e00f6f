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
    command = [sys.executable, "-m", "sanmon", "serve", *(sys.argv[1:] or ["--port", "0"])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        # Whoever ends this ends the server with it; Ctrl-C reaches both.
        signal.signal(signal.SIGTERM, lambda *_: server.terminate())
        try:
            for line in server.stdout:
                print(line, end="", flush=True)
                if " http://" in line and has_display():
                    webbrowser.open(line.split(" at ")[1].split()[0])
            return server.wait()
        except KeyboardInterrupt:
            return server.wait()


if __name__ == "__main__":
    sys.exit(main())
