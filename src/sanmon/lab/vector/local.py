"""Lanes in this process."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from sanmon.kernel.errors import SetupError
from sanmon.kernel.messages import Result
from sanmon.lab.observation import Observer
from sanmon.lab.rewards import rewards_of
from sanmon.lab.vector.batches import Arrays, Batch, new_arrays
from sanmon.lab.vector.lanes import Lanes

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Local(Batch):
    """The lanes of one process, in memory of their own or in that of `arrays`."""

    def __init__(
        self,
        observer: Observer,
        n: int,
        settings: dict[str, Any],
        rewards: str = "rank",
        arrays: Arrays | None = None,
        first: int = 0,
    ) -> None:
        super().__init__(observer, n, arrays or new_arrays(observer, n))
        self.kind = rewards
        self._settings = settings
        rows = observer.rows(self.observations, self.masks, n)
        facts = [observer.facts() for _ in range(n)]
        layouts: list[Any] = [observer.row_layout(seat) for seat in range(self.players)]
        self.lanes = Lanes(observer.game, self.players, settings, first, facts, layouts, rows)
        self._rng = random.Random()
        self._ended: list[int] = []

    def __reduce__(self) -> tuple[Any, ...]:
        lanes = self.lanes
        arrays = [one.copy() for one in (self.rewards, self.scores, self.dones)]
        games = (lanes.seed, lanes.states, lanes.numbers, self._ended)
        make = (self.observer, self.n, self._settings, self.kind, lanes.first)
        return _restored, (make, games, arrays, self._rng.getstate())

    def reset(self, seed: int | None = None) -> None:
        """Begins a new series of games in every lane; without a seed, one that nobody has seen."""
        seed = secrets.randbits(62) if seed is None else seed
        self._rng.seed(f"{seed}/{self.lanes.first}")
        self.lanes.reset(str(seed))
        self.rewards[:] = 0
        self.scores[:] = 0
        self.dones[:] = False
        self._ended = []
        self.seats[:] = self.lanes.seats

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Carries out one action in every lane. An illegal one raises `sanmon.IllegalOption`."""
        listed = np.asarray(actions).tolist()
        if len(listed) != self.n:
            raise SetupError(f"{self.n} lanes need {self.n} actions, not {len(listed)}")
        if not self.lanes.states:
            raise SetupError("no game has begun; call reset() first")
        self.lanes.step(listed)
        self.settle(self.lanes.ended, self.lanes.results)
        self.seats[:] = self.lanes.seats

    def settle(self, ended: list[int], results: list[Result]) -> None:
        """Writes down which games have ended and how; the lanes of the last call have no rewards any more."""
        if self._ended:
            self.rewards[self._ended] = 0
            self.scores[self._ended] = 0
            self.dones[self._ended] = False
        self._ended = ended
        for lane, result in zip(ended, results, strict=True):
            self.rewards[lane] = rewards_of(result, self.players, self.kind)
            self.scores[lane] = result.scores[: self.players]
            self.dones[lane] = True

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every lane; the series of choices follows from the seed."""
        return np.array(self.lanes.sample(self._rng.random), np.int64)


def _restored(make: tuple[Any, ...], games: tuple[Any, ...], arrays: list[NDArray[Any]], chance: Any) -> Local:
    """Builds a copy of a batch in memory of its own."""
    observer, n, settings, kind, first = make
    batch = Local(observer, n, settings, kind, None, first)
    batch._rng.setstate(chance)
    lanes = batch.lanes
    lanes.seed, lanes.states, lanes.numbers, batch._ended = games
    lanes.seats = [0] * len(lanes.states)
    for lane in range(len(lanes.states)):
        lanes.show(lane)
    batch.rewards[:], batch.scores[:], batch.dones[:] = arrays
    if lanes.states:
        batch.seats[:] = lanes.seats
    return batch
