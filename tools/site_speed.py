"""Measures how soon a game of the site can be played, how much is loaded and how much memory it takes.

python tools/site_speed.py [--times 3] [--game koi]     after `make site`

The figures, in milliseconds by the page's own clock, medians (least and most in brackets):
  bare    loading the bare interpreter of the site in an empty page, without our modules
  first   opening Home with an empty cache and beginning a game against a bot, until the first choice is there
  again   the same in a later visit, with what the browser has kept
  move    from a click to the frame that shows the new position
Sizes are those of the files that a first visit to a game loads. The memory, in megabytes, is what the processes of the
pages hold for themselves, with both workers.
"""

import argparse
import contextlib
import functools
import gzip
import shutil
import statistics
import tempfile
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

SITE = Path(__file__).parent.parent / "build" / "site"
ASKED = "[data-asked=true] button[data-choice]:not([aria-disabled=true])"
BARE = """async folder => {
    const began = performance.now();
    const worker = new Worker(URL.createObjectURL(new Blob([`
        const { loadPyodide } = await import("${folder}pyodide.mjs");
        await loadPyodide({ indexURL: "${folder}" });
        postMessage("");
    `], { type: "text/javascript" })), { type: "module" });
    await new Promise(done => worker.onmessage = done);
    return performance.now() - began;
}"""
WATCH = """() => {
    window.shown = [];
    let struck = 0;
    addEventListener('click', () => { struck = performance.now(); }, true);
    new MutationObserver(() => requestAnimationFrame(() => window.shown.push(performance.now() - struck)))
        .observe(document.querySelector('[data-n]'), { attributeFilter: ['data-n'] });
}"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without a line for each."""

    def log_message(self, *_: Any) -> None:
        """Says nothing."""


def begin(page: Page, address: str, game: str) -> float:
    """From opening Home to the first choice of a game against a bot, in milliseconds."""
    page.goto(address)
    card = page.locator(f"section[aria-labelledby=gate-{game}]")
    card.locator("button", has_text="Against a bot").click()
    page.wait_for_selector(ASKED)
    return float(page.evaluate("performance.getEntriesByName('first-choice')[0].startTime"))


def moves(page: Page, many: int) -> list[float]:
    """The times of some answers."""
    page.evaluate(WATCH)
    found: list[float] = []
    for _ in range(many):
        page.wait_for_selector(ASKED)
        count = page.evaluate("window.shown.length")
        page.locator(ASKED).first.click()
        page.wait_for_function("count => window.shown.length > count", arg=count)
        found.append(page.evaluate("count => window.shown[count]", count))
    return found


def resident(profile: str) -> float:
    """The megabytes that the page's process of the browser with this profile holds for itself (Linux only)."""
    parents: dict[int, int] = {}
    commands: dict[int, str] = {}
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            commands[int(process.name)] = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            parents[int(process.name)] = int((process / "stat").read_text().rpartition(")")[2].split()[1])
    total = 0.0
    for number, command in commands.items():
        above = number
        while above in parents and f"--user-data-dir={profile}" not in commands[above]:
            above = parents[above]
        if above in parents and "--type=renderer" in command:
            with contextlib.suppress(OSError):
                lines = Path(f"/proc/{number}/smaps_rollup").read_text().splitlines()
                private = [line for line in lines if line.startswith(("Private_Dirty", "Private_Clean"))]
                total += sum(int(line.split()[1]) for line in private) / 1000
    return total


def line(name: str, found: list[float]) -> str:
    """A line of the table."""
    return f"{name:7} {statistics.median(found):7.0f} ({min(found):.0f}–{max(found):.0f})"


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Measure the site.")
    parser.add_argument("--times", type=int, default=3, help="how many visits")
    parser.add_argument("--game", default="koi", help="the game that is begun")
    wanted = parser.parse_args()
    handler = functools.partial(Quiet, directory=str(SITE))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    figures: dict[str, list[float]] = {"bare": [], "first": [], "again": [], "move": [], "memory": []}
    loaded: set[str] = set()
    with sync_playwright() as playwright:
        for _ in range(wanted.times):
            with tempfile.TemporaryDirectory() as folder:
                options: Any = {"executable_path": chromium, "args": ["--no-sandbox"], "locale": "en"}
                bare = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
                page = bare.new_page()
                page.goto(f"{address}seal.svg")
                figures["bare"].append(page.evaluate(BARE, f"{address}python/"))
                bare.close()
                context = playwright.chromium.launch_persistent_context(folder, **options)
                context.set_default_timeout(300_000)
                page = context.pages[0]
                page.on("request", lambda request: loaded.add(request.url.removeprefix(address)))
                context.on("request", lambda request: loaded.add(request.url.removeprefix(address)))
                figures["first"].append(begin(page, address, wanted.game))
                page.evaluate("navigator.serviceWorker.ready.then(() => null)")
                page.goto("about:blank")
                figures["again"].append(begin(page, address, wanted.game))
                figures["move"] += moves(page, 10)
                figures["memory"].append(resident(folder))
                context.close()
    for name, found in figures.items():
        if found:
            print(line(name, found))
    files = [SITE / (name.partition("?")[0] or "index.html") for name in loaded]
    files = [file for file in files if file.is_file()]
    python = list((SITE / "python").iterdir())
    for what, some in (("a first visit", {*files, *python}), ("the whole site", set(SITE.rglob("*")))):
        there = [file.read_bytes() for file in some if file.is_file()]
        packed = sum(len(gzip.compress(data, 9)) for data in there)
        print(f"{what}: {sum(map(len, there)) / 1e6:.1f} MB, {packed / 1e6:.1f} MB compressed")


if __name__ == "__main__":
    main()
