"""The pages of an account: sessions and tokens, the password, the e-mail address, and a forgotten password."""

from __future__ import annotations

import re
import sqlite3

import pytest
from playwright.sync_api import Page, expect

from server.processes import sanmon
from server.served import WAIT, Server
from web.conftest import NewContext
from web.test_pages import violations
from web.test_people import Visitor

PASSWORD = "pagoda light incense"
NEW = "willow bridge lantern"
SIZES = [pytest.param(1440, 900, marks=pytest.mark.deep), (390, 844)]


def submit(page: Page) -> None:
    page.locator("form button[type=submit]").click()


def log_in(visitor: Visitor, login: str, password: str) -> None:
    page = visitor.page
    page.get_by_role("button", name="Log in").click()
    page.get_by_label("Username").fill(login)
    page.get_by_label("Password").fill(password)
    submit(page)


def fits(page: Page) -> bool:
    """Whether nothing sticks out to the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_sessions_tokens_and_the_password(own_server: Server, context: NewContext, width: int, height: int) -> None:
    here = Visitor(context(width, height), own_server, "#/settings")
    page = here.page
    page.get_by_role("button", name="Create an account").click()
    page.get_by_label("Username").fill("hana")
    page.get_by_label("Password").fill(PASSWORD)
    submit(page)
    page.get_by_text("You are logged in as hana").wait_for()
    expect(page.locator("[data-session]")).to_have_count(1)

    # A token needs the password again, once some time has passed.
    with sqlite3.connect(own_server.database, timeout=WAIT) as db:
        db.execute("UPDATE sessions SET proved = 0")
    db.close()
    page.get_by_role("button", name="Give a program access").click()
    page.get_by_label("What is it for?").fill("my bot")
    submit(page)
    page.get_by_text("enter your password again").wait_for()
    assert violations(page) == []
    page.get_by_label("Password").fill("not this one")
    submit(page)
    page.get_by_role("alert").wait_for()
    page.get_by_label("Password").fill(PASSWORD)
    submit(page)
    expect(page.get_by_label("Token")).to_have_value(re.compile(r"^[\w-]{32}$"))
    page.get_by_text("Program: my bot").wait_for()
    assert violations(page) == []
    assert fits(page)

    # Another browser, which is ended from here: it is nobody any more.
    there = Visitor(context(width, height), own_server, "#/settings")
    log_in(there, "hana", PASSWORD)
    there.page.get_by_text("You are logged in as hana").wait_for()
    page.reload()
    other = page.locator("[data-session=browser]", has_text="Another browser")
    other.get_by_role("button", name="End this session").click()
    expect(page.locator("[data-session=browser]")).to_have_count(1)
    there.page.reload()
    there.page.get_by_role("button", name="Log in").wait_for()

    # A changed password logs out the other browser, and the address is changed without being asked again.
    log_in(there, "hana", PASSWORD)
    there.page.get_by_text("You are logged in as hana").wait_for()
    page.get_by_role("button", name="Change password").click()
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill(NEW)
    assert violations(page) == []
    submit(page)
    page.get_by_text("Your password has been changed").wait_for()
    there.page.reload()
    log_in(there, "hana", PASSWORD)
    there.page.get_by_text("Wrong username or password").wait_for()
    page.get_by_role("button", name="Change e-mail address").click()
    page.get_by_label("E-mail").fill("hana@example.org")
    submit(page)
    page.get_by_text("Saved.").wait_for()
    page.locator("[data-session=program]").get_by_role("button", name="End this session").click()
    expect(page.locator("[data-session]")).to_have_count(1)
    assert [line for line in here.complaints + there.complaints if " 401 " not in line and " 403 " not in line] == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_forgotten_password(own_server: Server, context: NewContext, width: int, height: int) -> None:
    owner = Visitor(context(width, height), own_server, "#/settings")
    page = owner.page
    page.get_by_role("button", name="Create an account").click()
    page.get_by_label("Username").fill("mei")
    page.get_by_label("Password").fill(PASSWORD)
    submit(page)
    page.get_by_text("You are logged in as mei").wait_for()
    page.get_by_role("button", name="Log out", exact=True).click()
    page.get_by_role("button", name="Log in").click()
    page.get_by_role("link", name="Forgot your password?").click()
    page.get_by_role("button", name="Send me a link").wait_for()  # the form before it has a username, too
    page.get_by_label("Username").fill("mei")
    page.get_by_role("button", name="Send me a link").click()
    page.get_by_text("This server cannot send mail").wait_for()
    assert violations(page) == []
    assert fits(page)
    done = sanmon("admin", "reset", "mei", "--database", str(own_server.database))
    (link,) = re.findall(r"/#/reset/\S+", done.stdout)
    page.get_by_label("Code or link").fill(f"https://sanmon.example{link}")
    submit(page)
    page.get_by_label("New password").fill(NEW)
    assert violations(page) == []
    submit(page)
    page.get_by_text("The new password for mei is set").wait_for()
    owner.visit(link.lstrip("/"))
    page.reload()
    page.get_by_label("New password").fill(PASSWORD)
    submit(page)
    page.get_by_text("This code does not work").wait_for()
    owner.visit("#/settings")
    log_in(owner, "mei", NEW)
    page.get_by_text("You are logged in as mei").wait_for()
    assert [line for line in owner.complaints if " 401 " not in line] == []
