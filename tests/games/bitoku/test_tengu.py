"""Chapters 21 to 26: the Tengu."""

from collections.abc import Callable

import pytest

from games.bitoku.scene import TENGU, Scene
from sanmon.games.bitoku.domains import REASONS, STEPS
from sanmon.games.bitoku.engine import load
from sanmon.games.bitoku.frames import DREAMS, END, OWNER, SNOW, TENGU_DONE, TENGU_MOVE, TENGU_REVEAL
from sanmon.games.bitoku.frames import TENGU as TENGU_TURN
from sanmon.games.bitoku.printed.base import FAVOURITE, REGIONS
from sanmon.games.bitoku.rules.scoring import lake_points
from sanmon.games.bitoku.solo import crossing, places, will
from sanmon.games.bitoku.solo.scoring import tengu_points
from sanmon.games.bitoku.solo.table import perform, why_not
from sanmon.games.bitoku.state import LOCKED, NONE, UNLOCKED, BitokuState
from sanmon.kernel.events import NOBODY

YOMI, STAIRS, HOME, GLADE, FORGES = range(5)


def solo(seed: int = 1, **settings: bool | str) -> Scene:
    """A solo game in which the Tengu has nothing but locked dice, a mitama rock and a yokai rock."""
    scene = Scene(1, seed, 2, **settings)
    state = scene.state
    for slot, value in enumerate((2, 3, 4)):
        scene.die(slot, value, "locked", TENGU)
    state.tengu = 0
    state.vp = [0, 0]
    state.kodama = [0] * 10
    state.mitama[TENGU], state.flies[TENGU] = [], []
    state.on_node = [0] * len(state.on_node)
    state.on_space = [NONE] * len(state.on_space)
    state.path[TENGU], state.step[TENGU] = [], 0
    state.awake[TENGU] = 11
    state.tengu_crystals = 0
    for site, owner in enumerate(state.site_owner):
        if owner == TENGU:
            state.site_owner[site] = state.site_building[site] = NONE
    state.built[TENGU] = 0
    state.rocks[TENGU] = []
    scene.rocks("ara-rock", "kappa-rock", p=TENGU)
    return scene


def card(scene: Scene, place: str, item: str = "-") -> int:
    """A Tengu card that shows this place and, unless it is "-", this item."""
    parts = scene.parts
    items = ["-", "dragonfly", "mitama", "crystal", "building", "favourite"]
    region = FAVOURITE if place == "favourite" else REGIONS.index(place)
    return next(
        number
        for number in range(10)
        if parts.tengu_place[number] == region and (item == "-" or items[parts.tengu_item[number]] == item)
    )


def rolls(scene: Scene, *pips: int) -> None:
    """Sets the outcomes of the next draws, as faces of dice; later draws give their first outcome."""
    scene.state._given = [0] * 60 + [pip - 1 for pip in reversed(pips)]


def reason(scene: Scene, step: str, number: int, position: int = 0) -> str:
    """Why the Tengu passes over a step with this card, or "holds"."""
    return REASONS[why_not(scene.state, STEPS.index(step), number, position)]


def run_step(scene: Scene, step: str, number: int) -> None:
    """Does a step of the Tengu with this card."""
    perform(scene.state, STEPS.index(step), number)
    scene.state.run()


# -- 21 setting up


@pytest.mark.clause("bitoku", "21.1", "21.2", "21.3", "21.7", "21.8")
def test_setting_up_the_tengu() -> None:
    state = load(None).start(players=1, seed=5)
    # At the player's first decision, the discard in spring, the Tengu has done nothing yet.
    assert state.order == [TENGU, 0]
    assert state.dice[3:] == [2, 3, 4]
    assert state.die_at[3:] == [LOCKED] * 3
    assert state.awake[TENGU] == 11
    assert sorted(state.deck[TENGU]) == state.parts.starting
    assert len(state.flies[TENGU]) == 1
    assert state.kodama == [0] * 10
    assert len(state.tengu_row) == 3
    assert len(state.tengu_pile) == 7
    assert state.tengu == 0
    assert state.amulets[3:] == [0, 0, 0]
    assert state.visions[TENGU] == []
    assert state.built[TENGU] == 0


@pytest.mark.clause("bitoku", "21.4", "21.6")
def test_its_rocks_and_goods() -> None:
    families = set()
    for seed in range(30):
        state = load(None).start(players=1, seed=seed)
        parts = state.parts
        first, second = (parts.rock_family[rock] for rock in state.rocks[TENGU])
        assert (first == 0) != (second == 0)
        assert len(state.garden) == 5
        families |= {first, second}
        goods = state.goods[4:]
        assert goods == ([1, 1, 0, 0] if 2 in (first, second) else [1, 0, 0, 1])
    assert families == {0, 1, 2}


