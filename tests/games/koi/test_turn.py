"""Chapters 3.1 to 3.3 and 3.7: the course of a turn, luck tokens, meditating, the sliding offer."""

from __future__ import annotations

import random
import re

import pytest

from games.koi.scene import Scene
from sanmon.games.koi.domains import PILES
from sanmon.kernel.errors import IllegalOption


@pytest.mark.clause("koi", "3.1.1", "3.3.1")
def test_meditate_or_work_and_only_the_first_space_costs_a_coin() -> None:
    scene = Scene().row("breeder", "gardener", "sculptor", "market", "storage")
    assert scene.options() == [
        "work" if card is None else f"meditate {card} {space}"
        for card, space in [
            ("gardener", "second"),
            ("sculptor", "third"),
            ("market", "fourth"),
            ("storage", "fifth"),
            (None, ""),
        ]
    ]
    scene.give(coin=1).do("meditate breeder first")
    assert scene.has("coin") == 0
    assert scene.owns("breeder") == 1


@pytest.mark.clause("koi", "3.1.1")
def test_without_a_card_there_is_work() -> None:
    scene = Scene().give(luck=1).row()
    assert [text for text in scene.options() if not text.startswith("luck")] == ["work"]


@pytest.mark.clause("koi", "3.1.2")
def test_goals_then_storage_then_the_offer() -> None:
    scene = (
        Scene(goals=["turtle"], confirm=True)
        .card("scroll-lilies", "scroll-small", "scroll-large")
        .give(water=6, foliage=1)
    )
    before = scene.offer()
    scene.work().do("skip")
    assert scene.prompt() == "claim"
    scene.do("skip")
    assert scene.prompt() == "give"
    scene.do("give water", "give water")
    assert scene.prompt() == "end-turn"
    assert scene.offer() == before
    scene.do("end")
    assert scene.seat == 1


@pytest.mark.clause("koi", "3.1.2", "3.7.1")
def test_no_new_card_before_the_end_of_the_turn() -> None:
    scene = Scene().give(luck=1).row("breeder", "gardener", "sculptor", "market", "storage")
    scene.do("meditate sculptor third")
    assert scene.offer() == ["breeder", "gardener", None, "market", "storage"]
    scene.do("skip")
    assert scene.offer()[1:] == ["breeder", "gardener", "market", "storage"]
    assert scene.events("dealt") == [{"card": scene.offer()[0], "space": "first"}]


@pytest.mark.clause("koi", "3.1.3")
def test_one_thing_is_finished_before_the_next() -> None:
    scene = Scene().give(luck=1, water=2).work().do("place water")
    assert {text.split()[0] for text in scene.options()} == {"at"}
    with pytest.raises(IllegalOption):
        scene.do("luck foliage")
    scene.do("at 1.-1")
    assert {text.split()[0] for text in scene.options()} == {"at", "skip"}
    scene.do("skip")
    assert "luck foliage" in scene.options()


@pytest.mark.clause("koi", "3.1.4")
def test_everything_may_be_declined() -> None:
    scene = Scene().give(coin=9, luck=1).row(None, "market", None, None, None)
    scene.do("meditate market second")
    assert "skip" in scene.options()
    scene.do("skip", "skip")  # the market, then luck tokens
    assert scene.seat == 1
    assert scene.has("small") == 0
    scene.give(1, water=1, luck=1).work().do("skip")
    assert scene.seat == 0
    assert scene.has("water", 1) == 1


@pytest.mark.clause("koi", "3.2.1", "3.2.2")
def test_what_a_luck_token_brings() -> None:
    scene = Scene().give(luck=6, coin=9)
    scene.do("luck water", "luck foliage", "luck shore", "luck small", "luck medium")
    assert [scene.has(pile) for pile in ("water", "foliage", "shore", "small", "medium")] == [2, 1, 1, 1, 1]
    assert scene.has("coin") == 9 - 2 - 3
    assert scene.has("luck") == 1
    assert "luck large" in scene.options()
    scene.give(coin=-1)
    assert "luck large" not in scene.options()


