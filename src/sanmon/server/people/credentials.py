"""What proves who one is: changing and resetting the password, giving it again, and ending sessions.

A reset code works once and not for long; the server keeps its hash. Whoever asks for one is not told whether there is
such an account.
"""

from __future__ import annotations

from typing import Literal

from sanmon.server.domain import tokens
from sanmon.server.domain.clock import iso, now
from sanmon.server.domain.errors import Conflict, NotFound, NotLoggedIn, PasswordNeeded
from sanmon.server.domain.person import Person
from sanmon.server.people.accounts import People, check_new_password, insert_session
from sanmon.server.protocol.people import SessionInfo
from sanmon.server.storage import Statement

MINUTE = 60 * 1000  # milliseconds
PROVED_FOR = 10 * MINUTE  # how long a password that was given counts
MAILED_LASTS = 60 * MINUTE  # of a reset code that was mailed
OPERATORS_LASTS = 24 * 60 * MINUTE  # of one that the operator hands over
KINDS: dict[str, Literal["browser", "program"]] = {"cookie": "browser", "token": "program"}


class Credentials:
    """Passwords, resets and sessions of accounts."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.store = people.store

    # -- the password

    async def confirm(self, person: Person, password: str, address: str) -> None:
        """Checks the password again; for some minutes, requests that need it are then allowed."""
        await self.people.check_password(person, password, address)
        await self.store.write(Statement("UPDATE sessions SET proved = ? WHERE hash = ?", now(), person.session))

    async def require_proof(self, person: Person) -> None:
        """Raises PasswordNeeded unless the password was given within the last minutes. Guests have none."""
        if person.login is None:
            return
        rows = await self.store.read("SELECT proved FROM sessions WHERE hash = ?", person.session)
        if not rows or now() - rows[0][0] > PROVED_FOR:
            raise PasswordNeeded("give your password once more for this: POST /api/me/confirm")

    async def change_password(
        self, person: Person, password: str, new: str, address: str = ""
    ) -> tuple[Person, str, list[str]]:
        """Changes the password. Returns the person with a new session, its token, and the sessions that have ended.

        Every session of a browser ends, this one too; programs keep their tokens.
        """
        if person.login is None:
            raise NotLoggedIn("a guest has no password; create an account first", "no-password")
        await self.people.check_password(person, password, address)
        check_new_password(new)
        hashed = await self.people.hash_password(new, address)
        token = tokens.new_token()
        _, ended, *_ = await self.store.write(
            Statement("UPDATE persons SET password = ? WHERE id = ?", hashed, person.id, must=True),
            Statement("DELETE FROM sessions WHERE person = ? AND kind = 'cookie' RETURNING hash", person.id),
            Statement("DELETE FROM resets WHERE person = ?", person.id),
            insert_session(person.id, tokens.hashed(token), "cookie", proved=True),
        )
        return person.with_session(tokens.hashed(token)), token, [row[0] for row in ended]

    # -- resets

    async def account(self, login: str) -> tuple[str, str | None, str] | None:
        """The person, e-mail address and preferences of an account, if there is one."""
        sql = "SELECT id, email, preferences FROM persons WHERE login = ?"
        rows = await self.store.read(sql, login.strip().lower()[:64])
        return (rows[0][0], rows[0][1], rows[0][2]) if rows else None

    async def new_reset(self, person: str, lasts: int) -> str:
        """A code with which the password of this account can be set once."""
        code = tokens.new_token()
        sql = "INSERT INTO resets (hash, person, until) VALUES (?, ?, ?)"
        await self.store.write(Statement(sql, tokens.hashed(code), person, now() + lasts))
        return code

    async def reset(self, code: str, new: str, address: str = "") -> tuple[str, list[str]]:
        """Sets the password by a reset code. Returns the login and all sessions and tokens, which have ended."""
        check_new_password(new)
        sql = (
            "SELECT p.id, p.login FROM resets r JOIN persons p ON p.id = r.person WHERE r.hash = ? AND r.until > ? "
            "AND p.login IS NOT NULL"
        )
        rows = await self.store.read(sql, tokens.hashed(code), now())
        if not rows:
            sentence = "this code is not valid: it was used, is too old, or was never given; ask for a new one"
            raise NotLoggedIn(sentence, "reset-code")
        person, login = rows[0]
        hashed = await self.people.hash_password(new, address)
        try:
            *_, ended = await self.store.write(
                Statement("DELETE FROM resets WHERE hash = ? AND until > ?", tokens.hashed(code), now(), must=True),
                Statement("DELETE FROM resets WHERE person = ?", person),
                Statement("UPDATE persons SET password = ? WHERE id = ?", hashed, person, must=True),
                Statement("DELETE FROM sessions WHERE person = ? RETURNING hash", person),
            )
        except Conflict as problem:
            raise NotLoggedIn("this code was used already; ask for a new one", "reset-code") from problem
        return login, [row[0] for row in ended]

    # -- sessions

    async def sessions(self, person: Person) -> list[SessionInfo]:
        """All browsers and programs that are logged in, the last used first."""
        sql = "SELECT id, kind, label, made, used, hash FROM sessions WHERE person = ? ORDER BY used DESC, made DESC"
        return [
            SessionInfo(id, KINDS[kind], label, iso(made), iso(used), hash == person.session)
            for id, kind, label, made, used, hash in await self.store.read(sql, person.id)
        ]

    async def end(self, person: Person, id: str) -> str:
        """Ends one session or token of this person; returns its hash."""
        sql = "DELETE FROM sessions WHERE person = ? AND id = ? RETURNING hash"
        (rows,) = await self.store.write(Statement(sql, person.id, id))
        if not rows:
            raise NotFound("there is no such session", "session-unknown")
        found: str = rows[0][0]
        return found

    async def end_others(self, person: Person) -> list[str]:
        """Ends all sessions of browsers except this one; returns their hashes."""
        sql = "DELETE FROM sessions WHERE person = ? AND kind = 'cookie' AND hash <> ? RETURNING hash"
        (rows,) = await self.store.write(Statement(sql, person.id, person.session))
        return [row[0] for row in rows]