@pytest.mark.clause("bitoku", "21.5")
def test_the_second_rock_comes_from_the_garden_if_the_reserve_has_none() -> None:
    from sanmon.games.bitoku.solo.setup import _rocks

    scene = solo()
    state, ids = scene.state, scene.parts.rock_ids
    yokai = [rock for rock in range(13) if scene.parts.rock_family[rock] == 0]
    others = [rock for rock in range(13) if scene.parts.rock_family[rock] != 0]
    state.rocks = [[others[0]], []]
    state.garden = [yokai[0], *others[1:]]  # the reserve holds yokai rocks only
    rolls(scene, 1)
    _rocks(state)
    assert state.rocks[TENGU][0] == yokai[0], ids
    assert state.rocks[TENGU][1] in others[1:]
    assert state.rocks[TENGU][1] not in state.garden


# -- 22 its year


@pytest.mark.clause("bitoku", "22.1")
def test_spring_moves_for_crystals() -> None:
    scene = solo()
    scene.state.tengu_crystals = 2
    hand, deck = list(scene.state.hand[TENGU]), list(scene.state.deck[TENGU])
    scene.offer((DREAMS, TENGU))
    assert [event.args["tengu-move"] for event in scene.events("tengu-moved")] == ["beginning", "onward"]
    assert [scene.state.hand[TENGU], scene.state.deck[TENGU]] == [hand, deck]
    moved = sum(scene.state.on_node)
    scene.state.stack = [(END, NOBODY, 0)]
    scene.state.run()
    assert sum(scene.state.on_node) == moved  # none at the end of the game


@pytest.mark.clause("bitoku", "22.2")
@pytest.mark.parametrize(("one", "two", "place"), [(1, 6, 2), (2, 2, 2), (3, 6, 1), (5, 4, 1), (5, 6, 0), (6, 6, 0)])
def test_the_will_dice_choose_the_card(one: int, two: int, place: int) -> None:
    scene = solo()
    scene.state.tengu_row = [7, 8, 9]
    scene.state.tengu_pile = [0, 1, 2, 3, 4, 5, 6]
    scene.state.tengu_discard = []
    rolls(scene, one, two)
    scene.offer((TENGU_TURN, NOBODY))
    chosen = scene.events("will")[0].args
    assert (chosen["one"], chosen["two"], chosen["tengu"]) == (one, two, f"tengu-{8 + place}")


@pytest.mark.clause("bitoku", "22.3")
def test_the_first_step_that_holds_and_why_the_others_do_not() -> None:
    scene = solo()
    scene.offer((TENGU_TURN, NOBODY))
    steps = [event.args["step"] for event in scene.events("passed-over")]
    done = [event.args["step"] for event in scene.events("step")]
    assert len(done) == 1
    assert [*steps, done[0]] == STEPS[: len(steps) + 1]
    assert all(event.args["reason"] != "holds" for event in scene.events("passed-over"))


@pytest.mark.clause("bitoku", "22.4")
def test_the_row_slides_and_discards_are_shuffled_in() -> None:
    scene = solo()
    state = scene.state
    state.tengu_row, state.tengu_pile = [0, 1, 2], [3]
    state.tengu_discard = [4, 5, 6, 7, 8, 9]
    scene.offer((TENGU_DONE, NOBODY, 1))
    assert state.tengu_row == [3, 0, 2]
    assert state.tengu_discard[-1] == 1
    scene.offer((TENGU_DONE, NOBODY, 2))
    assert state.tengu_row[1:] == [3, 0]
    assert state.tengu_row[0] in (1, 2, 4, 5, 6, 7, 8, 9)  # any card that is not in the row
    assert len(state.tengu_pile) == 7
    assert state.tengu_discard == []


@pytest.mark.clause("bitoku", "22.6", "22.7")
def test_winter_of_the_tengu() -> None:
    scene = solo()
    state = scene.state
    deck, garden = list(state.deck[TENGU]), len(state.garden)
    state.stack = [(SNOW, NOBODY)]
    state.run()
    assert state.deck[TENGU] == deck
    assert len(state.garden) == garden - 1
    state.garden = []
    state.stack = [(SNOW, NOBODY)]
    state.run()
    assert state.garden == []


@pytest.mark.clause("bitoku", "22.8")
def test_which_of_its_dice_it_unlocks_places_and_crosses_with() -> None:
    scene = solo()
    run_step(scene, "g", card(scene, "stairs"))
    assert scene.where(0, TENGU) == UNLOCKED  # the lowest locked
    scene.die(2, 4, "unlocked", TENGU)
    run_step(scene, "c", card(scene, "stairs"))
    assert scene.where(0, TENGU) == 10 + STAIRS  # the lowest unlocked
    scene.die(1, 3, "stairs", TENGU)
    assert [scene.state.dice[die] for die in crossing.crossings(scene.state)] == [3, 2]  # the highest crosses
    run_step(scene, "k", card(scene, "stairs"))
    assert scene.dice(TENGU) == [2, 3, 4]  # and keeps its value
    assert scene.where(1, TENGU) == 31


@pytest.mark.clause("bitoku", "22.9")
def test_random_choices() -> None:
    for pips, expected in ((1, 0), (3, 0), (4, 1), (6, 1)):
        scene = solo()
        rolls(scene, pips)
        assert will.one_of_two(scene.state, 2) == expected
    for pips, place in ((1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 3)):
        scene = solo()
        rolls(scene, pips)
        assert will.from_display(scene.state, [True] * 4) == place
    scene = solo()
    rolls(scene, 3, 6)
    assert will.from_display(scene.state, [True, False, True, True]) == 2
    assert will.from_display(scene.state, [True, False, False, False]) == 0  # after the last place comes the first


