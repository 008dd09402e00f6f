"""Koi's pond in the browser: a whole game alone, what glows, what ghosts promise, and every language on light and dark
paper.
"""

from __future__ import annotations

import math
import random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute

from sanmon.games.koi.engine import Koi
from sanmon.games.koi.hexes import DIRECTIONS, label_of
from sanmon.games.koi.state import KoiState
from sanmon.games.koi.view import PondView, view
from sanmon.kernel.words import Words
from server.served import Server
from web.browsing import Message, Said, Seat, address, at_rest
from web.conftest import NewContext
from web.test_pages import WIDTHS, overflow, violations, visit


def eager(options: list[str], rng: random.Random) -> str:
    """Any option, but rather work and placing than leaving it: ponds grow, and every kind of decision comes up."""
    doing = [text for text in options if text not in {"skip", "end"}] or options
    working = [text for text in doing if text.startswith(("work", "place", "claim"))]
    return rng.choice(working if working and rng.random() < 0.5 else doing)


def things(option: Message) -> set[str]:
    """What the board shows an option on."""
    key, args = option["key"], option["args"]
    if key in {"work", "luck"}:
        return {key}
    if key == "meditate":
        return {f"space:{args['space']}"}
    if key in {"buy", "remove"}:
        return {f"supply:{args['koi']}"}
    if key == "give":
        return {f"stored:{args['piece']}"}
    if key == "place":
        deed = args["deed"]
        return {"fish" if deed == "move" else f"{'supply' if deed in {'lily', 'lantern'} else 'stored'}:{deed}"}
    return set(option["touches"])


def glowing(page: Page) -> set[str]:
    return set(page.eval_on_selector_all("[data-can]", "all => all.map(one => one.dataset.thing)"))


def test_a_whole_game_alone_and_only_what_can_be_chosen_glows(server: Server, context: NewContext) -> None:
    seat = Seat(context(reduced_motion="reduce"), server.open(None, game="koi"), 0)
    said = Said("koi", "en", ["P0"])
    rng = random.Random(5)
    asked: set[str] = set()
    while seat.wait_asked():
        position = seat.position
        asked.add(position["prompt"]["key"])
        assert seat.prompt() == said.prompt(position)
        assert seat.labels() == said.options(position)
        assert glowing(seat.page) == {thing for option in position["options"] for thing in things(option)}, position[
            "prompt"
        ]
        before = seat.n
        seat.press(eager(seat.choices(), rng), rng)
        seat.page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) > n", arg=before)
        seat.settled()
    assert asked >= {"turn", "work", "tile", "end-turn"}
    result = seat.position["result"]
    assert result["verdict"] is not None
    assert said.words.say(f"verdict-{result['verdict']}") in seat.page.inner_text(".standings")
    assert "⟦" not in seat.page.inner_text("body")
    assert seat.complaints == []


def test_a_tile_is_placed_with_the_mouse(server: Server, context: NewContext) -> None:
    """Work, the storage's water, a hex beside the spring: its ghost comes with the pointer, and then
    the tile is there.
    """
    seat = Seat(context(), server.open(None, game="koi"), 0)
    seat.wait_asked()
    page = seat.page
    for thing in ("work", "stored:water"):
        before = seat.n
        page.click(f"[data-can][data-thing='{thing}']")
        page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) > n", arg=before)
        seat.settled()
    target = page.locator("[data-thing='hex:2.0']")
    assert page.locator("[data-of='hex:2.0']").count() == 0
    target.hover()
    page.locator("[data-of='hex:2.0']").wait_for()
    before = seat.n
    target.locator(".halo").click()
    page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) > n", arg=before)
    seat.settled()
    assert {"id": "2.0", "tile": "water"}.items() <= next(
        hex for hex in seat.position["view"]["seats"][0]["pond"]["hexes"] if hex["id"] == "2.0"
    ).items()
    assert seat.complaints == []


# -- ponds of our own choosing


def pond_of(state: KoiState) -> PondView:
    return view(state, 0).seats[0].pond


