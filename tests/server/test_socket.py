"""The websocket: reconnecting, stale and double moves, undo, forged tokens and garbage. The table survives it all."""

import random
import socket
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from server.served import WAIT, Opened, Page, Server, dial


def ask(line: ClientConnection, *messages: Any) -> list[Any]:
    """Sends texts or bytes; returns everything received until the connection closes."""
    heard = []
    try:
        for message in messages:
            line.send(message if isinstance(message, (str, bytes)) else msgspec.json.encode(message).decode())
        while True:
            heard.append(msgspec.json.decode(line.recv(WAIT)))
    except ConnectionClosed:
        return heard


def to_a_turn_with_undo(page: Page, rng: random.Random) -> None:
    """Plays until an action can be taken back."""
    while not page.position["undo"]:
        page.move(rng.choice(page.options))


def same(page: Page, position: Any) -> None:
    """Checks that the page shows the same position as before."""
    for key in ("n", "view", "prompt", "options", "turn", "undo"):
        assert page.position[key] == position[key]


def test_a_page_that_was_away_gets_what_it_missed(server: Server) -> None:
    opened = server.open(None, None)
    with opened.page(0) as one, opened.page(1) as two:
        one.move(one.options[0])
        one.close()
        two.catch_up(1)
        two.move(two.options[0])
        while two.options:
            two.move(two.options[0])
        one.connect()
        assert one.n == two.n
        assert [entry["n"] for entry in one.entries] == [entry["n"] for entry in two.entries]
        assert one.position["view"]["seats"][1]["rice"] == two.position["view"]["seats"][1]["rice"]
        assert one.options


def test_a_page_that_reloads_in_mid_turn_stands_where_it_stood(server: Server) -> None:
    opened = server.open(None)
    with opened.page(0) as page:
        to_a_turn_with_undo(page, random.Random(1))
        with opened.page(0) as again:
            same(again, page.position)
            assert again.entries == page.entries
            again.say(type="undo", n=again.n)
            again.catch_up(again.n + 1)
            page.catch_up(again.n)
            same(page, again.position)


def test_an_impossible_last_entry_gets_all_entries(server: Server) -> None:
    opened = server.open(None)
    for last in (-7, -1, 1, 10**30):
        with opened.page(0, last) as page:
            assert page.n == 0
            assert [entry["n"] for entry in page.entries] == [0]
    with opened.page(0, 0) as page:
        assert page.entries == []


def test_a_double_click_moves_once(server: Server) -> None:
    opened = server.open(None, None)
    with opened.page(0) as page:
        move = {"type": "move", "n": page.n, "do": page.options[0]}
        page.say(**move)
        page.say(**move)
        refused = page.wait_for("refused")
        assert (refused["reason"], refused["n"]) == ("stale", 1)
        page.wait_for("position")
        assert page.n == 1


def test_a_refusal_changes_nothing_and_is_followed_by_a_position(server: Server) -> None:
    opened = server.open(None, None)
    with opened.page(0) as one, opened.page(1) as two, opened.page(None) as watching:
        one.move(one.options[0])
        two.catch_up(1)
        watching.catch_up(1)
        position = one.position
        for page, message, reason in (
            (one, {"type": "move", "n": 1, "do": "skip"}, "not-asked"),
            (one, {"type": "move", "n": 0, "do": "skip"}, "stale"),
            (one, {"type": "undo", "n": 1}, "no-undo"),
            (one, {"type": "undo", "n": 0}, "stale"),
            (two, {"type": "move", "n": 1, "do": "end"}, "illegal"),
            (two, {"type": "move", "n": 1, "do": "dance"}, "illegal"),
            (two, {"type": "move", "n": 10**300, "do": two.options[0]}, "stale"),
            (two, {"type": "move", "n": -(10**300), "do": two.options[0]}, "stale"),
            (watching, {"type": "move", "n": 1, "do": two.options[0]}, "not-asked"),
            (watching, {"type": "undo", "n": 1}, "not-asked"),
            (watching, {"type": "confirming", "wanted": False}, "not-asked"),
            (one, {"type": "hello", "token": "", "last": -1}, "bad-message"),
        ):
            page.say(**message)
            refused = page.wait_for("refused")
            assert (refused["reason"], refused["n"]) == (reason, 1)
            assert refused["detail"]
            assert page.wait_for("position")["n"] == 1
        same(one, position)
        assert server.get(f"/api/tables/{opened.table}")["n"] == 1


