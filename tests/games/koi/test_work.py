"""Chapters 3.4 to 3.6: work, buying koi, the storage."""

from __future__ import annotations

import pytest

from games.koi.scene import Scene


@pytest.mark.clause("koi", "3.4.1")
def test_one_action_of_the_sensei() -> None:
    scene = Scene().give(foliage=1, shore=1, small=1).work()
    assert scene.of("place") == ["foliage", "shore", "small"]
    scene.do("place small", "at 0.0")
    assert scene.seat == 1


@pytest.mark.clause("koi", "3.4.2")
def test_each_helper_once_in_any_order() -> None:
    scene = Scene().card("gardener", "breeder", "water-carrier", "sculptor")
    scene.give(water=4, foliage=2, shore=1, small=2).work()
    scene.do("place small", "at 0.0", "place foliage", "at 1.-1", "place water", "at 0.-1", "at -1.-1")
    scene.do("place shore", "at 2.0", "place water", "at -2.0", "at -2.1")
    assert scene.seat == 1  # four helpers and the sensei
    assert (scene.has("water"), scene.has("foliage"), scene.has("small")) == (0, 1, 1)


@pytest.mark.clause("koi", "3.4.2")
def test_actions_that_were_not_used_are_gone_with_the_work() -> None:
    scene = Scene(goals=["turtle"], confirm=True).card("gardener", "breeder", "breeder").give(small=2, luck=1)
    scene.card("scroll-lilies", "scroll-small", "scroll-large").work()
    assert scene.view(0).actions == {"water-carrier": 0, "gardener": 1, "sculptor": 0, "breeder": 2, "sensei": 1}
    scene.do("place small", "at 0.0")
    assert scene.view(1).actions["breeder"] == 1
    scene.do("skip")
    nothing = dict.fromkeys(scene.view(0).actions, 0)
    for prompt in ("claim", "end-turn"):
        assert scene.prompt() == prompt
        assert scene.view(0).actions == nothing
        scene.do(scene.options()[-1])
    assert scene.seat == 1
    assert scene.view(0).actions == scene.view(1).actions == nothing


@pytest.mark.clause("koi", "3.4.3")
def test_a_helper_is_used_up_before_the_sensei() -> None:
    scene = Scene().card("breeder").give(small=2, foliage=1).work().do("place small", "at 0.0")
    assert scene.of("place") == ["foliage", "small", "move"]
    scene.do("place foliage", "at 1.-1")
    assert scene.seat == 1


@pytest.mark.clause("koi", "3.4.4")
def test_up_to_two_water_tiles() -> None:
    scene = Scene().give(water=3).work().do("place water", "at 1.-1", "at 2.-1")
    assert scene.seat == 1
    assert scene.has("water") == 1
    scene = Scene().give(water=3).work().do("place water", "at 1.-1", "skip")
    assert scene.has("water") == 2


@pytest.mark.clause("koi", "3.4.5", "4.2.1")
def test_gardening_is_foliage_or_a_lily() -> None:
    scene = Scene().foliage("1.-1").give(foliage=1, luck=1).work()
    assert scene.of("place") == ["foliage", "lily"]
    lilies = scene.left("lily")
    scene.do("place lily")  # one foliage tile: no question where
    assert scene.left("lily") == lilies - 1
    assert not scene.of("place")


@pytest.mark.clause("koi", "3.4.6")
def test_sculpting_is_a_shore_or_a_lantern_with_a_luck_token() -> None:
    scene = Scene().shore("2.0", "w").give(shore=1).work()
    assert scene.of("place") == ["shore", "lantern"]
    scene.do("place lantern")
    assert scene.has("luck") == 1
    assert scene.left("lantern") == 14
    scene = Scene().shore("2.0", "w").card("sculptor").work()
    scene.state.stock[7] = 0
    scene.do("place lantern")
    assert scene.has("luck") == 0


@pytest.mark.clause("koi", "3.4.7", "4.3.3")
def test_breeding_places_or_moves_one_koi() -> None:
    scene = Scene().fish("small", "0.0").give(medium=1).work()
    assert scene.of("place") == ["medium", "move"]
    scene.do("place move", "at 1.0")
    assert scene.pond().koi[1] != 0
    assert scene.events("moved") == [{"koi": "small", "hex": "1.0", "way": "e"}]
    assert scene.free() == {"0.0", "-1.0", "-1.1", "0.1"}


@pytest.mark.clause("koi", "3.5.1")
def test_prices() -> None:
    scene = Scene().give(coin=3).row(None, None, None, "breeder", None)
    scene.do("meditate breeder fourth", "do coin + 2 water | buy", "do buy")
    assert scene.state.prompt(0).args == {"coins": 3, "price1": 1, "price2": 2, "price3": 3}
    scene.do("buy large")
    assert (scene.has("coin"), scene.has("large")) == (0, 1)


