"""What every batch of games has: its arrays, and the methods that change them."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from sanmon.lab.extras import need
from sanmon.lab.observation import Observer

need("numpy", "gymnasium")

import numpy as np  # noqa: E402 - a check with a plain error message comes first

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Arrays(NamedTuple):
    """The arrays of a batch, or of some of its lanes."""

    observations: NDArray[np.float32]  # lanes × numbers
    masks: NDArray[np.int8]  # lanes × options: 1 where the option is legal
    rewards: NDArray[np.float32]  # lanes × seats: of the game that ended in this step, else 0
    scores: NDArray[np.int32]  # lanes × seats: its scores, else 0
    dones: NDArray[np.bool_]  # by lane: whether a game ended in this step
    seats: NDArray[np.int64]  # by lane: whose turn it is

    def part(self, first: int, end: int) -> Arrays:
        """The arrays of some lanes, in the same memory."""
        some: Any = [one[first:end] for one in self]
        return Arrays(*some)


class Batch:
    """Games in lanes. `arrays` are written in place by `reset` and `step`."""

    def __init__(self, observer: Observer, n: int, arrays: Arrays) -> None:
        self.observer = observer
        self.n = n
        self.players = observer.players
        self.observations, self.masks, self.rewards, self.scores, self.dones, self.seats = arrays

    def reset(self, seed: int | None = None) -> None:
        """Begins a new series of games in every lane; without a seed, one that nobody has seen."""
        raise NotImplementedError

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Carries out one action in every lane. An illegal one raises `sanmon.IllegalOption`."""
        raise NotImplementedError

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every lane; the series of choices follows from the seed."""
        raise NotImplementedError

    def close(self) -> None:
        """Ends the processes of the batch, if it has any."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def shapes(observer: Observer, n: int) -> list[tuple[tuple[int, ...], Any]]:
    """The shape and the type of every array of n lanes, in the order of `Arrays`."""
    players = observer.players
    return [
        ((n, observer.size), np.float32), ((n, observer.game.vocabulary.size), np.int8), ((n, players), np.float32),
        ((n, players), np.int32), ((n,), np.bool_), ((n,), np.int64),
    ]  # fmt: skip


def new_arrays(observer: Observer, n: int) -> Arrays:
    """Arrays for n lanes, all zeros."""
    return Arrays(*(np.zeros(shape, kind) for shape, kind in shapes(observer, n)))
