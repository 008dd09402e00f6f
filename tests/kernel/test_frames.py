"""Frames: the stack, queues, and which decisions are asked."""

import pytest

from kernel.small import ASK, Ask, Small, SmallState
from sanmon.kernel.errors import DeadEnd
from sanmon.kernel.frames import END_TURN, FIRST_KIND, QUEUE, Frame, Kind, Step, Together

ITEM = FIRST_KIND + 2
OPEN = FIRST_KIND + 3


class Item(Step[SmallState]):
    """`(ITEM, seat, number)`: logs its number; number 7 brings two more, number 9 asks."""

    id: int = ITEM

    def run(self, state: SmallState, frame: Frame) -> None:
        state.log.append(frame[2])
        if frame[2] == 7:
            state.enqueue(ITEM, frame[1], 70)
            state.enqueue(ITEM, frame[1], 71)
        if frame[2] == 9:
            state.push((ASK, frame[1], 2))


class Open(Step[SmallState]):
    """`(OPEN, seat, item, item …)`: enqueues them."""

    id: int = OPEN

    def run(self, state: SmallState, frame: Frame) -> None:
        for item in frame[2:]:
            state.enqueue(ITEM, frame[1], item)


KINDS: list[Kind[SmallState]] = [Ask(), Item(), Open()]


def started(*frames: Frame, confirm: bool = False) -> SmallState:
    return Small(KINDS, list(frames)).start(2, 1, confirm)


# ---------------------------------------------------------------- the stack


def test_the_last_frame_pushed_comes_first() -> None:
    assert started((ITEM, 0, 1), (ITEM, 0, 2), (ITEM, 0, 3)).log == [3, 2, 1]


def test_a_decision_of_several_answers_is_asked_of_its_seat() -> None:
    state = started((ITEM, 0, 1), (ASK, 1, 3))
    assert (state.seat, state.seats, state.options()) == (1, [1], state.options(1))
    assert len(state.options()) == 3
    assert state.options(0) == ()
    state.apply(state.options()[2])
    assert state.log == [2, 1]


def test_a_decision_of_one_answer_is_taken() -> None:
    state = started((ASK, 0, 1))
    assert state.result is not None
    assert state.log == [0]


def test_a_decision_without_answers_is_a_mistake_of_the_game() -> None:
    with pytest.raises(DeadEnd, match=r"ask: the frame \(9, 0, 0\) offers no option"):
        started((ASK, 0, 0))


def test_an_empty_stack_without_a_result_is_a_mistake_of_the_game() -> None:
    class Nothing(Small):
        def setup(self, state: SmallState, settings: dict[str, str | int | bool]) -> None:
            state.log, state.goods, state.secret = [], [0, 0, 0], []

    with pytest.raises(DeadEnd, match="no result"):
        Nothing([], []).start(2, 1)


def test_a_kind_may_be_asked_although_it_has_one_answer() -> None:
    class Secret(Ask):
        asked = True

    state = Small([Secret()], [(ASK, 0, 1)]).start(2, 1)
    assert state.seat == 0
    assert len(state.options()) == 1


def test_the_end_of_the_game_clears_the_stack() -> None:
    state = started((ITEM, 0, 1))
    assert (state.stack, state.seat, state.seats, state.options()) == ([], None, [], ())


# ---------------------------------------------------------------- the end of a turn, and anytime


def test_the_end_of_a_turn_is_asked_if_something_can_still_be_done() -> None:
    state = started((END_TURN, 0))
    assert [state.game.vocabulary.text(option) for option in state.options()] == ["end", "shout a"]
    state.apply(state.options()[1])
    assert state.result is not None, "nothing was left but to end it"


def test_the_end_of_a_turn_is_always_asked_where_it_must_be_confirmed() -> None:
    state = started((END_TURN, 0), confirm=True)
    state.apply(state.options()[1])
    assert [state.game.vocabulary.text(option) for option in state.options()] == ["end"]
    assert state.prompt(0).key == "end-turn"
    state.apply(state.options()[0])
    assert state.result is not None


def test_anytime_options_do_not_wear_out_a_kinds_own_list() -> None:
    class Constant(Ask):
        anytime = True
        always: list[int] = []  # noqa: RUF012 - a game may well keep its list

        def options(self, state: SmallState, frame: Frame) -> list[int]:
            self.always[:] = self.always or super().options(state, frame)
            return self.always

    state = Small([Constant()], [(ASK, 0, 2), (ASK, 0, 2)]).start(2, 1)
    first = state.options()
    assert len(first) == 3
    state.apply(first[0])
    assert state.options() == first


# ---------------------------------------------------------------- queues


def test_a_queue_is_worked_off_in_order() -> None:
    assert started((OPEN, 0, 1, 2, 3)).log == [1, 2, 3]


def test_what_comes_up_meanwhile_joins_the_end() -> None:
    assert started((OPEN, 0, 7, 1)).log == [7, 1, 70, 71]


def test_what_comes_up_during_the_last_item_joins_as_well() -> None:
    assert started((OPEN, 0, 1, 7)).log == [1, 7, 70, 71]


def test_each_seat_has_its_own_queue() -> None:
    assert started((OPEN, 1, 3, 4), (OPEN, 0, 7, 2)).log == [7, 2, 70, 71, 3, 4]


def test_an_item_may_ask_and_the_rest_waits() -> None:
    state = started((OPEN, 0, 9, 1))
    assert state.seat == 0
    assert state.stack[-2] == (QUEUE, 0, ITEM, 1)
    restored: SmallState = state.game.restore(state.dump())
    for one in (state, restored):
        one.apply(one.options()[1])
        assert one.log == [9, 1, 1]


def test_with_no_queue_there_one_opens_on_top() -> None:
    state = started((ASK, 0, 2))
    state.enqueue(ITEM, 0, 5)
    assert state.stack[-1:] == [(QUEUE, 0, ITEM, 5)]
    state.enqueue(ITEM, 0, 6)
    assert state.stack[-1:] == [(QUEUE, 0, ITEM, 5, 6)]
    state.enqueue(ITEM, 1, 6)
    state.enqueue(ASK, 0, 2)
    assert state.stack[-2:] == [(QUEUE, 1, ITEM, 6), (QUEUE, 0, ASK, 2)]
    state.enqueue(ITEM, 0, 8)
    assert state.stack[-3] == (QUEUE, 0, ITEM, 5, 6, 8), "further down, below two other queues"


# ---------------------------------------------------------------- what a game must say


def test_kinds_stand_where_their_numbers_say() -> None:
    with pytest.raises(ValueError, match="kind 'ask' has the id 9, but its place in the list is 10"):
        Small([Kind(), Ask()], [])


def test_the_base_classes_say_what_a_kind_must_answer() -> None:
    state = started((ASK, 0, 2))
    kind: Kind[SmallState] = Kind()
    together: Together[SmallState] = Together()
    for call in (
        lambda: kind.options(state, (0, 0)),
        lambda: kind.resolve(state, (0, 0), 0),
        lambda: kind.run(state, (0, 0)),
        lambda: together.members(state, (0, 0)),
        lambda: together.options_of(state, (0, 0), 0),
        lambda: together.settle(state, (0, 0), []),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert kind.args(state, (0, 0)) == {}
