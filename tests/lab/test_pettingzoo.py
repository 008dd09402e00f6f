"""The PettingZoo environments: PettingZoo's own tests, and properties that those do not check."""

import copy
import itertools
import pickle
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import sanmon
from sanmon.kernel.errors import IllegalOption, SetupError
from sanmon.kernel.messages import Result
from sanmon.lab import pettingzoo
from sanmon.lab.pettingzoo import Environment, bitoku_v0, koi_v0, satori_v0
from sanmon.lab.rewards import rewards_of

ALL: list[Environment] = [getattr(pettingzoo, f"{name}_v0") for name in sanmon.games()]
IDS = [one.game for one in ALL]


def play(env: Any, seed: int) -> list[tuple[str, int, dict[str, float]]]:
    """Plays a whole game, always choosing the first option; returns each agent, its action and the rewards after it."""
    steps = []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        action = int(np.flatnonzero(seen["action_mask"])[0])
        env.step(action)
        steps.append((agent, action, dict(env.rewards)))
    return steps


@pytest.mark.parametrize("environment", ALL, ids=IDS)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_pettingzoos_own_api_test(environment: Environment, players: int) -> None:
    with warnings.catch_warnings():
        # It warns that observations are not a plain Box, although PettingZoo's own classic games have dictionaries too.
        warnings.simplefilter("ignore", UserWarning)
        env: Any = environment.env(players=players)
        for number, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(number)
        api_test(env, num_cycles=300)


@pytest.mark.parametrize("environment", ALL, ids=IDS)
def test_pettingzoos_own_test_of_seeds(environment: Environment) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        seed_test(lambda: environment.env(players=2), num_cycles=60)


def test_pettingzoos_own_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It runs for five seconds of a fake clock, on which each reading is 1/40 of a second after the last."""
    ticks = itertools.count(0, 0.025)
    clock = SimpleNamespace(time=lambda: next(ticks))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(satori_v0.env(players=2))
    output = capsys.readouterr().out
    assert float(output.split(" turns per second")[0].split()[-1]) == pytest.approx(80, rel=0.02)


@pytest.mark.parametrize("environment", ALL, ids=IDS)
def test_a_game_is_the_same_game_as_without_pettingzoo(environment: Environment) -> None:
    env: Any = environment.raw_env(players=2)
    env.reset(seed=8)
    state = env.state_now.clone()
    for agent, action, rewards in play(env, 8):
        assert agent == f"player_{state.seat}"
        assert action == min(state.options())
        state.apply(action)
        if state.result is None:
            assert not any(rewards.values())
        else:
            assert list(rewards.values()) == rewards_of(state.result, 2)
    assert state.result is not None


def test_a_seed_begins_a_series_of_games() -> None:
    env: Any = satori_v0.raw_env(players=2)
    streams = []
    for seed in (1, 1, 2):
        env.reset(seed=seed)
        first = env.state_now.digest()
        env.reset()
        streams.append((first, env.state_now.digest()))
    assert streams[0] == streams[1]
    assert len(set(streams[0])) == 2
    assert streams[0] != streams[2]


def test_seats_that_decide_together_do_not_see_each_others_choices() -> None:
    env: Any = bitoku_v0.raw_env(players=3)
    env.reset(seed=4)
    assert env.state_now.seats == [0, 1, 2]
    assert env.agent_selection == "player_0"
    seen_by_the_last = set()
    for option in env.state_now.options(0):
        env.reset(seed=4)
        env.step(option)
        assert env.agent_selection == "player_1"
        assert not env.observe("player_0")["action_mask"].any()
        seen_by_the_last.add(env.observe("player_2")["observation"].tobytes())
        assert env.observe("player_2")["action_mask"].any()
    assert len(seen_by_the_last) == 1


def test_an_illegal_action_loses_or_is_an_error() -> None:
    bare: Any = satori_v0.raw_env()
    bare.reset(seed=1)
    wrong = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    before = bare.state_now.digest()
    with pytest.raises(IllegalOption):
        bare.step(wrong)
    assert bare.state_now.digest() == before
    env: Any = satori_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(wrong)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_table_options_and_mistakes_in_them() -> None:
    env: Any = satori_v0.raw_env(players=1, humble_charity=True, render_mode="ansi")
    assert env.settings["humble_charity"] is True
    with pytest.raises(SetupError, match="reset"):
        env.observe("player_0")
    env.reset(seed=1)
    assert "Round 1 of 5" in env.render()
    for wrong in ({"players": 7}, {"render_mode": "human"}, {"charity": 1}):
        with pytest.raises(SetupError):
            satori_v0.raw_env(**wrong)


@pytest.mark.parametrize(
    ("ranks", "verdict", "players", "rewards"),
    [
        ((1, 2), None, 2, [1, -1]),
        ((1, 1), None, 2, [0, 0]),
        ((2, 4, 1, 3), None, 4, [1 / 3, -1, 1, -1 / 3]),
        ((1, 2, 2), None, 3, [1, -0.5, -0.5]),
        ((2, 1), "beaten", 1, [-1]),
        ((1, 1), "shared", 1, [0]),
        ((1,), "lost-both", 1, [-1]),
        ((1,), "sensei", 1, [1]),
    ],
)
def test_rewards_from_ranks(ranks: tuple[int, ...], verdict: str | None, players: int, rewards: list[float]) -> None:
    result = Result(tuple(0 for _ in ranks), ranks, tuple({} for _ in ranks), verdict)
    assert rewards_of(result, players) == pytest.approx(rewards)


def test_every_game_has_its_environment() -> None:
    assert set(IDS) == set(sanmon.games())
    for name in ("go_v0", "satori", "satori_v1"):
        with pytest.raises(AttributeError, match=name):
            getattr(pettingzoo, name)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_can_be_copied_in_the_middle_of_a_game(copied: Any) -> None:
    env = koi_v0.env(players=2, rewards="points")
    env.reset(seed=4)
    rng = np.random.default_rng(4)

    def step(one: Any, action: Any) -> None:
        one.step(action)

    for _ in range(30):
        step(env, rng.choice(np.flatnonzero(env.last()[0]["action_mask"])))
    other = copied(env)
    for agent in env.agent_iter():
        observation, reward, terminated, _, info = env.last()
        again = other.last()
        assert agent == other.agent_selection
        assert observation["observation"].tobytes() == again[0]["observation"].tobytes()
        assert (reward, terminated) == again[1:3]
        if terminated:
            assert reward == info["score"]
        action = None if terminated else rng.choice(np.flatnonzero(observation["action_mask"]))
        step(env, action)
        step(other, action)


def test_the_state_is_what_all_agents_know_together() -> None:
    env = satori_v0.raw_env(players=3)
    env.reset(seed=1)
    whole = env.state()
    assert env.state_space.contains(whole)
    assert whole.tolist() == [one for agent in env.agents for one in env.observe(agent)["observation"].tolist()]
