"""Telling people that it is their turn when they are not there to see it: Web Push, a table's webhook, e-mail if that is set up.

Each is a stored job, put with the move that made it due and dropped with the one that answers. What is told is which game and
table; never anything of the game itself.
"""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import msgspec

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.kernel.words import LANGUAGES, Words
from sanmon.table import cards, logs, webpush
from sanmon.table.cards import Card
from sanmon.table.clocks import HOOK, TURN
from sanmon.table.jobs import Job
from sanmon.table.messages import PushKeys, Subscription
from sanmon.table.outbound import Caller, CallError, check_address
from sanmon.table.people import Person
from sanmon.table.rooms import Rooms
from sanmon.table.storage import Statement, now

TRIES = 4
AT_ONCE = 20  # of each kind
MOST_PUSHES = 10  # of one person
KEY = "vapid"
SENT_WITHIN = 20.0  # seconds, for a mail

logger = logs.logger("sanmon.notices")


class Turn(msgspec.Struct):
    """What is told: whose turn it is, at which table of which game."""

    table: str
    game: str
    seat: int | None
    name: str
    phase: str
    n: int


class Notices:
    """The ways to tell people. `smtp`: smtp(s)://USER:PASSWORD@HOST:PORT; `sender`: from whom; `site`: where the pages are."""

    def __init__(self, rooms: Rooms, caller: Caller, smtp: str, sender: str, site: str) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.caller = caller
        self.smtp = smtp
        self.sender = sender
        self.site = site.rstrip("/")
        rooms.jobs.handle(TURN, self._tell_person, AT_ONCE)
        rooms.jobs.handle(HOOK, self._tell_webhook, AT_ONCE)

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

    async def _tell_person(self, job: Job) -> None:
        table, _, place = job.key.rpartition(":")
        seat = int(place)
        card = await cards.load(self.store, table)
        if card is None or card.phase != "playing" or seat not in card.waiting or job.tries > TRIES:
            return
        person = card.seats[seat].person
        if person is None or await self._is_here(table, seat):
            return
        turn = Turn(table, card.game, seat, card.seats[seat].name, card.phase, int(job.payload or b"0"))
        failed = await self._push(person, turn)
        rows = await self.store.read("SELECT email, preferences FROM persons WHERE id = ?", person)
        if self.smtp and rows and rows[0][0] and job.tries == 1 and card.clock.kind == "days":
            await self._mail(rows[0][0], turn, language_of(rows[0][1]))
        if failed:
            raise CallError("; ".join(failed))

    async def _is_here(self, table: str, seat: int) -> bool:
        room = await self.rooms.room(table)
        here = room.here()[seat]
        self.rooms.let_go(room)
        return here

    async def _push(self, person: str, turn: Turn) -> list[str]:
        """Push to every browser of a person; what failed and may be tried again."""
        rows = await self.store.read("SELECT endpoint, p256dh, auth FROM pushes WHERE person = ?", person)
        failed: list[str] = []
        key = await self.key() if rows else b""
        for endpoint, p256dh, auth in rows:
            contact = self.site or f"mailto:{self.sender or 'sanmon@localhost'}"
            try:
                body = webpush.encrypted(PushKeys(p256dh, auth), msgspec.json.encode(turn))
                topic = turn.table.replace("-", "a")[:32]
                status = await self.caller.post(endpoint, body, webpush.headers(key, endpoint, contact, topic))
            except CallError as problem:
                logger.info("a push could not be delivered", problem=str(problem)[:200])
                continue
            if status in (404, 410):  # the browser has thrown the subscription away
                await self.store.write(Statement("DELETE FROM pushes WHERE endpoint = ?", endpoint))
            elif status == 429 or status >= 500:
                failed.append(f"the push service answers {status}")
        return failed

    async def _tell_webhook(self, job: Job) -> None:
        card = await cards.load(self.store, job.key)
        if card is None or card.webhook is None or job.tries > TRIES:
            return
        body = msgspec.json.encode(self._turns(card, int(job.payload or b"0")))
        try:
            status = await self.caller.post(card.webhook, body, {"Content-Type": "application/json"})
        except CallError as problem:
            logger.info("a webhook could not be told", table=job.key, problem=str(problem)[:200])
            if job.tries < TRIES:
                raise
            return
        if (status == 429 or status >= 500) and job.tries < TRIES:
            raise CallError(f"the webhook answers {status}")

    def _turns(self, card: Card, n: int) -> list[Turn]:
        if card.phase == "over":
            return [Turn(card.id, card.game, None, "", card.phase, n)]
        return [Turn(card.id, card.game, seat, card.seats[seat].name, card.phase, n) for seat in card.waiting]

    async def _mail(self, to: str, turn: Turn, language: str) -> None:
        words = await asyncio.to_thread(lambda: Words(sanmon.load(turn.game), language))
        said = words.say("your-turn", title=words.say("title"))
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = said
        where = f"{self.site}/#/table/{turn.table}" if self.site else turn.table
        message.set_content(f"{turn.name}\n{said}\n{where}\n")
        try:
            async with asyncio.timeout(SENT_WITHIN):
                await asyncio.to_thread(_send, self.smtp, message)
        except (OSError, smtplib.SMTPException, TimeoutError) as problem:
            logger.warning("a mail could not be sent", problem=f"{type(problem).__name__}")


def language_of(preferences: str) -> str:
    """The language of a person's pages, if it is one of ours."""
    said = msgspec.json.decode(preferences).get("language")
    return said if said in LANGUAGES else "en"


def _send(url: str, message: EmailMessage) -> None:
    parts = urlsplit(url)
    trust = ssl.create_default_context()
    host = parts.hostname or "localhost"
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=SENT_WITHIN, context=trust)
    else:
        server = smtplib.SMTP(host, parts.port or 25, timeout=SENT_WITHIN)
    with server:
        if parts.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=trust)
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)
