"""What the environments of PettingZoo and Gymnasium share: spaces, observations and render modes."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ClosedEnvironmentError, InvalidAction, ResetNeeded

from sanmon.kernel.errors import IllegalOption, SetupError
from sanmon.kernel.state import State
from sanmon.kernel.words import Words
from sanmon.lab.extras import need
from sanmon.lab.language.text import board_text
from sanmon.lab.observation import Observer
from sanmon.lab.picture import picture

if TYPE_CHECKING:
    from numpy.typing import NDArray

Observation = dict[str, "NDArray[Any]"]  # with the keys "observation" and "action_mask"

RENDER_MODES = ("ansi", "rgb_array")


def render_modes() -> list[str]:
    """The render modes that work here: a picture needs pygame."""
    return [mode for mode in RENDER_MODES if mode != "rgb_array" or find_spec("pygame") is not None]


def check_render_mode(game: str, mode: str | None) -> str | None:
    """Returns the mode; raises SetupError for an unknown one, and for one that needs a library that is missing."""
    if mode is not None and mode not in RENDER_MODES:
        raise SetupError(f"the render mode of {game} is 'ansi', 'rgb_array' or None, not {mode!r}")
    if mode == "rgb_array":
        need("pygame", "render")
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


class NoGame(SetupError, ResetNeeded):
    """`reset` was never called. Gymnasium's users catch it as `ResetNeeded`."""


class Illegal(IllegalOption, InvalidAction):
    """The action is not legal. Gymnasium's users catch it as `InvalidAction`."""


class Closed(SetupError, ClosedEnvironmentError):
    """The environment is closed. Gymnasium's users catch it as `ClosedEnvironmentError`."""


def started(state: State | None) -> State:
    """Returns the state; raises NoGame if there is none because `reset` was never called."""
    if state is None:
        raise NoGame("no game has begun; call reset() first")
    return state


def applied(state: State, action: Any, seat: int) -> None:
    """Carries out an action of a seat; raises Illegal if it is not legal."""
    try:
        state.apply(int(action), seat)
    except IllegalOption as problem:
        raise Illegal(str(problem)) from problem


def rendered(state: State | None, seat: int | None, mode: str | None) -> Any:
    """The board as a seat sees it: as text, as a picture (rows of pixels), or None without a mode."""
    if mode is None:
        return None
    now = started(state)
    return picture(now, seat) if mode == "rgb_array" else board_text(now, seat, Words(now.game, "en"))
