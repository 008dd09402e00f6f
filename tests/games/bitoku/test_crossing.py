"""Chapter 10: crossing the river; chapter 11: buildings."""

import pytest

from games.bitoku.scene import Scene
from sanmon.games.bitoku.state import NONE


@pytest.mark.clause("bitoku", "10.1", "10.10")
def test_a_die_crosses_to_its_hill() -> None:
    scene = Scene(3)
    scene.die(0, 4, "glade")
    scene.die(1, 4, "home-moon")
    scene.die(2, 5, "hill-yomi")
    scene.offer()
    assert [text for text in scene.options() if text.startswith("cross")] == ["cross glade 4"]
    scene.do("cross glade 4")
    assert scene.where(0) == 32
    assert scene.state.dice_at(13) == 0


@pytest.mark.clause("bitoku", "10.2")
def test_with_two_players_two_hills_share_their_spaces() -> None:
    scene = Scene(2)
    scene.die(0, 4, "yomi")
    scene.die(1, 4, "glade")
    scene.die(0, 2, "hill-yomi", scene.rival)
    scene.die(1, 2, "hill-stairs", scene.rival)
    scene.offer()
    assert "cross yomi 4" not in scene.options()
    assert "cross glade 4" in scene.options()


@pytest.mark.clause("bitoku", "10.2")
@pytest.mark.parametrize(("players", "room"), [(3, 2), (4, 3)])
def test_with_more_players_every_hill_has_its_own_spaces(players: int, room: int) -> None:
    assert Scene(players).state.board().hill_spaces == [room] * 4


@pytest.mark.clause("bitoku", "10.3")
@pytest.mark.parametrize(("before", "after"), [(4, 3), (6, 3), (2, 1)])
def test_a_die_drops_when_it_crosses(before: int, after: int) -> None:
    scene = Scene()
    scene.die(0, before, "stairs")
    scene.offer()
    scene.do(f"cross stairs {before}")
    assert scene.dice()[0] == after


@pytest.mark.clause("bitoku", "10.3")
def test_a_one_cannot_cross() -> None:
    scene = Scene()
    scene.die(0, 1, "stairs")
    scene.offer()
    assert "cross" not in scene.verbs()


@pytest.mark.clause("bitoku", "10.4", "10.5")
def test_favours_are_chosen_and_covered() -> None:
    scene = Scene(2)
    scene.die(0, 4, "stairs")
    scene.offer()
    scene.do("cross stairs 4")
    taken = [text for text in scene.options() if text.startswith("favour")]
    assert taken == [f"favour {hill} {favour}" for hill in ("yomi", "stairs") for favour in ("bitoku", "yokai", "two")]
    scene.do("favour yomi bitoku")
    assert scene.state.covered[:6] == [1, 0, 0, 0, 0, 0]
    scene.state.covered = [1] * 6 + [0] * 6
    scene.die(1, 4, "yomi")
    scene.offer()
    scene.do("cross yomi 4")
    assert scene.where(1) == 30
    assert scene.state.active == scene.rival  # no favour is open, so it crosses without one


@pytest.mark.clause("bitoku", "10.6", "10.7")
def test_the_cards_of_a_hill() -> None:
    """The rulebook's example: a 4 becomes a 3 and brings the bitoku card, a 6 becomes a 3 and brings the yokai card."""
    scene = Scene(3)
    bitoku, yokai = scene.state.hill_bitoku[2], scene.state.hill_yokai[2]
    scene.die(0, 4, "glade")
    scene.offer()
    scene.do("cross glade 4", "favour glade bitoku")
    assert scene.state.path[scene.me] == [bitoku]
    assert scene.state.hill_bitoku[2] == NONE
    scene.die(1, 6, "glade")
    scene.offer()
    scene.do("cross glade 6")
    assert "favour glade bitoku" not in scene.options()
    scene.do("favour glade yokai")
    assert scene.dice()[:2] == [3, 3]
    assert yokai in scene.state.hand[scene.me]
    # The card lay face up on the hill, so everybody reads its name.
    assert [event.args for event in scene.events("hill-yokai")] == [{"yokai": scene.parts.yokai_ids[yokai]}]
    assert scene.view(scene.rival).actors[scene.me].shown == [scene.parts.yokai_ids[yokai]]


@pytest.mark.clause("bitoku", "10.8")
def test_the_third_favour_gives_two_different_effects_of_four() -> None:
    scene = Scene(3)
    scene.die(0, 4, "glade")
    scene.offer()
    scene.do("cross glade 4", "favour glade two")
    assert scene.options() == ["do vision", "do rock", "do meditate", "do kodama", "skip"]
    scene.do("do kodama", "advance home")
    assert scene.options() == ["do vision", "do rock", "do meditate", "skip"]
    scene.do("do vision", "instead jade")
    assert scene.state.active != scene.me
    assert scene.good("jade") == 1


