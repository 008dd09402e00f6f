"""The rules of the toy, clause by clause."""

import random

import pytest

from games.toy.scene import CHARMS, GAME, Scene, outcome_for
from sanmon.games.toy.rules.scoring import score
from sanmon.games.toy.state import CALM, GOODS, NONE, RICE, TEA, ToyState

# ---------------------------------------------------------------- 1 Things


@pytest.mark.clause("toy", "1.1")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_fourteen_rice_and_ten_tea(players: int) -> None:
    state = GAME.start(players, 1)
    held = [sum(state.goods[seat * GOODS + good] for seat in range(players)) for good in (RICE, TEA)]
    assert [held[0] + state.supply[RICE], held[1] + state.supply[TEA]] == [14, 10]


@pytest.mark.clause("toy", "1.1")
def test_what_the_supply_lacks_cannot_be_gained() -> None:
    scene = Scene("mortar", "crane").supply(rice=2, tea=0).play("mortar", "crane")
    assert scene.offered == ["do 3 rice", "skip", "brew"], "one of the three would be lost, so the seat is asked"
    scene.do("do 3 rice")
    assert scene.has(0) == (3, 1, 0)
    empty = Scene("mortar", "crane").supply(rice=0, tea=0).goods(0, 1, 0).supply(0, 0).play("mortar", "crane")
    assert empty.has(0) == (1, 0, 0)
    assert empty.state.turn == 2, "with nothing to gain the seat is not asked"


@pytest.mark.clause("toy", "1.1")
def test_calm_never_runs_out_and_is_never_paid() -> None:
    state = GAME.start(2, 1)
    calm = GAME.effects.goods[CALM]
    for _ in range(50):
        calm.gain(state, 0, 9)
    assert state.goods[CALM] == 450
    assert calm.held(state, 0) == 0


@pytest.mark.clause("toy", "1.2")
def test_sixteen_charms_each_once() -> None:
    state = GAME.start(3, 1)
    everywhere = sorted([*state.deck, *(charm for hand in state.hands for charm in hand)])
    assert everywhere == list(range(16))
    assert len(set(CHARMS)) == 16


@pytest.mark.clause("toy", "1.2")
def test_a_hand_is_secret_and_its_size_is_not() -> None:
    state = Scene("fan bell", "drum comb plum").state
    mine, yours, theirs = state.view(0), state.view(1), state.view(None)
    assert [seat.hand for seat in mine.seats] == [["bell", "fan"], None]  # type: ignore[attr-defined]
    assert [seat.hand for seat in yours.seats] == [None, ["comb", "drum", "plum"]]  # type: ignore[attr-defined]
    assert [seat.hand for seat in theirs.seats] == [None, None]  # type: ignore[attr-defined]
    for view in (mine, yours, theirs):
        assert [seat.charms for seat in view.seats] == [2, 3]  # type: ignore[attr-defined]


# ---------------------------------------------------------------- 2 Set-up


@pytest.mark.clause("toy", "2.1")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_everyone_begins_with_one_rice_one_tea_and_two_charms(players: int) -> None:
    state: ToyState = GAME.start(players, 1)
    assert state.goods == [1, 1, 0] * players
    assert [len(hand) for hand in state.hands] == [2] * players
    assert len(state.deck) == 16 - 2 * players
    hands = {tuple(GAME.start(players, seed).hands[0]) for seed in range(40)}
    assert len(hands) > 20, "the hands differ by seed"


# ---------------------------------------------------------------- 3 A round


@pytest.mark.clause("toy", "3.1")
def test_everyone_chooses_in_secret_and_all_charms_are_shown_at_once() -> None:
    scene = Scene("fan bell", "drum comb")
    assert scene.state.seats == [0, 1]
    assert scene.offered == ["play bell", "play fan"]
    scene.do("play drum", seat=1)
    assert scene.events == []
    for seat in (0, None):
        view = scene.state.view(seat)
        assert [one.shown for one in view.seats] == [None, None]  # type: ignore[attr-defined]
        assert [one.chosen for one in view.seats] == [False, True]  # type: ignore[attr-defined]
    scene.do("play fan")
    assert [(event.key, event.seat, event.args["charm"]) for event in scene.state.events[:2]] == [
        ("shown", 0, "fan"),
        ("shown", 1, "drum"),
    ]
    assert scene.state.shown == [CHARMS.index("fan"), CHARMS.index("drum")]
    assert (scene.hand(0), scene.hand(1)) == (["bell"], ["comb"])


@pytest.mark.clause("toy", "3.1")
def test_four_rounds_are_played() -> None:
    for players in (1, 2, 3):
        state: ToyState = GAME.start(players, 3)
        rounds = []
        while state.seat is not None:
            if state.sealed and state.sealed.count(-1) == players:
                rounds.append(state.round)
            state.apply(state.options()[0])
        assert rounds == [0, 1, 2, 3]
        assert state.turn == 4 * players


