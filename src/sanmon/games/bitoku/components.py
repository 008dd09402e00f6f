"""The component set of Bitoku: where ours is, and reading one from a folder."""

from pathlib import Path

from sanmon.games.bitoku.parts import Parts
from sanmon.kernel.effects import Effects

FOLDER = Path(__file__).parent / "components"
DEFAULT = FOLDER / "sanmon-2"


def read(folder: Path | None, effects: Effects) -> Parts:
    """The set in a folder, checked against the box, or our newest one; a ComponentError tells everything that is wrong."""
    return Parts(folder or DEFAULT, effects)
