"""Rights at seats: what a host cannot see or do, whom a link admits, and who may let a bot play for somebody."""

import contextlib
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sanmon.server.http.security import address_of
from server.served import WAIT, Opened, Server
from server.test_tables import run_out
from server.visitors import Visitor, VisitorsPage


def turned_away(visitor: Visitor, at: Opened, token: str) -> bool:
    """Whether a page with this token is refused."""
    line = visitor.dial(at.table)
    line.send(f'{{"type": "hello", "token": "{token}", "last": -1}}')
    try:
        return '"bad-token"' in str(line.recv(WAIT))
    except ConnectionClosed:
        return True
    finally:
        line.close()


def test_a_page_that_does_not_read_cannot_act_after_its_link_is_replaced(server: Server) -> None:
    opened = Visitor(server).guest("Anna").open("me", {"name": "Ben"})
    ben = Visitor(server)
    ben.more["X-Sanmon-Seat"] = opened.tokens[1]
    with Visitor(server).page(opened, 1) as page, Visitor(server).page(opened) as other:
        ben.post(f"/api/tables/{opened.table}/seats/1/link", status=200)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(3):
                page.say(type="confirming", wanted=False)
        assert page.hear_the_end() == 4401
        other.settle()
        assert other.n == 0


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:0:1::2", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(host: str, counts_as: str) -> None:
    scope: Any = {"client": (host, 1)}
    assert address_of(scope) == counts_as


def test_there_is_no_link_to_the_seat_of_an_agent(server: Server) -> None:
    anna = Visitor(server).guest("Anna")
    for seats in (("me", "random"), ("me", "random", "open")):  # played, and gathering
        opened = anna.open(*seats)
        for what in ("link", "stand"):
            assert anna.ask("POST", f"/api/tables/{opened.table}/seats/1/{what}").status == 403
    ben = Visitor(server).guest("Ben")
    ben.post(f"/api/tables/{opened.table}/seats/2/sit", {}, 200)
    anna.ask("POST", f"/api/tables/{opened.table}/start", status=204)


@pytest.mark.parametrize("by", ["page", "sit"])
def test_a_used_link_works_for_its_person_only(server: Server, by: str) -> None:
    host, friend = Visitor(server).guest("Host"), Visitor(server).guest("Friend")
    opened = host.open("me", "link", game="satori")
    sent = opened.tokens[1]
    here = f"/api/tables/{opened.table}/seats/1"
    if by == "sit":
        assert friend.post(f"{here}/sit", {"token": sent}, 200)["token"] != sent
    else:
        friend.page(opened, 1, wait=False).close()
    host.ask("POST", f"/api/tables/{opened.table}/start", status=204)
    with friend.page(opened, 1) as page:  # the friend's own page goes on with the link it has, and again after a reload
        assert page.table["seat"] == 1
        with friend.page(opened, 1) as again:
            assert again.table["seat"] == 1
        assert turned_away(Visitor(server), opened, sent)  # a window without a session
        with host.page(opened, 1) as own:  # with its own, the host comes to its own seat
            assert own.table["seat"] == 0
        assert host.ask("POST", f"{here}/sit", {"token": sent}).status == 409
        for what, body in (("link", None), ("back", None), ("bot", {"agent": "random"})):
            assert host.ask("POST", f"{here}/{what}", body).status == 403
            assert Visitor(server).ask("POST", f"{here}/{what}", body, X_Sanmon_Seat=sent).status == 403
        page.settle()


def test_a_person_with_two_links_can_use_both_seats(server: Server) -> None:
    host, friend = Visitor(server).guest("Host"), Visitor(server).guest("Friend")
    opened = host.open("me", "link", "link")
    for _ in range(2):
        for seat in (1, 2):
            with friend.page(opened, seat, wait=False) as page:
                assert page.table["seat"] == seat


def test_the_host_cannot_push_out_a_guest_without_a_session(server: Server) -> None:
    host = Visitor(server).guest("Host")
    opened = host.open("me", "link")
    with Visitor(server).page(opened, 1, wait=False) as page:  # no session
        host.ask("POST", f"/api/tables/{opened.table}/start", status=204)
        page.wait_for("position")
        assert host.ask("POST", f"/api/tables/{opened.table}/seats/1/link").status == 403
        page.settle()


def started(server: Server, *kinds: str, **more: Any) -> tuple[Opened, list[Visitor], list[VisitorsPage]]:
    """Opens and starts a table of people who are all connected; the first one is the host."""
    people = [Visitor(server).guest(f"P{number}") for number in range(len(kinds))]
    opened = people[0].open(*kinds, **more)
    for number, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{opened.table}/seats/{number}/sit", {}, 200)
    people[0].ask("POST", f"/api/tables/{opened.table}/start", status=204)
    return opened, people, [person.page(opened) for person in people]


def asked_alone(pages: list[VisitorsPage], seat: int) -> None:
    """Plays until only this seat has to decide."""
    while True:
        newest = max(page.n for page in pages)
        for page in pages:
            page.catch_up(newest)
        waiting = pages[0].position["prompt"]["waiting"]
        if waiting == [seat]:
            return
        pages[waiting[0]].move(pages[waiting[0]].options[0])


def test_a_late_host_cannot_put_a_bot_on_another_seat(server: Server) -> None:
    clock = {"kind": "move", "amount": 600, "at_zero": "open"}
    opened, people, pages = started(server, "me", "open", clock=clock)
    asked_alone(pages, 0)
    run_out(server, opened.table)
    while pages[1].table["seats"][0]["taken"]:
        pages[1].receive()
    here = f"/api/tables/{opened.table}/seats"
    assert people[0].ask("POST", f"{here}/1/bot", {"agent": "random"}).status == 403
    assert people[1].ask("POST", f"{here}/0/sit", {}).status == 403  # a player cannot take a second seat
    people[1].ask("POST", f"{here}/0/bot", {"agent": "random"}, 204)
    for page in pages:
        page.close()


def test_a_person_replaced_by_a_bot_cannot_act(server: Server) -> None:
    opened, people, pages = started(server, "me", "open")
    asked_alone(pages, 0)
    people[0].ask("POST", f"/api/tables/{opened.table}/seats/0/bot", {"agent": "random"}, 204)
    for request in (
        {"type": "undo", "n": pages[0].n},
        {"type": "confirming", "wanted": False},
        {"type": "ask-undo", "to": 0},
        {"type": "answer-undo", "agree": True},
    ):
        pages[0].say(**request)
        assert pages[0].wait_for("refused")["reason"] == "not-asked"
    for page in pages:
        page.close()
