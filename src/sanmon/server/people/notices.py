"""Telling people that it is their turn when they are not there to see it: Web Push, a table's webhook, e-mail if that
is set up.

Each is a stored job, put with the move that made it due and dropped with the one that answers. What is told is which
game and table; never anything of the game itself.
"""

from __future__ import annotations

import asyncio
import hashlib

import msgspec

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.kernel.words import LANGUAGES, Catalogue
from sanmon.server.delivery import game_words
from sanmon.server.domain.addresses import check_address
from sanmon.server.domain.clock import now
from sanmon.server.domain.person import Person
from sanmon.server.domain.table_meta import TableMeta
from sanmon.server.people import webpush
from sanmon.server.people.mail import Mailer
from sanmon.server.protocol.people import PushKeys, Subscription
from sanmon.server.protocol.tables import Clock
from sanmon.server.runtime import jobs
from sanmon.server.runtime.jobs import Job
from sanmon.server.runtime.outbound import Caller, CallError
from sanmon.server.runtime.rooms import Rooms
from sanmon.server.storage import Statement
from sanmon.server.tables import meta_rows

PUSH = "push"  # jobs: one browser is to be told
MAIL = "mail"  # a mail is to be sent
TRIES = 4  # of each: after 2, 4 and 8 seconds
AT_ONCE = 20  # of each kind
MOST_PUSHES = 10  # of one person
KEY = "vapid"


class Turn(msgspec.Struct):
    """What is told: whose turn it is, at which table of which game."""

    table: str
    game: str
    seat: int | None
    name: str
    phase: str
    n: int
    titles: dict[str, str] = {}  # of the game, by language: whoever shows a notice may have no other words at hand


class Push(msgspec.Struct):
    """What a push is about: which browser, and since which entry."""

    endpoint: str
    n: int


