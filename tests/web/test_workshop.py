"""The workshop: a set of one's own is typed in piece by piece, checked meanwhile, kept, undone, exported and played."""

import io
import random
import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from server.served import Server
from web.conftest import NewContext
from web.test_people import ASKED, Visitor

BEGIN = {"en": "Start with a copy of ours", "cs": "Začít s kopií naší sady", "ru": "Начать с копии нашего набора"}
PLAY = {"en": "Play with it", "cs": "Hrát s ní", "ru": "Играть с ним"}


def play_to_the_end(guest: Visitor, seed: int) -> None:
    rng = random.Random(seed)
    guest.page.wait_for_selector(ASKED)
    while not guest.over():
        guest.page.wait_for_selector(f"{ASKED}, .standings")
        if guest.asked():
            guest.step(rng)


def field(page: Page, column: str) -> Locator:
    """The field of the piece that is open."""
    return page.locator(f"[data-field='{column}']")


def test_a_mistake_is_told_beside_its_field_and_the_mended_set_is_played(server: Server, context: NewContext) -> None:
    guest = Visitor(context(390, 844), server, "#/workshop/toy")
    page = guest.page
    page.get_by_role("button", name=BEGIN["en"]).click()
    page.get_by_text("Everything is in order.").wait_for()
    page.locator("[data-piece=bell]").click()
    effect = field(page, "effect").locator("input")
    effect.fill("3 dragons")
    finding = field(page, "effect").locator(".finding")
    expect(finding).to_contain_text("There is no good or action “dragons”")
    expect(finding).to_contain_text("charms.csv:3, effect, character 1")
    expect(page.get_by_role("button", name=PLAY["en"])).to_be_disabled()

    # Undone, it is in order; the buttons write the notation.
    page.keyboard.press("Control+z")
    expect(effect).to_have_value("calm, roll")
    expect(finding).to_have_count(0)
    effect.fill("")
    for button in ("rice", "rice", "or", "tea"):
        field(page, "effect").get_by_role("button", name=re.compile(rf"\b{button}$")).first.click()
    expect(effect).to_have_value("2 rice | tea")
    effect.press("Control+Enter")
    expect(page.locator("[data-piece=bell]")).to_have_attribute("data-state", "known")
    expect(page.locator("[data-piece=abacus]")).to_have_attribute("data-state", "ours")

    # The draft is kept, and what is exported is what was typed in.
    page.reload()
    expect(page.locator("[data-piece=bell]")).to_have_attribute("data-state", "known")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export as zip").click()
    with zipfile.ZipFile(io.BytesIO(Path(saved.value.path()).read_bytes())) as archive:
        charms = archive.read(next(name for name in archive.namelist() if name.endswith("charms.csv"))).decode()
    assert "bell,2 rice | tea,2,box," in charms.splitlines()
    assert "abacus,2 (rice|tea),1,sanmon,any mix" in charms.splitlines()

    page.get_by_role("button", name=PLAY["en"]).click()
    page.wait_for_url("**/#/new/toy/**")
    page.get_by_role("radio", name="2").check(force=True)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(ASKED)
    table = page.url.split("/table/")[1].split("/")[0]
    assert server.get(f"/api/tables/{table}")["components"].startswith("my-box-")
    play_to_the_end(guest, 1)
    assert guest.complaints == []


# A field of an altar, and what is typed into it.
PLANTED = [
    ("left", "2 marble"),
    ("left", "2 wood |"),
    ("left", "wood >> stone"),
    ("left", "0 wood"),
    ("left", "100 wood"),
    ("left", "wood x2"),
    ("left", "2 hikari"),
    ("left", "(wood"),
    ("left", "wood)"),
    ("left", "mon > wood > stone"),
    ("jokoro", "hikari"),
    ("colour", "violet"),
]


@pytest.mark.deep
@pytest.mark.parametrize("language", BEGIN)
def test_twelve_mistakes_are_told_and_mended(server: Server, context: NewContext, language: str) -> None:
    guest = Visitor(context(390, 844, language), server, "#/workshop/satori")
    page = guest.page
    page.get_by_role("button", name=BEGIN[language]).click()
    page.locator(".verdict.fine").wait_for()
    page.locator("[data-table=altars]").click()
    page.locator("[data-piece=quarry]").click()
    for column, text in PLANTED:
        box = field(page, column).locator("input").first
        before = box.input_value()
        box.fill(text)
        finding = field(page, column).locator(".finding").first
        expect(finding).to_contain_text(f"altars.csv:2, {column}")
        assert "⟦" not in finding.inner_text()
        assert finding.locator("[lang=en]").count() == 0
        page.keyboard.press("Control+z")
        expect(box).to_have_value(before)
        expect(page.locator(".finding")).to_have_count(0)
        page.locator(".verdict.fine").wait_for()
    page.get_by_role("button", name=PLAY[language]).click()
    page.wait_for_url("**/#/new/satori/**")
    assert guest.complaints == []
