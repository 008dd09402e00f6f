"""A component set of Bitoku in the form that the rules read: flat lists of small ints.

Each class in printed/ reads its own tables and derives from the class of the tables before.
"""

from __future__ import annotations

from pathlib import Path

from sanmon.games.bitoku.domains import Domains
from sanmon.games.bitoku.options import Options
from sanmon.games.bitoku.printed.base import ANY, REGIONS
from sanmon.games.bitoku.printed.paths import Paths
from sanmon.kernel.effects import Effects


class Parts(Paths):
    """Everything a component set prints. Raises a ComponentError that lists everything wrong with it."""

    things: Domains
    options: Options

    def __init__(self, folder: Path, effects: Effects) -> None:
        super().__init__(folder, effects)
        self.name = self.reader.name
        self.region_ids = REGIONS
        self._scalars()
        self._regions()
        self._player_board()
        self._yokai()
        self._tiles()
        self._buildings()
        self._displays()
        self._rocks()
        self._visions()
        self._paths()
        self._tengu()
        self.any_good = effects.parse(f"1 {ANY}").number
        self.pair = [effects.parse(word).number for word in ("vision", "rock", "meditate", "kodama")]
        effects.parse("vp")
        self.hash = self.reader.hash
        self.reader.done()
        self.warnings = self.reader.warnings
