"""Koi in the browser: a whole solo game, what glows, the points that ghosts show, turning the pond, and every language
in both themes.
"""

from __future__ import annotations

import math
import random
import re
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute

from languages import deep_but
from sanmon.games.koi.engine import Koi
from sanmon.games.koi.hexes import DIRECTIONS, label_of
from sanmon.games.koi.state import KoiState
from sanmon.games.koi.view import PondView, view
from sanmon.kernel.words import Words
from server.served import Server
from web.browsing import KernelWords, Message, Seat, address, at_rest
from web.conftest import NewContext
from web.test_pages import WIDTHS, overflow, violations, visit


def eager(options: list[str], rng: random.Random) -> str:
    """A random option, preferring work and placement, so that ponds grow and every kind of decision occurs."""
    doing = [text for text in options if text not in {"skip", "end"}] or options
    working = [text for text in doing if text.startswith(("work", "place", "claim"))]
    return rng.choice(working if working and rng.random() < 0.5 else doing)


def things(option: Message) -> set[str]:
    """The things on the board that an option concerns."""
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


def test_a_whole_solo_game_in_which_only_what_can_be_chosen_glows(server: Server, context: NewContext) -> None:
    seat = Seat(context(reduced_motion="reduce"), server.open(None, game="koi"), 0)
    kernel = KernelWords("koi", "en", ["P0"])
    rng = random.Random(5)
    asked: set[str] = set()
    while seat.wait_asked():
        position = seat.position
        asked.add(position["prompt"]["key"])
        assert seat.prompt() == kernel.prompt(position)
        labels = kernel.options(position)
        if position["prompt"]["key"] == "done":
            labels["skip"] = kernel.words.say("option-end")  # the page asks once for both
        shown = seat.labels()
        if position["prompt"]["key"] == "give" and position["prompt"]["args"]["n"] > 1:
            assert {part for choice in shown for part in choice.split(" + ")} <= set(labels)
        else:
            assert shown == labels
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
    assert kernel.words.say(f"verdict-{result['verdict']}") in seat.page.inner_text(".standings")
    assert "⟦" not in seat.page.inner_text("body")
    # The pond can be kept: a drawing that needs no style sheet and no address, and the same as pixels.
    with seat.page.expect_download() as download:
        seat.page.click("[data-keep=svg]")
    drawing = download.value.path().read_text("utf-8")
    ET.fromstring(drawing)
    assert f"P0 {result['scores'][0]}" in drawing
    assert "var(--" not in drawing
    assert re.findall(r"(?:href=|url\()[\"']?(?:https?:|/)", drawing) == []
    with seat.page.expect_download() as download:
        seat.page.click("[data-keep=png]")
    pixels = download.value.path().read_bytes()
    assert pixels.startswith(b"\x89PNG\r\n\x1a\n")
    assert len(pixels) > 50_000  # an empty sheet has fewer
    assert seat.complaints == []


def test_a_goal_that_is_pointed_at_shows_what_it_would_count(server: Server, context: NewContext) -> None:
    seat = Seat(context(), server.open(None, None, game="koi"), 0)
    seat.wait_asked()
    page = seat.page
    at_rest(page)
    shown = set()
    for tile in page.eval_on_selector_all("[data-thing^='tile:']", "all => all.map(one => one.dataset.thing)"):
        page.hover(f"[data-thing='{tile}']")
        name = tile.removeprefix("tile:")
        page.locator(f"[data-claim='{name}']").wait_for(state="attached")
        if page.locator(f"[data-claim='{name}'] .piece, [data-claim='{name}'] .meets").count():
            shown.add(name)
    page.hover("#prompt")
    page.locator("[data-claim]").wait_for(state="detached")
    # The spring has room for some tiles, but nobody has a lantern for the bridge yet.
    assert shown
    assert "bridge" not in shown
    assert seat.complaints == []


def test_a_tile_is_placed_with_the_mouse(server: Server, context: NewContext) -> None:
    """Work, then the water in the storage, then a hex beside the spring: the ghost follows the pointer, and then the
    tile is there.
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


# -- chosen positions


def pond_of(state: KoiState) -> PondView:
    return view(state, 0).seats[0].pond


def find_position(players: int, wanted: str, seed: int) -> KoiState:
    """A position in which the first seat gets the prompt `wanted`, with koi and a lantern in its pond (not required for
    `shore-way`).
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


def show_position(page: Page, state: KoiState, answers: list[str] | None = None) -> None:
    """Shows this position at whatever table the page opens, and collects answers instead of sending them."""
    shown = {
        "view": state.view(0),
        "prompt": state.prompt(0),
        "options": [state.describe(option) for option in state.options()] if state.seat == 0 else [],
    }

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_page(message: str | bytes) -> None:
            data: dict[str, Any] = msgspec.json.decode(message)
            if data["type"] == "position":
                data |= msgspec.to_builtins(shown)
                data.pop("since", None)  # it is always the whole view
            socket.send(msgspec.json.encode(data).decode())

        def to_server(message: str | bytes) -> None:
            data: dict[str, Any] = msgspec.json.decode(message)
            if answers is not None and data["type"] == "move":
                answers.append(data["do"])
            else:
                server.send(message)

        server.on_message(to_page)
        socket.on_message(to_server)

    page.route_web_socket("**/ws/**", relay)


def worth(state: KoiState) -> int:
    """The points of the first seat's pond, without luck tokens, which a placement may also bring."""
    return sum(points for source, points in view(state, 0).seats[0].points.items() if source != "luck")


