"""The site: games in the page itself, from a folder that any host of static files serves under any path."""

from __future__ import annotations

import contextlib
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

import sanmon
from sanmon.kernel.proofs import prove
from sanmon.kernel.records import decode_record
from server.ports import Port
from web.browsing import watch
from web.conftest import ROOT, NewContext
from web.test_pages import AXE, violations

SITE = ROOT / "build" / "site"
PATH = "some/where/"  # the site knows nothing of the path under which it is
ASKED = "[data-asked=true] button[data-choice]:not([aria-disabled=true]), .standings"


class Host:
    """A host of static files: Python's own, with the site in a folder of its folder."""

    def __init__(self, folder: Path) -> None:
        self.site = folder / PATH
        shutil.copytree(SITE, self.site)
        self._port = Port()
        self.port = self._port.number
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1", "-d", str(folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.address = f"http://127.0.0.1:{self.port}/{PATH}"

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        self._port.close()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    if not (SITE / "sw.js").exists():
        pytest.skip("the site is not built: `make site` builds it")
    host = Host(tmp_path)
    yield host
    host.stop()


class Visitor:
    """Somebody in a browser. All requests of it go to the host of the site."""

    def __init__(self, host: Host, context: BrowserContext, seed: object) -> None:
        self.host = host
        self.context = context
        self.rng = random.Random(str(seed))
        self.asked_hosts: set[str] = set()
        context.on("request", lambda request: self.asked_hosts.add(request.url.split("/")[2]))
        self.complaints: list[str] = []
        self.page = self.tab()

    def tab(self, at: str = "") -> Page:
        page = self.context.new_page()
        watch(page, self.complaints)
        self._open(page, at)
        return page

    def _open(self, page: Page, at: str) -> None:
        for _ in range(100):  # the host may still be starting
            try:
                page.goto(self.host.address + at)
            except Exception as problem:
                if "ERR_CONNECTION_REFUSED" not in str(problem):
                    raise
            else:
                break
        self.complaints.clear()

    def begin(self, name: str, opponent: str) -> None:
        """From Home into a game."""
        card = self.page.locator(".bay, .other", has_text=name)
        card.get_by_role("button", name=opponent).click()
        self.page.wait_for_selector(ASKED)

    def answer(self, touch: bool = False) -> None:
        """Answers the present decision with a random choice from the list, and waits for what follows."""
        page = self.page
        n = page.get_attribute("[data-n]", "data-n")
        if page.locator("[data-curtain]").count():
            page.keyboard.press("Enter")
            page.locator("[data-curtain]").wait_for(state="detached")
        texts: list[str] = page.eval_on_selector_all("[data-choice]", "all => all.map(one => one.dataset.choice)")
        doing = [text for text in texts if text not in {"end", "skip", "pass"}]
        choice = self.rng.choice(doing if doing and self.rng.random() < 0.9 else texts)
        button = page.locator(f'button[data-choice="{choice}"]').first
        button.tap() if touch else button.click()
        page.wait_for_function("n => document.querySelector('[data-n]').dataset.n !== n", arg=n)
        page.wait_for_selector(ASKED)

    def over(self) -> bool:
        return self.page.locator(".standings").count() > 0

    def saved(self, text: str) -> bytes:
        """What a button saves."""
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name=text).click()
        return Path(download.value.path()).read_bytes()

    @property
    def table(self) -> str:
        return self.page.url.split("/table/")[1].split("/")[0]


def verify(record: bytes) -> None:
    stored = decode_record(record)
    assert prove(stored, sanmon.load(stored.header.game)).opening


def test_a_game_by_touch_with_a_reload_and_then_without_a_network(host: Host, context: NewContext) -> None:
    opened = context(390, 780, has_touch=True, service_workers="allow")
    visitor = Visitor(host, opened, 1)
    page = visitor.page
    visitor.begin("The Tea House", "Against a bot")
    visitor.answer(touch=True)
    n = page.get_attribute("[data-n]", "data-n")
    page.reload()
    page.wait_for_selector(ASKED)
    assert page.get_attribute("[data-n]", "data-n") == n, "the game goes on where it stood"
    while not visitor.over():
        visitor.answer(touch=True)
    verify(visitor.saved("record"))
    assert visitor.complaints == []
    assert visitor.asked_hosts == {f"127.0.0.1:{host.port}"}

    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    host.stop()
    opened.set_offline(True)
    page.goto(host.address)
    page.reload()
    visitor.begin("The Tea House", "Play solo now")
    visitor.answer()


