"""What a policy gets and returns: a batch of decisions, and an option or preferences for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sanmon.kernel.errors import SetupError
from sanmon.lab.extras import need

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Batch:
    """The games that wait for a decision of the policy, one row each.

    `rngs` are the games' own random numbers, for a policy that needs some.
    """

    def __init__(
        self,
        observations: NDArray[np.float32],
        masks: NDArray[np.bool_],
        games: list[int],
        seats: list[int],
        rngs: list[np.random.Generator],
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.games = games
        self.seats = seats
        self.rngs = rngs

    def __len__(self) -> int:
        return len(self.games)


Policy = Callable[[Batch], Any]


def choices(answer: Any, batch: Batch) -> list[int]:
    """The options that a policy's answer chooses. From preferences, each game draws with its own random numbers."""
    np = need("numpy", "data")
    answer = np.asarray(answer)
    if answer.shape == (len(batch),) and np.issubdtype(answer.dtype, np.integer):
        return [int(option) for option in answer]
    if answer.shape != batch.masks.shape:
        raise SetupError(
            f"a policy returns {len(batch)} options or preferences of shape {batch.masks.shape}, not {answer.shape}"
        )
    chosen = []
    for line in range(len(batch)):
        options = np.flatnonzero(batch.masks[line])
        preferences = answer[line, options].astype(np.float64)
        odds = np.cumsum(np.exp(preferences - preferences.max()))
        if not np.isfinite(odds[-1]):
            raise SetupError(f"the policy's preferences for game {batch.games[line]} are not finite numbers")
        place = int(np.searchsorted(odds, batch.rngs[line].random() * odds[-1], side="right"))
        chosen.append(int(options[min(place, len(options) - 1)]))
    return chosen
