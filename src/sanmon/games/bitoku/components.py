"""Reads a component set of Bitoku. The modules in `printed/` check its tables."""

from pathlib import Path

from sanmon.games.bitoku.domains import Domains
from sanmon.games.bitoku.options import Options
from sanmon.games.bitoku.parts import Parts
from sanmon.kernel.effects import Effects
from sanmon.kernel.vocabulary import Vocabulary

FOLDER = Path(__file__).parent / "components"
DEFAULT = FOLDER / "sanmon-3"


def read(folder: Path | None, effects: Effects, words: Vocabulary) -> Parts:
    """Reads the set in a folder, or our newest one. Raises a ComponentError that lists everything wrong with it."""
    parts = Parts(folder or DEFAULT, effects)
    parts.things = Domains(parts)
    parts.options = Options(words, parts.things)
    return parts
