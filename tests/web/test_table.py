"""The table around the boards, for every game: hints, tips, points, other players' steps, motion, sound and small
screens.
"""

from __future__ import annotations

import random
import re
import statistics
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Page

from sanmon.kernel import clauses
from server.served import Server
from web.browsing import Seat, at_rest, close_curtain
from web.conftest import NewContext
from web.test_pages import violations

GAMES = ["satori", "koi", "bitoku"]
BOARDS = Path(__file__).parent.parent.parent / "web" / "src" / "boards"


def settled_first(seat: Seat) -> None:
    """Waits until the seat has to decide and nothing moves."""
    assert seat.wait_asked()
    at_rest(seat.page)


def total(view: dict[str, object], game: str) -> int:
    """The first seat's points in its view."""
    rows = {"satori": ("players", "tally"), "koi": ("seats", "points"), "bitoku": ("actors", "points")}[game]
    people = view[rows[0]]
    assert isinstance(people, list)
    return int(sum(people[0][rows[1]].values()))


@pytest.mark.parametrize("game", GAMES)
def test_every_tip_names_a_clause_that_exists(game: str) -> None:
    """The clauses that the tips of a board cite are in the game's rules."""
    cited = re.findall(r'"([\d.]+)"', (BOARDS / game / "clauses.ts").read_text())
    known = {clause.id for clause in clauses.load(f"sanmon.games.{game}", "en")}
    assert len(cited) > 20
    assert set(cited) <= known


@pytest.mark.parametrize(("game", "theme"), [("satori", "light"), ("koi", "dark"), ("bitoku", "light")])
def test_tips_points_and_hints(server: Server, context: NewContext, game: str, theme: str) -> None:
    seat = Seat(context(color_scheme=theme), server.open(None, "random", game=game), 0)
    settled_first(seat)
    page = seat.page

    # Resting the pointer on a thing shows what it is, with a link to its rule.
    page.evaluate(
        """() => document.querySelector('main [data-can]').dispatchEvent(
            new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))"""
    )
    tip = page.get_by_role("tooltip")
    tip.wait_for()
    link = tip.get_by_role("link").get_attribute("href") or ""
    assert re.fullmatch(rf"#/rules/{game}/[\d.]+", link)
    assert violations(page) == []
    page.keyboard.press("Escape")
    tip.wait_for(state="detached")
    # By keyboard: the thing of the focused choice.
    page.keyboard.press("i")
    tip.wait_for()
    page.keyboard.press("Escape")

    # Points by source.
    page.keyboard.press("p")
    shown = page.locator("dialog[open] .total").all_inner_texts()
    assert int(shown[0]) == total(seat.position["view"], game)
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")  # an earlier key would go to the dialog

    # A hint is one of the choices, and can be chosen. Sometimes two moves are equally good without a reason; then ask
    # at the next decision.
    reasons: list[tuple[int, str]] = []
    rng = random.Random(1)
    for _ in range(12):
        while len(seat.choices()) < 2:
            seat.step(rng)
            assert seat.wait_asked()
        page.keyboard.press("h")
        page.wait_for_selector(".hints button")
        assert set(page.locator(".hints .turn li:first-child .label, .hints ul .label").all_text_contents()) <= set(
            seat.labels().values()
        )
        reasons = [
            (place, why)
            for place, move in enumerate(page.locator(".hints [data-move]").all())
            for why in move.locator(".why").all_text_contents()
        ]
        if reasons:
            break
        seat.step(rng)
        assert seat.wait_asked()
    # One reason for each move, in words.
    assert reasons != []
    for _, why in reasons:
        assert why.startswith("brings more: ")
        assert not re.search(r"\d", why)
    assert violations(page) == []
    before = seat.n
    page.locator(".hints button").first.click()
    page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) > n", arg=before)
    assert seat.complaints == []


