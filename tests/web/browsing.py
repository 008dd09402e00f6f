"""A seat in a browser: what it sees, what it was sent, and its keyboard."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, Page, Request, WebSocket

import sanmon
from sanmon.kernel.messages import Described, Event, Prompt
from sanmon.kernel.words import Words
from server.served import Opened, Server, whole

Message = dict[str, Any]

# What the browser says of lines that a killed server tears.
HARMLESS = ("WebSocket", "ERR_CONNECTION", "Service Worker registration blocked")
TORN = ("ERR_CONTENT_LENGTH_MISMATCH", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_EMPTY_RESPONSE")
# Nothing moves any more, and a table has the pieces that it is drawn with: for five frames one after the other.
REST = """() => new Promise(done => {
    let quiet = 0;
    const moves = one => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
    const drawn = () => !document.querySelector('[data-n]')
        || performance.getEntriesByType('resource').some(one => one.name.endsWith('/catalogue'));
    const look = () => {
        quiet = drawn() && !document.getAnimations().some(moves) ? quiet + 1 : 0;
        if (quiet < 5) requestAnimationFrame(look);
        else done(null);
    };
    requestAnimationFrame(look);
})"""


class Seat:
    """One page at a table. It keeps every websocket frame it ever got, and every complaint of the browser."""

    def __init__(self, context: BrowserContext, opened: Opened, seat: int | None) -> None:
        self.opened = opened
        self.seat = seat
        self.frames: list[str] = []
        self.position: Message = {}  # the last one it was sent, with the whole view
        self.sent: list[Message] = []
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        watch(self.page, self.complaints)
        self.page.on("websocket", self._listen)
        self.page.goto(address(opened.server, opened, seat))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._hear(str(data)))
        socket.on("framesent", lambda data: self.sent.append(msgspec.json.decode(str(data))))

    # -- what it was told

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)
        message: Message = msgspec.json.decode(frame)
        if message["type"] == "position":
            self.position = whole(self.position, message)

    @property
    def n(self) -> int:
        return int(self.position["n"])

    def settled(self) -> None:
        """Wait until the page shows the last position it was sent."""
        self.page.wait_for_selector("[data-n]")
        while True:
            n = self.n
            self.shows(n)
            if n == self.n:
                return

    def shows(self, n: int) -> None:
        """Wait until the page shows entry `n`, or one after it."""
        wait_shown(self.page, n)

    def wait_asked(self) -> bool:
        """Wait until this seat is asked; False when the game is over instead."""
        self.page.wait_for_selector("[data-asked=true] button[data-choice]:not([aria-disabled=true]), .standings")
        self.settled()
        return self.page.query_selector(".standings") is None

    @property
    def moves_sent(self) -> list[str]:
        """The moves that this page ever sent."""
        return [str(message["do"]) for message in self.sent if message["type"] == "move"]

    # -- what it shows

    def prompt(self) -> str:
        return self.page.inner_text("#prompt").strip()

    def choices(self) -> list[str]:
        """The choices in the notation of moves, as listed."""
        return [
            str(text)
            for text in self.page.eval_on_selector_all("[data-choice]", "all => all.map(b => b.dataset.choice)")
        ]

    def labels(self) -> dict[str, str]:
        script = "all => Object.fromEntries(all.map(b => [b.dataset.choice, b.querySelector('.label').textContent]))"
        return dict(self.page.eval_on_selector_all("[data-choice]", script))

    def keys(self) -> dict[str, str]:
        script = (
            "all => Object.fromEntries(all.map(b => [b.dataset.choice, b.getAttribute('aria-keyshortcuts') || '']))"
        )
        return dict(self.page.eval_on_selector_all("[data-choice]", script))

    def log(self) -> list[str]:
        """The lines of the log beside the board."""
        script = "all => all.map(line => line.lastElementChild.firstChild.textContent)"
        return [str(line) for line in self.page.eval_on_selector_all(".side .log li:not(.since)", script)]

    # -- its keyboard

    def press(self, choice: str, rng: random.Random) -> None:
        """Answer by keyboard alone: by the choice's own key, or along the list with the arrows."""
        key = self.keys()[choice]
        if key and rng.random() < 0.7:
            self.page.keyboard.press(key)
            return
        walk_to(self.page, choice)
        self.page.keyboard.press("Enter")

    def step(self, rng: random.Random) -> str:
        """Answer once, anyhow, and wait until that is acknowledged. The answer."""
        before = self.n
        choice = rng.choice(self.choices())
        self.press(choice, rng)
        self.shows(before + 1)
        self.settled()
        return choice


def address(server: Server, opened: Opened, seat: int | None) -> str:
    token = "" if seat is None else f"/{opened.tokens[seat]}"
    return f"http://127.0.0.1:{server.port}/#/table/{opened.table}{token}"


def watch(page: Page, complaints: list[str]) -> None:
    """Keep whatever goes wrong in a page, but for the lines that a killed server tears and what a reload breaks off."""

    def heard(text: str) -> None:
        if not any(harmless in text for harmless in HARMLESS):
            complaints.append(text)

    def failed(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":
            heard(f"{request.url}: {request.failure}")

    page.on("console", lambda message: heard(message.text) if message.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: heard(str(error)))
    page.on("requestfailed", failed)


def forgive_torn(complaints: list[str]) -> None:
    """Forget what came short because the server was killed while it sent it."""
    complaints[:] = [text for text in complaints if not any(torn in text for torn in TORN)]


def wait_shown(page: Page, n: int) -> None:
    """Wait until the page shows entry `n` of its table, or one after it."""
    page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) >= n", arg=n)


def walk_to(page: Page, choice: str) -> None:
    """Go along the list of choices to this one by keyboard, from whichever end is nearer."""
    texts = page.eval_on_selector_all("[data-choice]", "all => all.map(one => one.dataset.choice)")
    if not page.evaluate("document.activeElement.hasAttribute('data-choice')"):
        page.keyboard.press("ArrowDown")
    above, below = texts.index(choice), len(texts) - 1 - texts.index(choice)
    page.keyboard.press("Home" if above <= below else "End")
    for _ in range(min(above, below)):
        page.keyboard.press("ArrowDown" if above <= below else "ArrowUp")


def at_rest(page: Page) -> None:
    """Wait until everything has arrived and nothing moves."""
    page.evaluate("document.fonts.ready.then(() => null)")
    page.evaluate(REST)


def until(page: Page, condition: Callable[[], object], patience: float = 120) -> None:
    """Wait until something is so that no page can tell by itself. While that lasts, the page's news are heard."""
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        page.wait_for_timeout(20)


class Said:
    """What the kernel's own words say of a message, to compare a page with."""

    def __init__(self, game: str, language: str, names: list[str]) -> None:
        self.words = Words(sanmon.load(game), language, names)

    def prompt(self, position: Message) -> str:
        return " ".join(self.words.prompt(msgspec.convert(position["prompt"], Prompt)).split())

    def options(self, position: Message) -> dict[str, str]:
        options = [msgspec.convert(option, Described) for option in position["options"]]
        return {option.text: self.words.option(option) for option in options}

    def log(self, entries: list[Message]) -> list[str]:
        return [self.words.event(msgspec.convert(event, Event)) for entry in entries for event in entry["events"]]
