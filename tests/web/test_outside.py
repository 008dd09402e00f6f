"""Games of other packages in the browser: Home, set-up, a whole game on the plain board, replay, rules and pieces.

The pages are in Czech. One game has only English messages and is written when the tests run; the other is
`examples/market-day`, installed with the environment.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

import sanmon
from sanmon.kernel.words import Words
from server.outside import OutsideServer, install, uninstall
from server.served import Server
from web.browsing import address
from web.conftest import NewContext
from web.test_pages import THEMES, overflow, violations
from web.test_whole_games import Guest


class Outsider(NamedTuple):
    """A game to test: its name, its package, its Czech title, a piece with its effect, and whether it has Czech
    messages.
    """

    name: str
    package: str
    title: str
    piece: str
    does: str
    translated: bool


def tea_garden() -> Outsider:
    """The game that `install` writes."""
    return Outsider("tea_garden", "tea-garden", "Tea Garden", "Mortar", "3 rice", False)


def market_day() -> Outsider:
    """The example package."""
    if "market_day" not in sanmon.games():
        pytest.skip("market-day is not installed: `make setup` does it")
    words = Words(sanmon.load("market_day"), "cs")
    piece, does = words.name("stall", "orchard"), words.effect("2 apple")
    return Outsider("market_day", "market-day", words.say("title"), piece, does, True)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("outside")
    with OutsideServer(install(folder / "site"), folder / "tables.sqlite3", "--limits", "0", seeded=True) as server:
        yield server
        assert "Traceback" not in server.log_text(), server.log_text()


@pytest.fixture(params=[tea_garden, market_day], ids=lambda make: make.__name__)
def outsider(request: pytest.FixtureRequest) -> Outsider:
    found: Outsider = request.param()
    return found


def other_in_deep(one: Callable[[], Outsider]) -> pytest.MarkDecorator:
    """Runs a long test with one game in `make test`, and with the other in `make deep`."""
    (other,) = {tea_garden, market_day} - {one}
    makers = [pytest.param(one, id=one.__name__), pytest.param(other, id=other.__name__, marks=pytest.mark.deep)]
    return pytest.mark.parametrize("outsider", makers, indirect=True)


def assert_readable(page: Page) -> None:
    """Asserts that no key of a message is visible and nothing is wider than the screen."""
    assert "⟦" not in page.inner_text("body")
    assert overflow(page) <= 0


def open_table(guest: Guest, title: str) -> None:
    """Goes from Home through the set-up to a table against a beginner."""
    page = guest.page
    page.locator(".more li", has_text=title).get_by_role("link", name="Otevřít stůl").click()
    page.get_by_role("heading", name=title).wait_for()
    assert_readable(page)
    page.locator("select").first.wait_for()
    page.get_by_label("Kdo sedí u znaku „Javor“").select_option("agent:level-1")
    page.get_by_role("button", name="Začít").click()


@other_in_deep(market_day)
def test_a_whole_game_by_mouse_then_its_replay(server: Server, context: NewContext, outsider: Outsider) -> None:
    guest = Guest(context(language="cs"), server, "outside")
    page = guest.page
    assert_readable(page)
    open_table(guest, outsider.title)
    on_board = decisions = 0
    while guest.asked():
        if decisions % 10 == 0:
            assert_readable(page)
        on_board += guest.answer(0.9, page.mouse.click, lambda choice: page.locator(choice).click())
        decisions += 1
    guest.result_is_right()
    assert on_board > 0
    page.locator("dialog .paper a[href*='#/replay/']").click()
    page.get_by_role("heading", name=outsider.title).wait_for()
    page.locator(".stage [data-part], .stage ul").first.wait_for()
    for key in ("ArrowRight", "ArrowRight", "End", "ArrowLeft"):
        page.keyboard.press(key)
    assert_readable(page)
    assert guest.complaints == []


@other_in_deep(tea_garden)
def test_a_whole_game_by_keyboard_on_a_phone(server: Server, context: NewContext, outsider: Outsider) -> None:
    guest = Guest(context(390, 844, language="cs", has_touch=True, is_mobile=True), server, "outside by keys")
    page = guest.page
    assert_readable(page)
    page.locator(".more li", has_text=outsider.title).get_by_role("button", name="Proti botovi").click()
    while guest.asked():
        assert_readable(page)
        n, choice = guest.shown(), guest.pick()
        key = page.get_attribute(f'button[data-choice="{choice}"]', "aria-keyshortcuts")
        if key:
            page.keyboard.press(key)
        else:
            page.locator(f'button[data-choice="{choice}"]').click()
        guest.wait_after(n)
    guest.result_is_right()


def test_choices_and_cards_say_what_they_do(server: Server, context: NewContext, outsider: Outsider) -> None:
    """Choices show what is printed on the things they touch; so do the tips of the cards."""
    opened = server.open(None, "random", game=outsider.name)
    complaints: list[str] = []
    page = context(language="cs").new_page()
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    logged: list[str] = []
    page.on("console", lambda message: logged.append(message.text) if message.type == "info" else None)
    page.goto(address(server, opened, 0))
    page.wait_for_selector("[data-asked=true] button[data-choice]")
    rng = random.Random("plain")
    seen = 0
    for _ in range(12):
        if page.query_selector(".standings"):
            break
        choices = page.locator("button[data-choice]")
        for place in range(choices.count()):
            does = choices.nth(place).locator(".does")
            if does.count():
                seen += 1
                assert choices.nth(place).locator(".effects svg").count() > 0
                words = does.inner_text()
                # The card that the choice touches says the same.
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
    # Missing translations are logged once for all messages.
    english = [line for line in logged if "said in English" in line]
    assert len(english) == (0 if outsider.translated else 1)
    assert complaints == []


def test_the_table_says_once_that_a_game_is_partly_in_english(
    server: Server, context: NewContext, outsider: Outsider
) -> None:
    """Once per game and language: not again at the next table, but again in another language."""
    lines = {
        "cs": f"Část textů hry {outsider.title} je jen v angličtině.",
        "ru": f"Часть текстов игры «{outsider.title}» есть только на английском.",
    }
    reader = context(language="cs")
    page = reader.new_page()

    def sit_down() -> None:
        page.goto("about:blank")
        page.goto(address(server, server.open(None, "random", game=outsider.name), 0))
        page.wait_for_selector("[data-asked=true] button[data-choice]")

    sit_down()
    if outsider.translated:
        assert page.locator(".english").count() == 0
        return
    page.get_by_text(lines["cs"]).wait_for()
    assert_readable(page)
    assert violations(page) == []
    page.locator(".english").get_by_role("button", name="Zavřít").click()
    page.locator(".english").wait_for(state="detached")
    sit_down()
    assert page.locator(".english").count() == 0
    page.evaluate("localStorage.setItem('sanmon.language', JSON.stringify('ru'))")
    sit_down()
    page.get_by_text(lines["ru"]).wait_for()


def test_another_players_thing_with_the_same_id_cannot_be_chosen(tmp_path: Path, context: NewContext) -> None:
    """In a variant in which everybody shows the same charms as the reader, only the reader's own can be played."""
    site = install(tmp_path / "site")
    source = site / "tea_garden" / "view.py"
    text = source.read_text("utf-8")
    hidden = "state.hands[other]] if other == seat else None"
    assert hidden in text
    source.write_text(text.replace(hidden, "state.hands[other if seat is None else seat]]"), "utf-8")
    with OutsideServer(site, tmp_path / "tables.sqlite3", "--limits", "0", seeded=True) as server:
        opened = server.open(None, None, game="tea_garden")  # nobody else answers, so only this page adds entries
        page = context().new_page()
        page.goto(address(server, opened, 0))
        page.wait_for_selector("[data-asked=true] button[data-choice]")
        mine, theirs = page.locator(".people > .mine .card"), page.locator(".people > .others .card")
        page.locator(".people > .mine .card[data-can]").first.wait_for()
        assert theirs.all_inner_texts() == mine.all_inner_texts()
        assert page.locator(".people > .others [data-can]").count() == 0
        page.locator("button[data-choice]").first.hover()
        page.locator(".people > .mine .card[data-lit]").first.wait_for()
        assert page.locator(".people > .others [data-lit]").count() == 0
        n = int(page.get_attribute("[data-n]", "data-n") or -1)
        theirs.first.click()
        assert page.get_attribute("[data-n]", "data-n") == str(n)
        page.locator(".people > .mine .card[data-can]").first.click()
        page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) > n", arg=n)


