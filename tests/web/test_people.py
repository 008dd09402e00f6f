"""People and the pages around the table: an invitation, a lobby, a hot seat, chat, undo by consent, an account, replay
and review.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from server.served import Server
from web.browsing import at_rest, drop_interrupted, until, wait_shown, watch
from web.conftest import NewContext
from web.test_pages import THEMES, violations

ASKED = "[data-asked=true] button[data-choice]:not([aria-disabled=true])"


class Visitor:
    """One person's browser at a server."""

    def __init__(self, context: BrowserContext, server: Server, path: str = "") -> None:
        self.server = server
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        watch(self.page, self.complaints)
        self.visit(path)

    def visit(self, path: str) -> None:
        self.page.goto(f"http://127.0.0.1:{self.server.port}/{path}")

    def shown(self) -> int:
        return int(self.page.get_attribute("[data-n]", "data-n") or -1)

    def asked(self) -> bool:
        return self.page.query_selector(ASKED) is not None

    def over(self) -> bool:
        return self.page.query_selector(".standings") is not None

    def step(self, rng: random.Random) -> None:
        """Clicks a random choice and waits until the page shows the next entry."""
        n = self.shown()
        choice = rng.choice(self.page.eval_on_selector_all(ASKED, "all => all.map(one => one.dataset.choice)"))
        self.page.locator(f'button[data-choice="{choice}"]').click()
        wait_shown(self.page, n + 1)


def step_of(page: Page) -> int:
    """The step that a replay shows."""
    return int(page.get_attribute("[data-step]", "data-step") or 0)


def next_mover(visitors: list[Visitor]) -> Visitor | None:
    """Waits until a visitor has to decide. Returns None if the game is over instead."""
    until(visitors[0].page, lambda: visitors[0].over() or any(visitor.asked() for visitor in visitors))
    return next((visitor for visitor in visitors if visitor.asked()), None)


def finish(visitors: list[Visitor], rng: random.Random) -> None:
    """Plays random moves to the end."""
    while mover := next_mover(visitors):
        mover.step(rng)


def open_for_a_friend(host: Visitor) -> str:
    """Opens a table with a seat for a friend. Returns the link."""
    page = host.page
    page.get_by_label("Your name").fill("Hana")
    page.get_by_label("Who takes the Maple seat").select_option("friend")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("heading", name="One seat is still free").wait_for()
    return page.get_by_label("Link for").input_value()


def test_two_browsers_over_an_invitation(own_server: Server, context: NewContext) -> None:
    rng = random.Random(7)
    host = Visitor(context(permissions=["clipboard-read", "clipboard-write"]), own_server, "#/new/toy")
    link = open_for_a_friend(host)
    page = host.page
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    page.get_by_role("button", name="Copy").click()
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.get_by_role("button", name="QR code").click()
    page.get_by_role("img", name="QR code of the link").wait_for()
    assert violations(page) == []

    friend = Visitor(context(390, 844), own_server, link[link.index("#") :])
    friend.page.get_by_label("Your name").fill("Jiro")
    friend.page.get_by_role("button", name="This is my seat").click()
    page.get_by_text("Jiro").wait_for()
    page.get_by_role("button", name="Start the game").click()
    both = [host, friend]
    for visitor in both:
        visitor.page.wait_for_selector(ASKED)

    # Both choose in secret; one reloads before the other has answered; then the server is killed and restarted.
    host.step(rng)
    friend.page.reload()
    friend.page.wait_for_selector(ASKED)
    friend.step(rng)
    for visitor in both:
        at_rest(visitor.page)  # everything has loaded
        assert visitor.complaints == []
    own_server.kill()
    for visitor in both:
        visitor.page.get_by_text("The connection was lost").first.wait_for()
    own_server.start()
    for visitor in both:
        visitor.page.get_by_text("The connection was lost").first.wait_for(state="detached")
        drop_interrupted(visitor.complaints)  # no other error is allowed, now or later

    # Chat.
    friend.page.get_by_role("button", name="Seats").click()
    friend.page.get_by_label("Write a message").fill("Well met")
    friend.page.keyboard.press("Enter")
    friend.page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="1 new message").click()
    page.get_by_role("log").get_by_text("Well met").wait_for()
    page.get_by_role("button", name="Close").click()

    finish(both, rng)
    for visitor in both:
        visitor.page.get_by_role("button", name="Play again").wait_for()
        assert visitor.complaints == []
    # A rematch: the second player finds the table that the first has opened.
    page.get_by_role("button", name="Play again").click()
    friend.page.get_by_role("link", name="The next game is ready").click()
    for visitor in both:
        visitor.page.wait_for_selector(f"{ASKED}, main h1")
    assert host.page.url.split("/")[5] == friend.page.url.split("/")[5]


