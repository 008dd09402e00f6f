"""What a policy gets and returns: a batch of decisions, and an option or preferences for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

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


class Answer:
    """What a policy may return if it knows more than its choices: this goes into the data of self-play.

    `choices` are options or preferences (logits), as a policy returns them without an `Answer`. The log-probabilities
    of the chosen options are computed from preferences, so a policy gives `log_probabilities` only if it returns
    options. `values` are its forecasts of the reward. `visits` has a row for each decision: how often a search visited
    each option of the vocabulary.
    """

    def __init__(self, choices: Any, log_probabilities: Any = None, values: Any = None, visits: Any = None) -> None:
        self.choices = choices
        self.log_probabilities = log_probabilities
        self.values = values
        self.visits = visits


Policy = Callable[[Batch], Any]


class Decisions(NamedTuple):
    """A policy's answer, row by row; what it does not say is NaN or None."""

    options: list[int]
    log_probabilities: list[float]
    values: list[float]
    visits: Any


def decisions(answer: Any, batch: Batch) -> Decisions:
    """What a policy's answer says about each decision."""
    np = need("numpy", "data")
    told = answer if isinstance(answer, Answer) else Answer(answer)
    options = choices(told.choices, batch)
    if told.log_probabilities is None:
        logs = _log_probabilities(np.asarray(told.choices), batch, options)
    else:
        logs = [float(one) for one in _shaped(told.log_probabilities, (len(batch),), "log-probabilities")]
    values = np.full(len(batch), np.nan) if told.values is None else told.values
    values = [float(one) for one in _shaped(values, (len(batch),), "values")]
    visits = None if told.visits is None else _shaped(told.visits, batch.masks.shape, "visits")
    return Decisions(options, logs, values, visits)


def _shaped(given: Any, shape: tuple[int, ...], what: str) -> Any:
    array = need("numpy", "data").asarray(given)
    if array.shape != shape:
        raise SetupError(f"the {what} of a policy have the shape {shape}, not {array.shape}")
    return array


def _log_probabilities(answer: Any, batch: Batch, options: list[int]) -> list[float]:
    """Of the chosen options, from preferences; NaN if there are none."""
    np = need("numpy", "data")
    if answer.shape != batch.masks.shape:
        return [float("nan")] * len(batch)
    found = []
    for line, option in enumerate(options):
        preferences = answer[line, batch.masks[line]].astype(np.float64)
        most = preferences.max()
        found.append(float(answer[line, option] - most - np.log(np.exp(preferences - most).sum())))
    return found


def choices(answer: Any, batch: Batch) -> list[int]:
    """The options that a policy's answer chooses. From preferences, each game draws with its own random numbers."""
    np = need("numpy", "data")
    answer = np.asarray(answer.choices if isinstance(answer, Answer) else answer)
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
