"""Tables on screens of every size, measured in the page: what a player needs is in sight without scrolling.

`make test` measures a pairwise sample of sizes, languages, games and numbers of players; `make deep` all combinations.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import combinations, product

import msgspec
import pytest
from playwright.sync_api import Page

from languages import OURS
from server.served import Opened, Server
from web.browsing import Seat, at_rest, close_curtain
from web.conftest import NewContext
from web.test_pages import overflow

# Width and height in CSS pixels; the last two are 1440x900 and 1920x1080 at a zoom of 200 %.
SIZES = [
    (320, 568), (360, 640), (390, 844), (430, 932), (568, 320), (740, 360), (844, 390), (932, 430), (820, 1180),
    (1024, 600), (1440, 900), (1920, 1080), (720, 450), (960, 540),
]  # fmt: skip
GAMES = ["satori", "koi", "bitoku"]
PLAYERS = [1, 2, 3, 4]
LEAST_TARGET = 44

# Complaints about what is out of sight, covered, too wide or too small.
MEASURE = """least => {
    const found = [];
    const seen = (one, name) => {
        if (!one) return found.push(`no ${name}`);
        const box = one.getBoundingClientRect();
        if (box.width < 1 || box.height < 1) return found.push(`${name} has no size`);
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
            return found.push(`${name} is out of sight: ${Math.round(box.left)} ${Math.round(box.top)} `
                + `${Math.round(box.right)} ${Math.round(box.bottom)} in ${innerWidth} ${innerHeight}`);
        for (const part of [0.25, 0.5, 0.75]) {
            const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part);
            if (at !== one && !one.contains(at)) return found.push(`${name} is covered by ${at?.className ?? at}`);
        }
    };
    const choices = [...document.querySelectorAll('.choices ol:first-of-type > li > button')];
    seen(document.querySelector('#prompt'), 'the question');
    choices.slice(0, 2).forEach((one, place) => seen(one, `choice ${place + 1}`));
    document.querySelectorAll('.closing button').forEach(one => seen(one, 'what ends the turn'));
    seen(document.querySelector('.panel [aria-keyshortcuts=u], .panel .further'), 'undo');
    seen(document.querySelector('.stage.drawn'), 'the board');
    for (const one of document.querySelectorAll('header button, header a, .head button'))
        if (one.offsetParent) seen(one, one.textContent.trim() || one.ariaLabel);
    const stage = document.querySelector('.stage.drawn').getBoundingClientRect();
    if (stage.width < 160 || stage.height < 120) found.push(`the board is ${stage.width} x ${stage.height}`);
    const side = document.querySelector('.side').getBoundingClientRect();
    if (innerWidth > innerHeight && side.width < 279) found.push(`the decision is ${side.width} wide`);
    for (const one of document.querySelectorAll('header, .panel, .head, .closing, .people'))
        if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.className || one.tagName} overflows`);
    if (least) {
        const targets = [...document.querySelectorAll(
            'header button, header a, .panel .block, .choices button, .frame .bar button, .unfold')];
        for (const one of targets.filter(one => one.offsetParent)) {
            const box = one.getBoundingClientRect();
            if (box.bottom < 0 || box.top > innerHeight) continue;
            // As large as a thumb, or with so much room around it that a tap beside it hits nothing else.
            const room = (dx, dy) => {
                const [x, y] = [box.left + box.width / 2 + dx, box.top + box.height / 2 + dy];
                const at = document.elementFromPoint(x, y)?.closest('button, a, [data-can]');
                return !at || at === one || !targets.includes(at);
            };
            const half = least / 2 - 1;
            if (box.width < least - 1 && !(room(half, 0) && room(-half, 0)))
                found.push(`${one.textContent.trim() || one.ariaLabel} is ${Math.round(box.width)} wide`);
            if (box.height < least - 1 && !(room(0, half) && room(0, -half)))
                found.push(`${one.textContent.trim() || one.ariaLabel} is ${Math.round(box.height)} high`);
        }
    }
    return found;
}"""

# The game and the number of players of every table.
TABLES = list(product(GAMES, PLAYERS))


def sample(language: str) -> dict[tuple[str, int], list[tuple[int, int]]]:
    """Tables for one language, and the sizes at which each is seen.

    Over all languages every pair of size, language, game and number of players occurs.
    """
    found: dict[tuple[str, int], list[tuple[int, int]]] = {}
    shift = OURS.index(language)
    for place, size in enumerate(SIZES):
        for players in {(place + shift) % 4 + 1, (place + shift + 2) % 4 + 1}:
            found.setdefault((GAMES[(shift - players) % len(GAMES)], players), []).append(size)
    return found


def test_every_pair_is_in_the_sample() -> None:
    seen = [
        (language, game, players, size)
        for language in OURS
        for (game, players), sizes in sample(language).items()
        for size in sizes
    ]
    for one, other in combinations(range(4), 2):
        kinds = [[OURS, GAMES, PLAYERS, SIZES][place] for place in (one, other)]
        assert {(found[one], found[other]) for found in seen} == set(product(*kinds))


def open_table(server: Server, game: str, players: int) -> Opened:
    """A table with bots and, if there is more than one seat, with a clock."""
    seats: list[dict[str, str]] = [{"name": "Ann"}, *[{"agent": "random"}] * (players - 1)]
    clock = {"kind": "none"} if players == 1 else {"kind": "move", "amount": 300}
    body = {"game": game, "players": players, "seats": seats, "clock": clock}
    status, answer = server.request("/api/tables", msgspec.json.encode(body))
    assert status == 201, answer
    made = msgspec.json.decode(answer)
    return Opened(server, made["table"], {link["seat"]: link["token"] for link in made["links"]})


def measure(
    server: Server,
    context: NewContext,
    language: str,
    tables: Iterable[tuple[tuple[str, int], list[tuple[int, int]]]],
    each: int,
) -> list[str]:
    """The complaints at these sizes; after every `each` sizes a move is made, so that the decisions differ."""
    complaints = []
    for (game, players), sizes in tables:
        browser = context(language=language, has_touch=True)
        seat = Seat(browser, open_table(server, game, players), 0)
        rng = random.Random(f"{language} {game} {players}")
        for number, (width, height) in enumerate(rng.sample(sizes, len(sizes))):
            if not seat.wait_asked():
                break
            close_curtain(seat.page)
            seat.page.set_viewport_size({"width": width, "height": height})
            at_rest(seat.page)
            complaints += [f"{width}x{height} {language} {game} {players}: {one}" for one in problems(seat.page)]
            if number % each == each - 1:
                seat.step(rng)
        assert seat.complaints == []
        browser.close()
    return complaints


def problems(page: Page) -> list[str]:
    found: list[str] = page.evaluate(MEASURE, LEAST_TARGET)
    if (wide := overflow(page)) > 0:
        found.append(f"the page is {wide} wider than the window")
    return found


@pytest.mark.parametrize("language", OURS)
def test_what_a_player_needs_is_in_sight(server: Server, context: NewContext, language: str) -> None:
    assert measure(server, context, language, sample(language).items(), each=2) == []


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OURS)
def test_what_a_player_needs_is_in_sight_everywhere(
    server: Server, context: NewContext, language: str, game: str
) -> None:
    tables = [(table, SIZES) for table in TABLES if table[0] == game]
    assert measure(server, context, language, tables * 3, each=1) == []
