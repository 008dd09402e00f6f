"""What a seat of the toy imagines depends only on what it knows, and not on what other seats know."""

import random

import pytest

from games.toy.scene import CHARMS, Scene

BELL, FAN = CHARMS.index("bell"), CHARMS.index("fan")


@pytest.mark.parametrize("seat", [0, None])
def test_a_seat_does_not_know_which_charm_of_a_hand_another_seat_has_seen(seat: int | None) -> None:
    one, other = (Scene("crane", "bell fan", "drum").state for _ in range(2))
    one.known[BELL] |= 1 << 2  # seat 2 has seen one of seat 1's charms; seat 0 knows that, but not which
    other.known[FAN] |= 1 << 2
    for number in range(20):
        worlds = [state.imagine(seat, random.Random(number)) for state in (one, other)]
        assert worlds[0].dump() == worlds[1].dump()


def test_a_seat_that_has_seen_a_charm_imagines_it_where_it_is() -> None:
    state = Scene("crane", "bell fan", "drum").state
    state.known[BELL] |= 1 << 2
    hands = [tuple(state.imagine(2, random.Random(number)).hands[1]) for number in range(30)]
    assert all(BELL in hand for hand in hands)
    assert len(set(hands)) > 5


@pytest.mark.parametrize("under", ["plum carp", "carp plum"])
def test_a_charm_under_the_deck_keeps_its_place_for_the_seat_that_put_it_there(under: str) -> None:
    state = Scene("crane", "bell", "drum", under=under).state
    first, second = state.bottom
    state.known[first] |= 1  # seat 0 put only the first of them there
    worlds = [state.imagine(0, random.Random(number)).bottom for number in range(30)]
    assert {world[0] for world in worlds} == {first}
    assert len({world[1] for world in worlds}) > 5
    assert second in {world[1] for world in worlds}
