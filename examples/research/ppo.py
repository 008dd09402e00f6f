"""MaskablePPO (sb3-contrib) that learns a game with two players against its own earlier self.

    python examples/research/ppo.py satori --out runs --hours 2

The same command goes on with a run that was interrupted. `--hours` are hours of processor time in total. It writes
`ppo-GAME.pt` (weights, for `sanmon lab benchmark`), `ppo-GAME.zip` (to go on from), and `ppo-GAME.pt.json` (the
configuration and the curve).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from network import WIDTH, Network, Trunk, against_random, fingerprint, greedy, load, reward, save, used_columns
from sb3_contrib import MaskablePPO
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

from sanmon.lab.vector import Local, make

CONFIG = {
    "lanes": 64, "n_steps": 128, "batch_size": 1024, "n_epochs": 4, "learning_rate": 3e-4, "gamma": 1.0,
    "gae_lambda": 0.95, "ent_coef": 0.01, "clip_range": 0.2, "target_kl": 0.05, "refresh": 4, "random_lanes": 8,
    "seed": 1,
}  # fmt: skip


class Features(BaseFeaturesExtractor):
    """Our trunk, as Stable-Baselines3 takes it."""

    def __init__(self, observation_space: spaces.Box) -> None:
        super().__init__(observation_space, WIDTH)
        self.trunk = Trunk(observation_space.shape[0])

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        return self.trunk(observations)


class SelfPlay(VecEnv):
    """Games of two players in lanes. One seat of each is the learner's; the rival is an earlier network or random."""

    def __init__(self, game: str, lanes: int, columns: np.ndarray, random_lanes: int, seed: int) -> None:
        batch = make(game, lanes, 2)
        assert isinstance(batch, Local)
        self.batch, self.columns, self.rival = batch, columns, None
        self.against_random = np.arange(lanes) < random_lanes
        self.rng = np.random.default_rng(seed)
        self.first_seed = seed
        self.length = np.zeros(lanes, np.int64)
        high = np.full(len(columns), np.inf, np.float32)
        options = batch.observer.game.vocabulary.size
        super().__init__(lanes, spaces.Box(-high, high), spaces.Discrete(options))

    def reset(self) -> np.ndarray:
        self.batch.reset(self.first_seed)
        self.own = self.rng.integers(2, size=self.num_envs)
        self.play_rivals()
        return self.batch.observations[:, self.columns]

    def step_async(self, actions: np.ndarray) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        rewards = np.zeros(self.num_envs, np.float32)
        dones = np.zeros(self.num_envs, np.bool_)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        self.length += 1
        self.move(range(self.num_envs), self.actions.tolist(), rewards, dones, infos)
        self.play_rivals(rewards, dones, infos)
        return self.batch.observations[:, self.columns], rewards, dones, infos

    def move(self, lanes: Any, actions: Sequence[int], rewards: Any, dones: Any, infos: Any) -> None:
        """Carries out an action in each of these lanes, and notes the games that end."""
        table = self.batch.lanes
        for lane, action in zip(lanes, actions, strict=True):
            table.ended, table.results = [], []
            table.act(lane, action)
            if table.results:
                result, seat = table.results[0], int(self.own[lane])
                if rewards is not None:
                    rewards[lane] = reward(result.scores, result.ranks, seat)
                    dones[lane] = True
                    infos[lane] = {
                        "episode": {"r": float(rewards[lane]), "l": int(self.length[lane])},
                        "terminal_observation": np.zeros(len(self.columns), np.float32),
                    }
                self.length[lane] = 0
                self.own[lane] = self.rng.integers(2)
            table.show(lane)

    def play_rivals(self, rewards: Any = None, dones: Any = None, infos: Any = None) -> None:
        """Lets the rivals play until it is the learner's turn in every lane."""
        while True:
            waiting = np.flatnonzero(np.array(self.batch.lanes.seats) != self.own)
            if not len(waiting):
                return
            masks = self.batch.masks[waiting]
            actions = (self.rng.random(masks.shape, np.float32) * masks).argmax(axis=1)
            if self.rival is not None:
                trained = ~self.against_random[waiting]
                rows = waiting[trained]
                if len(rows):
                    with torch.inference_mode():
                        preferences = self.rival(torch.from_numpy(self.batch.observations[rows][:, self.columns]))[0]
                    noise = self.rng.gumbel(size=preferences.shape)
                    actions[trained] = np.where(masks[trained] > 0, preferences.numpy() + noise, -np.inf).argmax(axis=1)
            self.move(waiting.tolist(), actions.tolist(), rewards, dones, infos)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.batch.masks.astype(np.bool_))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.batch.close()


