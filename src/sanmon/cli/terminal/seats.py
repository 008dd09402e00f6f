"""Who sits where: `human`, `human:Anna` or the name of an agent, with a budget or without.

A record's header keeps these labels as they are.
"""

from __future__ import annotations

import re

from sanmon.bots.agents import AGENTS, agent
from sanmon.cli.texts import Texts
from sanmon.kernel.errors import SetupError
from sanmon.kernel.info import GameInfo

HUMAN = "human"
OPPONENT = "level-2"  # for whoever names nobody: it makes mistakes, and has to be beaten nevertheless

_LABEL = re.compile(r"(?P<kind>[^:()]+?)(:(?P<name>[^()]*?))?( \(took back (?P<back>\d+)\))?")


class Seat:
    """One seat. `taken_back` counts undos that reached back over what chance or a reveal had shown."""

    def __init__(self, kind: str, name: str = "", taken_back: int = 0) -> None:
        self.kind = kind
        self.name = name
        self.taken_back = taken_back

    @property
    def human(self) -> bool:
        """Whether a person sits here."""
        return self.kind == HUMAN

    @property
    def label(self) -> str:
        """As it stands in the record."""
        named = f":{self.name}" if self.name else ""
        return f"{self.kind}{named}" + (f" (took back {self.taken_back})" if self.taken_back else "")


def parse_seat(label: str) -> Seat:
    """A seat from its label, or an error that says who can sit there."""
    match = _LABEL.fullmatch(label.strip())
    kind = "" if match is None else match["kind"]
    if match is None or (kind != HUMAN and kind.partition("@")[0] not in AGENTS):
        raise SetupError(f"nobody called {label.strip()!r} can sit down; there are: {', '.join([HUMAN, *AGENTS])}")
    if kind != HUMAN:
        agent(kind)  # complains about a budget that is none
    return Seat(kind, (match["name"] or "").strip(), int(match["back"] or 0))


def choose_seats(info: GameInfo, players: int | None, seats: str | None, opponent: str = OPPONENT) -> list[Seat]:
    """The seats of a new game from --players and --seats.

    One name is for every seat; without any, one person meets opponents.
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
        raise SetupError(f"--seats names {len(labels)} for {count} seats; name {count}, or one for all")
    return [parse_seat(label) for label in labels]


def names(seats: list[Seat], texts: Texts) -> list[str]:
    """What the seats are called."""
    return [seat.name or texts.crest(number) for number, seat in enumerate(seats)]
