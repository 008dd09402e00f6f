"""Every page in three languages, in both themes and at three widths: no visible key, no overflow, no violation of
axe-core.

`make test` visits every page in Russian, whose words are the longest, and a few in the other languages. `make deep`
visits all pages in all languages.
"""

import random
from typing import Literal

import pytest
from playwright.sync_api import Page, WebSocketRoute

import sanmon
from languages import OURS, deep_but
from server.served import Server
from web.browsing import Seat, address, at_rest, watch
from web.conftest import ROOT, NewContext

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Every page, and a selector that is there once the page is ready.
PAGES = {
    "#/": ".bay .ways",
    "#/new/satori": "form",
    "#/new/toy": "form",
    "#/lobby": "#gathering",
    "#/games": "#bring",
    "#/settings": "input[name=motion]",
    "#/reset": "form",
    "#/reset/code": "form",
    "#/rules/koi/3.1.1": ".clause.here",
    "#/components/koi": ".pieces .art svg",
    "#/credits": "dl",
    "#/nowhere": "h1",
}
WIDTHS = [(390, 844), (820, 1180), (1440, 900)]
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules of axe-core about colours


def violations(page: Page, theme: Theme | None = None) -> list[str]:
    """The violations that axe-core finds once nothing moves, in the current theme or in the given one.

    In the dark theme only the rules about colours run: everything else was checked in the light one.
    """
    if theme is not None:
        page.emulate_media(color_scheme=theme)
    at_rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    options = {"resultTypes": ["violations"]} | ({"runOnly": COLOURS} if theme == "dark" else {})
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
    """Opens an address and waits until the page is ready."""
    page.goto("about:blank")
    page.goto(at)
    path = at[at.index("#") :]
    page.wait_for_selector(PAGES.get(path, "[data-step]" if path.startswith("#/replay/") else "[data-n]"))
    page.evaluate("document.fonts.ready")


