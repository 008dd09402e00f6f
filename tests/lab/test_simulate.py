"""Simulations: the same with any number of processes, with records that replay, and with a summary."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import sanmon
from sanmon.cli.app import run
from sanmon.kernel.errors import SetupError
from sanmon.kernel.records import read_record, replay
from sanmon.lab.simulate import Report, make_plan, play_game, simulate


def test_the_json_has_one_entry_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "toy", "--players", "3", "--games", "7", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    report = msgspec.json.decode(out)
    assert list(report) == ["game", "players", "games", "decisions", "seconds", "scores", "ranks", "verdicts"]
    assert (report["game"], report["players"], report["games"]) == ("toy", 3, 7)
    assert [len(scores) for scores in report["scores"]] == [3] * 7
    assert [min(ranks) for ranks in report["ranks"]] == [1] * 7
    assert report["verdicts"] == [None] * 7
    assert report["decisions"] > 7 * 12
    assert report["seconds"] >= 0


def test_a_solo_game_has_the_opponents_score_last_and_a_verdict() -> None:
    report = simulate(make_plan("toy", 1, 20))
    assert {len(scores) for scores in report.scores} == {2}
    for (mine, fox), verdict in zip(report.scores, report.verdicts, strict=True):
        assert verdict == ("won" if mine > fox else "shared" if mine == fox else "lost")


def timeless(report: Report) -> Report:
    """The report without its time, to compare it with others."""
    return msgspec.structs.replace(report, seconds=0.0)


def test_the_same_seed_gives_the_same_report_with_any_number_of_jobs() -> None:
    plan = make_plan("toy", 2, 60, 9)
    progress: list[int] = []
    one = simulate(plan, 1, progress.append)
    assert sum(progress) == 60
    assert timeless(one) == timeless(simulate(plan, 2)) == timeless(simulate(plan, 3))
    assert timeless(one) != timeless(simulate(make_plan("toy", 2, 60, 1000), 1))


def test_each_game_of_a_run_is_the_game_with_its_seed() -> None:
    run_of_five = simulate(make_plan("toy", 2, 5, 40))
    alone = play_game(make_plan("toy", 2, 1, 43), 0)
    assert (run_of_five.scores[3], run_of_five.ranks[3]) == (alone.scores, alone.ranks)


def test_saved_games_are_records_that_replay(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "folder"
    plan = make_plan("toy", 3, 8, 1, save=folder)
    report = simulate(plan, 2)
    game = sanmon.load("toy")
    for number in range(8):
        stored = read_record(folder / f"toy-3p-{1 + number}.jsonl")
        assert stored.header.seats == ["random"] * 3
        last = list(replay(stored, game))[-1]
        assert last.result is not None
        assert last.result.scores == report.scores[number]
    simulate(plan)  # the same games again: the same files, so no error
    (folder / "toy-3p-2.jsonl").write_bytes(b"another game")
    with pytest.raises(SetupError, match="already holds another game"):
        simulate(plan, 2)
    assert (folder / "toy-3p-2.jsonl").read_bytes() == b"another game"


def test_settings_reach_the_games() -> None:
    usual = simulate(make_plan("toy", 1, 40))
    hungry = simulate(make_plan("toy", 1, 40, settings={"hungry_fox": True}))
    assert timeless(usual) != timeless(hungry)


def test_the_summary_has_means_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "toy", "--players", "1", "--games", "50", "--set", "hungry_fox=true"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "50 games of 1 player from seed 1" in out
    assert "opponent" in out
    assert "lost: " in out


def both_play(folder: Path) -> bool:
    """Whether two processes are playing: each plays blocks of 50 games, and two blocks are half done."""
    rows = Counter((int(path.stem.rpartition("-")[2]) - 1) // 50 for path in folder.glob("*.jsonl"))
    return sum(3 <= played <= 45 for played in rows.values()) == 2


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="this system has no process groups")
def test_ctrl_c_stops_all_processes_with_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sanmon", "simulate", "toy", "--games", "1000000", "--jobs", "2"]
    running = subprocess.Popen(
        [*command, "--seats", "greedy", "--save", str(tmp_path)],
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not both_play(tmp_path):
        assert running.poll() is None
        time.sleep(0.02)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=120)
    assert running.returncode == 130
    assert out == ""
    assert err.strip().splitlines() == ["sanmon: stopped"]


INTERRUPTED_INSIDE = """
import os, signal
from concurrent.futures import ProcessPoolExecutor
from sanmon.lab.workers import in_order, results

def work(task, *numbers):
    return []

if __name__ == "__main__":
    usual = ProcessPoolExecutor.submit

    def submit(self, *args):
        future = usual(self, *args)
        lock = self._work_ids.mutex
        lock.acquire()  # Ctrl-C may come while the executor holds this lock
        os.kill(os.getpid(), signal.SIGINT)
        lock.release()
        return future

    ProcessPoolExecutor.submit = submit
    for begin in (lambda: in_order(work, None, 100, 1, 2), lambda: results(work, None, list(range(100)), 2)):
        try:
            list(begin())
        except KeyboardInterrupt:
            print("interrupted", signal.getsignal(signal.SIGINT) is signal.default_int_handler)
"""


def test_ctrl_c_inside_the_executor_does_not_hang(tmp_path: Path) -> None:
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED_INSIDE)
    done = subprocess.run([sys.executable, str(script)], check=False, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "interrupted True\n" * 2, "")


# ---------------------------------------------------------------- a game that crashes


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_crash_names_the_game_the_move_and_a_command_to_repeat_it(jobs: int, tmp_path: Path) -> None:
    """The game is a copy of the toy in another package, whose fox crashes in the third round."""
    package = tmp_path / "brittle_toy"
    shutil.copytree(Path(sanmon.__file__).parent / "games" / "toy", package)
    for path in package.rglob("*.py"):
        text = path.read_text("utf-8").replace("sanmon.games.toy", "brittle_toy").replace('"toy"', '"brittle_toy"')
        path.write_text(
            text.replace(
                "pips = state.draw(6) + 1\n        state.tell(PIPS, NOBODY",
                "pips = 1 // (2 - state.round)\n        state.tell(PIPS, NOBODY",
            ),
            "utf-8",
        )
    for path in package.rglob("set.toml"):
        path.write_text(path.read_text("utf-8").replace('"toy"', '"brittle_toy"'), "utf-8")
    for path in package.rglob("*.so"):
        path.unlink()
    about = tmp_path / "brittle_toy-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: brittle-toy\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[sanmon.games]\nbrittle_toy = brittle_toy\n")
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-m", "sanmon", "simulate", "brittle_toy", "--players", "1", "--set", "hungry_fox=true"]
    done = subprocess.run(
        [*command, "--seed", "5", "-n", "9", "--jobs", str(jobs)],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    found = re.fullmatch(
        r"sanmon\.lab\.simulate\.Crashed: brittle_toy with 1 player, seed 5, crashed at move (\d+), counted from 0: "
        r"ZeroDivisionError: .* \(fox\.py, line \d+\); again: sanmon (.*)",
        last,
    )
    assert found is not None, done.stderr
    assert "ZeroDivisionError" in done.stderr.partition("The above exception was the direct cause")[0]
    again = subprocess.run(
        [sys.executable, "-m", "sanmon", *shlex.split(found[2])],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert again.stderr.strip().splitlines()[-1] == last
