"""An AlphaZero-style learner in plain PyTorch, for games with two players: self-play with a search, and a network.

    python examples/research/alphazero.py satori --out runs --hours 6

The same command goes on with a run that was interrupted. `--hours` are hours of processor time in total. It writes
`alphazero-GAME.pt` (weights, for `sanmon lab benchmark`) and `alphazero-GAME.pt.json` (configuration and curve).

Each simulation plays in another world: `imagine` deals anew what the deciding seat cannot know. At the root the options
are drawn and halved as in Gumbel AlphaZero (Danihelka and others, 2022); below it PUCT chooses. The leaves of all games
that are played side by side are evaluated in one batch.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections import deque
from pathlib import Path
from typing import Any

import numpy as np
import torch
from network import Network, against_random, fingerprint, load, reward, save, used_columns
from torch.nn import functional

import sanmon
from sanmon.lab.observation import Observer

CONFIG = {
    "lanes": 48, "simulations": 16, "considered": 8, "exploration": 1.25, "memory": 40_000, "batch": 256, "reuse": 3,
    "steps": 24, "learning_rate": 1e-3, "weight_decay": 1e-4, "seed": 1,
}  # fmt: skip
FOR_PLAY = 32  # simulations for a decision of the contestant


class Node:
    """A decision in the tree: it belongs to a sequence of options, in whatever world."""

    __slots__ = ("children", "logits", "seat", "sums", "visits")

    def __init__(self, seat: int, logits: np.ndarray) -> None:
        self.seat = seat
        self.logits = logits  # of all options, because another world may have other ones
        self.visits: dict[int, int] = {}
        self.sums: dict[int, float] = {}  # of the forecasts for this node's seat
        self.children: dict[int, Node] = {}

    def choose(self, options: Any, exploration: float) -> int:
        """The option with the best upper bound."""
        preferences = self.logits[options]
        odds = np.exp(preferences - preferences.max())
        odds /= odds.sum()
        total = sum(self.visits.values())
        root = exploration * math.sqrt(total + 1)
        best, most = options[0], -math.inf
        usual = sum(self.sums.values()) / total if total else 0.0
        for option, chance in zip(options, odds.tolist(), strict=True):
            seen = self.visits.get(option, 0)
            value = self.sums[option] / seen if seen else usual
            bound = value + root * chance / (1 + seen)
            if bound > most:
                best, most = option, bound
        return best


class Brain:
    """A network that reads states in batches."""

    def __init__(self, network: Network, columns: np.ndarray, game: Any, most: int) -> None:
        self.network, self.columns = network, columns
        self.observer = observer = Observer(game, 2)
        self.rows_in = np.zeros((most, observer.size), np.float32)
        self.masks = np.zeros((most, game.vocabulary.size), np.int8)
        self.rows = observer.rows(self.rows_in, self.masks, most)
        self.layouts = [observer.row_layout(seat) for seat in range(2)]
        self.facts = observer.facts()

    def read(self, states: list[Any]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """What the seats that decide know (the used columns), the preferences for all options, and the forecasts."""
        for row, state in enumerate(states):
            self.rows.put(row, self.layouts[state.seat], self.facts.of(state, state.seat), state.options())
        numbers = self.rows_in[: len(states)][:, self.columns]
        with torch.inference_mode():
            logits, values = self.network(torch.from_numpy(numbers))
        return numbers, logits.numpy(), np.tanh(values.numpy())


class Search:
    """The search for one decision. `leaf` and `give` are called in turn, so that many searches share a batch."""

    def __init__(
        self, state: Any, logits: np.ndarray, value: float, config: Any, rng: random.Random, noise: bool
    ) -> None:
        self.state, self.value, self.rng = state, value, rng
        self.seat = state.seat
        self.root = Node(self.seat, logits)
        self.options = list(state.options())
        self.exploration = config["exploration"]
        self.gumbel = {
            option: -math.log(-math.log(rng.random() or 0.5)) if noise else 0.0 for option in self.options
        }  # fmt: skip
        self.left = sorted(self.options, key=lambda option: -(self.gumbel[option] + logits[option]))
        self.left = self.left[: config["considered"]]
        self.phases = max(1, math.ceil(math.log2(len(self.left)))) if len(self.left) > 1 else 1
        self.simulations = config["simulations"] if len(self.options) > 1 else 0
        self.plan: deque[int] = deque()
        self.path: list[tuple[Node, int]] = []
        self.spent = 0

    def q(self, option: int) -> float:
        """The mean forecast for an option that was tried."""
        return self.root.sums[option] / self.root.visits[option]

    def scaled(self, value: float) -> float:
        """How much a forecast counts beside the logarithm of a chance."""
        return (50 + max(self.root.visits.values(), default=0)) * 0.1 * value

    def leaf(self) -> Any:
        """Plays one simulation down to a position that the network must judge; None if the search is finished."""
        while self.spent < self.simulations:
            self.spent += 1
            if not self.plan:
                if self.root.visits:
                    self.left.sort(key=lambda o: -(self.gumbel[o] + self.root.logits[o] + self.scaled(self.q(o))))
                    self.left = self.left[: max(1, (len(self.left) + 1) // 2)]
                each = max(1, self.simulations // (self.phases * len(self.left)))
                self.plan.extend(option for option in self.left for _ in range(each))
            world = self.state.imagine(self.seat, self.rng)
            world.quiet = True
            node, option = self.root, self.plan.popleft()
            self.path = []
            while True:
                self.path.append((node, option))
                world.apply(option)
                if world.seat is None:
                    result = world.result
                    self.back(reward(result.scores, result.ranks, 0))
                    break
                child = node.children.get(option)
                if child is None or child.seat != world.seat:
                    return world
                node = child
                option = node.choose(list(world.options()), self.exploration)
        return None

    def give(self, seat: int, logits: np.ndarray, value: float) -> None:
        """Takes the network's judgement of the last leaf."""
        node, option = self.path[-1]
        node.children[option] = Node(seat, logits.copy())
        self.back(value if seat == 0 else -value)

    def back(self, value: float) -> None:
        """Adds a forecast, which is for seat 0, to all that led to it."""
        for node, option in self.path:
            node.visits[option] = node.visits.get(option, 0) + 1
            node.sums[option] = node.sums.get(option, 0.0) + (value if node.seat == 0 else -value)

    def decision(self) -> tuple[int, np.ndarray]:
        """The option to play, and the improved chances of all options."""
        logits = self.root.logits[self.options].astype(np.float64)
        odds = np.exp(logits - logits.max())
        odds /= odds.sum()
        visits = self.root.visits
        if not visits:
            return self.left[0], odds
        tried = [place for place, option in enumerate(self.options) if option in visits]
        found = np.array([self.q(self.options[place]) for place in tried])
        total = sum(visits.values())
        mixed = (self.value + total * float((odds[tried] * found).sum() / odds[tried].sum())) / (1 + total)
        values = np.full(len(self.options), mixed)
        values[tried] = found
        improved = logits + np.array([self.scaled(value) for value in values])
        improved = np.exp(improved - improved.max())
        most = max(visits.values())
        last = [option for option in self.left if visits.get(option, 0) == most] or self.left
        best = max(last, key=lambda o: self.gumbel[o] + self.root.logits[o] + self.scaled(self.q(o)))
        return best, improved / improved.sum()


