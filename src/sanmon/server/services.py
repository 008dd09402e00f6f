"""Everything that people do at a server, put together over its rooms: who they are, their tables, and what they are told."""

from __future__ import annotations

import msgspec

from sanmon.server.delivery.replays import Replays
from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import Refusal, StorageError
from sanmon.server.http.connection import Connection
from sanmon.server.ops import logging
from sanmon.server.ops.config import Config
from sanmon.server.people.accounts import People
from sanmon.server.people.notices import Notices
from sanmon.server.people.outbound import Caller
from sanmon.server.people.results import Results
from sanmon.server.runtime import jobs
from sanmon.server.runtime.bus import News
from sanmon.server.runtime.jobs import Job
from sanmon.server.runtime.room import Room
from sanmon.server.runtime.rooms import Rooms
from sanmon.server.runtime.shared_limits import open_limits
from sanmon.server.sets.sets import Sets
from sanmon.server.tables import clocks, meta_rows
from sanmon.server.tables.clocks import CLOCK, RESULT, Due
from sanmon.server.tables.coaching import Reviews
from sanmon.server.tables.tables import Tables

SEATS = "seats"  # news: who sits at a table has changed, somebody spoke or asked something
ENDED = "ended"  # news: sessions have ended
SESSIONS = "sessions"  # the channel of the latter
TIDY = "tidy"  # a job: what nobody needs any more is forgotten
A_DAY = meta_rows.A_DAY

logger = logging.logger("sanmon.house")


class Services:
    """One process's house."""

    def __init__(self, rooms: Rooms, config: Config, caller: Caller | None = None) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.config = config
        self.limits = open_limits(config.limits, config.redis)
        self.people = People(rooms.store)
        self.sets = Sets(rooms.store)
        self.tables = Tables(rooms, self.sets)
        self.replays = Replays()
        self.reviews = Reviews(rooms)
        self.results = Results(rooms)
        self.notices = Notices(rooms, caller or Caller(), config.smtp, config.mail_from, config.site)
        self.waiting: dict[str, set[Connection]] = {}  # pages at tables that gather
        self.guests: dict[str, set[Connection]] = {}  # pages by session
        self.tables.tell = self.tell
        rooms.before_read.append(lambda header: self.sets.lay_out(header.game, header.components))
        rooms.on_news[SEATS] = self._heard_of_seats
        rooms.on_news[ENDED] = self._heard_of_sessions
        rooms.jobs.handle(CLOCK, self._time_is_up)
        rooms.jobs.handle(RESULT, self.results.note)
        rooms.jobs.handle(TIDY, self._tidy)
        rooms.bus.follow(SESSIONS)

    async def start(self) -> None:
        """Begin with what has to be done every day."""
        await self.store.write(jobs.put_once(TIDY, "", now()))

    async def _tidy(self, _: Job) -> None:
        await self.people.tidy()
        await self.reviews.tidy()
        await self.store.write(*meta_rows.forget_stale())
        await self.store.write(jobs.put(TIDY, "", now() + A_DAY))

    # -- telling whoever is there

    def tell(self, table: str) -> None:
        """Something about a table besides its game has changed: tell the pages of all processes."""
        self.rooms.bus.tell(table, SEATS)
        self._look_again(table, self.rooms.present(table))

    def _heard_of_seats(self, room: Room | None, news: News) -> None:
        self._look_again(news.channel, room)

    def _look_again(self, table: str, room: Room | None) -> None:
        if room is not None:
            room.tell_table()
        for guest in self.waiting.get(table, ()):
            guest.table_changed = True
            guest.news.set()

    # -- sessions

    def came(self, guest: Connection) -> None:
        """A page is connected."""
        if guest.person is not None:
            self.guests.setdefault(guest.person.session, set()).add(guest)

    def went(self, guest: Connection) -> None:
        """A page is gone."""
        if guest.person is not None:
            others = self.guests.get(guest.person.session, set())
            others.discard(guest)
            if not others:
                self.guests.pop(guest.person.session, None)

    def end_sessions(self, sessions: list[str]) -> None:
        """End every live connection of these sessions, in all processes."""
        self.rooms.bus.tell(SESSIONS, ENDED, msgspec.msgpack.encode(sessions))
        self._end(sessions)

    def _heard_of_sessions(self, room: Room | None, news: News) -> None:
        self._end(msgspec.msgpack.decode(news.data, type=list[str]))

    def _end(self, sessions: list[str]) -> None:
        for session in sessions:
            for guest in list(self.guests.get(session, ())):
                guest.send_away("logged-out", "this session was ended")

    # -- clocks

    async def _time_is_up(self, job: Job) -> None:
        """A job: a table's clock has run out. If the seats it was for are still asked, what was chosen happens.

        Others may store moves all the while. So the log is read first, and what happens is stored only if the clock stands at zero then.
        """
        due = msgspec.json.decode(job.payload, type=Due)
        try:
            room = await self.rooms.room(job.key)
        except Refusal as refusal:
            if refusal.reason == "failed":
                raise StorageError(refusal.detail) from refusal
            return
        await room.catch_up()
        stand, header = room.stand, room.header
        unsure = room.unsure
        self.rooms.let_go(room)
        if unsure:
            raise StorageError("the table cannot be read now")
        still = [seat for seat in clocks.asked(stand) if seat in due.seats]
        if header.clock is None or stand.state.result is not None:
            return
        for seat in still:
            try:
                if header.clock.at_zero == "bot":
                    await self.tables.bot_at_zero(job.key, seat)
                else:
                    await self.tables.leave_open(job.key, seat)
            except Refusal as refusal:
                if refusal.reason == "failed":
                    raise StorageError(refusal.detail) from refusal
                continue  # it has answered at the last moment, or somebody sat down there
            logger.info("time is up", table=job.key, seat=seat)