GARBAGE = [
    "",
    "{",
    "null",
    "[]",
    "17",
    '"hello"',
    "{}",
    '{"type": "dance"}',
    '{"type": 3}',
    '{"type": "move"}',
    '{"type": "move", "n": "0", "do": "end"}',
    '{"type": "move", "n": 0.5, "do": "end"}',
    '{"type": "move", "n": 0, "do": 3}',
    '{"type": "move", "n": 0, "do": "end", "seat": 1}',
    '{"type": "move", "n": 0, "do": "\\ud800"}',
    '{"type": "undo", "n": null}',
    '{"type": "confirming", "wanted": "no"}',
    '{"type": "position", "n": 0}',
    "[" * 20_000,
    '{"type": "move", "n": 0, "do": "' + "x" * 70_000 + '"}',
    b"\x00\xff\xfe",
    b'{"type": "undo", "n": 0}',
]


@pytest.mark.parametrize("garbage", GARBAGE, ids=lambda garbage: repr(garbage[:24]))
def test_garbage_is_refused_and_the_page_stays(server: Server, garbage: str | bytes) -> None:
    opened = server.open(None, None)
    with opened.page(0) as page:
        position = page.position
        page.socket.send(garbage)
        refused = page.wait_for("refused")
        assert refused["reason"] == "bad-message"
        assert 0 < len(refused["detail"]) <= 1000
        page.wait_for("position")
        same(page, position)
        assert page.move(page.options[0])["type"] == "position"


@pytest.mark.parametrize("garbage", GARBAGE, ids=lambda garbage: repr(garbage[:24]))
def test_a_wrong_hello_is_refused_and_the_connection_closed(server: Server, garbage: str | bytes) -> None:
    opened = server.open(None)
    line = dial(server, opened.table)
    (refused,) = ask(line, garbage)
    assert (refused["type"], refused["reason"], refused["n"]) == ("refused", "bad-message", -1)
    assert line.close_code == 4400


def test_a_huge_message_ends_the_connection_and_nothing_else(server: Server) -> None:
    opened = server.open(None)
    with opened.page(0) as page:
        line = dial(server, opened.table)
        # Only the head of it, which says how long it will be: hung up on while the rest is on its way, one may miss the
        # last word.
        head = bytes([0x81, 0x80 | 127]) + (2_000_000).to_bytes(8, "big") + b"mask"
        line.socket.sendall(head)
        with pytest.raises(ConnectionClosed):
            line.recv(WAIT)
        assert line.close_code == 1009
        whole = dial(server, opened.table)
        ask(whole, "x" * 2_000_000)
        assert whole.close_code in (1009, 1006)
        assert page.move(page.options[0])["type"] == "position"


def test_no_such_table(server: Server) -> None:
    for table in ("nothing", "%00", "é" * 40, "x" * 3000):
        line = dial(server, table)
        (refused,) = ask(line, {"type": "hello", "token": "", "last": -1})
        assert refused["reason"] == "no-table"
        assert line.close_code == 4404


def test_forged_tokens(server: Server) -> None:
    opened, other = server.open(None, "random"), server.open(None, None)
    right = opened.tokens[0]
    forged = [other.tokens[0], other.tokens[1], right[:-1], right + "A", right.swapcase(), " ", "x" * 60_000, "0"]
    for token in forged:
        line = dial(server, opened.table)
        (refused,) = ask(line, {"type": "hello", "token": token, "last": -1})
        assert refused["reason"] == "bad-token"
        assert line.close_code == 4401
    line = dial(server, opened.table)
    (refused,) = ask(line, {"type": "hello", "token": "\0", "last": -1})  # a NUL is in no text of ours
    assert refused["reason"] == "bad-message"
    assert line.close_code == 4400


def test_tokens_and_seeds_are_not_in_the_file_as_they_are(own_server: Server) -> None:
    opened = own_server.open(None, None)
    with opened.page(0) as page:
        page.move(page.options[0])
    own_server.stop()
    stored = b"".join(path.read_bytes() for path in own_server.database.parent.iterdir())
    assert opened.table.encode() in stored
    for token in opened.tokens.values():
        assert len(token) >= 22
        assert token.encode() not in stored


