"""The rules in the browser: the search finds the same clauses as in the terminal."""

import pytest

from sanmon.kernel import clauses
from server.served import Server
from web.conftest import NewContext

WANTED = {
    "en": ["enlightened", "13.4", "13", "sorin", "offerings marker", "elephant", ""],
    "cs": ["sbirka", "kadidelnice", "13.4", "amuletem"],
    "ru": ["монахами", "13.4", "пожертвований"],
}


@pytest.mark.parametrize("language", list(WANTED))
def test_a_search_finds_what_the_terminal_finds(server: Server, context: NewContext, language: str) -> None:
    book = clauses.load("sanmon.games.satori", language)
    page = context(language=language).new_page()
    page.goto(f"http://127.0.0.1:{server.port}/#/rules/satori")
    page.wait_for_selector(".clause")
    for wanted in WANTED[language]:
        found = clauses.search(book, wanted) if wanted else book
        page.get_by_role("searchbox").fill(wanted)
        expected = ",".join(sorted(f"clause-{clause.id}" for clause in found))
        page.wait_for_function(
            "all => [...document.querySelectorAll('.clause')].map(one => one.id).sort().join() === all", arg=expected
        )


@pytest.mark.parametrize("game", ["satori", "bitoku", "koi"])
def test_a_picture_has_no_buttons_or_links(server: Server, context: NewContext, game: str) -> None:
    page = context().new_page()
    page.goto(f"http://127.0.0.1:{server.port}/#/rules/{game}")
    page.locator("[data-picture] .cut > svg").first.wait_for()
    assert page.locator("[data-picture] :is(button, a):visible").count() == 0
