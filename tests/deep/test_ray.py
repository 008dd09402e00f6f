"""Self-play on Ray: two workers, one of them killed in mid-run, and the data of a single process."""

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


@pytest.mark.filterwarnings("ignore")  # what Ray warns of is Ray's
def test_a_worker_killed_in_mid_run_changes_nothing(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="make deep installs requirements/ray.txt")
    plan = selfplay.make_plan("satori", 24, 2, shard=4, seed=3)
    alone, out, pids = tmp_path / "alone", tmp_path / "out", tmp_path / "pids"
    pids.mkdir()
    selfplay.run(plan, alone, policies.weighing)
    (pids / "died").touch()  # nobody is to die by himself here
    killed: list[int] = []

    def kill_one(games: int) -> None:
        """As soon as a shard is there and both are at work, one of them is killed."""
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
    assert len(list(pids.glob("pid-*"))) > 2, "someone else took over"
    assert made.complete
    assert files(out) == files(alone)


@pytest.mark.filterwarnings("ignore")
def test_an_address_where_there_is_no_ray_is_named(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="make deep installs requirements/ray.txt")
    with pytest.raises(SetupError, match="no Ray at"):
        selfplay.run(selfplay.make_plan("toy", 2, 2), tmp_path, ray="127.0.0.1:1")
