"""What can go wrong at a table, for everyone who has to tell a page or a program so."""

import math

from sanmon.kernel.errors import SanmonError
from sanmon.server.protocol.problems import Reason


class Refusal(Exception):
    """A wish that is not granted; nothing has changed."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail[:1000]


class NotAllowed(SanmonError):
    """Whoever asks may not do this; the message says who may."""


class Unknown(SanmonError):
    """Login and password do not belong together, or nobody is logged in."""


class TooMuch(Exception):
    """Come back in so many seconds."""

    def __init__(self, wait: float, what: str) -> None:
        super().__init__(f"too many {what}; try again in {math.ceil(wait)} seconds")
        self.wait = wait
        self.what = what


class Unplayable(Exception):
    """The table was opened by another version, with rules or components that this one does not have."""


class StorageError(SanmonError):
    """It could not be stored or read; nothing has changed."""


class Conflict(StorageError):
    """It is there already: an entry of that number, a row of that key; or a statement that must change something did
    not.
    """
