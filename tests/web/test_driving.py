"""Tests of the browser fixtures: other event loops still run, every deal is the same, and errors of a page are
recorded.
"""

import asyncio

from server.served import Opened, Server
from web.browsing import drop_interrupted, until, watch
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
            page.receive()
        return page.position["view"], page.options


def test_every_table_of_a_game_has_the_same_deal(server: Server) -> None:
    first, second = (_first_question(server.open(None, "random", game="satori")) for _ in range(2))
    assert first == second


def test_errors_of_a_page_are_recorded_but_not_requests_that_a_reload_aborts(
    server: Server, context: NewContext
) -> None:
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

    page.evaluate("console.warn('from the console')")
    page.evaluate("setTimeout(() => { throw new Error('from a script') }, 0)")
    page.route("**/broken", lambda route: route.abort("failed"))
    page.evaluate("fetch('/broken').catch(() => null)")
    wanted = ("from the console", "from a script", "/broken: net::ERR_FAILED")
    until(page, lambda: all(any(one in text for text in complaints) for one in wanted))
    complaints.append(f"{home}seal.svg: net::ERR_CONTENT_LENGTH_MISMATCH")
    others = complaints[:-1]
    drop_interrupted(complaints)
    assert complaints == others
