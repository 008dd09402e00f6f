"""The Gymnasium environments: Gymnasium's own check, and games against bots."""

import copy
import pickle
import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sanmon
import sanmon.lab.gymnasium
from sanmon.kernel.errors import IllegalOption, SetupError


def make(game: str, **settings: Any) -> Any:
    return gymnasium.make(f"sanmon/{sanmon.lab.gymnasium.camel_case(game)}-v0", **settings).unwrapped


def play(env: Any, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """Plays a whole game, always choosing the last option; returns the actions, the reward and the last info."""
    seen, info = env.reset(seed=seed)
    actions = []
    while True:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert np.array_equal(seen["action_mask"].astype(bool), env.action_masks())
        actions.append(int(np.flatnonzero(seen["action_mask"])[-1]))
        seen, reward, over, cut, info = env.step(actions[-1])
        assert not cut
        if over:
            return actions, reward, info
        assert reward == 0


@pytest.mark.parametrize("game", sanmon.games())
@pytest.mark.parametrize("players", [1, 2])
def test_gymnasiums_own_check(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*render.*")  # text needs no screen
        warnings.filterwarnings("ignore", message=".*spec.*")
        check_env(make(game, players=players, opponents="random"))


@pytest.mark.parametrize("game", sanmon.games())
def test_a_whole_game_against_a_level(game: str) -> None:
    env = make(game, players=2, opponents="level-1")
    actions, reward, info = play(env, 3)
    assert play(env, 3)[:2] == (actions, reward)
    assert env.state.result is not None
    ranks = info["ranks"]
    assert reward == (ranks[1] > ranks[0]) - (ranks[1] < ranks[0])


def test_the_environment_can_play_any_seat() -> None:
    for seat in range(3):
        env = make("bitoku", players=3, seat=seat, opponents=["random", "random"])
        _, info = env.reset(seed=2)
        assert info["seat"] == seat
        assert seat in env.state.seats
    seats = set()
    env = make("toy", players=3, seat="random", opponents="random")
    for seed in range(20):
        seats.add(env.reset(seed=seed)[1]["seat"])
    assert seats == {0, 1, 2}


def test_the_opponent_of_a_solo_game_is_the_games_own() -> None:
    env = make("satori", players=1)
    _, reward, info = play(env, 5)
    assert len(info["scores"]) == 2
    assert reward in {-1.0, 0.0, 1.0}


def test_an_illegal_action_loses_or_is_an_error() -> None:
    env = make("koi", players=2, opponents="random")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    strict = make("koi", players=2, opponents="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalOption):
        strict.step(wrong)


def test_vector_environments() -> None:
    envs = gymnasium.make_vec("sanmon/Toy-v0", num_envs=3, opponents="random")
    seen, _ = envs.reset(seed=1)
    over = 0
    for _ in range(60):
        masks = seen["action_mask"]
        seen, _, ended, _, _ = envs.step(np.where(masks.any(axis=1), masks.argmax(axis=1), 0))
        over += int(ended.sum())
    assert over >= 3
    envs.close()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"opponents": "level-99"}, "no agent"),
        ({"opponents": ["random", "random"]}, "1 opponents, not 2"),
        ({"seat": 2}, "from 0 to 1"),
        ({"seat": "north"}, "'random'"),
        ({"illegal": "ignore"}, "'lose'"),
        ({"render_mode": "human"}, "ansi"),
        ({"players": 9}, "for 1, 2, 3, 4 players"),
    ],
)
def test_mistakes_are_named(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        sanmon.lab.gymnasium.SanmonEnv("satori", **wrong)
    with pytest.raises(SetupError, match="reset"):
        make("satori").action_masks()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_can_be_copied_in_the_middle_of_a_game(copied: Any) -> None:
    env: Any = gymnasium.make("sanmon/Satori-v0", players=2, opponents="random", rewards="margin").unwrapped
    env.reset(seed=2)
    rng = random.Random(2)
    for _ in range(20):
        env.step(rng.choice(env.state.options(env.seat)))
    other = copied(env)
    for _ in range(1000):
        action = rng.choice(env.state.options(env.seat))
        mine, theirs = env.step(action), other.step(action)
        assert mine[0]["observation"].tobytes() == theirs[0]["observation"].tobytes()
        assert mine[1:4] == theirs[1:4]
        if mine[2]:
            break
    scores = mine[4]["scores"]
    assert mine[1] == scores[env.seat] - scores[1 - env.seat]
