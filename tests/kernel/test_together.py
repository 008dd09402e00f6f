"""Decisions of several seats at once: sealed answers in any order, which are revealed together."""

import random

import pytest

from kernel.small import Small, SmallState
from sanmon.kernel.errors import IllegalOption
from sanmon.kernel.frames import FIRST_KIND, Frame, Together
from sanmon.kernel.state import NOT_ASKED, UNANSWERED

ALL = FIRST_KIND + 1


class Choose(Together[SmallState]):
    """`(ALL, nobody, seat, seat …)`: those seats choose; seat n has n+1 answers more than one."""

    id: int = ALL
    key: str = "choose"

    def members(self, state: SmallState, frame: Frame) -> list[int]:
        return list(frame[2:])

    def options_of(self, state: SmallState, frame: Frame, seat: int) -> list[int]:
        game = state.game
        assert isinstance(game, Small)
        return [game.say.of(letter) for letter in range(seat + 2)]

    def settle(self, state: SmallState, frame: Frame, answers: list[int]) -> None:
        state.log += answers


def started(*seats: int) -> SmallState:
    return Small([Choose()], [(ALL, -1, *seats)]).start(3, 1)


def say(state: SmallState, letter: str) -> int:
    return state.game.vocabulary.option(f"say {letter}")


def test_everyone_is_asked_at_once() -> None:
    state = started(0, 1, 2)
    assert (state.seat, state.seats) == (0, [0, 1, 2])
    assert [len(state.options(seat)) for seat in range(3)] == [2, 3, 4]
    assert state.options() == state.options(0)
    assert [state.prompt(seat).key for seat in range(3)] == ["choose"] * 3
    assert state.prompt(None).waiting == (0, 1, 2)


def test_answers_come_in_any_order_and_open_together() -> None:
    state = started(0, 1, 2)
    state.apply(say(state, "d"), 2)
    assert (state.seats, state.log, state.seat) == ([0, 1], [], 0)
    assert state.sealed == [UNANSWERED, UNANSWERED, say(state, "d")]
    state.apply(say(state, "b"))
    assert (state.seats, state.log, state.seat) == ([1], [], 1)
    barrier = state.barrier
    state.apply(say(state, "a"), 1)
    assert state.log == [say(state, "b"), say(state, "a"), say(state, "d")]
    assert state.sealed == []
    assert state.barrier > barrier


def test_only_members_are_asked() -> None:
    state = started(2, 1)
    assert (state.seat, state.seats) == (1, [1, 2])
    assert state.sealed == [NOT_ASKED, UNANSWERED, UNANSWERED]
    assert state.options(0) == ()
    assert (state.prompt(0).key, state.prompt(0).waiting) == ("wait", (1, 2))
    state.apply(say(state, "c"), 1)
    state.apply(say(state, "a"), 2)
    assert state.log == [-1, say(state, "c"), say(state, "a")]


def test_with_no_members_nobody_is_asked() -> None:
    assert started().log == [-1, -1, -1]


def test_who_answered_cannot_answer_again() -> None:
    state = started(0, 1)
    state.apply(say(state, "a"), 0)
    with pytest.raises(IllegalOption, match="it has no decision now; waiting for seat"):
        state.apply(say(state, "b"), 0)
    assert state.sealed[0] == say(state, "a")
    assert state.options(0) == ()


def test_an_answer_of_another_is_refused() -> None:
    state = started(0, 1)
    with pytest.raises(IllegalOption, match=r"seat 0 cannot 'say c' now; it can: say a, say b"):
        state.apply(say(state, "c"), 0)
    assert state.sealed == [UNANSWERED, UNANSWERED, NOT_ASKED]


@pytest.mark.parametrize("answered", [(), (0,), (2,), (0, 2), (1, 2)])
def test_a_dump_keeps_sealed_answers(answered: tuple[int, ...]) -> None:
    state = started(0, 1, 2)
    for seat in answered:
        state.apply(say(state, "b"), seat)
    restored: SmallState = state.game.restore(state.dump())
    for one in (state, restored):
        for seat in one.seats:
            one.apply(say(one, "a"), seat)
    assert state.log == restored.log
    assert len(state.log) == 3


def test_imagining_gives_the_others_other_answers_and_keeps_ones_own() -> None:
    state = started(0, 1, 2)
    state.apply(say(state, "b"), 1)
    state.apply(say(state, "d"), 2)
    worlds = [state.imagine(1, random.Random(number)).sealed for number in range(60)]
    assert {world[1] for world in worlds} == {say(state, "b")}
    assert {world[2] for world in worlds} == set(started(0, 1, 2).options(2))
    assert {world[0] for world in worlds} == {UNANSWERED}
