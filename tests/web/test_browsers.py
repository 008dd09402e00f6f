"""Whole games in Debian's Firefox and WebKit, by keyboard and by pointer. All of it runs in `make deep`."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.served import Opened, Server
from web.browsers.bidi import WAIT, Firefox
from web.browsers.webdriver import WebKit
from web.browsing import address
from web.conftest import SeededServer

Browser = Firefox | WebKit
NewBrowser = Callable[[Path], Browser]

WIDTH, HEIGHT = 1440, 900
CLOSING = {"end", "skip", "pass"}
MINI_BROWSER = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
PAUSE = 0.03
PATIENCE = 5.0  # seconds, for a click on the board

# What the page asks: the entry it shows, the choices, and the key of each.
ASKED = """(() => { const table = document.querySelector('[data-n]');
    if (document.querySelector('.standings')) return { over: true, n: 0, choices: [] };
    return { over: false, n: Number(table?.dataset.n ?? -1),
        curtain: document.querySelector('[data-curtain]') !== null,
        choices: table?.dataset.asked === 'true'
            ? [...document.querySelectorAll('button[data-choice]:not([aria-disabled=true])')].map(one =>
                [one.dataset.choice, one.getAttribute('aria-keyshortcuts') ?? '']) : [] } })()"""
# The middle of things on the board that can be chosen, and of the choice itself.
SPOT = """choice => { const at = one => { const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2] };
    const button = document.querySelector(`button[data-choice="${CSS.escape(choice)}"]`);
    button.scrollIntoView({ block: 'nearest' });
    const things = [...document.querySelectorAll('.canvas [data-can]')].map(one => one.querySelector('.halo') ?? one)
        .filter(one => { const [x, y] = at(one);
            return document.elementFromPoint(x, y)?.closest('[data-can]')?.contains(one) });
    return { button: at(button), things: things.map(at) } }"""


@contextmanager
def firefox(folder: Path) -> Iterator[Browser]:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        pytest.skip("there is no Firefox here: `make browsers` installs it where apt-get can")
    with ExitStack() as stack:
        browser = Firefox(program, folder / "profile", WIDTH, HEIGHT)
        stack.callback(browser.close)
        yield browser


@contextmanager
def webkit(folder: Path) -> Iterator[Browser]:
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    if driver is None or screen is None or MINI_BROWSER is None:
        pytest.skip("there is no WebKit here: `make browsers` installs its driver and a screen where apt-get can")
    with ExitStack() as stack:
        display = stack.enter_context(hidden_screen(screen, folder))
        browser = WebKit(driver, str(MINI_BROWSER), display, WIDTH, HEIGHT)
        stack.callback(browser.close)
        yield browser


@contextmanager
def hidden_screen(program: str, folder: Path) -> Iterator[str]:
    """An X server without a monitor; its display."""
    with (folder / "xvfb.log").open("w") as log:
        command = [program, "-displayfd", "1", "-screen", "0", f"{WIDTH}x{HEIGHT + 200}x24", "-nolisten", "tcp"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert process.stdout is not None
        try:
            yield f":{process.stdout.readline().strip()}"
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


BROWSERS = {"firefox": firefox, "webkit": webkit}


class Player:
    """Somebody who answers at random, by keyboard and by pointer, on the board and in the list."""

    def __init__(self, browser: Browser, opened: Opened) -> None:
        self.browser = browser
        self.rng = random.Random(5)
        self.n = -1
        self.touched = self.missed = 0
        browser.open(address(opened.server, opened, 0))

    def wait(self) -> dict[str, Any]:
        """Waits for a decision after the last one, or for the end."""
        deadline = time.monotonic() + WAIT
        while True:
            asked: dict[str, Any] = self.browser.run(ASKED)
            if asked["over"] or (asked["choices"] and asked["n"] > self.n):
                return asked
            assert time.monotonic() < deadline, f"nothing was asked after entry {self.n}: {asked}"
            time.sleep(PAUSE)

    def play(self, decisions: int | None) -> None:
        """Answers so many decisions, or all until the end."""
        while decisions != 0:
            asked = self.wait()
            if asked["over"]:
                return
            if asked["curtain"]:
                self.browser.press("Enter")
                continue
            self.answer(dict(asked["choices"]), asked["n"])
            decisions = None if decisions is None else decisions - 1

    def answer(self, choices: dict[str, str], n: int) -> None:
        doing = [text for text in choices if text not in CLOSING]
        choice = self.rng.choice(doing if doing and self.rng.random() < 0.85 else list(choices))
        key = choices[choice]
        if key and self.rng.random() < 0.4:
            self.browser.press(key)
        else:
            spot = self.browser.run(f"({SPOT})({json.dumps(choice)})")
            if spot["things"] and self.rng.random() < 0.5:
                self.touched += 1
                self.browser.click(*self.rng.choice(spot["things"]))
                if not self.taken(choices, n):  # several choices concern that thing, or it moved away
                    return
            else:
                self.browser.click(*spot["button"])
        self.n = n

    def taken(self, choices: dict[str, str], n: int) -> bool:
        """Whether a click on the board answered. Otherwise the list may now be shorter."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            asked = self.browser.run(ASKED)
            left = [text for text, _ in asked["choices"]]
            if asked["over"] or asked["n"] > n or not left:
                return True
            if len(left) < len(choices):
                return False
            time.sleep(PAUSE)
        self.missed += 1
        return False


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with SeededServer(tmp_path_factory.mktemp("server") / "tables.sqlite3", "--limits", "0") as server:
        yield server


@pytest.mark.deep
@pytest.mark.parametrize("decisions", [12, None], ids=["first-moves", "to-its-end"])
@pytest.mark.parametrize("game", ["satori", "koi", "bitoku"])
@pytest.mark.parametrize("name", BROWSERS)
def test_a_game(games: Server, tmp_path: Path, name: str, game: str, decisions: int | None) -> None:
    """A game against chance: every answer is taken, the end shows the result, and nothing is wrong in the console."""
    opened = games.open(None, "random", game=game)
    with BROWSERS[name](tmp_path) as browser:
        player = Player(browser, opened)
        player.play(decisions)
        if decisions is None:
            totals = browser.run(
                "[...document.querySelectorAll('.standings .total')].map(one => Number(one.textContent))"
            )
            with opened.page(0) as page:
                assert sorted(totals) == sorted(page.position["result"]["scores"])
            assert player.touched > 5
            assert player.missed <= player.touched / 4  # the board may move just when it is clicked
        assert browser.run("document.documentElement.scrollWidth - innerWidth") <= 0
        assert browser.complaints == []
