"""Beside a box in the browser, on a phone: the score pad, the tracks during play, and how a game is laid out."""

import re
import zlib
from typing import Any

import pytest
from playwright.sync_api import Page

import sanmon
from games.bitoku import test_pad as bitoku
from games.koi import test_pad as koi
from games.satori import test_pad as satori
from sanmon.kernel.box.pad import Pad
from sanmon.kernel.words import Words
from server.served import Server
from web.conftest import NewContext
from web.test_companion import play, wide

NAMES = ["Anna", "Bert", "Cyril", "Dana"]
PADS: dict[str, Any] = {"satori": satori, "koi": koi, "bitoku": bitoku}


def png_of(data: bytes) -> set[bytes]:
    """Some of the colours of a picture: lines of a PNG that differ once they are unpacked."""
    packed, at = b"", 8
    while at < len(data):
        size = int.from_bytes(data[at : at + 4], "big")
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + size]
        at += size + 12
    pixels = zlib.decompress(packed)
    return {pixels[place : place + 4] for place in range(1, len(pixels) - 4, 997)}


def begin(page: Page, players: int) -> None:
    page.locator(".counts button", has_text=str(players)).click()
    for seat in range(players):
        page.locator("form .setting input").nth(seat).fill(NAMES[seat])
    page.locator("form > .block.now").click()


def open_box(context: NewContext, server: Server, path: str, language: str) -> Page:
    page = context(390, 844, language).new_page()
    page.goto(f"http://127.0.0.1:{server.port}/#/box/{path}")
    return page


def filled_in(page: Page, pad: Pad, game: str, players: int, language: str) -> Words:
    """Fills in the pad of the page as the pad of the test was, and checks its end."""
    words = Words(sanmon.load(game), language, NAMES[:players])
    play(page, pad, words)
    result = pad.result
    assert result is not None
    page.locator(".result table").wait_for()
    totals = page.locator(".result tfoot .total").all_inner_texts()
    assert [int(total) for total in totals] == list(result.scores)
    for _, events in ((entry.key, entry.events) for entry in pad.log):
        for event, _ in events:
            assert "⟦" not in words.event(event)
    assert "⟦" not in page.inner_text("body")
    assert not wide(page)
    return words


@pytest.mark.parametrize(
    ("game", "players", "language"),
    [
        ("satori", 3, "en"),
        pytest.param("koi", 2, "ru", marks=pytest.mark.deep),
        pytest.param("bitoku", 3, "cs", marks=pytest.mark.deep),
    ],
)
def test_a_whole_pad(server: Server, context: NewContext, game: str, players: int, language: str) -> None:
    pad = PADS[game].check(players, 21, {})
    page = open_box(context, server, f"{game}/pad", language)
    begin(page, players)
    words = filled_in(page, pad, game, players, language)
    # A sum, with its numbers and the clause it follows, stands in the list of all sums.
    sums = [(event, clause) for entry in pad.log for event, clause in entry.events if "sum-" in event.key]
    page.locator("details", has=page.locator(".answers")).locator("summary").click()
    line = page.locator("details li", has_text=words.event(sums[-1][0])).first
    assert line.locator("a").inner_text() == sums[-1][1]
    # The result is kept, and can be taken to BG Stats and shared as a picture.
    with page.expect_download() as play_file:
        page.get_by_role("button", name="BG Stats").click()
    assert play_file.value.suggested_filename.endswith(".bgsplay")
    with page.expect_download() as picture:
        page.locator(".result .tools button").first.click()
    assert picture.value.suggested_filename == f"sanmon-{game}.png"
    drawn = png_of(picture.value.path().read_bytes())
    assert len(drawn) > 3, "the picture has paper, ink and the winner's colour"
    page.goto(page.url.split("#")[0] + "#/games")
    page.locator("#mine-box").wait_for()
    assert "Anna" in page.inner_text("section:has(#mine-box)")


def test_the_tracks_count_and_the_pad_goes_on_with_them(server: Server, context: NewContext) -> None:
    page = open_box(context, server, "satori/tracks", "en")
    begin(page, 2)
    page.get_by_role("button", name="Next round").click()
    page.get_by_role("button", name="Begin: Anna").click()
    page.get_by_role("button", name="Anna: 5 points").click()
    page.get_by_role("button", name="Next: Bert").click()
    page.get_by_role("button", name="Bert: 3 points").click()
    page.get_by_role("button", name="Bert: 3 points").click()
    page.get_by_role("button", name="Undo").click()
    page.reload()
    page.get_by_text("Round 2").wait_for()
    assert page.locator("output").all_inner_texts() == ["5", "3"]
    assert page.locator('li[aria-current="true"]').inner_text().startswith("Bert")
    assert not wide(page)
    page.get_by_role("link", name="Score pad").click()
    page.locator("section.ask h2").wait_for()
    inputs = page.locator("section.ask input")
    assert [inputs.nth(row).input_value() for row in range(2)] == ["5", "3"]


def test_a_koi_is_scored_by_tapping_what_lies_around_it(server: Server, context: NewContext) -> None:
    page = open_box(context, server, "koi/pad", "en")
    page.locator("form select").select_option("false")
    begin(page, 2)
    around = page.locator("figure svg [role=button]")
    around.first.wait_for()
    assert around.count() == 6
    for place in range(6):
        around.nth(place).click()
    around.first.click()  # once more: a lily
    assert page.get_by_label("Lilies next to each", exact=True).input_value() == "1"
    page.get_by_role("button", name="Answer").click()
    page.locator("section.now li", has_text="Anna: 1 × small koi, (2 + 1) × 2, surrounded = 6 VP").wait_for()


def test_a_game_is_laid_out_step_by_step(server: Server, context: NewContext) -> None:
    page = open_box(context, server, "koi/layout", "en")
    begin(page, 3)
    page.get_by_text("Return the cards marked 4+ to the box").click()
    page.get_by_text("1 of ").wait_for()
    first = page.locator("li", has_text=re.compile(r"^\s*1\. "))
    order = first.inner_text()
    assert any(name in order for name in NAMES[:3])
    assert not wide(page)
    page.reload()
    assert first.inner_text() == order
