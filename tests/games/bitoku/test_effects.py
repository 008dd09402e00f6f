"""Chapter 3: effects; chapters 12, 14, 15: kodama, rocks, visions."""

import pytest

from games.bitoku.scene import Scene
from sanmon.games.bitoku.state import LOCKED, NONE, UNLOCKED


@pytest.mark.clause("bitoku", "3.1")
def test_effects_are_optional() -> None:
    scene = Scene()
    scene.use("kodama")
    assert scene.options() == ["do kodama", "skip"]
    scene.do("skip")
    assert scene.prompt() == "turn"
    assert all(at == 0 for at in scene.state.kodama)


@pytest.mark.clause("bitoku", "3.2")
def test_an_effect_with_or_gives_one_of_two() -> None:
    scene = Scene()
    scene.use("wood | jade")
    assert scene.options() == ["do wood", "do jade"]
    scene.do("do jade")
    assert [scene.good("wood"), scene.good("jade")] == [0, 1]
    assert scene.prompt() == "turn"


@pytest.mark.clause("bitoku", "3.3", "12.1")
def test_two_steps_on_one_track_or_two() -> None:
    scene = Scene()
    scene.use("kodama x2")
    scene.do("do kodama x2", "advance glade", "advance home")
    assert [scene.kodama("glade"), scene.kodama("home")] == [2, 2]
    scene.use("kodama x2")
    scene.do("do kodama x2", "advance glade", "advance glade")
    assert scene.kodama("glade") == 4


@pytest.mark.clause("bitoku", "3.4")
def test_effects_in_any_order() -> None:
    scene = Scene()
    scene.use("bitoku, move")
    assert scene.options() == ["do bitoku", "do move", "skip"]
    scene.do("do move")
    scene.do("skip")
    assert scene.options() == ["do bitoku", "skip"]


@pytest.mark.clause("bitoku", "3.5")
def test_a_discount_applies_to_any_of_the_goods() -> None:
    scene = Scene()
    scene.row(0, "-", "-", "-", "ara")  # jade + 2 sake
    scene.give(jade=1, sake=2)
    scene.use("mitama 2")
    scene.do("do mitama 2")
    assert scene.options() == ["pay jade", "pay sake"]  # 2 sake less, or 1 sake and 1 jade less
    scene.do("pay jade")
    assert [scene.good("jade"), scene.good("sake")] == [0, 2]


@pytest.mark.clause("bitoku", "3.5", "16.4")
def test_a_discount_never_makes_a_cost_negative() -> None:
    scene = Scene()
    scene.row(1, "-", "zen-fly", "road-fly")  # the second place is free, the third costs any one good
    scene.use("dragonfly 1")
    scene.do("do dragonfly 1")
    assert scene.options() == ["fly zen-fly 2", "fly road-fly 3"]
    scene.do("fly zen-fly 2")
    assert scene.state.goods[scene.me * 4 : scene.me * 4 + 4] == [0, 0, 0, 0]


@pytest.mark.clause("bitoku", "3.6")
def test_gain_a_yokai() -> None:
    scene = Scene()
    pile = len(scene.state.yokai_pile)
    scene.use("yokai, amulet 1")
    scene.do("do yokai")
    first, second = scene.options()
    scene.do(second)
    kept = scene.parts.yokai_ids.index(second.split()[1])
    buried = scene.parts.yokai_ids.index(first.split()[1])
    assert kept in scene.state.hand[scene.me]
    assert scene.state.yokai_under == [buried]
    assert len(scene.state.yokai_pile) == pile - 2
    assert scene.view(scene.rival).actors[scene.me].shown == []
    scene.state.yokai_pile = []
    scene.use("yokai, amulet 1")
    scene.do("do yokai")
    assert scene.options() == [f"keep-yokai {scene.parts.yokai_ids[buried]}"]  # the seat looks at the only card left


@pytest.mark.clause("bitoku", "3.7")
def test_gain_a_bitoku() -> None:
    scene = Scene()
    scene.state.bitoku_pile = [0, 6]
    scene.use("bitoku")
    scene.do("do bitoku")
    assert sorted(scene.options()) == ["keep-bitoku makoto", "keep-bitoku meiyo"]
    scene.do("keep-bitoku meiyo")
    assert scene.state.path[scene.me] == [6]
    assert scene.state.bitoku_under == [0]


