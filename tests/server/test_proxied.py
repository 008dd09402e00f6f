"""Behind a proxy, requests count for the address that the proxy names, not for the address of the proxy."""

from __future__ import annotations

import base64
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from sanmon.server.runtime.admission import Admission
from server.served import WAIT, Server

PING, PONG = b"\x89\x80\0\0\0\0", b"\x8a\0"
LITTLE = "0.005"  # of the usual limits: one piece of a flood is more than an address has in half a minute


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "tables.sqlite3", "--proxies", "127.0.0.1", "--limits", LITTLE) as server:
        yield server


def websocket(server: Server, forwarded: str) -> socket.socket:
    """A websocket that a proxy opens for somebody."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=WAIT)
    key = base64.b64encode(bytes(16)).decode()
    line.sendall(
        f"GET /ws/tables/any HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nX-Forwarded-For: {forwarded}\r\n\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101"), head
    return line


def test_two_connections_of_one_address_share_what_is_read_of_it(proxied: Server) -> None:
    # What the stranger wrote into the header before the proxy did changes nothing.
    first, second = websocket(proxied, "192.0.2.9, 198.51.100.1"), websocket(proxied, "192.0.2.8, 198.51.100.1")
    other = websocket(proxied, "198.51.100.2")
    first.sendall(PING * 5000)
    assert first.recv(2) == PONG  # a piece of the flood is read, and the rest waits
    second.sendall(PING)
    other.sendall(PING)
    assert other.recv(2) == PONG
    second.setblocking(False)
    with pytest.raises(BlockingIOError):
        second.recv(2)
    for line in (first, second, other):
        line.close()


def test_the_address_is_the_last_one_that_is_no_proxys() -> None:
    admission = Admission(1000, None, None, ["127.0.0.1", "10.0.0.0/8"])
    found = admission.intake_behind("198.51.100.1")
    assert found is not None
    for same in ("198.51.100.1, 10.1.2.3", "192.0.2.7, 198.51.100.1:4711", " 198.51.100.1 ,127.0.0.1"):
        assert admission.intake_behind(same) is found
    assert admission.intake_behind("198.51.100.2") is not found
    network = admission.intake_behind("2001:db8::1")
    assert network is admission.intake_behind("[2001:db8::2]:443")
    assert admission.intake_behind("10.1.1.1") is admission.intake_behind("10.1.1.1, 127.0.0.1")
    assert admission.intake_behind("") is None
    assert admission.intake_behind(" , ") is None
    everywhere = Admission(1000, None, None, ["*"])
    assert everywhere.intake_behind("198.51.100.1, 198.51.100.2") is everywhere.intake_behind("198.51.100.1")
