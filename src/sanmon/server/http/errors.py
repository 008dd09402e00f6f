"""What goes wrong, as a status and a sentence."""

from __future__ import annotations

import math
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from sanmon.kernel.errors import RecordError, SetupError
from sanmon.server.domain.errors import NotAllowed, PasswordNeeded, Refusal, StorageError, TooMuch, Unknown
from sanmon.server.ops import logging
from sanmon.server.protocol.problems import Problem

logger = logging.logger("sanmon.http")

STATUS: Final = {"no-table": 404, "unplayable": 404, "failed": 503, "closing": 503, "bad-token": 401, "too-fast": 429}

AnyRequest = Request[Any, Any, Any]

# What a status means, wherever it is answered: for the description of the interface.
MEANS: Final = {
    400: "What was asked makes no sense; the sentence says what would.",
    401: "Nobody is logged in, or the token, link or password is none of ours.",
    403: "It is somebody else's to do, or a page of another site asked.",
    404: "There is no such thing.",
    409: "The table is not in a state for this.",
    413: "The body is too large.",
    421: "The server is not known by the name in the header `Host`.",
    429: "Too often; `Retry-After` says in how many seconds to come back.",
    503: "The server cannot read or store anything now, or it is stopping; nothing was done.",
}
ALWAYS: Final = (400, 421, 429)
DONE: Final = {204: ResponseSpec(None, description="Done.")}  # of a route that answers nothing but a cookie


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """How a route's errors are described: these, and those that every route has."""
    found = sorted({*ALWAYS, *statuses})
    return {status: ResponseSpec(Problem, generate_examples=False, description=MEANS[status]) for status in found}


def _problem(status: int, sentence: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(Problem(sentence[:1000]), status_code=status, headers=headers)


def on_http(_: AnyRequest, problem: HTTPException) -> Response[Problem]:
    """What Litestar or we found wrong."""
    return _problem(problem.status_code, problem.detail)


def on_setup(_: AnyRequest, problem: SetupError) -> Response[Problem]:
    """Something that cannot be had."""
    return _problem(400, str(problem))


def on_record(_: AnyRequest, problem: RecordError) -> Response[Problem]:
    """A record that does not hold."""
    return _problem(400, f"the record does not hold: {problem}")


def on_refusal(_: AnyRequest, refusal: Refusal) -> Response[Problem]:
    """A table that is not there, cannot be read, or is not in a state for this."""
    return _problem(STATUS.get(refusal.reason, 409), refusal.detail)


def on_password_needed(_: AnyRequest, problem: PasswordNeeded) -> Response[Problem]:
    """The password has to be given once more."""
    return Response(Problem(str(problem), "password-needed"), status_code=403)


def on_not_allowed(_: AnyRequest, problem: NotAllowed) -> Response[Problem]:
    """Somebody else's."""
    return _problem(403, str(problem))


def on_unknown(_: AnyRequest, problem: Unknown) -> Response[Problem]:
    """Nobody we know."""
    return _problem(401, str(problem))


def on_lookup(request: AnyRequest, problem: LookupError) -> Response[Problem]:
    """Nothing there, if somebody says so; an index that is out of range is a mistake of ours."""
    if isinstance(problem, (IndexError, KeyError)):
        return on_anything(request, problem)
    return _problem(404, str(problem.args[0]) if problem.args else "there is no such thing")


def on_too_much(_: AnyRequest, problem: TooMuch) -> Response[Problem]:
    """Too often."""
    return _problem(429, str(problem), {"Retry-After": str(math.ceil(problem.wait))})


def on_storage(_: AnyRequest, problem: StorageError) -> Response[Problem]:
    """It could not be stored."""
    logger.error("a request met a database that falters", problem=str(problem))
    return _problem(503, "the server cannot store anything now; nothing was done")


def on_anything(request: AnyRequest, problem: Exception) -> Response[Problem]:
    """A mistake of ours: noted, and told without what it was."""
    logger.error("a request failed", exc_info=problem, path=request.scope.get("path", ""))
    return _problem(500, "this went wrong in the server; it was noted")


ON_ERROR: Final[dict[Any, Any]] = {
    HTTPException: on_http,
    SetupError: on_setup,
    RecordError: on_record,
    Refusal: on_refusal,
    PasswordNeeded: on_password_needed,
    NotAllowed: on_not_allowed,
    Unknown: on_unknown,
    LookupError: on_lookup,
    TooMuch: on_too_much,
    StorageError: on_storage,
    Exception: on_anything,
}
