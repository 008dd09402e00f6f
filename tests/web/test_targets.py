"""Every kind of choice of every game makes something glow on the board or in the player's strip."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute

import sanmon
from sanmon.kernel.messages import Prompt
from sanmon.kernel.state import State
from sanmon.server.protocol.tables import SeatInfo
from sanmon.server.protocol.websocket import Position, Table
from server.served import Server
from web.browsing import at_rest, until, watch
from web.conftest import NewContext

# Choices that close a decision are below the list and have nothing on the board.
CLOSING = {"end", "skip"}
# For each choice in the list: how many of its things glow and are visible.
GLOWING = """async () => {
    const found = [];
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame); // the last position is drawn
    for (const one of document.querySelectorAll('[data-choice]')) {
        one.dispatchEvent(new PointerEvent('pointerenter'));
        await new Promise(done => setTimeout(done, 0));
        const lit = [...document.querySelectorAll(
            'main .stage [data-can][data-lit], main .people [data-can][data-lit]')];
        found.push([one.dataset.choice, lit.filter(thing => thing.getBoundingClientRect().width > 0).length]);
        one.dispatchEvent(new PointerEvent('pointerleave'));
    }
    return found;
}"""


def kind_of(prompt: Prompt, option: str) -> tuple[str, str, str]:
    """The kind of a choice: the prompt, what it is about, and the verb. A board must show each kind."""
    return prompt.key, str(prompt.args.get("sort", prompt.args.get("source", ""))), option


def new_kinds(game: str, players: int, seeds: range) -> Iterator[tuple[State, list[tuple[str, str, str]]]]:
    """Positions of random games in which the first seat has a kind of choice for the first time, with these kinds."""
    seen: set[tuple[str, str, str]] = set()
    for seed in seeds:
        rng = random.Random(seed)
        state = sanmon.load(game).start(players=players, seed=seed, confirm=True)
        while state.seat is not None:
            options = state.options()
            if state.seat == 0:
                prompt = state.prompt(0)
                here = {kind_of(prompt, state.describe(option).key) for option in options}
                fresh = sorted(here - seen)
                if fresh:
                    seen |= here
                    yield state, fresh
            # Prefer doing something, or games would never develop.
            doing = [option for option in options if state.describe(option).key not in CLOSING | {"pass"}]
            state.apply(rng.choice(doing if doing and rng.random() < 0.9 else options))


@pytest.mark.parametrize(("game", "players"), [("satori", 1), ("satori", 3), ("bitoku", 1), ("bitoku", 2), ("koi", 2)])
def test_every_kind_of_choice_glows(server: Server, context: NewContext, game: str, players: int) -> None:
    complaints: list[str] = []
    sockets: list[WebSocketRoute] = []
    page = context(reduced_motion="reduce").new_page()
    watch(page, complaints)
    # This test plays the server: it sends a position of any game after that of any other.

    def opened(socket: WebSocketRoute) -> None:
        sockets.append(socket)

    page.route_web_socket("**/ws/**", opened)
    page.goto(f"http://127.0.0.1:{server.port}/#/table/{game}")
    until(page, lambda: sockets)
    seats = [SeatInfo(seat, f"P{seat}", None, here=True) for seat in range(players)]
    info = sanmon.info(game)
    table = Table(game, game, players, info.check_settings(players, {}), "", 0, seats, "", confirming=True)
    sockets[0].send(msgspec.json.encode(table).decode())
    dark: list[str] = []
    shown = 0
    for n, (state, fresh) in enumerate(new_kinds(game, players, range(12))):
        send_position(sockets[0], page, state, n)
        if n == 0:
            at_rest(page)  # the component set has loaded
        choices = dict(page.evaluate(GLOWING))
        assert choices
        for option in state.options():
            described = state.describe(option)
            if kind_of(state.prompt(0), described.key) in fresh and described.key not in CLOSING:
                shown += 1
                if choices[described.text] == 0:
                    dark.append(f"{state.prompt(0)}: {described.text}")
    assert dark == []
    assert shown > 30
    assert complaints == []


def send_position(socket: WebSocketRoute, page: Page, state: State, n: int) -> None:
    """Sends the page a position and waits until it is shown."""
    options = [state.describe(option) for option in state.options(0)]
    position = Position(n, state.view(0), state.prompt(0), options, [], state.turn, undo=False, result=None)
    socket.send(msgspec.json.encode(position).decode())
    page.wait_for_function(
        "([n, all]) => Number(document.querySelector('[data-n]')?.dataset.n) === n && "
        "document.querySelectorAll('[data-choice]').length === all",
        arg=[n, len(options)],
    )
