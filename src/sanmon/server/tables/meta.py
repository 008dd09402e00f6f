"""A table's card: all that is kept of a table besides its game: who opened it, who sits where, whose turn it is, how it ended.

The card changes with people, the log never does. A table of release 0.1 has no card; its header says who sits there.
"""

from __future__ import annotations

import msgspec

from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Result
from sanmon.server.domain import tokens
from sanmon.server.domain.clock import iso, now
from sanmon.server.domain.entries import Header
from sanmon.server.domain.errors import TooMuch
from sanmon.server.domain.person import Person
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.tables import Clock, Phase, SeatInfo, SeatKind, TableFacts
from sanmon.server.storage import Statement, Store

A_DAY = 24 * 60 * 60 * 1000  # milliseconds

LISTED_EACH = 2  # tables that gather, of one host: the lobby is for all
GATHERING_EACH = 10  # public ones of one host, in a day
BOTS_ONLY_EACH = 8  # tables in play of one host at which nobody but bots sits
STALE = 14 * A_DAY  # after which a table that gathers, and at which nothing happens, is forgotten

FIELDS = (
    "id, game, players, phase, public, host, clock, webhook, components, settings, seed, opened, moved, waiting, "
    "deadline, result, rematch"
)


class Seat(msgspec.Struct):
    """One seat: who sits there. `agent` is the one the table was opened with; one that plays on for a person is in the log."""

    kind: SeatKind
    name: str
    agent: str | None
    person: str | None
    taken: bool
    token_hash: str
    seed: str = ""


class TableMeta(msgspec.Struct):
    """One table."""

    id: str
    game: str
    players: int
    phase: Phase
    public: bool
    host: str | None
    clock: Clock
    webhook: str | None
    components: str
    settings: dict[str, Setting]
    seed: str
    opened: int
    moved: int
    waiting: list[int]
    deadline: int | None
    result: Result | None
    rematch: str | None
    seats: list[Seat]
    stored: bool = True

    def seat_of(self, token: str, person: Person | None = None) -> int | None:
        """The seat that a token is for. A link that was used is good for the person who used it, and for nobody else."""
        own = self.seats_of(person)
        hashes = [seat.token_hash.removeprefix(tokens.USED if n in own else "") for n, seat in enumerate(self.seats)]
        return tokens.place_of(hashes, token)

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats at which a person sits."""
        return [] if person is None else [n for n, seat in enumerate(self.seats) if seat.person == person.id]

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.taken for seat in self.seats)


def waiting_for(seats: list[int]) -> str:
    """How it is stored who is asked."""
    return "".join(f",{seat}" for seat in seats) + "," if seats else ""


def insert(card: TableMeta) -> list[Statement]:
    """A new card."""
    marks = ", ".join("?" * 17)
    row = Statement(
        f"INSERT INTO cards ({FIELDS}) VALUES ({marks})",  # noqa: S608
        card.id, card.game, card.players, card.phase, int(card.public), card.host,
        msgspec.json.encode(card.clock).decode(), card.webhook, card.components,
        msgspec.json.encode(card.settings).decode(), card.seed, card.opened, card.moved, waiting_for(card.waiting),
        card.deadline, None if card.result is None else msgspec.json.encode(card.result).decode(), card.rematch,
    )  # fmt: skip
    return [row, *[put_seat(card.id, n, seat) for n, seat in enumerate(card.seats)]]


def put_seat(card: str, n: int, seat: Seat) -> Statement:
    """A seat as it is now."""
    return Statement(
        "INSERT INTO seats (card, seat, kind, name, agent, person, taken, token_hash, seed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (card, seat) DO UPDATE SET kind = excluded.kind, name = excluded.name, agent = excluded.agent, "
        "person = excluded.person, taken = excluded.taken, token_hash = excluded.token_hash, seed = excluded.seed",
        card, n, seat.kind, seat.name, seat.agent, seat.person, int(seat.taken), seat.token_hash, seat.seed,
    )  # fmt: skip


def standing(card: str, stand: TableState, deadline: int | None) -> Statement:
    """What a move may change: whose turn it is, until when, and whether it is over."""
    state = stand.state
    over = state.result is not None
    people = [seat for seat in state.seats if stand.agents[seat] is None]
    return Statement(
        "UPDATE cards SET phase = ?, moved = ?, waiting = ?, deadline = ?, result = ? WHERE id = ?",
        "over" if over else "playing", now(), waiting_for(people), deadline,
        msgspec.json.encode(state.result).decode() if over else None, card,
    )  # fmt: skip


async def load(store: Store, id: str) -> TableMeta | None:
    """A card by its table's name."""
    found = await _load(store, "WHERE id = ?", id)
    return found[0] if found else None


async def of_person(store: Store, person: Person, most: int) -> list[TableMeta]:
    """The tables at which a person sits or sat, the last moved first."""
    which = f"WHERE id IN (SELECT card FROM seats WHERE person = ?) ORDER BY moved DESC LIMIT {most}"  # noqa: S608
    return await _load(store, which, person.id)


