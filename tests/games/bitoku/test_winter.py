"""Chapters 18 and 19: autumn and winter."""

import io

import pytest
from rich.console import Console

from games.bitoku.scene import Scene
from sanmon.games.bitoku import terminal
from sanmon.games.bitoku.frames import AUTUMN, SNOW, VIRTUE
from sanmon.games.bitoku.printed.base import PER
from sanmon.games.bitoku.rules.winter import count_of, virtue_of
from sanmon.games.bitoku.state import LOCKED, NONE
from sanmon.kernel.events import NOBODY
from sanmon.kernel.words import Words


def autumn(scene: Scene) -> None:
    """Begins autumn at once."""
    scene.state.stack = [(AUTUMN, NOBODY)]
    scene.state.run()


@pytest.mark.clause("bitoku", "18.1", "18.2")
def test_the_new_order() -> None:
    """The rulebook's example: from the top yellow, brown, yellow; purple and green move back and keep their order."""
    scene = Scene(4)
    purple, brown, green, yellow = range(4)
    scene.state.order = [purple, brown, green, yellow]
    scene.die(0, 1, "home-moon", yellow)
    scene.die(0, 6, "home-rift", brown)
    scene.die(1, 6, "home-harvest", yellow)
    autumn(scene)
    assert scene.state.order == [yellow, brown, purple, green]


@pytest.mark.clause("bitoku", "18.1", "22.5")
def test_without_dice_at_the_home_the_order_stays() -> None:
    scene = Scene(1)
    assert scene.state.order == [1, 0]
    autumn(scene)
    assert scene.state.order == [1, 0]
    scene = Scene(1)
    scene.die(0, 2, "home-mirror", 0)
    autumn(scene)
    assert scene.state.order == [0, 1]


@pytest.mark.clause("bitoku", "19.1")
def test_dice_return_in_any_arrangement() -> None:
    scene = Scene()
    scene.state.order = [scene.me, scene.rival]
    for slot, value in enumerate((5, 2, 5)):
        scene.die(slot, value, "hill-yomi")
    autumn(scene)
    assert scene.state.seat == scene.me
    assert scene.options() == ["lay 2", "lay 5"]
    scene.do("lay 5")
    assert scene.options() == ["lay 2", "lay 5"]
    scene.do("lay 5")
    assert scene.dice() == [5, 5, 2]
    assert [scene.where(slot) for slot in range(3)] == [LOCKED] * 3


@pytest.mark.clause("bitoku", "19.2")
def test_virtue_needs_five_yokai() -> None:
    scene = Scene()
    ids = scene.parts.yokai_ids
    state = scene.state
    state.slots[scene.me * 3 : scene.me * 3 + 3] = [ids.index(name) for name in ("kappa-0", "nezumi-0", "kitsune-0")]
    state.hand[scene.me] = []
    state.discard[scene.me] = []
    state.deck[scene.me] = [ids.index("okami-0")]
    scene.offer((VIRTUE, scene.me))
    assert scene.prompt() == "turn"  # four yokai are not enough
    state.slots[scene.me * 3 : scene.me * 3 + 3] = [ids.index(name) for name in ("kappa-0", "nezumi-0", "kitsune-0")]
    state.deck[scene.me] = [ids.index("okami-0"), ids.index("imomushi-0")]  # the deck counts
    state.discard[scene.me] = []
    scene.offer((VIRTUE, scene.me))
    assert scene.options() == ["remove kappa-0", "remove nezumi-0", "remove kitsune-0", "skip"]


@pytest.mark.clause("bitoku", "19.2")
def test_virtue_goes_in_the_new_order() -> None:
    scene = Scene(3)
    state = scene.state
    for p in range(3):
        state.slots[p * 3] = state.hand[p].pop()
        for slot in range(3):
            scene.die(slot, 3, "hill-yomi", p)
    autumn(scene)
    asked = []
    while scene.prompt() == "virtue":
        asked.append(state.seat)
        scene.do("skip")
    assert asked == state.order


@pytest.mark.clause("bitoku", "19.3", "19.4")
def test_a_removed_yokai_gives_points_and_the_others_are_discarded() -> None:
    """The rulebook's example: 2 VP for each building, at most 12."""
    scene = Scene()
    ids = scene.parts.yokai_ids
    state = scene.state
    card = ids.index("nezumi-1")
    scene._fetch(card)
    state.slots[scene.me * 3 : scene.me * 3 + 2] = [card, state.hand[scene.me].pop()]
    played = state.slots[scene.me * 3 + 1]
    state.built[scene.me] = 3
    hand = list(state.hand[scene.me])
    scene.offer((VIRTUE, scene.me))
    scene.do("remove nezumi-1")
    assert scene.vp() == 6
    assert state.removed[scene.me] == [card]
    assert played in state.discard[scene.me]
    assert state.hand[scene.me] == hand
    state.built[scene.me] = 6
    assert virtue_of(state, scene.me, card) == 12
    scene.parts.yokai_max[card], saved = 7, scene.parts.yokai_max[card]
    assert virtue_of(state, scene.me, card) == 7
    scene.parts.yokai_max[card] = saved


