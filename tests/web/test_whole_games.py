"""From Home into a game of each type against a bot: by mouse, by keyboard alone and by touch, and the end of each game.

`make deep` plays the longer games to their end. `make test` plays them far enough to touch every kind of thing, and
shows the end of a game that was played without a page.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import BrowserContext, Page, WebSocket

from server.served import Server
from web.browsing import address, at_rest, close_curtain, walk_to, watch
from web.conftest import NewContext
from web.test_pages import overflow

CLOSING = {"end", "skip", "pass"}
ASKED = "[data-asked=true] button[data-choice]:not([aria-disabled=true]), .standings"
# The centres of glowing things that can be hit: in view, and not covered by something else.
HITTABLE = """() => [...document.querySelectorAll('[data-can]')].flatMap(one => {
    const box = (one.querySelector('.halo') ?? one).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 1 || y < 1 || x > innerWidth - 1 || y > innerHeight - 1 || box.width < 6) return [];
    return document.elementFromPoint(x, y)?.closest('[data-can]') === one ? [[x, y]] : [];
})"""


class Guest:
    """A new visitor on Home."""

    def __init__(self, context: BrowserContext, server: Server, seed: str) -> None:
        self.rng = random.Random(seed)
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self.sent = 0
        # A tap becomes a click later, or a long press if the machine is too busy; this counts both.
        context.add_init_script(
            """window.clicks = 0;
            for (const kind of ['click', 'contextmenu']) addEventListener(kind, () => (window.clicks += 1), true)"""
        )
        self.page: Page = context.new_page()
        watch(self.page, self.complaints)
        self.page.on("websocket", self._listen)
        self.page.goto(f"http://127.0.0.1:{server.port}/")
        self.page.wait_for_selector(".bay .ways")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))
        socket.on("framesent", self._count)

    def _count(self, data: object) -> None:
        # Pointing at a choice asks for its preview, which answers nothing.
        self.sent += msgspec.json.decode(str(data))["type"] != "preview"

    @property
    def position(self) -> dict[str, Any]:
        """The last position it received."""
        return next(frame for frame in map(msgspec.json.decode, reversed(self.frames)) if frame["type"] == "position")

    def asked(self) -> bool:
        """Waits until there is a decision. Returns False if the game is over."""
        self.page.wait_for_selector(ASKED)
        return self.page.query_selector(".standings") is None

    def shown(self) -> int:
        return int(self.page.get_attribute("[data-n]", "data-n") or -1)

    def wait_after(self, n: int) -> None:
        self.page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) > n", arg=n)

    def pick(self) -> str:
        """A random choice in the notation of moves, preferring to do something, or games would never develop."""
        texts: list[str] = self.page.eval_on_selector_all("[data-choice]", "all => all.map(one => one.dataset.choice)")
        doing = [text for text in texts if text not in CLOSING]
        return self.rng.choice(doing if doing and self.rng.random() < 0.85 else texts)

    def answer(self, on_board: float, touch: Callable[[float, float], None], press: Callable[[str], None]) -> bool:
        """Answers with something that glows, with probability `on_board`, or else from the list. Returns whether it was
        on the board.
        """
        page, n, sent = self.page, self.shown(), self.sent
        close_curtain(page)
        touched = self.rng.random() < on_board and bool(spots := self.spots())
        if touched:
            clicks = page.evaluate("window.clicks")
            touch(*self.rng.choice(spots))
            page.wait_for_function("clicks => window.clicks > clicks", arg=clicks)
        if self.sent == sent:  # from the list, which is narrowed if several choices concern the thing
            press(button(self.pick()))
        self.wait_after(n)
        return touched

    def spots(self) -> list[tuple[float, float]]:
        """Where something that glows can be hit, once nothing moves."""
        at_rest(self.page)
        return [(x, y) for x, y in self.page.evaluate(HITTABLE)]

    def result_is_right(self) -> None:
        """Asserts that the scroll shows the server's scores and a link to the replay."""
        result = self.position["result"]
        totals = self.page.eval_on_selector_all(".standings .total", "all => all.map(cell => Number(cell.textContent))")
        assert sorted(totals) == sorted(result["scores"])
        assert self.page.locator("dialog .paper a[href*='#/replay/']").count() == 1
        assert "⟦" not in self.page.inner_text("dialog .paper")
        assert overflow(self.page) <= 0
        assert self.complaints == []