@pytest.mark.deep
@pytest.mark.parametrize("opponent", ["Against a bot", "Play solo now"])
@pytest.mark.parametrize("game", ["Satori", "Bitoku", "Koi"])
def test_a_whole_game(host: Host, context: NewContext, game: str, opponent: str) -> None:
    touch = opponent == "Play solo now"
    size = (390, 780) if touch else (1440, 900)
    visitor = Visitor(host, context(*size, has_touch=touch), f"{game} {opponent}")
    visitor.begin(game, opponent)
    while not visitor.over():
        visitor.answer(touch)
    verify(visitor.saved("record"))
    assert visitor.complaints == []
    assert visitor.asked_hosts == {f"127.0.0.1:{host.port}"}


@pytest.mark.deep
def test_one_tab_at_a_time_has_a_table_and_a_killed_tab_loses_nothing(host: Host, context: NewContext) -> None:
    visitor = Visitor(host, context(), 2)
    first = visitor.page
    visitor.begin("Koi", "Against a bot")
    visitor.answer()
    n = first.get_attribute("[data-n]", "data-n")
    second = visitor.tab(first.url.removeprefix(host.address))
    second.get_by_role("button", name="Play here").click()
    second.wait_for_selector(ASKED)
    assert second.get_attribute("[data-n]", "data-n") == n
    expect(first.get_by_role("heading", name="open in another tab")).to_be_visible()
    visitor.page = second
    visitor.answer()
    n = second.get_attribute("[data-n]", "data-n")
    address = second.url.removeprefix(host.address)
    with contextlib.suppress(Error):  # the tab is gone before it can answer
        second.goto("chrome://crash")
    third = visitor.tab(address)
    third.wait_for_selector(ASKED)
    assert third.get_attribute("[data-n]", "data-n") == n


@pytest.mark.deep
def test_a_lesson_a_replay_and_a_review(host: Host, context: NewContext) -> None:
    visitor = Visitor(host, context(), 3)
    page = visitor.page
    page.locator("[data-learn=toy]").click()
    page.wait_for_selector(".taught")
    page.goto(host.address)
    visitor.begin("The Tea House", "Against a bot")
    while not visitor.over():
        visitor.answer()
    table = visitor.table
    page.goto(f"{host.address}#/replay/{table}/0")
    page.wait_for_selector("[data-step]")
    page.goto(f"{host.address}#/review/{table}/0")
    page.wait_for_selector("main svg path, main svg polyline")
    assert visitor.complaints == []


@pytest.mark.deep
def test_all_games_move_to_another_browser(host: Host, context: NewContext, tmp_path: Path) -> None:
    visitor = Visitor(host, context(accept_downloads=True), 4)
    visitor.begin("Koi", "Against a bot")
    visitor.answer()
    n = visitor.page.get_attribute("[data-n]", "data-n")
    table = visitor.table
    visitor.page.goto(f"{host.address}#/games")
    file = tmp_path / "games.json"
    file.write_bytes(visitor.saved("Save to a file"))
    assert msgspec.json.decode(file.read_bytes())["tables"]

    other = Visitor(host, context(), 5)
    other.page.goto(f"{host.address}#/games")
    other.page.get_by_label("Open a file").set_input_files(file)
    expect(other.page.get_by_text("New games: 1.")).to_be_visible()
    other.page.goto(f"{host.address}#/table/{table}")
    other.page.wait_for_selector(ASKED)
    assert other.page.get_attribute("[data-n]", "data-n") == n
    other.answer()
    assert other.complaints == []


@pytest.mark.deep
def test_a_new_build_replaces_the_old_one_as_a_whole(host: Host, context: NewContext) -> None:
    visitor = Visitor(host, context(service_workers="allow"), 6)
    page = visitor.page
    visitor.begin("Koi", "Against a bot")
    visitor.answer()
    n = page.get_attribute("[data-n]", "data-n")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    page.wait_for_selector(ASKED)
    index = host.site / "index.html"
    index.write_text(index.read_text().replace("<html", '<html data-build="2"', 1))
    tool = str(ROOT / "tools" / "make_site.py")
    subprocess.run([sys.executable, tool, "--renew", "--out", str(host.site)], check=True)
    page.evaluate("navigator.serviceWorker.ready.then(one => one.update()).then(() => null)")
    page.get_by_role("button", name="Use it now").wait_for()
    assert page.locator("html[data-build]").count() == 0, "the old build stays until the reader wants the new one"
    page.get_by_role("button", name="Use it now").click()
    page.locator("html[data-build='2']").wait_for(state="attached")
    page.wait_for_selector(ASKED)
    assert page.get_attribute("[data-n]", "data-n") == n


