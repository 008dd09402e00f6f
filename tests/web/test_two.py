"""Two browsers play each other. One reloads in mid-turn, the server is killed with -9 in mid-game, and nothing that was
acknowledged is lost; and no browser was ever sent anything that its seat may not know.
"""

import json
import random
import sqlite3
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from sanmon.server.delivery import seat_messages
from sanmon.server.delivery.view_snapshot import ViewSnapshot, take_snapshots
from sanmon.server.domain import folding
from sanmon.server.domain.entries import Header, LogEntry, Moved, TakenBack, decode_entry, decode_header
from sanmon.server.domain.games import game_for
from sanmon.server.domain.table_state import TableState
from server.served import Server
from server.test_secrets import blotted
from web.browsing import Seat, address, at_rest, forgive_torn
from web.conftest import NewContext

# What a page is told of the table and of each seat: the same for everyone, but for whose page it is.
OF_EVERYONE = {"phase", "public", "clock", "spectators", "host", "rematch", "opened"}
OF_A_SEAT = {"seat", "name", "agent", "here", "taken", "mine", "kind", "clock_left", "bot_plays", "took_back", "bound"}


def stored(server: Server, table: str) -> tuple[Header, list[LogEntry]]:
    """A table as it lies in the file."""
    with sqlite3.connect(server.database, timeout=20) as db:
        (header,) = db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
        rows = db.execute("SELECT entry FROM entries WHERE id = ? ORDER BY n", (table,)).fetchall()
    return decode_header(header), [decode_entry(row) for (row,) in rows]


def stands(header: Header, entries: list[LogEntry]) -> list[TableState]:
    """Where the table stood after each entry."""
    return list(folding.table_states(game_for(header), header, entries))


def imagined(table_state: TableState, seat: int) -> TableState:
    """The same table, with everything different that the seat cannot know."""
    return replace(table_state, state=table_state.state.imagine(seat, random.Random(f"{table_state.n} anew")))


def told(
    table_state: TableState,
    entries: list[LogEntry],
    seat: int,
    last: int,
    shown: ViewSnapshot,
    before: ViewSnapshot | None,
) -> Any:
    """What a seat is sent of a table whose log holds nothing that is not the seat's to know."""
    known = [blotted(entry, table_state.state, seat) for entry in entries]
    return msgspec.json.decode(
        msgspec.json.encode(seat_messages.position(table_state, known, seat, last, shown, before))
    )


def nothing_secret(seat: Seat, header: Header, entries: list[LogEntry]) -> int:
    """Every position the browser ever got is what it would have got from the twin; how many there were."""
    assert seat.seat is not None
    after = stands(header, entries)
    last = -1
    count = different = 0
    before: ViewSnapshot | None = None
    for frame in map(msgspec.json.decode, seat.frames):
        if frame["type"] == "position":
            numbers = [entry["n"] for entry in frame["entries"]]
            # After a reload a page says that it has nothing, and is told everything anew.
            last = -1 if numbers and numbers[0] == 0 else last
            table_state = after[frame["n"]]
            twin = imagined(table_state, seat.seat)
            different += twin.state.digest() != table_state.state.digest()
            shown = take_snapshots(table_state.n, {seat.seat: twin.state.view(seat.seat)}, {})[seat.seat]
            if "since" not in frame:  # of a new connection
                before = None
            assert frame == told(twin, entries, seat.seat, last, shown, before)
            last, before = frame["n"], shown
            count += 1
        elif frame["type"] == "table":
            assert set(frame) == {
                "type", "table", "game", "players", "settings", "components", "seat", "seats", "commitment",
                "confirming", "words", *OF_EVERYONE,
            }  # fmt: skip
            assert all(set(info) == OF_A_SEAT for info in frame["seats"])
    assert different > count // 4  # or the twins would prove nothing
    return count


