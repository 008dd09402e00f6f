"""Hints as the page tells them: how the game is expected to end, how much less another move is, why, and when the next
may be asked for.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute

from server.served import Server
from web.browsing import Seat, address, until
from web.conftest import NewContext

Message = dict[str, Any]


def answered(page: Page, answer: Callable[[Message], Message]) -> None:
    """Let whoever asks for a hint have this answer, made from the position that the table told last."""

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        last: Message = {}

        def down(message: str | bytes) -> None:
            data: Message = msgspec.json.decode(message)
            if data["type"] == "position":
                last.update(data)
            socket.send(message)

        def up(message: str | bytes) -> None:
            if msgspec.json.decode(message)["type"] == "hint":
                socket.send(msgspec.json.encode(answer(last)).decode())
            else:
                server.send(message)

        server.on_message(down)
        socket.on_message(up)

    page.route_web_socket("**/ws/**", through)


def advice(margins: list[float]) -> Callable[[Message], Message]:
    """A hint with these margins; the best and the second differ by the same points, up and down."""

    def answer(position: Message) -> Message:
        reasons = [
            [{"term": "rival", "points": 1.45}, {"term": "coins", "points": 0.5}],
            [{"term": "rival", "points": -1.45}],
            [],
        ]
        moves = [
            {"do": option, "margin": margin, "reasons": why}
            for option, margin, why in zip(position["options"], margins, reasons, strict=False)
        ]
        return {"type": "hint", "n": position["n"], "moves": moves}

    return answer


def hinted(page: Page, server: Server, players: int = 2, game: str = "koi") -> list[list[str]]:
    """What is told at a fresh table: for each move, the lines below its label."""
    page.goto(address(server, server.open(None, *["random"] * (players - 1), game=game), 0))
    page.wait_for_selector("[data-asked=true] button[data-choice]")
    page.keyboard.press("h")
    page.wait_for_selector(".hints button")
    return [
        [line for sort in (".hopes", ".why") for line in move.locator(sort).all_inner_texts()]
        for move in page.locator(".hints li").all()
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                [
                    "expects to end 3.2 points ahead",
                    "compared with the next best: hindering opponents +1.5; coins +0.5",
                ],
                ["1 point less", "compared with the best: hindering opponents −1.5"],
                ["about as good"],
            ],
        ),
        (
            "cs",
            [
                ["očekává na konci náskok 3,2 bodu", "ve srovnání s druhým nejlepším tahem: X +1,5; Y +0,5"],
                ["o 1 bod méně", "ve srovnání s nejlepším tahem: X −1,5"],
                ["zhruba stejně dobré"],
            ],
        ),
        (
            "ru",
            [
                ["ожидает в конце преимущество в 3,2 очка", "по сравнению со вторым по силе ходом: X +1,5; Y +0,5"],
                ["на 1 очко меньше", "по сравнению с лучшим ходом: X −1,5"],
                ["примерно так же хорошо"],
            ],
        ),
    ],
)
def test_a_hint_says_what_it_expects_in_the_numbers_of_its_language(
    server: Server, context: NewContext, language: str, told: list[list[str]]
) -> None:
    page = context(language=language).new_page()
    answered(page, advice([3.2, 2.2, 3.18]))
    shown = hinted(page, server)
    assert len(shown) == 3
    for lines, wanted in zip(shown, told, strict=True):
        assert lines[0] == wanted[0]
        for line, why in zip(lines[1:], wanted[1:], strict=True):
            head, parts = line.split(": ", 1)
            wanted_head, wanted_parts = why.split(": ", 1)
            assert head == wanted_head
            # The subjects are the game's words; their numbers, and what stands between them, are the page's.
            assert [part.rsplit(" ", 1)[1] for part in parts.split("; ")] == [
                part.rsplit(" ", 1)[1] for part in wanted_parts.split("; ")
            ]


def test_a_hint_of_one_who_is_behind_level_or_alone(server: Server, context: NewContext) -> None:
    for margin, players, game, wanted in (
        (-1.0, 2, "koi", "expects to end 1 point behind"),
        (0.04, 2, "koi", "expects to end level"),
        (44.0, 1, "koi", "expects to end with 44 points"),
        (-7.5, 1, "satori", "expects to end 7.5 points behind"),
    ):
        page = context().new_page()
        answered(page, advice([margin, margin - 5]))
        assert hinted(page, server, players, game)[0][0] == wanted


TOO_MANY = {"reason": "too-fast", "detail": "too many hints", "wait": 7.2, "what": "hints"}
COACH_FAILED = {"reason": "failed", "detail": "the coach has nothing to say", "what": "hint"}


@pytest.mark.parametrize(
    ("why", "language", "wanted"),
    [
        (TOO_MANY, "en", "hints in a short time.*in 8 seconds"),
        (TOO_MANY, "cs", "rad .* za 8 sekund"),
        (TOO_MANY, "ru", "советов .* через 8 секунд"),
        (COACH_FAILED, "en", "The coach could not"),
        (COACH_FAILED, "cs", "Trenér .* neporadil"),
        (COACH_FAILED, "ru", "Тренер .* не справился"),
    ],
)
def test_a_hint_that_is_refused_is_said_to_be_the_coachs_matter(
    server: Server, context: NewContext, why: dict[str, Any], language: str, wanted: str
) -> None:
    """Too many, and how long to wait; or the coach failed, and nothing of the game is in doubt."""
    page = context(language=language).new_page()
    refused = {"type": "refused", **why}
    answered(page, lambda position: {**refused, "n": position["n"]})
    page.goto(address(server, server.open(None, "random", game="koi"), 0))
    page.wait_for_selector("[data-asked=true] button[data-choice]")
    page.keyboard.press("h")
    notice = page.get_by_role("alert")
    notice.wait_for()
    assert re.search(wanted, notice.inner_text())


def _asked_again(seat: Seat, before: Message) -> bool:
    return seat.n > before["n"] and bool(seat.position["options"])


def test_a_hint_that_is_asked_for_while_others_still_move_comes(server: Server, context: NewContext) -> None:
    """A key skips what is still to be shown; H asks besides, about where the game stands now."""
    browser = context(reduced_motion="no-preference")
    seat = Seat(browser, server.open(None, "random", "random", "random", game="koi"), 0)
    page = seat.page
    assert seat.wait_asked()
    # From here on time stands still in the page, and so does what others do, after their first step.
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(days=1))
    for _ in range(40):
        asked = seat.position
        page.locator("button[data-choice]").last.click()
        until(page, partial(_asked_again, seat, asked))
        # The table has asked again, and the page is still showing what the others did.
        if page.evaluate("n => Number(document.querySelector('[data-n]').dataset.n) < n", seat.n):
            break
        assert seat.wait_asked()
    else:
        raise AssertionError("the page never was behind")
    assert page.get_attribute("[data-asked]", "data-asked") == "false"
    page.keyboard.press("h")
    page.wait_for_selector(".hints")
    assert [message["type"] for message in seat.sent].count("hint") == 1
    assert seat.complaints == []
