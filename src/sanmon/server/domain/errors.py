"""The errors of the server that become an answer to a page or a program: see `http/errors.py`."""

import math

from sanmon.kernel.errors import SanmonError, SetupError
from sanmon.server.protocol.problems import Code, Reason


class Refusal(Exception):
    """A request that does not fit the state of the table now, or that the server could not carry out.

    Nothing has changed, unless the reason is `failed`: then the state of the table shows whether it was done. `code`
    says more than the reason; `arguments` are the values in its sentence.
    """

    def __init__(self, reason: Reason, detail: str, code: Code | None = None, **args: int | str) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail[:1000]
        self.code = code
        self.arguments = args


class WrongRequest(SetupError):
    """A wrong request whose message people see: pages translate it by its code and fill in the arguments."""

    def __init__(self, code: Code, sentence: str, **args: int | str) -> None:
        super().__init__(sentence)
        self.code = code
        self.arguments = args


class NotAllowed(SanmonError):
    """The person has no right to do this; the message says who has."""

    def __init__(self, sentence: str, code: Code | None = None, **args: int | str) -> None:
        super().__init__(sentence)
        self.code = code
        self.arguments = args


class PasswordNeeded(NotAllowed):
    """The password has to be given once more before this is done."""


class Banned(NotAllowed):
    """This person or address may not use the server, until a time or for good (None)."""

    def __init__(self, sentence: str, until: str | None) -> None:
        super().__init__(sentence)
        self.until = until


class NotLoggedIn(SanmonError):
    """The login, password, code or token is wrong, or a request needs a session and has none."""

    def __init__(self, sentence: str, code: Code | None = None) -> None:
        super().__init__(sentence)
        self.code = code


class NotFound(LookupError):
    """What a person asks for does not exist, or no longer."""

    def __init__(self, sentence: str, code: Code) -> None:
        super().__init__(sentence)
        self.code: Code = code


class TooMuch(Exception):
    """A limit is reached: there were too many of `what`. The request may be repeated after `wait` seconds."""

    def __init__(self, wait: float, what: str, code: Code = "too-often") -> None:
        super().__init__(f"too many {what}; try again in {math.ceil(wait)} seconds")
        self.wait = wait
        self.what = what
        self.code: Code = code

    @property
    def arguments(self) -> dict[str, int | str]:
        """How long to wait, for the sentence of a page: in seconds up to two minutes, then in minutes."""
        seconds = math.ceil(self.wait)
        if seconds <= 120:
            return {"n": seconds, "unit": "seconds"}
        return {"n": math.ceil(seconds / 60), "unit": "minutes"}


class Unplayable(Exception):
    """The server lacks the game, the rules or the components that a stored table needs."""


class StorageError(SanmonError):
    """The database could not be read or written."""


class Conflict(StorageError):
    """Another write came first, so nothing was stored.

    The entry or the row exists already, or a statement that must change a row found none to change.
    """
