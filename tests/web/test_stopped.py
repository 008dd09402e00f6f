"""A table that was stopped, and a set whose name is refused: the page says why, in the reader's language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from languages import deep_but
from server import visitors
from server.served import Server
from server.test_set_attacks import ShortServer, play_until_it_is_stopped, with_effects
from server.test_sets import our_set, zipped
from web.conftest import NewContext

STOPPED = {"en": "This table was stopped", "cs": "Tento stůl byl zastaven", "ru": "Этот стол остановлен"}
TOO_LONG = {"en": "name is too long", "cs": "name je příliš dlouhé", "ru": "name: слишком длинно"}


@pytest.fixture(scope="module")
def short_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with ShortServer(tmp_path_factory.mktemp("server") / "tables.sqlite3") as server:
        yield server


@pytest.fixture(scope="module")
def stopped_table(short_server: Server) -> str:
    anna = visitors.Visitor(short_server).guest("Anna")
    files = {"files": with_effects("roll x99 + roll x99", rice=3)}
    name = anna.ask("POST", "/api/components?game=toy", files, 201).json["name"]
    opened = anna.open("me", "me", components=name)
    pages = [anna.page(opened, 0), anna.page(opened, 1)]
    play_until_it_is_stopped(pages)
    for page in pages:
        page.close()
    return opened.table


@pytest.mark.parametrize("language", deep_but("ru", "en", "cs", "ru"))
def test_the_page_says_why_a_table_was_stopped(
    short_server: Server, stopped_table: str, context: NewContext, language: str
) -> None:
    page = context(language=language).new_page()
    page.goto(f"http://127.0.0.1:{short_server.port}/#/table/{stopped_table}")
    expect(page.locator(".notes [role=status]")).to_contain_text(STOPPED[language])


@pytest.mark.parametrize("language", deep_but("cs", "en", "cs", "ru"))
def test_a_name_that_is_too_long_is_told(
    short_server: Server, context: NewContext, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "set.zip"
    file.write_bytes(zipped(our_set("toy", "x" * 61)))
    page = context(language=language).new_page()
    page.goto(f"http://127.0.0.1:{short_server.port}/#/components/toy")
    page.locator("input[type=file]").first.set_input_files(file)
    expect(page.locator(".problems")).to_contain_text(TOO_LONG[language])
