"""Bitoku's forest in the real page: played alone through the list and by clicks; only what can be chosen glows, and no key is seen."""

import random

import pytest

from table.served import Server
from web.browsing import Said, Seat
from web.conftest import NewContext

# Decisions whose every answer is something drawn.
DRAWN = {"discard", "slot", "place", "favour", "kodama", "back", "move", "build", "site", "rock", "meditate", "copy"}
LEAVING = {"skip", "end"}


def seen(seat: Seat) -> str:
    """All that can be read on the page, what stands in titles included."""
    words = "all => all.map(one => [one.textContent, one.dataset.tip, one.ariaLabel].join(' ')).join(' ')"
    return str(seat.page.eval_on_selector_all("body, [data-tip], [aria-label], svg desc", words))


def glowing(seat: Seat) -> list[str]:
    """The things that can be chosen on the board and in the tray."""
    return sorted(set(seat.page.eval_on_selector_all("[data-can]", "all => all.map(one => one.dataset.thing)")))


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_the_first_decisions_alone_through_the_list(server: Server, context: NewContext, language: str) -> None:
    seat = Seat(context(language=language), server.open(None, game="bitoku"), 0)
    said = Said("bitoku", language, ["P0"])
    rng = random.Random(language)
    for _ in range(40 if language == "en" else 16):
        assert seat.wait_asked()
        assert seat.prompt() == said.prompt(seat.position)
        assert seat.labels() == said.options(seat.position)
        assert "⟦" not in seen(seat)
        seat.step(rng)
    assert seat.complaints == []


@pytest.mark.parametrize("players", [1, 2])
def test_what_glows_can_be_chosen_and_nothing_else(server: Server, context: NewContext, players: int) -> None:
    agents = ["random"] * (players - 1)
    seat = Seat(context(), server.open(None, *agents, game="bitoku"), 0)
    rng = random.Random(players)
    clicked = set()
    for _ in range(45):
        if not seat.wait_asked():
            break
        before, options = seat.n, seat.position["options"]
        things = glowing(seat)
        if seat.position["prompt"]["key"] in DRAWN and any(option["key"] not in LEAVING for option in options):
            assert things, (seat.position["prompt"], [option["text"] for option in options])
        if all(option["key"] in LEAVING for option in options):
            assert things == []
        # What does not glow is dead.
        sent = len(seat.sent)
        seat.page.evaluate(
            """() => document.querySelectorAll('[data-thing]:not([data-can])').forEach(one => {
                if (!one.closest('[data-can]')) one.dispatchEvent(new MouseEvent('click', { bubbles: true })) })"""
        )
        assert len(seat.sent) == sent
        assert sorted(seat.choices()) == sorted(option["text"] for option in options)
        if not things or rng.random() < 0.2:
            seat.step(rng)
            continue
        thing = rng.choice(things)
        seat.page.evaluate(
            """thing => [...document.querySelectorAll('[data-can]')].find(one => one.dataset.thing === thing)
                .dispatchEvent(new MouseEvent('click', { bubbles: true }))""",
            thing,
        )
        clicked.add(thing.split(":")[0])
        seat.page.wait_for_timeout(30)
        if len(seat.sent) == sent:
            # Several choices concern that thing: the list shows those.
            assert 1 < len(seat.choices()) <= len(options)
            seat.step(rng)
        seat.page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) > n", arg=before)
    assert len(clicked) >= 4, clicked
    assert seat.complaints == []
