"""Reads and checks a component set of the toy."""

from pathlib import Path

from sanmon.games.toy.domains import Domains
from sanmon.games.toy.options import Options
from sanmon.games.toy.parts import Parts
from sanmon.kernel.effects import Effects
from sanmon.kernel.tables import SetReader
from sanmon.kernel.vocabulary import Vocabulary

DEFAULT = Path(__file__).parent / "components" / "sanmon-1"


def read(folder: Path | None, effects: Effects, words: Vocabulary) -> Parts:
    """Reads the set in a folder, or our newest one. Raises a ComponentError that lists everything wrong with it."""
    reader = SetReader(folder or DEFAULT, "toy", __package__)
    parts = Parts()
    rows = reader.table("charms.csv", ["effect", "fox"])
    reader.count("charms.csv", len(rows), 16)
    parts.ids = [row.id() for row in rows]
    parts.effects = [row.effect("effect", effects) for row in rows]
    parts.fox = [row.whole("fox", 0, 6) for row in rows]
    parts.rounds = reader.number("rounds", 1, 8)
    parts.hand = reader.number("hand", 1, 3)
    parts.rice = reader.number("rice", 3, 40)
    parts.tea = reader.number("tea", 3, 40)
    reader.done()
    parts.name = reader.name
    parts.hash = reader.hash
    parts.things = Domains(parts.ids)
    parts.options = Options(words, parts.things)
    return parts