@pytest.mark.parametrize("wanted", ["koi-way", "koi", "tile", "lily", "lantern", "shore-way"])
def test_a_ghost_shows_the_points_that_the_rules_give(server: Server, context: NewContext, wanted: str) -> None:
    """Under the pointer a place shows the points the pond gains with the piece there; a shore, its lantern's points."""
    state = find_position(2, wanted, 1)
    page = context().new_page()
    show_position(page, state)
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
            continue  # the orientation is asked next, and the points depend on it
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
    """A piece with several orientations shows one at once; wheel, key and tap go to the next."""
    state = find_position(2, "shore-way", 1)
    page = context(reduced_motion="reduce").new_page()  # nothing moves, so handles stay in place
    show_position(page, state)
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
    page.wait_for_function(other, arg=seen[-1])  # the page handles a wheel later than a key
    seen.append(shown())
    page.mouse.click(*centre(page, ".koi-targets .turn:not(.take)"))
    page.wait_for_function(other, arg=seen[-1])
    seen.append(shown())
    assert seen == [ways[place % len(ways)] for place in range(4)]


@pytest.mark.parametrize("language", deep_but("cs", "en", "cs", "ru"))
def test_directions_turn_with_the_pond(server: Server, context: NewContext, language: str) -> None:
    """However the pond is turned, by key or button: a choice is named after the direction of its handle on the screen,
    and stays the same choice.
    """
    state = find_position(2, "shore-way", 1)
    answers: list[str] = []
    page = context(language=language, reduced_motion="reduce").new_page()
    show_position(page, state, answers)
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
            off = (angle - 60 * DIRECTIONS.index(seen) + 180) % 360 - 180  # between -180 and 180 degrees
            assert off == pytest.approx(0, abs=2)
        assert page.eval_on_selector(".koi-targets [data-lit]", "one => one.dataset.thing") == lit, (
            "the piece must not turn"
        )
        assert ("°" in page.inner_text(".corner [role=status]")) == (turned < 6)
        assert "⟦" not in page.inner_text("body")
    page.keyboard.press(",")
    way, text = next(iter(ways.items()))
    page.locator(f".koi-targets [data-thing='way:{way}'] .halo").click(force=True)
    page.wait_for_selector("button.sent")
    assert answers == [text]


def test_a_tile_goes_where_it_is_clicked_in_a_turned_pond(server: Server, context: NewContext) -> None:
    """Hexes keep their labels, which the log shows; the next table is not turned."""
    seat = Seat(context(reduced_motion="reduce"), server.open(None, game="koi"), 0)
    seat.wait_asked()
    page = seat.page
    unturned = centre(page, "[data-thing='hex:1.0']")
    page.click(".turner")
    page.keyboard.press(".")
    assert math.dist(unturned, centre(page, "[data-thing='hex:1.0']")) > 20
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
    assert math.dist(unturned, centre(page, "[data-thing='hex:1.0']")) < 20
    assert seat.complaints == []


def test_turning_the_pond_is_animated(server: Server, context: NewContext) -> None:
    """It rotates by a sixth of a circle; with reduced motion it changes at once. Labels are large enough to read."""
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
        for turned in (1, 2):  # every time
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


def test_keys_work_on_russian_and_czech_keyboards(server: Server, context: NewContext) -> None:
    """A Russian layout has its letters on the same keys, a Czech one has letters on the digits' keys."""
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
    assert seat.moves_sent[-1] == answer
    strike("г", "KeyU")
    page.wait_for_selector(".side .log .undone")


def centre(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_beams_cover_exactly_the_hexes_that_score(server: Server, context: NewContext) -> None:
    state = find_position(2, "turn", 50)
    page = context().new_page()
    show_position(page, state)
    page.goto(address(server, server.open(None, "random", game="koi"), 0))
    page.wait_for_selector(".stage [data-beam]", state="attached")
    lit = page.eval_on_selector_all(
        ".stage [data-beam]",
        "all => all.map(one => [one.dataset.beam, one.getAttribute('d').split('M').length - 1])",
    )
    shores = pond_of(state).shores
    assert dict(lit) == {shore.hex: shore.points for shore in shores if shore.lantern}


@pytest.mark.parametrize("language", deep_but("ru", "en", "cs", "ru"))
def test_every_language_in_both_themes(server: Server, context: NewContext, language: str) -> None:
    """No key is visible, nothing overflows, axe-core finds nothing; other players' ponds open in full."""
    state = find_position(3, "work", 7)
    theme = "dark" if language == "cs" else "light"
    page = context(language=language, color_scheme=theme, reduced_motion="reduce").new_page()
    show_position(page, state)
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
    assert page.locator("dialog[open] [data-thing]").count() == 0, "hexes of another pond cannot be chosen"


@pytest.mark.parametrize(("language", "unit"), [("en", "point"), ("cs", "bod"), ("ru", "очко")])
def test_one_point_is_singular(server: Server, context: NewContext, language: str, unit: str) -> None:
    """Everyone starts with a luck token, which is one point."""
    seat = Seat(context(language=language), server.open(None, "random", game="koi"), 0)
    assert seat.wait_asked()
    assert sum(seat.position["view"]["seats"][0]["points"].values()) == 1
    assert seat.page.inner_text(".mine .points") == f"1 {unit}"
    assert seat.page.locator(".others .points").first.text_content() == f"1 {unit}"


def test_on_a_phone_the_pond_and_the_decision_are_in_view(server: Server, context: NewContext) -> None:
    state = find_position(2, "tile", 3)
    page = context(390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce").new_page()
    show_position(page, state)
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
