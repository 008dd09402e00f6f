"""Chapter 14 and the amulets of chapter 17: what happens between rounds."""

import pytest

from games.satori.scene import Scene
from sanmon.games.satori.state import NONE

WISDOM, JEWEL, SILENCE, SMOKE, DEVOTION = range(5)


def after_round_three(players: int = 2, **amulets: int) -> Scene:
    """A scene in round three. `first=JEWEL` gives that amulet to the first seat in turn order, and so on."""
    scene = Scene(players).jump(3)
    names = ["first", "second", "third", "fourth"]
    for place, seat in enumerate(scene.state.order):
        scene.state.amulet[seat] = amulets.get(names[place], NONE)
        scene.state.played[seat] = 0 if names[place] in amulets else 1
    return scene


@pytest.mark.clause("satori", "14.1")
def test_the_order_of_the_steps() -> None:
    scene = Scene().give(tiles=2, incense=1).monk("west-right")
    scene.state.offering[scene.me] = 1
    asked = []
    scene.end_round()
    while scene.prompt() != "worshipper":
        asked.append(scene.prompt())
        scene.state.apply(scene.state.options()[0])
    assert asked == ["round-claim", "keep-monk", "exchange-tiles"]
    assert scene.state.round == 2
    last = Scene().jump(5).end_round()
    assert last.prompt() in {"amulet", "over"}
    assert last.state.round == 5


@pytest.mark.clause("satori", "14.2")
def test_amulets_are_played_in_the_order_of_the_round() -> None:
    scene = after_round_three(3, first=JEWEL, second=WISDOM, third=SMOKE)
    order = scene.state.order[:]
    scene.end_round()
    asked = []
    while scene.prompt() == "amulet":
        assert set(scene.options()) == {"amulet", "keep"}
        asked.append(scene.state.seat)
        scene.do("keep")
    assert asked == order
    assert Scene(3).jump(2).end_round().prompt() != "amulet"


@pytest.mark.clause("satori", "14.3", "17.1", "17.2", "17.4")
def test_amulets_are_resolved_in_rising_order() -> None:
    # Smoke brings an emerald, too late to count for the jewel; wisdom comes first although it was played last.
    scene = after_round_three(3, first=SMOKE, second=JEWEL, third=WISDOM)
    first, second, third = scene.state.order
    scene.tier(1, "stone-incense").state.left_space[0] = first
    scene.give(row=second, emerald=1)
    scene.state.points[third] = 9
    scene.end_round().do("amulet", "amulet")
    assert scene.state.seat == third
    scene.do("amulet")
    assert scene.has("mon", third) == 4
    assert scene.state.seat == second
    assert set(scene.options()) == {"take 2 incense", "take mon + incense", "take 2 mon"}
    assert scene.has("emerald", first) == 0
    scene.do("take mon + incense")
    assert scene.has("emerald", first) == 1
    assert (scene.has("mon", second), scene.has("incense", second)) == (1, 1)


@pytest.mark.clause("satori", "14.4", "1.4")
def test_a_tie_gives_the_bonus_to_all_in_turn_order() -> None:
    scene = after_round_three(first=WISDOM)
    scene.state.supply[2] = 5
    scene.end_round().do("amulet")
    while scene.prompt() == "effects":
        scene.do(next(text for text in scene.options() if text.startswith("do")))
    first, second = scene.me, scene.rival
    assert (scene.has("mon", first), scene.has("mon", second)) == (4, 1)


@pytest.mark.clause("satori", "14.5")
def test_a_seat_with_zero_never_wins_an_amulet() -> None:
    scene = after_round_three(first=JEWEL)
    scene.end_round().do("amulet")
    assert scene.prompt() == "worshipper"


@pytest.mark.clause("satori", "14.6")
def test_a_kept_amulet_gives_nothing() -> None:
    scene = after_round_three(first=WISDOM)
    scene.end_round().do("keep")
    assert (scene.has("mon"), scene.has("mon", scene.rival)) == (0, 0)


@pytest.mark.clause("satori", "17.3")
def test_amulet_of_tiles() -> None:
    scene = after_round_three(first=SILENCE).give(row=None, tiles=2)
    scene.end_round().do("amulet", "take 2 mon")
    assert scene.has("mon") == 2


@pytest.mark.clause("satori", "17.5")
def test_amulet_of_offerings() -> None:
    scene = after_round_three(first=DEVOTION)
    scene.state.offering = [2, 2]
    scene.state.offering[scene.rival] = 4
    scene.end_round().do("amulet")
    assert (scene.has("emerald"), scene.has("emerald", scene.rival)) == (0, 1)


@pytest.mark.clause("satori", "14.7")
def test_the_construction_area_is_renewed() -> None:
    scene = Scene()
    altars, shown, pile = scene.state.slots[:], len(scene.state.altar_pile), len(scene.state.decor_pile)
    scene.end_round()
    assert not set(altars) & set(scene.state.slots)
    assert len(scene.state.altar_pile) == shown - 3
    assert (len(scene.state.shown), len(scene.state.decor_pile)) == (3, pile - 3)


@pytest.mark.clause("satori", "14.8")
@pytest.mark.parametrize("round_number", [1, 2])
def test_first_era_tiles_after_rounds_one_and_two(round_number: int) -> None:
    scene = Scene().jump(round_number)
    kept = scene.state.tile_at[:]
    scene.state.tile_at[3] = -1
    scene.end_round()
    assert scene.state.tile_at[3] in scene.parts.pile_one
    assert [tile for space, tile in enumerate(scene.state.tile_at) if space != 3] == kept[:3] + kept[4:]
    assert len(scene.state.pile_two) == 24