@pytest.mark.clause("koi", "3.2.3")
def test_when_luck_tokens_are_spent() -> None:
    scene = Scene(goals=["turtle"]).give(luck=5, coin=1).card("scroll-lilies", "scroll-small", "scroll-large")
    scene.row(None, None, None, None, "market")
    scene.do("luck water")  # before
    scene.do("meditate market fifth", "luck water")  # between card and end
    scene.do("do market", "buy small", "luck water")  # after the card
    scene.do("skip")
    assert scene.prompt() == "claim"
    assert not scene.of("luck")
    scene.do("claim turtle")
    assert not scene.of("luck")


@pytest.mark.clause("koi", "3.2.3")
def test_nobody_spends_luck_in_another_turn() -> None:
    scene = Scene().give(luck=1, seat=1).row()
    assert not scene.of("luck")
    assert scene.state.options(1) == ()


@pytest.mark.clause("koi", "3.3.2", "3.3.4")
def test_benefits_of_the_spaces() -> None:
    for space, gained in (("second", {"water": 1}), ("third", {"foliage": 1, "water": 1}),
                          ("fifth", {"coin": 1, "shore": 1})):  # fmt: skip
        scene = Scene().row(*["scroll-lilies"] * 5).do(f"meditate scroll-lilies {space}")
        for pile, amount in gained.items():
            assert scene.has(pile) == amount, space


@pytest.mark.clause("koi", "3.3.2")
def test_card_and_benefit_in_either_order() -> None:
    for first in ("do market", "do coin + 2 water | buy"):
        scene = Scene().give(coin=2).row(None, None, None, "market", None).do("meditate market fourth")
        assert {"do market", "do coin + 2 water | buy"} <= set(scene.options())
        scene.do(first)
        assert scene.prompt() == ("buy" if first == "do market" else "choice")


@pytest.mark.clause("koi", "3.3.2", "1.3")
def test_with_too_few_tiles_for_both_the_player_says_which_comes_first() -> None:
    def scene(card: str, space: str, **left: int) -> Scene:
        found = Scene().row(*[card] * 5)
        for pile, number in left.items():
            found.state.stock[PILES.index(pile)] = number
        return found.again().do(f"meditate {card} {space}")

    first = scene("drizzle", "second", water=3)  # the space gives 1 water, the card places 3
    assert first.options() == ["do water", "do rain 3", "skip"]
    first.do("do rain 3", "at 1.-1", "at 2.-1", "at 3.-1")
    assert (first.has("water"), first.left("water"), len(first.pond().tiles)) == (0, 0, 8)
    second = scene("drizzle", "second", water=3).do("do water", "do rain 3", "at 1.-1", "at 2.-1")
    assert (second.has("water"), second.left("water"), len(second.pond().tiles)) == (1, 0, 7)
    assert scene("drizzle", "second", water=4).options() == ["do rain 3", "skip"]  # enough: the gain is simply taken
    third = scene("shower", "third", foliage=1)  # 1 water and 1 foliage; the card places 2 and 1
    assert third.options() == ["do foliage + water", "do rain 1, rain 1, sprout 1", "skip"]
    third.do("do rain 1, rain 1, sprout 1", "do sprout 1", "at 1.-1", "skip", "do foliage + water")
    assert (third.has("foliage"), third.has("water"), third.left("foliage")) == (0, 1, 0)
    assert scene("shower", "third", foliage=2, water=3).options() == ["do rain 1", "do sprout 1", "skip"]
    well = scene("garden-well", "second", water=2)  # both into the storage: no order to choose
    assert (well.has("water"), well.left("water")) == (1, 1)
    assert well.options() == ["do 2 water + coin", "skip"]


