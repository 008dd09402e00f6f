"""Notifies people who are not connected that it is their turn: Web Push, the table's webhook, and e-mail.

Each notice is a job, stored together with the move that leads to the turn, and deleted with the next move. A notice
names the game and the table, and never says anything about the position.
"""

from __future__ import annotations

import asyncio
import hashlib

import msgspec

import sanmon
from sanmon.kernel.words import LANGUAGES, Catalogue
from sanmon.server.delivery import game_words
from sanmon.server.domain.addresses import check_address
from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import Conflict, WrongRequest
from sanmon.server.domain.person import Person
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.people import webpush
from sanmon.server.people.accounts import at_most
from sanmon.server.people.mail import Mailer
from sanmon.server.protocol.people import PushKeys, Subscription
from sanmon.server.protocol.tables import Clock
from sanmon.server.runtime import jobs
from sanmon.server.runtime.jobs import Job
from sanmon.server.runtime.outbound import Caller, CallError
from sanmon.server.runtime.rooms import Rooms
from sanmon.server.storage import Statement
from sanmon.server.tables import meta_rows

PUSH = "push"  # the kind of jobs: notify one browser
MAIL = "mail"  # the kind of jobs: send an e-mail
TRIES = 4  # of each job; the pauses between them are 2, 4 and 8 seconds
MOST_RUNNING_JOBS = 20  # of each kind, at once
MOST_CALLS_OF_ONE = 3  # webhooks of one host, or browsers of one person, that are called at once
MOST_HOOKS_OF_ADDRESS = 6  # of all hosts of one address, at once
MOST_PUSHES = 10  # subscribed browsers of one person
KEY = "vapid"  # the name of the server's key in the database

# The queues of webhooks and of browsers, for `FairTurns`. A call may take ten seconds, and its owner chooses the
# address. So an owner gets no turn while enough of their calls are under way, that is, while the leases of these jobs
# last. Every such query gets as its last argument how many jobs there is room for. Nothing depends on it here, but each
# argument has to stand in the text; it is never 0.
_PLACES = (
    "placed AS (SELECT *, ROW_NUMBER() OVER (PARTITION BY person ORDER BY waits, due) AS of_person, "  # noqa: S608
    "ROW_NUMBER() OVER (PARTITION BY origin ORDER BY waits, due) AS of_origin FROM marked) "
    f"SELECT key, due, 0, origin, person FROM placed WHERE waits = 1 AND of_person <= {MOST_CALLS_OF_ONE} "
)
WAITING_HOOKS = (
    "WITH due_now AS (SELECT jobs.key AS key, jobs.due AS due, jobs.lease AS lease, "  # noqa: S608
    "COALESCE(cards.host, jobs.key) AS person, COALESCE(NULLIF(cards.address, ''), cards.host, jobs.key) AS origin "
    "FROM jobs LEFT JOIN cards ON cards.id = jobs.key WHERE jobs.kind = ? AND jobs.due <= ?), "
    "marked AS (SELECT *, CASE WHEN lease < ? THEN 1 ELSE 0 END AS waits FROM due_now), "
    f"{_PLACES} AND of_origin <= {MOST_HOOKS_OF_ADDRESS} AND ? > 0"
)
WAITING_PUSHES = (
    "WITH due_now AS (SELECT key, due, lease, substr(key, length(key) - 15) AS person, '' AS origin "  # noqa: S608
    "FROM jobs WHERE kind = ? AND due <= ?), "
    "marked AS (SELECT *, CASE WHEN lease < ? THEN 1 ELSE 0 END AS waits FROM due_now), "
    f"{_PLACES} AND ? > 0"
)


class Turn(msgspec.Struct):
    """The content of a notice: whose turn it is, at which table of which game."""

    table: str
    game: str
    seat: int | None
    name: str
    phase: str
    n: int
    titles: dict[str, str] = {}  # of the game, by language: a service worker that shows the notice has no catalogues


class Push(msgspec.Struct):
    """The payload of a push job: the browser's endpoint, and the entry that led to the turn."""

    endpoint: str
    n: int