def test_a_spectator_cannot_act_and_sees_nothing_private(server: Server) -> None:
    opened = server.open(None, None)
    with opened.page(None) as watching, opened.page(0) as page:
        page.move(page.options[0])
        watching.catch_up(1)
        assert watching.table["seat"] is None
        assert watching.options == []
        assert watching.position["undo"] is False
        assert all(seat["hand"] is None for seat in watching.position["view"]["seats"])
        unseen = {"do": None, "back": None, "instead": False}
        assert watching.entries[1] == {"n": 1, "kind": "move", "seat": 0, "events": [], **unseen}


def test_presence_is_sent_to_the_others(server: Server) -> None:
    opened = server.open(None, None)

    def here(page: Page) -> list[bool]:
        return [seat["here"] for seat in page.table["seats"]]

    with opened.page(0) as page:
        assert here(page) == [True, False]
        two = opened.page(1)
        page.wait_for("table")
        assert here(page) == [True, True]
        two.close()
        page.wait_for("table")
        assert here(page) == [True, False]
        facts = server.get(f"/api/tables/{opened.table}")
        assert [seat["here"] for seat in facts["seats"]] == [True, False]


def test_confirmation_is_stored(own_server: Server) -> None:
    opened = own_server.open(None)
    with opened.page(0) as page:
        page.say(type="confirming", wanted=False)
        assert page.wait_for("table")["confirming"] is False
        while page.position["result"] is None:
            assert page.options != ["end"]
            page.move(page.options[0])
            if page.n > 5 and page.at.server.process.poll() is None:
                own_server.kill()
                own_server.start()
                page.connect()
                assert page.table["confirming"] is False
                break
        while page.position["result"] is None:
            assert page.options != ["end"]
            page.move(page.options[0])


def test_an_undo_is_sent_to_all_and_stored_in_the_log(server: Server) -> None:
    opened = server.open(None, None)
    with opened.page(0) as one, opened.page(1) as two:
        pages = [one, two]
        rng = random.Random(5)
        while not any(page.position["undo"] for page in pages):
            for page in pages:
                page.catch_up(max(one.n, two.n))
            page = pages[rng.choice(one.position["prompt"]["waiting"])]
            before = page.position
            page.move(rng.choice(page.options))
        who, other = (one, two) if one.position["undo"] else (two, one)
        other.catch_up(who.n)
        n = who.n
        other.say(type="undo", n=n)
        assert other.wait_for("refused")["reason"] == "no-undo"
        who.say(type="undo", n=n)
        who.catch_up(n + 1)
        other.catch_up(n + 1)
        for page in pages:
            assert page.entries[-1]["kind"] == "undo"
            assert page.entries[-1]["seat"] == who.table["seat"]
            assert page.entries[-1]["back"] == n - 1
        for key in ("view", "prompt", "options"):
            assert who.position[key] == before[key]


def test_simultaneous_answers_are_all_accepted(server: Server) -> None:
    """Several seats answer at the same moment, all to the same entry: nobody is refused."""
    opened = server.open(None, None, None)
    pages = [opened.page(seat) for seat in range(3)]
    for page in pages:
        page.say(type="move", n=0, do=page.options[0])
    for page in pages:
        page.catch_up(3)
        assert [entry["kind"] for entry in page.entries] == ["start", "move", "move", "move"]
        page.close()


def test_a_page_that_never_reads_is_disconnected_and_delays_nobody(server: Server) -> None:
    opened = server.open(None, None)
    deaf = socket.create_connection(("127.0.0.1", server.port), WAIT)
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with deaf:
        deaf.sendall(
            f"GET /ws/tables/{opened.table} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert deaf.recv(12) == b"HTTP/1.1 101"  # and from here on it does not listen
        deaf.sendall(_frame(b'{"type": "hello", "token": ""}'))
        deaf.settimeout(1)
        sent = 0
        try:
            while sent < 200_000_000:  # as long as anyone takes it
                deaf.sendall(_frame(b"x" * 1000) * 100)
                sent += 100_000
        except TimeoutError:
            pass
        assert 0 < sent < 100_000_000
        _play_to_the_end(opened)


def _frame(text: bytes) -> bytes:
    """A text frame, masked with zeros."""
    assert len(text) < 2**16
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + text


def _play_to_the_end(opened: Opened) -> None:
    with opened.page(0) as one, opened.page(1) as two:
        while one.position["result"] is None:
            for page in (one, two):
                page.catch_up(max(one.n, two.n))
                if page.options:
                    page.move(page.options[-1])
