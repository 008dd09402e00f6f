"""Every page in three languages, light and dark, at three widths: readable, nothing overflows, nothing axe-core objects
to.
"""

import random
from typing import Literal

import pytest
from playwright.sync_api import Page, WebSocketRoute

import sanmon
from server.served import Server
from web.browsing import Seat, address, at_rest, watch
from web.conftest import ROOT, NewContext

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Every page, and what is on it once it is ready.
PAGES = {
    "#/": ".bay .ways",
    "#/new/satori": "form",
    "#/new/toy": "form",
    "#/lobby": "#gathering",
    "#/games": "#bring",
    "#/settings": "input[name=motion]",
    "#/rules/koi/3.1.1": ".clause.here",
    "#/components/koi": ".pieces .art svg",
    "#/credits": "dl",
    "#/nowhere": "h1",
}
WIDTHS = [(390, 844), (820, 1180), (1440, 900)]
LANGUAGES = ["en", "cs", "ru"]
Paper = Literal["light", "dark"]
PAPERS: tuple[Paper, ...] = ("light", "dark")
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules of axe-core that look at colours


def violations(page: Page, paper: Paper | None = None) -> list[str]:
    """What axe-core objects to, once nothing fades or moves any more: on the paper there is, or on this one.

    A page that was looked at on light paper has only other colours on dark paper.
    """
    if paper is not None:
        page.emulate_media(color_scheme=paper)
    at_rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    options = {"resultTypes": ["violations"]} | ({"runOnly": COLOURS} if paper == "dark" else {})
    found = page.evaluate("options => axe.run(document, options).then(found => found.violations)", options)
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:160]}"
        for violation in found
        for node in violation["nodes"]
    ]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def visit(page: Page, at: str) -> None:
    """Go there, and wait until all of it is there."""
    page.goto("about:blank")
    page.goto(at)
    path = at[at.index("#") :]
    page.wait_for_selector(PAGES.get(path, "[data-step]" if path.startswith("#/replay/") else "[data-n]"))
    page.evaluate("document.fonts.ready")


@pytest.fixture(scope="module")
def middle(server: Server) -> dict[str, tuple[str, str]]:
    """Addresses of a table of every game in the middle of play, and one that is over: of the seat that is asked, and of
    who looks on.
    """
    found = {}
    for game, players, moves in [*((game, 2, 6 if game == "toy" else 40) for game in sanmon.games()), ("toy", 1, 999)]:
        opened = server.open(*[None] * players, game=game)
        pages = [opened.page(seat) for seat in range(players)]
        rng = random.Random(game)
        for _ in range(moves):
            mover = next((page for page in pages if page.options), None)
            if mover is None:
                break
            mover.move(rng.choice(mover.options))
            for page in pages:
                page.catch_up(mover.n)
        asked = next((seat for seat, page in enumerate(pages) if page.options), 0)
        for page in pages:
            page.close()
        name = f"{game} {'over' if moves == 999 else 'in the middle'}"
        if moves == 999:
            replay = address(server, opened, None).replace("#/table/", "#/replay/")
            found["toy replayed"] = (f"{replay}/0/3", f"{replay}/all/0")
        found[name] = (address(server, opened, asked), address(server, opened, None))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_seen_and_nothing_overflows(
    server: Server, context: NewContext, middle: dict[str, tuple[str, str]], language: str
) -> None:
    """And nothing is fetched from elsewhere."""
    complaints: list[str] = []
    fetched: list[str] = []
    page = context(language=language).new_page()
    watch(page, complaints)
    page.on("request", lambda request: fetched.append(request.url))
    addresses = [f"http://127.0.0.1:{server.port}/{path}" for path in PAGES] + [
        at for pair in middle.values() for at in pair
    ]
    for at in addresses:
        visit(page, at)
        assert page.evaluate("document.documentElement.lang") == language
        for width, height in WIDTHS:
            page.set_viewport_size({"width": width, "height": height})
            assert overflow(page) <= 0, f"{at} at {width}"
            seen = page.inner_text("body") + " ".join(
                page.eval_on_selector_all(
                    "[aria-label], [title], [placeholder]",
                    """all => all.map(
                    one => [one.ariaLabel, one.title, one.placeholder].join(' '))""",
                )
            )
            assert "⟦" not in seen, seen
    assert complaints == []
    assert fetched
    assert [url for url in fetched if not url.startswith(f"http://127.0.0.1:{server.port}/")] == []