@pytest.mark.clause("bitoku", "19.10")
def test_everything_that_points_of_yokai_can_count() -> None:
    scene = Scene(3)
    state = scene.state
    me = scene.me
    state.mitama[me], state.pair_mitama[me] = [0, 1], [2]
    state.pair_flies[me] = [0]
    state.built[me] = 4
    scene.crystal(0, "wit-any")
    scene.crystal(5, "dream-wood")
    scene.rocks("kappa-rock", "ara-rock", "bath-rock")
    state.visions[me] = [0, 1, 2, 3, 4]
    scene.give(wood=3, sake=4)
    scene.path("gi", "yu", "jin", step=2)
    scene.put_pilgrim_in("tsuyu-1")
    scene.put_pilgrim_in("kiri-1")
    scene.put_pilgrim_in("matsu-torii-1")
    scene.at_rocks(2)
    scene.set_kodama("glade", 4)
    scene.set_kodama("yomi", 3)
    scene.set_kodama("yomi", 4, scene.rival)
    for slot, value in enumerate((2, 6, 5)):
        scene.die(slot, value)
    expected = {
        "always": 1, "mitama": 3, "combined": 1, "building": 4, "crystal": 2, "rock": 3, "vision": 5, "resource": 7,
        "bitoku": 3, "step": 2, "illumination": 2, "gate": 1, "meditating": 2, "lake": 1, "yokai": 5, "highest-die": 6,
        "two-dice": 11,
    }  # fmt: skip
    assert {name: count_of(state, me, number) for number, name in enumerate(PER)} == expected


@pytest.mark.clause("bitoku", "19.6", "19.7")
def test_the_hills_in_winter() -> None:
    scene = Scene()
    state = scene.state
    before = [*state.hill_yokai]
    taken = state.hill_yokai[0]
    state.hill_yokai[0] = NONE
    state.hand[scene.me].append(taken)
    state.covered = [1] * 12
    state.yokai_pile = state.yokai_pile[:2]
    state.stack = [(SNOW, NOBODY)]
    state.run()
    assert state.covered == [0] * 12
    assert NONE not in state.hill_yokai
    # Two cards came from the pile; then the three discards became a new pile.
    assert len(set(state.hill_yokai) & set(before[1:])) == 2
    assert len(state.yokai_pile) == 1


@pytest.mark.clause("bitoku", "1.4")
def test_cards_discarded_in_winter_are_visible() -> None:
    scene = Scene()
    state, parts = scene.state, scene.parts
    assert (scene.view(None).yokai_discard, scene.view(None).bitoku_discard) == ([], [])
    yokai = [parts.yokai_ids[card] for card in state.hill_yokai]
    bitoku = [parts.bitoku_ids[card] for card in state.hill_bitoku]
    state.stack = [(SNOW, NOBODY)]
    state.run()
    for seat in (0, 1, None):
        assert (scene.view(seat).yokai_discard, scene.view(seat).bitoku_discard) == (yokai, bitoku)
    words = Words(scene.game, "en", ["Eva", "Petr"])
    page = Console(file=io.StringIO(), width=100, record=True)
    page.print(terminal.board(scene.view(0), words))
    line = next(line for line in page.export_text().splitlines() if line.startswith("Discarded from the hills"))
    assert words.name("bitoku", bitoku[0]) in line


@pytest.mark.clause("bitoku", "19.8", "19.9")
def test_displays_slide_and_fill() -> None:
    scene = Scene()
    state = scene.state
    scene.row(0, "ara", "-", "nigi", "saki")
    scene.row(1, "-", "zen-fly", "sun-fly", "-")
    scene.row(3, "rice-farm", "tea-farm", "-", "-")
    state.piles[3] = []
    ids = scene.parts.mitama_ids
    state.stack = [(SNOW, NOBODY)]
    state.run()
    assert state.rows[0][:2] == [ids.index("nigi"), ids.index("saki")]
    assert NONE not in state.rows[0]
    flies = scene.parts.fly_ids
    assert state.rows[1][:2] == [flies.index("zen-fly"), flies.index("sun-fly")]  # the first place was empty
    assert state.rows[3] == [scene.parts.building_ids.index("tea-farm"), NONE, NONE, NONE]  # while the pile lasts


@pytest.mark.clause("bitoku", "19.5")
def test_after_the_fourth_year_the_forest_is_not_renewed() -> None:
    scene = Scene()
    state = scene.state
    state.year = 4
    rows = [row[:] for row in state.rows]
    state.stack = [(SNOW, NOBODY)]
    state.run()
    assert state.rows == rows
    assert state.result is not None