@pytest.mark.clause("koi", "3.5.2", "3.6.1")
def test_what_is_gained_waits_in_the_storage() -> None:
    scene = Scene().give(luck=4, coin=4)
    scene.do("luck large", "luck water", "luck shore")
    assert (scene.has("large"), scene.has("water"), scene.has("shore")) == (1, 2, 1)
    assert scene.state.stored(0) == 3 + 2 + 3
    assert len(scene.pond().tiles) == 5


@pytest.mark.clause("koi", "3.6.2")
@pytest.mark.parametrize(
    ("held", "size"),
    [({"water": 2, "foliage": 1, "small": 1}, 4), ({"shore": 1, "medium": 1}, 5), ({"large": 1, "water": 2}, 5)],
)
def test_hexes_of_storage(held: dict[str, int], size: int) -> None:
    scene = Scene().give(**held)
    assert scene.state.stored(0) == size
    assert scene.state.capacity(0) == 5
    assert scene.give(expansion=2).state.capacity(0) == 9
    scene.work().end()
    assert scene.seat == 1
    assert all(scene.has(pile) == amount for pile, amount in held.items())


@pytest.mark.clause("koi", "3.6.3")
def test_only_at_the_end_of_the_turn_too_much_goes_back() -> None:
    scene = Scene().give(luck=1, water=3, foliage=1, medium=1).work()
    scene.do("luck shore")
    assert scene.state.stored(0) == 9  # for a while
    scene.do("skip")
    assert scene.prompt() == "give"
    assert scene.state.prompt(0).args == {"n": 4}
    assert scene.of("give") == ["water", "foliage", "shore", "medium"]  # also what is too small or behind in the list
    scene.do("give shore")
    assert scene.state.prompt(0).args == {"n": 1}
    assert scene.of("give") == ["water", "foliage", "medium"]  # and not the medium koi unasked
    scene.do("give water")
    assert scene.seat == 1
    assert [scene.has(piece) for piece in ("water", "foliage", "shore", "medium")] == [2, 1, 0, 1]


ROOM = (1, 1, 3, 1, 2, 3)  # of water, foliage, shore, small, medium and large koi (3.6.2)


def leavings(held: tuple[int, ...], room: int) -> set[tuple[int, ...]]:
    """What can be left when any piece goes back, then any other, until the rest fits."""
    if sum(number * size for number, size in zip(held, ROOM, strict=True)) <= room:
        return {held}
    found = set()
    for piece in range(6):
        if held[piece]:
            found |= leavings((*held[:piece], held[piece] - 1, *held[piece + 1 :]), room)
    return found


@pytest.mark.clause("koi", "3.6.3")
@pytest.mark.parametrize(
    "held",
    [
        {"water": 3, "foliage": 1, "shore": 1, "medium": 1},
        {"shore": 2, "small": 1},
        {"water": 1, "shore": 1, "small": 1, "medium": 1},
        {"water": 3, "foliage": 2, "small": 2, "large": 1},
    ],
)
def test_every_choice_of_what_goes_back_is_there_and_nothing_more_goes_once_it_fits(held: dict[str, int]) -> None:
    found: set[tuple[int, ...]] = set()

    def follow(scene: Scene) -> None:
        if scene.seat == 1:
            found.add(tuple(scene.state.held[:6]))
            return
        assert scene.prompt() == "give"
        assert scene.state.stored(0) > 5
        for piece in scene.of("give"):
            other = Scene.__new__(Scene)
            other.__dict__.update(scene.__dict__)
            other.state = scene.state.clone()
            follow(other.do(f"give {piece}"))

    scene = Scene().give(**held).work().do("skip")
    before = tuple(scene.state.held[:6])
    follow(scene)
    assert found == leavings(before, 5)
    assert len(found) > 1


@pytest.mark.clause("koi", "3.4.4", "5.2.2")
def test_the_question_counts_the_tiles_that_are_there() -> None:
    def left(scene: Scene) -> object:
        return scene.state.prompt(0).args["n"]

    scene = Scene().give(water=1).work().do("place water")
    assert left(scene) == 1
    scene = Scene().give(water=3).work().do("place water")
    assert left(scene) == 2
    assert left(scene.do("at 1.-1")) == 1
    scene = Scene().row(None, None, None, None, "drizzle").do("meditate drizzle fifth")
    scene.state.stock[0] = 2
    assert left(scene.again().do("do rain 3")) == 2
