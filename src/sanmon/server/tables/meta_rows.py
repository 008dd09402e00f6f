"""The rows of `TableMeta`: the tables `cards` and `seats` of the database."""

from __future__ import annotations

import msgspec

from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Result
from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import TooMuch
from sanmon.server.domain.person import Person
from sanmon.server.domain.table_meta import Seat, TableMeta
from sanmon.server.protocol.tables import Clock
from sanmon.server.storage import Statement, Store

A_DAY = 24 * 60 * 60 * 1000  # milliseconds

LISTED_EACH = 2  # tables of one host in the lobby that wait for players: the lobby is for everyone
GATHERING_EACH = 10  # public tables of one host that wait for players, opened within a day
BOTS_ONLY_EACH = 8  # tables in play of one host at which only bots sit
STALE = 14 * A_DAY  # without a change; then a table that waits for players is deleted

FIELDS = (
    "id, game, players, phase, public, host, clock, webhook, components, settings, seed, opened, moved, waiting, "
    "deadline, result, rematch"
)


def waiting_for(seats: list[int]) -> str:
    """The column `waiting`: seats between commas, such as `,0,2,`, so that LIKE '%,2,%' finds seat 2."""
    return "".join(f",{seat}" for seat in seats) + "," if seats else ""


def insert(meta: TableMeta) -> list[Statement]:
    """The statements that store a new table and its seats."""
    marks = ", ".join("?" * 17)
    row = Statement(
        f"INSERT INTO cards ({FIELDS}) VALUES ({marks})",  # noqa: S608
        meta.id, meta.game, meta.players, meta.phase, int(meta.public), meta.host,
        msgspec.json.encode(meta.clock).decode(), meta.webhook, meta.components,
        msgspec.json.encode(meta.settings).decode(), meta.seed, meta.opened, meta.moved, waiting_for(meta.waiting),
        meta.deadline, None if meta.result is None else msgspec.json.encode(meta.result).decode(), meta.rematch,
    )  # fmt: skip
    return [row, *[put_seat(meta.id, n, seat) for n, seat in enumerate(meta.seats)]]


def put_seat(table: str, n: int, seat: Seat) -> Statement:
    """The statement that stores a seat, new or not."""
    return Statement(
        "INSERT INTO seats (card, seat, kind, name, agent, person, taken, token_hash, seed) VALUES (?, ?, ?, ?, ?, ?, "
        "?, ?, ?) ON CONFLICT (card, seat) DO UPDATE SET kind = excluded.kind, name = excluded.name, agent = "
        "excluded.agent, person = excluded.person, taken = excluded.taken, "
        "token_hash = excluded.token_hash, seed = excluded.seed",
        table, n, seat.kind, seat.name, seat.agent, seat.person, int(seat.taken), seat.token_hash, seat.seed,
    )  # fmt: skip


def change_seat(table: str, n: int, old: Seat, new: Seat) -> Statement:
    """The statement that changes a seat; a Conflict if the stored seat is no longer as in `old`."""
    same = "card = ? AND seat = ? AND taken = ? AND token_hash = ? AND coalesce(person, '') = ?"
    sql = f"UPDATE seats SET kind = ?, name = ?, person = ?, taken = ?, token_hash = ?, seed = ? WHERE {same}"  # noqa: S608
    return Statement(
        sql, new.kind, new.name, new.person, int(new.taken), new.token_hash, new.seed,
        table, n, int(old.taken), old.token_hash, old.person or "", must=True,
    )  # fmt: skip


def standing(table: str, result: Result | None, people: list[int], deadline: int | None) -> Statement:
    """The statement that stores what a move changes: the seats that have to decide, the deadline, and the result."""
    return Statement(
        "UPDATE cards SET phase = ?, moved = ?, waiting = ?, deadline = ?, result = ? WHERE id = ?",
        "playing" if result is None else "over", now(), waiting_for(people), deadline,
        None if result is None else msgspec.json.encode(result).decode(), table,
    )  # fmt: skip


async def load(store: Store, id: str) -> TableMeta | None:
    """The meta of a table; None if it has no row."""
    found = await _load(store, "WHERE id = ?", id)
    return found[0] if found else None


async def of_person(store: Store, person: Person, most: int) -> list[TableMeta]:
    """The tables at which a person sits or sat, those that changed last first."""
    which = f"WHERE id IN (SELECT card FROM seats WHERE person = ?) ORDER BY moved DESC LIMIT {most}"  # noqa: S608
    return await _load(store, which, person.id)


async def in_lobby(store: Store, game: str | None, phase: str | None, most: int) -> list[TableMeta]:
    """The public tables in play, and those that wait for players, of which each host has a few at most."""
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


async def check_host(store: Store, meta: TableMeta) -> None:
    """Raises TooMuch if this host has too many tables like this one already."""
    if all(seat.agent is not None for seat in meta.seats):
        sql = (
            "SELECT count(*) FROM cards WHERE host = ? AND phase = 'playing' AND NOT EXISTS "
            "(SELECT 1 FROM seats WHERE seats.card = cards.id AND seats.agent IS NULL)"
        )
        if (await store.read(sql, meta.host))[0][0] >= BOTS_ONLY_EACH:
            raise TooMuch(60.0, "games among bots at once")
    elif meta.public and not meta.full:
        sql = "SELECT count(*) FROM cards WHERE host = ? AND phase = 'gathering' AND public = 1 AND opened > ?"
        if (await store.read(sql, meta.host, now() - A_DAY))[0][0] >= GATHERING_EACH:
            raise TooMuch(3600.0, "public tables that wait for players")


def forget_stale() -> list[Statement]:
    """The statements that delete old tables whose game never began."""
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
    fields = "card, kind, name, agent, person, taken, token_hash, seed, away"
    sql = f"SELECT {fields} FROM seats WHERE card IN ({marks}) ORDER BY seat"  # noqa: S608
    seats: dict[str, list[Seat]] = {row[0]: [] for row in rows}
    for table, kind, name, agent, person, taken, *rest in await store.read(sql, *[row[0] for row in rows]):
        seats[table].append(Seat(kind, name, agent, person, bool(taken), *rest))
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
