"""The companion in the browser, on a phone: whole sessions beside recorded games, undone, corrected and kept."""

from typing import Any

import pytest
from playwright.sync_api import Page

import sanmon
from games.bitoku import test_companion as bitoku
from games.koi import test_companion as koi
from games.satori import test_companion as satori
from sanmon.kernel.box.companion import Companion, Question
from sanmon.kernel.words import Words
from server.served import Server
from web.conftest import NewContext

MOST_BUTTONS = 16


def session_of(game: str) -> Companion:
    """A session beside a game that the engine played."""
    if game == "satori":
        return satori.compare(1, satori.settings_of(0))
    return koi.compare(1, "standard") if game == "koi" else bitoku.compare(0, bitoku.settings_of(0))


def answer(page: Page, question: Question, say: list[str]) -> None:
    """Answers the open question as a person does: with one tap, or by filling in the fields."""
    ask = page.locator("section.ask")
    fields = question.fields
    if len(fields) == 1 and len(fields[0].choices) <= MOST_BUTTONS:
        ask.locator(".buttons button").nth(fields[0].choices.index(say[0])).click()
        return
    for place, choice in enumerate(say):
        field = ask.locator("label.field").nth(place)
        if field.locator("select").count():
            field.locator("select").select_option(choice)
        else:
            field.locator("input").fill(choice)
    ask.locator("form > button").click()


def play(page: Page, companion: Companion, words: Words, most: int | None = None) -> None:
    for question, (_, say) in list(zip(companion.asked, companion.answers, strict=True))[:most]:
        key = f"prompt-companion-{question.key}"
        shown = words.prompt(sanmon.Prompt(f"companion-{question.key}", 0, question.args, question.clause, (0,)))
        assert "⟦" not in shown, key
        page.locator("section.ask h2", has_text=" ".join(shown.split())).wait_for()
        with page.expect_response("**/api/companion"):
            answer(page, question, say)


def open_page(context: NewContext, server: Server, game: str, language: str) -> Page:
    page = context(390, 844, language).new_page()
    page.goto(f"http://127.0.0.1:{server.port}/#/box/{game}")
    return page


def wide(page: Page) -> Any:
    """Whether something is wider than the phone."""
    return page.evaluate("document.documentElement.scrollWidth > innerWidth")


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("satori", "cs"),
        pytest.param("koi", "ru", marks=pytest.mark.deep),
        pytest.param("bitoku", "en", marks=pytest.mark.deep),
    ],
)
def test_a_whole_session_beside_a_recorded_game(server: Server, context: NewContext, game: str, language: str) -> None:
    companion = session_of(game)
    words = Words(sanmon.load(game), language)
    page = open_page(context, server, game, language)
    page.locator("form .block.now").click()
    play(page, companion, words)
    verdict = next(event for entry in companion.log for event, _ in entry.events if event.key == "companion-verdict")
    page.locator("section.now li", has_text=words.event(verdict)).wait_for()
    assert not wide(page)
    assert "⟦" not in page.inner_text("body")


def test_a_session_is_undone_corrected_and_gone_on_with(server: Server, context: NewContext) -> None:
    companion = session_of("satori")
    words = Words(sanmon.load("satori"), "en")
    page = open_page(context, server, "satori", "en")
    page.locator("form .block.now").click()
    play(page, companion, words, 6)
    assert companion.asked[2].key == "lantern"
    last = words.prompt(asked(companion, 5))
    page.get_by_role("button", name="Undo").click()
    page.locator("section.ask h2", has_text=last).wait_for()
    page.reload()
    page.locator("section.ask h2", has_text=last).wait_for()
    page.locator("summary", has_text="What happened so far").click()
    page.get_by_role("button", name="Change").first.click()
    altars = companion.asked[0].fields[0].choices
    page.locator(".answers .buttons button").nth(altars.index("charity")).click()
    # He asks for no lantern there, so what was said of it and everything after it is gone.
    page.locator("section.ask h2", has_text="Draw a worshipper from the bag").wait_for()
    page.get_by_text("3 later answers no longer fit and were dropped.").wait_for()
    assert not wide(page)


def asked(companion: Companion, place: int) -> sanmon.Prompt:
    question = companion.asked[place]
    return sanmon.Prompt(f"companion-{question.key}", 0, question.args, question.clause, (0,))


def test_the_referee_answers_a_question_that_is_looked_up(server: Server, context: NewContext) -> None:
    page = context(390, 844, "cs").new_page()
    page.goto(f"http://127.0.0.1:{server.port}/#/box")
    page.get_by_role("link", name="Rozhodčí").first.click()
    page.get_by_label("Na co se ptáte?").fill("Sōrin střecha")
    answer = page.locator("details", has_text="Počítá se Sōrin jako střecha?")
    answer.locator("a", has_text="10.11").wait_for()
    assert "Ne." in answer.inner_text()
    assert "S16" in answer.inner_text()
    assert not wide(page)