@pytest.mark.clause("bitoku", "3.8")
def test_draw_from_ones_own_deck() -> None:
    scene = Scene()
    state = scene.state
    scene.hand("kappa-0", "kitsune-0")
    state.discard[scene.me] = state.deck[scene.me]
    state.deck[scene.me] = []
    scene.use("draw, vp")
    scene.do("do draw")
    assert len(state.hand[scene.me]) == 3
    assert state.discard[scene.me] == []
    assert len(state.deck[scene.me]) == 2
    state.deck[scene.me] = []
    scene.use("draw, vp")
    assert len(state.hand[scene.me]) == 3  # no card anywhere


@pytest.mark.clause("bitoku", "3.1", "3.12")
def test_a_draw_that_needs_the_discards_may_be_declined() -> None:
    """B24: plain gains and a draw that cannot hurt are taken unasked, a draw that can hurt is asked."""
    scene = Scene()
    state, me = scene.state, scene.me
    scene.hand("kappa-0", "kitsune-0")
    scene.use("draw, vp")
    assert len(state.hand[me]) == 3  # the deck has a card, so it is drawn without asking
    assert scene.prompt() == "turn"
    state.discard[me], state.deck[me] = state.deck[me], []
    before = sorted(state.discard[me])
    scene.use("draw, vp")
    assert scene.vp() == 2  # points are gained without asking
    assert scene.options() == ["do draw", "skip"]
    scene.do("skip")
    assert (sorted(state.discard[me]), state.deck[me], len(state.hand[me])) == (before, [], 3)


@pytest.mark.clause("bitoku", "3.4")
@pytest.mark.parametrize("effect", ["move, 1 (wood|stone|jade|sake)", "vision, 1 (wood|stone|jade|sake)"])
def test_goods_of_ones_choice_come_in_any_order_too(effect: str) -> None:
    scene = Scene()
    scene.use(effect)
    other = effect.split(",", maxsplit=1)[0]
    assert scene.options() == [f"do {other}", "do 1 (wood|stone|jade|sake)", "skip"]
    scene.use("2 (wood|stone|jade|sake)")
    assert scene.prompt() == "mixture"  # without another effect the seat is asked at once


@pytest.mark.clause("bitoku", "3.9")
def test_unlock_a_die() -> None:
    scene = Scene()
    scene.die(0, 3, "locked")
    scene.die(1, 2, "unlocked")
    scene.die(2, 1, "locked")
    scene.use("unlock, move")
    scene.do("do unlock")
    assert scene.options() == ["unlock left", "unlock right"]
    scene.do("unlock right")
    assert [scene.where(slot) for slot in range(3)] == [LOCKED, UNLOCKED, UNLOCKED]


@pytest.mark.clause("bitoku", "3.10")
def test_amulets_cannot_be_changed_into_one_another() -> None:
    scene = Scene()
    scene.give(a3=1)
    scene.die(0, 2)
    scene.offer()
    scene.do("use left")
    assert scene.options() == ["boost 0", "boost 3"]


@pytest.mark.clause("bitoku", "3.11")
def test_memory_crystals_pay_each_time() -> None:
    scene = Scene()
    scene.crystal(6, "memory-kodama")
    scene.use("kodama x2")
    scene.do("do kodama x2", "advance glade", "advance glade")
    assert scene.vp() == 2
    scene.crystal(7, "memory-vision")
    scene.use("vision")
    scene.do("do vision")
    scene.do("instead wood")
    assert scene.vp() == 3
    assert [event.args["points"] for event in scene.events("remembered")] == [1]


@pytest.mark.clause("bitoku", "12.2")
def test_kodama_here_advances_in_the_region_of_the_effect() -> None:
    scene = Scene()
    scene.use("kodama-here", "forges")
    scene.do("do kodama-here")
    assert scene.kodama("forges") == 2
    assert scene.prompt() == "turn"


@pytest.mark.clause("bitoku", "12.3")
def test_a_rivals_kodama_goes_back() -> None:
    scene = Scene(3)
    others = [p for p in range(3) if p != scene.me]
    scene.set_kodama("glade", 3, others[0])
    scene.set_kodama("home", 2, others[1])
    scene.set_kodama("yomi", 4)
    scene.use("kodama, kodama-back")
    scene.do("do kodama-back")
    expected = {f"back glade {others[0] + 1}", f"back home {others[1] + 1}"}
    assert set(scene.options()) == expected
    scene.do(f"back home {others[1] + 1}")
    assert scene.kodama("home", others[1]) == 1
    scene.set_kodama("glade", 1, others[0])
    scene.use("kodama, kodama-back")
    assert scene.options() == ["do kodama", "skip"]  # no rival's kodama is beyond the first space