@pytest.mark.clause("bitoku", "22.10")
def test_an_action_without_a_tile_to_take_is_lost() -> None:
    scene = solo()
    scene.row(0)
    scene.row(1)
    scene.row(2)
    scene.state.built[TENGU] = 6
    for act, item in (
        (places.yomi, will.DRAGONFLY),
        (places.yomi, will.MITAMA),
        (places.forges, will.CRYSTAL),
        (places.forges, will.BUILDING),
    ):
        scene.state.raw_events = []
        act(scene.state, item)
        assert [event.key for event in scene.state.events] == ["tengu-lost"]
    for _ in range(12):
        scene.row(2, "wit-any")
        places.forges(scene.state, will.CRYSTAL)
    assert scene.state.tengu_crystals == 12  # not limited


@pytest.mark.clause("bitoku", "22.11", "22.12")
def test_favourites() -> None:
    scene = solo()
    state = scene.state
    assert will.favourite_types(state, will.OF_MITAMA) == [0]
    number = card(scene, "favourite")
    assert (will.place_of(state, number), will.item_of(state, number)) == (YOMI, will.MITAMA)
    scene.rocks("hearth-rock", "kappa-rock", p=TENGU)
    assert (will.place_of(state, number), will.item_of(state, number)) == (FORGES, will.BUILDING)
    scene.rocks("ara-rock", "kappa-rock", p=TENGU)
    scene.row(0, "shinigami-dawn", "nigi", "-", "-")
    assert places.favourite_mitama(state) == NONE  # jokers are no favourites


@pytest.mark.clause("bitoku", "22.13")
def test_the_most_competitive_kodama() -> None:
    scene = solo()
    state = scene.state
    state.lakes = [0, 1, 2, 3, 4]  # first rewards 5, 4, 4, 5, 6
    scene.set_kodama("yomi", 4, 0)
    scene.set_kodama("stairs", 3, 0)
    assert will.most_competitive(state, [0, 1, 2, 3, 4]) == STAIRS  # two steps behind, not three
    scene.set_kodama("glade", 3, 0)
    assert will.most_competitive(state, [0, 1, 2, 3, 4]) == GLADE  # equally far behind: the richer lake
    state.kodama = [0] * 10
    assert will.most_competitive(state, [0, 1, 2, 3, 4]) == FORGES  # none is behind: the richest lake
    state.lakes = [3, 1, 3, 3, 0]
    assert will.most_competitive(state, [4, 3, 2, 0]) == GLADE or will.most_competitive(state, [0, 2, 3, 4]) == YOMI
    assert will.most_competitive(state, [0, 2, 3, 4]) == YOMI  # then the leftmost


@pytest.mark.clause("bitoku", "22.14")
def test_the_associated_good() -> None:
    scene = solo()
    none = next(number for number in range(10) if scene.parts.tengu_associated[number] == NONE)
    some = next(number for number in range(10) if scene.parts.tengu_associated[number] == 3)
    assert will.associated(scene.state, some) == 3
    scene.give(TENGU, wood=1, stone=0, jade=0, sake=0)
    assert will.associated(scene.state, none) == 2  # jade before stone before sake
    scene.give(TENGU, wood=0)
    assert will.associated(scene.state, none) == 0  # wood before all
    scene.give(TENGU, wood=1, jade=1, stone=1)
    assert will.associated(scene.state, none) == 3
    scene.die(0, 2, "locked", TENGU)
    before = scene.state.goods[4:]
    assert reason(scene, "d", none) == "holds"
    run_step(scene, "d", none)
    assert all(after >= had for after, had in zip(scene.state.goods[4:], before, strict=True))  # it pays nothing


@pytest.mark.clause("bitoku", "22.15")
def test_crossings_and_contests() -> None:
    scene = solo()
    state = scene.state
    scene.die(0, 2, "yomi", TENGU)
    scene.die(1, 3, "home-moon", TENGU)
    assert crossing.crossings(state) == [3]
    assert not crossing.contested(state, 0)
    scene.die(0, 1, "stairs", 0)
    assert crossing.contested(state, 0)  # by a die in the other region of the pair, even a 1
    scene.die(1, 3, "hill-yomi", 0)
    scene.die(2, 3, "hill-stairs", 0)
    assert crossing.crossings(state) == []  # no space left


@pytest.mark.clause("bitoku", "22.16")
def test_a_region_is_available_with_a_free_space() -> None:
    scene = solo()
    scene.die(0, 2, "unlocked", TENGU)
    scene.die(0, 6, "stairs", 0)
    assert reason(scene, "c", card(scene, "stairs")) == "holds"  # the Tengu's dice are not compared
    scene.die(1, 6, "stairs", 0)
    assert reason(scene, "c", card(scene, "stairs")) == "place-full"


# -- 23 the table


