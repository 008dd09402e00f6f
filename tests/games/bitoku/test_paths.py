"""Chapters 13, 16, 17: movement points and the paths, mitama and dragonflies, crystals."""

import pytest

from games.bitoku.scene import Scene
from sanmon.games.bitoku.frames import MOVE
from sanmon.games.bitoku.state import NONE


def move(scene: Scene, points: int = 1) -> None:
    """Asks the first seat to spend movement points."""
    scene.offer((MOVE, scene.me, points))


@pytest.mark.clause("bitoku", "13.1")
def test_points_are_spent_one_by_one_or_lost() -> None:
    scene = Scene()
    move(scene, 3)
    scene.do("begin matsu-1", "walk matsu-1:matsu-2")
    assert scene.prompt() == "move"
    scene.do("skip")
    assert scene.prompt() == "turn"
    assert scene.state.on_node[scene.parts.node_ids.index("matsu-2") * 2 + scene.me] == 1


@pytest.mark.clause("bitoku", "13.2", "13.3")
def test_points_gained_by_a_bitoku_card_come_before_the_rest() -> None:
    scene = Scene()
    scene.path("gi", "makoto")
    move(scene, 2)
    scene.do("step")
    assert [scene.state.step[scene.me], scene.vp()] == [1, 3]
    assert scene.options() == ["do move", "skip"]  # the card's own point comes first
    scene.do("do move", "step", "take sake")
    assert [scene.state.step[scene.me], scene.vp()] == [2, 4]
    assert scene.prompt() == "move"  # now the second of the first two points
    assert "step" not in scene.options()


@pytest.mark.clause("bitoku", "13.4", "13.6")
def test_begin_and_walk_forward() -> None:
    scene = Scene()
    move(scene)
    assert [text for text in scene.options() if text.startswith("begin")] == ["begin matsu-1", "begin koke-1"]
    scene.do("begin koke-1")
    assert scene.state.awake[scene.me] == 2
    move(scene)
    assert [text for text in scene.options() if text.startswith("walk")] == ["walk koke-1:koke-2"]
    scene.state.awake[scene.me] = 0
    move(scene)
    assert "begin" not in scene.verbs()


@pytest.mark.clause("bitoku", "13.5")
def test_begin_at_the_fork_of_a_reached_gate() -> None:
    scene = Scene()
    scene.put_pilgrim_in("shida-torii-1")  # beyond the first bridge, at koke-4
    scene.put_pilgrim_in("tsuyu-1")  # an illumination opens nothing
    scene.put_pilgrim_in("matsu-torii-1", scene.rival)
    move(scene)
    begin = {text for text in scene.options() if text.startswith("begin")}
    assert begin == {"begin matsu-1", "begin koke-1", "begin koke-4"}
    scene.do("begin koke-4")  # without crossing a bridge
    assert scene.state.on_node[scene.parts.node_ids.index("koke-4") * 2 + scene.me] == 1


@pytest.mark.clause("bitoku", "13.7", "13.8")
def test_a_branch_takes_one_pilgrim_of_each_player() -> None:
    scene = Scene(4)
    others = [p for p in range(4) if p != scene.me]
    scene.pilgrim("matsu-2")
    scene.pilgrim("matsu-2", others[0])
    scene.put_pilgrim_in("tsuyu-1", others[0])
    scene.put_pilgrim_in("tsuyu-3", others[1])
    move(scene)
    walk = [text for text in scene.options() if text.startswith("walk")]
    assert walk == ["walk matsu-2:matsu-3", "walk matsu-2:tsuyu-2", "walk matsu-2:tsuyu-4"]
    scene.do("walk matsu-2:tsuyu-2")
    scene.pilgrim("matsu-2")
    move(scene)
    walk = [text for text in scene.options() if text.startswith("walk")]
    assert walk == ["walk matsu-2:matsu-3"]  # one pilgrim of mine is in that branch
    scene.do("walk matsu-2:matsu-3")


