"""Chapter 4: spring; chapter 5: summer and its turns."""

import pytest

from bitoku.scene import Scene
from sanmon.bitoku.frames import DISCARD, DREAMS, NEXT, YEAR
from sanmon.bitoku.game import load
from sanmon.bitoku.state import NONE
from sanmon.kernel.events import NOBODY


@pytest.mark.clause("bitoku", "4.1")
def test_draw_to_four() -> None:
    scene = Scene()
    state = scene.state
    scene.hand("kappa-0")
    scene.hand("kappa-0", "nezumi-0", "kitsune-0", "okami-0", p=scene.rival)
    state.stack = [(YEAR, NOBODY)]
    state.run()
    assert len(state.hand[scene.me]) == 4
    assert len(state.hand[scene.rival]) == 4
    drawn = [event.seat for event in state.events if event.key == "drew"]
    assert drawn == [scene.me] * 3  # one was kept from last year, so three are drawn; four or more: nothing


@pytest.mark.clause("bitoku", "4.2", "4.4")
def test_discard_together_even_from_five() -> None:
    scene = Scene()
    state = scene.state
    scene.hand("kappa-0", "nezumi-0", "kitsune-0", "okami-0", "imomushi-0")
    scene.hand("kappa-0", "nezumi-0", "kitsune-0", "okami-0", p=scene.rival)
    state.stack = [(NEXT, NOBODY, 0), (DISCARD, NOBODY)]
    state.sealed = []
    state.run()
    assert state.seats == [0, 1]
    words = scene.game.vocabulary
    state.apply(words.option("discard kappa-0"), scene.me)
    assert state.discard[scene.me] == []  # sealed until all are in
    state.apply(words.option("discard okami-0"), scene.rival)
    assert state.seats == [scene.me]  # five: one more
    state.apply(words.option("discard nezumi-0"), scene.me)
    names = [[scene.parts.yokai_ids[card] for card in state.discard[p]] for p in (scene.me, scene.rival)]
    assert names == [["kappa-0", "nezumi-0"], ["okami-0"]]
    assert [len(state.hand[p]) for p in (scene.me, scene.rival)] == [3, 3]
    assert scene.view(scene.rival).actors[scene.me].discard == ["kappa-0", "nezumi-0"]


@pytest.mark.clause("bitoku", "4.3")
def test_dream_crystals_in_spring() -> None:
    scene = Scene()
    scene.hand("kappa-0", "nezumi-0", "kitsune-0")
    scene.crystal(3, "dream-draw")
    scene.crystal(4, "dream-amulet")
    scene.crystal(5, "dream-kodama")
    scene.offer((DREAMS, scene.me))
    assert len(scene.state.hand[scene.me]) == 4  # more than three
    assert scene.amulets() == [1, 0, 0]
    assert scene.options() == ["do kodama", "skip"]


@pytest.mark.clause("bitoku", "5.1", "5.3")
def test_turns_in_the_order_until_all_have_passed() -> None:
    scene = Scene(3)
    state = scene.state
    first, second, third = state.order
    for p in range(3):
        state.slots[p * 3 : p * 3 + 3] = [0, 1, 2]
        for slot in range(3):
            scene.die(slot, 2, "hill-yomi", p)
    state.stack = [(NEXT, NOBODY, 0)]
    state.passed[second] = 1
    turns = state.turn
    state.run()
    # With nothing but passing left, everyone passes by themselves, and autumn comes.
    passed = [event.seat for event in state.events if event.key == "passed"]
    assert passed == [first, third]
    assert state.turn == turns + 2
    assert state.prompt(state.seat).key == "arrange" or state.year == 1


@pytest.mark.clause("bitoku", "5.2")
def test_what_a_turn_can_be() -> None:
    scene = Scene()
    scene.die(0, 3, "unlocked")
    scene.die(1, 4, "glade")
    scene.die(2, 1, "locked")
    scene.offer()
    assert scene.verbs() == {"play", "use", "cross", "rouse"}


@pytest.mark.clause("bitoku", "5.4")
def test_passing_only_when_nothing_is_left() -> None:
    scene = Scene()
    scene.state.slots[scene.me * 3 : scene.me * 3 + 3] = [0, 1, 2]
    scene.die(0, 3, "unlocked")
    scene.die(1, 1, "glade")
    scene.die(2, 1, "forges")
    scene.offer()
    assert "pass" not in scene.options()
    scene.die(0, 3, "home-moon")
    scene.offer()
    assert scene.state.passed[scene.me] == 1  # it is the only thing left and happens by itself