def at_crossing(scene: Scene, contested: bool = True) -> None:
    """Puts one of the Tengu's dice where it can cross, the others at the Home, and perhaps a die of the player."""
    scene.die(0, 2, "glade", TENGU)
    scene.die(1, 3, "home-moon", TENGU)
    scene.die(2, 4, "home-rift", TENGU)
    if contested:
        scene.die(0, 3, "forges", 0)


@pytest.mark.clause("bitoku", "23.1", "23.8")
@pytest.mark.parametrize(("step", "contested"), [("a", True), ("h", False)])
def test_steps_a_and_h_cross_for_the_card(step: str, contested: bool) -> None:
    scene = solo()
    yokai = card(scene, "stairs")  # shows a yokai
    assert reason(scene, step, yokai) == "no-crossing"
    at_crossing(scene, contested)
    assert reason(scene, "a", yokai) == ("holds" if contested else "not-contested")
    deck = len(scene.state.deck[TENGU])
    rolls(scene, 4)
    wanted = scene.state.hill_yokai[3]  # the second of the two hills
    run_step(scene, step, yokai)
    assert wanted in scene.state.deck[TENGU]
    assert len(scene.state.deck[TENGU]) == deck + 1
    assert scene.state.covered == [0] * 10 + [1, 0]
    assert scene.where(0, TENGU) == 32


@pytest.mark.clause("bitoku", "23.1", "23.8", "23.13")
def test_a_will_die_decides_for_a_card_that_shows_both() -> None:
    both = next(n for n in range(10) if Scene(1).parts.tengu_yokai[n] and Scene(1).parts.tengu_bitoku[n])
    for pips, taken in ((1, "yokai"), (6, "bitoku")):
        scene = solo()
        at_crossing(scene)
        rolls(scene, pips, 1)
        run_step(scene, "a", both)
        assert len(scene.state.path[TENGU]) == (taken == "bitoku")
    scene = solo()
    at_crossing(scene)
    scene.state.covered = [0] * 6 + [1, 1, 0] * 2
    assert reason(scene, "a", both) == "no-card-there"
    assert reason(scene, "h", both) == "no-card-there"


@pytest.mark.clause("bitoku", "23.2")
def test_step_b() -> None:
    scene = solo()
    number = card(scene, "stairs")
    assert reason(scene, "b", number, 0) == "holds"
    assert reason(scene, "b", number, 1) == "not-left"
    scene.state.tengu = 1
    assert reason(scene, "b", number, 0) == "tile-active"
    scene.state.tengu = 0
    scene.die(1, 3, "unlocked", TENGU)
    assert reason(scene, "b", number, 0) == "has-unlocked"
    scene.die(1, 3, "locked", TENGU)
    run_step(scene, "b", number)
    assert scene.state.tengu == 1
    assert scene.where(0, TENGU) == 11
    assert scene.kodama("stairs", TENGU) == 2
    assert len([event for event in scene.state.events if event.key == "tengu-moved"]) == 3


@pytest.mark.clause("bitoku", "23.3")
def test_step_c() -> None:
    scene = solo()
    number = card(scene, "stairs")
    assert reason(scene, "c", number) == "no-unlocked"
    scene.die(2, 4, "unlocked", TENGU)
    assert reason(scene, "c", number) == "holds"
    run_step(scene, "c", number)
    assert scene.where(2, TENGU) == 11
    assert scene.kodama("stairs", TENGU) == 2


@pytest.mark.clause("bitoku", "23.4")
def test_step_d() -> None:
    scene = solo()
    number = next(n for n in range(10) if scene.parts.tengu_associated[n] == 0 and scene.parts.tengu_place[n] == STAIRS)
    scene.give(TENGU, wood=0)
    assert reason(scene, "d", number) == "no-good"
    scene.give(TENGU, wood=1)
    assert reason(scene, "d", number) == "holds"
    rolls(scene, 1)  # the pilgrim begins where no gate reveals a card
    run_step(scene, "d", number)
    assert scene.good("wood", TENGU) == 0
    assert scene.where(0, TENGU) == UNLOCKED
    assert scene.kodama("stairs", TENGU) == 1  # the kodama of the region does not advance
    assert len([event for event in scene.state.events if event.key == "tengu-moved"]) == 3
    for slot in range(3):
        scene.die(slot, slot + 2, "unlocked", TENGU)
    assert reason(scene, "d", number) == "no-locked"


@pytest.mark.clause("bitoku", "23.5", "23.11", "23.14")
def test_steps_e_and_k_take_the_best() -> None:
    scene = solo()
    number = card(scene, "stairs")
    state, parts = scene.state, scene.parts
    at_crossing(scene)
    assert reason(scene, "e", number) == "more-room"
    scene.die(1, 3, "hill-glade", 0)
    assert reason(scene, "e", number) == "holds"
    assert reason(scene, "k", number) == "holds"
    favourite = parts.yokai_ids.index("kappa-2")
    state.hill_yokai[2:] = [parts.yokai_ids.index("nezumi-2"), favourite]
    state.hill_bitoku[2:] = [parts.bitoku_ids.index("jin"), parts.bitoku_ids.index("gi")]
    run_step(scene, "e", number)
    assert favourite in state.deck[TENGU]
    scene.die(0, 2, "glade", TENGU)
    state.hill_yokai[3] = parts.yokai_ids.index("kitsune-2")
    state.covered = [0] * 12
    run_step(scene, "k", number)
    assert [parts.bitoku_ids[card] for card in state.path[TENGU]] == ["gi"]  # the rarest
    scene.die(0, 2, "glade", TENGU)
    scene.path("jin", p=TENGU)
    rolls(scene, 1)
    run_step(scene, "k", number)  # it has a jin, so a random yokai
    assert parts.yokai_ids.index("nezumi-2") in state.deck[TENGU]


