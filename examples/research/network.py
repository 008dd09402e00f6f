"""The network of both learners, the columns that it reads, and the file in which they are kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import sanmon
from sanmon.lab import vector
from sanmon.lab.observation import Observer

WIDTH = 256


class Trunk(nn.Module):
    """From an observation to features. Counts enter by their logarithm, so that 100 points do not drown a single 1."""

    def __init__(self, inputs: int, width: int = WIDTH) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.norm = nn.LayerNorm(width)
        self.second = nn.Linear(width, width)

    def forward(self, numbers: torch.Tensor) -> torch.Tensor:
        """Features of a batch of observations."""
        scaled = torch.sign(numbers) * torch.log1p(torch.abs(numbers))
        features = torch.relu(self.norm(self.first(scaled)))
        return features + torch.relu(self.second(features))


class Network(nn.Module):
    """A trunk with two heads: a preference for every option, and a forecast of the reward."""

    def __init__(self, inputs: int, options: int, width: int = WIDTH) -> None:
        super().__init__()
        self.trunk = Trunk(inputs, width)
        self.policy = nn.Linear(width, options)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, numbers: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Preferences and forecasts for a batch of observations."""
        features = self.trunk(numbers)
        return self.policy(features), self.value(features)[:, 0]


def used_columns(game: str, players: int, steps: int = 2000, lanes: int = 16) -> np.ndarray:
    """The columns of an observation that are not zero at least once in random games. The others are left out."""
    batch = vector.make(game, lanes, players)
    batch.reset(seed=0)
    used = np.zeros(batch.observer.size, np.bool_)
    for _ in range(steps):
        used |= (batch.observations != 0).any(axis=0)
        batch.step(batch.sample())
    return np.flatnonzero(used)


def save(path: Path, network: dict[str, torch.Tensor], columns: np.ndarray, about: dict[str, Any]) -> None:
    """Writes the weights, and beside them what is known of their training, for people and for the benchmark."""
    new = path.with_name(path.name + ".new")
    torch.save({"network": network, "columns": torch.from_numpy(columns), "about": about}, new)
    new.replace(path)
    path.with_name(path.name + ".json").write_text(json.dumps(about, indent=1) + "\n")


def load(path: str | Path) -> tuple[Network, np.ndarray, dict[str, Any]]:
    """Reads a network, its columns, and what is known of its training."""
    kept = torch.load(path, weights_only=True)
    weights = kept["network"]
    network = Network(weights["trunk.first.weight"].shape[1], weights["policy.weight"].shape[0])
    network.load_state_dict(weights)
    network.eval()
    return network, kept["columns"].numpy(), kept["about"]


def fingerprint(game: str, players: int) -> dict[str, Any]:
    """What weights depend on; they are of no use for another component set or another layout."""
    loaded = sanmon.load(game)
    size = Observer(loaded, players).size
    return {"game": game, "players": players, "components": loaded.components_hash, "size": size}


def reward(scores: Any, ranks: Any, seat: int) -> float:
    """What both learners aim at with two players, from -1 to 1: half the win, half a lead in points."""
    won = (ranks[1 - seat] > ranks[seat]) - (ranks[1 - seat] < ranks[seat])
    return 0.5 * won + 0.5 * float(np.tanh((scores[seat] - scores[1 - seat]) / 20))


def greedy(network: Network, columns: np.ndarray, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """The option that the network prefers in each row."""
    with torch.inference_mode():
        preferences = network(torch.from_numpy(observations[:, columns]))[0].numpy()
    return np.where(masks.astype(np.bool_), preferences, -np.inf).argmax(axis=1)


def against_random(network: Network, columns: np.ndarray, game: str, games: int = 100) -> tuple[float, float]:
    """The share of points and the mean lead of a network without search against random moves, with two players."""
    lanes = min(games, 50)
    batch = vector.make(game, lanes, 2, rewards="margin")
    batch.reset(seed=1_000_000)
    points = lead = 0.0
    played = 0
    while played < games:
        mine = batch.seats == np.arange(lanes) % 2
        actions = batch.sample()
        if mine.any():
            actions[mine] = greedy(network, columns, batch.observations[mine], batch.masks[mine])
        batch.step(actions)
        for lane in np.flatnonzero(batch.dones):
            margin = batch.rewards[lane][lane % 2]
            points += 0.5 * (np.sign(margin) + 1)
            lead += margin
            played += 1
    return float(points / played), float(lead / played)