@pytest.mark.clause("bitoku", "13.8")
@pytest.mark.parametrize(("players", "spaces"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_spaces_of_branches_by_player_count(players: int, spaces: int) -> None:
    assert {len(branch) for branch in Scene(players).state.board().branch_spaces} == {spaces}


@pytest.mark.clause("bitoku", "13.9", "13.10")
def test_a_pilgrim_that_enters_a_branch_is_rewarded() -> None:
    scene = Scene()
    scene.pilgrim("matsu-2")
    move(scene)
    scene.do("walk matsu-2:tsuyu-1")
    assert scene.vp() == 3
    assert scene.state.on_space[scene.parts.space_ids.index("tsuyu-1")] == scene.me
    branch = scene.parts.branch_ids.index("koke-torii")
    scene.state.gates[branch] = scene.parts.gate_ids.index("gate-lakes")
    scene.pilgrim("koke-2")
    move(scene)
    scene.do("walk koke-2:koke-torii-1")
    assert scene.vp() == 5
    assert scene.options() == ["do kodama x2", "skip"]


@pytest.mark.clause("bitoku", "13.11")
def test_bridges_need_the_bitoku_path() -> None:
    scene = Scene()
    scene.pilgrim("koke-3")
    scene.pilgrim("matsu-5")
    for step, expected in (
        (0, set()),
        (1, {"walk koke-3:koke-4"}),
        (2, {"walk koke-3:koke-4", "walk matsu-5:matsu-6"}),
    ):
        scene.path("yu", "yu", "yu", step=step)
        move(scene)
        assert {text for text in scene.options() if text in ("walk koke-3:koke-4", "walk matsu-5:matsu-6")} == expected


@pytest.mark.clause("bitoku", "13.12")
def test_a_blocked_pilgrim_waits() -> None:
    scene = Scene()
    scene.pilgrim("koke-6")
    scene.put_pilgrim_in("ishi-torii-1", scene.rival)
    scene.put_pilgrim_in("ishi-torii-2", scene.rival)
    scene.state.awake[scene.me] = 0
    scene.use("move")
    assert scene.prompt() == "turn"  # there is nothing to spend the point on
    assert scene.state.on_node[scene.parts.node_ids.index("koke-6") * 2 + scene.me] == 1


@pytest.mark.clause("bitoku", "16.1", "16.7")
def test_take_a_mitama() -> None:
    scene = Scene()
    scene.state.flies[scene.me] = []
    scene.row(0, "nigi", "ara", "kushi")
    scene.give(jade=1, sake=1)
    scene.use("jade, mitama")
    scene.do("do mitama")
    assert scene.options() == ["spirit nigi 1", "spirit ara 2", "spirit kushi 3"]
    scene.do("spirit kushi 3", "do amulet 1")
    assert [scene.vp(), scene.good("jade"), scene.good("sake")] == [2, 1, 0]
    assert scene.state.rows[0][2] == NONE
    assert scene.amulets() == [1, 0, 0]


@pytest.mark.clause("bitoku", "16.2", "16.3")
@pytest.mark.parametrize(("mitama", "effect"), [
    ("ara", "1 (wood|stone|jade|sake) | amulet 1"), ("nigi", "unlock, amulet 1"), ("saki", "move | amulet 1"),
    ("kushi", "kodama | amulet 1"), ("shinigami-harvest", "1 (wood|stone|jade|sake)"), ("shinigami-journey", "move"),
    ("shinigami-mischief", "kodama, kodama-back"), ("shinigami-dawn", "amulet 1 | unlock"),
])  # fmt: skip
def test_what_mitama_do(mitama: str, effect: str) -> None:
    scene = Scene()
    number = scene.parts.mitama_effect[scene.parts.mitama_ids.index(mitama)]
    assert scene.game.effects.table[number].text == effect


@pytest.mark.clause("bitoku", "16.4")
def test_a_place_of_the_display_may_give_goods() -> None:
    scene = Scene()
    scene.row(1, "zen-fly", "-", "road-fly")
    scene.use("dragonfly 1")
    scene.do("do dragonfly 1", "fly zen-fly 1")
    scene.do("take wood")
    assert sum(scene.state.goods[scene.me * 4 : scene.me * 4 + 4]) == 1  # the discount does not raise the gain
    scene.use("dragonfly 1")
    scene.do("do dragonfly 1")
    assert sum(scene.state.goods[scene.me * 4 : scene.me * 4 + 4]) == 1  # a cost of one good, less one, is free


@pytest.mark.clause("bitoku", "16.5", "16.6")
def test_combining() -> None:
    scene = Scene()
    flies = scene.parts.fly_ids
    scene.state.flies[scene.me] = [flies.index("guard-fly"), flies.index("guard-fly"), flies.index("lake-fly")]
    scene.row(0, "ara")
    scene.give(jade=1)
    scene.use("jade, mitama")
    scene.do("do mitama", "do amulet 1")
    assert scene.options() == ["combine ara guard-fly", "combine ara lake-fly", "skip"]  # equal flies are one option
    scene.do("combine ara guard-fly")
    assert [scene.vp(), scene.amulets()] == [1 + 2, [1, 1, 0]]
    assert [len(scene.state.mitama[scene.me]), len(scene.state.flies[scene.me])] == [0, 2]
    assert len(scene.state.pair_mitama[scene.me]) == 1


@pytest.mark.clause("bitoku", "16.5")
def test_tiles_are_combined_only_when_one_is_gained() -> None:
    scene = Scene()
    scene.state.flies[scene.me] = [0]
    scene.row(0, "ara")
    scene.give(jade=1)
    scene.use("jade, mitama")
    scene.do("do mitama", "do amulet 1", "skip")
    assert scene.prompt() == "turn"
    assert "combine" not in scene.verbs()
    assert len(scene.state.mitama[scene.me]) == 1
    scene.row(1, "-", "wind-fly")
    scene.use("dragonfly 1")
    scene.do("do dragonfly 1")
    assert scene.options() == ["combine ara wind-fly", "skip"]


@pytest.mark.clause("bitoku", "17.1", "17.4")
def test_take_a_crystal() -> None:
    scene = Scene()
    scene.row(2, "dream-sake", "memory-move", "wit-any", "memory-build")
    scene.give(wood=1, sake=1)
    scene.use("stone, crystal")
    scene.do("do crystal")
    assert scene.options() == [
        "crystal dream-sake 1", "crystal memory-move 2", "crystal wit-any 3", "crystal memory-build 4",
    ]  # fmt: skip
    scene.do("crystal memory-build 4")
    assert "pay wood + sake" in scene.options()  # any mix
    scene.do("pay wood + sake")
    assert scene.state.rows[2][3] == NONE
    scene.crystal(7, "memory-kodama")
    scene.use("stone, crystal")
    scene.do("do crystal")
    assert "crystal memory-move 2" not in scene.options()  # no memory slot left


@pytest.mark.clause("bitoku", "17.2")
def test_a_pilgrim_wakes() -> None:
    scene = Scene()
    scene.row(2, "dream-sake")
    scene.use("stone, crystal")
    scene.do("do crystal")
    assert scene.state.awake[scene.me] == 4
    assert scene.vp() == 0


@pytest.mark.clause("bitoku", "17.3")
def test_the_slots() -> None:
    scene = Scene()
    assert [scene.parts.slot_ids[slot].split("-")[0] for slot in range(8)] == ["wit"] * 3 + ["dream"] * 3 + [
        "memory"
    ] * 2
    scene.row(2, "wit-any")
    scene.crystal(1, "wit-move")
    scene.use("stone, crystal")
    scene.do("do crystal")
    assert scene.options() == ["at left", "at right"]
