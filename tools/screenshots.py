"""Pictures of the pages for the documents: always of the same games, so that a picture changes only when the page does.

python tools/screenshots.py [FOLDER]     into docs/screenshots, or another folder
"""

import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

import sanmon
from sanmon.bots.agents import Position, agent
from sanmon.table import live, log, tokens
from sanmon.table.log import Header, Logged, SeatRow

ROOT = Path(__file__).parent.parent
FLAGS = ["--no-sandbox", "--headless=new", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
CHAIR = "a seat in a picture"


class Shot(NamedTuple):
    """One picture: where, how large, on which paper, in which language."""

    name: str
    place: str
    width: int = 1440
    height: int = 900
    paper: str = "light"
    language: str = "en"


class Laid(NamedTuple):
    """A table to be laid: the game after so many moves, with the next decision at the first seat."""

    name: str
    game: str
    players: int
    moves: int
    seed: int


TABLES = [
    Laid("satori-2", "satori", 2, 62, 4),
    Laid("satori-1", "satori", 1, 40, 2),
    Laid("satori-4", "satori", 4, 110, 3),
    Laid("satori-over", "satori", 2, 9999, 4),
    Laid("koi-2", "koi", 2, 60, 5),
    Laid("bitoku-2", "bitoku", 2, 60, 5),
    Laid("toy-2", "toy", 2, 6, 1),
]

SHOTS = [
    Shot("home", ""),
    Shot("home-phone", "", 390, 844, language="cs"),
    Shot("set-up", "#/new/satori", 1000, 800, language="cs"),
    Shot("satori", "satori-2"),
    Shot("satori-dark", "satori-2", paper="dark", language="ru"),
    Shot("satori-four", "satori-4", paper="dark"),
    Shot("satori-phone", "satori-2", 390, 844),
    Shot("satori-phone-dark", "satori-1", 390, 844, "dark", "cs"),
    Shot("satori-result", "satori-over"),
    Shot("koi", "koi-2"),
    Shot("bitoku", "bitoku-2"),
]


def played(laid: Laid) -> tuple[Header, list[Logged]]:
    """A game between bots of a middling level, up to where its picture is taken."""
    game = sanmon.load(laid.game)
    info = sanmon.info(laid.game)
    names = ["Hana", "Jiro", "Mei", "Ren"]
    seats = [SeatRow(names[seat], None, tokens.hashed(f"{CHAIR} {seat}")) for seat in range(laid.players)]
    settings = info.check_settings(laid.players, {})
    seed = laid.seed.to_bytes(32, "big").hex()
    header = Header(
        laid.game, info.ruleset, game.components_name, game.components_hash, laid.players, settings, seats, seed, ""
    )
    first, stand = live.start(game, header)
    entries: list[Logged] = [first]
    thinker = agent("greedy", laid.seed)
    while stand.state.seat is not None:
        seat = stand.state.seat
        # A decision worth a picture: more than one thing to choose, and it is ours.
        if len(entries) > laid.moves and seat == 0 and len(stand.state.options(0)) > 4:
            break
        option = thinker.choose(stand.state.options(seat), Position(stand.state, seat))
        more, stand = live.move(stand, seat, stand.n, game.vocabulary.text(option))
        entries += more
    return header, entries


def lay(database: Path) -> None:
    """Put the tables into a server's file."""
    with sqlite3.connect(database, timeout=20) as db:
        for laid in TABLES:
            if laid.game in sanmon.games():
                header, entries = played(laid)
                rows = [(laid.name, n, log.encode(entry)) for n, entry in enumerate(entries)]
                db.execute("INSERT INTO tables VALUES (?, ?, 0)", (laid.name, log.encode(header)))
                db.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    db.close()


def take(browser: Browser, address: str, folder: Path) -> None:
    """All pictures."""
    laid = {table.name: table for table in TABLES}
    for shot in SHOTS:
        at = f"#/table/{shot.place}/{CHAIR} 0" if shot.place in laid else shot.place
        if shot.place in laid and laid[shot.place].game not in sanmon.games():
            continue
        context = browser.new_context(
            viewport={"width": shot.width, "height": shot.height},
            color_scheme="dark" if shot.paper == "dark" else "light",
            locale=shot.language,
            reduced_motion="reduce",
            has_touch=shot.width < 500,
        )
        page = context.new_page()
        page.goto(address + at)
        page.wait_for_selector("[data-n]" if shot.place in laid else ".ways, form")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(700)  # until the board has come to rest
        page.screenshot(path=folder / f"{shot.name}.png")
        context.close()
        print(folder / f"{shot.name}.png")


def main() -> None:
    """Lay the tables, serve them, take the pictures."""
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if path is None:
        raise SystemExit("Pictures are taken with chromium, and there is none here.")
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        database = Path(place, "tables.sqlite3")
        command = [sys.executable, "-m", "sanmon", "serve", "--port", "0", "--database", str(database)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                address = server.stdout.readline().split(" at ")[1].split()[0]
                lay(database)
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
                    take(browser, address, folder)
                    browser.close()
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
