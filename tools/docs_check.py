"""Checks that reading the documentation site sends no request to another host.

    python tools/docs_check.py [--no-browser] [--pictures DIR] [FOLDER]

Searches the built HTML, CSS and JavaScript for other hosts that a page would load from, then opens every page in
chromium and fails on any request that leaves the site. Links that a reader may click are allowed.
"""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

from docs_pages import POLICY, ROOT

FOREIGN = re.compile(r"(?:[a-z]+:)?//", re.IGNORECASE)
LOADING = {"action", "data", "formaction", "poster", "src", "srcset"}
LOADING_LINKS = {"apple-touch-icon", "icon", "manifest", "modulepreload", "preload", "stylesheet"}
CONNECTING_LINKS = {"dns-prefetch", "preconnect", "prefetch", "prerender"}
STYLE_ADDRESS = re.compile(r"""(?:url\(\s*["']?|@import\s+["'])((?:[a-z]+:)?//[^"')\s]+)""", re.IGNORECASE)
SCRIPT_ADDRESS = re.compile(r"""["'`]((?:https?:)?//[\w-]+\.[\w.-]+[^"'`\s$]*)""")

# Addresses in the theme's own scripts, and when they would be used. Every page's policy forbids all of them as well.
IN_SCRIPTS = {
    "https://unpkg.com/mermaid@": "on a page with a Mermaid diagram; we have none",
    "https://unpkg.com/resize-observer-polyfill": "in browsers older than 2020",
    "https://api.github.com/": "where the page shows the stars of its repository; ours does not",
}


# The address of the site in the browser: no host has this name, and every request is answered from the folder.
HOME = "http://docs.invalid/"
PAPERS: Final[tuple[Literal["light"], Literal["dark"]]] = ("light", "dark")


class PageParser(HTMLParser):
    """Collects the foreign addresses that a page loads from, and its content security policy."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.policy = ""
        self._style = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collects what an element loads."""
        given = {name: value or "" for name, value in attrs}
        self._style = tag == "style"
        if tag == "meta" and given.get("http-equiv", "").lower() == "content-security-policy":
            self.policy = given.get("content", "")
        loading = LOADING & given.keys()
        kinds = set(given.get("rel", "").lower().split())
        if tag == "link" and kinds & (LOADING_LINKS | CONNECTING_LINKS):
            loading.add("href")
        self.found += [f"<{tag} {name}={given[name]}>" for name in sorted(loading) if FOREIGN.match(given[name])]
        self.found += STYLE_ADDRESS.findall(given.get("style", ""))

    def handle_data(self, data: str) -> None:
        """Collects what a style sheet inside the page loads."""
        if self._style:
            self.found += STYLE_ADDRESS.findall(data)


def foreign_in_page(text: str) -> list[str]:
    """The problems of a page's HTML: foreign addresses that it loads from, or a missing policy."""
    page = PageParser()
    page.feed(text)
    return page.found + ([] if page.policy == POLICY else ["no policy against foreign requests"])


def foreign_in_style(text: str) -> list[str]:
    """Foreign addresses that a style sheet loads from."""
    return STYLE_ADDRESS.findall(text)


def foreign_in_script(text: str) -> list[str]:
    """Foreign addresses in a script that are not known to be harmless."""
    return [found for found in SCRIPT_ADDRESS.findall(text) if not found.startswith(tuple(IN_SCRIPTS))]


SEARCHES = {".html": foreign_in_page, ".css": foreign_in_style, ".js": foreign_in_script, ".svg": foreign_in_style}


def foreign(folder: Path) -> Iterator[str]:
    """Every foreign address that a built site would load from, with its file."""
    for path in sorted(folder.rglob("*")):
        search = SEARCHES.get(path.suffix)
        for found in search(path.read_text("utf-8")) if search else []:
            yield f"{path.relative_to(folder)}: {found}"


def foreign_when_read(folder: Path, chromium: str, pictures: Path | None) -> Iterator[str]:
    """Opens every page in the browser; yields each request that leaves the site, each missing file and each error."""
    from playwright.sync_api import Route, sync_playwright  # noqa: PLC0415 - only where there is a browser

    wrong: list[str] = []

    def answer(route: Route) -> None:
        path = folder / urlsplit(route.request.url).path.lstrip("/")
        if route.request.url.startswith(HOME) and path.is_file():
            route.fulfill(path=path)
        else:
            wrong.append(f"asks for {route.request.url}")
            route.abort()

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--headless=new"])
        for paper in PAPERS if pictures else PAPERS[:1]:
            context = browser.new_context(color_scheme=paper, viewport={"width": 1280, "height": 900})
            context.route("**/*", answer)
            page = context.new_page()
            page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
            page.on("pageerror", lambda error: wrong.append(str(error)))
            for path in sorted(folder.rglob("*.html")):
                name = path.relative_to(folder).as_posix()
                page.goto(HOME + name, wait_until="load")
                if pictures:
                    pictures.mkdir(parents=True, exist_ok=True)
                    page.screenshot(path=pictures / f"{name.removesuffix('.html').replace('/', '-')}-{paper}.png")
                yield from (f"{name}: {what}" for what in wrong)
                wrong.clear()
            context.close()
        browser.close()


def main() -> None:
    """Runs the checks and prints what they found."""
    parser = argparse.ArgumentParser(description="Check that the documentation site loads nothing from other hosts.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "docs")
    parser.add_argument("--no-browser", action="store_true", help="only search the files")
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="save a picture of every page, light and dark")
    wanted = parser.parse_args()
    pages = len(list(wanted.folder.rglob("*.html")))
    if not pages:
        raise SystemExit(f"There is no site in {wanted.folder}. Build it with `make docs`.")
    wrong = list(foreign(wanted.folder))
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium and not wanted.no_browser:
        wrong += foreign_when_read(wanted.folder, chromium, wanted.pictures)
    for line in wrong:
        print(line)
    if wrong:
        raise SystemExit("The site must not load anything from other hosts.")
    how = "opened in chromium" if chromium and not wanted.no_browser else "searched"
    print(f"{pages} pages {how}: no request leaves the site")


if __name__ == "__main__":
    main()
