"""Routes for people: guests, accounts, sessions, preferences, tokens for programs, tables and statistics."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, delete, get, patch, post

from sanmon.server.http.asking import answer, body, check_rate, cookie, known, person_of, services_of, somebody, takes
from sanmon.server.http.errors import DONE, errors
from sanmon.server.http.security import address_of
from sanmon.server.people import webpush
from sanmon.server.protocol.people import (
    GameStatistics,
    Login,
    Me,
    MeChange,
    Name,
    NewAccount,
    Password,
    PushKey,
    Subscribe,
    TokenInfo,
    TokenRequest,
    Unsubscribe,
)
from sanmon.server.protocol.tables import MyTable
from sanmon.server.tables.stand_ins import forget_left

AnyRequest = Request[Any, Any, Any]


@get("/api/me", responses=errors(401, 503))
async def me(request: AnyRequest) -> Me | None:
    """The person who asks; null without a session."""
    person = await person_of(request)
    return None if person is None else await services_of(request).people.me(person)


@post("/api/me", status_code=200, operation_class=takes(Name), responses=errors(401, 403, 413, 503))
async def become_guest(request: AnyRequest) -> Response[Me]:
    """Become a guest, with a session in a cookie. If you have a session already, only your name changes."""
    form = await body(request, Name, "name", True)
    person, token = await somebody(request, form.name)
    people = services_of(request).people
    if not token and form.name:
        person = await people.change(person, MeChange(form.name))
    return answer(request, await people.me(person), token)


@patch("/api/me", operation_class=takes(MeChange), responses=errors(401, 403, 413, 503))
async def change_me(request: AnyRequest) -> Me:
    """Change your name, preferences or e-mail address. A new address of an account needs the password (`confirm`)."""
    person = await known(request)
    form = await body(request, MeChange, "change of oneself", True)
    services = services_of(request)
    if form.email is not None and form.email.strip() != (person.email or ""):
        await services.credentials.require_proof(person)
    return await services.people.me(await services.people.change(person, form))


@post("/api/account", status_code=200, operation_class=takes(NewAccount), responses=errors(401, 403, 413, 503))
async def sign_up(request: AnyRequest) -> Response[Me]:
    """Turn the guest into an account, which keeps the guest's games. The session is a new one, and tokens end."""
    form = await body(request, NewAccount, "request for an account")
    guest, _ = await somebody(request)
    services = services_of(request)
    person, token, ended = await services.people.sign_up(guest, form, address_of(request.scope))
    services.connections.end_sessions(ended)
    return answer(request, await services.people.me(person), token)


@delete("/api/account", operation_class=takes(Password), responses={**DONE, **errors(401, 403, 413, 503)})
async def delete_account(request: AnyRequest) -> Response[None]:
    """Delete your account and data. Finished games stay without the name; in running games, a bot plays.

    If there are too many games among bots already, anybody may take the seat instead.
    """
    form = await body(request, Password, "password", True)
    person = await known(request)
    services = services_of(request)
    await check_rate(request, f"person {person.id}")
    await services.people.check_password(person, form.password, address_of(request.scope))
    tables = await services.tables.forget(person)
    await services.results.finish(person)
    services.connections.end_sessions(await services.people.delete(person, *forget_left(person.id)))
    for table in tables:
        services.connections.announce(table)
    return Response(None, status_code=204, cookies=[cookie(request, "", 0)])


@post("/api/login", status_code=200, operation_class=takes(Login), responses=errors(401, 403, 413, 503))
async def log_in(request: AnyRequest) -> Response[Me]:
    """Log in to an account, with a new session."""
    form = await body(request, Login, "login")
    services = services_of(request)
    await check_rate(request, f"login {form.login.strip().lower()[:64]}")
    person, token, ended = await services.people.log_in(form.login, form.password, address_of(request.scope))
    services.connections.end_sessions(ended)
    return answer(request, await services.people.me(person), token)


@post("/api/logout", status_code=204, responses={**DONE, **errors(401, 403, 503)})
async def log_out(request: AnyRequest) -> Response[None]:
    """End this session and all its open connections."""
    person = await person_of(request)
    if person is not None:
        services = services_of(request)
        await services.people.log_out(person)
        services.connections.end_sessions([person.session])
    return Response(None, status_code=204, cookies=[cookie(request, "", 0)])


@get("/api/me/tables", responses=errors(401, 503))
async def my_tables(request: AnyRequest) -> list[MyTable]:
    """The tables at which you sit or sat; the one that changed last is first."""
    person = await person_of(request)
    return [] if person is None else await services_of(request).tables.mine(person)


@get("/api/me/statistics", responses=errors(401, 503))
async def statistics(request: AnyRequest) -> list[GameStatistics]:
    """Your results and rating in each game."""
    person = await person_of(request)
    return [] if person is None else await services_of(request).results.statistics(person)


@get("/api/me/tokens", responses=errors(401, 503))
async def my_tokens(request: AnyRequest) -> list[TokenInfo]:
    """Your tokens for programs, without the tokens themselves."""
    return await services_of(request).people.tokens(await known(request))


@post("/api/me/tokens", operation_class=takes(TokenRequest), responses=errors(401, 403, 413, 503))
async def new_token(request: AnyRequest) -> TokenInfo:
    """Create a token with which a program may do everything that you may do. It is shown only once."""
    form = await body(request, TokenRequest, "request for a token", True)
    person = await known(request)
    services = services_of(request)
    await services.credentials.require_proof(person)
    return await services.people.new_token(person, form.label)


@delete("/api/me/tokens/{token_id:str}", responses=errors(401, 403, 404, 503))
async def drop_token(request: AnyRequest, token_id: str) -> None:
    """Delete a token of a program, and end its open connections."""
    services = services_of(request)
    services.connections.end_sessions([await services.people.drop_token(await known(request), token_id)])


@get("/api/push/key", responses=errors(503))
async def push_key(request: AnyRequest) -> PushKey:
    """The key that a browser needs to subscribe to Web Push."""
    return PushKey(webpush.public_key(await services_of(request).notices.key()))


@post("/api/me/push", status_code=204, operation_class=takes(Subscribe), responses=errors(401, 403, 413, 503))
async def subscribe(request: AnyRequest) -> None:
    """Notify this browser when it is your turn."""
    form = await body(request, Subscribe, "subscription")
    await services_of(request).notices.subscribe(await known(request), form.subscription)


@delete("/api/me/push", operation_class=takes(Unsubscribe), responses=errors(401, 403, 413, 503))
async def unsubscribe(request: AnyRequest) -> None:
    """Stop the notices to this browser."""
    form = await body(request, Unsubscribe, "subscription")
    await services_of(request).notices.unsubscribe(await known(request), form.endpoint)


ROUTES: Final = [
    me,
    become_guest,
    change_me,
    sign_up,
    delete_account,
    log_in,
    log_out,
    my_tables,
    statistics,
    my_tokens,
    new_token,
    drop_token,
    push_key,
    subscribe,
    unsubscribe,
]