def search_all(brain: Brain, states: list[Any], config: Any, rng: random.Random, noise: bool) -> Any:
    """Searches for a decision in each state; returns the observations, the options to play, and the targets."""
    numbers, logits, values = brain.read(states)
    numbers = numbers.copy()
    searches = [
        Search(state, logits[row].copy(), float(values[row]), config, rng, noise) for row, state in enumerate(states)
    ]
    active = searches
    while active:
        waiting = [(search, world) for search in active if (world := search.leaf()) is not None]
        if waiting:
            _, logits, values = brain.read([world for _, world in waiting])
            for row, (search, world) in enumerate(waiting):
                search.give(world.seat, logits[row], float(values[row]))
        active = [search for search, _ in waiting]
    return numbers, [(search.options, *search.decision()) for search in searches]


Sample = tuple[np.ndarray, Any, np.ndarray, float]  # an observation, options, their chances, the reward


class SelfPlay:
    """Games side by side in which the search decides for both seats."""

    def __init__(self, game: Any, brain: Brain, config: Any, seed: int) -> None:
        self.game, self.brain, self.config = game, brain, config
        self.rng = random.Random(seed)
        self.states = [self.deal() for _ in range(config["lanes"])]
        self.pending: list[list[Any]] = [[] for _ in self.states]
        self.games = 0

    def deal(self) -> Any:
        state = self.game.start(2, self.rng.getrandbits(60))
        state.quiet = True
        return state

    def step(self) -> list[Sample]:
        """One decision in every game; returns what can be learned from the games that ended."""
        numbers, decisions = search_all(self.brain, self.states, self.config, self.rng, noise=True)
        found: list[Sample] = []
        for lane, (options, option, chances) in enumerate(decisions):
            state = self.states[lane]
            self.pending[lane].append(
                (state.seat, numbers[lane].astype(np.float16), np.array(options, np.int32), chances.astype(np.float32))
            )
            state.apply(option)
            if state.seat is None:
                result = state.result
                for seat, row, legal, wanted in self.pending[lane]:
                    found.append((row, legal, wanted, reward(result.scores, result.ranks, seat)))
                self.pending[lane] = []
                self.states[lane] = self.deal()
                self.games += 1
        return found