@pytest.mark.deep
@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_the_pages_have_no_visible_key_and_axe_finds_nothing(host: Host, context: NewContext, language: str) -> None:
    visitor = Visitor(host, context(language=language), language)
    page = visitor.page
    assert AXE.exists()
    for at in ("", "#/games", "#/settings", "#/new/koi"):
        page.goto(host.address + at)
        page.wait_for_selector("h1")
        page.locator(".site p").wait_for(state="detached")
        assert violations(page) == [], at
        assert "⟦" not in page.inner_text("body")
        assert "web-" not in page.inner_text("body")


def typed(page: Page, code: str) -> None:
    page.get_by_label("Python code").fill(code)
    page.get_by_label("Python code").press("Control+Enter")


@pytest.mark.deep
def test_the_console_runs_python_beside_a_board(host: Host, context: NewContext) -> None:
    visitor = Visitor(host, context(), 8)
    page = visitor.page
    page.goto(f"{host.address}#/console/toy")
    page.get_by_role("button", name="Run", exact=True).first.wait_for()
    page.locator("section.board").wait_for()
    before = page.locator("section.board").inner_html()
    typed(page, "state.apply(state.options()[0])\nlen(game.vocabulary)")
    expect(page.locator("[data-output]").last).to_have_text(re.compile(r"^\d+\s*$"))
    page.wait_for_function("was => document.querySelector('section.board').innerHTML !== was", arg=before)
    typed(page, "1 / 0")
    expect(page.locator("[data-output].failed")).to_contain_text("ZeroDivisionError")
    field = page.get_by_label("Python code")
    field.press("ArrowUp")
    expect(field).to_have_value("1 / 0")
    field.press("ArrowDown")
    expect(field).to_have_value("")
    field.press("Tab")  # the field does not hold the keyboard
    expect(field).not_to_be_focused()
    typed(page, "while True: pass")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("Stopped.")).to_be_visible()
    expect(page.get_by_role("button", name="Stop")).to_be_disabled()
    typed(page, "state.seat in (0, 1)")
    expect(page.locator("[data-output]").last).to_have_text(re.compile("True"))
    cells = page.locator("[data-cell]")
    for place in range(3):
        cells.nth(place).click()
        page.wait_for_function("n => document.querySelectorAll('[data-output]').length >= n", arg=4 + place)
        expect(page.get_by_role("button", name="Stop")).to_be_disabled()
    assert page.locator("[data-output].failed").count() == 1
    assert violations(page) == []


@pytest.mark.deep
def test_the_console_has_a_copy_of_a_finished_game_only(host: Host, context: NewContext) -> None:
    visitor = Visitor(host, context(), 9)
    page = visitor.page
    visitor.begin("The Tea House", "Play solo now")
    table = visitor.table
    page.goto(f"{host.address}#/console/toy/{table}")
    page.locator(".notice").wait_for()
    assert page.locator("section.board").count() == 0, "a game that goes on is not given to it"
    page.goto(f"{host.address}#/table/{table}")
    page.wait_for_selector(ASKED)
    while not visitor.over():
        visitor.answer()
    page.goto(f"{host.address}#/console/toy/{table}")
    page.locator("section.board").wait_for()
    typed(page, "state.result is not None")
    expect(page.locator("[data-output]").last).to_have_text(re.compile("True"))


@pytest.mark.deep
@pytest.mark.parametrize("game", ["Satori", "Bitoku", "Koi"])
def test_a_hint_comes_without_a_network(host: Host, context: NewContext, game: str) -> None:
    opened = context(service_workers="allow")
    visitor = Visitor(host, opened, game)
    page = visitor.page
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    host.stop()
    opened.set_offline(True)
    visitor.begin(game, "Against a bot")
    visitor.answer()
    page.keyboard.press("h")
    page.locator(".hints li, [data-hint]").first.wait_for()
    assert visitor.complaints == []