@pytest.mark.parametrize("what", ["pages", "tables"])
def test_axe_finds_no_violation(
    server: Server, context: NewContext, middle: dict[str, tuple[str, str]], what: str
) -> None:
    """On light and on dark paper; tables, Home and the set-up of a table on a phone, too."""
    page = context().new_page()
    pages = [f"http://127.0.0.1:{server.port}/{path}" for path in PAGES]
    tables = [asked for asked, _ in middle.values()]
    on_a_phone = [pages[0], pages[1], *tables]
    for at in pages if what == "pages" else [*tables, middle["satori in the middle"][1]]:
        page.set_viewport_size({"width": WIDTHS[2][0], "height": WIDTHS[2][1]})
        visit(page, at)
        for width, height in (WIDTHS[2], WIDTHS[0]) if at in on_a_phone else (WIDTHS[2],):
            page.set_viewport_size({"width": width, "height": height})
            for paper in PAPERS:
                assert violations(page, paper) == [], f"{at} at {width}, {paper}"


def test_axe_finds_no_violation_in_what_opens(
    server: Server, context: NewContext, middle: dict[str, tuple[str, str]]
) -> None:
    """Pages with something on them, and what opens on a page: each on light and on dark paper."""
    page = context(reduced_motion="reduce").new_page()
    home = f"http://127.0.0.1:{server.port}/"
    seen: list[str] = []

    def look(what: str) -> None:
        for paper in PAPERS:
            assert violations(page, paper) == [], f"{what}, {paper}"
        seen.append(what)

    def go(path: str, ready: str) -> None:
        page.goto("about:blank")
        page.goto(path if path.startswith("http") else home + path)
        page.wait_for_selector(ready)
        page.evaluate("document.fonts.ready")

    # At the table: everything behind a button of its head.
    go(middle["satori in the middle"][0], "[data-asked=true] button[data-choice]")
    for name in ("Chat", "Seats", "Points", "Keys and settings"):
        page.get_by_role("button", name=name).first.click()
        page.wait_for_selector("dialog[open]")
        look(name)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")

    # Somebody sits, somebody is expected; the same table in the lobby.
    go("#/new/koi", "form")
    page.get_by_label("Who sits at the Maple").select_option("open")
    look("setting up with others")
    page.get_by_label("Open to everyone").check()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("heading", name="One seat is still free").wait_for()
    look("the waiting room")
    go("#/lobby", ".tables li")
    look("the lobby with a table")
    go("#/games", ".what")
    look("my games")

    # What is left of a game.
    over = middle["toy replayed"][0]
    go(over, "[data-step]")
    look("a replay")

    go("#/settings", "input[name=motion]")
    page.get_by_role("button", name="Make an account").click()
    look("making an account")
    go("#/components/satori", ".pieces .art svg")
    page.get_by_label("Shown as").select_option("files")
    page.locator("input[accept='.zip,.csv,.toml']").set_input_files(
        {"name": "altars.csv", "mimeType": "text/csv", "buffer": b"id,colour\nquarry,grey,9 dragons\n"}
    )
    page.wait_for_selector(".problems li")
    look("a set with mistakes")
    go("#/table/nothing", "h1")
    look("no such table")
    go("#/replay/nothing", "h1")
    look("no such game")
    assert len(seen) == 13


def test_on_a_phone_the_decision_and_ones_own_things_are_in_sight(
    context: NewContext, middle: dict[str, tuple[str, str]]
) -> None:
    for name in ("toy in the middle", "satori in the middle"):
        page = context(390, 844, has_touch=True, is_mobile=True).new_page()
        page.goto(middle[name][0])
        page.wait_for_selector("[data-asked=true] button[data-choice]")
        assert page.evaluate("document.documentElement.scrollHeight") <= 844
        for selector in ("#prompt", "button[data-choice]", ".mine .num", ".stage"):
            box = page.locator(selector).first.bounding_box()
            assert box is not None, selector
            assert box["y"] >= 0, selector
            assert box["y"] + min(box["height"], 40) <= 844, selector


