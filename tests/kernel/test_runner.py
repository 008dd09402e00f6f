"""The runner of effects: which effects happen at once, which are offered in any order, and what they ask."""

from kernel.small import Small, SmallState, Stone
from sanmon.kernel import runner
from sanmon.kernel.frames import CHOICE, EFFECTS, FIRST_KIND, MIXTURE, PAYMENT, Frame, Step

BEGIN = FIRST_KIND + 1


class Begin(Step[SmallState]):
    """`(BEGIN, seat)`: start the effect of the test."""

    id: int = BEGIN

    def run(self, state: SmallState, frame: Frame) -> None:
        game = state.game
        assert isinstance(game, Small)
        runner.begin(state, frame[1], 0, game.noted[0])


class Scarce(Stone):
    """There is never much room for it."""

    def waits(self, state: SmallState, seat: int, amount: int) -> bool:
        return True


def started(text: str, goods: list[int] | None = None, *, scarce: bool = False) -> SmallState:
    """A game that begins with this effect for seat 0, who has these goods; stone may be scarce."""

    class Placed(Small):
        def setup(self, state: SmallState, settings: dict[str, str | int | bool]) -> None:
            super().setup(state, settings)
            if scarce:
                self.effects.goods[1] = Scarce("stone", 1)
            state.goods = goods or [5, 5, 0]

    return Placed([Begin()], [(BEGIN, 0)], [text]).start(2, 1)


def offered(state: SmallState) -> list[str]:
    return [state.game.vocabulary.text(option) for option in state.options()]


def choose(state: SmallState, *texts: str) -> None:
    for text in texts:
        state.apply(state.game.vocabulary.option(text))


def told(state: SmallState) -> list[tuple[str, object, object]]:
    return [(event.key, event.args["good"], event.args["n"]) for event in state.events]


# ---------------------------------------------------------------- taken and offered


def test_what_can_neither_be_lost_nor_matter_in_order_is_taken() -> None:
    state = started("2 wood, stone")
    assert state.result is not None
    assert state.goods == [7, 6, 0]
    assert told(state) == [("gain", "wood", 2), ("gain", "stone", 1)]


def test_a_bundle_of_such_is_taken_too() -> None:
    assert started("2 wood + stone").goods == [7, 6, 0]


def test_nothing_is_nothing() -> None:
    assert started("-").goods == [5, 5, 0]


def test_what_could_be_lost_is_offered() -> None:
    state = started("2 wood, stone", [8, 5, 0])
    assert state.goods == [8, 6, 0]
    assert offered(state) == ["do 2 wood", "skip"]
    choose(state, "do 2 wood")
    assert state.goods == [9, 6, 0]


def test_effects_come_in_any_order_and_each_may_be_left() -> None:
    state = started("walk, jump 2, stone > wood")
    assert offered(state) == ["do walk", "do jump 2", "do stone > wood", "skip"]
    choose(state, "do jump 2")
    assert offered(state) == ["do walk", "do stone > wood", "skip"]
    choose(state, "do stone > wood")
    assert (state.goods, state.log) == ([6, 4, 0], [102])
    assert offered(state) == ["do walk", "skip"]
    choose(state, "skip")
    assert state.result is not None
    assert state.log == [102]


def test_equal_effects_are_one_option_and_are_done_one_by_one() -> None:
    state = started("walk, walk")
    assert offered(state) == ["do walk", "skip"]
    choose(state, "do walk", "do walk")
    assert state.log == [99, 99]


def test_what_would_do_nothing_is_not_offered_until_it_would() -> None:
    state = started("wood > stone, 2 stone > wood", [0, 2, 0])
    assert offered(state) == ["do 2 stone > wood", "skip"]
    choose(state, "do 2 stone > wood")
    assert offered(state) == ["do wood > stone", "skip"]
    choose(state, "do wood > stone")
    assert state.goods == [0, 1, 0]


def test_if_nothing_would_do_anything_nobody_is_asked() -> None:
    assert started("rest, 9 wood > stone").result is not None


# ---------------------------------------------------------------- choice, payment, mixture


def test_one_of_several_is_asked() -> None:
    state = started("wood | walk | rest")
    choose(state, "do wood | walk | rest")
    assert state.stack[-1][0] == CHOICE
    assert offered(state) == ["do wood", "do walk"], "what would do nothing is no choice"
    choose(state, "do walk")
    assert (state.goods, state.log) == ([5, 5, 0], [99])


def test_the_only_choice_left_is_made() -> None:
    state = started("wood | rest")
    choose(state, "do wood | rest")
    assert state.result is not None
    assert state.goods == [6, 5, 0]


def test_several_ways_to_pay_are_asked() -> None:
    state = started("2 (wood|stone) > walk x2", [1, 5, 0])
    choose(state, "do 2 (wood|stone) > walk x2")
    assert state.stack[-1][0] == PAYMENT
    assert state.prompt(0).args == {"effect": "2 (wood|stone) > walk x2"}
    assert offered(state) == ["pay wood + stone", "pay 2 stone"]
    choose(state, "pay wood + stone")
    assert (state.goods, state.log) == ([0, 4, 0], [99, 99])
    assert told(state) == [("pay", "wood", 1), ("pay", "stone", 1)]


