"""One seat of many games at once, against agents, as a `gymnasium.vector.VectorEnv`.

    from sanmon.lab.vector.gymnasium import SanmonVectorEnv
    envs = SanmonVectorEnv("satori", num_envs=64, players=2, opponents="random")

Observations and masks are those of `sanmon.lab.vector`, with the same names as in `sanmon.lab.gymnasium`. A game that
ends is followed by the next one in the same step: `terminations` and the reward tell of the end, and
`info["final_obs"]`, `info["scores"]` and `info["ranks"]` of the game that is over.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sanmon.lab.extras import need

need("numpy", "gymnasium")
need("gymnasium", "gymnasium")

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from sanmon.bots.agents import Agent, Position
from sanmon.kernel.errors import SetupError
from sanmon.kernel.messages import Result
from sanmon.lab.contestants import Contestant
from sanmon.lab.play import seat_agents
from sanmon.lab.rewards import rewards_of
from sanmon.lab.spaces import Closed, NoGame, action_space, observation_space
from sanmon.lab.vector import Local, make

if TYPE_CHECKING:
    from numpy.typing import NDArray

Observations = dict[str, "NDArray[Any]"]
LOST = -1.0  # the reward for an illegal action


class SanmonVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games, each played from one seat.

    `opponents` are names of agents, classes of agents or policies, one for all other seats or a list with one for each.
    `seat` is a number, or "random" for another one in each game. The arrays that `reset` and `step` return are copies,
    unless `copy` is False. An illegal action loses the game.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        players: int | None = None,
        seat: int | str = 0,
        opponents: Contestant | Sequence[Contestant] = "random",
        rewards: str = "rank",
        components: str | Path | None = None,
        copy: bool = True,
        version: int = 1,
        rows: int | None = None,
        **settings: Any,
    ) -> None:
        made = make(
            game, num_envs, players, rewards=rewards, components=components, version=version, rows=rows, **settings
        )
        assert isinstance(made, Local)
        self._batch = made
        self._lanes = made.lanes
        self.players = made.players
        self.num_envs = num_envs
        self._copy = copy
        if seat != "random" and (isinstance(seat, str) or not 0 <= seat < self.players):
            raise SetupError(f"seat is a number from 0 to {self.players - 1}, or 'random', not {seat!r}")
        self._wanted = seat
        rivals = self.players - 1
        listed: list[Any] = list(opponents) if isinstance(opponents, (list, tuple)) else [opponents] * rivals
        if len(listed) != rivals:
            raise SetupError(f"a game with {self.players} players needs {rivals} opponents, not {len(listed)}")
        self._opponents = listed
        seat_agents(listed, 0)  # raises an error for a wrong name
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(made.observer)
        self.single_action_space = action_space(made.observer)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = spaces.MultiDiscrete([made.observer.game.vocabulary.size] * num_envs)
        self._seats = np.zeros(num_envs, np.int64)
        self._agents: list[list[Agent | None]] = []
        self._began = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begins a new series of games, each at the first decision of this environment's seat."""
        self._check_open()
        super().reset(seed=seed)
        self._seed = secrets.randbits(62) if seed is None else seed
        self._batch.reset(self._seed)
        self._agents = [[] for _ in range(self.num_envs)]
        for lane in range(self.num_envs):
            self._begin(lane)
            self._play_on(lane)
            self._show(lane)
        self._began = True
        return self._observations(), self._info()

    def _begin(self, lane: int) -> None:
        """Chooses the seat and the agents of the game that has just begun in a lane."""
        number = int.from_bytes(f"{self._seed}/{lane}/{self._lanes.numbers[lane]}".encode(), "big") % (1 << 61)
        wanted = self._wanted
        seat = np.random.default_rng(number).integers(self.players) if isinstance(wanted, str) else wanted
        self._seats[lane] = seat
        self._agents[lane] = seat_agents([*self._opponents[:seat], None, *self._opponents[seat:]], number)

    def _play_on(self, lane: int) -> Result | None:
        """Lets the opponents play until this seat decides; returns the result if the game ends first."""
        lanes = self._lanes
        own = int(self._seats[lane])
        state = lanes.states[lane]
        while own not in state.seats:
            seat = state.seat
            assert seat is not None
            bot = self._agents[lane][seat]
            assert bot is not None
            lanes.ended, lanes.results = [], []
            lanes.act(lane, bot.choose(state.options(), Position(state, seat)))
            if lanes.results:
                return lanes.results[0]
        return None

    def _show(self, lane: int) -> None:
        """Writes the row of a lane as this seat sees it, although another seat may decide at the same time."""
        lanes = self._lanes
        state = lanes.states[lane]
        seat = int(self._seats[lane])
        lanes.rows.put(lane, lanes.layouts[seat], lanes.facts[lane].of(state, seat), state.options(seat))

    def step(
        self, actions: Any
    ) -> tuple[Observations, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Carries out one action in every lane, and lets the opponents play until this seat decides again."""
        self._check_open()
        if not self._began:
            raise NoGame("no game has begun; call reset() first")
        rewards = np.zeros(self.num_envs, np.float32)
        terminations = np.zeros(self.num_envs, np.bool_)
        final: dict[str, Any] = {}
        for lane, action in enumerate(np.asarray(actions).tolist()):
            ended = self._act(lane, action)
            if ended is not None:
                reward, result, vector = ended
                rewards[lane] = reward
                terminations[lane] = True
                self._note(final, lane, result, vector)
            self._show(lane)
        truncations = np.zeros(self.num_envs, np.bool_)
        return self._observations(), rewards, terminations, truncations, {**self._info(), **final}

    def _act(self, lane: int, action: int) -> tuple[float, Result | None, Observations] | None:
        """Carries out an action; if the game ends, returns the reward, the result and the last observation."""
        lanes = self._lanes
        seat = int(self._seats[lane])
        state = lanes.states[lane]
        result: Result | None = None
        ended = action not in state.options(seat)
        reward = LOST
        if ended:
            lanes.restart(lane)
        else:
            lanes.ended, lanes.results = [], []
            lanes.act(lane, action, seat)
            result = lanes.results[0] if lanes.results else self._play_on(lane)
            if result is not None:
                reward = rewards_of(result, self.players, self._batch.kind)[seat]
        if not ended and result is None:
            return None
        vector, mask = self._batch.observer.both(state, seat)
        while True:  # the opponents may end the next game before this seat has a decision
            self._begin(lane)
            if self._play_on(lane) is None:
                return reward, result, {"observation": vector, "action_mask": mask}

    def _note(self, final: dict[str, Any], lane: int, result: Result | None, vector: Observations) -> None:
        """Adds what is known of a game that is over to the information of this step."""
        if not final:
            final["final_obs"] = np.full(self.num_envs, None, object)
            final["scores"] = np.zeros((self.num_envs, self.players), np.int32)
            final["ranks"] = np.zeros((self.num_envs, self.players), np.int32)
            final["_final_obs"] = np.zeros(self.num_envs, np.bool_)
            final["illegal"] = np.zeros(self.num_envs, np.bool_)
        final["final_obs"][lane] = vector
        final["_final_obs"][lane] = True
        if result is None:
            final["illegal"][lane] = True
        else:
            final["scores"][lane] = result.scores[: self.players]
            final["ranks"][lane] = result.ranks[: self.players]

    def _observations(self) -> Observations:
        one: Observations = {"observation": self._batch.observations, "action_mask": self._batch.masks}
        return {name: array.copy() for name, array in one.items()} if self._copy else one

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.masks.copy(), "seat": self._seats.copy()}

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_lanes"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._lanes = self._batch.lanes
        for lane in range(len(self._lanes.states)):
            self._show(lane)

    def _check_open(self) -> None:
        if self.closed:
            raise Closed("this environment is closed")

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks of the options that are legal now."""
        masks: NDArray[np.bool_] = self._batch.masks.astype(np.bool_)
        return masks
