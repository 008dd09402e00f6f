"""Playing by ear, by keyboard and by touch: what is said, how often, and what a finger or a stray key does."""

from __future__ import annotations

import random

import pytest

from server.served import Server
from web.browsing import KernelWords, Seat, at_rest, close_curtain
from web.conftest import NewContext
from web.test_pages import violations

GAMES = ["satori", "koi", "bitoku"]
# Records every paragraph that the live region gets.
LISTEN = """() => { window.told = [...document.querySelectorAll('[data-told] p')].map(one => one.textContent);
    new MutationObserver(all => { for (const one of all) for (const node of one.addedNodes)
        if (node.nodeName === 'P') window.told.push(node.textContent) })
        .observe(document.querySelector('[data-told]'), { childList: true }) }"""
# Options that are named by a thing, so that its effects must be said as well.
NAMED = {"visit", "build", "wheel", "meditate", "play", "crystal", "spirit", "fly"}
NAMES = """all => all.map(one => [one.dataset.choice, one.querySelector('.label').textContent,
    one.querySelector('[data-spoken]')?.textContent ?? '', one.querySelectorAll('.effects svg').length])"""


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_is_said_once_and_in_order(server: Server, context: NewContext, game: str) -> None:
    """Each event of a game, one's own and the opponent's, is one paragraph of the live region."""
    seat = Seat(context(), server.open(None, "random", game=game), 0)
    kernel = KernelWords(game, "en", ["P0", "Maple (Random)"])
    assert seat.wait_asked()
    before = seat.n
    seat.page.evaluate(LISTEN)
    rng = random.Random(3)
    steps = 14
    for _ in range(steps):
        seat.step(rng)
        assert seat.wait_asked()
        close_curtain(seat.page)
    told: list[str] = seat.page.evaluate("window.told")
    events = kernel.log([entry for entry in seat.page_entries() if entry["n"] > before])
    assert len(events) > 10
    said = [text for text in told if text in events]
    assert said == events
    # The question comes with the number of choices, once for each decision. What the page answers itself is not asked:
    # a wheel that has one sensible use is two moves.
    asked = [text for text in told if text.endswith((" choices.", "One choice."))]
    assert len(asked) == steps + 1
    assert len(seat.moves_sent) >= steps
    assert seat.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_the_name_of_a_choice_says_what_is_drawn_beside_it(server: Server, context: NewContext, game: str) -> None:
    seat = Seat(context(), server.open(None, "random", game=game), 0)
    rng = random.Random(5)
    drawn = 0
    for _ in range(16):
        if not seat.wait_asked():
            break
        close_curtain(seat.page)
        at_rest(seat.page)
        keys = {one["text"]: one["key"] for one in seat.position["options"]}
        for option, label, said, pictures in seat.page.eval_on_selector_all("[data-choice]", NAMES):
            if pictures and keys[option] in NAMED:
                drawn += 1
                assert len(said) > 4, (label, said)
        seat.step(rng)
    assert drawn > 3


@pytest.mark.parametrize("game", GAMES)
def test_the_board_in_words(server: Server, context: NewContext, game: str) -> None:
    """A key opens it and moves the focus to its heading; it names what is on the board; choosing there is a move."""
    seat = Seat(context(), server.open(None, "random", game=game), 0)
    page = seat.page
    rng = random.Random(2)
    for _ in range(6):
        assert seat.wait_asked()
        seat.step(rng)
    seat.wait_asked()
    close_curtain(page)
    page.keyboard.press("b")
    page.wait_for_function("() => document.activeElement?.id === 'text-board'")
    board = page.get_by_role("region", name="The board in words")
    rows = board.get_by_role("listitem").all_inner_texts()
    assert len(rows) > 25
    assert "⟦" not in " ".join(rows)
    assert len(board.get_by_role("heading", level=3).all_inner_texts()) > 4
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement?.hasAttribute('data-choice')")
    # What can be chosen on the board can be chosen here.
    for _ in range(30):
        page.keyboard.press("b")
        page.wait_for_selector("#text-board")
        chosen = board.get_by_role("button", name="choose", exact=True)
        if chosen.count():
            break
        page.keyboard.press("b")
        seat.step(rng)
        assert seat.wait_asked()
        close_curtain(page)
    sent, n = len(seat.moves_sent), seat.n
    listed = len(seat.choices())
    chosen.first.click()
    page.wait_for_function(
        "([n, listed]) => document.querySelectorAll('[data-choice]').length < listed"
        " || Number(document.querySelector('[data-n]').dataset.n) > n",
        arg=[n, listed],
    )
    assert len(seat.moves_sent) > sent or len(seat.choices()) < listed
    assert seat.complaints == []