@pytest.mark.clause("bitoku", "5.4")
def test_passing_when_no_space_is_free() -> None:
    scene = Scene()
    state = scene.state
    state.slots[scene.me * 3 : scene.me * 3 + 3] = [0, 1, 2]
    for slot in range(3):
        scene.die(slot, 1, "unlocked")
    board = state.board()
    saved = board.dice[:], board.home[:]
    try:
        board.dice, board.home = [0] * 5, []
        scene.offer()
        assert state.passed[scene.me] == 1
    finally:
        board.dice, board.home = saved


@pytest.mark.clause("bitoku", "5.5")
def test_crossing_is_never_forced() -> None:
    scene = Scene()
    scene.state.slots[scene.me * 3 : scene.me * 3 + 3] = [0, 1, 2]
    for slot in range(3):
        scene.die(slot, 3, ["glade", "forges", "yomi"][slot])
    scene.offer()
    assert scene.options() == ["pass", "cross glade 3", "cross forges 3", "cross yomi 3"]
    scene.do("pass")
    assert scene.state.passed[scene.me] == 1


@pytest.mark.clause("bitoku", "6.1", "6.2", "6.3")
def test_play_a_yokai() -> None:
    """The rulebook's example: an imomushi on the left place, its die is unlocked, wood or stone is chosen."""
    scene = Scene()
    scene.hand("imomushi-0", "kappa-0")
    scene.offer()
    scene.do("play imomushi-0")
    assert scene.options() == ["at left", "at middle", "at right"]
    scene.do("at left")
    assert scene.where(0) == 1
    scene.do("do stone")
    assert scene.good("stone") == 1
    assert scene.state.slots[scene.me * 3] == scene.parts.yokai_ids.index("imomushi-0")
    assert scene.state.active == scene.rival  # the turn is over
    scene.die(1, 2, "glade")
    scene.offer()
    scene.do("play kappa-0")
    assert scene.options() == ["at middle", "at right"]  # beside a die that is gone, too
    scene.do("at middle")
    assert scene.where(1) == 13


@pytest.mark.clause("bitoku", "6.4")
def test_a_wit_crystal_between_effects() -> None:
    scene = Scene()
    scene.hand("kitsune-3", "kappa-0")
    scene.crystal(1, "wit-amulet")
    scene.offer()
    scene.do("play kitsune-3", "at middle")
    assert "harmonise" in scene.options()  # before
    scene.do("do bitoku")
    scene.skip_to("effects")
    assert "harmonise" in scene.options()  # between
    scene.do("harmonise")
    assert scene.amulets() == [0, 1, 0]
    assert "harmonise" not in scene.options()  # once
    scene.do("skip")
    assert scene.state.active == scene.rival


@pytest.mark.clause("bitoku", "6.4")
def test_a_wit_crystal_after_the_effects() -> None:
    scene = Scene()
    scene.hand("kitsune-0", "kappa-0")
    scene.crystal(1, "wit-amulet")
    scene.crystal(0, "wit-move")
    scene.offer()
    scene.do("play kitsune-0", "at middle", "skip")
    assert scene.options() == ["end", "harmonise"]
    scene.do("harmonise")
    assert scene.amulets() == [0, 1, 0]  # only the one at this place
    assert scene.state.active == scene.rival


@pytest.mark.clause("bitoku", "6.5")
def test_a_wit_crystal_that_the_card_brings_works_at_once() -> None:
    scene = Scene()
    scene.hand("imomushi-3", "kappa-0")
    scene.row(2, "wit-amulet")
    scene.offer()
    scene.do("play imomushi-3", "at right", "do crystal", "at right")
    assert scene.options() == ["end", "harmonise"]
    scene.do("harmonise")
    assert scene.amulets() == [0, 1, 0]


def test_the_first_decision_of_a_game_is_the_spring() -> None:
    state = load(None).start(players=4, seed=9)
    assert state.prompt(0).key == "discard"
    assert state.seats == [0, 1, 2, 3]
    assert NONE not in state.hand[0]
