"""Chapters 7 to 9: placing dice, the regions and the Home."""

import pytest

from games.bitoku.scene import Scene
from sanmon.games.bitoku.frames import OWNER


def place_die(scene: Scene, slot: int, region: str) -> None:
    """Places a die in a region."""
    scene.place(slot)
    scene.do(f"place {region}")


@pytest.mark.clause("bitoku", "7.1", "7.12")
def test_a_die_goes_to_any_free_space_of_the_forest() -> None:
    scene = Scene()
    scene.die(0, 3)
    scene.die(1, 2, "glade")
    scene.die(0, 2, "forges", scene.rival)
    scene.die(1, 2, "forges", scene.rival)
    scene.place(0)
    assert scene.options() == [
        "place yomi", "place stairs", "place glade", "enter moon", "enter rift", "enter crossroads", "enter mirror",
    ]  # fmt: skip


@pytest.mark.clause("bitoku", "7.2")
def test_amulets_raise_a_die_up_to_six() -> None:
    scene = Scene()
    scene.give(a1=1, a3=1)
    scene.die(0, 3)
    scene.offer()
    scene.do("use left")
    assert scene.options() == ["boost 0", "boost 1", "boost 3"]
    scene.do("boost 3")
    assert scene.dice()[0] == 6
    assert scene.amulets() == [1, 0, 0]
    assert scene.prompt() == "place"


@pytest.mark.clause("bitoku", "7.2", "7.3")
def test_surplus_is_lost_and_useless_amulets_are_not_offered() -> None:
    scene = Scene()
    scene.give(a1=1, a2=1, a3=1)
    scene.die(0, 5)
    scene.offer()
    scene.do("use left")
    assert scene.options() == ["boost 0", "boost 1", "boost 2", "boost 3"]  # any one amulet, never two
    scene.do("boost 3")
    assert scene.dice()[0] == 6


@pytest.mark.clause("bitoku", "7.4")
def test_a_pilgrim_rouses_a_locked_die() -> None:
    """The rulebook's example: a locked 2 becomes a 4 with two amulets +1.

    It goes to Yomi beside a rival's 2, and then uses a building of the rival.
    """
    scene = Scene()
    scene.die(1, 2, "locked")
    scene.die(0, 2, "yomi", scene.rival)
    scene.add_building("yomi-temple", "rock-temple", scene.rival)
    scene.give(a1=2)
    scene.offer()
    scene.do("rouse middle")
    assert scene.state.awake[scene.me] == 2
    scene.do("boost 1+1", "place yomi")
    assert scene.dice()[1] == 4
    assert {"forest yomi-1", "visit rock-temple"} <= set(scene.options())
    before = scene.vp(scene.rival)
    scene.do("forest yomi-1", "visit rock-temple")
    rocks = len(scene.state.rocks[scene.me])
    scene.do(scene.options()[0])
    assert len(scene.state.rocks[scene.me]) == rocks + 1
    assert scene.vp(scene.rival) == before + 1
    scene.state.awake[scene.me] = 0
    scene.offer()
    assert not {"rouse left", "rouse right"} & set(scene.options())


@pytest.mark.clause("bitoku", "7.5")
def test_forest_and_building_in_either_order() -> None:
    scene = Scene()
    for first, second in (("forest glade-1", "visit rice-farm"), ("visit rice-farm", "forest glade-1")):
        scene = Scene()
        scene.die(0, 3)
        scene.add_building("glade-farm", "rice-farm", scene.me)
        place_die(scene, 0, "glade")
        scene.do(first)
        if first.startswith("visit"):
            scene.do("do jade")
        scene.do(second)
        if second.startswith("visit"):
            scene.do("do jade")
        assert scene.prompt() == "turn"  # one of each, no more
        assert [scene.kodama("glade"), scene.good("jade")] == [2, 1]


@pytest.mark.clause("bitoku", "7.6")
@pytest.mark.parametrize(("own", "other", "at", "allowed"), [
    (4, 4, "stairs", True), (4, 5, "stairs", False), (4, 5, "hill-stairs", True), (1, 6, "glade", True),
])  # fmt: skip
def test_a_forest_action_needs_the_highest_die_of_the_region(own: int, other: int, at: str, allowed: bool) -> None:
    scene = Scene()
    scene.die(0, own)
    scene.die(0, other, at, scene.rival)
    place_die(scene, 0, "stairs")
    assert any(text.startswith("forest") for text in scene.options()) == allowed


@pytest.mark.clause("bitoku", "7.6")
def test_own_dice_are_compared_too() -> None:
    scene = Scene()
    scene.die(0, 4)
    scene.die(1, 5, "stairs")
    place_die(scene, 0, "stairs")
    assert "forest stairs-4" not in scene.options()


