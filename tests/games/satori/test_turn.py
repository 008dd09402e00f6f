"""Chapters 3 to 7: turns, visits, the offerings track, prayer wheels, effects."""

import random
import shutil
from pathlib import Path

import pytest

from games.satori.scene import Scene
from sanmon.games.satori.components import DEFAULT
from sanmon.games.satori.engine import load
from sanmon.games.satori.view_structs import SatoriView
from sanmon.kernel.tables import Row


@pytest.mark.clause("satori", "3.1", "3.2")
def test_five_rounds_of_three_turns_in_order() -> None:
    scene = Scene(3)
    state = scene.state
    turns: list[tuple[int, int]] = []
    seen = 0
    while state.seat is not None:
        if state.turn > seen:
            seen = state.turn
            turns.append((state.round, state.seat))
        state.apply(state.options()[-1])
    assert [number for number, _ in turns] == [number for number in range(1, 6) for _ in range(9)]
    first = [seat for number, seat in turns if number == 1]
    assert first == first[:3] * 3
    assert sorted(first[:3]) == [0, 1, 2]


@pytest.mark.clause("satori", "3.3")
def test_a_worshipper_must_be_placed() -> None:
    scene = Scene().sanmon(2, 2, 2)
    assert scene.options() == ["worshipper grey", "worshipper purple", "worshipper orange"]
    scene.do("worshipper grey")
    assert scene.verbs() == {"visit"}


@pytest.mark.clause("satori", "3.4", "11.13")
def test_every_effect_can_be_declined() -> None:
    scene = Scene().visit("grey", "upper-orange").do("side right")
    assert "skip" in scene.options()
    light = scene.state.light[:]
    scene.do("skip")
    assert scene.state.light == light


@pytest.mark.clause("satori", "3.4")
def test_a_part_of_an_effect_can_be_declined() -> None:
    scene = Scene().visit("grey", "upper-orange").do("side right", "do hikari x2", "light west-right", "skip")
    assert scene.state.light[0] == scene.space("west-right")
    assert scene.prompt() == "worshipper"


@pytest.mark.clause("satori", "3.5", "4.3")
def test_matching_colours_give_both_sides_in_any_order() -> None:
    scene = Scene().visit("orange", "upper-orange")
    assert {"do meditate", "do hikari x2", "skip"} == set(scene.options())
    assert scene.has("mon") == 1  # a gain that cannot be lost happens by itself
    scene.do("do hikari x2", "light west-right", "light west-bottom")
    assert "do meditate" in scene.options()


def two_tiles_to_come() -> Scene:
    """A visit to an altar that gives incense and hikari, at incense 2.

    The hikari can reach two tiles: one gives incense, the other places a jokoro, which costs incense.
    """
    scene = Scene().give(incense=2, stone=1)
    scene.build("hermitage", "incense-bowl")
    scene.monk("west-right").monk("east-right").tile("west-right", "incense-wood").tile("east-right", "ember")
    scene.tier(1, "stone-incense")
    scene.state.wheel_used = 1
    return scene.again().visit("orange", "hermitage")


LIGHTS = ("do hikari x2", "light west-right", "light east-right", "do jokoro", "enshrine 1")


@pytest.mark.clause("satori", "3.5", "3.6", "1.5")
def test_incense_beside_a_choice_comes_when_the_player_wants() -> None:
    late = two_tiles_to_come()
    assert late.options() == ["do meditate", "do hikari x2", "do incense", "skip"]
    assert late.has("incense") == 2
    late.do(*LIGHTS, "do incense")
    assert late.has("incense") == 3, "there is room for the tile's incense, and the jokoro makes room again"
    early = two_tiles_to_come().do("do incense", *LIGHTS)
    assert early.has("incense") == 2, "the tile's incense is lost"


@pytest.mark.clause("satori", "3.4", "3.6")
def test_delayed_incense_is_gained_even_if_the_rest_is_declined() -> None:
    last = two_tiles_to_come().do(*LIGHTS, "do meditate", "monk west-left")
    assert (last.has("incense"), last.prompt()) == (3, "worshipper")
    declined = two_tiles_to_come().do("skip")
    assert (declined.has("incense"), declined.prompt()) == (3, "worshipper")


@pytest.mark.clause("satori", "3.6")
def test_incense_with_no_choice_beside_it_is_taken_at_once() -> None:
    """S34."""
    scene = Scene().give(incense=1).visit("purple", "lower-grey").do("side right")
    assert (scene.has("incense"), scene.has("mon"), scene.prompt()) == (2, 1, "end-turn")