@pytest.fixture(scope="module")
def middle(server: Server) -> dict[str, tuple[str, str]]:
    """Addresses of a table of every game in mid-game, of a finished one and of a replay: for the seat that has to
    decide, and for a spectator.
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


@pytest.mark.parametrize(
    ("language", "every"),
    [
        *((language, False) for language in OURS),
        *(pytest.param(language, True, marks=pytest.mark.deep) for language in OURS),
    ],
)
def test_no_key_is_visible_nothing_overflows_and_nothing_is_fetched_from_elsewhere(
    server: Server, context: NewContext, middle: dict[str, tuple[str, str]], language: str, every: bool
) -> None:
    """In every width; each page in one of the languages, or in every one."""
    complaints: list[str] = []
    fetched: list[str] = []
    page = context(language=language).new_page()
    watch(page, complaints)
    page.on("request", lambda request: fetched.append(request.url))
    addresses = [f"http://127.0.0.1:{server.port}/{path}" for path in PAGES] + [
        at for pair in middle.values() for at in pair
    ]
    for at in addresses if every else addresses[OURS.index(language) :: len(OURS)]:
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


@pytest.mark.parametrize("phone_themes", [THEMES[:1], pytest.param(THEMES, marks=pytest.mark.deep)], ids=len)
@pytest.mark.parametrize("what", ["pages", "tables"])
def test_axe_finds_no_violation(
    server: Server, context: NewContext, middle: dict[str, tuple[str, str]], what: str, phone_themes: tuple[Theme, ...]
) -> None:
    """In both themes; tables, Home and the set-up also on a phone, in one theme or in both."""
    page = context().new_page()
    pages = [f"http://127.0.0.1:{server.port}/{path}" for path in PAGES]
    tables = [asked for asked, _ in middle.values()]
    on_a_phone = [pages[0], pages[1], *tables]
    for at in pages if what == "pages" else [*tables, middle["satori in the middle"][1]]:
        page.set_viewport_size({"width": WIDTHS[2][0], "height": WIDTHS[2][1]})
        visit(page, at)
        for width, height in (WIDTHS[2], WIDTHS[0]) if at in on_a_phone else (WIDTHS[2],):
            page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES if (width, height) == WIDTHS[2] else phone_themes:
                assert violations(page, theme) == [], f"{at} at {width}, {theme}"


def test_axe_finds_no_violation_in_dialogs_and_filled_pages(
    server: Server, context: NewContext, middle: dict[str, tuple[str, str]]
) -> None:
    """Dialogs and pages with content, each in both themes."""
    page = context(reduced_motion="reduce").new_page()
    home = f"http://127.0.0.1:{server.port}/"
    seen: list[str] = []

    def look(what: str) -> None:
        for theme in THEMES:
            assert violations(page, theme) == [], f"{what}, {theme}"
        seen.append(what)

    def go(path: str, ready: str) -> None:
        page.goto("about:blank")
        page.goto(path if path.startswith("http") else home + path)
        page.wait_for_selector(ready)
        page.evaluate("document.fonts.ready")

    # At the table: every dialog that a button of its head opens.
    go(middle["satori in the middle"][0], "[data-asked=true] button[data-choice]")
    for name in ("Chat", "Seats", "Points", "How to play", "Help and settings"):
        page.get_by_role("button", name=name).first.click()
        page.wait_for_selector("dialog[open]")
        look(name)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")

    # A table that waits for a player, and the same table in the lobby.
    go("#/new/koi", "form")
    page.get_by_label("Who takes the Maple seat").select_option("open")
    look("setting up with others")
    page.get_by_label("Open to everyone").check()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("heading", name="One seat is still free").wait_for()
    look("the waiting room")
    go("#/lobby", ".tables li")
    look("the lobby with a table")
    go("#/games", ".what")
    look("my games")

    # A finished game.
    over = middle["toy replayed"][0]
    go(over, "[data-step]")
    look("a replay")

    go("#/settings", "input[name=motion]")
    page.get_by_role("button", name="Create an account").click()
    look("making an account")
    go("#/components/satori", ".pieces .art svg")
    page.get_by_label("Show as").select_option("files")
    page.locator("input[accept='.zip,.csv,.toml']").set_input_files(
        {"name": "altars.csv", "mimeType": "text/csv", "buffer": b"id,colour\nquarry,grey,9 dragons\n"}
    )
    page.wait_for_selector(".problems li")
    look("a set with mistakes")
    go("#/table/nothing", "h1")
    look("no such table")
    go("#/replay/nothing", "h1")
    look("no such game")
    assert len(seen) == 14


def test_on_a_phone_the_decision_and_the_players_things_are_in_view(
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


@pytest.mark.parametrize("steps", deep_but(24, 24, 60))
def test_what_can_be_chosen_glows_and_nothing_else_can_be_clicked(
    server: Server, context: NewContext, steps: int
) -> None:
    seat = Seat(context(), server.open(None, game="satori"), 0)
    rng = random.Random(3)
    clicked = 0
    for _ in range(steps):
        if not seat.wait_asked():
            break
        options = seat.position["options"]
        touched = {thing for option in options for thing in option["touches"]}
        glowing = set(seat.page.eval_on_selector_all("[data-can]", "all => all.map(one => one.dataset.thing)"))
        # At other prompts goods and parts of the pagoda glow, which options do not name.
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
        # A click on what does not glow does nothing.
        before, sent = seat.n, len(seat.moves_sent)
        seat.page.evaluate(
            """() => document.querySelectorAll('[data-thing]:not([data-can])').forEach(one => {
                if (!one.closest('[data-can]')) one.dispatchEvent(new MouseEvent('click', { bubbles: true })) })"""
        )
        assert len(seat.moves_sent) == sent
        things = sorted(glowing)
        if things and rng.random() < 0.7:
            thing = rng.choice(things)
            # Pointing at a thing marks its choices in the list.
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
                # Several choices concern this thing: the list is narrowed to them, and Escape lists all again.
                listed = "count => document.querySelectorAll('[data-choice]').length === count"
                seat.page.wait_for_function(listed, arg=len(concern))
                assert len(seat.moves_sent) == sent
                assert sorted(seat.choices()) == sorted(concern)
                seat.page.keyboard.press("Escape")
                seat.page.wait_for_function(listed, arg=len(options))
                seat.step(rng)
            seat.page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) > n", arg=before)
        else:
            seat.step(rng)
    assert clicked > steps // 6
    assert seat.complaints == []


def at_thing(event: str) -> str:
    """A script that dispatches this pointer event on a thing that glows."""
    return f"""thing => [...document.querySelectorAll('[data-can]')].find(one => one.dataset.thing === thing)
        .dispatchEvent(new MouseEvent('{event}', {{ bubbles: true }}))"""


def test_an_answer_that_comes_too_late_is_explained(server: Server, context: NewContext) -> None:
    """The same seat in two browsers: one has answered, and the other answers too late."""
    opened = server.open(None, None, game="toy")
    seat = Seat(context(), opened, 0)
    seat.wait_asked()
    late = context().new_page()
    dropping: list[bool] = []
    late.route_web_socket("**/ws/**", lambda socket: drop_until_refused(socket, dropping))
    late.goto(address(server, opened, 0))
    late.wait_for_selector("button[data-choice]")
    dropping.append(True)
    seat.step(random.Random(1))
    late.click("button[data-choice]")
    notice = late.get_by_role("alert")
    notice.wait_for()
    assert "moved on" in notice.inner_text() or "somebody else" in notice.inner_text()
    late.wait_for_selector("button[data-choice]", state="detached")
    assert seat.complaints == []


def drop_until_refused(socket: WebSocketRoute, dropping: list[bool]) -> None:
    """While `dropping` is not empty, drops messages to the page until one refuses something."""
    server = socket.connect_to_server()

    def to_page(message: str | bytes) -> None:
        if '"refused"' in str(message):
            dropping.clear()
        if not dropping:
            socket.send(message)

    server.on_message(to_page)


def test_language_and_theme_are_remembered(server: Server, context: NewContext) -> None:
    page = context(language="en").new_page()
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.get_by_label("Language").select_option("cs")
    page.get_by_role("button", name="Papír podle systému").click()
    page.get_by_role("button", name="Světlý papír").click()
    page.reload()
    page.get_by_role("button", name="Tmavý papír").wait_for()
    assert page.evaluate("document.documentElement.lang") == "cs"
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_broken_link_says_what_is_wrong(server: Server, context: NewContext) -> None:
    page = context().new_page()
    page.goto(f"http://127.0.0.1:{server.port}/#/table/nothing/here")
    page.get_by_role("heading", name="There is no such table.").wait_for()
    opened = server.open(None, game="toy")
    page.goto(f"http://127.0.0.1:{server.port}/#/table/{opened.table}/wrong")
    page.get_by_role("heading", name="This link does not lead to a seat at this table.").wait_for()
    assert violations(page) == []