@pytest.mark.clause("koi", "3.1.3")
def test_luck_tokens_but_no_benefit_come_between_the_parts_of_a_card() -> None:
    """K27."""
    shower, space = "do rain 1, rain 1, sprout 1", "do coin + 2 water | buy"
    scene = Scene().give(luck=1, coin=1).row(None, None, None, "shower", None).do("meditate shower fourth")
    assert [text for text in scene.options() if text[:4] != "luck"] == [space, shower, "skip"]
    scene.do(shower, "do rain 1")
    assert {text.split()[0] for text in scene.options()} == {"at", "skip"}  # a part is finished in itself
    scene.do("at 1.-1")
    assert space not in scene.options()
    scene.do("do sprout 1", "at 2.-1", "luck foliage")
    assert scene.options() == ["do rain 1", "skip"]
    scene.do("do rain 1", "at 0.-1", space, "do coin + 2 water")
    assert (scene.has("coin"), scene.has("water"), scene.has("foliage"), len(scene.pond().tiles)) == (2, 2, 1, 8)


@pytest.mark.clause("koi", "3.1.3", "3.3.2")
def test_the_benefit_comes_before_or_after_the_whole_card() -> None:
    """K27: recomputed from the course of the turn, for every order in which a random player takes the parts."""
    seen = set()
    for seed in range(40):
        scene = Scene(seed=seed).give(coin=1).row(None, None, None, "shower", None).do("meditate shower fourth")
        rng, course = random.Random(seed), ""
        while scene.seat == 0:
            option = rng.choice(scene.options())
            scene.do(option)
            course += {"do coin + 2 water": "b", "do buy": "b", "do rain 1": "c", "do sprout 1": "c"}.get(option, "")
        assert re.fullmatch("b?c{0,3}|c{0,3}b?", course), course
        seen.add(course)
    assert any(course[:1] == "b" and "c" in course for course in seen)
    assert any(course[:1] == "c" and "b" in course for course in seen)


@pytest.mark.clause("koi", "3.1.5")
def test_gains_that_nobody_would_decline_are_taken_unasked() -> None:
    """K26."""
    scene = Scene().row(None, None, "deep-well", None, None).do("meditate deep-well third")
    assert (scene.has("coin"), scene.has("water"), scene.has("foliage"), scene.seat) == (2, 2, 1, 1)
    scene = Scene().row(None, None, "deep-well", None, None)
    scene.state.stock[PILES.index("coin")] = 1
    scene.again().do("meditate deep-well third")
    assert scene.options() == ["do 2 coin + water", "skip"]


@pytest.mark.clause("koi", "3.3.3")
def test_the_fourth_space_gives_goods_or_a_purchase() -> None:
    scene = Scene().give(coin=1).row(None, None, None, "breeder", None)
    scene.do("meditate breeder fourth", "do coin + 2 water | buy")
    assert set(scene.options()) == {"do coin + 2 water", "do buy"}
    other = Scene().give(coin=1).row(None, None, None, "breeder", None)
    other.do("meditate breeder fourth", "do coin + 2 water | buy", "do buy")
    assert (other.has("small"), other.has("coin"), other.has("water")) == (1, 0, 0)
    scene.do("do coin + 2 water")
    assert (scene.has("small"), scene.has("coin"), scene.has("water")) == (0, 2, 2)


@pytest.mark.clause("koi", "3.3.4", "3.7.2")
def test_an_empty_space_cannot_be_chosen() -> None:
    scene = Scene().give(coin=1).row(None, "breeder", None, None, "market")
    assert scene.of("meditate") == ["breeder second", "market fifth"]
    scene.state.deck = []
    scene.pass_turn()
    assert scene.offer() == [None, None, None, "breeder", "market"]


@pytest.mark.clause("koi", "3.3.5")
def test_helpers_pile_up_and_work_from_then_on() -> None:
    scene = Scene().card("gardener").row("gardener", "gardener", "gardener", "gardener", "gardener")
    scene.do("meditate gardener second")
    assert scene.owns("gardener") == 2
    scene.pass_turn()
    scene.give(foliage=4).work()
    scene.do("place foliage", "at 1.-1", "place foliage", "at 2.-1", "place foliage", "at 0.-1")
    assert "place foliage" not in scene.options()  # two helpers and the sensei