def test_a_choice_begins_with_a_capital(server: Server, context: NewContext) -> None:
    """Labels are parts of sentences in the games' messages; shown alone they start with a capital letter."""
    seat = Seat(context(), server.open(None, "random", game="koi"), 0)
    settled_first(seat)
    seat.page.keyboard.press("h")
    seat.page.wait_for_selector(".hints button")
    for label in (".choices .label", ".hints .label"):
        first = seat.page.locator(label).first
        first.evaluate("one => (one.textContent = 'buy a koi')")
        assert first.inner_text() == "Buy a koi"


def test_news_are_since_the_start_of_the_game_or_since_the_last_turn(server: Server, context: NewContext) -> None:
    seat = Seat(context(reduced_motion="reduce"), server.open(None, "random", game="bitoku"), 0)
    rng = random.Random(8)
    assert seat.wait_asked()
    news = seat.page.locator("[aria-keyshortcuts=n]")
    assert news.inner_text().endswith("since the game began")
    for _ in range(60):
        seat.step(rng)
        assert seat.wait_asked()
        if news.count():
            break
    assert news.inner_text().endswith("since your last turn")


def test_a_long_press_shows_a_tip_and_chooses_nothing(server: Server, context: NewContext) -> None:
    seat = Seat(context(390, 844, has_touch=True, is_mobile=True), server.open(None, game="koi"), 0)
    settled_first(seat)
    box = seat.page.locator(".stage [data-can] > .halo").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = seat.page.context.new_cdp_session(seat.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    seat.page.get_by_role("tooltip").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # The next choice must be the first move that the page sends.
    choice = seat.choices()[-1]
    seat.page.locator(f'button[data-choice="{choice}"]').click()
    seat.shows(1)
    assert seat.moves_sent == [choice]
    assert seat.complaints == []


def until_others_acted(seat: Seat, rng: random.Random) -> None:
    """Plays until another player has moved and it is this seat's turn again."""
    for number in range(40):
        assert seat.wait_asked()
        if number > 0 and any(entry["kind"] == "move" and entry["seat"] == 1 for entry in seat.position["entries"]):
            return
        seat.step(rng)
    raise AssertionError("no other player ever moved")


def test_other_players_steps_are_shown_one_by_one_and_again_on_request(server: Server, context: NewContext) -> None:
    seat = Seat(context(reduced_motion="no-preference"), server.open(None, "random", game="satori"), 0)
    page = seat.page
    page.evaluate(
        """() => { window.shown = []; window.captions = [];
            const look = () => { const table = document.querySelector('[data-n]');
                const n = table && Number(table.dataset.n);
                if (table && n !== window.shown.at(-1)) window.shown.push(n);
                const caption = document.querySelector('.caption')?.textContent;
                if (caption && caption !== window.captions.at(-1)) window.captions.push(caption); };
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true }) }"""
    )
    until_others_acted(seat, random.Random(2))
    steps = page.evaluate("window.shown")
    assert len(steps) > 2
    assert steps == sorted(steps)
    # Again: each caption is a line of the log, and afterwards the decision is as before.
    choices = seat.choices()
    page.evaluate("window.captions = []")
    page.keyboard.press("n")
    page.wait_for_selector(".caption")
    assert page.get_attribute("[data-asked]", "data-asked") == "false"
    page.keyboard.press("Escape")
    assert seat.wait_asked()
    assert seat.choices() == choices
    log = " · ".join(seat.log())
    assert all(line in log for caption in page.evaluate("window.captions") for line in caption.split(" · "))
    assert seat.complaints == []


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_pieces_move_unless_motion_is_reduced(server: Server, context: NewContext, motion: str, moves: bool) -> None:
    seat = Seat(context(reduced_motion=motion), server.open(None, game="satori"), 0)
    page = seat.page
    page.evaluate(
        """() => { window.glided = window.flown = 0;
            new MutationObserver(all => { for (const one of all) if (one.target.id === 'gliding') {
                window.glided += 1;
                // goods are pictures beside the board, the pieces of this board are drawn in it
                for (const node of one.addedNodes) if (node.querySelector('foreignObject')) window.flown += 1 } })
                .observe(document.body, { subtree: true, childList: true }) }"""
    )
    rng = random.Random(4)
    for _ in range(14):
        if not seat.wait_asked():
            break
        seat.step(rng)
    assert (page.evaluate("window.glided") > 0) == moves
    assert (page.evaluate("window.flown") > 0) == moves
    page.wait_for_function("() => document.querySelectorAll('#gliding > *').length === 0")
    assert seat.complaints == []


def test_sounds_can_be_switched_off(server: Server, context: NewContext) -> None:
    browser = context()
    browser.add_init_script(
        """window.sounds = 0; const make = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () { window.sounds += 1; return make.call(this) }"""
    )
    seat = Seat(browser, server.open(None, game="toy"), 0)
    assert seat.wait_asked()
    assert seat.page.evaluate("window.sounds") == 0
    seat.page.locator("button[data-choice]").first.click()
    seat.page.wait_for_function("() => window.sounds > 0")
    seat.page.get_by_role("button", name="Sounds").click()
    assert seat.wait_asked()
    before = seat.page.evaluate("window.sounds")
    seat.step(random.Random(1))
    at_rest(seat.page)
    assert seat.page.evaluate("window.sounds") == before
    seat.page.reload()
    seat.wait_asked()
    assert seat.page.get_by_role("button", name="Sounds").get_attribute("aria-pressed") == "false"


def scale(page: Page) -> float:
    return float(page.evaluate("new DOMMatrix(getComputedStyle(document.querySelector('.canvas')).transform).a"))


@pytest.mark.parametrize("game", GAMES)
def test_a_wide_screen_shows_the_whole_board_and_keeps_the_chosen_zoom(
    server: Server, context: NewContext, game: str
) -> None:
    """At 1440 pixels the page never zooms by itself; a zoom that the reader chose stays."""
    seat = Seat(context(reduced_motion="reduce"), server.open(None, game=game), 0)
    rng = random.Random(6)
    for _ in range(4):
        settled_first(seat)
        assert scale(seat.page) == 1
        seat.step(rng)
    settled_first(seat)
    seat.page.keyboard.press("+")
    seat.page.keyboard.press("+")
    at_rest(seat.page)
    chosen = scale(seat.page)
    assert chosen > 1.5
    for _ in range(3):
        seat.step(rng)
        settled_first(seat)
        assert scale(seat.page) == pytest.approx(chosen)
    seat.page.keyboard.press("0")
    seat.page.wait_for_function(
        "() => new DOMMatrix(getComputedStyle(document.querySelector('.canvas')).transform).a === 1"
    )


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_buttons_jump_to_where_something_can_be_chosen(
    server: Server, context: NewContext, game: str
) -> None:
    browser = context(390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    seat = Seat(browser, server.open(None, "random", game=game), 0)
    rng = random.Random(9)
    led = 0
    for _ in range(16 if game == "bitoku" else 6):  # Bitoku's first decisions are about cards in the hand
        if not seat.wait_asked():
            break
        at_rest(seat.page)
        busy = seat.page.locator(".places .busy")
        things = seat.page.locator(".canvas [data-can]")
        assert (busy.count() > 0) == (things.count() > 0)
        stage = seat.page.locator(".stage.drawn").bounding_box()
        assert stage is not None
        for number in range(busy.count()):
            busy.nth(number).click()
            at_rest(seat.page)
            boxes = [box for box in (one.bounding_box() for one in things.all()[:40]) if box]
            assert any(
                box["x"] + box["width"] > 0
                and box["x"] < 390
                and box["y"] + box["height"] > stage["y"]
                and box["y"] < stage["y"] + stage["height"]
                for box in boxes
            )
            led += 1
        seat.step(rng)
    assert led > 2
    assert seat.complaints == []


def test_a_log_line_of_another_player_highlights_their_pond(server: Server, context: NewContext) -> None:
    browser = context(reduced_motion="reduce")
    seat = Seat(browser, server.open(None, "random", game="koi"), 0)
    rng = random.Random(3)
    for _ in range(240):
        if not seat.wait_asked():  # the bot may place nothing in a whole game: try another table
            seat = Seat(browser, server.open(None, "random", game="koi"), 0)
            continue
        lines = seat.page.locator(".side .log li", has_text=re.compile(r"\(Random\) places .* at "))
        if lines.count():
            break
        seat.step(rng)
    close_curtain(seat.page)
    lines.last.hover()
    lit = seat.page.eval_on_selector_all("[data-lit]", "all => all.map(one => one.dataset.thing)")
    assert lit
    assert all(re.match(r"1:hex:", thing) for thing in lit), lit
    assert seat.page.locator(".others [data-lit]").count() == len(lit)


@pytest.mark.parametrize("game", GAMES)
def test_forced_colours_mark_what_can_be_chosen(server: Server, context: NewContext, game: str) -> None:
    """With the system's colours, what can be chosen has an edge that other things do not have."""
    seat = Seat(context(forced_colors="active", reduced_motion="reduce"), server.open(None, game=game), 0)
    settled_first(seat)
    edges = seat.page.eval_on_selector_all(
        ".stage [data-can] > .halo, .stage [data-can] > .rim",
        "all => all.map(one => [getComputedStyle(one).stroke, parseFloat(getComputedStyle(one).strokeWidth)])",
    )
    papers = seat.page.eval_on_selector_all(
        ".paper[data-can]", "all => all.map(one => getComputedStyle(one).outlineStyle)"
    )
    assert edges or papers
    assert all(stroke != "none" and width >= 2 for stroke, width in edges)
    assert all(style == "solid" for style in papers)
    # A board is a picture and keeps its own colours.
    assert seat.page.eval_on_selector(".stage.drawn", "one => getComputedStyle(one).forcedColorAdjust") == "none"


def busy(session: CDPSession) -> float:
    """How many milliseconds the page's thread has been busy; the load of the machine does not count."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


# Work to compare with: creates and lays out four thousand small drawings.
WORK = """() => {
    const made = kind => document.createElementNS('http://www.w3.org/2000/svg', kind);
    const svg = made('svg');
    document.body.append(svg);
    for (let round = 0; round < 10; round += 1) {
        svg.replaceChildren(...Array.from({ length: 400 }, (_, place) => {
            const [group, text] = [made('g'), made('text')];
            text.textContent = `${round} ${place}`;
            group.append(made('path'), text);
            return group;
        }));
        svg.getBBox();
    }
    svg.remove();
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_first_choice_and_every_move_need_little_work(server: Server, context: NewContext, game: str) -> None:
    """Relative to other work of the same page, so that the speed and the load of the machine do not matter."""
    browser = context(reduced_motion="reduce")
    opened = server.open(None, game=game)
    Seat(browser, opened, 0).wait_asked()  # fills the browser's cache and warms up the server
    seat = Seat(browser, opened, 0)
    session = browser.new_cdp_session(seat.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    seat.page.reload()
    assert seat.wait_asked()
    first = busy(session)
    moves, work = _move_and_work(seat, session)
    assert first < 4 * work, (first, work)
    for _ in range(3):  # other processes disturb it for a while; a page that does too much is slow each time
        if moves < work / 2:
            break
        moves, work = _move_and_work(seat, session)
    assert moves < work / 2
    for _ in range(4):  # a move by the pointer, with the preview that pointing draws
        moves, work = _move_and_work(seat, session, pointing=True)
        if moves < work:
            break
    assert moves < work


def _move_and_work(seat: Seat, session: CDPSession, pointing: bool = False) -> tuple[float, float]:
    """How long a move and the work to compare with keep the page busy: the medians of five of each, in turn."""
    moves: list[float] = []
    works: list[float] = []
    for _ in range(5):
        assert seat.wait_asked()
        close_curtain(seat.page)
        before, n = busy(session), seat.n
        choice = seat.page.locator("button[data-choice]").first
        if pointing:
            choice.click()
        else:
            choice.dispatch_event("click")
        seat.page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) > n", arg=n)
        after = busy(session)
        moves.append(after - before)
        seat.page.evaluate(WORK)
        works.append(busy(session) - after)
    return statistics.median(moves), statistics.median(works)