@pytest.mark.clause("bitoku", "12.3")
def test_the_neutral_kodama_never_moves() -> None:
    scene = Scene(2)
    scene.use("kodama, kodama-back")
    assert "do kodama-back" not in scene.options()


@pytest.mark.clause("bitoku", "12.4")
def test_the_last_space_holds_one() -> None:
    scene = Scene()
    last = scene.parts.track + 1
    scene.set_kodama("glade", last, scene.rival)
    scene.set_kodama("glade", last - 1)
    scene.set_kodama("yomi", last - 1)
    scene.set_kodama("yomi", last - 1, scene.rival)
    scene.use("kodama")
    scene.do("do kodama")
    assert "advance glade" not in scene.options()
    assert "advance yomi" in scene.options()


@pytest.mark.clause("bitoku", "14.1", "14.2")
def test_take_a_rock() -> None:
    scene = Scene()
    garden = list(scene.state.garden)
    scene.use("2 vp, rock")
    scene.do("do rock")
    assert scene.options() == [f"rock {scene.parts.rock_ids[rock]}" for rock in garden]
    scene.do(scene.options()[1])
    assert scene.state.rocks[scene.me][-1] == garden[1]
    assert len(scene.state.garden) == len(garden) - 1
    scene.state.rocks[scene.me] = [0, 1, 2, 3]
    scene.use("2 vp, rock")
    assert scene.prompt() == "turn"  # no free place


@pytest.mark.clause("bitoku", "14.3")
def test_a_pilgrim_goes_to_a_rock_and_pays_for_its_place() -> None:
    scene = Scene()
    scene.rocks("kappa-rock", "ara-rock")
    scene.use("meditate")
    scene.do("do meditate", "sit-free kappa-rock")
    assert scene.state.pilgrims_at(scene.me, 0) == 1
    assert scene.state.awake[scene.me] == 2
    scene.use("meditate")
    scene.do("do meditate")  # the second place at the first rock costs jade, which I lack
    assert scene.state.pilgrims_at(scene.me, 1) == 1
    scene.give(jade=1)
    scene.use("meditate")
    scene.do("do meditate")
    assert [scene.good("jade"), scene.state.pilgrims_at(scene.me, 0)] == [0, 2]
    scene.state.awake[scene.me] = 0
    scene.use("meditate")
    assert scene.prompt() == "turn"  # no pilgrim is awake


@pytest.mark.clause("bitoku", "15.1")
def test_draw_a_vision() -> None:
    scene = Scene()
    scene.use("vision")
    scene.do("do vision")
    keep = [text for text in scene.options() if text.startswith("keep-vision")]
    assert len(keep) == 2
    assert [text for text in scene.options() if text.startswith("instead")] == [
        "instead wood", "instead stone", "instead jade", "instead sake",
    ]  # fmt: skip
    scene.do(keep[0])
    assert len(scene.state.visions[scene.me]) == 2
    assert len(scene.state.vision_under) == 1
    scene.use("vision")
    scene.do("do vision", "instead sake")
    assert scene.good("sake") == 1
    assert len(scene.state.vision_under) == 3


@pytest.mark.clause("bitoku", "15.2")
def test_a_short_pile_of_visions() -> None:
    scene = Scene()
    scene.state.vision_pile = [7]
    scene.use("vision")
    scene.do("do vision")
    assert scene.options()[0] == "keep-vision vision-8"
    assert len(scene.options()) == 5
    scene.do("keep-vision vision-8")
    scene.use("vision")
    scene.do("do vision")
    assert [text.split()[0] for text in scene.options()] == ["instead"] * 4


@pytest.mark.clause("bitoku", "14.1")
def test_a_rock_is_not_offered_from_an_empty_garden() -> None:
    scene = Scene()
    scene.state.garden = []
    scene.use("2 vp, rock")
    assert scene.prompt() == "turn"
    assert scene.vp() == 2
    assert NONE not in scene.state.garden