def grown(players: int, wanted: str, seed: int) -> KoiState:
    """A position in which the first seat is asked that, in a pond with koi and a lantern; without them for the first
    shores.
    """
    game = Koi(None)
    for luck in range(seed, seed + 400):
        state = game.start(players=players, seed=luck)
        rng = random.Random(luck)
        while state.seat is not None:
            options = {state.describe(option).text: option for option in state.options()}
            if state.seat == 0 and state.prompt(0).key == wanted and len(options) > 1:
                pond = pond_of(state)
                if wanted == "shore-way" or (pond.koi and any(shore.lantern for shore in pond.shores)):
                    return state
            state.apply(options[eager(list(options), rng)])
    raise AssertionError(f"no such position: {wanted}")


def lay(page: Page, state: KoiState, answers: list[str] | None = None) -> None:
    """Show that position at whatever table the page opens; answers to it are kept from the table."""
    told = {
        "view": state.view(0),
        "prompt": state.prompt(0),
        "options": [state.describe(option) for option in state.options()] if state.seat == 0 else [],
    }

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def down(message: str | bytes) -> None:
            data: dict[str, Any] = msgspec.json.decode(message)
            if data["type"] == "position":
                data |= msgspec.to_builtins(told)
                data.pop("since", None)  # the whole of it is told each time
            socket.send(msgspec.json.encode(data).decode())

        def up(message: str | bytes) -> None:
            data: dict[str, Any] = msgspec.json.decode(message)
            if answers is not None and data["type"] == "move":
                answers.append(data["do"])
            else:
                server.send(message)

        server.on_message(down)
        socket.on_message(up)

    page.route_web_socket("**/ws/**", through)


def worth(state: KoiState) -> int:
    """What the first seat's pond scores; luck tokens, which a placement may bring besides, are not the pond's."""
    return sum(points for source, points in view(state, 0).seats[0].points.items() if source != "luck")


@pytest.mark.parametrize("wanted", ["koi-way", "koi", "tile", "lily", "lantern", "shore-way"])
def test_a_ghost_promises_what_the_rules_give(server: Server, context: NewContext, wanted: str) -> None:
    """Under the pointer each place shows what the pond scores more with the piece there; a shore, what its lantern
    would.
    """
    state = grown(2, wanted, 1)
    page = context().new_page()
    lay(page, state)
    page.goto(address(server, server.open(None, "random", game="koi"), 0))
    page.wait_for_selector("[data-can]")
    checked = 0
    for option in state.options():
        described = state.describe(option)
        if described.key in {"skip", "end", "luck"}:
            continue
        after = state.clone()
        assert isinstance(after, KoiState)
        after.apply(option)
        if after.prompt(0).key == "koi-way":
            continue  # how it lies is asked next, and what it brings with it
        if wanted == "shore-way":
            at = state.prompt(0).args["hex"]
            promise = str(next(shore.points for shore in pond_of(after).shores if shore.hex == at))
        else:
            promise = f"+{worth(after) - worth(state)}".replace("+-", "\u2212")
        thing = page.locator(f".koi-targets [data-thing='{described.touches[0]}']")
        thing.locator(":scope > .halo").hover(force=True)
        assert (page.text_content(f"[data-of='{described.touches[0]}'] .tag") or "").strip() == promise, described.text
        checked += 1
    assert checked


