"""What helps a newcomer at home and at the table: where to start, previews, tips, the solo opponent's turn, the end."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from server.served import Server
from web.browsing import Seat, at_rest
from web.conftest import NewContext


def test_home_says_where_to_start_and_offers_the_gentlest_bot_and_then_the_next(
    server: Server, context: NewContext
) -> None:
    page = context().new_page()
    page.goto(f"http://127.0.0.1:{server.port}/")
    koi = page.get_by_role("region", name="Koi")
    expect(koi.get_by_text("Start here")).to_be_visible()
    assert page.get_by_text("Start here").count() == 1
    expect(koi).to_contain_text("minutes per player")
    first = koi.locator("button.block").first
    assert first.get_attribute("data-learn") == "koi"
    gentlest = koi.get_by_role("button", name=re.compile("Against a bot")).inner_text()
    page.evaluate("localStorage.setItem('sanmon.beaten', JSON.stringify({koi: ['level-1']}))")
    page.reload()
    expect(koi.get_by_role("button", name="Against a bot: Pilgrim")).to_be_visible()
    assert "Pilgrim" not in gentlest


def test_bitoku_alone_begins_with_the_easier_tengu(server: Server, context: NewContext) -> None:
    page = context().new_page()
    page.goto(f"http://127.0.0.1:{server.port}/")
    bitoku = page.get_by_role("region", name="Bitoku")
    with page.expect_request("**/api/tables") as asked:
        bitoku.get_by_role("button", name="Play solo now").click()
    request = asked.value.post_data_json
    assert request is not None
    settings = request["settings"]
    assert settings["no_yokai"] is True
    assert settings["dragonflies"] == "none"
    page.wait_for_selector("[data-asked=true] button[data-choice]")


def test_a_choice_that_is_pointed_at_shows_what_it_changes(server: Server, context: NewContext) -> None:
    """What the page shows before a choice is what the player has after it. The list does not move under a finger."""
    seat = Seat(context(390, 844, has_touch=True), server.open(None, game="satori"), 0)
    assert seat.wait_asked()
    choice = seat.page.locator("button[data-choice]").first
    goods = dict(seat.position["view"]["players"][0])
    choice.hover()
    where = choice.bounding_box()
    changes = seat.page.locator(".preview .change")
    changes.first.wait_for()
    assert choice.bounding_box() == where
    told = [int(text) for text in changes.locator(".after").all_inner_texts()]
    before = seat.n
    choice.click()
    seat.page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) > n", arg=before)
    now = seat.position["view"]["players"][0]
    names = ("points", "stone", "wood", "mon", "emerald", "incense", "tiles", "jokoros")
    assert told == [now[name] for name in names if now[name] != goods[name]]
    assert seat.complaints == []


# Points at each kind of thing that was not seen before, and waits for its tip. Returns the kinds whose tip does not say
# what they are for; `seen` is kept in the page.
POINT_AT_NEW_KINDS = """async () => {
    const silent = [], seen = (window.seen ??= new Set());
    const kindOf = one => (one.dataset.thing ?? one.dataset.about).replace(/:.*/, '');
    const all = [...document.querySelectorAll('[data-thing], [data-about]')];
    for (const one of all) {
        if (!one.isConnected || seen.has(kindOf(one)) || kindOf(one) === 'hex') continue;
        seen.add(kindOf(one));
        for (const at of [document.querySelector('#prompt'), one])
            at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
        await new Promise(done => setTimeout(done));
        const until = performance.now() + 5000;
        let tip = null;
        while (!(tip = document.querySelector('.tip')) && performance.now() < until)
            await new Promise(done => setTimeout(done, 20));
        if (!tip?.dataset.purpose || !tip.querySelector('.name')) silent.push(one.dataset.thing ?? one.dataset.about);
    }
    return silent;
}"""


@pytest.mark.parametrize(
    ("game", "spots"),
    [
        ("koi", {"coins", "luck", "storage", "work", "supply"}),
        ("satori", {"space", "altar", "tier", "roof", "wheel", "offering", "good", "colour", "light", "lantern"}),
        ("bitoku", {"region", "forest", "building", "kodama", "favour", "home", "slot", "own-die", "good", "tengu"}),
    ],
)
def test_every_spot_says_what_it_is_for(server: Server, context: NewContext, game: str, spots: set[str]) -> None:
    """The tip of each kind of thing on the board and in the strips, at the beginning and during play."""
    seat = Seat(context(), server.open(None, game=game), 0)
    rng = random.Random("spots")
    silent: list[str] = []
    for _ in range(6):
        assert seat.wait_asked()
        at_rest(seat.page)  # the component set has loaded
        silent += seat.page.evaluate(POINT_AT_NEW_KINDS)
        for _ in range(2):
            if seat.wait_asked():
                seat.step(rng)
    assert spots <= set(seat.page.evaluate("[...window.seen]"))
    assert silent == []


def test_the_solo_opponents_turn_is_told_and_then_summed_up(server: Server, context: NewContext) -> None:
    seat = Seat(context(390, 844, reduced_motion="no-preference"), server.open(None, game="satori"), 0)
    rng = random.Random("told")
    told = seat.page.locator(".caption")
    for _ in range(60):
        assert seat.wait_asked()
        if "end" in seat.choices():
            seat.press("end", rng)
            break
        seat.step(rng)
    expect(told).to_contain_text("Hasekura")
    assert seat.page.get_attribute("[data-asked]", "data-asked") == "false"
    assert seat.wait_asked()
    sentence = seat.page.locator("[data-rival] > summary")
    expect(sentence).to_contain_text("Hasekura")
    expect(sentence).to_be_visible()
    assert sentence.inner_text().count("Hasekura") == 1


def test_the_end_says_who_won_and_by_how_much(server: Server, context: NewContext) -> None:
    seat = Seat(context(), server.open(None, "random", game="toy"), 0)
    rng = random.Random("end")
    while seat.wait_asked():
        seat.step(rng)
    scores = seat.position["result"]["scores"]
    headline = seat.page.locator("[data-headline]").inner_text()
    lead = abs(scores[0] - scores[1])
    assert str(lead) in headline or lead == 0
    assert ("won" in headline) == (seat.position["result"]["ranks"] == [1, 2])
    assert seat.complaints == []


def test_a_prayer_wheel_is_a_picture_in_a_row_and_asks_no_second_question(server: Server, context: NewContext) -> None:
    seat = Seat(context(), server.open(None, "random", game="satori"), 0)
    rng = random.Random("wheel")
    for _ in range(40):
        assert seat.wait_asked()
        if "wheel meditate" in seat.choices():
            break
        seat.step(rng)
    row = seat.page.locator(".aside [data-choice^='wheel ']")
    assert row.count() == sum(choice.startswith("wheel ") for choice in seat.choices())
    named = "Use the prayer wheel of meditation (1 incense)"
    assert named in (seat.page.text_content(".aside [data-choice='wheel meditate']") or "")
    before = seat.n
    seat.page.click("[data-choice='wheel meditate']")
    seat.shows(before + 2)
    seat.settled()
    assert seat.moves_sent[-2:] == ["wheel meditate", "do meditate"]
    assert seat.wait_asked()
    assert seat.position["prompt"]["key"] == "meditate"
    seat.page.keyboard.press("u")  # undo takes back one step: the effect can still be declined
    seat.page.wait_for_selector("[data-choice='do meditate']")
    assert seat.complaints == []


def test_new_things_introduce_themselves_once(server: Server, context: NewContext) -> None:
    seat = Seat(context(), server.open(None, game="koi"), 0)
    rng = random.Random("new")
    met: list[str] = []
    line = seat.page.locator(".panel [data-introduces]")
    for _ in range(8):
        assert seat.wait_asked()
        at_rest(seat.page)
        if line.count():
            met.append(line.get_attribute("data-introduces") or "")
            assert "⟦" not in line.inner_text()
        seat.step(rng)
    assert len(met) >= 2
    assert len(set(met)) == len(met)
    assert seat.complaints == []
