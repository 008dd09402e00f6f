"""Self-play: the data do not depend on the number of workers or on kills, and they match the games."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import sanmon
from lab import policies
from sanmon.kernel.errors import IllegalOption, SetupError
from sanmon.lab import selfplay, shards, workers
from sanmon.lab.observation import Observer
from sanmon.lab.rewards import rewards_of
from sanmon.lab.simulate import make_plan as simulation
from sanmon.lab.simulate import play_game


def plan(**changed: Any) -> selfplay.Plan:
    return selfplay.make_plan(**{"game": "toy", "games": 22, "players": 2, "shard": 4, "seed": 7, **changed})


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The data set of a run in one process, to compare others with."""
    folder = tmp_path_factory.mktemp("alone")
    selfplay.run(plan(), folder, policies.weighing)
    return files(folder)


def test_the_number_of_workers_changes_nothing(alone: dict[str, bytes], tmp_path: Path) -> None:
    selfplay.run(plan(), tmp_path, policies.weighing, workers=2)
    assert files(tmp_path) == alone


def test_a_killed_worker_changes_nothing(alone: dict[str, bytes], tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    pids.mkdir()
    out = tmp_path / "out"
    selfplay.run(plan(), out, policies.Doomed(pids), workers=2)
    assert (pids / "died").exists()
    assert files(out) == alone


def test_shards_hold_what_a_policy_says_beside_its_choices(tmp_path: Path) -> None:
    """In the order of the options; an agent's decisions have none of it."""
    selfplay.run(plan(seats=("policy", "random"), learning=True, version=2, rows=3), tmp_path, policies.searching)
    manifest = shards.load(tmp_path)
    assert manifest.plan["learning"] is True
    assert manifest.observation_size == Observer(sanmon.load("toy"), 2, version=2, rows=3).size
    columns = shards.decode(tmp_path / "decisions-00000.parquet")
    asked = 0
    for row, seat in enumerate(columns["seat"]):
        visits = columns["visits"][columns["visits_at"][row] : columns["visits_at"][row + 1]]
        options = columns["options"][columns["options_at"][row] : columns["options_at"][row + 1]]
        if seat == 0:
            assert visits.tolist() == (options + 1).tolist()
            assert columns["value"][row] == np.float32(0.25)
            assert columns["log_probability"][row] == pytest.approx(-np.log(len(options)), abs=1e-6)
            asked += 1
        else:
            assert len(visits) == 0
            assert np.isnan(columns["value"][row])
    assert asked
    assert "value" not in shards.decode(decisions_of(tmp_path / "plain"))


def decisions_of(folder: Path) -> Path:
    """The first decisions of a data set without what a policy says."""
    selfplay.run(plan(games=2), folder, policies.searching)
    return folder / "decisions-00000.parquet"


def test_what_a_policy_says_must_fit(tmp_path: Path) -> None:
    def wrong(batch: selfplay.Batch) -> selfplay.Answer:
        return selfplay.Answer(np.zeros(batch.masks.shape), values=np.zeros(len(batch) + 1))

    with pytest.raises(SetupError, match="the values of a policy have the shape"):
        selfplay.run(plan(), tmp_path, wrong)


def test_workers_that_always_die_are_an_error(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="keep dying"):
        list(workers.results(die, None, [1, 2, 3], 2))


def test_workers_end_when_the_process_that_started_them_is_killed(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from lab.policies import Asleep; from lab.test_selfplay import plan\n"
        "from sanmon.lab import selfplay\n"
        "if __name__ == '__main__': selfplay.run(plan(), sys.argv[1], Asleep(Path(sys.argv[2])), workers=2)\n"
    )
    program, pids = tmp_path / "run.py", tmp_path / "pids"
    program.write_text(code)
    pids.mkdir()
    process = subprocess.Popen(
        [sys.executable, str(program), str(tmp_path / "out"), str(pids)],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
    )
    try:
        until(lambda: len(list(pids.glob("pid-*"))) == 2, process)
        workers_there = [int(path.name.removeprefix("pid-")) for path in pids.glob("pid-*")]
        assert process.pid not in workers_there
    finally:
        process.kill()
        process.wait()
    until(lambda: not any(is_running(pid) for pid in workers_there))


def is_running(pid: int) -> bool:
    """Whether there is such a process, which has not ended."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def until(happened: Callable[[], bool], process: subprocess.Popen[bytes] | None = None) -> None:
    """Waits for something to happen."""
    end = time.monotonic() + 120
    while not happened():
        assert time.monotonic() < end
        assert process is None or process.poll() is None
        time.sleep(0.02)


def die(task: None, number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_killed_run_continues_without_losing_or_repeating_a_game(tmp_path: Path) -> None:
    whole, out = tmp_path / "whole", tmp_path / "out"
    named = plan(policy="lab.policies:weighing")
    selfplay.run(named, whole)
    code = (
        "import sys; from lab.policies import Stuck; from lab.test_selfplay import plan\n"
        "from sanmon.lab import selfplay\n"
        "selfplay.run(plan(policy='lab.policies:weighing'), sys.argv[1], Stuck(sys.argv[1]))"
    )
    path = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path}
    running = subprocess.Popen([sys.executable, "-c", code, str(out)], env=environment)
    while not (out / "stuck").exists():
        assert running.poll() is None
        time.sleep(0.01)
    running.send_signal(signal.SIGKILL)
    running.wait()
    (out / "stuck").unlink()
    left = [path.name for path in out.glob("shard-*.json")]
    assert len(left) == 2, "the run should be killed in the middle"
    assert not shards.load(out).complete
    # A changed file, and a file that was cut off by the kill.
    (out / "decisions-00000.parquet").write_bytes(b"cut")
    (out / "games-00005.parquet.new").write_bytes(b"half of it")
    progress: list[int] = []
    made = selfplay.run(named, out, progress=progress.append)
    assert sum(progress) == 22
    assert made.complete
    (out / "games-00005.parquet.new").unlink(missing_ok=True)
    assert files(out) == files(whole)
    games = np.concatenate([shards.decode(path)["game"] for path in sorted(out.glob("games-*"))])
    assert games.tolist() == list(range(22))


@pytest.mark.parametrize("format", selfplay.FORMATS)
@pytest.mark.parametrize("game", ["toy", "satori"])
def test_the_files_match_the_games(game: str, format: str, tmp_path: Path) -> None:
    wanted = plan(game=game, games=3, shard=2, format=format, views=True)
    made = selfplay.run(wanted, tmp_path, policies.weighing)
    ending = "npz" if format == "numpy" else "parquet"
    observer = Observer(sanmon.load(game), 2)
    assert made.observation_size == observer.size
    rows = 0
    for shard in made.shards:
        decisions = shards.decode(tmp_path / f"decisions-{shard.number:05d}.{ending}")
        ends = shards.decode(tmp_path / f"games-{shard.number:05d}.{ending}")
        vectors = shards.dense(decisions, observer.size)
        for place, number in enumerate(ends["game"]):
            state = sanmon.load(game).start(2, int(ends["seed"][place]))
            mine = np.flatnonzero(decisions["game"] == number)
            assert decisions["step"][mine].tolist() == list(range(ends["decisions"][place]))
            for row in mine:
                seat = state.seat
                assert seat is not None
                assert seat == decisions["seat"][row]
                span = slice(decisions["options_at"][row], decisions["options_at"][row + 1])
                assert tuple(decisions["options"][span]) == state.options()
                assert np.array_equal(vectors[row], observer.observe(state, seat))
                assert decisions["view"][row].encode() == sanmon.encode(state.view(seat))
                assert decisions["prompt"][row] == state.prompt(seat).key
                option = int(decisions["option"][row])
                assert decisions["choice"][row] == state.game.vocabulary.text(option)
                state.apply(option)
                rows += 1
            result = state.result
            assert result is not None
            assert ends["digest"][place] == state.digest()
            span = slice(ends["scores_at"][place], ends["scores_at"][place + 1])
            assert tuple(ends["scores"][span]) == result.scores
            for row in mine:
                seat = decisions["seat"][row]
                assert decisions["reward"][row] == pytest.approx(rewards_of(result, 2)[seat])
                assert decisions["score"][row] == result.scores[seat]
    assert rows == made.decisions


def test_agents_can_play_against_the_policy(tmp_path: Path) -> None:
    mixed = plan(seats=["policy", "level-1"], games=2, observations=False)
    made = selfplay.run(mixed, tmp_path, policies.first)
    assert made.complete
    columns = shards.decode(tmp_path / "decisions-00000.parquet")
    assert "observation" not in columns
    mine = columns["seat"] == 0
    firsts = np.minimum.reduceat(columns["options"], columns["options_at"][:-1])
    assert np.array_equal(columns["option"][mine], firsts[mine])
    assert not np.array_equal(columns["option"][~mine], firsts[~mine])


def test_games_between_agents_are_those_of_a_simulation(tmp_path: Path) -> None:
    selfplay.run(plan(seats=["level-1"], games=3, policy=""), tmp_path)
    ends = shards.decode(tmp_path / "games-00000.parquet")
    for number in range(3):
        played = play_game(simulation("toy", 2, 3, 7, ["level-1"]), number)
        assert tuple(ends["scores"][ends["scores_at"][number] : ends["scores_at"][number + 1]]) == played.scores
        assert ends["decisions"][number] == played.decisions


def test_each_game_draws_from_preferences_with_its_own_random_numbers(tmp_path: Path) -> None:
    """So the size of shards does not matter to a policy that treats each row by itself."""
    selfplay.run(plan(shard=22), tmp_path / "a", selfplay.uniform)
    selfplay.run(plan(shard=5), tmp_path / "b", selfplay.uniform)
    digests = [
        np.concatenate([shards.decode(path)["digest"] for path in sorted((tmp_path / one).glob("games-*"))]).tolist()
        for one in "ab"
    ]
    assert digests[0] == digests[1]
    assert len(set(digests[0])) > 15


def test_a_data_set_of_another_plan_is_not_continued(tmp_path: Path) -> None:
    selfplay.run(plan(games=2), tmp_path)
    for other in (plan(games=3), plan(games=2, seed=8), plan(games=2, policy="lab.policies:first")):
        with pytest.raises(SetupError, match="another plan"):
            selfplay.run(other, tmp_path)
    marker = shards.marker(tmp_path, 0)
    shard = msgspec.json.decode(marker.read_bytes(), type=shards.Shard)
    marker.write_bytes(msgspec.json.encode(msgspec.structs.replace(shard, plan="other")))
    with pytest.raises(SetupError, match="another plan"):
        selfplay.run(plan(games=2), tmp_path)
    marker.write_bytes(b"{")
    assert selfplay.run(plan(games=2), tmp_path).complete


@pytest.mark.parametrize(
    ("policy", "message"), [("shapeless", "of shape"), ("hopeless", "not finite"), ("illegal", "cannot")]
)
def test_a_wrong_policy_is_an_error(policy: str, message: str, tmp_path: Path) -> None:
    with pytest.raises((SetupError, IllegalOption), match=message):
        selfplay.run(plan(policy=f"lab.policies:{policy}"), tmp_path)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": 0}, "number of games"),
        ({"shard": 0}, "a shard has"),
        ({"seed": -1}, "seed"),
        ({"format": "csv"}, "one of parquet, numpy"),
        ({"seats": ["policy"] * 3}, "2 seats need 2 names"),
        ({"seats": ["nobody"]}, "no agent"),
        ({"players": 8}, "players"),
        ({"settings": {"charity": 1}}, "no option"),
    ],
)
def test_mistakes_in_a_plan_are_named(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        plan(**wrong)


def test_other_mistakes_are_named(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"package\.module:function"):
        selfplay.run(plan(policy="nowhere"), tmp_path)
    with pytest.raises(SetupError, match="number of workers"):
        selfplay.run(plan(), tmp_path, workers=0)
    (tmp_path / "file").touch()
    with pytest.raises(SetupError, match="cannot make the folder"):
        selfplay.run(plan(), tmp_path / "file")
    with pytest.raises(SetupError, match="cannot read"):
        shards.load(tmp_path / "nothing")
    (tmp_path / "manifest.json").write_text("[]")
    with pytest.raises(SetupError, match="not the manifest"):
        shards.load(tmp_path)