def test_a_piece_is_turned_by_wheel_key_and_tap(server: Server, context: NewContext) -> None:
    """Where a piece can lie in several ways one of them is shown at once; wheel, key and tap go on to the next."""
    state = grown(2, "shore-way", 1)
    page = context(reduced_motion="reduce").new_page()  # the pond stands still, so a handle is where it is seen
    lay(page, state)
    page.goto(address(server, server.open(None, "random", game="koi"), 0))
    page.wait_for_selector(".koi-targets .ghost")
    ways = [state.describe(option).touches[0] for option in state.options()]

    def shown() -> str:
        return str(page.eval_on_selector(".koi-targets [data-lit]", "one => one.dataset.thing"))

    seen = [shown()]
    page.keyboard.press("r")
    seen.append(shown())
    page.mouse.move(*centre(page, ".koi-targets .turn:not(.take)"))
    page.mouse.wheel(0, 100)
    other = "was => document.querySelector('.koi-targets [data-lit]').dataset.thing !== was"
    page.wait_for_function(other, arg=seen[-1])  # a wheel is heard later than a key
    seen.append(shown())
    page.mouse.click(*centre(page, ".koi-targets .turn:not(.take)"))
    page.wait_for_function(other, arg=seen[-1])
    seen.append(shown())
    assert seen == [ways[place % len(ways)] for place in range(4)]


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_the_pond_is_turned_and_its_words_with_it(server: Server, context: NewContext, language: str) -> None:
    """However the pond is turned, by key or button: an answer is called after where its handle is seen, and stays the
    same answer.
    """
    state = grown(2, "shore-way", 1)
    answers: list[str] = []
    page = context(language=language, reduced_motion="reduce").new_page()
    lay(page, state, answers)
    page.goto(address(server, server.open(None, "random", game="koi"), 0))
    page.wait_for_selector(".koi-targets .way[data-can]")
    words = Words(state.game, language)
    ways = {str(option.args["way"]): option.text for option in map(state.describe, state.options())}
    page.keyboard.press("r")
    lit = page.eval_on_selector(".koi-targets [data-lit]", "one => one.dataset.thing")
    for turned in range(1, 7):
        if turned % 2:
            page.keyboard.press(".")
        else:
            page.click(".turner")
        x, y = centre(page, ".koi-targets .chosen")
        for way, text in ways.items():
            seen = DIRECTIONS[(DIRECTIONS.index(way) - turned) % 6]
            label = page.locator(f"button[data-choice='{text}'] .label").text_content()
            assert label == words.name("way", seen)
            across, down = centre(page, f".koi-targets [data-thing='way:{way}']")
            angle = math.degrees(math.atan2(y - down, across - x))
            off = (angle - 60 * DIRECTIONS.index(seen) + 180) % 360 - 180  # a hair less than a whole turn is no turn
            assert off == pytest.approx(0, abs=2)
        assert page.eval_on_selector(".koi-targets [data-lit]", "one => one.dataset.thing") == lit, (
            "the piece stays as it is"
        )
        assert ("°" in page.inner_text(".corner [role=status]")) == (turned < 6)
        assert "⟦" not in page.inner_text("body")
    page.keyboard.press(",")
    way, text = next(iter(ways.items()))
    page.locator(f".koi-targets [data-thing='way:{way}'] .halo").click(force=True)
    page.wait_for_selector("button.sent")
    assert answers == [text]


def test_a_tile_goes_where_it_is_clicked_in_a_turned_pond(server: Server, context: NewContext) -> None:
    """Hexes keep what they are called, and the log says it; another table is seen as it lies."""
    seat = Seat(context(reduced_motion="reduce"), server.open(None, game="koi"), 0)
    seat.wait_asked()
    page = seat.page
    lying = centre(page, "[data-thing='hex:1.0']")
    page.click(".turner")
    page.keyboard.press(".")
    assert math.dist(lying, centre(page, "[data-thing='hex:1.0']")) > 20
    for thing in ("work", "stored:water", "hex:2.0"):
        before = seat.n
        page.locator(f"[data-can][data-thing='{thing}']").click()
        page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) > n", arg=before)
        seat.settled()
    assert "2.0" in {hex["id"] for hex in seat.position["view"]["seats"][0]["pond"]["hexes"]}
    line = page.locator(".side .log li", has_text=label_of("2.0"))
    line.hover()
    assert page.locator("[data-thing='hex:2.0'][data-lit]").count() == 1
    page.click(".corner .labels")
    shown = page.locator(".koi-targets .hex .name:visible").all_text_contents()
    assert set(shown) >= {label_of(hex["id"]) for hex in seat.position["view"]["seats"][0]["pond"]["hexes"]}
    page.goto(address(server, server.open(None, game="koi"), 0))
    page.wait_for_selector("[data-can]")
    assert math.dist(lying, centre(page, "[data-thing='hex:1.0']")) < 20
    assert seat.complaints == []


def test_a_turn_of_the_pond_is_seen_as_one(server: Server, context: NewContext) -> None:
    """It swings by a sixth of a circle; with motion off it lies there at once. Labels are large enough to be read."""
    for motion, swings in (("no-preference", 1), ("reduce", 0)):
        browser = context(reduced_motion=motion)
        browser.add_init_script(
            """window.swung = []; const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, options) {
                if (this.matches('.fit > g')) window.swung.push([frames[0].transform, frames.at(-1).transform]);
                return animate.call(this, frames, options) }"""
        )
        seat = Seat(browser, server.open(None, game="koi"), 0)
        seat.wait_asked()
        page = seat.page
        for turned in (1, 2):  # again and again
            at_rest(page)
            page.keyboard.press(".")
            assert len(page.evaluate("window.swung")) == turned * swings
        for swing in page.evaluate("window.swung"):
            assert swing == ["rotate(-60deg)", "none"]
        at_rest(page)
        page.click(".corner .labels")
        size = page.eval_on_selector(
            ".koi-targets .name", "one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().d"
        )
        assert size >= 11
        assert seat.complaints == []


