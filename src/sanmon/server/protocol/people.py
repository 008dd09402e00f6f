"""Who one is: guests and accounts, statistics, tokens for programs, and subscriptions to Web Push, over HTTP."""

from typing import Any

import msgspec


class Me(msgspec.Struct):
    """Oneself, as the server knows one. A guest has no login."""

    id: str
    name: str
    account: bool
    login: str | None
    preferences: dict[str, Any]
    unread_turns: int
    email: str | None = None


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """A guest's name."""

    name: str = ""


class MeChange(msgspec.Struct, forbid_unknown_fields=True):
    """What is to change about oneself; preferences are whatever the pages keep, up to 8 kB."""

    name: str | None = None
    preferences: dict[str, Any] | None = None
    email: str | None = None


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    """A guest wants to be known again: a login of one's own and a password of at least 8 characters."""

    login: str
    password: str
    email: str | None = None


class Login(msgspec.Struct, forbid_unknown_fields=True):
    """Who one says one is."""

    login: str
    password: str


class Password(msgspec.Struct, forbid_unknown_fields=True):
    """The password, to make sure; guests have none."""

    password: str = ""


class GameStatistics(msgspec.Struct):
    """What one has done in a game. The rating is of games among several people; None before the first."""

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
    """What a token is for, so that one knows it again."""

    label: str = ""


class TokenCard(msgspec.Struct):
    """A token for programs. `token` itself is told once, when it is made."""

    id: str
    label: str
    made: str
    used: str | None
    token: str | None = None


class PushKey(msgspec.Struct):
    """The server's key, which a browser needs to subscribe."""

    key: str


class PushKeys(msgspec.Struct):
    """A browser's own keys."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """What a browser gives when it subscribes to Web Push."""

    endpoint: str
    keys: PushKeys


class Subscribe(msgspec.Struct, forbid_unknown_fields=True):
    """Tell this browser when it is my turn."""

    subscription: Subscription


class Unsubscribe(msgspec.Struct, forbid_unknown_fields=True):
    """Tell this browser no longer."""

    endpoint: str
