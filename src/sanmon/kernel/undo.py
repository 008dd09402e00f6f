"""When an action may be taken back without asking anyone. Terminal and server share this policy.

A player may take an action back as long as it showed nothing new and did not end the turn. Whether going further back
needs anybody's consent is for the table to decide.
"""

from typing import Final

from sanmon.kernel.state import State

FREE: Final = 0
SHOWN: Final = 1  # chance, a reveal or another seat's decision came after it
TURN_ENDED: Final = 2


def undo_limit(before: State, after: State) -> int:
    """What prevents taking back the action that led from `before` to `after`: nothing (FREE), SHOWN or TURN_ENDED."""
    if after.barrier != before.barrier:
        return SHOWN
    return TURN_ENDED if after.turn != before.turn else FREE