@pytest.mark.clause("bitoku", "23.13")
def test_without_a_card_to_take_it_only_crosses() -> None:
    scene = solo()
    at_crossing(scene)
    scene.state.covered = [1] * 12
    deck = list(scene.state.deck[TENGU])
    run_step(scene, "k", card(scene, "stairs"))
    assert scene.where(0, TENGU) == 32
    assert scene.state.deck[TENGU] == deck


@pytest.mark.clause("bitoku", "23.6")
def test_step_f() -> None:
    scene = solo()
    number = card(scene, "stairs")
    assert reason(scene, "f", number) == "no-unlocked"
    scene.die(1, 3, "unlocked", TENGU)
    scene.die(0, 5, "home-rift", 0)  # the second space is taken
    scene.die(1, 6, "glade", 0)
    scene.die(2, 6, "hill-glade", 0)
    assert reason(scene, "f", number) == "holds"
    run_step(scene, "f", number)
    spaces = scene.state.board().home
    assert scene.where(1, TENGU) == 20 + spaces[2]
    assert scene.vp(TENGU) == 3 + 2 + 2  # the 5 at the Home counts, the 6 in the hills does not
    assert scene.kodama("home", TENGU) == 2
    scene.die(0, 2, "unlocked", TENGU)
    assert reason(scene, "f", number) == "at-home"
    scene.die(1, 3, "locked", TENGU)
    scene.die(1, 2, "home-moon", 0)
    scene.die(2, 2, "home-crossroads", 0)
    scene.state.die_at[5] = LOCKED
    assert reason(scene, "f", number) == "holds"  # the fourth space
    run_step(scene, "f", number)
    assert scene.where(0, TENGU) == 20 + spaces[3]


@pytest.mark.clause("bitoku", "23.7")
def test_step_g() -> None:
    scene = solo()
    number = next(n for n in range(10) if scene.parts.tengu_associated[n] == 0)
    assert reason(scene, "g", number) == "holds"
    run_step(scene, "g", number)
    assert scene.good("wood", TENGU) == 1
    for slot in range(3):
        scene.die(slot, slot + 2, "unlocked", TENGU)
    assert reason(scene, "g", number) == "no-locked"


@pytest.mark.clause("bitoku", "23.9", "24.17")
def test_step_i() -> None:
    scene = solo()
    number = card(scene, "stairs")
    scene.die(0, 2, "unlocked", TENGU)
    assert reason(scene, "i", number) == "place-free"
    scene.die(0, 3, "stairs", 0)
    scene.die(1, 3, "stairs", 0)
    assert reason(scene, "i", number) == "holds"
    scene.set_kodama("glade", 3, 0)
    scene.set_kodama("home", 2, 0)  # nearer, but this step does not consider the Home
    run_step(scene, "i", number)
    assert scene.where(0, TENGU) == 13
    assert scene.kodama("glade", TENGU) >= 2
    for region in ("yomi", "glade", "forges"):
        scene.set_kodama(region, 7, 0)
        scene.set_kodama(region, 6, TENGU)
    scene.die(1, 3, "unlocked", TENGU)
    assert reason(scene, "i", number) == "no-region"  # no kodama can advance


@pytest.mark.clause("bitoku", "23.10")
def test_step_j() -> None:
    scene = solo()
    number = next(n for n in range(10) if scene.parts.tengu_associated[n] == 0)
    assert reason(scene, "j", number) == "tile-inactive"
    scene.state.tengu = 1
    assert reason(scene, "j", number) == "dice-left"
    at_crossing(scene)
    assert reason(scene, "j", number) == "holds"
    run_step(scene, "j", number)
    assert [scene.state.tengu, scene.good("wood", TENGU)] == [0, 1]


@pytest.mark.clause("bitoku", "23.12")
def test_step_l() -> None:
    scene = solo()
    for slot in range(3):
        scene.die(slot, slot + 2, ["home-moon", "hill-yomi", "hill-glade"][slot], TENGU)
    number = card(scene, "stairs")
    assert all(reason(scene, step, number) != "holds" for step in STEPS[:-1])
    assert reason(scene, "l", number) == "holds"
    perform(scene.state, STEPS.index("l"), number)
    assert scene.state.passed[TENGU] == 1


# -- 24 what it does