@pytest.mark.clause("koi", "3.3.6", "3.6.2")
def test_a_storage_card_brings_an_expansion() -> None:
    scene = Scene().row(None, "storage", None, None, None).do("meditate storage second")
    assert scene.has("expansion") == 1
    assert scene.state.capacity(0) == 7


@pytest.mark.clause("koi", "3.3.7", "3.5.1", "3.5.2")
def test_a_market_sells_for_a_coin_less() -> None:
    scene = Scene().give(coin=1).row(None, "market", None, None, None).do("meditate market second", "do market")
    assert scene.of("buy") == ["small", "medium"]
    scene.do("buy medium")
    assert (scene.has("medium"), scene.has("coin")) == (1, 0)
    free = Scene().row(None, "market", None, None, None).do("meditate market second", "do market")
    assert free.has("small") == 1  # the only one, and it costs nothing
    assert free.events("bought") == [{"koi": "small", "coins": 0}]


@pytest.mark.clause("koi", "3.3.8")
def test_a_scroll_does_nothing_now() -> None:
    scene = Scene().row(None, "scroll-wells", None, None, None).do("meditate scroll-wells second")
    assert scene.seat == 1
    assert scene.owns("scroll-wells") == 1


@pytest.mark.clause("koi", "3.3.9")
def test_rain_is_placed_at_once_or_lost() -> None:
    scene = Scene().give(water=5).row(None, None, None, None, "drizzle")
    water = scene.left("water")
    scene.do("meditate drizzle fifth", "do rain 3", "at 1.-1", "at 2.-1", "skip")
    assert scene.left("water") == water - 2 + scene.events("gave").count({"piece": "water"})
    assert len(scene.pond().tiles) == 7


@pytest.mark.clause("koi", "3.3.9")
def test_tiles_of_one_rain_go_in_any_order() -> None:
    scene = Scene().row(None, "shower", None, None, None).do("meditate shower second")
    scene.do("do rain 1", "at 1.-1", "do sprout 1", "at 2.-2", "do rain 1", "at 3.-3")
    assert len(scene.pond().tiles) == 8
    assert scene.has("water") == 1  # of the space; rain passes the storage by


@pytest.mark.clause("koi", "3.3.10")
def test_a_well_brings_goods_into_the_storage() -> None:
    scene = Scene().row(None, "deep-well", None, None, None).do("meditate deep-well second")
    assert (scene.has("coin"), scene.has("water")) == (2, 2)
    scene = Scene().row(None, "roof-well", None, None, None)
    scene.do("meditate roof-well second", "do 3 water | 2 coin")
    assert set(scene.options()) == {"do 3 water", "do 2 coin"}
    scene.do("do 2 coin")
    assert (scene.has("coin"), scene.has("water")) == (2, 1)


@pytest.mark.clause("koi", "3.3.11")
def test_a_market_on_the_fourth_space() -> None:
    scene = Scene().give(coin=1).row(None, None, None, "market", None).do("meditate market fourth")
    scene.do("do coin + 2 water | buy", "do buy", "do market")
    assert scene.has("small") == 2
    scene = Scene().row(None, None, None, "market", None).do("meditate market fourth")
    scene.do("do coin + 2 water | buy", "do market", "buy medium")
    assert (scene.has("medium"), scene.has("coin"), scene.has("water")) == (1, 0, 2)


@pytest.mark.clause("koi", "3.7.1", "3.7.2")
def test_spaces_beside_an_empty_deck_stay_empty() -> None:
    scene = Scene().row("breeder", "gardener", "sculptor", "market", "storage")
    scene.state.deck = []
    scene.do("meditate sculptor third")
    assert scene.offer() == [None, "breeder", "gardener", "market", "storage"]
