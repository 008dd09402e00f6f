"""What the tests of the pages rest on: the browser leaves other event loops alone, every deal is the same, complaints
are heard.
"""

import asyncio

from server.served import Opened, Server
from web.browsing import forgive_torn, until, watch
from web.conftest import Driver, NewContext


async def _answer() -> int:
    await asyncio.sleep(0)
    return 42


def test_other_loops_run_before_and_after_a_page_is_driven(driver: Driver) -> None:
    for _ in range(2):
        assert asyncio.run(_answer()) == 42
        with driver.driving() as browser:
            page = browser.new_page()
            assert page.evaluate("new Promise(done => setTimeout(() => done(42), 0))") == 42
            page.context.close()
    assert asyncio.run(_answer()) == 42


def _first_question(opened: Opened) -> tuple[object, list[str]]:
    with opened.page(0) as page:
        while not page.options:
            page.hear()
        return page.position["view"], page.options


def test_every_table_of_a_game_is_dealt_alike(server: Server) -> None:
    first, second = (_first_question(server.open(None, "random", game="satori")) for _ in range(2))
    assert first == second


def test_a_page_complains_but_not_of_what_a_reload_breaks_off(server: Server, context: NewContext) -> None:
    complaints: list[str] = []
    page = context().new_page()
    watch(page, complaints)
    home = f"http://127.0.0.1:{server.port}/"
    page.goto(home)
    page.wait_for_selector(".bay .ways")
    assert complaints == []

    page.route("**/never", lambda route: None)
    with page.expect_request("**/never"):
        page.evaluate("void fetch('/never')")
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/never")):
        page.reload()
    page.wait_for_selector(".bay .ways")
    assert complaints == []

    page.evaluate("console.warn('of the console')")
    page.evaluate("setTimeout(() => { throw new Error('of a script') }, 0)")
    page.route("**/broken", lambda route: route.abort("failed"))
    page.evaluate("fetch('/broken').catch(() => null)")
    wanted = ("of the console", "of a script", "/broken: net::ERR_FAILED")
    until(page, lambda: all(any(one in text for text in complaints) for one in wanted))
    complaints.append(f"{home}seal.svg: net::ERR_CONTENT_LENGTH_MISMATCH")
    heard = complaints[:-1]
    forgive_torn(complaints)
    assert complaints == heard