@pytest.mark.clause("bitoku", "1.7")
def test_a_harder_forest() -> None:
    scene = Scene(harder_forest=True)
    scene.die(0, 4)
    scene.die(0, 4, "stairs", scene.rival)
    place_die(scene, 0, "stairs")
    assert "forest" not in scene.verbs()  # an equal die is not enough
    scene.die(0, 6, "stairs", scene.rival)
    scene.die(0, 6)
    place_die(scene, 0, "stairs")
    assert not any(text.startswith("forest") for text in scene.options())
    scene.give(a2=1)
    scene.die(0, 6)
    place_die(scene, 0, "stairs")
    scene.do("forest stairs-6")
    assert scene.amulets() == [0, 0, 0]
    assert scene.dice()[0] == 6
    assert scene.prompt() == "move"


@pytest.mark.clause("bitoku", "7.7")
def test_a_die_does_the_highest_row_it_reaches_or_the_kodama() -> None:
    scene = Scene()
    scene.die(0, 5)
    place_die(scene, 0, "stairs")
    assert [text for text in scene.options() if text.startswith("forest")] == ["forest stairs-1", "forest stairs-4"]


@pytest.mark.clause("bitoku", "7.8")
def test_a_building_needs_only_a_die_of_its_value() -> None:
    scene = Scene()
    scene.die(0, 3)
    scene.die(0, 6, "glade", scene.rival)
    scene.add_building("glade-farm", "tea-farm", scene.rival)
    scene.add_building("glade-onsen", "hot-onsen", scene.rival)
    place_die(scene, 0, "glade")
    buildings = [text for text in scene.options() if text.startswith("visit") and "old-" not in text]
    assert buildings == ["visit tea-farm"]
    assert not any(text.startswith("forest") for text in scene.options())


@pytest.mark.clause("bitoku", "7.9")
def test_a_building_cannot_be_used_in_the_turn_it_is_built() -> None:
    scene = Scene()
    scene.die(0, 3)
    scene.give(wood=1)
    scene.row(3, "timber-farm")
    place_die(scene, 0, "forges")
    scene.do("forest forges-3", "do build")
    scene.do("site forges")
    assert "visit timber-farm" not in scene.options()
    scene.offer()
    scene.state.built_now = 0
    scene.die(1, 3)
    place_die(scene, 1, "forges")
    assert "visit timber-farm" in scene.options()


@pytest.mark.clause("bitoku", "7.10")
@pytest.mark.parametrize(("building", "answer", "points", "amulets"), [
    ("rock-temple", None, 1, 0), ("silent-temple", "do amulet 1", 0, 1), ("silent-temple", "do vp", 1, 0),
    ("moon-ryokan", None, 1, 1),
])  # fmt: skip
def test_the_owners_bonus(building: str, answer: str | None, points: int, amulets: int) -> None:
    scene = Scene()
    scene.add_building("yomi-temple", building, scene.rival)
    scene.offer((OWNER, scene.rival, scene.parts.building_ids.index(building)))
    if answer:
        assert scene.state.seat == scene.rival
        scene.do(answer)
    assert [scene.vp(scene.rival), scene.amulets(scene.rival)[0]] == [points, amulets]


@pytest.mark.clause("bitoku", "7.11")
@pytest.mark.parametrize("mine", [True, False])
def test_no_bonus_for_own_and_ancient_buildings(mine: bool) -> None:
    scene = Scene()
    scene.die(0, 3)
    if mine:
        scene.add_building("glade-farm", "rice-farm", scene.me)
    else:
        scene.add_building("glade-ancient", "old-well", None)
    place_die(scene, 0, "glade")
    scene.do("visit rice-farm" if mine else "visit old-well")
    assert [sum(scene.state.vp), sum(scene.amulets(scene.rival))] == [0, 0]


@pytest.mark.clause("bitoku", "8.1", "8.2", "8.3", "8.4")
@pytest.mark.parametrize(("region", "rows"), [
    ("yomi", ["kodama-here", "mitama | dragonfly", "mitama 1 | dragonfly", "mitama 1 | dragonfly 1",
              "(mitama 1, dragonfly) | (mitama, dragonfly 1)"]),
    ("stairs", ["kodama-here", "move", "move x2", "move x3", "move x4"]),
    ("glade", ["kodama-here", "wood | jade", "1 (wood|stone|jade|sake)", "2 (wood|stone|jade|sake)",
               "3 (wood|stone|jade|sake)"]),
    ("forges", ["kodama-here", "build", "crystal | build", "crystal 1 | build 1",
                "(crystal 1, build) | (crystal, build 1)"]),
])  # fmt: skip
def test_the_rows_of_each_region(region: str, rows: list[str]) -> None:
    scene = Scene()
    parts = scene.parts
    for die, row in zip((1, 2, 3, 4, 6), rows, strict=True):
        number = parts.forest_ids.index(f"{region}-{die}")
        assert scene.game.effects.table[parts.forest_effect[number]].text == row
        best = parts.forest_best[parts.region_ids.index(region)][die]
        assert best == (-1 if die == 1 else number)