def test_what_can_be_chosen_glows_and_nothing_else_can_be_clicked(server: Server, context: NewContext) -> None:
    seat = Seat(context(), server.open(None, game="satori"), 0)
    rng = random.Random(3)
    clicked = 0
    for _ in range(60):
        if not seat.wait_asked():
            break
        options = seat.position["options"]
        touched = {thing for option in options for thing in option["touches"]}
        glowing = set(seat.page.eval_on_selector_all("[data-can]", "all => all.map(one => one.dataset.thing)"))
        # Elsewhere goods and the pagoda's parts glow, things of the page's own.
        plain = seat.position["prompt"]["key"] in {
            "worshipper",
            "altar",
            "first-monk",
            "meditate",
            "hikari",
            "starting-tile",
        }
        if plain:
            assert glowing == touched, seat.position["prompt"]
        # A thing that does not glow is dead.
        before, sent = seat.n, len(seat.sent)
        seat.page.evaluate(
            """() => document.querySelectorAll('[data-thing]:not([data-can])').forEach(one => {
                if (!one.closest('[data-can]')) one.dispatchEvent(new MouseEvent('click', { bubbles: true })) })"""
        )
        assert len(seat.sent) == sent
        things = sorted(glowing)
        if things and rng.random() < 0.7:
            thing = rng.choice(things)
            # Pointing at a thing marks the choices that concern it.
            seat.page.evaluate(at_thing("pointerover"), thing)
            concern = [
                str(text)
                for text in seat.page.eval_on_selector_all(
                    "[data-choice].touched", "all => all.map(b => b.dataset.choice)"
                )
            ]
            assert concern
            if plain:
                assert sorted(concern) == sorted(one["text"] for one in options if thing in one["touches"])
            seat.page.evaluate(at_thing("click"), thing)
            clicked += 1
            if len(concern) > 1:
                # Several choices concern that thing: the list is narrowed to them, and Escape shows all again.
                listed = "count => document.querySelectorAll('[data-choice]').length === count"
                seat.page.wait_for_function(listed, arg=len(concern))
                assert len(seat.sent) == sent
                assert sorted(seat.choices()) == sorted(concern)
                seat.page.keyboard.press("Escape")
                seat.page.wait_for_function(listed, arg=len(options))
                seat.step(rng)
            seat.page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) > n", arg=before)
        else:
            seat.step(rng)
    assert clicked > 10
    assert seat.complaints == []


def at_thing(event: str) -> str:
    """A script that sends a thing that glows this event of the pointer."""
    return f"""thing => [...document.querySelectorAll('[data-can]')].find(one => one.dataset.thing === thing)
        .dispatchEvent(new MouseEvent('{event}', {{ bubbles: true }}))"""


def test_a_stale_answer_is_answered_kindly(server: Server, context: NewContext) -> None:
    """The same seat in two browsers: one has gone on, and the other's click comes too late."""
    opened = server.open(None, None, game="toy")
    seat = Seat(context(), opened, 0)
    seat.wait_asked()
    late = context().new_page()
    deaf: list[bool] = []
    late.route_web_socket("**/ws/**", lambda socket: hard_of_hearing(socket, deaf))
    late.goto(address(server, opened, 0))
    late.wait_for_selector("button[data-choice]")
    deaf.append(True)
    seat.step(random.Random(1))
    late.click("button[data-choice]")
    told = late.get_by_role("alert")
    told.wait_for()
    assert "moved on" in told.inner_text() or "Somebody else" in told.inner_text()
    late.wait_for_selector("button[data-choice]", state="detached")
    assert seat.complaints == []


def hard_of_hearing(socket: WebSocketRoute, deaf: list[bool]) -> None:
    """While a page is deaf it hears nothing until it is refused something, and from then on everything."""
    server = socket.connect_to_server()

    def down(message: str | bytes) -> None:
        if '"refused"' in str(message):
            deaf.clear()
        if not deaf:
            socket.send(message)

    server.on_message(down)


def test_language_and_paper_are_remembered(server: Server, context: NewContext) -> None:
    page = context(language="en").new_page()
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.get_by_label("Language").select_option("cs")
    page.get_by_role("button", name="Papír podle systému").click()
    page.get_by_role("button", name="Světlý papír").click()
    page.reload()
    page.get_by_role("button", name="Tmavý papír").wait_for()
    assert page.evaluate("document.documentElement.lang") == "cs"
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_link_that_opens_nothing_says_so(server: Server, context: NewContext) -> None:
    page = context().new_page()
    page.goto(f"http://127.0.0.1:{server.port}/#/table/nothing/here")
    page.get_by_role("heading", name="There is no such table.").wait_for()
    opened = server.open(None, game="toy")
    page.goto(f"http://127.0.0.1:{server.port}/#/table/{opened.table}/wrong")
    page.get_by_role("heading", name="This link opens no seat at this table.").wait_for()
    assert violations(page) == []
