"""What a seat of an OpenSpiel game observes: a vector, a text, and a text with perfect recall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

import sanmon
from sanmon.kernel.state import State
from sanmon.lab.extras import need
from sanmon.lab.observation import Observer
from sanmon.lab.openspiel.nodes import Node

need("numpy", "openspiel")
need("pyspiel", "openspiel")

import numpy as np
import pyspiel

if TYPE_CHECKING:
    from numpy.typing import NDArray


class SanmonObserver:
    """Observes a state as a vector and as text; with perfect recall only as text: no vector holds a whole game."""

    def __init__(self, observer: Observer, wanted: Any) -> None:
        self._observer = observer
        self._recall = bool(wanted.perfect_recall)
        self._public = bool(wanted.public_info)
        self._private = wanted.private_info
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._public and not self._recall and self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            self.tensor = np.zeros(self._observer.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Writes what the player knows into the vector `tensor`; zeros before the set-up is finished."""
        if self.tensor is None:
            return
        if state.node.state is None or not 0 <= player < self._observer.players:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._observer.observe(state.node.state, player)

    def string_from(self, state: Any, player: int) -> str:
        """What the player knows, as text; with perfect recall it begins with the player's information state."""
        node = state.node
        if node.state is None:
            return ""
        kinds = pyspiel.PrivateInfoType
        if self._private == kinds.ALL_PLAYERS:
            return "\n".join(self._text(node, seat) for seat in range(node.state.players))
        if self._private == kinds.NONE:
            return self._spectator(node.state) if self._public else ""
        return self._text(node, player)

    def _text(self, node: Node, seat: int) -> str:
        assert node.state is not None
        head = f"{seat} {node.information_state(seat).hex()} " if self._recall else ""
        if not self._public:
            return private(node.state, seat)
        known = [node.state.view(seat), node.state.prompt(seat)]
        return f"{head}{seat} {sanmon.encode(known).decode()}"

    def _spectator(self, state: State) -> str:
        return sanmon.encode([state.view(None), state.prompt(None)]).decode()


def private(state: State, seat: int) -> str:
    """The parts of the seat's view that differ from a spectator's, as text; empty if there are none."""
    mine, public = (dict(_leaves(msgspec.to_builtins(state.view(reader)))) for reader in (seat, None))
    secrets = {path: value for path, value in mine.items() if public.get(path) != value and path != ".seat"}
    return sanmon.encode(secrets).decode() if secrets else ""


def _leaves(thing: Any, path: str = "") -> list[tuple[str, Any]]:
    if isinstance(thing, dict):
        return [leaf for key, value in thing.items() for leaf in _leaves(value, f"{path}.{key}")]
    if isinstance(thing, list):
        return [leaf for place, value in enumerate(thing) for leaf in _leaves(value, f"{path}.{place}")]
    return [(path, thing)]
