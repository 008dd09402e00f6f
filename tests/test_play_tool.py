"""`make play` (`tools/play.py`): ending it ends its server, without a traceback."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "play.py"
TIMEOUT_SECONDS = 120


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("when", ["starting", "ready"])
def test_ending_it_ends_its_server(tmp_path: Path, number: signal.Signals, when: str) -> None:
    environment = {**os.environ, "SANMON_HOME": str(tmp_path), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    process = subprocess.Popen(
        [sys.executable, str(TOOL)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    )
    assert process.stdout is not None
    if when == "ready":
        assert process.stdout.readline().startswith("Sanmon is at http://")
    else:
        while not (tmp_path / "tables.sqlite3.lock").exists():
            assert process.poll() is None
            time.sleep(0.01)
    os.killpg(process.pid, number)  # as a terminal and `timeout` do
    _, errors = process.communicate(timeout=TIMEOUT_SECONDS)
    assert "Traceback" not in errors
    until = time.monotonic() + TIMEOUT_SECONDS
    while group_exists(process.pid):  # the system may take a moment to remove an ended process
        assert time.monotonic() < until
        time.sleep(0.01)


@pytest.mark.parametrize("code", [0, 3])
def test_the_server_starts_again_with_a_new_build(tmp_path: Path, code: int) -> None:
    """At the same address. A build that fails changes nothing."""
    program = f"""
import sys
sys.path.insert(0, {str(TOOL.parent)!r})
import play
from pathlib import Path
play.LOG = Path({str(tmp_path)!r}, "fast.log")
fast = Path({str(tmp_path)!r}, "python")
fast.symlink_to(sys.executable)
build = [sys.executable, "-c", "import sys; print('built'); sys.exit({code})"]
sys.exit(play.Player([], fast, build).run())
"""
    environment = {**os.environ, "SANMON_HOME": str(tmp_path), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    environment["PYTHONPATH"] = os.pathsep.join(
        path for path in sys.path if path
    )  # the link has no packages of its own
    process = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
    )
    assert process.stdout is not None
    address = process.stdout.readline().split()[3]
    assert "background" in process.stdout.readline()
    said = process.stdout.readline()
    assert (tmp_path / "fast.log").read_text() == "built\n"
    if code == 0:
        assert "is ready" in said
        assert process.stdout.readline().startswith(f"Sanmon is at {address} (")
    else:
        assert "could not be made" in said
        assert process.poll() is None
    process.terminate()
    process.communicate(timeout=TIMEOUT_SECONDS)
    assert process.returncode == 0
    assert not group_exists(process.pid)


def group_exists(group: int) -> bool:
    """Whether a process group still has a process."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