@pytest.mark.clause("satori", "3.6", "1.3")
def test_a_gain_that_nearly_empties_the_supply_waits_too() -> None:
    most = max(amount for amount in (3, 4) if any(f"{amount} mon" == side.text for side in Scene().game.effects.table))
    for left, waits in ((most, True), (most + 1, False)):
        scene = Scene()
        scene.give(scene.rival, mon=scene.state.supply[2] - left).visit("grey", "upper-orange").do("side left")
        assert ("do mon" in scene.options()) is waits
        scene.do("skip")
        assert scene.has("mon") == 1


@pytest.mark.clause("satori", "4.1", "4.6")
def test_any_altar_may_be_visited_again_and_again() -> None:
    scene = Scene(3)
    scene.build("quarry", row=scene.rival)
    for _ in range(2):
        scene.visit("purple", "quarry").do("side left")
    assert scene.state.visitors[scene.altar("quarry") * 3 + 1] == 2
    scene.visit("purple", "charity")
    assert scene.prompt() == "charity"


@pytest.mark.clause("satori", "4.2")
def test_another_colour_gives_one_side() -> None:
    scene = Scene().visit("grey", "lower-purple")
    assert scene.options() == ["side left", "side right"]
    scene.do("side left")
    assert scene.has("mon") == 3
    assert (scene.has("wood"), scene.has("stone")) == (0, 0)


@pytest.mark.clause("satori", "4.4", "4.5")
def test_six_basic_altars_and_charity_at_the_start() -> None:
    scene = Scene(4).do("worshipper grey")
    colours = [row.cells["colour"] for row in _basics()]
    assert sorted(colours) == ["grey", "grey", "orange", "orange", "purple", "purple"]
    assert len(scene.options()) == 7
    assert scene.verbs() == {"visit"}


def _basics() -> list[Row]:
    from sanmon.games.satori.components import SatoriSet
    from sanmon.games.satori.engine import load
    from sanmon.kernel.effects import Effects

    game = load(None)
    return list(SatoriSet(None, Effects(game.effects.goods, game.effects.actions)).basics)


@pytest.mark.clause("satori", "4.7")
def test_the_decoration_is_the_right_side() -> None:
    scene = Scene()
    scene.build("quarry", "cedar-beam")
    scene.visit("purple", "quarry").do("side right")
    assert (scene.has("wood"), scene.has("stone")) == (2, 0)


@pytest.fixture
def printed_right(tmp_path: Path) -> Path:
    """A component set with two altars that print a right side of their own."""
    folder = Path(shutil.copytree(DEFAULT, tmp_path / "printed"))
    path = folder / "altars.csv"
    text = path.read_text("utf-8").replace("quarry,grey,3 stone,,", "quarry,grey,3 stone,mon,")
    path.write_text(
        text.replace("lamplighters,orange,hikari x3,,", 'lamplighters,orange,hikari x3,"hikari, wood",'), "utf-8"
    )
    return folder


@pytest.mark.clause("satori", "4.7")
def test_a_decoration_adds_to_a_printed_right_side(printed_right: Path) -> None:
    scene = Scene(components=printed_right)
    scene.build("quarry", "cedar-beam")
    scene.visit("purple", "quarry").do("side right")
    assert (scene.has("wood"), scene.has("mon")) == (2, 1)


@pytest.mark.clause("satori", "4.7", "11.5")
def test_the_hikari_of_a_printed_right_side_and_its_decoration_are_one_effect(printed_right: Path) -> None:
    scene = Scene(components=printed_right)
    scene.build("lamplighters", "sun-disc")
    scene.visit("grey", "lamplighters").do("side right")
    assert scene.options() == ["do hikari x3", "skip"]
    assert scene.has("wood") == 1
    both = Scene(components=printed_right)
    both.build("lamplighters", "burner-stand")
    both.give(mon=1, wood=1).visit("orange", "lamplighters")
    assert both.options() == ["do hikari x3", "do jokoro", "do hikari", "skip"], "the two sides stay apart"
    altar = next(altar for altar in both.view().altars if altar.id == "lamplighters")
    assert altar.right == "wood, jokoro, hikari"


@pytest.mark.clause("satori", "4.7")
def test_a_printed_right_side_is_seen_before_the_altar_is_built(printed_right: Path) -> None:
    scene = Scene(components=printed_right).offer("lamplighters", "masons", "")
    assert [offer.right for offer in scene.view().offers] == ["hikari, wood", None, None]


