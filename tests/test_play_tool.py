"""`make play`: ending it ends its server, without a word."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "play.py"


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
            time.sleep(0.01)
    os.killpg(process.pid, number)  # as a terminal and `timeout` do
    _, said = process.communicate(timeout=30)
    assert "Traceback" not in said
    with pytest.raises(ProcessLookupError):  # nobody of that family is left
        os.killpg(process.pid, 0)
