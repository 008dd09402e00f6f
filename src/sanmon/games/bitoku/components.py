"""The component set of Bitoku: where ours is, and reading one from a folder."""

from pathlib import Path

from sanmon.games.bitoku.domains import Domains
from sanmon.games.bitoku.options import Options
from sanmon.games.bitoku.parts import Parts
from sanmon.kernel.effects import Effects
from sanmon.kernel.vocabulary import Vocabulary

FOLDER = Path(__file__).parent / "components"
DEFAULT = FOLDER / "sanmon-2"


def read(folder: Path | None, effects: Effects, words: Vocabulary) -> Parts:
    """Read the set in a folder, or our newest one. A ComponentError tells everything that is wrong with it."""
    parts = Parts(folder or DEFAULT, effects)
    parts.things = Domains(parts)
    parts.options = Options(words, parts.things)
    return parts
