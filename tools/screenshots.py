"""Takes pictures of the pages for the documents: always of the same games, so that only a changed page changes them.

python tools/screenshots.py [FOLDER] [NAME ...]     into FOLDER (docs/screenshots); all pictures, or only those named

The pages come from a real server. The messages of a table are made here instead, with the server's own code, from games
with fixed seeds: the server's own seeds are random and secret.
"""

import sys
import urllib.request
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, WebSocketRoute

import sanmon
from sanmon.bots.agents import Position, agent
from sanmon.server.delivery import seat_messages
from sanmon.server.domain import folding, record, seat_actions
from sanmon.server.domain.entries import Header, LogEntry, SeatRow
from sanmon.server.domain.table_state import TableState
from sanmon.server.protocol.tables import SeatInfo
from sanmon.server.protocol.websocket import Table
from served_pages import served_pages

ROOT = Path(__file__).parent.parent
NAMES = ["Hana", "Jiro", "Mei", "Ren"]


class Scene(NamedTuple):
    """A table to show: a decision of the first seat after this many moves."""

    game: str
    players: int
    moves: int
    seed: int


TABLES = {
    "satori-2": Scene("satori", 2, 62, 4),
    "satori-1": Scene("satori", 1, 40, 2),
    "satori-4": Scene("satori", 4, 110, 3),
    "satori-over": Scene("satori", 2, 9999, 4),
    "koi-2": Scene("koi", 2, 150, 7),
    "bitoku-2": Scene("bitoku", 2, 60, 5),
}


class Shot(NamedTuple):
    """One picture of a page or of a table in TABLES: its size, colour scheme (`paper`) and language."""

    name: str
    place: str
    width: int = 1440
    height: int = 900
    paper: str = "light"
    language: str = "en"
    ready: str = "main h1, main form"


SHOTS = [
    Shot("home", "#/", ready=".bay .ways"),
    Shot("home-dark", "#/", paper="dark", language="ru", ready=".bay .ways"),
    Shot("home-phone", "#/", 390, 844, language="cs", ready=".bay .ways"),
    Shot("set-up", "#/new/satori", 1200, 800, language="cs", ready="form"),
    Shot("rules", "#/rules/satori/10.1", ready=".clause.here"),
    Shot("pieces", "#/components/satori", ready=".pieces .art svg"),
    Shot("settings-phone", "#/settings", 390, 844, "dark", "ru"),
    Shot("replay", "replay", ready="[data-step]"),
    Shot("review", "review", ready=".moment .board svg"),
    Shot("satori", "satori-2", ready="[data-n]"),
    Shot("satori-dark", "satori-2", paper="dark", language="ru", ready="[data-n]"),
    Shot("satori-four", "satori-4", paper="dark", ready="[data-n]"),
    Shot("satori-phone", "satori-2", 390, 844, ready="[data-n]"),
    Shot("satori-phone-dark", "satori-1", 390, 844, "dark", "cs", ready="[data-n]"),
    Shot("satori-result", "satori-over", ready=".standings"),
    Shot("koi", "koi-2", ready="[data-n]"),
    Shot("bitoku", "bitoku-2", ready="[data-n]"),
]


@cache
def played(name: str) -> tuple[Header, list[LogEntry], TableState]:
    """Plays a game between greedy bots up to the position of the picture; returns it as the server stores it."""
    scene = TABLES[name]
    game, info = sanmon.load(scene.game), sanmon.info(scene.game)
    header = Header(
        game=scene.game,
        ruleset=info.ruleset,
        components=game.components_name,
        components_hash=game.components_hash,
        players=scene.players,
        settings=info.check_settings(scene.players, {}),
        seats=[SeatRow(seat_name, None, "") for seat_name in NAMES[: scene.players]],
        seed=scene.seed.to_bytes(32, "big").hex(),
        opened="",
    )
    first, table_state = folding.start(game, header)
    entries: list[LogEntry] = [first]
    bot = agent("greedy", scene.seed)
    while table_state.state.seat is not None:
        seat = table_state.state.seat
        # A decision worth a picture: the first seat has more than four options.
        if len(entries) > scene.moves and seat == 0 and len(table_state.state.options(0)) > 4:
            break
        option = bot.choose(table_state.state.options(seat), Position(table_state.state, seat))
        more, table_state = seat_actions.move(table_state, seat, table_state.n, game.vocabulary.text(option))
        entries += more
    return header, entries, table_state


def table_socket(name: str) -> Callable[[WebSocketRoute], None]:
    """A handler of a page's web socket that answers `hello` as the server would."""
    header, entries, table_state = played(name)
    seats = [SeatInfo(seat, row.name, None, here=True) for seat, row in enumerate(header.seats)]
    table = Table(name, header.game, header.players, header.settings, header.components, 0, seats, "", confirming=True)

    def handle(socket: WebSocketRoute) -> None:
        def on_message(message: str | bytes) -> None:
            if '"hello"' in str(message):
                socket.send(msgspec.json.encode(table).decode())
                socket.send(msgspec.json.encode(seat_messages.position(table_state, entries, 0, -1)).decode())

        socket.on_message(on_message)

    return handle


def upload_finished(address: str) -> str:
    """Uploads the record of a finished game to the server; returns its id."""
    header, entries, _ = played("satori-over")
    data = record.record_of(sanmon.load(header.game), header, entries)
    request = urllib.request.Request(f"{address}api/records", data, {"X-Sanmon": "1"})  # noqa: S310 - our own server
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
        return str(msgspec.json.decode(answer.read())["id"])


def take(page: Page, address: str, shot: Shot, finished: Callable[[], str], folder: Path) -> None:
    """Opens a page and saves its picture."""
    at = shot.place
    if shot.place in TABLES:
        page.route_web_socket("**/ws/**", table_socket(shot.place))
        at = f"#/table/{shot.place}"
    elif shot.place == "replay":
        at = f"#/replay/{finished()}/0/90"
    elif shot.place == "review":
        at = f"#/review/{finished()}/0"
    page.goto(address + at)
    page.wait_for_selector(shot.ready, timeout=180_000)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(1200)  # lets animations of the board end
    page.screenshot(path=folder / f"{shot.name}.png")
    print(folder / f"{shot.name}.png")


def take_all(browser: Browser, address: str, folder: Path, names: list[str]) -> None:
    """Takes all pictures, or those that are named."""
    finished = cache(lambda: upload_finished(address))
    for shot in SHOTS:
        if names and shot.name not in names:
            continue
        context = browser.new_context(
            viewport={"width": shot.width, "height": shot.height},
            color_scheme="dark" if shot.paper == "dark" else "light",
            locale=shot.language,
            reduced_motion="reduce",
            has_touch=shot.width < 500,
            service_workers="block",
        )
        take(context.new_page(), address, shot, finished, folder)
        context.close()


def main() -> None:
    """Starts a server and takes the pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with served_pages() as (browser, address):
        take_all(browser, address, folder, sys.argv[2:])


if __name__ == "__main__":
    main()