def test_the_only_way_to_pay_is_taken() -> None:
    state = started("2 (wood|stone) > walk", [0, 5, 0])
    choose(state, "do 2 (wood|stone) > walk")
    assert state.result is not None
    assert state.goods == [0, 3, 0]


def test_only_ways_that_then_bring_something_are_offered() -> None:
    state = started("wood | stone | 2 tea > wood", [9, 9, 9])
    choose(state, "do wood | stone | 2 tea > wood")
    assert state.goods == [9, 9, 9], "to pay wood for wood is the only way to gain any: so it was taken"


def test_a_mixture_is_taken_as_one_choice_of_what_it_is_made_of() -> None:
    state = started("2 (wood|stone)", [5, 8, 0])
    choose(state, "do 2 (wood|stone)")
    assert state.stack[-1][0] == MIXTURE
    assert offered(state) == ["take 2 wood", "take wood + stone", "take 2 stone"]
    choose(state, "take 2 stone")
    assert state.goods == [5, 9, 0], "one of them found no room"
    assert told(state) == [("gain", "stone", 1)]


def test_what_was_bought_may_be_several_effects() -> None:
    state = started("wood > (2 stone, walk, jump 1)")
    choose(state, "do wood > (2 stone, walk, jump 1)")
    assert state.goods == [4, 7, 0]
    assert offered(state) == ["do walk", "do jump 1", "skip"]


# ---------------------------------------------------------------- gains that wait


def test_a_gain_with_little_room_waits_beside_a_choice() -> None:
    state = started("stone, wood, walk, wood > stone", [5, 8, 0], scarce=True)
    assert state.goods == [6, 8, 0]
    assert offered(state) == ["do stone", "do walk", "do wood > stone", "skip"]
    choose(state, "do wood > stone", "do walk")
    assert state.goods == [5, 9, 0], "no room is left for what waited"
    assert state.result is not None


def test_when_only_such_gains_are_left_they_are_taken() -> None:
    state = started("stone, walk, wood + stone", [5, 5, 0], scarce=True)
    assert offered(state) == ["do stone", "do walk", "do wood + stone", "skip"]
    choose(state, "do walk")
    assert state.result is not None
    assert state.goods == [6, 7, 0]


def test_what_is_possible_at_any_time_may_still_come_before_them() -> None:
    state = started("stone, walk", [5, 5, 1], scarce=True)
    choose(state, "do walk")
    assert offered(state) == ["do stone", "shout a"]


def test_such_a_gain_alone_is_taken_at_once() -> None:
    state = started("stone, 2 wood, stone", [5, 5, 1], scarce=True)
    assert state.goods == [7, 7, 1]
    assert state.result is not None


def test_of_several_such_gains_those_that_find_no_room_are_offered() -> None:
    state = started("2 stone, stone", [5, 7, 1], scarce=True)
    assert state.goods == [5, 9, 1]
    assert offered(state) == ["skip", "shout a"]


def test_who_declines_the_choice_beside_it_still_gets_it() -> None:
    state = started("stone, walk, 3 stone", [5, 7, 0], scarce=True)
    choose(state, "skip")
    assert state.goods == [5, 8, 0], "of three stone one would be lost, so they were a choice and are declined"
    assert state.log == []


# ---------------------------------------------------------------- bundles


def test_a_bundle_is_done_together_and_in_its_order() -> None:
    state = started("jump 1 + walk + rest + wood")
    choose(state, "do jump 1 + walk + rest + wood")
    assert state.result is not None
    assert (state.log, state.goods) == ([101, 99], [6, 5, 0])


def test_a_question_within_a_bundle_is_answered_before_its_next_part() -> None:
    state = started("(walk | jump 3) + jump 1")
    choose(state, "do (walk | jump 3) + jump 1")
    assert offered(state) == ["do walk", "do jump 3"]
    choose(state, "do jump 3")
    assert state.log == [103, 101]


# ---------------------------------------------------------------- anytime, and where it is printed


def test_between_effects_the_anytime_options_are_open() -> None:
    state = started("walk, jump 1", [5, 5, 1])
    assert offered(state) == ["do walk", "do jump 1", "skip", "shout a"]
    choose(state, "shout a")
    assert offered(state) == ["do walk", "do jump 1", "skip"], "the question stays, and the shout was the only one"
    assert state.log == [-1]


def test_anytime_options_are_not_open_within_an_effect() -> None:
    state = started("walk | jump 1", [5, 5, 1])
    choose(state, "do walk | jump 1")
    assert offered(state) == ["do walk", "do jump 1"]


def test_several_effects_of_one_source_begin_together() -> None:
    class Both(Begin):
        def run(self, state: SmallState, frame: Frame) -> None:
            game = state.game
            assert isinstance(game, Small)
            runner.begin_parts(state, frame[1], 7, game.noted)

    state = Small([Both()], [(BEGIN, 0)], ["wood", "walk | stone", "jump 1"]).start(2, 1)
    assert state.goods[0] == 6
    assert state.stack[-1][:3] == (EFFECTS, 0, 7)
    assert offered(state)[:2] == ["do walk | stone", "do jump 1"]