@pytest.mark.clause("bitoku", "24.1", "24.2", "24.3")
def test_yomi() -> None:
    scene = solo()
    state, ids = scene.state, scene.parts.mitama_ids
    scene.row(0, "nigi", "saki", "ara", "ara")
    scene.row(1, "zen-fly", "sun-fly", "wind-fly", "road-fly")
    places.act(state, card(scene, "yomi", "mitama"), YOMI)
    assert state.mitama[TENGU] == [ids.index("ara")]  # the cheapest favourite
    assert scene.vp(TENGU) == 2  # the points of the third place
    assert state.goods[4:] == [0, 0, 0, 0]
    state.mitama[TENGU] = []
    rolls(scene, 6)
    places.act(state, card(scene, "yomi", "dragonfly"), YOMI)
    assert state.flies[TENGU] == [scene.parts.fly_ids.index("road-fly")]
    state.flies[TENGU] = []
    scene.row(0, "nigi", "saki", "-", "-")
    rolls(scene, 4)
    # With a card of another region it takes a mitama, because it has none that is not combined.
    places.act(state, card(scene, "stairs"), YOMI)
    assert state.mitama[TENGU] == [ids.index("saki")]
    places.act(state, card(scene, "stairs"), YOMI)  # now it has one, so it takes a dragonfly
    assert len(state.pair_flies[TENGU]) == 1


@pytest.mark.clause("bitoku", "24.4")
def test_pairs_bring_two_points() -> None:
    scene = solo()
    scene.state.flies[TENGU] = [0]
    scene.row(0, "ara")
    state = scene.state
    places.act(state, card(scene, "yomi", "mitama"), YOMI)
    assert state.stack[-1] == (TENGU_MOVE, NOBODY, 2)
    assert [state.mitama[TENGU], state.flies[TENGU]] == [[], []]


@pytest.mark.clause("bitoku", "24.5")
def test_stairs() -> None:
    scene = solo()
    places.act(scene.state, card(scene, "stairs"), STAIRS)
    assert scene.state.stack[-1] == (TENGU_MOVE, NOBODY, 3)


@pytest.mark.clause("bitoku", "24.6")
def test_glade() -> None:
    scene = solo()
    number = card(scene, "glade")
    places.act(scene.state, number, GLADE)
    assert scene.state.goods[4:] == scene.parts.tengu_gains[number]
    assert sum(scene.state.kodama[1::2]) == 1
    scene.state.goods = [0] * 8
    other = next(n for n in range(10) if scene.parts.tengu_associated[n] == 0 and scene.parts.tengu_place[n] != GLADE)
    places.act(scene.state, other, GLADE)
    assert scene.state.goods[4:] == [2, 0, 0, 0]


@pytest.mark.clause("bitoku", "24.7", "24.9")
def test_forges_crystals() -> None:
    scene = solo()
    places.act(scene.state, card(scene, "forges", "crystal"), FORGES)
    assert scene.state.tengu_crystals == 1
    scene.row(3, "-", "tea-farm")
    places.act(scene.state, card(scene, "stairs"), FORGES)  # it has a mitama rock, so no favourite building
    assert scene.state.tengu_crystals == 2


@pytest.mark.clause("bitoku", "24.8", "24.9", "24.10")
def test_forges_buildings() -> None:
    scene = solo()
    state = scene.state
    scene.rocks("hearth-rock", "kappa-rock", p=TENGU)
    scene.row(3, "tea-farm", "moon-ryokan", "bell-temple", "-")
    scene.set_kodama("glade", 3, 0)
    places.act(state, card(scene, "forges", "building"), FORGES)
    site = state.site_building.index(scene.parts.building_ids.index("moon-ryokan"))  # the leftmost favourite
    assert scene.parts.site_ids[site] == "glade-ryokan"
    assert state.site_owner[site] == TENGU
    assert scene.kodama("glade", TENGU) == 2  # one step, though the tile shows two
    assert state.goods[4:] == [0, 0, 0, 0]
    assert state.built[TENGU] == 1
    places.act(state, card(scene, "stairs"), FORGES)  # it builds, because a favourite is available
    assert state.built[TENGU] == 2
    scene.row(3, "-", "tea-farm", "-", "-")
    places.act(state, card(scene, "forges", "building"), FORGES)  # no favourite: a random one
    assert state.built[TENGU] == 3


@pytest.mark.clause("bitoku", "24.11")
def test_its_owner_bonus_is_one_point() -> None:
    scene = solo()
    scene.add_building("glade-ryokan", "moon-ryokan", TENGU)
    scene.offer((OWNER, TENGU, scene.parts.building_ids.index("moon-ryokan")))
    assert [scene.vp(TENGU), scene.amulets(TENGU)] == [1, [0, 0, 0]]
    assert [event.args for event in scene.events("tengu-scored")] == [{"points": 1}]


def spend(scene: Scene, points: int = 1) -> list[object]:
    """Lets the Tengu spend movement points; returns how it spent them."""
    scene.offer((TENGU_MOVE, NOBODY, points))
    return [event.args["tengu-move"] for event in scene.events("tengu-moved")]


