"""Two people at one screen: nothing of one player's hand is visible when the other takes over."""

from collections.abc import Callable

import sanmon
from cli.terminal import Machine, Terminal
from sanmon.cli.terminal.seats import Seat
from sanmon.cli.terminal.session import Session


def hand(session: Session, seat: int) -> list[str]:
    """The names of the charms in a hand."""
    state = session.state
    return [str(state.describe(option).args["charm"]).capitalize() for option in state.options(seat)]


def test_the_screen_is_wiped_between_two_people(machine: Machine, at_terminal: Callable[..., Terminal]) -> None:
    session = Session.begin(sanmon.load("toy"), [Seat("human", "Anna"), Seat("human", "Petr")], 21, {})
    annas, petrs = hand(session, 0), hand(session, 1)
    terminal = at_terminal("play", "toy", "--seats", "human:Anna,human:Petr", "--seed", "21")
    before = terminal.expect("> ")
    assert "Anna, take the keyboard" in before
    assert not any(charm in before for charm in annas + petrs)
    terminal.answer("")
    shown = terminal.expect("> ")
    assert all(charm in shown for charm in annas)
    assert not any(charm in shown for charm in petrs)

    place = len(terminal.raw)
    terminal.answer("1")
    between = terminal.expect("> ")
    assert "Petr, take the keyboard" in between
    assert not any(charm in between for charm in annas + petrs)
    assert "\x1b[2J" in terminal.raw[place:]  # the screen
    assert "\x1b[3J" in terminal.raw[place:]  # and the scroll-back buffer

    terminal.answer("1")  # typed too early: it chooses nothing
    assert "Petr, take the keyboard" in terminal.expect("> ")
    terminal.answer("")
    shown = terminal.expect("> ")
    assert all(charm in shown for charm in petrs)
    assert not any(f"{charm}  " in shown for charm in annas)
    terminal.answer("log")
    assert "Nothing has happened yet." in terminal.expect("> ")
    terminal.answer("undo")
    assert "Anna has made a decision since" in terminal.expect("> ")
    terminal.answer("quit")
    assert terminal.ended()[0] == 0


def test_one_person_against_bots_is_never_asked_to_hand_over(at_terminal: Callable[..., Terminal]) -> None:
    terminal = at_terminal("play", "toy", "--players", "3", "--seed", "21")
    shown = terminal.expect("> ")
    for _ in range(6):
        terminal.answer("1")
        shown += terminal.expect("> ")
    assert "take the keyboard" not in shown
    assert "your decision, Crane" in shown