def test_after_play_again_the_host_can_invite(server: Server, context: NewContext) -> None:
    """The seat of somebody who does not come gets a link to send, and another one that replaces it."""
    rng = random.Random(8)
    host = Visitor(context(), server, "#/new/toy")
    link = open_for_a_friend(host)
    friend = Visitor(context(), server, link[link.index("#") :])
    friend.page.get_by_label("Your name").fill("Jiro")
    friend.page.get_by_role("button", name="This is my seat").click()
    host.page.get_by_text("Jiro").wait_for()
    host.page.get_by_role("button", name="Start the game").click()
    finish([host, friend], rng)
    host.page.get_by_role("button", name="Play again").click()
    host.page.get_by_role("button", name="Invite somebody else").click()
    field = host.page.get_by_label("Link for")
    first = field.input_value()
    assert first != link
    host.page.get_by_role("button", name="Create a new link").click()
    until(host.page, lambda: field.input_value() != first)
    stranger = Visitor(context(), server, field.input_value()[field.input_value().index("#") :])
    stranger.page.get_by_role("button", name="This is my seat").wait_for()
    assert host.complaints == []


def test_going_further_back_needs_the_others_consent(server: Server, context: NewContext) -> None:
    host = Visitor(context(), server, "#/new/satori")
    link = open_for_a_friend(host)
    friend = Visitor(context(), server, link[link.index("#") :])
    host.page.get_by_role("button", name="Start the game").click()
    both = [host, friend]
    rng = random.Random(3)
    asking = None
    for _ in range(60):
        mover = next_mover(both)
        assert mover is not None
        mover.step(rng)
        for visitor in both:
            wait_shown(visitor.page, mover.shown())
        asking = next(
            (visitor for visitor in both if visitor.page.get_by_role("button", name="Go further back").count()), None
        )
        if asking:
            break
    assert asking is not None
    other = both[1 - both.index(asking)]
    before = other.shown()
    asking.page.get_by_role("button", name="Go further back").click()
    other.page.get_by_role("alertdialog").wait_for()
    other.page.get_by_role("button", name="Decline").click()
    asking.page.get_by_text("Asking the others whether").wait_for(state="detached")
    assert other.shown() == before
    asking.page.get_by_role("button", name="Go further back").click()
    other.page.get_by_role("button", name="Agree", exact=True).click()
    asking.page.wait_for_selector(ASKED)
    other.page.get_by_text("takes back the last move").first.wait_for()
    assert [visitor.complaints for visitor in both] == [[], []]