@pytest.mark.clause("satori", "14.9")
def test_the_second_era_after_round_three() -> None:
    scene = after_round_three().monk("west-right").monk("east-left", 0)
    kept = scene.state.tile_at[:]
    scene.state.tile_at[0] = -1
    scene.end_round()
    for space, tile in enumerate(scene.state.tile_at):
        if space in (scene.space("west-right"), scene.space("east-left")):
            assert tile == kept[space]
        else:
            assert tile in scene.parts.pile_two


@pytest.mark.clause("satori", "14.10")
def test_second_era_tiles_after_round_four() -> None:
    scene = Scene().jump(4)
    kept = scene.state.tile_at[:]
    scene.state.tile_at[5] = -1
    scene.end_round()
    assert scene.state.tile_at[5] in scene.parts.pile_two
    assert scene.state.tile_at[:5] == kept[:5]


@pytest.mark.clause("satori", "14.11")
def test_worshippers_return_to_the_bag() -> None:
    scene = Scene(3).sanmon(1, 1, 1)
    scene.state.visitors[0:3] = [2, 2, 1]
    scene.state.visitors[18:21] = [1, 0, 0]
    scene.state.bag = [0, 1, 2]
    scene.end_round()
    assert sum(scene.state.sanmon) == 9
    assert [scene.state.sanmon[colour] + scene.state.bag[colour] for colour in range(3)] == [4, 4, 4]
    assert sum(scene.state.visitors) == 0


@pytest.mark.clause("satori", "14.12")
def test_the_architect_climbs() -> None:
    scene = Scene().tiers("cypress", "timber-frame").give(wood=2, stone=2)
    assert not scene.offers("pagoda")
    scene = Scene().tiers("cypress", "timber-frame").give(wood=2, stone=2).end_round()
    scene.me = scene.state.order[0]
    assert scene.offers("pagoda")


@pytest.mark.clause("satori", "14.13", "14.14")
def test_the_new_order() -> None:
    scene = Scene(4)
    one, two, three, four = scene.state.order
    scene.state.bells = [three, one]
    scene.end_round()
    assert scene.state.order == [three, one, two, four]
    assert scene.state.bells == []
    scene.end_round()
    assert scene.state.order == [three, one, two, four]


@pytest.mark.clause("satori", "14.15")
def test_the_penalty_comes_before_the_claims() -> None:
    scene = Scene()
    scene.give(row=scene.rival, incense=1)
    scene.state.offering[scene.me] = 2  # the incense it could claim comes too late
    scene.end_round()
    assert scene.prompt() == "round-claim"
    assert scene.state.points[scene.me] == 4
    assert scene.state.points[scene.rival] == 5


@pytest.mark.clause("satori", "14.16")
def test_claims_in_the_new_order() -> None:
    scene = Scene(3)
    order = scene.state.order[:]
    scene.state.bells = [order[2]]
    scene.state.offering = [2, 2, 2]
    scene.end_round()
    asked = []
    while scene.prompt() == "round-claim":
        assert set(scene.options()) == {"claim level-1", "claim level-2", "skip"}
        asked.append(scene.state.seat)
        scene.do("skip" if len(asked) == 1 else "claim level-1")
    assert asked == [order[2], order[0], order[1]]
    assert scene.state.offering[order[2]] == 2
    assert (scene.has("mon", order[0]), scene.state.offering[order[0]]) == (1, 0)


@pytest.mark.clause("satori", "14.17", "14.18")
def test_each_monk_costs_incense() -> None:
    scene = Scene().give(incense=1).monk("west-right").monk("east-left")
    scene.state.monks[scene.me], scene.state.sun[scene.me] = 0, 1
    scene.end_round()
    assert set(scene.options()) == {"stay west-right", "return west-right"}
    scene.do("stay west-right")
    assert scene.prompt() == "worshipper"  # without incense the other monk returns by itself
    assert scene.state.monk_at[scene.space("west-right")] == scene.me
    assert scene.state.monk_at[scene.space("east-left")] == -1
    assert scene.state.monks[scene.me] == 2
    assert scene.state.sun[scene.me] == 0
    assert scene.has("incense") == 0


@pytest.mark.clause("satori", "14.19")
def test_exchanging_tiles() -> None:
    scene = Scene().give(tiles=4)
    scene.end_round()
    every = {"one-mon", "two-mon", "three-mon", "incense", "incense-and-mon"}
    assert set(scene.options()) == {f"exchange {name}" for name in every} | {"skip"}
    scene.do("exchange incense-and-mon")
    assert (scene.has("incense"), scene.has("mon"), scene.state.tiles[scene.me]) == (1, 1, 1)
    assert scene.prompt() == "worshipper"


@pytest.mark.clause("satori", "14.19")
def test_an_exchange_needs_tiles_and_room() -> None:
    scene = Scene().give(tiles=1).end_round()
    assert set(scene.options()) == {"exchange one-mon", "skip"}
    scene = Scene().give(tiles=3, incense=3).end_round()
    assert set(scene.options()) == {"exchange one-mon", "exchange two-mon", "exchange three-mon", "skip"}