def test_keys_of_keyboards_that_write_other_letters(server: Server, context: NewContext) -> None:
    """A Russian keyboard has the letters in their places, a Czech one the digits below its own letters."""
    seat = Seat(context(reduced_motion="reduce"), server.open(None, game="koi"), 0)
    seat.wait_asked()
    page = seat.page

    def strike(key: str, code: str) -> None:
        page.evaluate(
            "([key, code]) => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, code, bubbles: true}))",
            [key, code],
        )

    answer = next(text for text, sign in seat.keys().items() if sign == "2")
    strike("ě", "Digit2")
    page.wait_for_function("() => Number(document.querySelector('[data-n]').dataset.n) > 0")
    assert seat.sent[-1]["do"] == answer
    strike("г", "KeyU")
    page.wait_for_selector(".side .log .undone")


def centre(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_beams_lie_over_exactly_the_hexes_that_score(server: Server, context: NewContext) -> None:
    state = grown(2, "turn", 50)
    page = context().new_page()
    lay(page, state)
    page.goto(address(server, server.open(None, "random", game="koi"), 0))
    page.wait_for_selector(".stage [data-beam]", state="attached")
    lit = page.eval_on_selector_all(
        ".stage [data-beam]",
        "all => all.map(one => [one.dataset.beam, one.getAttribute('d').split('M').length - 1])",
    )
    shores = pond_of(state).shores
    assert dict(lit) == {shore.hex: shore.points for shore in shores if shore.lantern}


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_every_language_on_every_paper(server: Server, context: NewContext, language: str) -> None:
    """No key is seen, nothing overflows, and axe-core has nothing to say; the others' ponds open in full."""
    state = grown(3, "work", 7)
    theme = "dark" if language == "cs" else "light"
    page = context(language=language, color_scheme=theme, reduced_motion="reduce").new_page()
    lay(page, state)
    visit(page, address(server, server.open(None, "random", "random", game="koi"), 0))
    page.wait_for_selector("[data-can]")
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        assert overflow(page) <= 0, width
        seen = page.inner_text("body") + " ".join(
            page.eval_on_selector_all(
                "[aria-label], [data-tip], desc",
                "all => all.map(one => one.ariaLabel || one.dataset.tip || one.textContent)",
            )
        )
        assert "⟦" not in seen, seen
        assert violations(page) == [], width
    page.locator(".others button").first.click()
    page.wait_for_selector("dialog[open] svg")
    assert violations(page) == []
    assert page.locator("dialog[open] [data-thing]").count() == 0, "hexes of another's pond are nobody's to choose"


@pytest.mark.parametrize(("language", "unit"), [("en", "point"), ("cs", "bod"), ("ru", "очко")])
def test_one_point_is_one_point(server: Server, context: NewContext, language: str, unit: str) -> None:
    """Everyone begins with a luck token, which is a point."""
    seat = Seat(context(language=language), server.open(None, "random", game="koi"), 0)
    assert seat.wait_asked()
    assert sum(seat.position["view"]["seats"][0]["points"].values()) == 1
    assert seat.page.inner_text(".mine .points") == f"1 {unit}"
    assert seat.page.locator(".others .points").first.text_content() == f"1 {unit}"


def test_on_a_phone_the_pond_and_the_decision_are_in_sight(server: Server, context: NewContext) -> None:
    state = grown(2, "tile", 3)
    page = context(390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce").new_page()
    lay(page, state)
    page.goto(address(server, server.open(None, "random", game="koi"), 0))
    page.wait_for_selector("[data-can]")
    at_rest(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 844
    for selector in ("#prompt", "button[data-choice]", ".mine .num"):
        box = page.locator(selector).first.bounding_box()
        assert box is not None, selector
        assert 0 <= box["y"] <= 804, selector
    stage = page.locator(".stage").first.bounding_box()
    assert stage is not None
    for target in page.locator("[data-can] > .halo").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
