"""Starts a real server and a real browser, for tools that open its pages."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

FLAGS = ["--no-sandbox", "--headless=new", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


@contextmanager
def served_pages(*settings: str) -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a new server with these settings and an empty database."""
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if path is None:
        raise SystemExit("chromium was not found; install it to open the pages.")
    with tempfile.TemporaryDirectory() as place:
        database = Path(place, "tables.sqlite3")
        command = [sys.executable, "-m", "sanmon", "serve", "--port", "0", "--database", str(database), *settings]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            try:
                assert server.stdout is not None
                address = server.stdout.readline().split(" at ")[1].split()[0]
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
                    yield browser, address
                    browser.close()
            finally:
                server.terminate()
