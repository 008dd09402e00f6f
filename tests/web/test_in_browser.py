"""A server that also serves the pages which play in the browser: while it is away, and when it is back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.visitors import Visitor
from web.browsing import watch
from web.conftest import ROOT, NewContext, SeededServer
from web.test_pages import violations

SITE = ROOT / "build" / "site"
ASKED = "[data-asked=true] button[data-choice]:not([aria-disabled=true])"


@pytest.fixture
def both(tmp_path: Path) -> Iterator[SeededServer]:
    if not (SITE / "sw.js").exists():
        pytest.skip("the site is not built: `make site` builds it")
    with SeededServer(tmp_path / "tables.sqlite3", "--in-browser", str(SITE), "--limits", "0") as server:
        yield server


@pytest.mark.deep
def test_a_game_begins_in_the_browser_while_the_server_is_away_and_is_kept_by_it(
    both: SeededServer, context: NewContext
) -> None:
    opened = context(service_workers="allow")
    page = opened.new_page()
    complaints: list[str] = []
    watch(page, complaints)
    address = f"http://127.0.0.1:{both.port}/"
    page.goto(address)
    card = page.locator(".other", has_text="The Tea House")
    card.get_by_role("button", name="Play solo now").click()
    page.wait_for_selector(ASKED)  # whoever has played before gets the pages that need no server
    page.goto(address)
    page.evaluate(
        """async () => {
            const there = async () => (await navigator.serviceWorker.getRegistrations())
                .some(one => one.scope.endsWith('/in-browser/') && one.active?.state === 'activated');
            while (!await there()) await new Promise(done => setTimeout(done, 100));
        }"""
    )
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    page.locator(".ways").first.wait_for()
    assert complaints == []

    both.kill()
    page.reload()
    page.get_by_role("link", name="Continue here").wait_for()
    assert violations(page) == []
    card.get_by_role("button", name="Against a bot").click()
    page.wait_for_url("**/in-browser/**")
    page.wait_for_selector(ASKED)
    n = page.get_attribute("[data-n]", "data-n")
    page.locator(ASKED).first.click()
    page.wait_for_function("n => document.querySelector('[data-n]').dataset.n !== n", arg=n)

    both.start()
    page.goto(f"{address}in-browser/index.html#/games")
    page.get_by_role("button", name="Keep all games on the server").click()
    expect(page.get_by_text("Kept: 1.")).to_be_visible()
    assert violations(page) == []
    page.goto(f"{address}#/games")
    page.locator("li", has_text="Played in a browser").get_by_role("link", name="Continue").click()
    page.wait_for_selector(ASKED)


def test_a_server_without_the_site_has_no_such_pages(server: SeededServer) -> None:
    assert Visitor(server).ask("GET", "/in-browser/index.html").status == 404
    assert Visitor(server).get("/in-browser/there.json") is False


def test_a_server_with_the_site_serves_its_files_and_nothing_else(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "python").mkdir(parents=True)
    (site / "python" / "parts.json").write_text("{}")
    (site / "python" / "pyodide.asm.wasm").write_bytes(b"\0asm")
    (site / "index.html").write_text("<!doctype html>")
    (tmp_path / "secret").write_text("secret")
    (site / "link").symlink_to(tmp_path / "secret")
    with SeededServer(tmp_path / "tables.sqlite3", "--in-browser", str(site)) as server:
        visitor = Visitor(server)
        assert visitor.get("/in-browser/there.json") is True
        page = visitor.ask("GET", "/in-browser/index.html", status=200)
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        assert "unsafe-eval" not in visitor.ask("GET", "/healthz", status=200).headers["content-security-policy"]
        wasm = visitor.ask("GET", "/in-browser/python/pyodide.asm.wasm", status=200)
        assert wasm.headers["content-type"] == "application/wasm"
        packed = visitor.ask("GET", "/in-browser/python/pyodide.asm.wasm", status=200, Accept_Encoding="gzip")
        assert packed.headers["content-encoding"] == "gzip"
        for path in ("../secret", "link", "python", "nothing", "%2e%2e/secret"):
            assert visitor.ask("GET", f"/in-browser/{path}").status == 404, path