@pytest.mark.clause("toy", "3.2")
def test_the_first_seat_begins_and_in_the_second_round_the_second() -> None:
    state: ToyState = GAME.start(3, 5, confirm=True)
    order: list[int] = []
    rng = random.Random(1)
    while state.seat is not None:
        if state.prompt(state.seat).key == "end-turn":
            order.append(state.seat)
            state.apply(GAME.end.base)
        else:
            state.apply(rng.choice(state.options()))
    assert order == [0, 1, 2, 1, 2, 0, 2, 0, 1, 0, 1, 2]


@pytest.mark.clause("toy", "3.2")
def test_each_seat_takes_its_turn_with_its_chosen_charm() -> None:
    scene = Scene("crane bell", "stone kettle").goods(1, 1, 0).play("crane", "kettle")
    scene.do("end")
    assert scene.has(0) == (1, 1, 3)
    assert scene.has(1) == (1, 2, 0)


@pytest.mark.clause("toy", "3.3")
def test_effects_in_any_order_and_each_may_be_left_out() -> None:
    def begun() -> Scene:
        return Scene("lantern", "crane", top="fan").play("lantern", "crane")

    assert begun().offered == ["do peek", "do rice > 2 calm", "skip", "brew"]
    first = begun().do("do peek", "leave")
    assert first.offered == ["do rice > 2 calm", "skip", "brew"]
    other = begun().do("do rice > 2 calm")
    assert other.offered == ["do peek", "skip", "brew"]
    assert other.has(0) == (0, 1, 2)
    neither = begun().do("skip")
    assert neither.offered == ["end", "brew"]
    assert neither.has(0) == (1, 1, 0)


@pytest.mark.clause("toy", "3.3")
def test_of_effects_joined_by_or_one_is_done() -> None:
    scene = Scene("plum", "crane").play("plum", "crane").do("do rice + tea | 2 calm")
    assert scene.offered == ["do rice + tea", "do 2 calm"]
    assert scene.do("do rice + tea").has(0) == (2, 2, 0)
    assert "do 2 calm" not in scene.offered


@pytest.mark.clause("toy", "3.3")
def test_a_price_is_paid_at_most_once() -> None:
    scene = Scene("carp", "crane").goods(0, 8, 0).play("carp", "crane").do("do 2 rice > 4 calm")
    assert scene.has(0) == (6, 0, 4)
    assert scene.state.turn == 2


@pytest.mark.clause("toy", "3.3")
def test_a_price_in_any_mix_is_asked_as_one_choice() -> None:
    scene = Scene("scroll", "crane").goods(0, 2, 2).play("scroll", "crane").do("do 2 (rice|tea) > 3 calm")
    assert scene.offered == ["pay 2 rice", "pay rice + tea", "pay 2 tea"]
    scene.do("pay rice + tea")
    assert scene.has(0) == (1, 2, 3), "the tea printed beside it is gained without asking"


