"""Events: what happened, and who sees how much of it."""

import pytest

import sanmon
from kernel.small import DONE, Small, SmallState
from sanmon.kernel.events import NOBODY, UNSEEN, EventTable
from sanmon.kernel.messages import Event

A, C = 0, 2


@pytest.fixture
def state() -> SmallState:
    """Seat 1 did something with `a` (private), 5 (private) and `c` (open)."""
    state = Small([], []).start(2, 1)
    state.raw_events = []
    state.tell(DONE, 1, A, 5, C)
    return state


def test_the_seat_itself_sees_all(state: SmallState) -> None:
    assert state.events_for(1) == [
        Event("done", 1, {"letter": "a", "n": 5, "open": "c"}, ("letter:a", "letter:c")),
    ]
    assert state.events == state.events_for(1)


@pytest.mark.parametrize("seat", [0, None])
def test_others_see_the_open_part(state: SmallState, seat: int | None) -> None:
    assert state.events_for(seat) == [Event("done", 1, {"letter": None, "n": None, "open": "c"}, ("letter:c",))]
    assert b'"a"' not in sanmon.encode(state.events_for(seat))


def test_private_parts_of_an_event_of_nobody_are_for_nobody(state: SmallState) -> None:
    state.raw_events = []
    state.tell(DONE, NOBODY, A, 5, C)
    for seat in (0, 1, None):
        assert state.events_for(seat) == [Event("done", None, {"letter": None, "n": None, "open": "c"}, ("letter:c",))]
    assert state.events[0].args == {"letter": "a", "n": 5, "open": "c"}


def test_a_thing_may_be_unseen_even_by_the_seat(state: SmallState) -> None:
    state.raw_events = []
    state.tell(DONE, 1, UNSEEN, 5, C)
    assert state.events_for(1)[0].args == {"letter": None, "n": 5, "open": "c"}


def test_redacting_blanks_what_the_reader_may_not_see(state: SmallState) -> None:
    table, raw = state.game.events, state.raw_events[0]
    assert table.redacted(raw, 1) == raw
    for seat in (0, None):
        blank = table.redacted(raw, seat)
        assert blank == (DONE, 1, UNSEEN, UNSEEN, C)
        assert table.seen(blank, seat) == table.seen(raw, seat)
        assert table.redacted(blank, seat) == blank
    gain = (0, 1, 0, 2)
    assert table.redacted(gain, 0) == gain, "nothing in it is private"


def test_events_survive_a_dump_and_a_copy(state: SmallState) -> None:
    assert state.game.restore(state.dump()).events == state.events
    assert state.clone().events == state.events


def test_events_are_no_part_of_the_digest(state: SmallState) -> None:
    other = state.clone()
    other.raw_events = []
    assert other.digest() == state.digest()


def test_only_the_last_moves_events_are_kept() -> None:
    toy = sanmon.load("toy").start(2, 1)
    toy.apply(toy.options()[0])
    assert toy.events == [], "a sealed answer tells nothing"
    toy.apply(toy.options()[0])
    assert [event.key for event in toy.events[:2]] == ["shown", "shown"]


def test_events_are_numbered_in_order() -> None:
    table = EventTable()
    table.add(0, "first", {})
    with pytest.raises(ValueError, match="event third: its number is 2; the next free number is 1"):
        table.add(2, "third", {})
