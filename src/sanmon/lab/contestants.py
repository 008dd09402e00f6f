"""Contestants: the agents of this package by name, and anybody's own as `package.module:name`.

The name may stand for a class that derives from `sanmon.Agent`, or for a policy as self-play takes it: a function of a
batch that returns an option for each row, or a row of preferences over the whole vocabulary. A module in the current
folder is found too. `package.module:name@FILE` calls what is found with the name of the file, such as one of weights;
the answer is the class or the policy.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from sanmon.bots.agents import Agent, Position, agent
from sanmon.kernel.errors import SetupError
from sanmon.lab.batches import Batch, Policy, choices
from sanmon.lab.extras import need
from sanmon.lab.observation import Observer

Contestant = str | type[Agent] | Callable[[Any], Any]  # a name, a class of agents, or a policy


class PolicyAgent(Agent):
    """Lets a policy decide. It sees what the seat may know: the observation of a game as the seat can imagine it."""

    def __init__(self, policy: Policy, seed: str | int = 0, name: str = "policy") -> None:
        super().__init__(seed)
        self.policy = policy
        self.name = name
        self._numpy_rng = need("numpy", "data").random.default_rng(self.rng.getrandbits(64))
        self._observers: dict[tuple[int, int], Observer] = {}

    def reseed(self, seed: str | int) -> None:
        """Restarts the agent's random numbers."""
        super().reseed(seed)
        self._numpy_rng = need("numpy", "data").random.default_rng(self.rng.getrandbits(64))

    def choose(self, options: Sequence[int], position: Position) -> int:
        """Returns the policy's choice; an illegal one raises SetupError."""
        np = need("numpy", "data")
        world = position.imagine(self.rng)
        key = (id(world.game), world.players)
        observer = self._observers.get(key)
        if observer is None:
            observer = self._observers[key] = Observer(world.game, world.players)
        masks = np.zeros((1, world.game.vocabulary.size), np.bool_)
        masks[0, list(options)] = True
        batch = Batch(observer.observe(world, position.seat)[None], masks, [0], [position.seat], [self._numpy_rng])
        chosen = choices(self.policy(batch), batch)[0]
        if chosen not in options:
            raise SetupError(f"the policy {self.name} chose {chosen}, which is not one of the {len(options)} options")
        return chosen


def name_of(contestant: Contestant) -> str:
    """A contestant's name, for tables and seeds."""
    return contestant if isinstance(contestant, str) else getattr(contestant, "__name__", type(contestant).__name__)


def make_agent(contestant: Contestant, seed: str | int = 0) -> Agent:
    """An agent for a contestant. Raises SetupError if there is none of that name."""
    if isinstance(contestant, str):
        if ":" not in contestant:
            return agent(contestant, seed)
        return make_agent(_imported(contestant), seed)
    if isinstance(contestant, type) and issubclass(contestant, Agent):
        made: Agent = contestant(seed)
        return made
    if not callable(contestant):
        raise SetupError(f"{contestant!r} is neither a class of agents nor a policy")
    return PolicyAgent(contestant, seed, name_of(contestant))


def weights_of(contestant: str) -> Path | None:
    """The file that a contestant's name gives after an @; None if it gives none."""
    file = contestant.partition("@")[2] if ":" in contestant else ""
    return Path(file) if file else None


def _imported(name: str) -> Any:
    weights = weights_of(name)
    if weights is None:
        return _found(name)
    try:
        changed = weights.stat().st_mtime_ns
    except OSError as problem:
        raise SetupError(f"cannot read {weights}: {problem.strerror}") from problem
    return _with_weights(name.partition("@")[0], str(weights), changed)


@lru_cache(maxsize=4)
def _with_weights(name: str, weights: str, _changed: int) -> Any:
    """What a module makes of a file of weights; read once, because every game of a match asks for it."""
    return _found(name)(weights)


def _found(name: str) -> Any:
    module, _, attribute = name.partition(":")
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as problem:
        raise SetupError(f"no agent {name!r}: its name is like package.module:name ({problem})") from problem
