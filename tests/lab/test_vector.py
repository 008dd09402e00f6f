"""Batches: the same games as one by one, the same rows, several processes, and what goes wrong."""

import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sanmon
from sanmon.kernel.errors import IllegalOption, SetupError
from sanmon.lab import vector
from sanmon.lab.observation import Observer
from sanmon.lab.rewards import rewards_of

GAMES = ("satori", "bitoku", "koi", "toy")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("plain", [False, True])
def test_lanes_play_the_games_that_their_seeds_deal(name: str, plain: bool) -> None:
    """Two lanes of a batch, beside the same games played one by one."""
    game = sanmon.load(name)
    players = game.info.players[-1]
    observer = Observer(game, players)
    batch = vector.make(name, n=5, players=players, plain=plain)
    batch.reset(seed=3)
    numbers = dict.fromkeys((0, 4), 0)
    states = {lane: game.start(players, f"3/{lane}/0".encode()) for lane in numbers}
    ended = 0
    for _ in range(5 * 60 * players):
        for lane, state in states.items():
            assert state.seat == batch.seats[lane]
            assert np.flatnonzero(batch.masks[lane]).tolist() == sorted(state.options())
        lane = batch.n - 1
        seat = int(batch.seats[lane])
        assert batch.observations[lane].tobytes() == observer.reference(states[lane], seat).tobytes()
        actions = batch.sample()
        batch.step(actions)
        for lane, state in states.items():
            state.apply(actions[lane])
            over = state.result is not None
            assert batch.dones[lane] == over
            assert bool(batch.rewards[lane].any() or batch.scores[lane].any()) <= over
            if state.result is not None:
                assert batch.scores[lane].tolist() == list(state.result.scores[:players])
                assert batch.rewards[lane] == pytest.approx(rewards_of(state.result, players))
                numbers[lane] += 1
                states[lane] = game.start(players, f"3/{lane}/{numbers[lane]}".encode())
                ended += 1
        if ended > 2:
            break
    assert ended


def test_a_seed_gives_the_same_series_and_another_one_does_not() -> None:
    def series(seed: int) -> list[Any]:
        with vector.make("satori", n=3, players=2) as batch:
            batch.reset(seed=seed)
            seen = []
            for _ in range(40):
                actions = batch.sample()
                seen.append((actions.tolist(), batch.observations.tobytes()))
                batch.step(actions)
            return seen

    assert series(1) == series(1)
    assert series(1) != series(2)


def test_lanes_are_independent_of_each_other() -> None:
    alone, many = vector.make("koi", n=1, players=2), vector.make("koi", n=3, players=2)
    for batch in (alone, many):
        batch.reset(seed=5)
    for _ in range(30):
        actions = many.sample()
        assert alone.observations[0].tobytes() == many.observations[0].tobytes()
        alone.step(actions[:1])
        many.step(actions)


def test_several_processes_play_the_same_games_as_one() -> None:
    with vector.make("bitoku", n=5, players=2) as one, vector.make("bitoku", n=5, players=2, processes=2) as two:
        for batch in (one, two):
            batch.reset(seed=8)
        for _ in range(60):
            for mine, other in (
                (one.observations, two.observations), (one.masks, two.masks), (one.seats, two.seats),
                (one.dones, two.dones), (one.rewards, two.rewards),
            ):  # fmt: skip
                assert mine.tobytes() == other.tobytes()
            actions = one.sample()
            one.step(actions)
            two.step(actions)
        assert two.masks[np.arange(5), two.sample()].all()
        illegal = [int(np.flatnonzero(mask == 0)[0]) for mask in two.masks]
        with pytest.raises(IllegalOption):
            two.step(illegal)
    with pytest.raises(SetupError, match="closed"):
        two.sample()


def test_the_processes_of_a_batch_die_with_their_parent(tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(
        "import time\n"
        "from sanmon.lab import vector\n"
        "if __name__ == '__main__':\n"
        "    batch = vector.make('toy', n=4, players=2, processes=2)\n"
        "    batch.reset(seed=1)\n"
        "    print(*[process.pid for process, _ in batch._workers], flush=True)\n"
        "    time.sleep(600)\n"
    )
    parent = subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    children = [int(pid) for pid in parent.stdout.readline().split()]
    assert len(children) == 2
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    parent.stdout.close()
    while any(is_alive(pid) for pid in children):  # the test's own time limit ends this
        time.sleep(0.05)


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_what_cannot_be_is_said_in_plain_words() -> None:
    with pytest.raises(SetupError, match="from 1 to"):
        vector.make("toy", n=0)
    with pytest.raises(SetupError, match="rank, margin, points"):
        vector.make("toy", n=1, rewards="fame")
    with pytest.raises(SetupError, match="processes"):
        vector.make("toy", n=1, processes=2)
    batch = vector.make("toy", n=2, players=2)
    with pytest.raises(SetupError, match="reset"):
        batch.step([0, 0])
    batch.reset(seed=1)
    with pytest.raises(SetupError, match="2 lanes need 2 actions"):
        batch.step([0])
    with pytest.raises(IllegalOption):
        batch.step([int(np.flatnonzero(mask == 0)[0]) for mask in batch.masks])


def test_a_game_without_facts_is_named() -> None:
    with pytest.raises(SetupError, match="market_day has no module `facts`"):
        vector.make("market_day", n=1)


def test_rewards_are_by_rank_margin_or_points() -> None:
    state = sanmon.load("toy").start(3, 2)
    while state.seat is not None:
        state.apply(state.options()[-1])
    result = state.result
    assert result is not None
    scores = result.scores
    assert rewards_of(result, 3, "points") == list(scores)
    assert rewards_of(result, 3, "margin") == [
        scores[seat] - max(score for other, score in enumerate(scores) if other != seat) for seat in range(3)
    ]
    assert sum(rewards_of(result, 3)) == pytest.approx(0)
