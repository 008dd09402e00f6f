"""Component sets: ours agrees with the rulebook, and every mistake in somebody's own set is reported."""

import re
import shutil
from pathlib import Path

import pytest

from sanmon.games.bitoku.components import DEFAULT
from sanmon.games.bitoku.engine import load
from sanmon.games.bitoku.printed.base import expand_any
from sanmon.kernel.errors import ComponentError
from sanmon.kernel.tables import tables_of


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DEFAULT, tmp_path / "mine"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")


def problems(folder: Path) -> list[str]:
    with pytest.raises(ComponentError) as caught:
        load(folder)
    return [str(problem) for problem in caught.value.problems]


def test_a_copy_is_the_same_set(copy: Path) -> None:
    assert load(copy).components_hash == load(None).components_hash


def test_every_line_says_where_it_comes_from() -> None:
    for table in DEFAULT.glob("*.csv"):
        header, *lines = table.read_text("utf-8").splitlines()
        assert "source" in header.split(",")
        assert lines


def test_any_is_short_for_the_four_goods() -> None:
    assert expand_any("any") == "1 (wood|stone|jade|sake)"
    assert expand_any("2 any, amulet 1") == "2 (wood|stone|jade|sake), amulet 1"
    assert expand_any("many-any | anyone") == "many-any | anyone"


@pytest.mark.parametrize(("file", "old", "new", "message"), [
    ("yokai.csv", "kappa-1,kappa", "kappa-1,duck", r"yokai.csv line \d+, type: 'duck' is not one of: kappa"),
    ("yokai.csv", '"jade, mitama"', '"jade, mitma"',
     r"yokai.csv line \d+, effect, character 7: There is no good or action “mitma”"),
    ("yokai.csv", "mitama,2,10", "mitama,2,many", r"yokai.csv line \d+, max: 'many' is not a whole number"),
    ("crystals.csv", "dream-draw,dream,draw,0,2", "dream-draw,dream,draw,0,3",
     r"crystals.csv, copies: There are 33 in all; the box has 32\."),
    ("crystals.csv", "memory-move,memory,move,1", "memory-move,memory,run,1",
     r"effect: 'run' is not one of: kodama, move"),
    ("visions.csv", "2 building + resource + combined", "2 bildings",
     r"visions.csv line 2, needs: “2 bildings” is not a condition; write for example 2 building"),
    ("paths.csv", "matsu-1,matsu-2", "matsu-1,oak-2",
     r"paths.csv line 3, next: 'oak-2' is not one of: -, sando, matsu-1"),
    ("board.csv", "marker-1,marker,1,wood", "marker-1,marker,1,gold",
     r"board.csv line 2, cost, character 1: Only goods can be paid"),
    ("rocks.csv", "ryokan + temple", "ryokan + castle", r"rocks.csv line \d+, types: 'castle' is not one of"),
    ("tengu.csv", "wood + stone,sake", "-,sake", r"tengu.csv line \d+, goods: A Glade card must show two goods"),
    ("home.csv", "moon,1,1-4", "moon,2,1-4", r"home.csv: With 1 player, the places must be 1 to 4"),
    ("bitoku.csv", 'gi,"2 vp, move",2', 'gi,"2 vp, move",3',
     r"bitoku.csv, copies: The copies are 5, 5, 4, 4, 3, 3, 1; they should be 5, 5, 4, 4, 3, 2, 1"),
    ("set.toml", "dice = [3, 2, 1]", "dice = [3, 2, 9]",
     r"set.toml, start.dice: This is \[3, 2, 9\]; it should be 3 whole numbers"),
    ("displays.csv", "mitama-2,mitama,2,1-4", "mitama-2,mitama,3,1-4",
     r"displays.csv line 3, place: The lines must be in order: 2 is expected"),
    ("places.csv", "yomi-farm,yomi,farm,1-4", "yomi-farm,yomi,farm,1-9",
     r"places.csv line 2, players: “1-9” is not a player count from 1 to 4; write for example 2 or 3-4"),
])  # fmt: skip
def test_a_mistake_is_reported_with_its_place(copy: Path, file: str, old: str, new: str, message: str) -> None:
    change(copy, file, old, new)
    found = problems(copy)
    assert any(re.search(message, problem) for problem in found), found


def test_all_mistakes_are_reported_at_once(copy: Path) -> None:
    change(copy, "yokai.csv", "kappa-1,kappa", "kappa-1,duck")
    change(copy, "lakes.csv", "5,2,1", "5,2,x")
    (copy / "gates.csv").unlink()
    assert len(problems(copy)) >= 4


@pytest.mark.parametrize("file", ["set.toml", *[path.name for path in tables_of(DEFAULT)]])
def test_a_missing_file_is_named(copy: Path, file: str) -> None:
    (copy / file).unlink()
    assert f"{file}: is missing" in problems(copy)


@pytest.mark.parametrize("file", sorted(path.name for path in tables_of(DEFAULT)))
def test_an_empty_table_is_an_error_and_no_crash(copy: Path, file: str) -> None:
    header = (copy / file).read_text("utf-8").splitlines()[0]
    (copy / file).write_text(header + "\n", "utf-8")
    assert problems(copy)


def test_our_set_agrees_with_what_the_rulebook_prints() -> None:
    """The rulebook describes these single components."""
    parts = load(None).parts
    effects = parts.effects.table
    number = parts.building_ids.index("rock-temple")
    assert [parts.building_die[number], effects[parts.building_effect[number]].text] == [1, "rock"]
    assert effects[parts.building_owner[number]].text == "vp"
    number = parts.building_ids.index("moon-ryokan")
    assert [parts.building_kodama[number], effects[parts.building_owner[number]].text] == [2, "vp + amulet 1"]
    number = parts.yokai_ids.index("nezumi-1")
    assert effects[parts.yokai_effect[number]].text == "kodama, build | crystal"
    assert [parts.yokai_vp[number], parts.yokai_max[number]] == [2, 12]
    assert effects[parts.yokai_effect[parts.yokai_ids.index("imomushi-0")]].text == "wood | stone"
    assert effects[parts.gate_effect[parts.gate_ids.index("gate-spirits")]].text == "mitama 2"
    number = parts.vision_ids.index("vision-1")
    assert parts.vision_needs[number] == [1, 2, 0, 0, 1, 0, 0, 0]
    assert [parts.vision_vp[number], parts.vision_penalty[number]] == [6, 2]
    assert 5 in [lake[0] for lake in parts.lakes]
    assert parts.bitoku_copies == [5, 5, 4, 4, 3, 2, 1]
    assert parts.tengu_place.count(5) == 2
    costs = {sum(parts.prices[price].ways[0]) for price in parts.display_price[2]}
    assert costs == {0, 1, 2}
