"""Creates and connects all components of a serving process.

Only this module decides which component gets which other, and which component handles which kind of job.
"""

from __future__ import annotations

import asyncio

from sanmon.server.delivery.packing import Packed
from sanmon.server.domain.clock import now
from sanmon.server.ops.config import Config
from sanmon.server.people import notices
from sanmon.server.people.accounts import People
from sanmon.server.people.address_marks import AddressMarks
from sanmon.server.people.bans import BANS, Bans
from sanmon.server.people.credentials import Credentials
from sanmon.server.people.mail import Mailer
from sanmon.server.people.notices import MAIL, PUSH, Notices
from sanmon.server.people.reset_mails import RESET, ResetMails
from sanmon.server.people.results import Results
from sanmon.server.runtime import jobs, rooms
from sanmon.server.runtime.bus import open_bus
from sanmon.server.runtime.connections import Connections
from sanmon.server.runtime.ended_games import EndedGames
from sanmon.server.runtime.fair_turns import FairTurns
from sanmon.server.runtime.jobs import FairQueue, Job
from sanmon.server.runtime.outbound import Caller
from sanmon.server.runtime.room import AGENTS
from sanmon.server.runtime.rooms import Rooms
from sanmon.server.runtime.shared_limits import open_limits
from sanmon.server.sets.sets import Sets
from sanmon.server.storage import Store
from sanmon.server.storage.probe import StorageProbe
from sanmon.server.tables import coaching, meta_rows
from sanmon.server.tables.clocks import CLOCK, HOOK, RESULT, TURN
from sanmon.server.tables.coaching import REVIEW, HintQueue, Reviews
from sanmon.server.tables.deadlines import Deadlines
from sanmon.server.tables.hooks import Hooks
from sanmon.server.tables.operators import STOP, Stopping
from sanmon.server.tables.quotas import Quotas
from sanmon.server.tables.shared_reads import SharedReads
from sanmon.server.tables.tables import Tables

TIDY = "tidy"  # the kind of the daily job that deletes old data
A_DAY = meta_rows.A_DAY


class Services:
    """All components of one serving process. `close` also closes the store."""

    def __init__(self, store: Store, config: Config, caller: Caller | None = None) -> None:
        self.store = store
        self.config = config
        self.limits = open_limits(config.limits, config.redis)
        self.people = People(store)
        self.credentials = Credentials(self.people)
        self.storage_probe = StorageProbe(store)
        self.sets = Sets(store)
        self.ended = EndedGames()
        self.packed: dict[tuple[str, ...], Packed] = {}  # answers about the games that come with the server
        self.packing = asyncio.Lock()  # one of them at a time is made
        self.quotas = Quotas(store, config.limits)
        self.address_marks = AddressMarks(store)
        self.rooms = Rooms(store, Hooks(self.sets, self.quotas), open_bus(config.redis), config.thinkers)
        self.connections = Connections(self.rooms.bus)
        self.bans = Bans(store, self.address_marks, self.connections, self.rooms.bus)
        self.tables = Tables(self.rooms, self.sets, self.quotas, self.ended, self.connections.announce)
        self.stopping = Stopping(self.tables)
        self.deadlines = Deadlines(self.rooms, self.tables)
        self.reviews = Reviews(self.rooms, self.limits)
        self.hints = HintQueue()
        self.shared_reads = SharedReads(store)
        self.results = Results(self.rooms)
        mailer = Mailer(config.smtp, config.mail_from)
        self.notices = Notices(self.rooms, caller or Caller(), mailer, config.site)
        self.reset_mails = ResetMails(self.credentials, mailer, self.limits, self.rooms.jobs, config.site)
        self._register_jobs()

    def _register_jobs(self) -> None:
        """Registers the handler of each kind of job, with the number of jobs at once and the number of tries."""
        handle = self.rooms.jobs.handle
        thinkers = self.rooms.agent_pool.size
        # One place more than there are processes: while one answer is stored, the next is thought of.
        turns = FairTurns(most_back=max(1, thinkers // 4))
        queue = FairQueue(meta_rows.AGENTS_WAITING, turns)
        handle(AGENTS, self.rooms.answer_for_agents, thinkers + 1, queue=queue, longest_pause=rooms.ASK_AGENT_AGAIN_MS)
        handle(CLOCK, self.deadlines.run_out)
        handle(RESULT, self.results.note)
        queue = FairQueue(coaching.WAITING_REVIEWS, FairTurns(most_back=1))
        handle(REVIEW, self.reviews.make, coaching.MOST_RUNNING_REVIEWS, queue=queue)
        handle(TURN, self.notices.tell_person, notices.MOST_RUNNING_JOBS)
        queue = FairQueue(notices.WAITING_PUSHES, FairTurns(most_back=1))
        handle(PUSH, self.notices.push, notices.MOST_RUNNING_JOBS, notices.TRIES, queue)
        handle(MAIL, self.notices.mail, notices.MOST_RUNNING_JOBS, notices.TRIES)
        queue = FairQueue(notices.WAITING_HOOKS, FairTurns(most_back=1))
        handle(HOOK, self.notices.call_webhook, notices.MOST_RUNNING_JOBS, notices.TRIES, queue)
        handle(RESET, self.reset_mails.mail, notices.MOST_RUNNING_JOBS, notices.TRIES)
        handle(STOP, self.stopping.stop)
        handle(BANS, self.bans.on_job)
        handle(TIDY, self.tidy)

    async def start(self) -> None:
        """Starts to listen to other processes and to run jobs."""
        await self.address_marks.start()
        await self.bans.start()
        await self.rooms.start(self.connections, self.bans)
        await self.store.write(jobs.put_once(TIDY, "", now()))

    async def close(self) -> None:
        """Finishes the requests that are under way, then closes everything."""
        self.ended.close()
        await self.bans.close()
        await self.rooms.close()
        await self.limits.close()

    async def tidy(self, _: Job) -> None:
        """Handles the daily job: deletes data that nobody needs any more."""
        await self.people.tidy()
        await self.bans.tidy()
        await self.reviews.tidy()
        await self.store.write(*meta_rows.forget_stale())
        await self.store.write(jobs.put(TIDY, "", now() + A_DAY))
