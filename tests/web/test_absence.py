"""Somebody leaves in the middle of a game: what the others are asked, and what the one who returns is told."""

import random

import pytest
from playwright.sync_api import expect

from sanmon.server.delivery.seat_messages import MOST_ENTRIES
from sanmon.server.domain.clock import now
from server.served import Opened, Server
from server.test_absence import away_since, grace_passes
from web.browsing import Seat
from web.conftest import NewContext

BANNER = "A player is away"


def play_until_asked(seats: list[Seat], seat: int) -> None:
    """Plays at random until only this seat has to decide and all pages show it."""
    rng = random.Random(3)
    while True:
        for one in seats:
            one.settled()
        waiting = seats[0].position["prompt"]["waiting"]
        if waiting == [seat]:
            assert seats[seat].wait_asked()
            return
        asked = seats[waiting[0]]
        assert asked.wait_asked()
        asked.step(rng)
        for one in seats:
            one.shows(asked.n)


def leave(server: Server, opened: Opened, seat: Seat) -> None:
    """The page closes, and two minutes go by."""
    assert seat.seat is not None
    at = now()
    seat.page.close()
    away_since(server, opened.table, seat.seat, at)
    grace_passes(server, opened.table)


@pytest.mark.parametrize(("width", "height"), [pytest.param(1440, 900, marks=pytest.mark.deep), (390, 844)])
def test_the_others_let_a_bot_play_and_who_returns_takes_it_back(
    server: Server, context: NewContext, width: int, height: int
) -> None:
    opened = server.open(None, None, game="satori")
    host = Seat(context(width=width, height=height), opened, 0)
    play_until_asked([host, gone := Seat(context(), opened, 1)], 1)
    at = host.n
    gone.page.close()
    expect(host.page.get_by_label(BANNER)).to_have_count(0)  # a reload is no absence
    gone = Seat(context(), opened, 1)
    assert gone.wait_asked()
    leave(server, opened, gone)
    host.page.reload()
    banner = host.page.get_by_label(BANNER)
    expect(banner).to_contain_text("P1 has been away for 2 minutes.")
    expect(banner).to_be_in_viewport(ratio=1)
    banner.get_by_role("button", name="Let a bot play").click()
    expect(banner).to_have_count(0)
    host.page.wait_for_selector("[data-asked=true]")  # the bot has ended its turn

    back = Seat(context(width=width, height=height), opened, 1)
    told = back.page.get_by_label("Played for you")
    expect(told).to_contain_text("A bot (Monk) made")
    expect(told).to_be_in_viewport(ratio=1)
    told.get_by_role("button", name="Ask to take").click()
    host.page.get_by_role("button", name="Agree").click()
    assert back.wait_asked()
    expect(told).to_have_count(0)
    assert back.position["turn"] is not None
    assert back.n > at
    for seat in (host, back):
        assert seat.complaints == []


def test_everybody_who_is_here_is_asked(server: Server, context: NewContext) -> None:
    opened = server.open(None, None, None)
    seats = [Seat(context(), opened, seat) for seat in range(3)]
    play_until_asked(seats, 2)
    leave(server, opened, seats.pop())
    for seat in seats:
        seat.page.reload()
    first, second = (seat.page.get_by_label(BANNER) for seat in seats)
    first.get_by_role("button", name="Let a bot play").click()
    expect(first).to_contain_text("Asking the others whether a bot may play for P2")
    expect(second).to_contain_text("P0 suggests letting a bot play for P2")
    second.get_by_role("button", name="Keep waiting").click()
    expect(first.get_by_role("button", name="Let a bot play")).to_be_visible()
    second.get_by_role("button", name="Let a bot play").click()
    first.get_by_role("button", name="Agree").click()
    expect(first).to_have_count(0)
    seats[0].page.get_by_role("button", name="Seats").click()
    expect(seats[0].page.locator("dialog[open]")).to_contain_text("A bot is playing for now")


def test_who_let_a_bot_play_sees_how_to_play_on(server: Server, context: NewContext) -> None:
    opened = server.open(None, None)
    browser = context()
    browser.request.post(f"http://127.0.0.1:{server.port}/api/me", headers={"X-Sanmon": "1"}, data={"name": "Mei"})
    seat = Seat(browser, opened, 0)
    seat.settled()
    seat.page.get_by_role("button", name="Seats").click()
    seat.page.get_by_role("button", name="Let a bot play for me for a while").click()
    seat.page.keyboard.press("Escape")
    banner = seat.page.locator(".banner", has_text="A bot is playing for you.")
    banner.get_by_role("button", name="Take over from the bot").click()
    expect(banner).to_have_count(0)


def test_one_chooses_the_bot_that_plays_when_one_is_away(server: Server, context: NewContext) -> None:
    page = context().new_page()
    page.goto(f"http://127.0.0.1:{server.port}/#/settings")
    chosen = page.get_by_label("The bot that plays for you when you are away")
    expect(chosen).to_have_value("level-3")
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        chosen.select_option("level-5")
    page.reload()
    expect(chosen).to_have_value("level-5")


def test_a_long_log_is_read_page_by_page(server: Server, context: NewContext) -> None:
    opened = server.open(None, None, None, None, game="bitoku")
    rng = random.Random(5)
    pages = [opened.page(seat) for seat in range(4)]
    while pages[0].n < 2 * MOST_ENTRIES + 20:
        newest = max(page.n for page in pages)
        for page in pages:
            page.catch_up(newest)
        mover = next(page for page in pages if page.options)
        mover.move(rng.choice(mover.options))
    newest = max(page.n for page in pages)
    for page in pages:
        page.catch_up(newest)
    everything = pages[0].entries
    for page in pages:
        page.close()

    seat = Seat(context(), opened, 0)
    seat.settled()
    assert len(seat.position["entries"]) == MOST_ENTRIES
    lines = seat.page.locator(".side .log li:not(.since)")
    events = sum(len(entry["events"]) for entry in everything)
    newest_line = lines.last.inner_text()
    while lines.count() < events:
        before = lines.count()
        first = lines.first.inner_text()
        seat.page.locator(".side .log [role=region]").evaluate("log => (log.scrollTop = -log.scrollHeight)")
        expect(lines).not_to_have_count(before)
        if lines.count() < events:
            expect(seat.page.locator(".side .log li", has_text=first).first).to_be_visible()
    expect(lines).to_have_count(events)
    assert lines.last.inner_text() == newest_line
    assert sum(message["type"] == "history" for message in seat.sent) >= 2
    assert seat.complaints == []
