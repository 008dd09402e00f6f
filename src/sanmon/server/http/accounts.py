"""What an account's owner does about passwords and sessions."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, delete, get, post

from sanmon.server.http.asking import answer, body, check_rate, known, services_of, takes
from sanmon.server.http.errors import errors
from sanmon.server.http.security import address_of
from sanmon.server.protocol.people import (
    Me,
    NewPassword,
    Password,
    PasswordChange,
    ResetAnswer,
    ResetDone,
    ResetRequest,
    SessionInfo,
)

AnyRequest = Request[Any, Any, Any]


@post("/api/me/confirm", status_code=204, operation_class=takes(Password), responses=errors(401, 403, 413, 503))
async def confirm(request: AnyRequest) -> None:
    """Confirm your password. For ten minutes, this session may then make tokens and change the e-mail address."""
    form = await body(request, Password, "password")
    person = await known(request)
    await check_rate(request, f"person {person.id}")
    await services_of(request).credentials.confirm(person, form.password, address_of(request.scope))


@post("/api/me/password", status_code=200, operation_class=takes(PasswordChange), responses=errors(401, 403, 413, 503))
async def change_password(request: AnyRequest) -> Response[Me]:
    """Change the password. All other browsers are logged out; programs keep their tokens."""
    form = await body(request, PasswordChange, "change of the password")
    person = await known(request)
    await check_rate(request, f"person {person.id}")
    services = services_of(request)
    person, token, ended = await services.credentials.change_password(
        person, form.password, form.new, address_of(request.scope)
    )
    services.connections.end_sessions(ended)
    return answer(request, await services.people.me(person), token)


@get("/api/me/sessions", responses=errors(401, 503))
async def my_sessions(request: AnyRequest) -> list[SessionInfo]:
    """The browsers and programs that are logged in as you."""
    return await services_of(request).credentials.sessions(await known(request))


@delete("/api/me/sessions/{session_id:str}", responses=errors(401, 403, 404, 503))
async def end_session(request: AnyRequest, session_id: str) -> None:
    """End a session or a program's token, and all its open connections."""
    services = services_of(request)
    services.connections.end_sessions([await services.credentials.end(await known(request), session_id)])


@delete("/api/me/sessions", responses=errors(401, 403, 503))
async def end_other_sessions(request: AnyRequest) -> None:
    """Log out all other browsers."""
    services = services_of(request)
    services.connections.end_sessions(await services.credentials.end_others(await known(request)))


@post("/api/reset", status_code=200, operation_class=takes(ResetRequest), responses=errors(403, 413, 503))
async def request_reset(request: AnyRequest) -> ResetAnswer:
    """Ask for a new password. The account's e-mail address gets a code. The answer is the same for every login."""
    form = await body(request, ResetRequest, "login")
    services = services_of(request)
    await services.limits.take(services.limits.resets_there, address_of(request.scope))
    return ResetAnswer(await services.reset_mails.request(form.login))


@post("/api/reset/password", status_code=200, operation_class=takes(NewPassword), responses=errors(401, 403, 413, 503))
async def reset_password(request: AnyRequest) -> ResetDone:
    """Set a new password with a code, which works once. All browsers and programs of the account are logged out."""
    form = await body(request, NewPassword, "new password")
    services = services_of(request)
    login, ended = await services.credentials.reset(form.code, form.password, address_of(request.scope))
    services.connections.end_sessions(ended)
    return ResetDone(login)


ROUTES: Final = [
    confirm,
    change_password,
    my_sessions,
    end_session,
    end_other_sessions,
    request_reset,
    reset_password,
]
