"""What the kernel does when a seat imagines: the stream of chance, past outcomes, events, options. For sealed answers
see test_together.py.
"""

import random

import pytest

import sanmon
from kernel.small import ASK, DONE, Ask, Small, SmallState
from sanmon.kernel.events import UNSEEN
from sanmon.kernel.frames import Frame


def started(kind: type[Ask] = Ask) -> SmallState:
    state = Small([kind()], [(ASK, 1, 3)]).start(2, 1)
    state.secret = [7, 8]
    state.outcomes = [3, 1, 2]
    state.chance_index = 5
    state.raw_events = [(DONE, 0, 1, 2, 3), (DONE, 1, 1, 2, 3)]
    return state


@pytest.mark.parametrize(("seat", "kept"), [(0, [7, None]), (1, [None, 8]), (None, [None, None])])
def test_the_unknown_is_dealt_anew_and_the_known_is_kept(seat: int | None, kept: list[int | None]) -> None:
    worlds = [started().imagine(seat, random.Random(number)) for number in range(50)]
    for owner in range(2):
        values = {world.secret[owner] for world in worlds}
        assert values == {kept[owner]} if kept[owner] is not None else len(values) > 20


def test_the_luck_to_come_is_another_and_what_came_is_gone() -> None:
    state = started()
    worlds = [state.imagine(0, random.Random(number)) for number in range(50)]
    assert len({world.key for world in worlds} | {state.key}) == 51
    assert all((world.chance_index, world.outcomes) == (0, []) for world in worlds)
    assert len({world.draw(1000) for world in worlds}) > 40


def test_others_private_events_are_blanked() -> None:
    assert started().imagine(0, random.Random(1)).raw_events == [(DONE, 0, 1, 2, 3), (DONE, 1, UNSEEN, UNSEEN, 3)]
    assert started().imagine(None, random.Random(1)).raw_events == [
        (DONE, 0, UNSEEN, UNSEEN, 3),
        (DONE, 1, UNSEEN, UNSEEN, 3),
    ]


def test_the_same_chance_imagines_the_same() -> None:
    one, other = (started().imagine(0, random.Random(5)) for _ in range(2))
    assert one.dump() == other.dump()
    assert one.dump() != started().imagine(0, random.Random(6)).dump()


def test_options_are_those_of_the_imagined_world() -> None:
    class Depends(Ask):
        asked = True

        def options(self, state: SmallState, frame: Frame) -> list[int]:
            return super().options(state, (frame[0], frame[1], 1 + state.secret[1] % 4))

    state = started(Depends)
    worlds = [state.imagine(0, random.Random(number)) for number in range(40)]
    assert {len(world.options()) for world in worlds} == {1, 2, 3, 4}
    assert all(len(world.options()) == 1 + world.secret[1] % 4 for world in worlds)


def test_anytime_options_are_still_open() -> None:
    class Anytime(Ask):
        anytime = True

    state = Small([Anytime()], [(ASK, 1, 3)]).start(2, 1)
    assert state.imagine(0, random.Random(1)).options() == state.options()


def test_the_game_goes_on_untouched() -> None:
    state = sanmon.load("toy").start(3, 4)
    dump = state.dump()
    for seat in (0, 1, 2, None):
        world = state.imagine(seat, random.Random(1))
        while world.seat is not None:
            world.apply(world.options()[0])
    assert state.dump() == dump


def test_a_finished_game_can_be_imagined() -> None:
    state = sanmon.load("toy").start(2, 4)
    while state.seat is not None:
        state.apply(state.options()[0])
    world = state.imagine(0, random.Random(1))
    assert (world.seat, world.options(), world.result) == (None, (), state.result)