@pytest.mark.clause("bitoku", "24.12")
def test_a_movement_point_goes_first_to_the_bitoku_path() -> None:
    scene = solo()
    scene.path("gi", "meiyo", p=TENGU)
    scene.pilgrim("matsu-2", TENGU)
    assert spend(scene, 2) == ["bitoku", "bitoku"]
    assert scene.vp(TENGU) == 3 + 4
    assert len(scene.state.rocks[TENGU]) == 2  # no other reward


@pytest.mark.clause("bitoku", "24.13")
def test_a_movement_point_goes_second_to_illumination_for_double_points() -> None:
    scene = solo()
    scene.pilgrim("matsu-2", TENGU)
    scene.pilgrim("koke-5", TENGU)
    scene.put_pilgrim_in("kumo-1", 0)
    assert spend(scene) == ["illumination"]
    assert scene.vp(TENGU) == 2 * 7  # kumo-2 has more points than tsuyu-1
    assert scene.state.on_space[scene.parts.space_ids.index("kumo-2")] == TENGU


@pytest.mark.clause("bitoku", "24.14")
def test_a_movement_point_goes_third_to_a_gate_which_reveals_a_card() -> None:
    scene = solo()
    state = scene.state
    scene.pilgrim("koke-2", TENGU)
    state.tengu_pile = [card(scene, "forges", "crystal")]
    discards = len(state.tengu_discard)
    assert spend(scene) == ["gate"]
    assert scene.vp(TENGU) == 2 * 2
    assert state.tengu_crystals == 1
    assert len(state.tengu_discard) == discards + 1
    assert scene.kodama("forges", TENGU) == 1  # the kodama of the region does not advance
    scene.pilgrim("koke-2", TENGU)
    assert spend(scene) == ["onward"]  # it already has a pilgrim at this gate


@pytest.mark.clause("bitoku", "24.14")
def test_an_empty_pile_at_a_gate_is_made_anew() -> None:
    scene = solo()
    state = scene.state
    state.tengu_row, state.tengu_pile, state.tengu_discard = [0, 1, 4], [], [2, 3, 5, 6, 7, 8, 9]
    scene.offer((TENGU_REVEAL, NOBODY))
    assert len(state.tengu_pile) in (5, 6)
    assert len(state.tengu_pile) + len(state.tengu_discard) == 7


@pytest.mark.clause("bitoku", "24.15")
def test_a_movement_point_goes_fourth_to_the_furthest_pilgrim_over_bridges() -> None:
    scene = solo()
    nodes = scene.parts.node_ids
    scene.pilgrim("matsu-5", TENGU)
    scene.pilgrim("koke-1", TENGU)
    scene.put_pilgrim_in("sugi-torii-1", TENGU)
    assert spend(scene) == ["onward"]
    assert scene.state.on_node[nodes.index("matsu-6") * 2 + TENGU] == 1  # the pilgrim furthest along, across the bridge
    for pips, target in ((1, "matsu-4"), (6, "koke-4")):
        scene = solo()
        scene.pilgrim("matsu-3", TENGU)
        scene.put_pilgrim_in("matsu-torii-1", TENGU)
        rolls(scene, pips)
        spend(scene)
        assert scene.state.on_node[nodes.index(target) * 2 + TENGU] == 1


@pytest.mark.clause("bitoku", "24.16")
def test_a_movement_point_goes_last_to_a_new_pilgrim() -> None:
    scene = solo()
    nodes = scene.parts.node_ids
    rolls(scene, 5)
    assert spend(scene) == ["beginning"]
    assert scene.state.on_node[nodes.index("koke-1") * 2 + TENGU] == 1
    scene = solo()
    scene.put_pilgrim_in("koke-torii-1", TENGU)
    scene.put_pilgrim_in("shida-torii-1", TENGU)
    assert spend(scene) == ["beginning"]
    assert scene.state.on_node[nodes.index("koke-4") * 2 + TENGU] == 1  # at its rightmost gate
    assert scene.state.awake[TENGU] == 10
    scene = solo()
    scene.state.awake[TENGU] = 0
    scene.offer((TENGU_MOVE, NOBODY, 1))
    assert [event.key for event in scene.all_events] == ["tengu-lost"]


# -- 25 the end


def points(scene: Scene) -> dict[str, int]:
    """The Tengu's points by kind, without those for bitoku cards."""
    return tengu_points(scene.state, lake_points(scene.state, TENGU), 0)


@pytest.mark.clause("bitoku", "25.1", "25.4", "25.5", "25.7")
def test_its_points_at_the_end() -> None:
    scene = solo()
    state = scene.state
    state.built[TENGU] = 4
    scene.give(TENGU, wood=2, sake=3)
    state.tengu_crystals = 3
    state.order = [TENGU, 0]
    found = points(scene)
    assert [found[key] for key in ("board", "goods", "crystals", "first")] == [0 + 1 + 2 + 3, 5, 6, 3]
    state.order = [0, TENGU]
    assert points(scene)["first"] == 0
    scene.path("gi", "yu", "gi", p=TENGU)
    state.stack = [(END, NOBODY, 0)]
    state.run()
    assert state.result is not None
    assert state.result.breakdown[1]["bitoku"] == 2