@pytest.mark.parametrize(
    ("game", "most"),
    [("toy", 9999), ("satori", 44), pytest.param("satori", 9999, marks=pytest.mark.deep, id="satori-to-its-end")],
)
def test_two_browsers_a_reload_and_a_kill(own_server: Server, context: NewContext, game: str, most: int) -> None:
    opened = own_server.open(None, None, game=game)
    seats = [Seat(context(), opened, 0), Seat(context(width=390, height=844, has_touch=True), opened, 1)]
    rng = random.Random(game)
    acknowledged: list[tuple[int, str]] = []
    undone = reloaded = killed = 0
    steps = 0
    while True:
        for seat in seats:
            seat.settled()
        if steps == most or seats[0].position["result"] is not None:
            break
        seat = next(seat for seat in seats if seat.position["options"])
        assert seat.wait_asked()
        steps += 1
        if steps % 17 == 5:  # in mid-turn, or before it: wherever that falls
            before = seat.position["view"], seat.choices()
            seat.page.reload()
            assert seat.wait_asked()
            assert (seat.position["view"], seat.choices()) == before
            reloaded += 1
        if steps in {8, 40}:
            for other in seats:
                at_rest(other.page)  # what a page needs is there
            own_server.kill()
            for other in seats:
                other.page.wait_for_selector("[role=status]")
            own_server.start()
            for other in seats:
                other.page.wait_for_selector("[role=status]", state="detached")
                forgive_torn(other.complaints)
            killed += 1
        if seat.position["undo"] and rng.random() < 0.15:
            at = seat.n
            seat.page.keyboard.press("u")
            seat.shows(at + 1)
            seat.settled()
            for other in seats:
                other.shows(seat.n)
            acknowledged.pop()
            undone += 1
            continue
        assert seat.seat is not None
        acknowledged.append((seat.seat, seat.step(rng)))
        # The other browser shows it, too, before we go on.
        for other in seats:
            other.shows(seat.n)
    assert killed == (2 if steps >= 40 else 1)
    assert reloaded
    assert undone or game == "toy"

    # Nothing that a browser had seen acknowledged is missing from the record.
    header, entries = stored(own_server, opened.table)
    undos = [(n, entry.back) for n, entry in enumerate(entries) if isinstance(entry, TakenBack)]
    gone = {n for at, back in undos for n in range(back + 1, at)}
    kept = [(entry.seat, entry.do) for n, entry in enumerate(entries) if isinstance(entry, Moved) and n not in gone]
    assert kept == acknowledged

    for seat in seats:
        assert nothing_secret(seat, header, entries) > steps // 2
        token = opened.tokens[1 - (seat.seat or 0)]
        assert not any(token in frame for frame in seat.frames)
        assert seat.complaints == []


def test_who_sent_a_link_sees_who_sits_there_by_it(server: Server, context: NewContext) -> None:
    """Somebody the server does not know shares the seat with the sender, and the sender is told; a
    guest has it alone.
    """
    opened = server.open(None, None, game="toy")
    host = context()
    remembered = {
        "table": opened.table,
        "game": "toy",
        "seat": 0,
        "token": opened.tokens[0],
        "opened": 1,
        "over": False,
        "links": [{"seat": 1, "token": opened.tokens[1]}],
    }
    host.add_init_script(f"localStorage.setItem('sanmon.tables', JSON.stringify([{json.dumps(remembered)}]))")
    page = host.new_page()
    page.goto(address(server, opened, 0))
    page.get_by_role("button", name="Seats").click()
    about = page.locator("dialog [data-bound]")
    assert about.inner_text() == "Nobody has taken the seat by its link yet."
    stranger = context().new_page()
    stranger.goto(address(server, opened, 1))
    page.locator("dialog", has_text="whoever has the link, you included").wait_for()
    assert page.locator("dialog .link").count() == 1
    stranger.close()
    friend = context()
    home = f"http://127.0.0.1:{server.port}/"
    friend.request.post(f"{home}api/me", headers={"X-Sanmon": "1"}, data={"name": "Mei"})
    friend.new_page().goto(address(server, opened, 1))
    page.locator("dialog", has_text="the link is used up").wait_for()
    assert about.get_attribute("data-bound") == "true"
    assert page.locator("dialog .link").count() == 0