class Notices:
    """The ways to tell people.

    `smtp`: smtp(s)://USER:PASSWORD@HOST:PORT; `sender`: from whom; `site`: where the pages are.
    """

    def __init__(self, rooms: Rooms, caller: Caller, mailer: Mailer, site: str) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.caller = caller
        self.mailer = mailer
        self.site = site.rstrip("/")

    # -- subscriptions

    async def key(self) -> bytes:
        """The server's own key, made when it is first needed."""
        rows = await self.store.read("SELECT value FROM server_keys WHERE name = ?", KEY)
        if not rows:
            sql = "INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
            await self.store.write(Statement(sql, KEY, webpush.new_key()))
            rows = await self.store.read("SELECT value FROM server_keys WHERE name = ?", KEY)
        found: bytes = rows[0][0]
        return found

    async def subscribe(self, person: Person, subscription: Subscription) -> None:
        """A browser wants to be told."""
        check_address(subscription.endpoint)
        webpush.check_keys(subscription.keys)
        count = await self.store.read("SELECT count(*) FROM pushes WHERE person = ?", person.id)
        if count[0][0] >= MOST_PUSHES:
            raise SetupError(f"up to {MOST_PUSHES} browsers of one person are told")
        sql = (
            "INSERT INTO pushes (endpoint, person, p256dh, auth, made) VALUES (?, ?, ?, ?, ?) ON CONFLICT (endpoint) "
            "DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth"
        )
        keys = subscription.keys
        await self.store.write(Statement(sql, subscription.endpoint, person.id, keys.p256dh, keys.auth, now()))

    async def unsubscribe(self, person: Person, endpoint: str) -> None:
        """No longer."""
        sql = "DELETE FROM pushes WHERE endpoint = ? AND person = ?"
        await self.store.write(Statement(sql, endpoint, person.id))

    # -- jobs

    async def tell_person(self, job: Job) -> None:
        """A job: tell a person.

        Each browser and the mail are jobs of their own, so that one that fails repeats no other.
        """
        told = await self._still(job.key, int(job.payload or b"0"))
        if told is None:
            return
        turn, person, clock = told
        rows = await self.store.read("SELECT endpoint FROM pushes WHERE person = ?", person)
        also = [
            jobs.put(PUSH, f"{job.key}:{_short(endpoint)}", now(), msgspec.json.encode(Push(endpoint, turn.n)))
            for (endpoint,) in rows
        ]
        if self.mailer.smtp and clock.kind == "days":
            also.append(jobs.put(MAIL, job.key, now(), job.payload))
        if also:
            await self.store.write(*also)
            self.rooms.jobs.nudge()

    async def _still(self, key: str, n: int) -> tuple[Turn, str, Clock] | None:
        """Whose turn it is at TABLE:SEAT, which person that is and how the clock runs; None if nobody has to be told
        any more.
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
        """A job: push to one browser of a person."""
        push = msgspec.json.decode(job.payload, type=Push)
        told = await self._still(job.key.rpartition(":")[0], push.n)
        if told is None:
            return
        turn, person, _ = told
        sql = "SELECT p256dh, auth FROM pushes WHERE endpoint = ? AND person = ?"
        rows = await self.store.read(sql, push.endpoint, person)
        if not rows:
            return
        contact = self.site or f"mailto:{self.mailer.sender or 'sanmon@localhost'}"
        body = webpush.encrypted(PushKeys(*rows[0]), msgspec.json.encode(turn))
        topic = turn.table.replace("-", "a")[:32]
        headers = webpush.headers(await self.key(), push.endpoint, contact, topic)
        status = await self.caller.post(push.endpoint, body, headers)
        if status in (404, 410):  # the browser has thrown the subscription away
            await self.store.write(Statement("DELETE FROM pushes WHERE endpoint = ?", push.endpoint))
        elif status == 429 or status >= 500:
            raise CallError(f"the push service answers {status}")

    async def call_webhook(self, job: Job) -> None:
        """A job: tell a table's address whose turn it is."""
        meta = await meta_rows.load(self.store, job.key)
        if meta is None or meta.webhook is None or meta.game not in sanmon.games():
            return
        body = msgspec.json.encode(self._turns(meta, int(job.payload or b"0")))
        status = await self.caller.post(meta.webhook, body, {"Content-Type": "application/json"})
        if status == 429 or status >= 500:
            raise CallError(f"the webhook answers {status}")

    def _turns(self, meta: TableMeta, n: int) -> list[Turn]:
        if meta.phase == "over":
            return [_turn(meta, None, n)]
        return [_turn(meta, seat, n) for seat in meta.waiting]

    async def mail(self, job: Job) -> None:
        """A job: a mail to whose turn it is, in the language of its pages."""
        told = await self._still(job.key, int(job.payload or b"0"))
        if told is None:
            return
        turn, person, _ = told
        rows = await self.store.read("SELECT email, preferences FROM persons WHERE id = ?", person)
        if not rows or not rows[0][0]:
            return
        subject, text = await asyncio.to_thread(self._letter, turn, language_of(rows[0][1]))
        await self.mailer.send(rows[0][0], subject, text)

    def _letter(self, turn: Turn, language: str) -> tuple[str, str]:
        said = Catalogue(("sanmon.kernel",), language).say("your-turn", {"title": turn.titles[language]})
        where = f"{self.site}/#/table/{turn.table}" if self.site else turn.table
        return said, f"{turn.name}\n{said}\n{where}\n"


def _turn(meta: TableMeta, seat: int | None, n: int) -> Turn:
    name = "" if seat is None else meta.seats[seat].name
    return Turn(meta.id, meta.game, seat, name, meta.phase, n, game_words.titles(meta.game))


def _short(endpoint: str) -> str:
    """A browser's subscription in a job's name: its address is a secret, which has no place in a log."""
    return hashlib.blake2b(endpoint.encode(), digest_size=8).hexdigest()


def language_of(preferences: str) -> str:
    """The language of a person's pages, if it is one of ours."""
    said = msgspec.json.decode(preferences).get("language")
    return said if said in LANGUAGES else "en"
