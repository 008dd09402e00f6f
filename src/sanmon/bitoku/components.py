"""The component set of Bitoku: read from its folder, checked against the box, and laid out as flat tables of small ints."""

from __future__ import annotations

from pathlib import Path

from sanmon.bitoku.printed.base import ANY, REGIONS
from sanmon.bitoku.printed.board import Boards
from sanmon.bitoku.printed.buildings import Buildings
from sanmon.bitoku.printed.cards import Cards
from sanmon.bitoku.printed.forest import Forest
from sanmon.bitoku.printed.paths import Paths
from sanmon.bitoku.printed.tiles import Tiles
from sanmon.kernel.effects import Effects

DEFAULT = Path(__file__).parent / "components" / "sanmon-1"


class Parts(Boards, Forest, Cards, Tiles, Buildings, Paths):
    """All tables of a set."""

    def __init__(self, folder: Path | None, effects: Effects) -> None:
        super().__init__(folder or DEFAULT, effects)
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
