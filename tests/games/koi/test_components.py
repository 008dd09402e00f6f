"""Component sets: ours agrees with the rulebook, and every mistake in another set is reported with its line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sanmon.games.koi.components import FOLDER
from sanmon.games.koi.domains import FAMILIES, GOAL_TILES, SCENARIOS
from sanmon.games.koi.engine import Koi, load
from sanmon.games.koi.hexes import ALL_SIDES
from sanmon.games.koi.pond import TILES
from sanmon.games.koi.rules.goal_places import goal_anchors, goal_ways
from sanmon.games.koi.rules.goals import place_goal
from sanmon.kernel.errors import ComponentError


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "mine"
    shutil.copytree(FOLDER / "sanmon-1", copy)
    return copy


def edit(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new, 1), "utf-8")


def problems(folder: Path) -> list[str]:
    with pytest.raises(ComponentError) as caught:
        Koi(folder)
    return [str(problem) for problem in caught.value.problems]


def test_printed_facts_of_our_set() -> None:
    parts = load(None).parts
    families = [
        sum(sum(card.copies) for card in parts.cards if card.family == family) for family in range(len(FAMILIES))
    ]
    assert sum(families) == 48
    assert max(families) == families[FAMILIES.index("helper")]
    assert [sum(card.copies) for card in parts.cards if card.family == FAMILIES.index("scroll")] == [1] * 8
    assert parts.koi_points == [0, 2, 4, 6, 8]
    assert parts.prices[0] == 1
    assert parts.fees == [1, 0, 0, 0, 0]
    assert parts.benefits[3].text == "coin + 2 water | buy"
    assert (parts.capacity, parts.expansion) == (5, 2)
    assert [scenario.thresholds for scenario in parts.scenarios] == [[60, 80, 100], *[[50, 70, 90]] * 4]
    points = {tile.id: tile.points for tile in parts.goal_tiles}
    assert points["turtle"] == [1, 2, 4, 8, 12, 16]
    assert points["path"] == [3, 6, 12, 18]
    assert points["waterfall"] == [8, 16]
    assert sum(tile.tiles for tile in parts.goal_tiles) == 26


def test_every_line_names_its_source() -> None:
    for file in sorted((FOLDER / "sanmon-1").glob("*.csv")):
        lines = file.read_text("utf-8").splitlines()
        column = lines[0].split(",").index("source")
        assert column >= 1, file.name


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("cards.csv", "breeder,helper,2", "breeder,helper,3", "cards.csv, base: There are 31 in all; the box has 30."),
        ("cards.csv", "rain 3", "rain",
         "cards.csv line 16, effect, character 1: “rain” needs a number from 1 to 9 after it"),
        ("cards.csv", "2 water + coin", "2 watter + coin",
         "cards.csv line 20, effect, character 1: There is no good or action “watter”"),
        ("cards.csv", "market,market,3,1,1,market", "market,market,3,1,1,-", "every other card has one"),
        ("offer.csv", "third,3", "third,4",
         "offer.csv line 4, number: The lines must be in order: 3 is expected here."),
        ("koi.csv", "large,6", "large,2", "No koi of this size is left after those that stay in the box."),
        ("outlines.csv", "shore-2,shore,1,-1,se", "shore-2,shore,3,-1,se", "The hexes of “shore” are not connected."),
        ("outlines.csv", "large-3,large,0,1", "large-3,large,2,0", "“large” is a triangle"),
        ("outlines.csv", "shore-2,shore,1,-1,se", "shore-2,shore,1,-1,south",
         "'south' is not one of: e, ne, nw, w, sw, se"),
        ("outlines.csv", "willow-2,willow,-1,1,w sw se,lily", "willow-2,willow,-1,1,w sw se,-",
         "1 hex takes a lily; on the willow of the box, 2 do."),
        ("goals.csv", "turtle,turtle,2,1,0,3,1 2 4 8 12 16", "turtle,turtle,2,1,0,3,1 2 4",
         "Numbers here: 3. There should be 6."),
        ("goals.csv", "path,path,7,7", "path,path,6,6", "goals.csv, tiles: There are 25 in all; the box has 26."),
        ("scenarios.csv", "hot-summer,-,3,50", "hot-summer,-,3,95", "The thresholds must rise"),
        ("set.toml", "water = 80", "water = 81", "set.toml, supply.water: There are 81 in all; the box has 80."),
        ("scrolls.csv", "scroll-wells,2,well", "scroll-wells,2,fountain", "'fountain' is not one of: lily"),
    ],
)  # fmt: skip
def test_mistakes_are_reported_with_their_place(folder: Path, file: str, old: str, new: str, said: str) -> None:
    edit(folder, file, old, new)
    found = problems(folder)
    assert any(said in problem for problem in found), found


def test_all_mistakes_are_reported_at_once(folder: Path) -> None:
    edit(folder, "cards.csv", "breeder,helper,2", "breeder,helper,3")
    edit(folder, "goals.csv", "path,path,7,7", "path,path,6,6")
    (folder / "offer.csv").unlink()
    assert len(problems(folder)) >= 3


def test_an_owner_can_correct_outlines_and_play(folder: Path) -> None:
    """A straight shore with three water sides on its middle hex is another reading of the rulebook."""
    edit(folder, "outlines.csv", "shore-1,shore,0,0,e,middle e", "shore-1,shore,0,0,ne e se,middle e")
    edit(folder, "outlines.csv", "shore-2,shore,1,-1,se,-", "shore-2,shore,0,-1,-,-")
    edit(folder, "outlines.csv", "shore-3,shore,0,1,ne,-", "shore-3,shore,0,1,-,-")
    game = Koi(folder)
    assert game.components_hash != load(None).components_hash
    for seed in range(6):
        state = game.start(players=3, seed=seed)
        made = 0
        while state.seat is not None:
            options = state.options()
            state.apply(options[(seed + made * 7) % len(options)])
            made += 1
        assert state.result is not None


WILLOW = "willow-3,willow,0,1,sw se e,lily,sanmon,\n"


def test_a_willow_may_have_three_to_six_hexes(folder: Path) -> None:
    """The rulebook shows it only in a picture: three to six hexes are a willow, and it can be claimed and placed."""
    longer = WILLOW + "".join(f"willow-{3 + n},willow,{n},-{n},-,-,report,\n" for n in (1, 2, 3))
    edit(folder, "outlines.csv", WILLOW, longer)
    game = Koi(folder)
    assert len(game.parts.outlines[TILES.index("willow")].cells) == 6
    state = game.start(players=2, seed=1)
    pond = state.ponds[0]
    for at in sorted(pond.reach)[:6]:
        pond.put(at, TILES.index("water"), ALL_SIDES)
    anchors = goal_anchors(game.parts, pond, GOAL_TILES.index("willow"))
    at = anchors[-1]
    before = len(pond.tiles)
    place_goal(state, 0, GOAL_TILES.index("willow"), at, goal_ways(game.parts, pond, GOAL_TILES.index("willow"), at)[0])
    assert len(pond.tiles) == before + 6
    assert len(pond.beds) == 2


@pytest.mark.parametrize("hexes", [2, 7])
def test_a_willow_with_fewer_or_more_hexes_is_refused(folder: Path, hexes: int) -> None:
    if hexes == 2:
        edit(folder, "outlines.csv", WILLOW, "")
    else:
        edit(
            folder,
            "outlines.csv",
            WILLOW,
            WILLOW + "".join(f"willow-{3 + n},willow,{n},0,-,-,report,\n" for n in (1, 2, 3, 4)),
        )
    assert any(f"“willow” has {hexes} hexes; it should have 3–6." in problem for problem in problems(folder))


def test_the_set_has_every_scenario_and_goal() -> None:
    parts = load(None).parts
    assert [scenario.id for scenario in parts.scenarios] == list(SCENARIOS)
    assert [tile.id for tile in parts.goal_tiles] == list(GOAL_TILES)
