"""What the environments of PettingZoo and Gymnasium share: their spaces, what a seat observes, and how a table is
rendered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from sanmon.kernel.errors import SetupError
from sanmon.kernel.state import State
from sanmon.lab.observation import Observer

if TYPE_CHECKING:
    from numpy.typing import NDArray

Seen = dict[str, "NDArray[Any]"]

RENDER_MODES = ("ansi",)


def check_render_mode(game: str, mode: str | None) -> str | None:
    """The mode, or an error that says which there is."""
    if mode is not None and mode not in RENDER_MODES:
        raise SetupError(f"{game} can be rendered as 'ansi' only, not {mode!r}")
    return mode


def observation_space(observer: Observer) -> spaces.Dict:
    """The space of observations: the vector, and a mask of the options a seat may choose."""
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


def seen(observer: Observer, state: State, seat: int) -> Seen:
    """What a seat observes now. Its mask is empty unless the seat may choose."""
    return {"observation": observer.observe(state, seat), "action_mask": observer.mask(state, seat)}


def dealt(state: State | None) -> State:
    """The state of a game that has begun."""
    if state is None:
        raise SetupError("reset() begins a game; it comes before everything else")
    return state