@pytest.mark.clause("bitoku", "10.9")
def test_a_favour_may_be_covered_without_its_reward() -> None:
    scene = Scene(3)
    scene.die(0, 4, "glade")
    scene.offer()
    scene.do("cross glade 4", "cover glade yokai")
    assert scene.state.covered[6:9] == [0, 1, 0]
    assert scene.state.hill_yokai[2] != NONE
    scene.die(1, 4, "forges")
    scene.offer()
    scene.do("cross forges 4", "favour forges two", "skip")
    assert scene.state.covered[9:12] == [0, 0, 1]


@pytest.mark.clause("bitoku", "11.1", "11.2", "11.3")
def test_a_building_costs_its_marker_and_advances_kodama() -> None:
    """The rulebook's example: a third building, a ryokan with two kodama steps, for wood and stone."""
    scene = Scene()
    scene.state.built[scene.me] = 2
    scene.give(wood=1, stone=1)
    scene.row(3, "moon-ryokan", "rice-farm")
    scene.add_building("glade-farm", "tea-farm", scene.rival)
    scene.add_building("glade-onsen", "river-onsen", scene.rival)
    scene.use("bitoku, move")  # any effect; the seat declines it
    scene.do("skip")
    scene.use("wood, build")
    scene.do("do build")
    assert scene.options() == ["build moon-ryokan", "build rice-farm"]
    scene.do("build moon-ryokan")
    assert [scene.good("wood"), scene.good("stone")] == [1, 0]  # the wood gained by the effect is left
    assert scene.options() == ["site yomi", "site stairs", "site glade", "site forges"]
    scene.do("site glade")
    assert scene.kodama("glade") == 3
    assert scene.state.built[scene.me] == 3
    assert scene.state.rows[3][0] == NONE


@pytest.mark.clause("bitoku", "11.1")
def test_what_each_marker_costs() -> None:
    parts = Scene().parts
    costs = [[parts.effects.compositions[n].text for n in parts.prices[price].numbers] for price in parts.marker_price]
    assert costs[2] == ["wood + stone"]
    assert len(costs) == 6
    scene = Scene()
    scene.state.built[scene.me] = 6
    scene.give(wood=9, stone=9)
    scene.use("wood, build")
    assert scene.prompt() == "turn"  # no marker left


@pytest.mark.clause("bitoku", "11.2")
def test_a_building_needs_a_place_of_its_type() -> None:
    scene = Scene()
    scene.give(wood=3, stone=3)
    scene.row(3, "rice-farm")
    for area in ("yomi", "stairs", "glade"):
        scene.add_building(
            f"{area}-farm", f"{['tea', 'great', 'sake'][['yomi', 'stairs', 'glade'].index(area)]}-farm", scene.rival
        )
    scene.use("build 1")
    scene.do("do build 1")
    assert scene.state.site_building[scene.parts.site_ids.index("forges-farm")] != NONE  # the only place left
    scene.row(3, "timber-farm")
    scene.use("build 1")
    assert scene.prompt() == "turn"  # no place for a farm


@pytest.mark.clause("bitoku", "11.3")
def test_a_building_may_give_an_amulet() -> None:
    scene = Scene()
    scene.give(wood=1)
    scene.row(3, "crystal-farm")
    scene.use("wood, build")
    scene.do("do build", "site home" if "site home" in scene.options() else "site yomi")
    assert scene.amulets() == [1, 0, 0]
    assert scene.kodama("yomi") == 2


@pytest.mark.clause("bitoku", "11.4", "20.14")
def test_points_under_markers_count_at_the_end() -> None:
    from sanmon.games.bitoku.rules.scoring import board_points

    scene = Scene()
    scene.give(wood=1)
    scene.row(3, "rice-farm")
    scene.use("wood, build")
    scene.do("do build", "site glade")
    assert scene.vp() == 0
    scene.state.built[scene.me] = 3
    assert board_points(scene.state, scene.me) == 0 + 1 + 2
    scene.crystal(0, "wit-any")
    scene.crystal(6, "memory-move")
    assert board_points(scene.state, scene.me) == 0 + 1 + 2 + 2 + 3


@pytest.mark.clause("bitoku", "11.5")
def test_ancient_buildings_are_never_built() -> None:
    scene = Scene(4)
    assert all(tile < scene.parts.buildings for tile in [*scene.state.piles[3], *scene.state.rows[3]])
