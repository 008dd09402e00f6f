"""The table as the rules of the solo game see it.

A state of ours answers from its own fields. Beside a box, `solo/companion.py` answers from what the owner says.
"""

from mypy_extensions import mypyc_attr

from sanmon.games.koi.domains import SMALL
from sanmon.games.koi.frames import REMOVE
from sanmon.games.koi.solo import verdict
from sanmon.games.koi.state import KoiState


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts:
    """The table of a game that is played here: the state knows everything."""

    def has_koi(self, state: KoiState, size: int) -> bool:
        """Whether the supply has a koi of this size (8.1.5)."""
        return state.stock[SMALL + size] > 0

    def pick_koi(self, state: KoiState, seat: int) -> None:
        """Lets the player pick the koi to remove, if there is any (8.1.5)."""
        if state.koi_left():
            state.push((REMOVE, seat))

    def is_enlightened(self, state: KoiState) -> bool:
        """Whether the path leads from a lantern to the statue (8.3.4)."""
        return verdict.is_enlightened(state.ponds[0])
