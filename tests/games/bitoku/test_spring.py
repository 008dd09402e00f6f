"""Chapter 4: spring; chapters 5 and 6: summer, its turns, and playing yokai."""

import random

import pytest

from games.bitoku.scene import Scene
from sanmon.games.bitoku.engine import load
from sanmon.games.bitoku.frames import DISCARD, DREAMS, NEXT, YEAR
from sanmon.games.bitoku.state import NONE, BitokuState
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
    assert drawn == [scene.me] * 3  # with one card in hand the seat draws three; with four, none


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
    assert state.discard[scene.me] == []  # sealed until all have answered
    state.apply(words.option("discard okami-0"), scene.rival)
    assert state.seats == [scene.me]  # this seat had five cards, so it discards one more
    assert "discard kappa-0" not in scene.options()
    assert not state.events  # until it has chosen, nobody sees anything
    assert [scene.view(scene.me).actors[p].discard for p in (0, 1)] == [[], []]
    assert [scene.view(None).actors[p].chosen for p in (scene.me, scene.rival)] == [False, True]
    imagined = [state.imagine(scene.me, random.Random(world)).stack[-1] for world in range(30)]
    assert len({frame[2:] for frame in imagined}) == 5  # the rival's discard may be any of five cards
    state.apply(words.option("discard nezumi-0"), scene.me)
    assert [(event.seat, event.key) for event in state.events].count((scene.me, "discarded")) == 2
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
    assert len(scene.state.hand[scene.me]) == 4  # a hand may have more than three cards after the discards
    assert scene.amulets() == [1, 0, 0]
    assert scene.options() == ["do kodama", "skip"]


@pytest.mark.clause("bitoku", "4.3", "3.12")
def test_dream_crystals_are_used_in_any_order() -> None:
    scene = Scene()
    state = scene.state
    scene.hand("kappa-0", "nezumi-0", "kitsune-0")
    state.discard[scene.me], state.deck[scene.me] = state.deck[scene.me], []
    for slot, crystal in enumerate(["dream-kodama", "dream-draw", "dream-sake"], 3):
        scene.crystal(slot, crystal)
    scene.offer((DREAMS, scene.me))
    assert scene.good("sake") == 1
    # One prompt asks about all crystals that have effects left.
    assert state.prompt(scene.me).key == "dream"
    assert scene.options() == ["do kodama", "do draw", "skip"]
    scene.do("do draw")
    assert len(state.hand[scene.me]) == 4
    assert scene.options() == ["do kodama", "skip"]
    scene.offer((DREAMS, scene.me))
    scene.do("do kodama", "advance yomi")
    assert scene.prompt() == "turn"  # the deck has cards now, so the draw happened without asking
    assert len(state.hand[scene.me]) == 5


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
    # With no other option all seats pass without being asked, and autumn comes.
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
    assert scene.state.passed[scene.me] == 1  # passing is the only option left, so it happens without asking


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
    assert scene.options() == ["at middle", "at right"]  # also on the place of a die that is on the board
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
    assert scene.amulets() == [0, 1, 0]  # only the crystal at this place
    assert scene.state.active == scene.rival


@pytest.mark.clause("bitoku", "6.5")
def test_a_wit_crystal_gained_by_the_card_may_be_used_at_once() -> None:
    scene = Scene()
    scene.hand("imomushi-3", "kappa-0")
    scene.row(2, "wit-amulet")
    scene.offer()
    scene.do("play imomushi-3", "at right", "do crystal", "at right")
    assert scene.options() == ["end", "harmonise"]
    scene.do("harmonise")
    assert scene.amulets() == [0, 1, 0]


@pytest.mark.clause("bitoku", "6.4")
@pytest.mark.parametrize("card", [card for card in load(None).parts.yokai_ids if card != "uba-3"])
def test_a_wit_crystal_before_the_effects_of_any_card(card: str) -> None:
    scene = Scene()
    scene.hand(card, "okami-0")
    scene.crystal(0, "wit-draw")
    scene.offer()
    scene.do(f"play {card}", "at left")
    assert "harmonise" in scene.options()  # before everything except harmless gains (3.12)
    scene.do("harmonise")
    assert len(scene.state.hand[scene.me]) == 2


@pytest.mark.clause("bitoku", "6.4")
@pytest.mark.parametrize(
    ("card", "first"), [("kitsune-1", ("do move x2", "begin matsu-1")), ("nezumi-2", ("do kodama x2", "advance yomi"))]
)
def test_a_wit_crystal_between_two_steps_of_one_effect(card: str, first: tuple[str, str]) -> None:
    scene = Scene()
    scene.hand(card, "okami-0")
    scene.crystal(0, "wit-amulet")
    scene.offer()
    scene.do(f"play {card}", "at left", *first)
    prompt = scene.prompt()
    assert "harmonise" in scene.options()
    scene.do("harmonise")
    assert scene.amulets() == [0, 1, 0]
    assert scene.prompt() == prompt  # the second step is still to come
    assert "harmonise" not in scene.options()


@pytest.mark.clause("bitoku", "6.1")
def test_the_card_is_shown_before_its_place_is_chosen() -> None:
    scene = Scene()
    state = scene.state
    scene.hand("imomushi-0", "kappa-0", "nezumi-0")
    state.secret[scene.me] = [scene.parts.yokai_ids.index("kappa-0")]  # as if only its owner had seen it
    scene.offer()
    for card in ("kappa-0", "nezumi-0"):
        world = Scene()
        world.state, world.me = scene.game.restore(state.dump()), scene.me
        world.do(f"play {card}")
        assert world.prompt() == "slot"
        seen = world.view(scene.rival).actors[scene.me]
        assert (seen.shown, seen.hand_size) == ([card], 3)
        number = scene.parts.yokai_ids.index(card)
        for chance in range(5):
            imagined = world.state.imagine(scene.rival, random.Random(chance))
            assert imagined.stack[-1][2] == number
            assert isinstance(imagined, BitokuState)
            assert number in imagined.hand[scene.me]
        world.do("at left")
        assert world.state.shown[scene.me] == []
        assert number not in world.state.hand[scene.me]


def test_the_first_decision_of_a_game_is_the_discard_of_spring() -> None:
    state = load(None).start(players=4, seed=9)
    assert state.prompt(0).key == "discard"
    assert state.seats == [0, 1, 2, 3]
    assert NONE not in state.hand[0]
