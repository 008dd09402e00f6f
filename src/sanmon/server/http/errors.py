"""Turns exceptions into answers: a status and a sentence."""

from __future__ import annotations

import math
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from sanmon.kernel.errors import RecordError, SetupError
from sanmon.server.domain.errors import (
    Banned,
    NotAllowed,
    NotLoggedIn,
    PasswordNeeded,
    Refusal,
    StorageError,
    TooMuch,
    WrongRequest,
)
from sanmon.server.ops import logging
from sanmon.server.protocol.problems import Code, Problem, Reason

logger = logging.logger("sanmon.http")

# The status for each reason of a Refusal; 409 for those that are not listed.
STATUS: Final = {"no-table": 404, "unplayable": 404, "failed": 503, "closing": 503, "bad-token": 401, "too-fast": 429}

AnyRequest = Request[Any, Any, Any]

# What each status means on every route, for the OpenAPI description.
MEANS: Final = {
    400: "The request is wrong; `error` says what would be right.",
    401: "Nobody is logged in, or the token, link or password is wrong.",
    403: "You have no right to do this, or the request came from a page of another site.",
    404: "What the request names does not exist.",
    409: "This is not possible in the present state of the table.",
    413: "The body is too large.",
    421: "The server does not answer to the name in the header `Host`.",
    429: "Too many requests; `Retry-After` says after how many seconds to try again.",
    503: "The server cannot use its database now, or it is stopping; nothing was done.",
}
ALWAYS: Final = (400, 403, 421, 429)
DONE: Final = {204: ResponseSpec(None, description="Done.")}  # for routes whose answer is only a cookie


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The OpenAPI description of a route's errors: of these statuses, and of those that every route has."""
    found = sorted({*ALWAYS, *statuses})
    return {status: ResponseSpec(Problem, generate_examples=False, description=MEANS[status]) for status in found}


def _problem(
    status: int,
    sentence: str,
    headers: dict[str, str] | None = None,
    code: Code | Reason | None = None,
    args: dict[str, int | str] | None = None,
) -> Response[Problem]:
    return Response(Problem(sentence[:1000], code, args=args or {}), status_code=status, headers=headers)


class CodedException(HTTPException):
    """An error of a route that pages say by its code."""

    def __init__(self, sentence: str, status_code: int, code: Code) -> None:
        super().__init__(sentence, status_code=status_code)
        self.code: Code = code


def on_http(_: AnyRequest, problem: HTTPException) -> Response[Problem]:
    """An error with a status, raised by Litestar or by a handler."""
    return _problem(problem.status_code, problem.detail, code=getattr(problem, "code", None))


def on_setup(_: AnyRequest, problem: SetupError) -> Response[Problem]:
    """A request for something that does not exist or is not possible: 400."""
    return _problem(400, str(problem))


def on_wrong(_: AnyRequest, problem: WrongRequest) -> Response[Problem]:
    """A request that people make by mistake: 400, with a code."""
    return _problem(400, str(problem), code=problem.code, args=problem.arguments)


def on_record(_: AnyRequest, problem: RecordError) -> Response[Problem]:
    """A record that is wrong: 400."""
    return _problem(400, f"the record is not valid: {problem}", code="record")


def on_refusal(_: AnyRequest, refusal: Refusal) -> Response[Problem]:
    """A table that does not exist, cannot be read, or does not allow this now: by default 409."""
    status = STATUS.get(refusal.reason, 409)
    return _problem(status, refusal.detail, code=refusal.code or refusal.reason, args=refusal.arguments)


def on_banned(_: AnyRequest, problem: Banned) -> Response[Problem]:
    """Somebody whom an operator has banned: 403."""
    return Response(Problem(str(problem), "banned", problem.until), status_code=403)


def on_password_needed(_: AnyRequest, problem: PasswordNeeded) -> Response[Problem]:
    """The password has to be given once more: 403."""
    return Response(Problem(str(problem), "password-needed"), status_code=403)


def on_not_allowed(_: AnyRequest, problem: NotAllowed) -> Response[Problem]:
    """Somebody has no right to do this: 403."""
    return _problem(403, str(problem), code=problem.code, args=problem.arguments)


def on_not_logged_in(_: AnyRequest, problem: NotLoggedIn) -> Response[Problem]:
    """A missing or wrong login, token or password: 401."""
    return _problem(401, str(problem), code=problem.code)


def on_lookup(request: AnyRequest, problem: LookupError) -> Response[Problem]:
    """A LookupError that our code raised: 404. An IndexError or KeyError is a bug: 500."""
    if isinstance(problem, (IndexError, KeyError)):
        return on_anything(request, problem)
    sentence = str(problem.args[0]) if problem.args else "what the request names does not exist"
    return _problem(404, sentence, code=getattr(problem, "code", None))


def on_too_much(_: AnyRequest, problem: TooMuch) -> Response[Problem]:
    """Too many requests: 429, with the seconds to wait."""
    again = {"Retry-After": str(math.ceil(problem.wait))}
    return _problem(429, str(problem), again, problem.code, problem.arguments)


def on_storage(_: AnyRequest, problem: StorageError) -> Response[Problem]:
    """The database cannot be read or written: 503."""
    logger.error("an HTTP request failed because the database cannot be used", problem=str(problem))
    return _problem(503, "the server cannot store anything now; nothing was done", code="storage")


def on_anything(request: AnyRequest, problem: Exception) -> Response[Problem]:
    """A bug: 500. The log has the details, the answer has none."""
    logger.error("an HTTP request failed", exc_info=problem, path=request.scope.get("path", ""))
    return _problem(500, "the server made an error; the details are in its log")


ON_ERROR: Final[dict[Any, Any]] = {
    HTTPException: on_http,
    SetupError: on_setup,
    WrongRequest: on_wrong,
    RecordError: on_record,
    Refusal: on_refusal,
    Banned: on_banned,
    PasswordNeeded: on_password_needed,
    NotAllowed: on_not_allowed,
    NotLoggedIn: on_not_logged_in,
    LookupError: on_lookup,
    TooMuch: on_too_much,
    StorageError: on_storage,
    Exception: on_anything,
}
