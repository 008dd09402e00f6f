"""People: guests and accounts, their sessions, and the tokens of their programs.

A session has a random token in a cookie; a program has one in a header. The server stores only their hashes. Passwords
are stored as argon2id hashes, whose checks cost memory and time on purpose: they run in a thread, a few at a time, and
addresses take turns. The functions that check or hash a password get the `address` of the request for this.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any, Literal

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from sanmon.kernel.errors import SetupError
from sanmon.server.domain import tokens
from sanmon.server.domain.clock import iso, now
from sanmon.server.domain.errors import Conflict, NotFound, NotLoggedIn, WrongRequest
from sanmon.server.domain.names import clean_name
from sanmon.server.domain.person import Person
from sanmon.server.protocol.people import Me, MeChange, NewAccount, TokenInfo
from sanmon.server.runtime.fair_slots import FairSlots
from sanmon.server.storage import Statement, Store

LOGIN = re.compile(r"[a-z0-9](?:[a-z0-9._-]{1,30})[a-z0-9]")
EMAIL = re.compile(r"[^@\s\x00-\x1f,;:<>\"\\]{1,64}@[^@\s\x00-\x1f,;:<>\"\\]{1,190}")
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 256
LARGEST_PREFERENCES = 8 * 1024
DEEPEST_PREFERENCES = 10  # lists and objects in each other: what is stored must be read at any depth of calls
MOST_TOKENS = 20
MOST_BROWSERS = 50  # in which one account is logged in
MOST_CHECKS = 2  # of passwords, at once
SEEN_EVERY = 60 * 60 * 1000  # milliseconds between two updates of the time at which a session was last used
GUEST_LASTS = 30 * 24 * 60 * 60 * 1000  # milliseconds after its last use, for a guest who never took a seat
SESSION_LASTS = 400 * 24 * 60 * 60 * 1000  # milliseconds after its last use

Kind = Literal["cookie", "token"]


class People:
    """The stored people, with their sessions and tokens."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._hasher = PasswordHasher()
        self._checking = FairSlots(MOST_CHECKS)
        self._nobodys = self._hasher.hash("nobody's")  # checked for unknown logins, which then take as long

    # -- sessions

    async def by_token(self, token: str, kind: Kind) -> Person | None:
        """The person to whom the token of a session or of a program belongs; None if it is not valid."""
        if not 16 <= len(token) <= 128:
            return None
        sql = (
            "SELECT p.id, p.name, p.login, p.email, p.preferences, s.hash, s.used FROM sessions s "
            "JOIN persons p ON p.id = s.person WHERE s.hash = ? AND s.kind = ?"
        )
        rows = await self.store.read(sql, tokens.hashed(token), kind)
        if not rows:
            return None
        *fields, used = rows[0]
        person = Person(*fields)
        at = now()
        if kind == "cookie" and at - used > SESSION_LASTS:
            return None
        if at - used > SEEN_EVERY:
            await self.store.write(Statement("UPDATE sessions SET used = ? WHERE hash = ?", at, person.session))
        return person

    async def stands(self, session: str) -> bool:
        """Whether a session still exists."""
        return bool(await self.store.read("SELECT 1 FROM sessions WHERE hash = ?", session))

    async def me(self, person: Person) -> Me:
        """What the pages show of a person to that person."""
        turns = await self.store.read(
            "SELECT count(DISTINCT c.id) FROM seats s JOIN cards c ON c.id = s.card "
            "WHERE s.person = ? AND c.phase = 'playing' AND c.waiting LIKE '%,' || CAST(s.seat AS TEXT) || ',%'",
            person.id,
        )
        account = person.login is not None
        preferences: dict[str, Any] = msgspec.json.decode(person.preferences)
        return Me(person.id, person.name, account, person.login, preferences, turns[0][0], person.email)

    # -- guests

    async def become_guest(self, name: str) -> tuple[Person, str]:
        """Creates a guest; returns the guest and the token of their session."""
        token = tokens.new_token()
        person = Person(tokens.new_id(), clean_name(name), None, None, "{}", tokens.hashed(token))
        insert = "INSERT INTO persons (id, name, preferences, made) VALUES (?, ?, '{}', ?)"
        await self.store.write(
            Statement(insert, person.id, person.name, now()), insert_session(person.id, person.session, "cookie")
        )
        return person, token

    async def change(self, person: Person, form: MeChange) -> Person:
        """Changes a person's name, preferences or e-mail address; None leaves a field as it is."""
        name = person.name if form.name is None else clean_name(form.name)
        preferences = person.preferences
        if form.preferences is not None:
            if not _is_flat(form.preferences, DEEPEST_PREFERENCES):
                raise SetupError(f"preferences are nested up to {DEEPEST_PREFERENCES} deep")
            preferences = msgspec.json.encode(form.preferences).decode()
            if len(preferences) > LARGEST_PREFERENCES:
                raise SetupError(f"preferences have up to {LARGEST_PREFERENCES} characters, not {len(preferences)}")
        email = person.email if form.email is None else _email(form.email)
        # Only the fields of this request: another page of the same person may be changing the others.
        requested = {
            "name": (form.name, name),
            "preferences": (form.preferences, preferences),
            "email": (form.email, email),
        }
        new = {field: value for field, (given, value) in requested.items() if given is not None}
        if new:
            sql = f"UPDATE persons SET {', '.join(f'{field} = ?' for field in new)} WHERE id = ?"  # noqa: S608
            await self.store.write(Statement(sql, *new.values(), person.id, must=True))
        return msgspec.structs.replace(person, name=name, preferences=preferences, email=email)

    # -- accounts

    async def sign_up(self, person: Person, form: NewAccount, address: str = "") -> tuple[Person, str, list[str]]:
        """Turns a guest into an account, which keeps the guest's games and data.

        Returns the account, a new session's token, and the hashes of the sessions that end: all of the guest's, those
        of programs too. Otherwise somebody who was at the guest's browser, where no password is needed to make a token,
        would get into the account.
        """
        if person.login is not None:
            raise WrongRequest(
                "logged-in",
                f"you are logged in as {person.login}; log out to create another account",
                login=str(person.login),
            )
        login = form.login.strip().lower()
        if not LOGIN.fullmatch(login):
            raise WrongRequest(
                "login-form",
                "a login has 3 to 32 letters a-z, digits, dots, dashes or underscores, and begins and ends with a "
                "letter or a digit",
            )
        check_new_password(form.password)
        email = None if form.email is None else _email(form.email)
        password = await self.hash_password(form.password, address)
        sql = "UPDATE persons SET login = ?, password = ?, email = ? WHERE id = ? AND login IS NULL"
        token = tokens.new_token()
        try:
            _, ended, _ = await self.store.write(
                Statement(sql, login, password, email, person.id, must=True),
                Statement("DELETE FROM sessions WHERE person = ? RETURNING hash", person.id),
                insert_session(person.id, tokens.hashed(token), "cookie", proved=True),
            )
        except Conflict as problem:
            raise WrongRequest("login-taken", f"the login {login!r} is taken; choose another", login=login) from problem
        account = msgspec.structs.replace(person, login=login, email=email, session=tokens.hashed(token))
        return account, token, [row[0] for row in ended]

    async def log_in(self, login: str, password: str, address: str = "") -> tuple[Person, str, list[str]]:
        """Starts a session of an account; returns the account, the session's token, and the sessions that end.

        An account has only so many sessions: those end that were not used for longest.

        An unknown login takes as long as a wrong password, so that nobody can find out which logins exist.
        """
        sql = "SELECT id, name, login, email, preferences, password FROM persons WHERE login = ?"
        rows = await self.store.read(sql, login.strip().lower()[:64])
        known = rows[0][5] if rows else self._nobodys
        if not await self.fits(known, password, address) or not rows:
            raise NotLoggedIn("the login or the password is wrong", "login-wrong")
        token = tokens.new_token()
        id, name, login, email, preferences, _ = rows[0]
        person = Person(id, name, login, email, preferences, tokens.hashed(token))
        others, whose = "person = ? AND kind = 'cookie' AND hash <> ?", (person.id, person.session)
        still = "UPDATE persons SET password = password WHERE id = ? AND password = ?"
        try:
            _, _, ended = await self.store.write(
                Statement(still, id, known, must=True),  # it may have been changed while it was checked
                insert_session(person.id, person.session, "cookie", proved=True),
                Statement(
                    f"DELETE FROM sessions WHERE {others} AND hash NOT IN (SELECT hash FROM sessions WHERE {others} "  # noqa: S608
                    f"ORDER BY used DESC, made DESC LIMIT {MOST_BROWSERS - 1}) RETURNING hash",
                    *whose, *whose,
                ),
            )  # fmt: skip
        except Conflict as problem:
            raise NotLoggedIn("the login or the password is wrong", "login-wrong") from problem
        return person, token, [row[0] for row in ended]

    async def hash_password(self, password: str, address: str) -> str:
        """What is stored of a password."""
        hashed: str = await self._in_thread(address, self._hasher.hash, password)
        return hashed

    async def fits(self, known: str, password: str, address: str) -> bool:
        """Whether a password fits the stored hash `known`."""
        if len(password) > LONGEST_PASSWORD:
            return False
        try:
            await self._in_thread(address, self._hasher.verify, known, password)
        except (VerificationError, InvalidHashError):
            return False
        return True

    async def log_out(self, person: Person) -> None:
        """Ends the session of this request."""
        await self.store.write(Statement("DELETE FROM sessions WHERE hash = ?", person.session))

    async def check_password(self, person: Person, password: str, address: str) -> None:
        """Raises NotLoggedIn unless this is the person's password; guests have none, and always pass."""
        rows = await self.store.read("SELECT password FROM persons WHERE id = ?", person.id)
        if rows and rows[0][0] is not None and not await self.fits(rows[0][0], password, address):
            raise NotLoggedIn("the password is wrong", "password-wrong")

    async def delete(self, person: Person, *also: Statement) -> list[str]:
        """Deletes a person and their data, and does `also`; finished games stay without their name.

        Returns the hashes of the sessions that end.
        """
        sessions = await self.store.read("SELECT hash FROM sessions WHERE person = ?", person.id)
        of = ("sessions", "ratings", "pushes", "resets")
        await self.store.write(
            *[Statement(f"DELETE FROM {name} WHERE person = ?", person.id) for name in of],  # noqa: S608
            Statement("DELETE FROM component_sets WHERE owner = ? AND NOT EXISTS "
                      "(SELECT 1 FROM cards WHERE cards.components = component_sets.name)", person.id),
            Statement("UPDATE component_sets SET owner = '' WHERE owner = ?", person.id),
            Statement("UPDATE results SET person = NULL WHERE person = ?", person.id),
            Statement("UPDATE chat SET person = NULL, name = '', text = '…' WHERE person = ?", person.id),
            Statement("UPDATE seats SET taken = 0, kind = CASE kind WHEN 'me' THEN 'open' ELSE kind END "
                      "WHERE person = ? AND card IN (SELECT id FROM cards WHERE phase = 'gathering')", person.id),
            Statement("UPDATE seats SET person = NULL, name = '', token_hash = '' WHERE person = ?", person.id),
            Statement("UPDATE cards SET host = NULL, webhook = NULL WHERE host = ?", person.id),
            *also,
            Statement("DELETE FROM persons WHERE id = ?", person.id),
        )  # fmt: skip
        return [row[0] for row in sessions]

    async def tidy(self) -> None:
        """Deletes sessions that were not used for long, and guests who own nothing and have no session."""
        at = now()
        idle = "EXISTS (SELECT 1 FROM persons WHERE persons.id = sessions.person AND login IS NULL)"
        nothing = " AND ".join(
            f"NOT EXISTS (SELECT 1 FROM {rows} WHERE {rows}.{column} = persons.id)"  # noqa: S608
            for rows, column in (
                ("sessions", "person"),
                ("seats", "person"),
                ("component_sets", "owner"),
                ("cards", "host"),
            )
        )
        unseated = "NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = sessions.person)"
        await self.store.write(
            Statement("DELETE FROM sessions WHERE kind = 'cookie' AND used < ?", at - SESSION_LASTS),
            Statement("DELETE FROM resets WHERE until < ?", at),
            Statement(f"DELETE FROM sessions WHERE used < ? AND {idle} AND {unseated}", at - GUEST_LASTS),  # noqa: S608
            Statement(
                f"DELETE FROM persons WHERE login IS NULL AND made < ? AND {nothing}",  # noqa: S608
                at - GUEST_LASTS,
            ),
        )

    # -- programs

    async def new_token(self, person: Person, label: str) -> TokenInfo:
        """Creates a token for a program. Only this answer contains it: the server stores its hash."""
        token, id = tokens.new_token(), tokens.new_id()
        label = clean_name(label)
        try:
            await self.store.write(
                insert_session(person.id, tokens.hashed(token), "token", id, label),
                *at_most(MOST_TOKENS, "sessions", person.id, "AND kind = 'token'"),
            )
        except Conflict as problem:
            raise WrongRequest(
                "tokens-full",
                f"a person has up to {MOST_TOKENS} tokens; delete one that is not used any more",
                most=MOST_TOKENS,
            ) from problem
        return TokenInfo(id, label, iso(now()), None, token)

    async def tokens(self, person: Person) -> list[TokenInfo]:
        """The labels and times of a person's tokens for programs, without the tokens themselves."""
        sql = "SELECT id, label, made, used FROM sessions WHERE person = ? AND kind = 'token' ORDER BY made"
        rows = await self.store.read(sql, person.id)
        return [TokenInfo(id, label, iso(made), None if used == made else iso(used)) for id, label, made, used in rows]

    async def drop_token(self, person: Person, id: str) -> str:
        """Deletes a token of a program; returns its hash. Raises a LookupError if there is none."""
        sql = "DELETE FROM sessions WHERE person = ? AND id = ? AND kind = 'token' RETURNING hash"
        (rows,) = await self.store.write(Statement(sql, person.id, id))
        if not rows:
            raise NotFound("there is no such token", "token-unknown")
        found: str = rows[0][0]
        return found

    async def _in_thread(self, address: str, function: Any, *args: str) -> Any:
        async with self._checking.slot(address):
            return await asyncio.to_thread(function, *args)


