"""Gymnasium: a game from one seat, against bots.

    import gymnasium, sanmon.lab.gymnasium        # importing the second registers our environments
    env = gymnasium.make("sanmon/Satori-v0", opponents="level-2")

The observation is a dictionary with the vector (`observation`) and a mask of the legal options (`action_mask`). The
mask is in `info` too, and `action_masks()` returns it, because some libraries look there. The reward comes at the end,
by rank, margin or points (`sanmon.lab.rewards`). In a solo game (`players=1`) the opponent is the game's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sanmon
from sanmon.bots.agents import Agent
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.state import State
from sanmon.lab.contestants import Contestant, make_agent
from sanmon.lab.extras import need
from sanmon.lab.observation import Layout, Observer
from sanmon.lab.play import play, seat_agents
from sanmon.lab.rewards import check_kind, rewards_of

need("numpy", "gymnasium")
need("gymnasium", "gymnasium")

import gymnasium
import numpy as np
from gymnasium import spaces

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

LOST = -1.0  # the reward for an illegal action, with illegal="lose"


class SanmonEnv(gymnasium.Env[Observation, Any]):
    """A game that is observed and played from one seat.

    `opponents` are names of agents, classes of agents or policies (`sanmon.lab.contestants`): one for all other seats,
    or a list with one for each. An illegal action loses the game, or raises an error with illegal="raise". `layout` is
    for a game without a module `observe`; `version` and `rows` choose what is observed: see `sanmon.lab.observation`.
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        seat: int | str = 0,
        opponents: Contestant | Sequence[Contestant] = "level-2",
        illegal: str = "lose",
        components: str | Path | None = None,
        render_mode: str | None = None,
        layout: Layout | None = None,
        rewards: str = "rank",
        version: int = 1,
        rows: int | None = None,
        **settings: Any,
    ) -> None:
        self.metadata = {"render_modes": render_modes()}
        self.game: Game[Any] = sanmon.load(game, components) if isinstance(game, str) else game
        self.render_mode = check_render_mode(self.game.info.name, render_mode)
        self.players = self.game.info.check_players(players)
        self.kind = check_kind(rewards)
        self.settings = self.game.info.check_settings(self.players, settings)
        if seat != "random" and (isinstance(seat, str) or not 0 <= seat < self.players):
            raise SetupError(f"seat is a number from 0 to {self.players - 1}, or 'random', not {seat!r}")
        self.wanted_seat = seat
        names: list[Contestant] = (
            list(opponents) if isinstance(opponents, (list, tuple)) else [opponents] * (self.players - 1)  # type: ignore[list-item]
        )
        if len(names) != self.players - 1:
            raise SetupError(f"a game with {self.players} players needs {self.players - 1} opponents, not {len(names)}")
        for name in names:
            make_agent(name)
        self.opponents = names
        if illegal not in {"lose", "raise"}:
            raise SetupError(f"illegal is 'lose' or 'raise', not {illegal!r}")
        self.illegal = illegal
        self.observer = Observer(self.game, self.players, layout, version=version, rows=rows)
        self.observation_space: spaces.Space[Any] = observation_space(self.observer)
        self.action_space = action_space(self.observer)
        self.seat = 0
        self.state: State | None = None
        self._agents: list[Agent | None] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Starts a new game and plays it to the first decision of this environment's seat."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.seat = (
            int(self.np_random.integers(self.players)) if isinstance(self.wanted_seat, str) else self.wanted_seat
        )
        self.state = self.game.start(self.players, number, False, None, **self.settings)
        self._agents = seat_agents([*self.opponents[: self.seat], None, *self.opponents[self.seat :]], number)
        self._opponents_play(self.state)
        return self._seen(self.state)

    def _opponents_play(self, state: State) -> None:
        """Lets the opponents play until this environment's seat may decide or the game is over."""
        play(state, self._agents, until=self.seat)

    def _seen(self, state: State) -> tuple[Observation, dict[str, Any]]:
        """The observation, and the information beside it."""
        observation = observation_of(self.observer, state, self.seat)
        info: dict[str, Any] = {"action_mask": observation["action_mask"], "seat": self.seat}
        if state.result is not None:
            info["scores"] = list(state.result.scores)
            info["ranks"] = list(state.result.ranks)
        return observation, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the options that are legal now."""
        mask: NDArray[np.bool_] = self.observer.mask(started(self.state), self.seat).astype(np.bool_)
        return mask

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Applies the action and lets the opponents play until this seat decides again or the game is over."""
        state = started(self.state)
        option = int(action)
        if option not in state.options(self.seat) and self.illegal == "lose" and state.seat is not None:
            observation, info = self._seen(state)
            return observation, LOST, True, False, {**info, "illegal": True}
        applied(state, option, self.seat)
        self._opponents_play(state)
        over = state.result is not None
        reward = rewards_of(state.result, self.players, self.kind)[self.seat] if state.result is not None else 0.0
        observation, info = self._seen(state)
        return observation, reward, over, False, info

    def render(self) -> Any:
        """The board as this environment's seat sees it, as text or as a picture; None without a render mode."""
        return rendered(self.state, self.seat, self.render_mode)


def make(game: str, **settings: Any) -> SanmonEnv:
    """Makes an environment: the entry point that `gymnasium.make` calls."""
    return SanmonEnv(game, **settings)


def register() -> tuple[str, ...]:
    """Registers all games with Gymnasium, each once, and returns the ids. Importing this module calls it."""
    names = {f"sanmon/{camel_case(name)}-v0": name for name in sanmon.games()}
    for identity, name in names.items():
        if identity not in gymnasium.registry:
            gymnasium.register(id=identity, entry_point="sanmon.lab.gymnasium:make", kwargs={"game": name})
    return tuple(names)


def camel_case(name: str) -> str:
    """`market_day` as Gymnasium spells names: MarketDay."""
    return "".join(part.capitalize() for part in name.split("_"))


register()
