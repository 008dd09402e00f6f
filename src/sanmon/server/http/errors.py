"""Turns exceptions into answers: a status and a sentence."""

from __future__ import annotations

import math
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from sanmon.server.delivery import problems
from sanmon.server.domain.errors import StorageError, TooMuch
from sanmon.server.ops import logging
from sanmon.server.protocol.problems import Code, Problem

logger = logging.logger("sanmon.http")

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


def _problem(status: int, sentence: str, code: Code | None = None) -> Response[Problem]:
    return Response(Problem(sentence[: problems.LONGEST], code), status_code=status)


class CodedException(HTTPException):
    """An error of a route that pages say by its code."""

    def __init__(self, sentence: str, status_code: int, code: Code) -> None:
        super().__init__(sentence, status_code=status_code)
        self.code: Code = code


def on_http(_: AnyRequest, problem: HTTPException) -> Response[Problem]:
    """An error with a status, raised by Litestar or by a handler."""
    return _problem(problem.status_code, problem.detail, code=getattr(problem, "code", None))


def on_explained(_: AnyRequest, problem: Exception) -> Response[Problem]:
    """An exception that says what was wrong with the request (`delivery/problems.py`)."""
    status, content = problems.explain(problem)
    return Response(content, status_code=status)


def on_lookup(request: AnyRequest, problem: LookupError) -> Response[Problem]:
    """A LookupError that our code raised: 404. An IndexError or KeyError is a bug: 500."""
    if isinstance(problem, (IndexError, KeyError)):
        return on_anything(request, problem)
    sentence = str(problem.args[0]) if problem.args else "what the request names does not exist"
    return _problem(404, sentence, code=getattr(problem, "code", None))


def on_too_much(_: AnyRequest, problem: TooMuch) -> Response[Problem]:
    """Too many requests: 429, with the seconds to wait."""
    status, content = problems.explain(problem)
    return Response(content, status_code=status, headers={"Retry-After": str(math.ceil(problem.wait))})


def on_storage(_: AnyRequest, problem: StorageError) -> Response[Problem]:
    """The database cannot be read or written: 503."""
    logger.error("an HTTP request failed because the database cannot be used", problem=str(problem))
    status, content = problems.explain(problem)
    return Response(content, status_code=status)


def on_anything(request: AnyRequest, problem: Exception) -> Response[Problem]:
    """A bug: 500. The log has the details, the answer has none."""
    logger.error("an HTTP request failed", exc_info=problem, path=request.scope.get("path", ""))
    return _problem(500, "the server made an error; the details are in its log")


ON_ERROR: Final[dict[Any, Any]] = {
    **dict.fromkeys(problems.EXPLAINED, on_explained),
    HTTPException: on_http,
    LookupError: on_lookup,
    TooMuch: on_too_much,
    StorageError: on_storage,
    Exception: on_anything,
}
