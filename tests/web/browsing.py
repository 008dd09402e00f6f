"""A seat in a browser: its page, the messages it received and sent, and its keyboard."""

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

# What the browser reports about connections to a killed server.
HARMLESS = ("WebSocket", "ERR_CONNECTION", "Service Worker registration blocked")
INTERRUPTED = ("ERR_CONTENT_LENGTH_MISMATCH", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_EMPTY_RESPONSE")
# Resolves after five frames in which nothing moves and the table has loaded its component set.
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
    """One page at a table. It records every websocket frame and every error and warning of the browser."""

    def __init__(self, context: BrowserContext, opened: Opened, seat: int | None) -> None:
        self.opened = opened
        self.seat = seat
        self.frames: list[str] = []
        self.position: Message = {}  # the last one it received, with the whole view
        self.sent: list[Message] = []
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        watch(self.page, self.complaints)
        self.page.on("websocket", self._listen)
        self.page.goto(address(opened.server, opened, seat))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._hear(str(data)))
        socket.on("framesent", lambda data: self.sent.append(msgspec.json.decode(str(data))))

    # -- what it received

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)
        message: Message = msgspec.json.decode(frame)
        if message["type"] == "position":
            self.position = whole(self.position, message)

    @property
    def n(self) -> int:
        return int(self.position["n"])

    def settled(self) -> None:
        """Waits until the page shows the last position it received."""
        self.page.wait_for_selector("[data-n]")
        while True:
            n = self.n
            self.shows(n)
            if n == self.n:
                return

    def shows(self, n: int) -> None:
        """Waits until the page shows entry `n` or a later one."""
        wait_shown(self.page, n)

    def page_entries(self) -> list[Message]:
        """All entries that it received, in their order."""
        found: dict[int, Message] = {}
        for frame in self.frames:
            for entry in msgspec.json.decode(frame).get("entries", []):
                found[entry["n"]] = entry
        return [found[n] for n in sorted(found)]

    def wait_asked(self) -> bool:
        """Waits until this seat has to decide. Returns False if the game is over instead."""
        self.page.wait_for_selector("[data-asked=true] button[data-choice]:not([aria-disabled=true]), .standings")
        self.settled()
        return self.page.query_selector(".standings") is None

    @property
    def moves_sent(self) -> list[str]:
        """The moves that this page sent."""
        return [str(message["do"]) for message in self.sent if message["type"] == "move"]

    # -- what it shows

    def prompt(self) -> str:
        return self.page.inner_text("#prompt").strip()

    def choices(self) -> list[str]:
        """The choices in the notation of moves, in the order of the list."""
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
        script = "all => all.map(line => line.firstChild.textContent)"
        return [str(line) for line in self.page.eval_on_selector_all(".side .log [data-step-line]", script)]

    # -- its keyboard

    def press(self, choice: str, rng: random.Random) -> None:
        """Answers by keyboard: with the choice's own key, or by walking along the list."""
        close_curtain(self.page)
        key = self.keys()[choice]
        if key and rng.random() < 0.7:
            self.page.keyboard.press(key)
            return
        walk_to(self.page, choice)
        self.page.keyboard.press("Enter")

    def step(self, rng: random.Random) -> str:
        """Chooses at random and waits until the server has acknowledged it. Returns the choice."""
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
    """Records the errors of a page, except those of connections to a killed server and of requests that a reload
    aborts.
    """

    def record(text: str) -> None:
        if not any(harmless in text for harmless in HARMLESS):
            complaints.append(text)

    def failed(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":
            record(f"{request.url}: {request.failure}")

    page.on("console", lambda message: record(message.text) if message.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: record(str(error)))
    page.on("requestfailed", failed)


def drop_interrupted(complaints: list[str]) -> None:
    """Removes errors about responses that a killed server could not complete."""
    complaints[:] = [text for text in complaints if not any(part in text for part in INTERRUPTED)]


def wait_shown(page: Page, n: int) -> None:
    """Waits until the page shows entry `n` of its table or a later one."""
    page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) >= n", arg=n)


def walk_to(page: Page, choice: str) -> None:
    """Moves the focus to this choice by keyboard, from the nearer end of the list."""
    texts = page.eval_on_selector_all("[data-choice]", "all => all.map(one => one.dataset.choice)")
    if not page.evaluate("document.activeElement.hasAttribute('data-choice')"):
        page.keyboard.press("ArrowDown")
    above, below = texts.index(choice), len(texts) - 1 - texts.index(choice)
    page.keyboard.press("Home" if above <= below else "End")
    for _ in range(min(above, below)):
        page.keyboard.press("ArrowDown" if above <= below else "ArrowUp")


def close_curtain(page: Page) -> None:
    """Closes the sheet that tells the end of a round, if it is there."""
    if page.locator("[data-curtain]").count():
        page.keyboard.press("Enter")
        page.locator("[data-curtain]").wait_for(state="detached")


def at_rest(page: Page) -> None:
    """Waits until fonts and pieces have loaded and nothing moves."""
    page.evaluate("document.fonts.ready.then(() => null)")
    page.evaluate(REST)


def until(page: Page, condition: Callable[[], object], patience: float = 120) -> None:
    """Waits for a condition that the page itself cannot observe. Playwright handles the page's events meanwhile."""
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline, "the condition was not met in time"
        page.wait_for_timeout(20)


class KernelWords:
    """The kernel's texts for a message, to compare a page with."""

    def __init__(self, game: str, language: str, names: list[str]) -> None:
        self.words = Words(sanmon.load(game), language, names)

    def prompt(self, position: Message) -> str:
        return " ".join(self.words.prompt(msgspec.convert(position["prompt"], Prompt)).split())

    def options(self, position: Message) -> dict[str, str]:
        options = [msgspec.convert(option, Described) for option in position["options"]]
        return {option.text: self.words.option(option) for option in options}

    def log(self, entries: list[Message]) -> list[str]:
        return [self.words.event(msgspec.convert(event, Event)) for entry in entries for event in entry["events"]]
