"""Self-play on Ray with two workers, one of which is killed, gives the same data as a single process."""

import os
import signal
import time
from pathlib import Path

import pytest

from lab import policies
from sanmon.kernel.errors import SetupError
from sanmon.lab import selfplay

pytestmark = pytest.mark.deep


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.filterwarnings("ignore")  # Ray's own warnings
def test_a_worker_killed_in_mid_run_changes_nothing(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="make deep installs requirements/ray.txt")
    plan = selfplay.make_plan("satori", 24, 2, shard=4, seed=3)
    alone, out, pids = tmp_path / "alone", tmp_path / "out", tmp_path / "pids"
    pids.mkdir()
    selfplay.run(plan, alone, policies.weighing)
    (pids / "died").touch()  # so that no worker of policies.Doomed kills itself
    killed: list[int] = []

    def kill_one(games: int) -> None:
        """Kills one worker once both are at work."""
        working = [int(path.name.removeprefix("pid-")) for path in pids.glob("pid-*")]
        if not killed and len(working) == 2:
            victim = max(working, key=lambda pid: (pids / f"pid-{pid}").stat().st_mtime)
            os.kill(victim, signal.SIGKILL)
            killed.append(victim)

    made = selfplay.run(plan, out, policies.Doomed(pids, 0.01), workers=2, ray="local", progress=kill_one)
    assert killed
    until = time.monotonic() + 120
    while alive(killed[0]) and time.monotonic() < until:
        time.sleep(0.1)
    assert not alive(killed[0])
    assert len(list(pids.glob("pid-*"))) > 2, "a new worker took over"
    assert made.complete
    assert files(out) == files(alone)


@pytest.mark.filterwarnings("ignore")
def test_the_error_names_an_address_without_ray(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="make deep installs requirements/ray.txt")
    with pytest.raises(SetupError, match="no Ray at"):
        selfplay.run(selfplay.make_plan("toy", 2, 2), tmp_path, ray="127.0.0.1:1")