@pytest.mark.clause("bitoku", "25.2", "25.3")
def test_its_favourites_and_yokai() -> None:
    scene = solo()
    state, parts = scene.state, scene.parts
    state.deck[TENGU] = [parts.yokai_ids.index(name) for name in ("kappa-0", "nezumi-0", "kappa-1", "uba-1")]
    state.mitama[TENGU] = [parts.mitama_ids.index("ara")]
    state.pair_mitama[TENGU] = [parts.mitama_ids.index("shinigami-dawn"), parts.mitama_ids.index("saki")]
    state.pair_flies[TENGU] = [0, 1]
    found = points(scene)
    assert found["favourites"] == 3 * (3 + 2)  # two kappa and the yama uba; the ara and the shinigami
    assert found["yokai"] == 3 * 2 + 6 * 2
    scene.rocks("field-rock", "kappa-rock", p=TENGU)
    scene.add_building("glade-farm", "tea-farm", TENGU)
    scene.add_building("glade-temple", "bell-temple", TENGU)
    assert points(scene)["favourites"] == 3 * (3 + 1)


@pytest.mark.clause("bitoku", "25.6")
def test_lakes_have_two_ranks_and_the_tengu_wins_ties() -> None:
    scene = solo()
    firsts = sum(lake[0] for lake in scene.parts.lakes)
    seconds = sum(lake[1] for lake in scene.parts.lakes)
    assert lake_points(scene.state, TENGU) == firsts  # all are equal, so the Tengu is first
    assert lake_points(scene.state, 0) == seconds
    for region in ("yomi", "stairs", "home", "glade", "forges"):
        scene.set_kodama(region, 2, 0)
    assert lake_points(scene.state, 0) == firsts


@pytest.mark.clause("bitoku", "25.8")
@pytest.mark.parametrize(("more", "verdict"), [(1, "won"), (0, "lost"), (-1, "lost")])
def test_who_wins(more: int, verdict: str) -> None:
    scene = solo()
    state = scene.state
    state.visions[0] = []
    mine = sum(scene.view(0).actors[0].points.values())
    its = sum(scene.view(0).actors[1].points.values())
    state.vp[0] += its - mine + more
    state.stack = [(END, NOBODY, 0)]
    state.run()
    assert state.result is not None
    assert state.result.scores[0] == state.result.scores[1] + more
    assert state.result.verdict == verdict
    assert state.result.ranks == ((1, 2) if verdict == "won" else (2, 1))


# -- 26 easier and harder


@pytest.mark.clause("bitoku", "26.1", "26.2", "26.3", "26.6", "26.7", "26.8")
@pytest.mark.parametrize(("option", "value", "check"), [
    ("dragonflies", "none", lambda state: state.flies[TENGU] == []),
    ("no_yokai", True, lambda state: state.deck[TENGU] == []),
    ("no_goods", True, lambda state: state.goods[4:] == [0, 0, 0, 0]),
    ("early_pilgrim", True, lambda state: sum(state.on_node[1::2]) == 1 and state.awake[TENGU] == 10),
    ("early_kodama", True, lambda state: state.kodama == [0, 1] * 5),
    ("dragonflies", "two", lambda state: len(state.flies[TENGU]) == 2),
])  # fmt: skip
def test_options_at_the_start(option: str, value: bool | str, check: Callable[[BitokuState], bool]) -> None:
    assert check(load(None).start(1, 3, False, None, **{option: value}))
    assert not check(load(None).start(players=1, seed=3))


@pytest.mark.clause("bitoku", "26.4")
def test_calm_kodama() -> None:
    scene = solo(calm_kodama=True)
    will.advance(scene.state, GLADE, True)
    assert scene.kodama("glade", TENGU) == 1  # the player's kodama is not ahead
    scene.set_kodama("glade", 2, 0)
    will.advance(scene.state, GLADE, False)
    assert scene.kodama("glade", TENGU) == 1  # no die was placed there
    will.advance(scene.state, GLADE, True)
    assert scene.kodama("glade", TENGU) == 2
    scene = solo()
    will.advance(scene.state, GLADE, False)
    assert scene.kodama("glade", TENGU) == 2


@pytest.mark.clause("bitoku", "26.5")
def test_no_spring_moves() -> None:
    scene = solo(no_spring_moves=True)
    scene.state.tengu_crystals = 3
    scene.offer((DREAMS, TENGU))
    assert scene.events("tengu-moved") == []


@pytest.mark.clause("bitoku", "26.9")
def test_lake_lord() -> None:
    scene = solo(lake_lord=True)
    scene.set_kodama("glade", 3, TENGU)
    scene.set_kodama("yomi", 2, TENGU)
    scene.set_kodama("forges", 2, 0)
    assert points(scene)["lords"] == 6  # strictly ahead on two tracks
    scene = solo()
    scene.set_kodama("glade", 3, TENGU)
    assert points(scene)["lords"] == 0


@pytest.mark.clause("bitoku", "24.17")
def test_a_kodama_that_cannot_advance_stays() -> None:
    scene = solo()
    scene.set_kodama("home", 7, 0)
    scene.set_kodama("home", 6, TENGU)
    will.advance(scene.state, HOME, True)
    assert scene.kodama("home", TENGU) == 6
