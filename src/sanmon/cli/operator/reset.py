"""`sanmon admin reset`: a new password for somebody who has forgotten theirs."""

from __future__ import annotations

import asyncio
import os
import sys

from sanmon.cli.operator.database import existing_database
from sanmon.kernel.errors import SetupError
from sanmon.server.people.accounts import People
from sanmon.server.people.credentials import OPERATORS_LASTS, Credentials
from sanmon.server.storage import open_store

HOURS = OPERATORS_LASTS // (60 * 60 * 1000)


def reset(login: str, database: str | None, site: str | None) -> int:
    """Prints a link with which the owner of an account sets a new password, once."""
    code = asyncio.run(_new_code(existing_database(database), login))
    where = (site or os.environ.get("SANMON_SITE") or "").rstrip("/")
    lines = [
        f"Give this to the owner of {login} and to nobody else. It works once, within {HOURS} hours:",
        f"{where}/#/reset/{code}",
    ]
    if not where:
        lines.append("Put the address of your pages before it, or name it with --site https://NAME.")
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


async def _new_code(address: str, login: str) -> str:
    store = await open_store(address, alone=False)
    try:
        credentials = Credentials(People(store))
        account = await credentials.account(login)
        if account is None:
            raise SetupError(f"there is no account {login!r}")
        return await credentials.new_reset(account[0], OPERATORS_LASTS)
    finally:
        await store.close()
