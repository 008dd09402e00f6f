"""Sends mails, if the server has a mail server."""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from sanmon.server.runtime.outbound import CallError, reason_of

SEND_SECONDS = 20.0  # after which a mail is given up
MOST_SENT_AT_ONCE = 40  # notices of turns and codes for passwords, 20 of each

# A mail server that does not answer blocks a thread. So mails have their own threads, as names that are looked up have:
# in the default pool they would block log-ins, and tables that are read.
_threads = ThreadPoolExecutor(MOST_SENT_AT_ONCE, "sanmon-mails")


class Mailer:
    """Sends mails from the address `sender` by a mail server: `smtp(s)://USER:PASSWORD@HOST:PORT`."""

    def __init__(self, smtp: str, sender: str) -> None:
        self.smtp = smtp
        self.sender = sender

    async def send(self, to: str, subject: str, text: str) -> None:
        """Sends one mail; a CallError says why it could not be sent."""
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = subject
        message.set_content(text)
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await asyncio.get_running_loop().run_in_executor(_threads, _send, self.smtp, message)
        except smtplib.SMTPResponseException as problem:
            raise CallError(f"the mail server answers {problem.smtp_code}") from problem
        except smtplib.SMTPRecipientsRefused as problem:
            codes = sorted({code for code, _ in problem.recipients.values()})
            raise CallError(f"the mail server refuses the address: {codes[0] if codes else 'no code'}") from problem
        except (OSError, smtplib.SMTPException, TimeoutError) as problem:
            raise CallError(reason_of(problem)) from problem


def _send(url: str, message: EmailMessage) -> None:
    parts = urlsplit(url)
    trust = ssl.create_default_context()
    host = parts.hostname or "localhost"
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=SEND_SECONDS, context=trust)
    else:
        server = smtplib.SMTP(host, parts.port or 25, timeout=SEND_SECONDS)
    with server:
        # A connection inside this machine needs no TLS, and a local mail server seldom has a valid certificate.
        if parts.scheme == "smtp" and not _is_this_machine(host):
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=trust)
            elif parts.username:
                raise CallError("the mail server offers no TLS, and the password is not sent without it")
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
