"""Games of rulesets 1 and 2 keep the rules that were changed later, so that old records and tables stay valid."""

import pickle
import shutil
from pathlib import Path

import pytest

from games.satori.scene import Scene
from sanmon.games.satori.components import DEFAULT
from sanmon.games.satori.engine import load
from sanmon.games.satori.solo.automaton import HASEKURA
from sanmon.games.satori.state import GOODS, INCENSE


def test_incense_is_taken_before_other_effects_are_offered() -> None:
    scene = Scene(ruleset=1).visit("orange", "lower-orange")
    assert scene.has("incense") == 1
    assert "do incense" not in scene.options()
    assert {"do hikari", "skip"} <= set(scene.options())


def test_the_last_goods_of_the_supply_are_taken_at_once() -> None:
    scene = Scene(ruleset=1)
    scene.give(scene.rival, mon=scene.state.supply[2] - 1).visit("grey", "upper-orange").do("side left")
    assert scene.has("mon") == 1


def test_the_hikari_of_tile_and_decoration_are_two_effects(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(DEFAULT, tmp_path / "printed"))
    path = folder / "altars.csv"
    path.write_text(
        path.read_text("utf-8").replace("lamplighters,orange,hikari x3,,", "lamplighters,orange,hikari x3,hikari,"),
        "utf-8",
    )
    scene = Scene(components=folder, ruleset=1)
    scene.build("lamplighters", "sun-disc")
    scene.visit("grey", "lamplighters").do("side right")
    assert scene.options() == ["do hikari", "do hikari x2", "skip"]


def test_the_last_amulets_cite_the_same_clause_as_the_first() -> None:
    scene = Scene(ruleset=1).jump(5).end_round()
    assert scene.state.prompt(scene.state.seat).clause == "14.2"


def test_a_blocked_reward_at_the_charity_altar_has_no_event() -> None:
    scene = Scene(1, ruleset=1, humble_charity=True)
    scene.state.goods[HASEKURA * GOODS + INCENSE] = 3
    scene.visit("grey", "charity").do("call", "do incense", "end")
    assert scene.events("reaction")
    assert scene.events("reward-blocked") == []


@pytest.mark.parametrize("ruleset", [1, 2])
def test_a_wheel_that_brings_nothing_is_not_offered(ruleset: int) -> None:
    scene = Scene(ruleset=ruleset).give(incense=1)
    scene.state.supply[0] = 0
    scene.again()
    assert "wheel wood" not in scene.options()
    assert "wheel stone" in scene.options()


def test_a_pickled_game_keeps_its_ruleset() -> None:
    assert pickle.loads(pickle.dumps(load(None, 1))).ruleset == 1
