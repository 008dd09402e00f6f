"""The request of the companion, at a server and in the server of a page: both answer the same."""

import asyncio
from typing import Any

import msgspec

from sanmon.companion import session
from sanmon.companion.session import Screen
from sanmon.server.local.routes import Request, Routes
from sanmon.server.local.stateless import add_routes
from server.served import Server

NEW = session.new("satori", key="07" * 32)


def in_the_page(body: bytes) -> bytes:
    routes = Routes()
    add_routes(routes)
    request = Request("POST", "companion", body)
    found = routes.find(request)
    assert found is not None
    handler, arguments = found
    answering: Any = handler(request, **arguments)
    return bytes(asyncio.run(answering).text.encode())


def test_server_and_page_show_the_same_session(server: Server) -> None:
    body = msgspec.json.encode(session.answered(NEW, session.screen(NEW), ["lower-grey"]))
    status, answer = server.request("/api/companion", body)
    assert status == 200, answer
    shown = msgspec.json.decode(answer, type=Screen)
    assert shown.question is not None
    assert shown.question.ask == "worshipper"
    assert msgspec.json.decode(in_the_page(body), type=Screen) == shown


def test_what_is_no_session_is_refused(server: Server) -> None:
    for body, says in (
        (b"{}", b"this is no session of the companion"),
        (b'{"game": "toy", "key": "07"}', b"has no companion"),
        (b'{"game": "koi", "key": "07"}', b"32 bytes"),
    ):
        status, answer = server.request("/api/companion", body)
        assert status == 400
        assert says in answer


def test_the_list_of_games_says_which_have_a_companion(server: Server) -> None:
    cards = msgspec.json.decode(server.request("/api/games")[1])
    assert {card["name"]: card["companion"] for card in cards}["toy"] is False
    assert {card["name"]: card["companion"] for card in cards}["bitoku"] is True