@pytest.mark.clause("satori", "5.1", "5.6")
def test_a_visit_advances_the_owner_of_a_jokoro() -> None:
    scene = Scene()
    scene.build("quarry", row=scene.rival, jokoro=True)
    scene.visit("purple", "quarry")
    assert scene.state.offering[scene.rival] == 1
    own = Scene()
    own.build("quarry", jokoro=True)
    own.visit("purple", "quarry")
    assert own.state.offering[own.me] == 1


@pytest.mark.clause("satori", "5.2")
def test_a_matching_visit_advances_two() -> None:
    scene = Scene()
    scene.build("quarry", row=scene.rival, jokoro=True)
    scene.visit("grey", "quarry")
    assert scene.state.offering[scene.rival] == 2


@pytest.mark.clause("satori", "5.3")
def test_a_jokoro_placed_during_the_visit_comes_too_late() -> None:
    scene = Scene().give(mon=3, stone=1)
    scene.build("braziers")
    scene.visit("purple", "braziers").do("side left", "do jokoro")
    assert scene.state.burner[scene.altar("braziers")] == 1
    assert scene.state.offering[scene.me] == 0


@pytest.mark.clause("satori", "5.3")
def test_the_advance_comes_before_the_effects() -> None:
    scene = Scene()
    scene.build("almsgivers", jokoro=True)
    scene.visit("grey", "almsgivers").do("side left")
    assert "do offerings" in scene.options()


@pytest.mark.clause("satori", "5.4")
def test_charity_and_building_advance_nobody() -> None:
    scene = Scene().give(mon=9).offer("quarry", "masons", "treasury")
    scene.build("sawmill", jokoro=True)
    scene.visit("grey", "charity").do("study quarry")
    assert scene.state.offering == [0, 0]
    scene = Scene().give(mon=9).offer("quarry", "masons", "treasury")
    scene.begin("altar").do("do altar", "decorate coin-chest", "side left")
    assert scene.state.offering == [0, 0]


@pytest.mark.clause("satori", "5.5")
def test_the_top_of_the_track() -> None:
    scene = Scene()
    scene.build("quarry", row=scene.rival, jokoro=True)
    scene.state.offering[scene.rival] = 6
    scene.visit("grey", "quarry")
    assert scene.state.offering[scene.rival] == 7


@pytest.mark.clause("satori", "6.1")
def test_a_wheel_costs_incense_and_turns_once() -> None:
    scene = Scene().give(incense=2)
    assert "wheel wood" in scene.options()
    scene.do("wheel wood")
    assert (scene.has("wood"), scene.has("incense")) == (1, 1)
    assert scene.state.hand[scene.me] == 0
    assert "wheel" not in scene.verbs()
    assert "wheel" not in Scene().verbs()  # without incense


@pytest.mark.clause("satori", "6.2")
def test_when_a_wheel_may_be_turned() -> None:
    scene = Scene().give(incense=1)
    assert "wheel" in scene.verbs()  # before the worshipper
    scene.do("worshipper " + ("grey" if scene.state.sanmon[0] else "purple"))
    assert "wheel" not in scene.verbs()  # placing a worshipper is one step
    scene = Scene().give(incense=1).visit("grey", "upper-orange").do("side right")
    assert "wheel stone" in scene.options()  # between effects
    scene.do("do hikari x2")
    assert "wheel" not in scene.verbs()  # never inside an effect
    scene.do("light west-right", "light west-bottom")
    assert scene.prompt() == "end-turn"  # after the last one
    assert "wheel stone" in scene.options()
    scene.do("wheel stone")
    assert scene.has("stone") == 1
    assert scene.state.seat == scene.rival


@pytest.mark.clause("satori", "6.1", "6.2")
def test_no_wheel_between_rounds() -> None:
    # The supply is too low for the whole reward, so the seat is asked; still it is nobody's turn.
    scene = Scene().give(incense=2)
    scene.state.offering[scene.me] = 7
    scene.state.supply[3] = 1
    scene.end_round().do("claim level-7")
    assert "wheel" not in scene.verbs()
    game = scene.game.start(players=2, seed=3)
    assert game.wheel_used == 2


@pytest.mark.clause("satori", "6.3")
def test_a_rivals_hand_is_pushed_to_the_roof() -> None:
    scene = Scene().give(incense=1)
    scene.state.hand[scene.rival] = 0
    scene.do("wheel wood")
    assert scene.state.hand[scene.rival] == -1
    assert scene.state.hand[scene.me] == 0


@pytest.mark.clause("satori", "6.4", "6.5")
def test_a_seat_cannot_turn_the_wheel_under_its_own_hand() -> None:
    scene = Scene().give(incense=1)
    scene.state.hand[scene.me] = 0
    scene.again()
    assert "wheel wood" not in scene.options()
    assert "wheel stone" in scene.options()
    scene.state.hand[scene.me] = -1  # a rival pushed it
    scene.again()
    assert "wheel wood" in scene.options()


