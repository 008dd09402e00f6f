"""Hints on the page: the turn that the coach would play, the expected end of the game, how much worse other moves are,
why, and when the next hint is allowed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
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


def stub_hints(page: Page, answer: Callable[[Message], Message]) -> None:
    """Answers every request for a hint with `answer(position)` instead of asking the server."""

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        last: Message = {}

        def to_page(message: str | bytes) -> None:
            data: Message = msgspec.json.decode(message)
            if data["type"] == "position":
                last.update(data)
            socket.send(message)

        def to_server(message: str | bytes) -> None:
            if msgspec.json.decode(message)["type"] == "hint":
                socket.send(msgspec.json.encode(answer(last)).decode())
            else:
                server.send(message)

        server.on_message(to_page)
        socket.on_message(to_server)

    page.route_web_socket("**/ws/**", relay)


def advice(margins: Sequence[float | None]) -> Callable[[Message], Message]:
    """A hint with these margins; the reasons of the best and the second move have opposite points."""

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


def shown_hints(page: Page, server: Server, players: int = 2, game: str = "koi") -> list[list[str]]:
    """Asks for a hint at a new table. Returns for each move the lines below its label."""
    page.goto(address(server, server.open(None, *["random"] * (players - 1), game=game), 0))
    page.wait_for_selector("[data-asked=true] button[data-choice]")
    page.keyboard.press("h")
    page.wait_for_selector(".hints button")
    return [
        [line for sort in (".hopes", ".why") for line in move.locator(sort).all_text_contents()]
        for move in page.locator(".hints [data-move]").all()
    ]


@pytest.mark.parametrize(
    ("language", "ahead", "worse", "as_good", "more"),
    [
        ("en", "expects to finish 3.2 points ahead", "1 point worse", "about as good", "brings more: "),
        ("cs", "očekává na konci náskok 3,2 bodu", "o 1 bod méně", "zhruba stejně dobré", "přinese víc: "),
        (
            "ru",
            "ожидает в конце преимущество в 3,2 очка",
            "на 1 очко меньше",
            "примерно так же хорошо",
            "даёт больше: ",
        ),
    ],
)
def test_a_hint_is_worded_and_numbered_in_the_pages_language(
    server: Server, context: NewContext, language: str, ahead: str, worse: str, as_good: str, more: str
) -> None:
    page = context(language=language).new_page()
    stub_hints(page, advice([3.2, 2.2, 3.18]))
    first, second, third = shown_hints(page, server)
    assert first[0] == ahead
    assert first[1].startswith(more)
    assert not re.search(r"\d", first[1])  # one reason, in words
    assert [second, third] == [[worse], [as_good]]


@pytest.mark.parametrize(
    ("language", "more"), [("en", "brings more: "), ("cs", "přinese víc: "), ("ru", "даёт больше: ")]
)
def test_a_hint_without_a_calibration_has_no_numbers(
    server: Server, context: NewContext, language: str, more: str
) -> None:
    page = context(language=language).new_page()
    stub_hints(page, advice([None, None, None]))
    first, second, third = shown_hints(page, server)
    assert [line.startswith(more) for line in first] == [True]
    assert second == third == []  # the only reason of the second speaks against it
    assert not re.search(r"\d", "".join(first))


def test_a_hint_is_a_turn_that_the_page_plays(server: Server, context: NewContext) -> None:
    """The coach's own hint: its steps are numbered in the list and on the board, and are played as told."""
    for ways, played in (("[data-play-step]", 1), ("[data-play-turn]", 2)):
        seat = Seat(context(), server.open(None, "random", game="satori"), 0)
        for _ in range(20):
            assert seat.wait_asked()
            seat.page.keyboard.press("h")
            seat.page.wait_for_selector(".hints button")
            steps = seat.page.eval_on_selector_all("[data-turn-step]", "all => all.map(one => one.dataset.turnStep)")
            if len(steps) >= played and seat.page.locator(ways).count():
                break
            position = seat.position  # taken before the click, because the answer may be here at once
            seat.page.locator("button[data-choice]").last.click()
            until(seat.page, partial(_asked_again, seat, position))
        before = len([message for message in seat.sent if message["type"] == "move"])
        marks = seat.page.eval_on_selector_all("[data-step-mark]", "all => all.map(one => one.dataset.stepMark)")
        assert any(mark.split()[0] == "1" for mark in marks), marks
        seat.page.click(ways)
        wanted = steps[:1] if played == 1 else steps
        until(seat.page, partial(_has_played, seat, before, len(wanted)))
        moves = [message["do"] for message in seat.sent if message["type"] == "move"]
        assert moves[before:] == wanted
        assert seat.complaints == []


