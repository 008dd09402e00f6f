"""What is printed on the toy's charms, read from a component set."""

from pathlib import Path

from sanmon.kernel.effects import Effect, Effects
from sanmon.kernel.tables import SetReader

DEFAULT = Path(__file__).parent / "components" / "sanmon-1"


class Charms:
    """Parallel lists by charm, and the numbers of the set."""

    def __init__(self, folder: Path | None, effects: Effects) -> None:
        reader = SetReader(folder or DEFAULT, "toy")
        rows = reader.table("charms.csv", ["effect", "fox"])
        reader.count("charms.csv", len(rows), 16, "charms")
        self.ids: list[str] = [row.id() for row in rows]
        self.effects: list[Effect] = [row.effect("effect", effects) for row in rows]
        self.fox: list[int] = [row.whole("fox", 0, 6) for row in rows]
        self.rounds = reader.number("rounds", 1, 8)
        self.hand = reader.number("hand", 1, 3)
        self.rice = reader.number("rice", 3, 40)
        self.tea = reader.number("tea", 3, 40)
        reader.done()
        self.name = reader.name
        self.hash = reader.hash