def insert_session(
    person: str, hash: str, kind: Kind, id: str = "", label: str = "", proved: bool = False
) -> Statement:
    """The statement that stores a session. `proved`: the password was given just now."""
    sql = "INSERT INTO sessions (hash, id, person, kind, label, made, used, proved) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    at = now()
    return Statement(sql, hash, id or tokens.new_id(), person, kind, label, at, at, at if proved else 0)


def at_most(most: int, rows: str, person: str, also: str = "") -> list[Statement]:
    """Statements that raise a Conflict if a person has more than `most` of these rows.

    The person's row is locked by a statement of its own: the next one then sees what others have stored meanwhile.
    """
    lock = "UPDATE persons SET name = name WHERE id = ?"
    count = f"SELECT count(*) FROM {rows} WHERE {rows}.person = persons.id {also}"  # noqa: S608
    return [Statement(lock, person, must=True), Statement(f"{lock} AND ({count}) <= {most}", person, must=True)]


def check_new_password(password: str) -> None:
    """Raises a SetupError if the password is too short or too long."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise WrongRequest(
            "password-length",
            f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters",
            least=SHORTEST_PASSWORD,
            most=LONGEST_PASSWORD,
        )


def _email(text: str) -> str | None:
    text = text.strip()
    if text and not EMAIL.fullmatch(text):
        raise WrongRequest("email-form", f"{text[:80]!r} is not an e-mail address", text=text[:80])
    return text or None


def _is_flat(value: Any, depth: int) -> bool:
    """Whether lists and objects are nested at most `depth` levels deep."""
    if not isinstance(value, (dict, list)):
        return True
    return depth > 0 and all(
        _is_flat(part, depth - 1) for part in (value.values() if isinstance(value, dict) else value)
    )