def network_of(model: MaskablePPO, inputs: int, options: int) -> Network:
    """The model's weights as a plain network."""
    network = Network(inputs, options)
    network.trunk.load_state_dict(model.policy.features_extractor.trunk.state_dict())
    network.policy.load_state_dict(model.policy.action_net.state_dict())
    network.value.load_state_dict(model.policy.value_net.state_dict())
    return network.eval()


def train(game: str, folder: Path, hours: float, config: dict[str, Any] = CONFIG) -> dict[str, Any]:
    """Learns until `hours` of processor time are spent in all; returns what is known of the training."""
    torch.set_num_threads(1)
    began = time.process_time()
    folder.mkdir(parents=True, exist_ok=True)
    weights, kept = folder / f"ppo-{game}.pt", folder / f"ppo-{game}.zip"
    about: dict[str, Any] = {
        "learner": "MaskablePPO", **fingerprint(game, 2), "config": config, "hours": 0.0, "decisions": 0, "curve": [],
    }  # fmt: skip
    columns = None
    if weights.exists() and kept.exists():
        _, columns, before = load(weights)
        for key in ("learner", "game", "components", "size", "config"):
            if before[key] != about[key]:
                raise SystemExit(f"{weights} is of another {key}; choose another folder")
        about = before
    about["command"] = f"python examples/research/ppo.py {game} --hours {hours:g}"
    columns = used_columns(game, 2) if columns is None else columns
    spent = about["hours"]
    envs = SelfPlay(game, config["lanes"], columns, config["random_lanes"], config["seed"] + about["decisions"])
    if about["decisions"]:
        model = MaskablePPO.load(kept, envs, device="cpu")
        envs.rival = network_of(model, len(columns), envs.action_space.n)
    else:
        names = (
            "n_steps",
            "batch_size",
            "n_epochs",
            "learning_rate",
            "gamma",
            "gae_lambda",
            "ent_coef",
            "clip_range",
            "target_kl",
            "seed",
        )
        policy = {"features_extractor_class": Features, "net_arch": []}
        model = MaskablePPO(
            "MlpPolicy", envs, policy_kwargs=policy, device="cpu", **{name: config[name] for name in names}
        )
    rounds = 0
    first = True
    while about["hours"] < hours:
        model.learn(config["lanes"] * config["n_steps"], reset_num_timesteps=first and not about["decisions"])
        first = False
        rounds += 1
        about["decisions"] = model.num_timesteps
        about["hours"] = round(spent + (time.process_time() - began) / 3600, 4)
        if rounds % config["refresh"] == 0 or about["hours"] >= hours:
            network = network_of(model, len(columns), envs.action_space.n)
            envs.rival = network
            share, lead = against_random(network, columns, game)
            about["hours"] = round(spent + (time.process_time() - began) / 3600, 4)
            about["curve"].append([about["hours"], about["decisions"], round(share, 3), round(lead, 2)])
            model.save(kept)
            save(weights, network.state_dict(), columns, about)
            print(
                f"{game}: {about['hours']:.3f} hours, {about['decisions']:,} decisions, "
                f"{share:.1%} and {lead:+.1f} points against random",
                flush=True,
            )
    return about


def player(weights: str) -> Any:
    """A contestant: `sanmon lab benchmark satori ppo:player@runs/ppo-satori.pt`."""
    network, columns, _ = load(weights)
    torch.set_num_threads(1)

    def ppo(batch: Any) -> np.ndarray:
        return greedy(network, columns, batch.observations, batch.masks)

    return ppo


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, default=Path("runs"))
    parser.add_argument("--hours", type=float, default=2.0)
    given = parser.parse_args()
    train(given.game, given.out, given.hours)
