"""A game of another package in the browser: home, set-up, a whole game on the plain board, its end, replay, rules, pieces.

It has English words only, and the pages are read in Czech. `GUEST` names the game: another one is tried by another entry.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from server.outside import OutsideServer, install, uninstall
from server.served import Server
from web.browsing import address
from web.conftest import NewContext
from web.test_pages import overflow, violations
from web.test_whole_games import Guest


class Outsider(NamedTuple):
    """A game to be tried: how it is installed into a folder, its name, its title in Czech, and a piece with what it does."""

    install: Callable[[Path], Path]
    name: str
    title: str
    piece: str
    does: str


GUEST = Outsider(install, "tea_garden", "Tea Garden", "Mortar", "3 rice")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("outside")
    site = GUEST.install(folder / "site")
    with OutsideServer(site, folder / "tables.sqlite3", "--limits", "0", seeded=True) as server:
        yield server
        assert "Traceback" not in server.complaints(), server.complaints()


def whole(page: Page) -> None:
    """Nothing is untranslated in a way that shows a key, and nothing is wider than the screen."""
    assert "⟦" not in page.inner_text("body")
    assert overflow(page) <= 0


def open_table(guest: Guest) -> None:
    """From Home over the set-up to a table against a beginner."""
    page = guest.page
    page.locator(".more li", has_text=GUEST.title).get_by_role("link", name="Otevřít stůl").click()
    page.get_by_role("heading", name=GUEST.title).wait_for()
    whole(page)
    page.locator("select").first.wait_for()
    page.get_by_label("Kdo sedí u znaku „Javor“").select_option("agent:level-1")
    page.get_by_role("button", name="Začít").click()


def test_a_whole_game_by_mouse_then_its_replay(server: Server, context: NewContext) -> None:
    guest = Guest(context(language="cs"), server, "outside")
    page = guest.page
    whole(page)
    open_table(guest)
    on_board = decisions = 0
    while guest.asked():
        if decisions % 10 == 0:
            whole(page)
        on_board += guest.answer(0.9, page.mouse.click, lambda choice: page.locator(choice).click())
        decisions += 1
    guest.result_is_right()
    assert on_board > 0
    page.locator("dialog .paper a[href*='#/replay/']").click()
    page.get_by_role("heading", name=GUEST.title).wait_for()
    page.locator(".stage [data-part], .stage ul").first.wait_for()
    for key in ("ArrowRight", "ArrowRight", "End", "ArrowLeft"):
        page.keyboard.press(key)
    whole(page)
    assert guest.complaints == []


def test_a_whole_game_by_keyboard_on_a_phone(server: Server, context: NewContext) -> None:
    guest = Guest(context(390, 844, language="cs", has_touch=True, is_mobile=True), server, "outside by keys")
    page = guest.page
    whole(page)
    page.locator(".more li", has_text=GUEST.title).get_by_role("button", name="Proti botovi").click()
    while guest.asked():
        whole(page)
        n, choice = guest.shown(), guest.pick()
        key = page.get_attribute(f'button[data-choice="{choice}"]', "aria-keyshortcuts")
        if key:
            page.keyboard.press(key)
        else:
            page.locator(f'button[data-choice="{choice}"]').click()
        guest.went_on(n)
    guest.result_is_right()


def test_choices_and_cards_say_what_they_do(server: Server, context: NewContext) -> None:
    """By what is printed on the things they touch; what can be chosen glows on the board, and the tip tells it, too."""
    opened = server.open(None, "random", game=GUEST.name)
    complaints: list[str] = []
    page = context(language="cs").new_page()
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    noted: list[str] = []
    page.on("console", lambda message: noted.append(message.text) if message.type == "info" else None)
    page.goto(address(server, opened, 0))
    page.wait_for_selector("[data-asked=true] button[data-choice]")
    rng = random.Random("plain")
    seen = 0
    for _ in range(12):
        if page.query_selector(".standings"):
            break
        choices = page.locator("button[data-choice]")
        for place in range(choices.count()):
            told = choices.nth(place).locator(".does")
            if told.count():
                seen += 1
                assert choices.nth(place).locator(".effects svg").count() > 0
                words = told.inner_text()
                # The card in the hand that it touches says the same.
                choices.nth(place).hover()
                lit = page.locator("[data-thing][data-lit]").first
                lit.wait_for()
                assert words.split(" · ")[0] in (lit.get_attribute("data-tip") or "")
        n = int(page.get_attribute("[data-n]", "data-n") or -1)
        choices.nth(rng.randrange(choices.count())).click()
        page.wait_for_function(
            """n => document.querySelector('.standings') || (Number(document.querySelector('[data-n]').dataset.n) > n
                && document.querySelector('[data-asked=true] button[data-choice]:not([aria-disabled=true])'))""",
            arg=n,
        )
    assert seen > 0
    # What is said in English is noted once per message.
    english = [line for line in noted if "said in English" in line]
    assert english
    assert len(english) == len(set(english))
    assert complaints == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers_at_the_plain_board(server: Server, context: NewContext, scheme: str) -> None:
    opened = server.open(None, "random", game=GUEST.name)
    for width in (390, 1440):
        page = context(width, 900, language="cs", color_scheme=scheme).new_page()
        page.goto(address(server, opened, 0))
        page.wait_for_selector("[data-asked=true] button[data-choice]")
        whole(page)
        assert violations(page) == []


def test_rules_pieces_lobby_and_credits_speak_of_it(server: Server, context: NewContext) -> None:
    page = context(language="cs").new_page()
    home = f"http://127.0.0.1:{server.port}/"
    page.goto(f"{home}#/rules")
    page.get_by_role("link", name=GUEST.title).click()
    page.get_by_text("Tato pravidla ještě nejsou").wait_for()
    assert page.locator(".clause[lang=en]").count() > 5
    whole(page)
    page.goto(f"{home}#/components")
    page.get_by_role("link", name=GUEST.title).click()
    card = page.locator("[data-row]", has_text=GUEST.piece).first
    card.get_by_text(GUEST.does).wait_for()
    whole(page)
    page.goto(f"{home}#/lobby")
    page.get_by_role("link", name=GUEST.title).wait_for()
    whole(page)
    page.goto(f"{home}#/credits")
    page.get_by_text("tea-garden").wait_for()
    whole(page)


def test_a_table_whose_package_is_gone_is_listed_and_says_so(tmp_path: Path, context: NewContext) -> None:
    site = install(tmp_path / "site")
    with OutsideServer(site, tmp_path / "tables.sqlite3", "--limits", "0") as server:
        guest = Guest(context(language="cs"), server, "gone")
        open_table(guest)
        guest.asked()
        table = guest.page.url
        server.stop()
        uninstall(site)
        server.start()
        page = guest.page
        page.goto("about:blank")
        page.goto(table)
        page.get_by_role("heading", name="U tohoto stolu se tu nedá hrát.").wait_for()
        page.get_by_text("tea-garden").wait_for()
        page.goto(f"http://127.0.0.1:{server.port}/#/games")
        page.get_by_text("Chybí balíček tea-garden").wait_for()
        assert page.get_by_role("link", name="Pokračovat").count() == 0
        whole(page)
