"""Chapter 6: how the end of the game is triggered."""

from sanmon.games.koi.events import ENDING
from sanmon.games.koi.state import LAST_BUT_ONE, PLAYING, KoiState
from sanmon.kernel.events import NOBODY


def call_end(state: KoiState, reason: int) -> None:
    """Announces the end of the game, once; nothing revokes it (6.1, 6.2)."""
    if state.ending == PLAYING:
        state.ending = LAST_BUT_ONE
        state.tell(ENDING, NOBODY, reason)