def test_axe_finds_no_violation_on_the_plain_board(server: Server, context: NewContext, outsider: Outsider) -> None:
    opened = server.open(None, "random", game=outsider.name)
    for width in (390, 1440):
        page = context(width, 900, language="cs").new_page()
        page.goto(address(server, opened, 0))
        page.wait_for_selector("[data-asked=true] button[data-choice]")
        assert_readable(page)
        for theme in THEMES:
            assert violations(page, theme) == [], (width, theme)


def test_rules_pieces_lobby_and_credits_include_the_game(
    server: Server, context: NewContext, outsider: Outsider
) -> None:
    page = context(language="cs").new_page()
    home = f"http://127.0.0.1:{server.port}/"
    page.goto(f"{home}#/rules")
    page.get_by_role("link", name=outsider.title).click()
    page.locator(f".clause[lang={'cs' if outsider.translated else 'en'}]").nth(5).wait_for()
    assert page.get_by_text("Tato pravidla ještě nejsou").count() == (0 if outsider.translated else 1)
    assert_readable(page)
    page.goto(f"{home}#/components")
    page.get_by_role("link", name=outsider.title).click()
    card = page.locator("[data-row]", has=page.get_by_text(outsider.piece, exact=True)).first
    card.get_by_text(outsider.does).wait_for()
    assert_readable(page)
    page.goto(f"{home}#/lobby")
    page.get_by_role("link", name=outsider.title).wait_for()
    assert_readable(page)
    page.goto(f"{home}#/credits")
    page.get_by_text(outsider.package).wait_for()
    assert_readable(page)


def test_a_table_whose_package_is_gone_is_listed_and_says_so(tmp_path: Path, context: NewContext) -> None:
    site = install(tmp_path / "site")
    with OutsideServer(site, tmp_path / "tables.sqlite3", "--limits", "0") as server:
        guest = Guest(context(language="cs"), server, "gone")
        open_table(guest, "Tea Garden")
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
        assert_readable(page)