def _has_played(seat: Seat, before: int, moves: int) -> bool:
    return len([message for message in seat.sent if message["type"] == "move"]) >= before + moves


def test_a_hint_says_how_likely_the_best_move_wins(server: Server, context: NewContext) -> None:
    page = context().new_page()

    def with_chance(position: Message) -> Message:
        hint = advice([3.0, 1.0])(position)
        hint["moves"][0]["win"] = 0.618
        return hint

    stub_hints(page, with_chance)
    assert shown_hints(page, server)[0][0] == "expects to finish 3 points ahead; wins about 62 % of such games"


def test_a_hint_for_a_player_who_is_behind_level_or_alone(server: Server, context: NewContext) -> None:
    for margin, players, game, wanted in (
        (-1.0, 2, "koi", "expects to finish 1 point behind"),
        (0.04, 2, "koi", "expects a tie"),
        (44.0, 1, "koi", "expects to finish with 44 points"),
        (-7.5, 1, "satori", "expects to finish 7.5 points behind"),
    ):
        page = context().new_page()
        stub_hints(page, advice([margin, margin - 5]))
        assert shown_hints(page, server, players, game)[0][0] == wanted


TOO_MANY = {"reason": "too-fast", "detail": "too many hints", "wait": 7.2, "what": "hints"}
COACH_FAILED = {"reason": "failed", "detail": "the coach could not find a hint", "what": "hint"}


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
def test_a_refused_hint_says_why(
    server: Server, context: NewContext, why: dict[str, Any], language: str, wanted: str
) -> None:
    """Too many hints, with the time to wait; or the coach failed, which does not affect the game."""
    page = context(language=language).new_page()
    refused = {"type": "refused", **why}
    stub_hints(page, lambda position: {**refused, "n": position["n"]})
    page.goto(address(server, server.open(None, "random", game="koi"), 0))
    page.wait_for_selector("[data-asked=true] button[data-choice]")
    page.keyboard.press("h")
    notice = page.get_by_role("alert")
    notice.wait_for()
    assert re.search(wanted, notice.inner_text())


def _asked_again(seat: Seat, before: Message) -> bool:
    return seat.n > before["n"] and bool(seat.position["options"])


def test_h_asks_for_a_hint_while_the_page_still_shows_others_moves(server: Server, context: NewContext) -> None:
    """Any key ends the showing; H also asks for a hint about the current position."""
    browser = context(reduced_motion="no-preference")
    seat = Seat(browser, server.open(None, "random", "random", "random", game="koi"), 0)
    page = seat.page
    assert seat.wait_asked()
    # The page's clock stops here, so that the page stays at the first step of the others.
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(days=1))
    for _ in range(40):
        asked = seat.position
        page.locator("button[data-choice]").last.click()
        until(page, partial(_asked_again, seat, asked))
        # The table has asked again while the page still shows what the others did.
        if page.evaluate("n => Number(document.querySelector('[data-n]').dataset.n) < n", seat.n):
            break
        assert seat.wait_asked()
    else:
        raise AssertionError("the page never lagged behind")
    assert page.get_attribute("[data-asked]", "data-asked") == "false"
    page.keyboard.press("h")
    page.wait_for_selector(".hints")
    assert [message["type"] for message in seat.sent].count("hint") == 1
    assert seat.complaints == []