@pytest.mark.clause("bitoku", "8.1")
def test_yomi_with_a_six_gives_both_tiles_one_of_them_cheaper() -> None:
    scene = Scene()
    scene.die(0, 6)
    scene.give(jade=1, wood=1)
    scene.row(0, "ara")
    scene.row(1, "-", "-", "zen-fly")
    scene.state.flies[scene.me] = []
    place_die(scene, 0, "yomi")
    scene.do("forest yomi-6", "do mitama, dragonfly 1", "do mitama", "do amulet 1", "do dragonfly 1")
    assert scene.good("jade") == 0
    assert scene.good("wood") == 1
    assert scene.prompt() == "combine"


@pytest.mark.clause("bitoku", "9.1")
def test_the_home_is_not_compared_and_takes_one_die_a_space() -> None:
    scene = Scene()
    scene.die(0, 1)
    scene.die(0, 6, "home-rift", scene.rival)
    scene.place(0)
    assert "enter rift" not in scene.options()
    scene.do("enter moon")
    assert scene.amulets() == [0, 1, 0]
    assert scene.prompt() == "turn"


@pytest.mark.clause("bitoku", "9.2", "9.3", "9.4")
@pytest.mark.parametrize(("players", "effects"), [
    (2, ["amulet 2", "amulet 1, vision", "amulet 1, move | 1 (wood|stone|jade|sake)", "copy"]),
    (1, ["amulet 2", "amulet 1, vision", "amulet 1, move | 1 (wood|stone|jade|sake)", "copy"]),
    (3, ["amulet 2", "amulet 1, vision", "amulet 1, 1 (wood|stone|jade|sake)", "amulet 1, move"]),
    (4, ["amulet 2", "amulet 1, vision", "amulet 1, 1 (wood|stone|jade|sake)", "amulet 1, move"]),
])  # fmt: skip
def test_the_spaces_of_the_home_from_the_top(players: int, effects: list[str]) -> None:
    scene = Scene(players)
    spaces = scene.parts.boards[players].home
    assert [scene.game.effects.table[scene.parts.home_effect[space]].text for space in spaces] == effects


@pytest.mark.clause("bitoku", "9.5")
def test_the_copying_space_lowers_the_die() -> None:
    scene = Scene()
    scene.die(0, 1)
    scene.place(0)
    assert "enter mirror" not in scene.options()
    scene.die(0, 6)
    scene.place(0)
    scene.do("enter mirror")
    assert scene.dice()[0] == 5


@pytest.mark.clause("bitoku", "9.6", "9.8")
def test_the_copying_space_does_a_rivals_action() -> None:
    """The rulebook's example: a 3 becomes a 2 and does the action of a rival's 4 in Yomi."""
    scene = Scene()
    scene.die(0, 3)
    scene.die(0, 4, "yomi", scene.rival)
    scene.die(1, 6, "hill-glade", scene.rival)
    scene.die(1, 6, "yomi")  # my own 6 is not compared
    scene.add_building("yomi-farm", "rice-farm", scene.rival)
    scene.row(1, "-", "zen-fly")
    scene.state.mitama[scene.me] = []
    scene.place(0)
    scene.do("enter mirror")
    scene.do("do copy")  # there is one die to copy: the one in the hills does not count
    assert scene.dice()[0] == 2
    assert scene.options() == ["forest yomi-1", "forest yomi-4", "skip"]  # and no building action
    scene.do("forest yomi-1")
    assert scene.kodama("yomi") == 2
    assert scene.kodama("home") == 1


@pytest.mark.clause("bitoku", "9.7")
def test_a_copied_die_at_the_home_gives_its_spaces_reward() -> None:
    scene = Scene()
    scene.die(0, 3)
    scene.die(0, 4, "home-moon", scene.rival)
    scene.die(1, 2, "glade", scene.rival)
    scene.place(0)
    scene.do("enter mirror", "do copy")
    assert scene.options() == ["copy moon 4", "copy glade 2"]
    scene.do("copy moon 4")
    assert scene.amulets() == [0, 1, 0]