def learn(network: Network, optimizer: Any, samples: list[Sample]) -> tuple[float, float]:
    """One step of gradient descent; returns the losses of the policy and of the forecast."""
    rows = torch.from_numpy(np.stack([sample[0] for sample in samples]).astype(np.float32))
    network.train()
    logits, values = network(rows)
    width = max(len(sample[1]) for sample in samples)
    places = np.zeros((len(samples), width), np.int64)
    wanted = np.zeros((len(samples), width), np.float32)
    legal = np.zeros((len(samples), width), np.bool_)
    for line, (_, options, chances, _) in enumerate(samples):
        places[line, : len(options)], wanted[line, : len(options)] = options, chances
        legal[line, : len(options)] = True
    chosen = logits.gather(1, torch.from_numpy(places)).masked_fill(~torch.from_numpy(legal), -1e9)
    policy = -(torch.from_numpy(wanted) * functional.log_softmax(chosen, 1)).sum(1).mean()
    rewards = torch.tensor([sample[3] for sample in samples], dtype=torch.float32)
    forecast = functional.mse_loss(torch.tanh(values), rewards)
    optimizer.zero_grad()
    (policy + forecast).backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
    optimizer.step()
    network.eval()
    return float(policy.detach()), float(forecast.detach())


def train(name: str, folder: Path, hours: float, config: dict[str, Any] = CONFIG, look: float = 60.0) -> dict[str, Any]:
    """Learns until `hours` of processor time are spent in all; returns what is known of the training.

    Every `look` seconds of processor time it writes the weights.
    """
    torch.set_num_threads(1)
    began = time.process_time()
    folder.mkdir(parents=True, exist_ok=True)
    weights, kept = folder / f"alphazero-{name}.pt", folder / f"alphazero-{name}.optimizer.pt"
    about: dict[str, Any] = {
        "learner": "AlphaZero-style", **fingerprint(name, 2), "config": config, "hours": 0.0, "decisions": 0,
        "games": 0, "curve": [],
    }  # fmt: skip
    game = sanmon.load(name)
    torch.manual_seed(config["seed"])
    if weights.exists() and kept.exists():
        network, columns, before = load(weights)
        for key in ("learner", "game", "components", "size", "config"):
            if before[key] != about[key]:
                raise SystemExit(f"{weights} is of another {key}; choose another folder")
        about = before
    else:
        columns = used_columns(name, 2)
        network = Network(len(columns), game.vocabulary.size).eval()
    about["command"] = f"python examples/research/alphazero.py {name} --hours {hours:g}"
    optimizer = torch.optim.AdamW(network.parameters(), config["learning_rate"], weight_decay=config["weight_decay"])
    if about["decisions"]:
        optimizer.load_state_dict(torch.load(kept, weights_only=True))
    spent, games_before = about["hours"], about["games"]
    brain = Brain(network, columns, game, config["lanes"])
    table = SelfPlay(game, brain, config, config["seed"] + about["decisions"])
    memory: deque[Sample] = deque(maxlen=config["memory"])
    draw = random.Random(config["seed"])
    next_look = look
    losses: list[tuple[float, float]] = []
    while about["hours"] < hours:
        found: list[Sample] = []
        for _ in range(config["steps"]):
            found += table.step()
            about["decisions"] += config["lanes"]
        memory.extend(found)
        if len(memory) >= config["batch"]:
            for _ in range(max(1, config["reuse"] * config["steps"] * config["lanes"] // config["batch"])):
                losses.append(learn(network, optimizer, draw.sample(memory, config["batch"])))
        used = time.process_time() - began
        about["hours"], about["games"] = round(spent + used / 3600, 4), games_before + table.games
        if used >= next_look or about["hours"] >= hours:
            next_look = used + look
            share, lead = against_random(network, columns, name)
            about["hours"] = round(spent + (time.process_time() - began) / 3600, 4)
            about["curve"].append([about["hours"], about["decisions"], round(share, 3), round(lead, 2)])
            torch.save(optimizer.state_dict(), kept)
            save(weights, network.state_dict(), columns, about)
            policy, forecast = np.mean(losses, axis=0) if losses else (0.0, 0.0)
            losses = []
            print(
                f"{name}: {about['hours']:.3f} hours, {about['games']:,} games, losses {policy:.2f}, {forecast:.3f}, "
                f"without search {share:.1%} and {lead:+.1f} points against random",
                flush=True,
            )
    return about


def player(weights: str, simulations: int = FOR_PLAY) -> Any:
    """A contestant: `sanmon lab benchmark satori alphazero:player@runs/alphazero-satori.pt`."""
    network, columns, about = load(weights)
    torch.set_num_threads(1)
    config = {**about["config"], "simulations": simulations}

    class AlphaZero(sanmon.Agent):
        """Searches, without noise, in worlds that its seat can imagine."""

        name = "alphazero"
        brain: Brain | None = None

        def choose(self, options: Any, position: Any) -> int:
            state = position.imagine(self.rng)
            if self.brain is None:
                self.brain = Brain(network, columns, state.game, 1)
            if state.seat != position.seat:  # another seat decides at the same time
                preferences = network(
                    torch.from_numpy(self.brain.observer.observe(state, position.seat)[None, columns])
                )
                return max(options, key=preferences[0][0].detach().numpy().__getitem__)
            return search_all(self.brain, [state], config, self.rng, noise=False)[1][0][1]

    return AlphaZero


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, default=Path("runs"))
    parser.add_argument("--hours", type=float, default=6.0)
    given = parser.parse_args()
    train(given.game, given.out, given.hours)