class Notices:
    """Sends notices, and keeps the subscriptions of browsers.

    `smtp`: smtp(s)://USER:PASSWORD@HOST:PORT; `sender`: the sender of mails; `site`: the address of the pages.
    """

    def __init__(self, rooms: Rooms, caller: Caller, mailer: Mailer, site: str) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.caller = caller
        self.mailer = mailer
        self.site = site.rstrip("/")

    # -- subscriptions

    async def key(self) -> bytes:
        """The server's private VAPID key, which is created when it is first needed."""
        rows = await self.store.read("SELECT value FROM server_keys WHERE name = ?", KEY)
        if not rows:
            sql = "INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
            await self.store.write(Statement(sql, KEY, webpush.new_key()))
            rows = await self.store.read("SELECT value FROM server_keys WHERE name = ?", KEY)
        found: bytes = rows[0][0]
        return found

    async def subscribe(self, person: Person, subscription: Subscription) -> None:
        """Stores a browser's subscription, or replaces it."""
        check_address(subscription.endpoint)
        webpush.check_keys(subscription.keys)
        sql = (
            "INSERT INTO pushes (endpoint, person, p256dh, auth, made) VALUES (?, ?, ?, ?, ?) ON CONFLICT (endpoint) "
            "DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth"
        )
        keys = subscription.keys
        put = Statement(sql, subscription.endpoint, person.id, keys.p256dh, keys.auth, now())
        try:
            await self.store.write(put, *at_most(MOST_PUSHES, "pushes", person.id))
        except Conflict as problem:
            raise WrongRequest(
                "pushes-full",
                f"a person can subscribe up to {MOST_PUSHES} browsers; unsubscribe one first",
                most=MOST_PUSHES,
            ) from problem

    async def unsubscribe(self, person: Person, endpoint: str) -> None:
        """Deletes a browser's subscription."""
        sql = "DELETE FROM pushes WHERE endpoint = ? AND person = ?"
        await self.store.write(Statement(sql, endpoint, person.id))

    # -- jobs

    async def tell_person(self, job: Job) -> None:
        """Handles a job: notifies a person.

        It puts one job for each browser and one for the mail, so that a failure of one does not repeat the others.
        """
        waiting = await self._still_waiting(job.key, int(job.payload or b"0"))
        if waiting is None:
            return
        turn, person, clock = waiting
        rows = await self.store.read("SELECT endpoint FROM pushes WHERE person = ?", person)
        also = [
            jobs.put(
                PUSH,
                f"{job.key}:{_short(endpoint)}-{_short(person)}",  # WAITING_PUSHES reads the person
                now(),
                msgspec.json.encode(Push(endpoint, turn.n)),
            )
            for (endpoint,) in rows
        ]
        if self.mailer.smtp and clock.kind == "days":
            also.append(jobs.put(MAIL, job.key, now(), job.payload))
        if also:
            await self.store.write(*also)
            self.rooms.jobs.nudge()

    async def _still_waiting(self, key: str, n: int) -> tuple[Turn, str, Clock] | None:
        """The turn, the person and the clock of a seat (`key` is TABLE:SEAT).

        None if no notice is needed any more: it is not the seat's turn, or its person is connected.
        """
        table, _, place = key.rpartition(":")
        seat = int(place)
        meta = await meta_rows.load(self.store, table)
        if meta is None or meta.phase != "playing" or seat not in meta.waiting or meta.game not in sanmon.games():
            return None
        person = meta.seats[seat].person
        if person is None or await self._is_here(table, seat):
            return None
        return _turn(meta, seat, n), person, meta.clock

    async def _is_here(self, table: str, seat: int) -> bool:
        room = await self.rooms.room(table)
        here = room.here()[seat]
        self.rooms.let_go(room)
        return here

    async def push(self, job: Job) -> None:
        """Handles a job: notifies one browser of a person."""
        push = msgspec.json.decode(job.payload, type=Push)
        waiting = await self._still_waiting(job.key.rpartition(":")[0], push.n)
        if waiting is None:
            return
        turn, person, _ = waiting
        sql = "SELECT p256dh, auth FROM pushes WHERE endpoint = ? AND person = ?"
        rows = await self.store.read(sql, push.endpoint, person)
        if not rows:
            return
        contact = self.site or f"mailto:{self.mailer.sender or 'sanmon@localhost'}"
        body = webpush.encrypted(PushKeys(*rows[0]), msgspec.json.encode(turn))
        topic = turn.table.replace("-", "a")[:32]
        headers = webpush.headers(await self.key(), push.endpoint, contact, topic)
        status = await self.caller.post(push.endpoint, body, headers)
        if status in (404, 410):  # the browser has cancelled the subscription
            await self.store.write(Statement("DELETE FROM pushes WHERE endpoint = ?", push.endpoint))
        elif status == 429 or status >= 500:
            raise CallError(f"the push service answers with status {status}")

    async def call_webhook(self, job: Job) -> None:
        """Handles a job: calls a table's webhook to say whose turn it is."""
        meta = await meta_rows.load(self.store, job.key)
        if meta is None or meta.webhook is None or meta.game not in sanmon.games():
            return
        body = msgspec.json.encode(self._turns(meta, int(job.payload or b"0")))
        status = await self.caller.post(meta.webhook, body, {"Content-Type": "application/json"})
        if status == 429 or status >= 500:
            raise CallError(f"the webhook answers with status {status}")

    def _turns(self, meta: TableMeta, n: int) -> list[Turn]:
        if meta.phase == "over":
            return [_turn(meta, None, n)]
        return [_turn(meta, seat, n) for seat in meta.waiting]

    async def mail(self, job: Job) -> None:
        """Handles a job: sends an e-mail to the person whose turn it is, in the language of their pages."""
        waiting = await self._still_waiting(job.key, int(job.payload or b"0"))
        if waiting is None:
            return
        turn, person, _ = waiting
        rows = await self.store.read("SELECT email, preferences FROM persons WHERE id = ?", person)
        if not rows or not rows[0][0]:
            return
        subject, text = await asyncio.to_thread(self._letter, turn, language_of(rows[0][1]))
        await self.mailer.send(rows[0][0], subject, text)

    def _letter(self, turn: Turn, language: str) -> tuple[str, str]:
        subject = Catalogue(("sanmon.kernel",), language).say("your-turn", {"title": turn.titles[language]})
        where = f"{self.site}/#/table/{turn.table}" if self.site else turn.table
        return subject, f"{turn.name}\n{subject}\n{where}\n"


def _turn(meta: TableMeta, seat: int | None, n: int) -> Turn:
    name = "" if seat is None else meta.seats[seat].name
    return Turn(meta.id, meta.game, seat, name, meta.phase, n, game_words.titles(meta.game))


def _short(text: str) -> str:
    """A hash, 16 characters long, of a subscription's address or of a person, for the key of a job.

    Keys are logged, and the address is a secret.
    """
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def language_of(preferences: str) -> str:
    """The language of a person's pages; English if the preferences name none of ours."""
    language = msgspec.json.decode(preferences).get("language")
    return language if language in LANGUAGES else "en"