def test_a_stranger_joins_from_the_lobby_and_clocks_run(server: Server, context: NewContext) -> None:
    host = Visitor(context(), server, "#/new/toy")
    host.page.get_by_label("Your name").fill("Tsuru")
    host.page.get_by_label("Who takes the Maple seat").select_option("open")
    host.page.get_by_label("5 minutes per move").check()
    host.page.get_by_label("Open to everyone").check()
    host.page.get_by_role("button", name="Open a table").click()
    host.page.get_by_text("open to everyone").wait_for()
    stranger = Visitor(context(), server, "#/lobby")
    stranger.page.locator(".tables li", has_text="Tsuru").get_by_role("button", name="Sit down").click()
    host.page.get_by_role("heading", name="Everyone is here").wait_for()
    host.page.get_by_role("button", name="Start the game").click()
    for visitor in (host, stranger):
        visitor.page.wait_for_selector(ASKED)
        assert visitor.complaints == []
    # The clock of the player who has to decide counts down on every page.
    clock = host.page.get_by_label("Time left").get_by_text(re.compile(r"^[0-4]:\d\d$")).first
    before = seconds(clock.inner_text())
    until(host.page, lambda: seconds(clock.inner_text()) < before)


def seconds(clock: str) -> int:
    """The seconds that a clock shows."""
    minutes, rest = clock.strip().split(":")
    return 60 * int(minutes) + int(rest)


def test_a_screen_with_two_seats_is_handed_over(server: Server, context: NewContext) -> None:
    host = Visitor(context(), server, "#/new/satori")
    host.page.get_by_label("Who takes the Maple seat").select_option("me")
    host.page.get_by_role("button", name="Open a table").click()
    rng = random.Random(2)
    handed = 0
    for _ in range(60):
        host.page.wait_for_selector(f"{ASKED}, a:has-text('I am')")
        over = host.page.get_by_role("link", name="I am")
        if over.count():
            over.click()
            handed += 1
            host.page.wait_for_selector(ASKED)
            if handed == 3:
                break
        else:
            host.step(rng)
    assert handed == 3
    assert host.complaints == []


def test_a_game_is_replayed_reviewed_and_saved(server: Server, context: NewContext, tmp_path: Path) -> None:
    guest = Visitor(context(reduced_motion="reduce"), server)
    page = guest.page
    page.get_by_role("button", name="Play solo now").last.click()
    page.wait_for_selector(ASKED)
    finish([guest], random.Random(1))
    page.wait_for_selector("dialog .paper")

    saved = {}
    for name in ("the record", "the game in words", "BG Stats"):
        with page.expect_download() as download:
            page.get_by_role("link", name=name).click()
        saved[name] = tmp_path / download.value.suggested_filename
        download.value.save_as(saved[name])
    replayed = subprocess.run([sys.executable, "-m", "sanmon", "replay", saved["the record"]], check=False)
    assert replayed.returncode == 0
    assert "The Tea House" in saved["the game in words"].read_text("utf-8")
    json.loads(saved["BG Stats"].read_text("utf-8"))

    # Replay: by keys, by a line of the story, from another view, to the end; nothing can be chosen.
    page.locator("dialog .paper").get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-step]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('[data-step]').dataset.step !== '0'")
    assert page.locator("[data-can]").count() == 0
    second = step_of(page)
    page.keyboard.press("End")
    page.locator(".count", has_text="/").wait_for()
    page.get_by_label("View as").select_option("")
    page.locator("aside button").first.click()
    page.wait_for_function("() => document.querySelector('[data-step]').dataset.step !== undefined")
    assert second > 0
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").wait_for()
    page.get_by_role("button", name="Pause").click()
    assert violations(page) == []

    # Review: the coach's graph, if the game has a calibration, and links to the costly choices.
    page.get_by_role("link", name="Review").click()
    page.get_by_role("img", name="Expected lead").or_(page.get_by_text("gives no numbers")).wait_for()
    for theme in reversed(THEMES):
        page.emulate_media(color_scheme=theme)
        assert violations(page) == []
    shows = page.get_by_role("link", name="Show me")
    if shows.count():
        wanted = (shows.first.get_attribute("href") or "").rsplit("/", 1)[1]
        shows.first.click()
        page.wait_for_selector("[data-step]")
        assert step_of(page) <= int(wanted)
        # The replay says what the coach would have chosen, there and in the story.
        expect(page.locator("[data-coached]")).to_have_attribute("data-coached", wanted)
        assert page.locator("aside [data-coach]").count() > 0

    # An uploaded record is replayed.
    guest.visit("#/games")
    page.set_input_files("input[type=file][accept*='.jsonl']", saved["the record"])
    page.wait_for_selector("[data-step]")
    assert guest.complaints == []


