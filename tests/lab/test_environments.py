"""What our environments promise to the libraries around them: copies, pictures, and errors that are caught there."""

import copy
import importlib.util
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

import sanmon
import sanmon.lab.gymnasium
from sanmon.kernel.errors import IllegalOption, SetupError
from sanmon.lab import pettingzoo
from sanmon.lab.vector.gymnasium import SanmonVectorEnv

GAMES = ("satori", "bitoku", "koi")
HAS_PYGAME = importlib.util.find_spec("pygame") is not None


def made(name: str, **settings: Any) -> Any:
    return gymnasium.make(f"sanmon/{name.capitalize()}-v0", opponents="random", **settings)


def gym_steps(env: Any, count: int) -> list[bytes]:
    draw = np.random.default_rng(5)
    seen = []
    for _ in range(count):
        observation, _, over, _, _ = env.step(int(draw.choice(np.flatnonzero(env.unwrapped.action_masks()))))
        seen.append(observation["observation"].tobytes())
        if over:
            env.reset()
    return seen


def agent_steps(env: Any, count: int) -> list[bytes]:
    draw = np.random.default_rng(5)
    seen = []
    for _ in range(count):
        observation, _, over, _, _ = env.last()
        assert not over
        seen.append(observation["observation"].tobytes())
        env.step(int(draw.choice(np.flatnonzero(observation["action_mask"]))))
    return seen


def vector_steps(envs: Any, count: int) -> list[bytes]:
    draw = np.random.default_rng(5)
    seen = []
    for _ in range(count):
        actions = [int(draw.choice(np.flatnonzero(mask))) for mask in envs.action_masks()]
        observation, rewards, *_ = envs.step(actions)
        seen.append(observation["observation"].tobytes() + rewards.tobytes())
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_copies_go_on_as_the_original_does(name: str) -> None:
    env = made(name, version=2)
    env.reset(seed=3)
    gym_steps(env, 5)
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected = gym_steps(env, 15)
    assert [gym_steps(other, 15) for other in others] == [expected, expected]
    table = getattr(pettingzoo, f"{name}_v0").env(players=3, rewards="margin")
    table.reset(seed=3)
    agent_steps(table, 5)
    tables = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    expected = agent_steps(table, 15)
    assert [agent_steps(other, 15) for other in tables] == [expected, expected]


def test_copies_of_a_vector_environment_go_on_as_the_original_does() -> None:
    envs = SanmonVectorEnv("satori", num_envs=3, seat="random", opponents="random")
    envs.reset(seed=3)
    vector_steps(envs, 10)
    others = [copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))]
    expected = vector_steps(envs, 100)  # beyond the end of games
    assert [vector_steps(other, 100) for other in others] == [expected, expected]


def test_errors_are_of_the_types_that_gymnasium_knows() -> None:
    env = made("koi", illegal="raise").unwrapped
    with pytest.raises(gymnasium.error.ResetNeeded) as early:
        env.step(0)
    assert isinstance(early.value, SetupError)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    with pytest.raises(gymnasium.error.InvalidAction) as illegal:
        env.step(wrong)
    assert isinstance(illegal.value, IllegalOption)
    envs = SanmonVectorEnv("koi", num_envs=2, opponents="random")
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step([0, 0])
    envs.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        envs.reset()


def test_environments_observe_the_second_version() -> None:
    sizes = set()
    for players in (2, 3, 4):
        env = pettingzoo.satori_v0.env(players=players, version=2, rows=4)
        env.reset(seed=1)
        sizes.add(env.last()[0]["observation"].shape)
    envs = SanmonVectorEnv("satori", num_envs=2, opponents="random", version=2, rows=4)
    sizes.add(envs.reset(seed=1)[0]["observation"].shape[1:])
    assert len(sizes) == 1


@pytest.mark.parametrize("name", GAMES)
def test_the_board_as_text_is_that_of_the_seat(name: str) -> None:
    env = made(name, render_mode="ansi").unwrapped
    env.reset(seed=1)
    text = env.render()
    assert len(text.splitlines()) > 10
    assert "\x1b" not in text
    assert made(name).unwrapped.render() is None


@pytest.mark.skipif(HAS_PYGAME, reason="pygame is there")
def test_a_picture_without_pygame_names_what_is_missing() -> None:
    with pytest.raises(SetupError, match=r"sanmon\[render\]"):
        made("koi", render_mode="rgb_array")


@pytest.mark.skipif(not HAS_PYGAME, reason="needs pygame: pip install 'sanmon[render]'")
@pytest.mark.parametrize("name", GAMES)
def test_the_board_as_a_picture(name: str) -> None:
    env = made(name, render_mode="rgb_array").unwrapped
    env.reset(seed=1)
    before = env.render()
    assert before.dtype == np.uint8
    assert before.shape[2] == 3
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 10
    gym_steps(env, 5)
    after = env.render()
    assert before.shape != after.shape or not np.array_equal(before, after)


def test_solo_games_hide_nothing_and_say_so_to_openspiel() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from sanmon.lab import openspiel

    openspiel.register()
    information = pyspiel.GameType.Information
    for name in GAMES:
        for players in sanmon.info(name).players:
            game = pyspiel.load_game(f"sanmon_{name}(players={players})")
            hidden = players > 1 and name != "koi"
            assert (game.get_type().information == information.IMPERFECT_INFORMATION) == hidden
    game = pyspiel.load_game("sanmon_satori(players=2,rewards=points,version=2,rows=4)")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state = game.new_initial_state()
    draw = np.random.default_rng(1)
    while not state.is_terminal():
        chance = state.is_chance_node()
        choices = [outcome for outcome, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(int(draw.choice(choices)))
    assert state.returns() == [float(score) for score in state.state.result.scores]
