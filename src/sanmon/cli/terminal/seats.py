"""Labels of seats: `human`, `human:Anna` or the name of an agent, with or without a budget.

The header of a record stores these labels as they are.
"""

from __future__ import annotations

import re

from sanmon.bots.agents import AGENTS, agent
from sanmon.bots.levels import GENTLE
from sanmon.cli.texts import Texts
from sanmon.kernel.errors import SetupError
from sanmon.kernel.info import GameInfo

HUMAN = "human"
OPPONENT = GENTLE  # the default opponent: a newcomer who has played the lesson should beat it

_LABEL = re.compile(r"(?P<kind>[^:()]+?)(:(?P<name>[^()]*?))?( \(took back (?P<back>\d+)\))?")


class Seat:
    """One seat. `taken_back` counts undos after chance or a reveal had already shown something."""

    def __init__(self, kind: str, name: str = "", taken_back: int = 0) -> None:
        self.kind = kind
        self.name = name
        self.taken_back = taken_back

    @property
    def human(self) -> bool:
        """Whether a person plays this seat."""
        return self.kind == HUMAN

    @property
    def label(self) -> str:
        """The label in the header of the record."""
        named = f":{self.name}" if self.name else ""
        return f"{self.kind}{named}" + (f" (took back {self.taken_back})" if self.taken_back else "")


def parse_seat(label: str) -> Seat:
    """Makes a seat from its label. Raises SetupError, with all possible names, for an unknown one."""
    match = _LABEL.fullmatch(label.strip())
    kind = "" if match is None else match["kind"]
    if match is None or (kind != HUMAN and kind.partition("@")[0] not in AGENTS):
        raise SetupError(f"no player {label.strip()!r}; there are: {', '.join([HUMAN, *AGENTS])}")
    if kind != HUMAN:
        agent(kind)  # raises an error for a wrong budget
    return Seat(kind, (match["name"] or "").strip(), int(match["back"] or 0))


def choose_seats(info: GameInfo, players: int | None, seats: str | None, opponent: str = OPPONENT) -> list[Seat]:
    """The seats of a new game from --players and --seats.

    A single name is repeated for every seat. Without --seats one person plays against `opponent` on all other seats.
    """
    if seats is None:
        count = info.check_players(players)
        return [Seat(HUMAN), *[Seat(opponent) for _ in range(count - 1)]]
    labels = seats.split(",")
    if players is None and (len(labels) > 1 or len(labels) in info.players):
        players = len(labels)
    count = info.check_players(players)
    if len(labels) == 1:
        labels = labels * count
    if len(labels) != count:
        raise SetupError(f"--seats has {len(labels)} names for {count} seats; give {count} names, or one for all")
    return [parse_seat(label) for label in labels]


def names(seats: list[Seat], texts: Texts) -> list[str]:
    """The names of the seats: their own, or else their crests."""
    return [seat.name or texts.crest(number) for number, seat in enumerate(seats)]
