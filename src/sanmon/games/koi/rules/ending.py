"""Chapter 6: what brings the end."""

from sanmon.games.koi.events import ENDING
from sanmon.games.koi.state import LAST_BUT_ONE, PLAYING, KoiState
from sanmon.kernel.events import NOBODY


def call_end(state: KoiState, reason: int) -> None:
    """The end comes; nothing calls it off (6.1, 6.2)."""
    if state.ending == PLAYING:
        state.ending = LAST_BUT_ONE
        state.tell(ENDING, NOBODY, reason)