@pytest.mark.clause("satori", "6.6")
def test_hands_return_at_the_end_of_a_round() -> None:
    scene = Scene()
    scene.state.hand = [0, 1]
    scene.end_round()
    assert scene.state.hand == [-1, -1]


@pytest.mark.clause("satori", "6.7")
def test_a_wheel_that_brings_nothing_can_be_turned() -> None:
    """S35."""
    scene = Scene().give(incense=1)
    scene.state.supply[0] = 0
    scene.state.hand = [2, 2]
    scene.state.hand[scene.rival] = 0
    scene.again().do("wheel wood")
    assert (scene.has("wood"), scene.has("incense")) == (0, 0)
    assert (scene.state.hand[scene.me], scene.state.hand[scene.rival]) == (0, -1)
    assert "wheel" not in scene.verbs()


@pytest.mark.clause("satori", "6.1", "6.4", "6.7")
def test_the_wheels_on_offer_are_those_of_the_rule() -> None:
    """Recomputed in games of chance: with incense, once a turn, every wheel but the one under one's hand."""
    seen = 0
    for seed in range(6):
        state = load(None).start(players=2 + seed % 3, seed=seed)
        rng = random.Random(seed)
        turned, turn = False, 0
        while state.seat is not None:
            if state.turn != turn:
                turned, turn = False, state.turn
            texts = [state.game.vocabulary.text(option) for option in state.options()]
            offered = [text.split()[1] for text in texts if text.startswith("wheel ")]
            table = state.view(None)
            assert isinstance(table, SatoriView)
            seat = table.players[state.seat]
            may = seat.incense > 0 and not turned
            expected = [wheel.id for wheel in table.wheels if may and wheel.id != seat.wheel]
            if offered:
                assert offered == expected
                seen += 1
            elif state.prompt(state.seat).key in ("worshipper", "end-turn"):
                assert expected == []
            option = rng.choice(state.options())
            turned = turned or state.game.vocabulary.text(option).startswith("wheel ")
            state.apply(option)
    assert seen > 100


@pytest.mark.clause("satori", "7.1")
def test_a_gain_comes_from_the_supply() -> None:
    scene = Scene()
    supply = scene.state.supply[:]
    scene.visit("grey", "lower-orange").do("side left")
    assert (scene.has("wood"), scene.has("mon")) == (2, 1)
    assert scene.state.supply == [supply[0] - 2, supply[1], supply[2] - 1, supply[3]]


@pytest.mark.clause("satori", "7.2", "7.3")
def test_an_exchange_is_made_once_in_any_mix() -> None:
    scene = Scene().give(mon=3, wood=3, stone=2).visit("purple", "upper-grey").do("side left")
    scene.do("do mon + 2 (wood|stone) > emerald")
    assert set(scene.options()) == {"pay 2 wood + mon", "pay wood + stone + mon", "pay 2 stone + mon"}
    scene.do("pay wood + stone + mon")
    assert [scene.has(good) for good in ("wood", "stone", "mon", "emerald")] == [2, 1, 2, 1]
    assert scene.state.seat == scene.rival


@pytest.mark.clause("satori", "7.4")
def test_an_exchange_that_cannot_be_paid_is_not_offered() -> None:
    scene = Scene().give(mon=1, wood=1).visit("purple", "upper-grey").do("side left")
    assert scene.state.seat == scene.rival


@pytest.mark.clause("satori", "7.5")
def test_the_payment_reaches_the_supply_first() -> None:
    # The supply has no mon, but the mon paid for the exchange reaches it before the gain.
    scene = Scene().give(mon=3)
    effects = scene.game.effects
    exchange = next(effect for effect in effects.table if effect.text == "mon > emerald")
    kept = exchange.parts
    exchange.parts = [next(effect for effect in effects.table if effect.text == "3 mon")]
    scene.state.supply[2] = 0
    try:
        assert effects.can(scene.state, scene.me, exchange)
    finally:
        exchange.parts = kept


@pytest.mark.clause("satori", "7.6")
def test_an_exchange_without_gain_is_not_offered() -> None:
    scene = Scene().give(stone=1)
    scene.state.supply[3] = 0
    assert not scene.offers("stone > emerald")


@pytest.mark.clause("satori", "7.6")
def test_a_partial_gain_is_allowed() -> None:
    scene = Scene().give(incense=1)
    scene.state.supply[2] = 1
    scene.again().do("wheel mon", "do 2 mon")
    assert scene.has("mon") == 1
