"""Chapters 12 and 13: claiming offerings, and the charity altar."""

import pytest

from games.satori.scene import Scene


def at_level(level: int) -> Scene:
    """A scene with the first seat at this level of the offerings track."""
    scene = Scene()
    scene.state.offering[scene.me] = level
    return scene.again()


@pytest.mark.clause("satori", "12.1", "12.5")
def test_a_claim_offers_all_rewards_up_to_the_level() -> None:
    scene = at_level(5).begin("offerings").do("do offerings")
    assert set(scene.options()) == {f"claim level-{level}" for level in range(1, 6)} | {"sixth"}
    scene.do("claim level-5")
    assert scene.has("emerald") == 1
    assert scene.state.offering[scene.me] == 0


@pytest.mark.clause("satori", "12.1")
def test_a_lower_reward_may_be_claimed() -> None:
    scene = at_level(5).begin("offerings").do("do offerings", "claim level-3")
    assert scene.has("mon") == 2
    assert scene.state.offering[scene.me] == 0


@pytest.mark.clause("satori", "12.2")
def test_nothing_can_be_claimed_at_level_zero() -> None:
    assert not at_level(0).offers("offerings")


@pytest.mark.clause("satori", "12.3", "12.4")
def test_the_sixth_jokoro_can_be_claimed_once() -> None:
    scene = at_level(3).begin("offerings").do("do offerings", "sixth")
    assert scene.state.jokoros[scene.me] == 6
    assert scene.state.sixth[scene.me] == 0
    scene.state.offering[scene.me] = 3
    scene.begin("offerings").do("do offerings")
    assert "sixth" not in scene.options()
    assert "claim level-3" in scene.options()


@pytest.mark.clause("satori", "13.1")
def test_the_charity_altar_offers_the_call_and_the_tiles_on_offer() -> None:
    scene = Scene().offer("quarry", "treasury", "sawmill").visit("grey", "charity")
    assert scene.options() == ["call", "study quarry", "study treasury", "study sawmill"]


@pytest.mark.clause("satori", "13.2", "13.3")
def test_the_call_to_prayer() -> None:
    """S34: incense or the collection; neither can be declined."""
    scene = Scene().visit("grey", "charity").do("call")
    assert scene.state.bells == [scene.me]
    assert set(scene.options()) == {"do incense", "do 2 mon"}
    scene.do("do incense")
    assert (scene.has("incense"), scene.has("mon")) == (1, 0)


@pytest.mark.clause("satori", "13.2")
def test_bells_in_the_order_of_the_calls() -> None:
    scene = Scene(3)
    order = scene.state.order
    scene.visit("grey", "lower-purple").do("side left")
    for _ in range(2):
        scene.visit("grey", "charity").do("call", "do incense")
        scene.finish_turn() if scene.prompt() == "end-turn" else None
    assert scene.state.bells == [order[1], order[2]]


@pytest.mark.clause("satori", "13.4")
@pytest.mark.parametrize(("others", "mon"), [([0, 0, 0], 2), ([2, 0, 0], 2), ([0, 1, 0], 3), ([0, 1, 1], 4)])
def test_the_collection(others: list[int], mon: int) -> None:
    scene = Scene()
    scene.state.visitors[18:21] = others
    scene.visit("grey", "charity").do("call", f"do {mon} mon")
    assert scene.has("mon") == mon


@pytest.mark.clause("satori", "13.5")
def test_after_the_collection_comes_the_claim() -> None:
    scene = at_level(2).visit("grey", "charity").do("call", "do 2 mon")
    assert set(scene.options()) == {"do offerings", "skip"}
    scene.do("do offerings", "claim level-1")
    assert scene.has("mon") == 3


@pytest.mark.clause("satori", "13.6")
def test_a_second_call_rings_no_second_bell() -> None:
    scene = Scene()
    scene.state.bells = [scene.me]
    scene.visit("grey", "charity").do("call", "do incense")
    assert scene.state.bells == [scene.me]
    assert scene.has("incense") == 1


@pytest.mark.clause("satori", "13.7")
def test_studying_uses_the_left_side_and_leaves_the_tile() -> None:
    scene = Scene().offer("quarry", "treasury", "sawmill").visit("grey", "charity").do("study quarry")
    assert scene.has("stone") == 3
    assert scene.state.slots[0] == scene.altar("quarry")
    assert scene.state.bells == []


@pytest.mark.clause("satori", "13.8")
def test_without_tiles_on_offer_the_call_happens_by_itself() -> None:
    scene = Scene().offer("", "", "").visit("grey", "charity")
    assert scene.prompt() == "collection"
    assert scene.state.bells == [scene.me]


@pytest.mark.clause("satori", "13.9")
def test_charity_has_no_colour() -> None:
    for colour in ("grey", "purple", "orange"):
        assert Scene().visit(colour, "charity").prompt() == "charity"
