"""A real browser before real pages: Debian's chromium, driven by Playwright, against `sanmon serve`."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

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

NewContext = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The system's browser. None is ever downloaded, so where there is none these tests are skipped, and say so."""
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if path is None:
        pytest.skip("there is no chromium here: `make test` installs it where apt-get can")
    if not BUILT.exists():
        pytest.skip("the client is not built: `make client` builds it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a file that do not harm it."""
    with Server(tmp_path_factory.mktemp("server") / "tables.sqlite3") as server:
        yield server
        assert "Traceback" not in server.complaints()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    with Server(tmp_path / "tables.sqlite3") as server:
        yield server
        assert "Traceback" not in server.complaints()


@pytest.fixture
def context(chromium: Browser) -> Iterator[NewContext]:
    """Browsers that know nothing of one another, each with its own storage."""
    opened: list[BrowserContext] = []

    def new(width: int = 1440, height: int = 900, language: str = "en", **options: Any) -> BrowserContext:
        # The service worker has tests of its own; elsewhere it would only blur what comes from the server.
        options.setdefault("service_workers", "block")
        made = chromium.new_context(viewport={"width": width, "height": height}, locale=language, **options)
        made.set_default_timeout(20_000)
        opened.append(made)
        return made

    yield new
    for made in opened:
        made.close()
