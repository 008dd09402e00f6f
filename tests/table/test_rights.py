"""Whose seat it is: what a host cannot see or do, what a link is still good for, and who may go on for somebody."""

import pytest
from websockets.exceptions import ConnectionClosed

from table.served import Opened, Server
from table.visitors import Visitor


def turned_away(visitor: Visitor, at: Opened, token: str) -> bool:
    """Whether a page that comes with this token is not let in."""
    line = visitor.dial(at.table)
    line.send(f'{{"type": "hello", "token": "{token}", "last": -1}}')
    try:
        return '"bad-token"' in str(line.recv(20))
    except ConnectionClosed:
        return True
    finally:
        line.close()


def test_nobody_gets_a_link_to_what_a_bot_holds(server: Server) -> None:
    anna = Visitor(server).guest("Anna")
    for seats in (("me", "random"), ("me", "random", "open")):  # played, and gathering
        opened = anna.open(*seats)
        for what in ("link", "stand"):
            assert anna.ask("POST", f"/api/tables/{opened.table}/seats/1/{what}").status == 403
    ben = Visitor(server).guest("Ben")
    ben.post(f"/api/tables/{opened.table}/seats/2/sit", {}, 200)
    anna.ask("POST", f"/api/tables/{opened.table}/start", status=204)


@pytest.mark.parametrize("by", ["page", "sit"])
def test_a_link_is_used_up_when_a_person_sits_down(server: Server, by: str) -> None:
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


def test_a_person_with_two_links_comes_to_the_seat_of_each(server: Server) -> None:
    host, friend = Visitor(server).guest("Host"), Visitor(server).guest("Friend")
    opened = host.open("me", "link", "link")
    for _ in range(2):
        for seat in (1, 2):
            with friend.page(opened, seat, wait=False) as page:
                assert page.table["seat"] == seat


def test_whoever_sits_by_a_link_alone_is_not_pushed_out_by_the_host(server: Server) -> None:
    host = Visitor(server).guest("Host")
    opened = host.open("me", "link")
    with Visitor(server).page(opened, 1, wait=False) as page:  # no session
        host.ask("POST", f"/api/tables/{opened.table}/start", status=204)
        page.wait_for("position")
        assert host.ask("POST", f"/api/tables/{opened.table}/seats/1/link").status == 403
        page.settle()
