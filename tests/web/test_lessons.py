"""Lessons in the browser: every lesson of every game is played to its end, on a phone and on a wide screen.

`make test` plays each lesson in one language and one size, `make deep` in all.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from languages import OURS
from lessons.lesson_files import LESSONS, NAMES
from sanmon.lessons import format as lessons
from sanmon.lessons.local_table import LocalTable
from sanmon.lessons.run import Run
from server.served import Opened, Server
from web.browsing import Seat, watch
from web.conftest import NewContext
from web.test_pages import overflow, violations

SIZES = [(1440, 900), (390, 844)]
# The lit things that the page does not mark, and those that it marks without being told.
LIT = """things => {
    const there = [...document.querySelectorAll('[data-thing]')].map(one => one.dataset.thing);
    const marked = [...document.querySelectorAll('[data-taught]')].map(one => one.dataset.thing);
    return [things.filter(thing => !marked.includes(thing)), marked.filter(thing => !things.includes(thing)), there];
}"""
# The number of steps of a long lesson that `make test` goes through.
BEGINNING = 16


def opened(server: Server, game: str, lesson: str) -> Opened:
    status, body = server.request("/api/lessons", msgspec.json.encode({"game": game, "lesson": lesson, "name": "Anna"}))
    assert status == 201, body
    found = msgspec.json.decode(body)
    return Opened(server, found["table"], {link["seat"]: link["token"] for link in found["links"]})


def check_step(seat: Seat, said: Callable[[str], str]) -> None:
    """The page shows the card of the step, lights what it names, and bars what cannot be chosen yet."""
    seat.settled()
    step, page = seat.position["lesson"], seat.page
    assert page.inner_text(".teacher .said").strip() == said(step["say"]).strip()
    expect(page.locator("[data-taught-aloud]")).to_contain_text(said(step["say"]).split("\n")[0][:60])
    page.wait_for_function(f"({LIT})({msgspec.json.encode(step['light']).decode()})[1].length === 0")
    missing, _, there = page.evaluate(LIT, step["light"])
    assert missing == [], f"{step['say']}: the page has no {missing}; it has {sorted(set(there))}"
    script = "all => all.map(one => [one.dataset.choice, one.getAttribute('aria-disabled') === 'true'])"
    for choice, barred in page.eval_on_selector_all("[data-choice]", script):
        assert barred == (choice not in step["open"]), f"{step['say']}: {choice}"
    assert overflow(page) == 0


def go_on(seat: Seat, text: str) -> None:
    """Reads on, or makes a choice, and waits for the next position."""
    before = seat.n
    if text:
        button = seat.page.locator(f"[data-choice={msgspec.json.encode(text).decode()}]")
        button.scroll_into_view_if_needed()
        button.click()
    else:
        seat.page.click(".teacher .now")
    seat.shows(before + 1)
    seat.settled()


def every_way() -> Iterator[Any]:
    """Every lesson in every language and size, to its end; all but one of each lesson are deep.

    Of a long lesson only the beginning is not deep.
    """
    for number, ((game, lesson), name) in enumerate(zip(LESSONS, NAMES, strict=True)):
        ways = [(language, size) for language in OURS for size in SIZES]
        for place, (language, size) in enumerate(ways):
            kept, way = place == number % len(ways), f"{name}-{language}-{size[0]}"
            if kept and game != "toy":
                yield pytest.param(game, lesson, language, size, BEGINNING, id=f"{way}-begun")
            marks = [] if kept and game == "toy" else [pytest.mark.deep]
            yield pytest.param(game, lesson, language, size, None, marks=marks, id=way)


@pytest.mark.parametrize(("game", "name", "language", "size", "so_far"), list(every_way()))
def test_a_lesson_is_played_to_its_end(
    server: Server, context: NewContext, game: str, name: str, language: str, size: tuple[int, int], so_far: int | None
) -> None:
    lesson, texts = lessons.read(game, name), lessons.catalogue(game, language)
    run = Run(lesson, LocalTable(lesson))
    seat = Seat(context(*size, language=language), opened(server, game, name), lesson.pinned.seat)
    seat.page.wait_for_selector(".teacher")
    steps = 0
    while not run.cursor.over and steps != so_far:
        steps += 1
        check_step(seat, lambda key: texts.say(key, {}))
        go_on(seat, run.expected)
        run.follow()
    assert so_far or seat.position["lesson"]["over"]
    assert "⟦" not in seat.page.inner_text("body")
    assert seat.complaints == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_a_newcomer_learns_the_toy_from_home_and_plays_on(
    server: Server, context: NewContext, size: tuple[int, int]
) -> None:
    texts, shared = lessons.catalogue("toy", "en"), "ui-lesson-"

    def told(key: str) -> str:
        return texts.say(f"lesson-first-{key}", {})

    def button(key: str) -> Locator:
        return page.get_by_text(texts.say(shared + key, {}), exact=True)

    def of_chapter(key: str) -> Locator:
        """A button that concerns the whole chapter. On a phone these wait behind another one."""
        found = button(key)
        if not found.count():
            button("chapter").click()
        return found

    page = context(*size).new_page()
    complaints: list[str] = []
    watch(page, complaints)
    home = f"http://127.0.0.1:{server.port}/#/"
    page.goto(home)
    ways = page.locator(".other .ways").filter(has=page.locator("[data-learn=toy]"))
    expect(ways.locator("button").first).to_have_attribute("data-learn", "toy")
    ways.locator("[data-learn=toy]").click()
    said = page.locator(".teacher .said")
    expect(said).to_have_text(told("welcome"))
    page.keyboard.press("Enter")  # the focus is on the button that goes on
    expect(said).to_have_text(told("goods"))
    expect(page.locator("[data-thing=goods][data-taught]")).to_be_visible()
    expect(page.locator("[data-choice='play carp']")).to_contain_text(texts.say(f"{shared}why-read", {}))
    of_chapter("skip").click()
    expect(said).to_have_text(told("choose"))
    assert violations(page) == []
    page.click("[data-choice='play carp']")
    expect(page.locator(".teacher .remark")).to_have_text(told("choose-carp"))
    page.click(".hand [data-thing='charm:mortar']")
    expect(said).to_have_text(told("gained"))
    page.goto(home)
    ways.locator("[data-learn=toy]").click()  # the lesson that was left goes on
    expect(said).to_have_text(told("gained"))
    page.reload()
    expect(said).to_have_text(told("gained"))
    button("back").click()
    expect(said).to_have_text(told("choose"))
    for _ in range(4):
        before = said.inner_text()
        of_chapter("skip").click()
        expect(said).not_to_have_text(before)
    expect(said).to_have_text(texts.say(f"{shared}over", {}))
    of_chapter("again").click()
    expect(said).to_have_text(told("score"))
    button("next").click()
    button("play-on").click()
    page.wait_for_selector("[data-asked=true] [data-choice]:not([aria-disabled=true])")
    assert page.query_selector(".teacher") is None
    assert page.query_selector("[data-taught]") is None
    while page.query_selector(".standings") is None:
        _answer(page)
    page.goto(home)
    expect(ways.locator("button").first).not_to_have_attribute("data-learn", "toy")
    expect(ways.locator("[data-learn=toy]")).to_be_visible()
    assert complaints == []


def _answer(page: Any) -> None:
    """Takes the first choice, if there is one, and waits until the page has gone on."""
    page.wait_for_selector("[data-asked=true] [data-choice]:not([aria-disabled=true]), .standings")
    if page.query_selector(".standings") is not None:
        return
    n = page.get_attribute("[data-n]", "data-n")
    page.locator("[data-choice]").first.click()
    page.wait_for_function("n => document.querySelector('[data-n]').dataset.n !== n", arg=n)
