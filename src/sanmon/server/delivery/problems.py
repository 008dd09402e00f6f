"""What the sender of a request learns of an exception: a status, a sentence, and a code that pages translate."""

from __future__ import annotations

from typing import Final

from sanmon.kernel.errors import RecordError, SetupError
from sanmon.server.domain.errors import (
    Banned,
    NotAllowed,
    NotFound,
    NotLoggedIn,
    PasswordNeeded,
    Refusal,
    StorageError,
    TooMuch,
    WrongRequest,
)
from sanmon.server.protocol.problems import Problem

# The status for each reason of a Refusal; 409 for those that are not listed.
STATUS: Final = {"no-table": 404, "unplayable": 404, "failed": 503, "closing": 503, "bad-token": 401, "too-fast": 429}
LONGEST: Final = 1000  # characters of a sentence

# The exceptions that `explain` knows.
EXPLAINED: Final = (SetupError, RecordError, Refusal, NotAllowed, NotLoggedIn, NotFound, TooMuch, StorageError)


def explain(problem: Exception) -> tuple[int, Problem]:
    """The status and the sentence for one of the exceptions that `EXPLAINED` lists, or of their subclasses."""
    sentence = str(problem)[:LONGEST]
    if isinstance(problem, WrongRequest):
        return 400, Problem(sentence, problem.code, args=problem.arguments)
    if isinstance(problem, SetupError):
        return 400, Problem(sentence)
    if isinstance(problem, RecordError):
        return 400, Problem(f"the record is not valid: {problem}"[:LONGEST], "record")
    if isinstance(problem, Refusal):
        status = STATUS.get(problem.reason, 409)
        return status, Problem(problem.detail, problem.code or problem.reason, args=problem.arguments)
    if isinstance(problem, Banned):
        return 403, Problem(sentence, "banned", problem.until)
    if isinstance(problem, PasswordNeeded):
        return 403, Problem(sentence, "password-needed")
    if isinstance(problem, NotAllowed):
        return 403, Problem(sentence, problem.code, args=problem.arguments)
    if isinstance(problem, NotLoggedIn):
        return 401, Problem(sentence, problem.code)
    if isinstance(problem, NotFound):
        return 404, Problem(sentence, problem.code)
    if isinstance(problem, TooMuch):
        return 429, Problem(sentence, problem.code, args=problem.arguments)
    if isinstance(problem, StorageError):
        return 503, Problem("the server cannot store anything now; nothing was done", "storage")
    raise TypeError(f"there is no explanation of {type(problem).__name__}")
