"""What the pages teach outside a lesson: how to play on one screen, and what each decision is for."""

import pytest
from playwright.sync_api import expect

import sanmon
from sanmon.kernel import words
from server.served import Server
from web.browsing import Seat
from web.conftest import NewContext

SECTIONS = ("goal", "turn", "round", "end", "scoring")
TAUGHT = [game for game in ("satori", "koi", "bitoku") if "howto-goal" in words.keys(sanmon.info(game).package, "en")]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_rules_begin_with_how_to_play(server: Server, context: NewContext, game: str) -> None:
    page = context(390, 844).new_page()
    page.goto(f"http://127.0.0.1:{server.port}/#/rules/{game}")
    section = page.get_by_role("region", name="How to play")
    expect(section.get_by_role("heading", level=3)).to_have_count(len(SECTIONS))
    assert "howto-" not in section.inner_text()
    page.get_by_label("Search").fill("pagoda")
    expect(section).to_have_count(0)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_decision_says_what_it_is_for_until_that_is_no_longer_wanted(
    server: Server, context: NewContext, game: str
) -> None:
    seat = Seat(context(390, 844), server.open(None, game=game), 0)
    assert seat.wait_asked()
    advice = seat.page.locator(".panel .advice")
    expect(advice).to_be_visible()
    assert "teach-" not in advice.inner_text()
    advice.get_by_role("button", name="Stop explaining").click()
    expect(advice).to_have_count(0)
    seat.page.reload()
    assert seat.wait_asked()
    expect(advice).to_have_count(0)
    seat.page.goto(f"http://127.0.0.1:{server.port}/#/settings")
    seat.page.get_by_label("Explain each decision").check()
    seat.page.go_back()
    assert seat.wait_asked()
    expect(advice).to_be_visible()


def test_the_question_mark_offers_how_to_play_the_rules_and_the_lesson(server: Server, context: NewContext) -> None:
    seat = Seat(context(390, 844), server.open(None, game="koi"), 0)
    assert seat.wait_asked()
    page = seat.page
    page.get_by_role("button", name="Help and settings").click()
    help_sheet = page.get_by_role("dialog", name="Help and settings")
    expect(help_sheet.get_by_role("link", name="Rules")).to_have_attribute("href", "#/rules/koi")
    expect(help_sheet.get_by_role("button", name="Learn to play")).to_be_visible()
    help_sheet.get_by_label("Explain each decision").uncheck()
    help_sheet.get_by_role("button", name="How to play").click()
    section = page.get_by_role("dialog", name="Koi").get_by_role("region", name="How to play")
    expect(section.get_by_role("heading", level=3)).to_have_count(len(SECTIONS))
    expect(section.locator("figure .cut > svg")).to_have_count(3)  # the board draws the pictures
    # On paper it stands alone.
    page.emulate_media(media="print")
    expect(section).to_be_visible()
    expect(page.locator("#prompt")).to_be_hidden()
    page.emulate_media(media="screen")
    page.keyboard.press("Escape")
    expect(page.locator(".panel .advice")).to_have_count(0)
    assert seat.complaints == []