@pytest.mark.clause("toy", "3.4")
@pytest.mark.parametrize(("pips", "calm"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_a_roll_brings_half_the_pips_or_two_rice(pips: int, calm: int) -> None:
    for choice, expected in (("calm", (1, 1, calm)), ("rice", (3, 1, 0))):
        scene = Scene("drum", "crane").play("drum", "crane").do("do roll", chance=[pips - 1])
        assert scene.state.prompt(0).args == {"pips": pips}
        assert scene.offered == ["calm", "rice"]
        assert scene.do(choice).has(0) == expected


@pytest.mark.clause("toy", "3.4")
def test_each_of_two_rolls_is_resolved_before_the_next() -> None:
    scene = Scene("comb", "crane").play("comb", "crane").do("do tea > roll x2", chance=[5])
    assert scene.events == ["pay", "pips"]
    scene.do("calm", chance=[2])
    assert scene.events == ["gain", "pips"]
    assert scene.state.prompt(0).args == {"pips": 3}
    assert scene.do("rice").has(0) == (3, 0, 3)


@pytest.mark.clause("toy", "3.4")
def test_without_rice_in_the_supply_a_roll_brings_calm() -> None:
    scene = Scene("drum", "crane").supply(rice=0, tea=8).play("drum", "crane").do("do roll", chance=[5, 0, 0])
    assert scene.has(0) == (1, 1, 3)


@pytest.mark.clause("toy", "3.5")
def test_peeking_shows_the_top_in_secret() -> None:
    scene = Scene("fan", "crane")
    pick = outcome_for(scene.state.deck, "bell")
    scene.play("fan", "crane").do("do peek", chance=[pick])
    assert scene.state.prompt(0).args == {"charm": "bell"}
    assert scene.offered == ["leave", "sink"]
    looked = [next(event for event in scene.state.events_for(seat) if event.key == "looked") for seat in (0, 1)]
    assert [event.args["charm"] for event in looked] == ["bell", None]
    assert [scene.state.view(seat).top for seat in (0, 1, None)] == ["bell", None, None]  # type: ignore[attr-defined]


@pytest.mark.clause("toy", "3.5")
def test_the_charm_is_left_on_top_or_put_under_the_deck() -> None:
    left = Scene("fan", "crane", top="bell").play("fan", "crane").do("do peek", "leave", "end")
    assert left.hand(0) == ["bell"], "the seat draws the charm that it left on top"
    sunk = Scene("fan", "crane", top="bell").play("fan", "crane").do("do peek", "sink")
    assert sunk.events == ["sank"]
    assert sunk.state.bottom == [CHARMS.index("bell")]
    assert [sunk.state.view(seat).under for seat in (0, 1)] == [["bell"], [None]]  # type: ignore[attr-defined]
    last = Scene("fan", "crane", under="plum").play("fan", "crane").do("do peek", "sink")
    assert CHARMS[last.state.bottom[0]] == "plum", "the sunk charm goes under the charm that was sunk before"


@pytest.mark.clause("toy", "3.5")
def test_without_a_charm_in_the_deck_nobody_can_peek() -> None:
    scene = Scene("fan", "crane")
    scene.state.deck = []
    scene.play("fan", "crane")
    assert scene.offered == ["skip", "brew"]


@pytest.mark.clause("toy", "3.5")
def test_a_seat_remembers_a_charm_it_saw_wherever_it_goes() -> None:
    """Seat 0 puts a charm under the deck; when seat 1 draws it, seat 0 knows in whose hand it is."""
    scene = Scene("fan", "crane", top="bell").play("fan", "crane").do("do peek", "sink")
    scene.state.deck = scene.state.deck[:1]
    scene.do("end").do("end")
    assert "bell" in scene.hand(1)
    worlds = [scene.state.imagine(0, random.Random(number)) for number in range(30)]
    assert all(CHARMS.index("bell") in world.hands[1] for world in worlds)


@pytest.mark.clause("toy", "3.6")
def test_brewing_once_a_turn_for_one_tea_and_two_rice() -> None:
    scene = Scene("bell", "crane").goods(0, 0, 3).play("bell", "crane")
    assert scene.offered == ["do roll", "skip", "brew"]
    scene.do("brew")
    assert scene.events == ["brewed", "pay", "gain"]
    assert scene.has(0) == (2, 2, 1)
    assert scene.offered == ["do roll", "skip"], "the interrupted decision is asked again"
    scene.do("skip")
    assert scene.state.seat == 1, "the turn ends at once, because brewing is not offered twice"


@pytest.mark.clause("toy", "3.6")
def test_brewing_after_the_last_effect() -> None:
    scene = Scene("crane", "broom").play("crane", "broom")
    assert scene.offered == ["end", "brew"]
    scene.do("brew")
    assert scene.has(0) == (3, 0, 3)
    assert scene.state.seat == 1
    assert scene.offered == ["end", "brew"], "each seat may brew in its own turn"


@pytest.mark.clause("toy", "3.6")
def test_no_brewing_without_tea_or_rice_to_gain() -> None:
    assert "brew" not in Scene("bell", "crane").goods(0, 1, 0).play("bell", "crane").offered
    assert "brew" not in Scene("bell", "crane").supply(rice=0, tea=8).play("bell", "crane").offered


@pytest.mark.clause("toy", "3.7")
def test_at_the_end_of_a_turn_the_top_charm_is_drawn() -> None:
    scene = Scene("crane", "broom").play("crane", "broom")
    scene.do("end", chance=[outcome_for(scene.state.deck, "fan")])
    assert scene.hand(0) == ["fan"]
    drew = [next(event for event in scene.state.events_for(seat) if event.key == "drew") for seat in (0, 1)]
    assert [event.args["charm"] for event in drew] == ["fan", None]


@pytest.mark.clause("toy", "3.7")
def test_an_empty_deck_gives_nothing() -> None:
    scene = Scene("crane bell", "broom drum")
    scene.state.deck = []
    scene.play("crane", "broom").do("end").do("end")
    assert (scene.hand(0), scene.hand(1)) == (["bell"], ["drum"])


@pytest.mark.clause("toy", "3.7")
def test_after_the_last_round_nothing_is_drawn() -> None:
    for players in (1, 2, 3):
        state: ToyState = GAME.start(players, 2)
        while state.seat is not None:
            state.apply(state.options()[0])
        assert [len(hand) for hand in state.hands] == [1] * players


# ---------------------------------------------------------------- 4 The end


def ended(*goods: tuple[int, int, int], fox: int = 0) -> ToyState:
    """A state with these goods by seat: rice, tea, calm."""
    state: ToyState = GAME.start(len(goods), 1)
    state.goods = [amount for seat in goods for amount in seat]
    state.fox = fox
    return state


@pytest.mark.clause("toy", "4.1")
def test_calm_and_a_point_for_every_three_rice_and_tea() -> None:
    result = score(ended((1, 1, 5), (2, 1, 5), (4, 4, 0)))
    assert result.scores == (5, 6, 2)
    assert result.breakdown == ({"calm": 5, "leftovers": 0}, {"calm": 5, "leftovers": 1}, {"calm": 0, "leftovers": 2})


@pytest.mark.clause("toy", "4.2")
@pytest.mark.parametrize(
    ("goods", "ranks"),
    [
        ([(0, 0, 9), (0, 0, 7), (0, 0, 8)], (1, 3, 2)),
        ([(1, 0, 5), (0, 1, 5), (0, 0, 7)], (3, 2, 1)),  # more tea
        ([(0, 1, 5), (0, 1, 5), (0, 0, 4)], (1, 1, 3)),  # shared
        ([(2, 0, 5), (0, 0, 5), (0, 2, 5)], (2, 2, 1)),  # rice does not count
    ],
)
def test_the_most_points_win_then_more_tea(goods: list[tuple[int, int, int]], ranks: tuple[int, ...]) -> None:
    assert score(ended(*goods)).ranks == ranks


# ---------------------------------------------------------------- 5 Alone against the fox


@pytest.mark.clause("toy", "5.1")
def test_after_every_turn_the_fox_takes_the_top_charm_and_scores_it() -> None:
    scene = Scene("crane fan").goods(0, 1, 0)
    state = scene.state
    mine = outcome_for(state.deck, "bell")
    foxes = outcome_for([charm for charm in state.deck if CHARMS[charm] != "bell"], "stone")
    scene.do("play crane", chance=[mine, foxes, 0])
    assert scene.hand(0) == ["bell", "fan"]
    assert scene.events[-2:] == ["fox-scored", "pips"]
    scored = state.events[-2]
    assert (scored.seat, scored.args) == (None, {"charm": "stone", "points": 3})
    assert state.fox == 3
    stone = CHARMS.index("stone")
    assert stone not in [*state.deck, *state.bottom, state.top, *state.hands[0]], "the fox's charm leaves the game"


@pytest.mark.clause("toy", "5.1")
def test_with_two_seats_there_is_no_fox() -> None:
    state: ToyState = GAME.start(2, 1)
    while state.seat is not None:
        state.apply(state.options()[0])
        assert not [event for event in state.events if event.key.startswith("fox")]
    assert state.view(0).fox is None  # type: ignore[attr-defined]


def visited(rice: int, pips: int, hungry: bool) -> Scene:
    """A scene after the fox's turn with these pips."""
    scene = Scene("crane fan", hungry_fox=hungry).goods(0, rice, 0)
    return scene.do("play crane", chance=[0, 0, pips - 1])


@pytest.mark.clause("toy", "5.2")
@pytest.mark.parametrize(("rice", "pips", "left"), [(3, 6, 2), (3, 5, 3), (3, 1, 3), (0, 6, 0)])
def test_on_a_six_the_fox_takes_one_rice(rice: int, pips: int, left: int) -> None:
    scene = visited(rice, pips, hungry=False)
    assert scene.has(0)[RICE] == left
    assert ("fox-stole" in scene.events) == (left < rice)
    assert scene.state.supply[RICE] == 14 - left


@pytest.mark.clause("toy", "5.4")
@pytest.mark.parametrize(("rice", "pips", "left"), [(3, 6, 2), (3, 5, 2), (3, 4, 3), (0, 5, 0)])
def test_a_hungry_fox_takes_it_on_a_five_too(rice: int, pips: int, left: int) -> None:
    assert visited(rice, pips, hungry=True).has(0)[RICE] == left


@pytest.mark.clause("toy", "5.3")
@pytest.mark.parametrize(
    ("calm", "fox", "verdict", "ranks"), [(5, 4, "won", (1, 2)), (5, 5, "shared", (1, 1)), (5, 6, "lost", (2, 1))]
)
def test_more_points_than_the_fox_win(calm: int, fox: int, verdict: str, ranks: tuple[int, int]) -> None:
    result = score(ended((0, 0, calm), fox=fox))
    assert (result.verdict, result.ranks, result.scores) == (verdict, ranks, (calm, fox))
    assert result.breakdown[-1] == {"fox": fox}


def test_the_fox_is_never_asked_and_has_no_seat() -> None:
    state: ToyState = GAME.start(1, 1)
    while state.seat is not None:
        assert state.seats == [0]
        state.apply(state.options()[0])
    assert state.result is not None
    assert len(state.result.scores) == 2
    assert state.top == NONE or state.known[state.top] & 1
