"""Mails with a code that sets a new password.

Whether there is such an account is looked up in a job, after the answer: so the answer is the same, and takes as long,
whether there is one or not.
"""

from __future__ import annotations

import asyncio

from sanmon.kernel.words import Catalogue
from sanmon.server.domain import tokens
from sanmon.server.domain.clock import now
from sanmon.server.domain.errors import TooMuch
from sanmon.server.people.credentials import MAILED_LASTS, Credentials
from sanmon.server.people.mail import Mailer
from sanmon.server.people.notices import language_of
from sanmon.server.runtime import jobs
from sanmon.server.runtime.jobs import Job, Jobs
from sanmon.server.runtime.limits import Limits

RESET = "reset"  # a job: whoever has this login is mailed a code


class ResetMails:
    """Takes requests for a new password, and mails codes. `site`: where the pages are."""

    def __init__(self, credentials: Credentials, mailer: Mailer, limits: Limits, jobs: Jobs, site: str) -> None:
        self.credentials = credentials
        self.mailer = mailer
        self.limits = limits
        self.jobs = jobs
        self.site = site.rstrip("/")

    async def request(self, login: str) -> bool:
        """Mails a code to the owner of this login, in a job; returns False if this server sends no mails."""
        if not self.mailer.smtp:
            return False
        login = login.strip().lower()[:64]
        try:
            await self.limits.take(self.limits.resets, f"login {login}")
        except TooMuch:
            return True  # the same answer as for a sent mail; earlier mails with codes are in that mailbox
        # A random key instead of the login, because the keys of jobs are logged.
        await self.credentials.store.write(jobs.put(RESET, tokens.new_id(), now(), login.encode()))
        self.jobs.nudge()
        return True

    async def mail(self, job: Job) -> None:
        """Handles a job: mails a code, if there is such an account and it has an address."""
        login = job.payload.decode()
        account = await self.credentials.account(login)
        if account is None:
            return
        person, address, preferences = account
        if not address:
            return
        code = await self.credentials.new_reset(person, MAILED_LASTS)
        subject, text = await asyncio.to_thread(self._words, login, code, language_of(preferences))
        await self.mailer.send(address, subject, text)

    def _words(self, login: str, code: str, language: str) -> tuple[str, str]:
        catalogue = Catalogue(("sanmon.kernel",), language)
        where = f"{self.site}/#/reset/{code}" if self.site else code
        text = catalogue.say("reset-mail-text" if self.site else "reset-mail-code-text", {"login": login})
        ignore = catalogue.say("reset-mail-ignore", {})
        return catalogue.say("reset-mail-subject", {"login": login}), f"{text}\n\n{where}\n\n{ignore}\n"
