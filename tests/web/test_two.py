"""Two browsers play each other. One reloads in mid-turn, and the server is killed with SIGKILL in mid-game: no
acknowledged move is lost, and no browser receives anything that its seat may not know.
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
from web.browsing import Seat, address, at_rest, drop_interrupted
from web.conftest import NewContext

# Fields of the messages about the table and its seats, which are the same for everyone.
OF_EVERYONE = {"phase", "public", "clock", "spectators", "host", "rematch", "opened", "grace", "stopped"}
OF_A_SEAT = {
    "seat",
    "name",
    "agent",
    "here",
    "taken",
    "mine",
    "kind",
    "clock_left",
    "bot_plays",
    "took_back",
    "bound",
    "away",
}


def stored(server: Server, table: str) -> tuple[Header, list[LogEntry]]:
    """A table as it is stored in the database."""
    with sqlite3.connect(server.database, timeout=20) as db:
        (header,) = db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
        rows = db.execute("SELECT entry FROM entries WHERE id = ? ORDER BY n", (table,)).fetchall()
    return decode_header(header), [decode_entry(row) for (row,) in rows]


def states_after(header: Header, entries: list[LogEntry]) -> list[TableState]:
    """The state of the table after each entry."""
    return list(folding.table_states(game_for(header), header, entries))


def imagined(table_state: TableState, seat: int) -> TableState:
    """The same table with everything changed that the seat cannot know."""
    return replace(table_state, state=table_state.state.imagine(seat, random.Random(f"{table_state.n} anew")))


def expected_message(
    table_state: TableState,
    entries: list[LogEntry],
    seat: int,
    last: int,
    shown: ViewSnapshot,
    before: ViewSnapshot | None,
) -> Any:
    """The message for a seat, made from a log without anything that the seat may not know."""
    known = [blotted(entry, table_state.state, seat) for entry in entries]
    return msgspec.json.decode(
        msgspec.json.encode(seat_messages.position(table_state, known, seat, last, shown, before))
    )


def check_secrecy(seat: Seat, header: Header, entries: list[LogEntry]) -> int:
    """Checks that every position the browser received is what it would receive from the changed table. Returns how many
    there were.
    """
    assert seat.seat is not None
    after = states_after(header, entries)
    last = -1
    count = different = 0
    before: ViewSnapshot | None = None
    for frame in map(msgspec.json.decode, seat.frames):
        if frame["type"] == "position":
            numbers = [entry["n"] for entry in frame["entries"]]
            # After a reload a page has nothing and receives everything again, or the newest part of a long log.
            last = -1 if "earlier" in frame or (numbers and numbers[0] == 0) else last
            table_state = after[frame["n"]]
            twin = imagined(table_state, seat.seat)
            different += twin.state.digest() != table_state.state.digest()
            shown = take_snapshots(table_state.n, {seat.seat: twin.state.view(seat.seat)}, {})[seat.seat]
            if "since" not in frame:  # the first message of a connection
                before = None
            assert frame == expected_message(twin, entries, seat.seat, last, shown, before)
            last, before = frame["n"], shown
            count += 1
        elif frame["type"] == "table":
            assert set(frame) == {
                "type", "table", "game", "players", "settings", "components", "seat", "seats", "commitment",
                "confirming", "words", *OF_EVERYONE,
            }  # fmt: skip
            assert all(set(info) == OF_A_SEAT for info in frame["seats"])
    assert different > count // 4  # otherwise the comparison would prove nothing
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
        if steps % 17 == 5:  # in mid-turn or at its beginning
            before = seat.position["view"], seat.choices()
            seat.page.reload()
            assert seat.wait_asked()
            assert (seat.position["view"], seat.choices()) == before
            reloaded += 1
        if steps in {8, 40}:
            for other in seats:
                at_rest(other.page)  # everything has loaded
            own_server.kill()
            for other in seats:
                other.page.wait_for_selector(".notes [role=status]")
            own_server.start()
            for other in seats:
                other.page.wait_for_selector(".notes [role=status]", state="detached")
                drop_interrupted(other.complaints)
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
        # Wait until the other browser shows it, too.
        for other in seats:
            other.shows(seat.n)
    assert killed == (2 if steps >= 40 else 1)
    assert reloaded
    assert undone or game == "toy"

    # Every move that a browser saw acknowledged is in the record.
    header, entries = stored(own_server, opened.table)
    undos = [(n, entry.back) for n, entry in enumerate(entries) if isinstance(entry, TakenBack)]
    undone_entries = {n for at, back in undos for n in range(back + 1, at)}
    recorded = [
        (entry.seat, entry.do)
        for n, entry in enumerate(entries)
        if isinstance(entry, Moved) and n not in undone_entries
    ]
    assert recorded == acknowledged

    for seat in seats:
        assert check_secrecy(seat, header, entries) > steps // 2
        token = opened.tokens[1 - (seat.seat or 0)]
        assert not any(token in frame for frame in seat.frames)
        assert seat.complaints == []


def test_the_sender_of_a_link_sees_whether_it_was_used(server: Server, context: NewContext) -> None:
    """An unknown visitor shares the seat with the sender, who sees that; a guest takes it and uses the link up."""
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
    assert about.inner_text() == "Nobody has used this link yet."
    stranger = context().new_page()
    stranger.goto(address(server, opened, 1))
    page.locator("dialog", has_text="Anyone who has the link can play this seat, you included").wait_for()
    assert page.locator("dialog .link").count() == 1
    stranger.close()
    friend = context()
    home = f"http://127.0.0.1:{server.port}/"
    friend.request.post(f"{home}api/me", headers={"X-Sanmon": "1"}, data={"name": "Mei"})
    friend.new_page().goto(address(server, opened, 1))
    page.locator("dialog", has_text="The link is used up").wait_for()
    assert about.get_attribute("data-bound") == "true"
    assert page.locator("dialog .link").count() == 0
