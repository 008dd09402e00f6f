"""Pages in a new language: built from a copy of the sources with a pseudo-language, complete and half translated."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pseudo
from languages import OURS
from pseudo import FULL, HALF
from sanmon.games import registry
from sanmon.kernel.words import LANGUAGES
from server.outside import OutsideServer
from web.browsing import address, watch
from web.conftest import Driver, NewContext

MODULES = pseudo.ROOT / "web" / "node_modules"


@pytest.fixture(scope="module")
def served(driver: Driver, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OutsideServer]:
    """A server with pages that are built with two more languages. `driver` skips where the client is not built."""
    node = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    if node is None or not MODULES.is_dir():
        pytest.skip("the client cannot be built here: `make client` installs what that needs")
    folder = tmp_path_factory.mktemp("pseudo")
    site = pseudo.install(folder)
    (folder / "web" / "node_modules").symlink_to(MODULES)
    build = [node, str(MODULES / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"]
    done = subprocess.run(build, cwd=folder / "web", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    with OutsideServer(site, folder / "tables.sqlite3", "--limits", "0", seeded=True) as server:
        yield server


def test_a_new_language_is_offered_and_falls_back_text_by_text(served: OutsideServer, context: NewContext) -> None:
    complaints: list[str] = []
    page = context(language="xx-YY").new_page()  # the browser's language chooses ours
    watch(page, complaints)
    home = f"http://127.0.0.1:{served.port}/"
    page.goto(home)
    page.locator("html[lang=xx]").wait_for()
    choice = page.locator(".switches select").first
    choice.wait_for()
    offered = dict(choice.locator("option").evaluate_all("all => all.map(one => [one.value, one.text])"))
    assert list(offered) == [*LANGUAGES, FULL, HALF]
    assert [offered[language] for language in OURS] == ["English", "Čeština", "Русский"]
    opened = served.open(None, "random", game="toy")
    shown: dict[str, str] = {}
    for language in (FULL, HALF, "en"):
        page.goto(home)
        page.locator(".switches select").first.select_option(language)
        page.locator(f"html[lang={language}]").wait_for()
        page.locator(".bay .ways").first.wait_for()
        shown[language] = page.inner_text("body")
        page.goto(f"{home}#/settings")
        page.get_by_role("radiogroup").first.wait_for()
        shown[language] += page.inner_text("main")
        page.goto(f"{home}#/table/nothing/here")  # an error that the server reports
        page.get_by_role("heading", level=1).wait_for()
        shown[language] += page.inner_text("main")
        page.goto(address(served, opened, 0))
        page.locator("[data-choice]").first.wait_for()
        shown[language] += page.inner_text("body")
        assert "⟦" not in shown[language]
    sentence = re.compile(r"^[^«»\n]*[a-z]{4} [a-z]+ [a-z]{3}[^«»\n]*$", re.MULTILINE)
    installed = [card for card in served.get("/api/games") if card["name"] not in registry.built_in()]
    assert set(sentence.findall(shown[FULL])) <= {card["lines"]["en"] for card in installed}  # they lack the language
    assert "«" in shown[HALF]
    in_english = sentence.findall(shown[HALF])
    assert in_english
    assert set(in_english) <= set(sentence.findall(shown["en"]))
    status, worker = served.request("/sw.js")  # the texts of notifications
    assert status == 200
    assert pseudo.accented("It is your turn.") in worker.decode()
    assert complaints == []