def test_letters_can_be_switched_off(server: Server, context: NewContext) -> None:
    seat = Seat(context(), server.open(None, "random", game="satori"), 0)
    page = seat.page
    assert seat.wait_asked()
    page.keyboard.press("?")
    page.get_by_label("Letters and digits are shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    for key in "1abluhe?":
        page.keyboard.press(key)
    assert page.locator("dialog[open], #text-board, .hints").count() == 0
    assert seat.moves_sent == []
    assert set(seat.keys().values()) == {""}
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    seat.shows(1)
    assert len(seat.moves_sent) == 1


def test_the_log_stays_at_its_newest_line(server: Server, context: NewContext) -> None:
    """With a mouse, whose moves change the size of the box and its content at the same time."""
    seat = Seat(context(1440, 700), server.open(None, "random", game="koi"), 0)
    rng = random.Random(7)
    for _ in range(24):
        if not seat.wait_asked():
            break
        close_curtain(seat.page)
        choice = rng.choice(seat.choices())
        before = seat.n
        seat.page.locator(f'button[data-choice="{choice}"]').click()
        seat.shows(before + 1)
        seat.settled()
        at_rest(seat.page)
        gap = seat.page.evaluate(
            """() => { const [box, last] = ['.side .log [role=region]', '.side .log li:last-child']
                .map(one => document.querySelector(one).getBoundingClientRect());
                return last.bottom - box.bottom }"""
        )
        assert gap <= 1
    assert seat.page.locator(".side .log li").count() > 20


def test_a_second_tap_is_not_the_next_decision(server: Server, context: NewContext) -> None:
    seat = Seat(context(390, 844, has_touch=True, is_mobile=True), server.open(None, game="koi"), 0)
    assert seat.wait_asked()
    at_rest(seat.page)
    box = seat.page.locator("button[data-choice]").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    seat.page.touchscreen.tap(x, y)
    seat.page.touchscreen.tap(x, y)
    seat.shows(1)
    assert seat.wait_asked()
    assert len(seat.moves_sent) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_beside_a_thing_takes_the_nearest(server: Server, context: NewContext, game: str) -> None:
    """Everything that can be chosen on a board has the room of a thumb, or as much as its neighbours leave it."""
    seat = Seat(context(390, 844, has_touch=True, is_mobile=True), server.open(None, "random", game=game), 0)
    rng = random.Random(4)
    for _ in range(20):
        assert seat.wait_asked()
        at_rest(seat.page)
        spot = seat.page.evaluate(
            """() => { for (const one of document.querySelectorAll('.canvas [data-can]')) {
                const box = (one.querySelector(':scope > .halo') ?? one).getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.bottom + 6];
                const at = document.elementFromPoint(x, y);
                if (!at?.closest('.canvas') || at.closest('[data-can]')) continue;
                const near = [...document.querySelectorAll('.canvas [data-can]')].filter(other => {
                    const there = (other.querySelector(':scope > .halo') ?? other).getBoundingClientRect();
                    return Math.hypot(Math.max(there.left - x, x - there.right, 0),
                        Math.max(there.top - y, y - there.bottom, 0)) < 14 });
                if (near.length === 1) return [x, y] }
                return null }"""
        )
        if spot:
            break
        seat.step(rng)
    assert spot
    listed, before = len(seat.choices()), seat.n
    seat.page.touchscreen.tap(*spot)
    seat.page.wait_for_function(
        "([n, listed]) => document.querySelectorAll('[data-choice]').length < listed"
        " || Number(document.querySelector('[data-n]').dataset.n) > n",
        arg=[before, listed],
    )
    assert seat.complaints == []