def test_an_account_keeps_games_on_another_device(server: Server, context: NewContext) -> None:
    guest = Visitor(context(), server)
    page = guest.page
    page.get_by_role("button", name="Play solo now").last.click()
    page.wait_for_selector(ASKED)
    guest.visit("#/settings")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_label("Username").fill("hana")
    page.get_by_label("Password").fill("short")
    page.locator("form button[type=submit]").click()
    expect(page.get_by_label("Password")).to_have_value("short")  # the browser rejects a password that is too short
    page.get_by_label("Password").fill("pagoda light incense")
    page.locator("form button[type=submit]").click()
    page.get_by_text("You are logged in as hana").wait_for()
    assert violations(page) == []

    # On another device, with only the login: the game is there and can be played.
    elsewhere = Visitor(context(), server, "#/settings")
    page = elsewhere.page
    page.get_by_role("button", name="Log in").click()
    page.get_by_label("Username").fill("hana")
    page.get_by_label("Password").fill("not this one")
    page.locator("form button[type=submit]").click()
    page.get_by_role("alert").wait_for()
    page.get_by_label("Password").fill("pagoda light incense")
    page.locator("form button[type=submit]").click()
    page.get_by_text("You are logged in as hana").wait_for()
    elsewhere.visit("#/games")
    page.get_by_role("link", name="Continue").click()
    page.wait_for_selector(ASKED)
    elsewhere.visit("#/settings")
    page.get_by_role("button", name="Log out", exact=True).click()
    page.get_by_role("button", name="Log in").wait_for()
    assert guest.complaints == []


def test_preferences_are_synced_with_an_account(server: Server, context: NewContext) -> None:
    here = Visitor(context(), server, "#/settings")
    page = here.page
    page.get_by_role("radio", name="Dark paper").check()
    page.get_by_role("checkbox", name="Sounds").uncheck()
    page.get_by_role("button", name="Create an account").click()
    page.get_by_label("Username").fill("mei")
    page.get_by_label("Password").fill("willow bridge lantern")
    with page.expect_response(lambda answer: answer.request.method == "PATCH") as patched:
        page.locator("form button[type=submit]").click()
    assert patched.value.ok
    assert patched.value.json()["preferences"]["theme"] == "dark"

    # Another device has the same preferences after the login.
    there = Visitor(context(), server, "#/settings")
    other = there.page
    assert other.evaluate("document.documentElement.dataset.theme") is None
    other.get_by_role("button", name="Log in").click()
    other.get_by_label("Username").fill("mei")
    other.get_by_label("Password").fill("willow bridge lantern")
    other.locator("form button[type=submit]").click()
    expect(other.get_by_role("radio", name="Dark paper")).to_be_checked()
    expect(other.get_by_role("checkbox", name="Sounds")).not_to_be_checked()
    assert other.evaluate("document.documentElement.dataset.theme") == "dark"

    # A change there arrives here; a change that was made here while the server was unreachable is kept.
    with other.expect_response(lambda answer: answer.request.method == "PATCH"):
        other.get_by_role("radio", name="instantly").check()
    page.route("**/api/me", lambda route: route.abort())
    with page.expect_event("requestfailed", lambda request: request.method == "PATCH"):
        page.get_by_role("radio", name="Light paper").check()
    page.unroute("**/api/me")
    with page.expect_response(lambda answer: answer.request.method == "PATCH") as patched:
        page.reload()
    assert patched.value.json()["preferences"]["theme"] == "light"
    expect(page.get_by_role("radio", name="instantly")).to_be_checked()
    expect(page.get_by_role("radio", name="Light paper")).to_be_checked()
    assert [text for text in here.complaints if "ERR_FAILED" not in text] == []
    assert there.complaints == []
