"""What every handler needs: the services, the person who asks, and the body as a struct with its OpenAPI schema."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema

from sanmon.server.domain.errors import NotLoggedIn
from sanmon.server.domain.person import Person
from sanmon.server.http.security import COOKIE, address_of
from sanmon.server.services import Services

AnyRequest = Request[Any, Any, Any]

S = TypeVar("S")
A = TypeVar("A")

A_YEAR = 400 * 24 * 60 * 60  # seconds; 400 days is the longest that browsers keep a cookie


def services_of(request: AnyRequest) -> Services:
    """The services of this process."""
    services: Services = request.app.state.services
    return services


def address_mark(request: AnyRequest) -> str:
    """The mark of the address from which somebody asks."""
    return services_of(request).address_marks.mark(address_of(request.scope))


async def person_of(request: AnyRequest) -> Person | None:
    """The person who asks, by the token of a program or by the cookie of a session.

    Raises NotLoggedIn if the token is wrong; None without a token and a valid cookie.
    """
    person = await _by_token_or_cookie(request)
    services_of(request).bans.check_person(person)
    if person is not None:  # a limit for all addresses of a person together
        limits = services_of(request).limits
        await limits.take(limits.requests, f"person {person.id}")
    return person


async def _by_token_or_cookie(request: AnyRequest) -> Person | None:
    people = services_of(request).people
    bearer = request.headers.get("authorization")
    if bearer is not None:
        kind, _, token = bearer.partition(" ")
        person = await people.by_token(token.strip(), "token") if kind.lower() == "bearer" else None
        if person is None:
            raise NotLoggedIn("this token is not valid; it may have been deleted", "token-invalid")
        return person
    cookie = request.cookies.get(COOKIE, "")
    return await people.by_token(cookie, "cookie") if cookie else None


async def known(request: AnyRequest) -> Person:
    """The person who asks; raises NotLoggedIn if there is no session."""
    person = await person_of(request)
    if person is None:
        raise NotLoggedIn("you are not logged in; POST /api/me makes you a guest", "not-logged-in")
    return person


async def somebody(request: AnyRequest, name: str = "") -> tuple[Person, str]:
    """The person who asks; without a session, a new guest with that name and the token of the new session."""
    person = await person_of(request)
    if person is not None:
        return person, ""
    services = services_of(request)
    address = address_of(request.scope)
    await services.limits.take(services.limits.guests, address)
    await services.limits.take(services.limits.guests_a_day, address)
    return await services.people.become_guest(name)


async def check_rate(request: AnyRequest, whose: str) -> None:
    """Counts one password that is tried. It is counted by address as well, or a stranger could lock the owner out."""
    limits = services_of(request).limits
    await limits.take(limits.logins, f"{whose} at {address_of(request.scope)}")


def seat_token(request: AnyRequest) -> str:
    """The token of a seat, if the request has one: it gives rights at the seat without a session."""
    return str(request.headers.get("x-sanmon-seat", ""))[:200]


def answer(request: AnyRequest, content: A, token: str = "", status: int = 200) -> Response[A]:
    """A response with the content; it sets the session's cookie if there is a new token."""
    cookies = [cookie(request, token, A_YEAR)] if token else []
    return Response(content, status_code=status, cookies=cookies)


def cookie(request: AnyRequest, token: str, seconds: int) -> Cookie:
    """The session's cookie: hidden from scripts and other sites, and for https only if the request came over https."""
    secure = request.url.scheme == "https"
    return Cookie(key=COOKIE, value=token, path="/", max_age=seconds, httponly=True, secure=secure, samesite="lax")


async def body(request: AnyRequest, kind: type[S], what: str, empty: bool = False) -> S:
    """Decodes the body as a struct; status 400 and a sentence about `what` if it cannot. `empty`: it may be missing."""
    data = await request.body()
    if b"\\u0000" in data:
        raise HTTPException(f"this is no {what}: there is a NUL in it; leave that character out", status_code=400)
    try:
        return msgspec.json.decode(data if data or not empty else b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise HTTPException(f"this is no {what}: {problem}", status_code=400) from problem


def takes(kind: type[Any], more: dict[str, str] | None = None) -> type[Operation]:
    """The OpenAPI operation of a handler that decodes its body itself. `more`: descriptions of other media types."""
    media = {"application/json": OpenAPIMediaType(schema=_schema(kind))}
    for name, description in (more or {}).items():
        media[name] = OpenAPIMediaType(schema=Schema(type="string", format="binary", description=description))  # type: ignore[arg-type]

    @dataclass
    class WithBody(Operation):
        def __post_init__(self) -> None:
            self.request_body = RequestBody(content=media, required=True)

    return WithBody


def _schema(kind: type[Any]) -> Schema:
    (found,), parts = msgspec.json.schema_components([kind], ref_template="{name}")
    plain: Any = _whole(found, parts)
    return _PlainSchema(plain)


def _whole(thing: Any, parts: dict[str, Any]) -> Any:
    """Replaces all references in a schema by what they refer to. None of our structs refers to itself."""
    if isinstance(thing, dict):
        if "$ref" in thing:
            rest = {key: value for key, value in thing.items() if key not in ("$ref", "default")}
            return {**_whole(parts[thing["$ref"]], parts), **rest}
        return {key: _whole(value, parts) for key, value in thing.items()}
    return [_whole(part, parts) for part in thing] if isinstance(thing, list) else thing


class _PlainSchema(Schema):
    """A schema for Litestar that is plain data already."""

    def __init__(self, plain: dict[str, Any]) -> None:
        super().__init__()
        self.plain = plain

    def to_schema(self) -> dict[str, Any]:
        """The plain data of the schema."""
        return self.plain
