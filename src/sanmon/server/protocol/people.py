"""HTTP messages about people: guests, accounts, statistics, tokens for programs, and Web Push subscriptions."""

from typing import Any, Literal

import msgspec


class Me(msgspec.Struct):
    """The person who asks. A guest has no login. `unread_turns` counts the tables where it is their turn."""

    id: str
    name: str
    account: bool
    login: str | None
    preferences: dict[str, Any]
    unread_turns: int
    email: str | None = None


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """The name of a new guest; it may be empty."""

    name: str = ""


class MeChange(msgspec.Struct, forbid_unknown_fields=True):
    """Changes of your own data; None changes nothing. Preferences are any JSON object of up to 8 kB."""

    name: str | None = None
    preferences: dict[str, Any] | None = None
    email: str | None = None


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    """Turns a guest into an account, with a unique login and a password of at least 8 characters."""

    login: str
    password: str
    email: str | None = None


class Login(msgspec.Struct, forbid_unknown_fields=True):
    """The login and password of an account."""

    login: str
    password: str


class Password(msgspec.Struct, forbid_unknown_fields=True):
    """The password of an account, to confirm it or to delete the account; empty for guests."""

    password: str = ""


class PasswordChange(msgspec.Struct, forbid_unknown_fields=True):
    """A new password of at least 8 characters, and the one that it replaces."""

    password: str
    new: str


class ResetRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Asks for a new password for the account with this login."""

    login: str


class ResetAnswer(msgspec.Struct):
    """Whether this server sends mails. If it does, the account's address gets a code, if there is such an account."""

    mail: bool


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """A new password of at least 8 characters, with the code that was mailed or that the operator handed over."""

    code: str
    password: str


class ResetDone(msgspec.Struct):
    """The login of the account whose password was set."""

    login: str


class SessionInfo(msgspec.Struct):
    """A browser or a program that is logged in. `used` is exact to an hour; `current`: it is the one that asks."""

    id: str
    kind: Literal["browser", "program"]
    label: str
    made: str
    used: str
    current: bool


class GameStatistics(msgspec.Struct):
    """A person's results in one game. The rating counts only games with other people; None before the first."""

    game: str
    played: int
    won: int
    average: float | None
    best: int | None
    rating: float | None
    deviation: float | None
    solo_played: int
    solo_won: int


class TokenRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Asks for a token for a program; the label says what it is for."""

    label: str = ""


class TokenInfo(msgspec.Struct):
    """A token for programs. `token` is only in the answer that creates it: the server stores no copy."""

    id: str
    label: str
    made: str
    used: str | None
    token: str | None = None


class PushKey(msgspec.Struct):
    """The server's public key, which a browser needs to subscribe."""

    key: str


class PushKeys(msgspec.Struct):
    """The browser's keys, with which the server encrypts what it sends."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """A browser's Web Push subscription, as its PushManager returns it."""

    endpoint: str
    keys: PushKeys


class Subscribe(msgspec.Struct, forbid_unknown_fields=True):
    """Asks for notifications in this browser when it is the person's turn."""

    subscription: Subscription


class Unsubscribe(msgspec.Struct, forbid_unknown_fields=True):
    """Stops the notifications in this browser."""

    endpoint: str
