"""The rows of `TableMeta`: the tables `cards` and `seats` of the database."""

from __future__ import annotations

import msgspec

from sanmon.kernel.info import Setting
from sanmon.kernel.messages import Result
from sanmon.server.domain.clock import now
from sanmon.server.domain.person import Person
from sanmon.server.domain.table_meta import Seat, TableMeta
from sanmon.server.protocol.tables import Clock
from sanmon.server.storage import Statement, Store

A_DAY = 24 * 60 * 60 * 1000  # milliseconds

LISTED_OF_HOST = 2  # tables in the lobby that wait for players, of one host: the lobby is for everyone
LISTED_OF_ADDRESS = 10  # the same of one address, which many people may share
NEWEST = 2000  # tables in play, or over, that are looked at for a list: there may be any number of them
ADDRESS_KEPT_MS = 2 * A_DAY  # then the address from which a table was opened is deleted; earlier if its game ends
STALE_MS = 14 * A_DAY  # without a change, after which a table that waits for players is deleted

# A row of the table `cards` is the TableMeta of one game table, without its seats: those are in `seats`.
FIELDS = (
    "id, game, players, phase, public, host, clock, webhook, components, settings, seed, opened, moved, waiting, "
    "deadline, result, rematch, address, stopped"
)

# The address from which a table was opened, and its host: addresses and people take turns in some lists and queues.
# Once the address is forgotten, each host counts like an address of its own.
WHERE_FROM = "coalesce(nullif(cards.address, ''), cards.host, cards.id)"
WHOSE = "coalesce(cards.host, '')"

# Tables whose agents have to answer, as `fair_turns.Waiting`: of each person as many as are needed at most. Where bots
# play alone nobody waits for them, so these tables are in the back lane.
_ORIGIN = "coalesce(nullif(cards.address, ''), cards.host, jobs.key)"
_ALONE = "coalesce(cards.bots_alone, 0)"
AGENTS_WAITING = (
    "SELECT key, due, back, origin, person FROM (SELECT jobs.key AS key, jobs.due AS due, "  # noqa: S608
    f"{_ALONE} AS back, {_ORIGIN} AS origin, {WHOSE} AS person, "
    f"ROW_NUMBER() OVER (PARTITION BY {_ALONE}, {_ORIGIN}, {WHOSE} ORDER BY jobs.due) AS place "
    "FROM jobs LEFT JOIN cards ON cards.id = jobs.key WHERE jobs.kind = ? AND jobs.due <= ? AND jobs.lease < ?"
    ") AS ranked WHERE place <= ?"
)


def waiting_for(seats: list[int]) -> str:
    """The column `waiting`: seats between commas, such as `,0,2,`, so that LIKE '%,2,%' finds seat 2."""
    return "".join(f",{seat}" for seat in seats) + "," if seats else ""


def insert(meta: TableMeta) -> list[Statement]:
    """The statements that store a new table and its seats."""
    marks = ", ".join("?" * 20)
    row = Statement(
        f"INSERT INTO cards ({FIELDS}, bots_alone) VALUES ({marks})",  # noqa: S608
        meta.id, meta.game, meta.players, meta.phase, int(meta.public), meta.host,
        msgspec.json.encode(meta.clock).decode(), meta.webhook, meta.components,
        msgspec.json.encode(meta.settings).decode(), meta.seed, meta.opened, meta.moved, waiting_for(meta.waiting),
        meta.deadline, None if meta.result is None else msgspec.json.encode(meta.result).decode(), meta.rematch,
        meta.address, meta.stopped, int(meta.phase != "over" and all(seat.agent is not None for seat in meta.seats)),
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
    """The statement that changes a seat. Raises a Conflict if the stored seat is no longer as in `old`."""
    same = "card = ? AND seat = ? AND taken = ? AND token_hash = ? AND coalesce(person, '') = ?"
    sql = f"UPDATE seats SET kind = ?, name = ?, person = ?, taken = ?, token_hash = ?, seed = ? WHERE {same}"  # noqa: S608
    return Statement(
        sql, new.kind, new.name, new.person, int(new.taken), new.token_hash, new.seed,
        table, n, int(old.taken), old.token_hash, old.person or "", must=True,
    )  # fmt: skip


def standing(table: str, result: Result | None, people: list[int], deadline: int | None) -> Statement:
    """The statement that stores what a move changes: the seats that have to decide, the deadline, and the result."""
    ended = "" if result is None else ", bots_alone = 0, address = ''"
    return Statement(
        f"UPDATE cards SET phase = ?, moved = ?, waiting = ?, deadline = ?, result = ?{ended} WHERE id = ?",  # noqa: S608
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
    """Public tables in one phase; without `phase`, those that wait for players or are in play.

    Of the tables that wait for players, each host and each address has a few at most. Addresses take turns in the
    list, and so do the hosts of one address.
    """
    found: list[str] = []
    args: list[str] = []
    for one in [phase] if phase else ["gathering", "playing"]:
        which = "public = 1 AND phase = ?"
        args.append(one)
        if game:
            which += " AND game = ?"
            args.append(game)
        newest = "" if one == "gathering" else f" ORDER BY moved DESC LIMIT {NEWEST}"
        found.append(f"SELECT * FROM (SELECT id, phase, moved, address, host FROM cards WHERE {which}{newest}) AS one")  # noqa: S608
    of_host = f"ROW_NUMBER() OVER (PARTITION BY phase, {WHERE_FROM}, {WHOSE} ORDER BY moved DESC)"
    candidates = f"({' UNION ALL '.join(found)}) AS cards"
    by_host = f"SELECT id, phase, moved, {WHERE_FROM} AS origin, {of_host} AS host_place FROM {candidates}"  # noqa: S608
    of_origin = "ROW_NUMBER() OVER (PARTITION BY phase, origin ORDER BY host_place, moved DESC)"
    ranked = f"SELECT id, phase, moved, host_place, {of_origin} AS place FROM ({by_host}) AS by_host"  # noqa: S608
    few = f"phase <> 'gathering' OR (host_place <= {LISTED_OF_HOST} AND place <= {LISTED_OF_ADDRESS})"
    sql = f"SELECT id FROM ({ranked}) AS ranked WHERE {few} ORDER BY phase, place, moved DESC LIMIT {most}"  # noqa: S608
    ids = [id for (id,) in await store.read(sql, *args)]
    if not ids:
        return []
    metas = {meta.id: meta for meta in await _load(store, f"WHERE id IN ({', '.join('?' * len(ids))})", *ids)}
    return [metas[id] for id in ids if id in metas]


def forget_stale() -> list[Statement]:
    """The statements that delete old tables whose game never began, and forget from where the others were opened."""
    stale = "(SELECT id FROM cards WHERE phase = 'gathering' AND moved < ?)"
    at = now() - STALE_MS
    return [
        Statement(f"DELETE FROM chat WHERE card IN {stale}", at),  # noqa: S608
        Statement(f"DELETE FROM seats WHERE card IN {stale}", at),  # noqa: S608
        Statement("DELETE FROM cards WHERE phase = 'gathering' AND moved < ?", at),
        Statement("UPDATE cards SET address = '' WHERE address <> '' AND opened < ?", now() - ADDRESS_KEPT_MS),
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
            address=address, stopped=stopped,
        )
        for id, game, players, phase, public, host, clock, webhook, components, settings, seed, opened, moved, waiting,
        deadline, result, rematch, address, stopped in rows
    ]  # fmt: skip