async def in_lobby(store: Store, game: str | None, phase: str | None, most: int) -> list[TableMeta]:
    """Public tables that gather, a few of each host, or are played."""
    phases = [phase] if phase else ["gathering", "playing"]
    which = f"WHERE public = 1 AND phase IN ({', '.join('?' * len(phases))})"
    args = [*phases]
    if game:
        which += " AND game = ?"
        args.append(game)
    place = "ROW_NUMBER() OVER (PARTITION BY phase, coalesce(host, id) ORDER BY moved DESC) AS place"
    ranked = f"SELECT id, phase, {place} FROM cards {which}"  # noqa: S608
    which = f"WHERE id IN (SELECT id FROM ({ranked}) AS ranked WHERE place <= {LISTED_EACH} OR phase <> 'gathering')"  # noqa: S608
    return await _load(store, f"{which} ORDER BY phase, moved DESC LIMIT {most}", *args)


async def check_host(store: Store, card: TableMeta) -> None:
    """A TooMuch if this host has more tables of that sort already than are good for the others."""
    if all(seat.agent is not None for seat in card.seats):
        sql = (
            "SELECT count(*) FROM cards WHERE host = ? AND phase = 'playing' AND NOT EXISTS "
            "(SELECT 1 FROM seats WHERE seats.card = cards.id AND seats.agent IS NULL)"
        )
        if (await store.read(sql, card.host))[0][0] >= BOTS_ONLY_EACH:
            raise TooMuch(60.0, "games among bots at once")
    elif card.public and not card.full:
        sql = "SELECT count(*) FROM cards WHERE host = ? AND phase = 'gathering' AND public = 1 AND opened > ?"
        if (await store.read(sql, card.host, now() - A_DAY))[0][0] >= GATHERING_EACH:
            raise TooMuch(3600.0, "public tables that gather")


def forget_stale() -> list[Statement]:
    """Tables at which people gathered and never began."""
    stale = "(SELECT id FROM cards WHERE phase = 'gathering' AND moved < ?)"
    at = now() - STALE
    return [
        Statement(f"DELETE FROM chat WHERE card IN {stale}", at),  # noqa: S608
        Statement(f"DELETE FROM seats WHERE card IN {stale}", at),  # noqa: S608
        Statement("DELETE FROM cards WHERE phase = 'gathering' AND moved < ?", at),
    ]


async def _load(store: Store, which: str, *args: str) -> list[TableMeta]:
    rows = await store.read(f"SELECT {FIELDS} FROM cards {which}", *args)  # noqa: S608
    if not rows:
        return []
    marks = ", ".join("?" * len(rows))
    sql = f"SELECT card, kind, name, agent, person, taken, token_hash, seed FROM seats WHERE card IN ({marks}) ORDER BY seat"  # noqa: S608
    seats: dict[str, list[Seat]] = {row[0]: [] for row in rows}
    for card, kind, name, agent, person, taken, token_hash, seed in await store.read(sql, *[row[0] for row in rows]):
        seats[card].append(Seat(kind, name, agent, person, bool(taken), token_hash, seed))
    return [
        TableMeta(
            id, game, players, phase, bool(public), host, msgspec.json.decode(clock, type=Clock), webhook, components,
            msgspec.json.decode(settings, type=dict[str, Setting]), seed, opened, moved,
            [int(seat) for seat in waiting.strip(",").split(",") if seat], deadline,
            None if result is None else msgspec.json.decode(result, type=Result), rematch, seats[id],
        )
        for id, game, players, phase, public, host, clock, webhook, components, settings, seed, opened, moved, waiting,
        deadline, result, rematch in rows
    ]  # fmt: skip


def of_header(id: str, header: Header) -> TableMeta:
    """The card of a table that has none."""
    seats = [
        Seat("agent" if row.agent else "link", row.name, row.agent, None, True, row.token_hash) for row in header.seats
    ]
    return TableMeta(
        id, header.game, header.players, "playing", False, None, Clock(), None, header.components, header.settings,
        header.seed, 0, 0, [], None, None, None, seats, False,
    )  # fmt: skip


# -- what is told of a card


def seats(card: TableMeta, stand: TableState | None, here: list[bool], person: Person | None) -> list[SeatInfo]:
    """Who sits where."""
    left = None if card.deadline is None else max(0.0, (card.deadline - now()) / 1000)
    found = []
    for n, seat in enumerate(card.seats):
        answers = seat.agent if stand is None else stand.agents[n]
        found.append(
            SeatInfo(
                n,
                seat.name,
                answers,
                here[n],
                seat.taken,
                person is not None and seat.person == person.id,
                seat.kind,
                left if n in card.waiting else None,
                answers is not None and seat.agent is None,
                0 if stand is None else stand.rewinds[n],
                seat.person is not None,
            )
        )
    return found


def facts(
    card: TableMeta, commitment: str, stand: TableState | None, here: list[bool], spectators: int, person: Person | None
) -> TableFacts:
    """What everyone may know of a table."""
    return TableFacts(
        card.id,
        card.game,
        card.players,
        card.settings,
        card.components,
        seats(card, stand, here, person),
        commitment,
        -1 if stand is None else stand.n,
        card.result if stand is None else stand.state.result,
        card.phase if stand is None or stand.state.result is None else "over",
        card.public,
        card.clock,
        spectators,
        person is not None and card.host == person.id,
        card.rematch,
        iso(card.opened) if card.opened else "",
    )
