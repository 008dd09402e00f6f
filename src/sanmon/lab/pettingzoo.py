"""PettingZoo: every game as an environment in which agents take turns (AEC).

    from sanmon.lab.pettingzoo import satori_v0
    env = satori_v0.env(players=3)

An agent observes `{"observation", "action_mask"}`: the vector of `sanmon.lab.observation` and a mask with a 1 for each
option that it may choose. An action is an option of the game's vocabulary. Rewards come at the end, by rank, margin or
points (`sanmon.lab.rewards`). Agents that decide at the same time answer one after the other, and none sees the others'
answers.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import sanmon
from sanmon.kernel.game import Game
from sanmon.kernel.state import State
from sanmon.lab.extras import need
from sanmon.lab.observation import Layout, Observer
from sanmon.lab.rewards import check_kind, rewards_of

need("numpy", "pettingzoo")
need("gymnasium", "pettingzoo")
need("pettingzoo", "pettingzoo")

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv

from sanmon.lab.spaces import (
    Observation,
    action_space,
    applied,
    check_render_mode,
    observation_of,
    observation_space,
    render_modes,
    rendered,
    started,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["Environment", "SanmonAEC"]

VERSION = "_v0"  # what the names of environments end with


class SanmonAEC(AECEnv):
    """One game. `reset(seed=S)` begins a series of games; each further `reset()` starts the next game of the series.

    `layout` is for a game without a module `observe`; `version` and `rows` choose what is observed: see
    `sanmon.lab.observation`.
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        components: str | Path | None = None,
        render_mode: str | None = None,
        layout: Layout | None = None,
        rewards: str = "rank",
        version: int = 1,
        rows: int | None = None,
        **settings: Any,
    ) -> None:
        super().__init__()
        self.game: Game[Any] = sanmon.load(game, components) if isinstance(game, str) else game
        name = self.game.info.name
        self.metadata = {"render_modes": render_modes(), "name": f"{name}{VERSION}", "is_parallelizable": False}
        self.render_mode = check_render_mode(name, render_mode)
        self.players = self.game.info.check_players(players)
        self.kind = check_kind(rewards)
        self.settings = self.game.info.check_settings(self.players, settings)
        self.observer = Observer(self.game, self.players, layout, version=version, rows=rows)
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.observer) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.observer) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None
        self.state_now: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All options of the vocabulary; the mask in the observation says which of them are legal now."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts the next game of the series; with a seed, the first game of a new series."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        number = int(self._random.integers(1 << 62))
        self.state_now = self.game.start(self.players, number, False, None, **self.settings)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Selects the agent that decides; when the game is over, the next one that has to make its last, empty step."""
        seat = started(self.state_now).seat
        self.agent_selection = self.possible_agents[seat] if seat is not None else self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What the agent knows now. Its mask is all zeros unless it may decide."""
        return observation_of(self.observer, started(self.state_now), self.seats[agent])

    def state(self) -> NDArray[np.float32]:
        """The whole game, with everything hidden: the observations of all agents, one after the other.

        It is for learners whose critic sees everything during training. No agent may see it during play.
        """
        state = started(self.state_now)
        vectors = [self.observer.observe(state, seat) for seat in range(self.players)]
        whole: NDArray[np.float32] = np.concatenate(vectors)
        return whole

    @property
    def state_space(self) -> spaces.Space[Any]:
        """The space of `state()`."""
        low, high = self.observer.bounds()
        return spaces.Box(np.tile(low, self.players), np.tile(high, self.players), dtype=np.float32)

    def step(self, action: Any) -> None:
        """Applies the selected agent's action; raises `sanmon.IllegalOption` if the option is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = started(self.state_now)
        applied(state, action, self.seats[agent])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        result = state.result
        if result is not None:
            rewards = rewards_of(result, self.players, self.kind)
            for seat, one in enumerate(self.possible_agents):
                self.rewards[one] = rewards[seat]
                self.terminations[one] = True
                self.infos[one] = {"score": result.scores[seat], "rank": result.ranks[seat]}
        self._select()
        self._accumulate_rewards()

    def render(self) -> Any:
        """The board as a spectator sees it, as text or as a picture; None without a render mode."""
        return rendered(self.state_now, None, self.render_mode)

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""

    def __str__(self) -> str:
        return f"{self.game.info.name}{VERSION}"


class Environment:
    """A game's environments: `raw_env` without wrappers, `env` with PettingZoo's usual ones."""

    def __init__(self, game: str) -> None:
        self.game = game

    def raw_env(self, players: int | None = None, **settings: Any) -> SanmonAEC:
        """The bare environment. Keywords: table options, `components`, `render_mode`, `rewards`, `version`, `rows`."""
        return SanmonAEC(self.game, players, **settings)

    def env(self, players: int | None = None, **settings: Any) -> AECEnv[Any, Any, Any]:
        """The environment with wrappers: an illegal action loses the game, and steps in a wrong order are refused."""
        bare = self.raw_env(players, **settings)
        return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1.0))


def __getattr__(name: str) -> Environment:
    """The environments of a game by its name: `satori_v0` and so on."""
    game = name.removesuffix(VERSION)
    if not name.endswith(VERSION) or game not in sanmon.games():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return Environment(game)