def button(choice: str) -> str:
    return f'button[data-choice="{choice}"]'


# How many decisions to answer; None: all, to the end.
SO_FAR = pytest.mark.parametrize("so_far", [40, pytest.param(None, marks=pytest.mark.deep, id="to-its-end")])


@SO_FAR
def test_satori_by_mouse(server: Server, context: NewContext, so_far: int | None) -> None:
    guest = Guest(context(reduced_motion="reduce"), server, "satori")
    page = guest.page
    # From Home to the set-up, a beginner in the other seat, and start.
    page.locator(".bay", has_text="Satori").get_by_role("link", name="Open a table").click()
    page.get_by_label("Who takes the Maple seat").select_option("agent:level-1")
    page.get_by_role("button", name="Begin").click()
    on_board = decisions = 0
    while guest.asked() and decisions != so_far:
        on_board += guest.answer(0.6, page.mouse.click, lambda choice: page.locator(choice).click())
        decisions += 1
    if so_far is None:
        guest.result_is_right()
    assert on_board > (10 if so_far else 20)
    assert guest.complaints == []


def test_koi_by_keyboard_alone(server: Server, context: NewContext) -> None:
    guest = Guest(context(reduced_motion="reduce"), server, "koi")
    page = guest.page
    # By Tab to the button of the third gate.
    for _ in range(60):
        page.keyboard.press("Tab")
        at = page.evaluate(
            "[document.activeElement.textContent.trim(), document.activeElement.closest('section')?.textContent ?? '']"
        )
        if at[0].startswith("Against a bot") and "Koi" in at[1]:
            break
    page.keyboard.press("Enter")
    while guest.asked():
        n = guest.shown()
        close_curtain(page)
        choice = guest.pick()
        key = page.get_attribute(button(choice), "aria-keyshortcuts")
        if key and guest.rng.random() < 0.7:
            page.keyboard.press(key)
        else:
            walk_to(page, choice)
            page.keyboard.press("Enter")
        guest.wait_after(n)
    guest.result_is_right()


@SO_FAR
def test_bitoku_by_touch_on_a_phone(server: Server, context: NewContext, so_far: int | None) -> None:
    phone = context(390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    guest = Guest(phone, server, "bitoku")
    page = guest.page
    page.locator(".bay", has_text="Bitoku").get_by_role("link", name="Open a table").tap()
    page.get_by_label("Who takes the Maple seat").select_option("agent:level-1")
    page.get_by_role("button", name="Begin").tap()
    on_board = decisions = 0
    while guest.asked() and decisions != so_far:
        assert page.evaluate("document.documentElement.scrollHeight") <= 844
        on_board += guest.answer(0.4, page.touchscreen.tap, lambda choice: page.locator(choice).tap())
        decisions += 1
    if so_far is None:
        guest.result_is_right()
    assert on_board > (5 if so_far else 10)
    assert guest.complaints == []


@pytest.mark.parametrize("game", ["satori", "bitoku"])
def test_the_end_of_a_game(server: Server, context: NewContext, game: str) -> None:
    """On a phone, and then on a wide screen."""
    opened = server.open(None, "random", game=game)
    rng = random.Random(game)
    with opened.page(0) as seat:
        while seat.position["result"] is None:
            if seat.options:
                doing = [text for text in seat.options if text not in CLOSING]
                seat.move(rng.choice(doing if doing and rng.random() < 0.85 else seat.options))
            else:
                seat.receive()
    guest = Guest(context(390, 844, has_touch=True, is_mobile=True), server, game)
    guest.page.goto(address(server, opened, 0))
    assert not guest.asked()
    guest.result_is_right()
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    guest.result_is_right()


def test_my_games_leads_back_to_an_unfinished_table(server: Server, context: NewContext) -> None:
    guest = Guest(context(), server, "go on")
    page = guest.page
    page.get_by_role("button", name="Play solo now").first.click()
    guest.asked()
    page.goto(f"http://127.0.0.1:{server.port}/#/games")
    page.get_by_role("link", name="Continue").click()
    guest.asked()
    assert re.search(r"#/table/[^/]+/", page.url)
