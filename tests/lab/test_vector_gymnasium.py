"""One seat of many games, as a vector environment of Gymnasium."""

from typing import Any

import numpy as np
import pytest

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.lab.vector.gymnasium import SanmonVectorEnv


def choose(masks: Any, rng: np.random.Generator) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize(("name", "players"), [("toy", 3), ("satori", 1), ("koi", 2), ("bitoku", 2)])
def test_games_are_played_to_their_end_and_followed_by_others(name: str, players: int) -> None:
    envs = SanmonVectorEnv(name, num_envs=3, players=players, seat="random", rewards="points")
    observations, info = envs.reset(seed=4)
    assert envs.single_observation_space.contains({key: value[0] for key, value in observations.items()})
    rng = np.random.default_rng(4)
    ended = 0
    for _ in range(2000):
        seats = info["seat"]
        actions = choose(observations["action_mask"], rng)
        assert envs.action_space.contains(actions)
        observations, rewards, over, cut, info = envs.step(actions)
        assert observations["action_mask"].any(axis=1).all()
        assert not cut.any()
        for lane in np.flatnonzero(over):
            assert rewards[lane] == info["scores"][lane][seats[lane]]
            assert not info["final_obs"][lane]["action_mask"].any()
            assert info["final_obs"][lane]["observation"].any()
            ended += 1
        assert not rewards[~over].any()
        if ended >= 4:
            break
    assert ended >= 4


def test_the_same_seed_gives_the_same_games() -> None:
    def series(seed: int) -> list[bytes]:
        envs = SanmonVectorEnv("toy", num_envs=2, players=2, opponents="random")
        observations, _ = envs.reset(seed=seed)
        rng = np.random.default_rng(1)
        seen = []
        for _ in range(30):
            seen.append(observations["observation"].tobytes())
            observations, *_ = envs.step(choose(observations["action_mask"], rng))
        return seen

    assert series(1) == series(1)
    assert series(1) != series(2)


def test_an_illegal_action_loses_and_the_next_game_begins() -> None:
    envs = SanmonVectorEnv("toy", num_envs=2, players=2)
    observations, _ = envs.reset(seed=1)
    wrong = np.array([np.flatnonzero(mask == 0)[0] for mask in observations["action_mask"]])
    observations, rewards, over, _, info = envs.step(wrong)
    assert rewards.tolist() == [-1, -1]
    assert over.all()
    assert info["illegal"].all()
    assert observations["action_mask"].any(axis=1).all()


def test_a_policy_can_be_the_opponent() -> None:
    seen: list[int] = []

    def first(batch: Any) -> Any:
        seen.append(len(batch))
        return batch.masks.argmax(axis=1)

    envs = SanmonVectorEnv("satori", num_envs=2, players=2, opponents=first)
    observations, _ = envs.reset(seed=2)
    rng = np.random.default_rng(1)
    for _ in range(20):
        observations, *_ = envs.step(choose(observations["action_mask"], rng))
    assert seen


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(SetupError, match="needs 1 opponents, not 2"):
        SanmonVectorEnv("toy", players=2, opponents=["random", "random"])
    with pytest.raises(SetupError, match="seat is a number from 0 to 1"):
        SanmonVectorEnv("toy", players=2, seat=5)
    with pytest.raises(SetupError, match="reset"):
        SanmonVectorEnv("toy", num_envs=1, players=2).step([0])
    assert sanmon.agents()
