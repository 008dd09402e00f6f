"""What the environments of PettingZoo and Gymnasium share: spaces, observations and render modes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from sanmon.kernel.errors import SetupError
from sanmon.kernel.state import State
from sanmon.lab.observation import Observer

if TYPE_CHECKING:
    from numpy.typing import NDArray

Observation = dict[str, "NDArray[Any]"]  # with the keys "observation" and "action_mask"

RENDER_MODES = ("ansi",)


def check_render_mode(game: str, mode: str | None) -> str | None:
    """Returns the mode; raises SetupError for an unknown one."""
    if mode is not None and mode not in RENDER_MODES:
        raise SetupError(f"the render mode of {game} is 'ansi' or None, not {mode!r}")
    return mode


def observation_space(observer: Observer) -> spaces.Dict:
    """The space of observations: the vector, and the mask of the options that a seat may choose."""
    low, high = observer.bounds()
    options = observer.game.vocabulary.size
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (options,), np.int8),
        }
    )


def action_space(observer: Observer) -> spaces.Discrete:
    """The space of actions: every option of the vocabulary."""
    return spaces.Discrete(observer.game.vocabulary.size)


def observation_of(observer: Observer, state: State, seat: int) -> Observation:
    """What a seat observes now. Its mask is all zeros unless the seat may decide."""
    vector, mask = observer.both(state, seat)
    return {"observation": vector, "action_mask": mask}


def started(state: State | None) -> State:
    """Returns the state; raises SetupError if there is none because `reset` was never called."""
    if state is None:
        raise SetupError("no game has begun; call reset() first")
    return state
