"""Fixtures for browser tests: Debian's Chromium, driven by Playwright, against `sanmon serve`."""

import asyncio
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from server.served import Server

ROOT = Path(__file__).parent.parent.parent
BUILT = ROOT / "src" / "sanmon" / "server" / "static" / "index.html"
FLAGS = [
    "--no-sandbox",
    "--headless=new",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
TIMEOUT_MS = 120_000  # generous for a busy machine; a wait ends as soon as its condition is true

NewContext = Callable[..., BrowserContext]

expect.set_options(timeout=TIMEOUT_MS)


class SeededServer(Server):
    """A server that deals the same game at every table. Tests choose their moves with a seed of their own."""

    program: ClassVar[list[str]] = [sys.executable, str(Path(__file__).with_name("seeded_server.py"))]


class CountedServer(Server):
    """A server whose tables have different deals, the same ones in every run."""

    program: ClassVar[list[str]] = [*SeededServer.program, "--counted"]


class Driver:
    """The browser, and the event loop in which Playwright runs it.

    Playwright leaves its loop marked as running between calls, so that no other loop can run in this thread. This class
    sets the mark only while a test drives a page.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._loop = asyncio.get_running_loop()

    @contextmanager
    def driving(self) -> Iterator[Browser]:
        asyncio._set_running_loop(self._loop)
        try:
            yield self.browser
        finally:
            asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def driver() -> Iterator[Driver]:
    """The system's browser. None is downloaded: without one these tests are skipped."""
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if path is None:
        pytest.skip("there is no chromium here: `make test` installs it where apt-get can")
    if not BUILT.exists():
        pytest.skip("the client is not built: `make client` builds it")
    manager = sync_playwright()
    playwright = manager.start()
    driver = Driver(playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=TIMEOUT_MS))
    with driver.driving():
        pass  # from here on the loop is marked only while a test drives a page
    yield driver
    with driver.driving() as browser:
        browser.close()
        playwright.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not harm it. They share an address, so it has no rate limits."""
    with SeededServer(tmp_path_factory.mktemp("server") / "tables.sqlite3", "--limits", "0") as server:
        yield server
        assert "Traceback" not in server.log_text(), server.log_text()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    with SeededServer(tmp_path / "tables.sqlite3") as server:
        yield server
        assert "Traceback" not in server.log_without_orphans(), server.log_without_orphans()


@pytest.fixture
def context(driver: Driver) -> Iterator[NewContext]:
    """Creates independent browsers, each with its own storage and with reduced motion by default."""
    with driver.driving() as browser:
        opened: list[BrowserContext] = []

        def new(width: int = 1440, height: int = 900, language: str = "en", **options: Any) -> BrowserContext:
            # Without a service worker, unless a test is about it, so that everything comes from the server.
            options.setdefault("service_workers", "block")
            options.setdefault("reduced_motion", "reduce")
            made = browser.new_context(viewport={"width": width, "height": height}, locale=language, **options)
            made.set_default_timeout(TIMEOUT_MS)
            opened.append(made)
            return made

        yield new
        for made in opened:
            made.close()
