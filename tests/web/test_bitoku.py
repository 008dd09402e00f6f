"""Bitoku in the browser: decisions through the list and by clicks; only what can be chosen glows, and no key of a
message is visible.
"""

import random

import pytest

from server.served import Server
from web.browsing import KernelWords, Seat
from web.conftest import NewContext

# Prompts whose options are all things that are drawn.
ON_BOARD = {"discard", "slot", "place", "favour", "kodama", "back", "move", "build", "site", "rock", "meditate", "copy"}
CLOSING = {"skip", "end"}


def all_texts(seat: Seat) -> str:
    """All texts of the page, with tips and labels."""
    words = "all => all.map(one => [one.textContent, one.dataset.tip, one.ariaLabel].join(' ')).join(' ')"
    return str(seat.page.eval_on_selector_all("body, [data-tip], [aria-label], svg desc", words))


def glowing(seat: Seat) -> list[str]:
    """The things that can be chosen on the board and in the strip."""
    return sorted(set(seat.page.eval_on_selector_all("[data-can]", "all => all.map(one => one.dataset.thing)")))


@pytest.mark.parametrize(
    ("language", "decisions"),
    [("en", 16), ("cs", 8), ("ru", 8), *(pytest.param(one, 40, marks=pytest.mark.deep) for one in ("en", "cs", "ru"))],
)
def test_a_solo_game_shows_the_kernels_texts_and_no_key(
    server: Server, context: NewContext, language: str, decisions: int
) -> None:
    seat = Seat(context(language=language), server.open(None, game="bitoku"), 0)
    kernel = KernelWords("bitoku", language, ["P0"])
    rng = random.Random(language)
    for _ in range(decisions):
        assert seat.wait_asked()
        assert seat.prompt() == kernel.prompt(seat.position)
        assert seat.labels() == kernel.options(seat.position)
        assert "⟦" not in all_texts(seat)
        seat.step(rng)
    assert seat.complaints == []


@pytest.mark.parametrize("players", [pytest.param(1, marks=pytest.mark.deep), 2])
def test_what_glows_can_be_chosen_and_nothing_else(server: Server, context: NewContext, players: int) -> None:
    agents = ["random"] * (players - 1)
    seat = Seat(context(), server.open(None, *agents, game="bitoku"), 0)
    rng = random.Random(players)
    clicked = set()
    for _ in range(45):
        if not seat.wait_asked():
            break
        before, options = seat.n, seat.position["options"]
        things = glowing(seat)
        if seat.position["prompt"]["key"] in ON_BOARD and any(option["key"] not in CLOSING for option in options):
            assert things, (seat.position["prompt"], [option["text"] for option in options])
        if all(option["key"] in CLOSING for option in options):
            assert things == []
        # A click on what does not glow does nothing.
        sent = len(seat.moves_sent)
        seat.page.evaluate(
            """() => document.querySelectorAll('[data-thing]:not([data-can])').forEach(one => {
                if (!one.closest('[data-can]')) one.dispatchEvent(new MouseEvent('click', { bubbles: true })) })"""
        )
        assert len(seat.moves_sent) == sent
        assert sorted(seat.choices()) == sorted(option["text"] for option in options)
        if not things or rng.random() < 0.2:
            seat.step(rng)
            continue
        thing = rng.choice(things)
        seat.page.evaluate(
            """thing => [...document.querySelectorAll('[data-can]')].find(one => one.dataset.thing === thing)
                .dispatchEvent(new MouseEvent('click', { bubbles: true }))""",
            thing,
        )
        clicked.add(thing.split(":")[0])
        if len(seat.moves_sent) == sent:
            # Several choices concern this thing, so the list shows only those.
            assert 1 < len(seat.choices()) <= len(options)
            seat.step(rng)
        seat.page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) > n", arg=before)
    assert len(clicked) >= 4, clicked
    assert seat.complaints == []


# The sizes of texts on the board, in screen pixels. Numbers inside a picture belong to the picture.
SIZES = """all => all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().d)"""


def test_texts_on_the_board_are_large_enough_on_a_desktop(server: Server, context: NewContext) -> None:
    seat = Seat(context(reduced_motion="reduce"), server.open(None, "random", game="bitoku"), 0)
    seat.wait_asked()
    seat.page.wait_for_selector(".stage.drawn text")
    sizes = seat.page.eval_on_selector_all(".stage.drawn text:not(.glyph-foot)", SIZES)
    assert len(sizes) > 50
    assert min(sizes) >= 12, sorted(sizes)[:5]


def test_discarded_cards_are_shown_face_up(server: Server, context: NewContext) -> None:
    """In winter cards leave the hills: the newest is visible, and its tip names all of them."""
    opened = server.open(None, "random", game="bitoku")
    seat = Seat(context(reduced_motion="reduce"), opened, 0)
    kernel = KernelWords("bitoku", "en", ["P0", "P1"])
    rng = random.Random(3)
    for _ in range(400):
        if not seat.wait_asked() or seat.position["view"]["yokai_discard"]:
            break
        seat.step(rng)
    view = seat.position["view"]
    assert view["yokai_discard"]
    for pile in ("yokai", "bitoku"):
        tip = seat.page.text_content(f".stage [data-discard={pile}] desc") or ""
        for card in view[f"{pile}_discard"]:
            assert kernel.words.name(pile, card) in tip
        shown = seat.page.text_content(f".stage [data-discard={pile}] text") or ""
        assert shown == str(len(view[f"{pile}_discard"]))


def test_every_kind_of_yokai_has_a_face_of_its_own(server: Server, context: NewContext) -> None:
    page = context().new_page()
    page.goto(f"http://127.0.0.1:{server.port}/#/components/bitoku")
    page.wait_for_selector(".pieces .art svg")
    faces = page.eval_on_selector_all(
        "[data-about]",
        "all => all.map(one => [one.dataset.about, one.querySelector('.glyph-line')?.innerHTML ?? ''])",
    )
    kinds = {"kappa", "imomushi", "nezumi", "kitsune", "shin-okami", "yama-uba"}
    drawn = {kind: face for kind, face in faces if kind in kinds}
    assert set(drawn) == kinds
    assert len(set(drawn.values())) == len(kinds)


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_on_a_phone_the_hand_is_in_view_and_an_arrow_shows_that_the_strip_continues(
    server: Server, context: NewContext, language: str
) -> None:
    browser = context(390, 844, language, has_touch=True, is_mobile=True, reduced_motion="reduce")
    seat = Seat(browser, server.open(None, "random", game="bitoku"), 0)
    assert seat.wait_asked()
    strip = seat.page.locator("[data-scrolls]")
    box = strip.bounding_box()
    assert box is not None
    cards = strip.locator(".hand > *").all()
    assert len(cards) == 4
    for card in cards:
        found = card.bounding_box()
        assert found is not None
        assert found["y"] + found["height"] <= box["y"] + box["height"]
        assert found["x"] + found["width"] <= 390
    # An arrow shows that there is more below, until the reader has scrolled there.
    strip.evaluate("one => { one.style.maxHeight = '6rem' }")
    seat.page.wait_for_selector(".mine.more")
    strip.evaluate("one => one.scrollTo(0, 9999)")
    seat.page.wait_for_selector(".mine:not(.more) > [data-scrolls]")
    strip.evaluate("one => { one.style.maxHeight = 'none'; one.scrollTo(0, 0) }")
    seat.page.wait_for_selector(".mine.more", state="detached")
    assert seat.complaints == []
