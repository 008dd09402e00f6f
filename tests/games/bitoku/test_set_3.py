"""Set 3: die spaces by player count [B25], the starting gate [B26] and the Tengu's steps [T13]."""

import csv
import shutil
from pathlib import Path

import pytest

from sanmon.cli.components import _check
from sanmon.cli.texts import Texts
from sanmon.games.bitoku.components import DEFAULT, FOLDER
from sanmon.games.bitoku.engine import load
from sanmon.kernel.errors import ComponentError
from sanmon.lab.balance.opponent import count_steps

REGIONS = ["yomi", "stairs", "glade", "forges"]
LEVELS = ["level-2", "level-3", "level-4"]
FREQUENT = "ABCDEFGHJKL"  # the steps that happen in every few games; I is rarer


def table(folder: Path, name: str) -> dict[str, dict[str, str]]:
    """The lines of a table, by id."""
    with (folder / name).open(encoding="utf-8") as file:
        return {row["id"]: row for row in csv.DictReader(file)}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DEFAULT, tmp_path / "mine"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.clause("bitoku", "2.1")
def test_four_players_have_more_die_spaces_than_three() -> None:
    rows = table(DEFAULT, "regions.csv")
    for region in REGIONS:
        assert int(rows[region]["dice-4"]) > int(rows[region]["dice-3"])
        assert int(rows[region]["hill-4"]) > int(rows[region]["hill-3"])
    for players in (2, 3, 4):
        view = load(None).start(players, 1).view(None)
        for seen in view.regions:  # type: ignore[attr-defined]
            assert seen.spaces == int(rows[seen.id][f"dice-{players}"])
    assert [rows["home"][f"dice-{players}"] for players in (3, 4)] == ["4", "4"]


@pytest.mark.clause("bitoku", "2.1")
@pytest.mark.parametrize(
    ("old", "new", "column"),
    [("yomi,1,3,4,", "yomi,1,4,4,", "dice-4"), ("glade,2,2,3,2,3", "glade,2,2,3,3,3", "hill-4")],
)
def test_a_set_of_ruleset_3_without_more_spaces_is_refused(copy: Path, old: str, new: str, column: str) -> None:
    change(copy, "regions.csv", old, new)
    with pytest.raises(ComponentError) as refused:
        load(copy)
    (problem,) = refused.value.problems
    assert (problem.file, problem.column) == ("regions.csv", column)
    assert "it must be more with four" in str(problem)


@pytest.mark.clause("bitoku", "2.1")
def test_an_older_set_is_only_warned_about(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(copy, "regions.csv", "yomi,1,3,4,", "yomi,1,3,3,")
    change(copy, "set.toml", "ruleset = 3\n", "")
    (warning,) = load(copy).parts.warnings
    assert str(warning).startswith("regions.csv line 2, dice-4: This is 3 with four players and 3 with three")
    assert _check("bitoku", copy, Texts("en")) == 0
    assert "Please check: regions.csv line 2, dice-4: This is 3 with four" in capsys.readouterr().out.replace("\n", " ")
    assert [str(one).split(":")[0] for one in load(FOLDER / "sanmon-2").parts.warnings] == [
        "regions.csv line 2, dice-4", "regions.csv line 6, dice-4",
    ]  # fmt: skip
    assert load(None).parts.warnings == []


@pytest.mark.parametrize("wrong", ["0", "true", '"3"'])
def test_the_ruleset_of_a_set_is_a_number(copy: Path, wrong: str) -> None:
    change(copy, "set.toml", "ruleset = 3\n", f"ruleset = {wrong}\n")
    with pytest.raises(ComponentError, match=r"set.toml, ruleset: is .*; expected a whole number from 1 to 999"):
        load(copy)


@pytest.mark.clause("bitoku", "13.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_starting_gate_serves_one_path_or_both(players: int) -> None:
    """From the rule's text: one start that leads onto both paths with one or two players, else one for each path."""
    game = load(None)
    state = game.start(players, 3)
    while state.seat is not None:
        begin = [text for text in map(game.vocabulary.text, state.options()) if text.startswith("begin ")]
        if begin:
            break
        do = [option for option in state.options() if game.vocabulary.text(option) == "do move"]
        play = [option for option in state.options() if game.vocabulary.text(option) == "play kitsune-0"]
        state.apply((do or play or state.options())[0])
    seat = state.seat
    assert seat is not None
    if players > 2:
        assert begin == ["begin matsu-1", "begin koke-1"]
        onward = [("begin matsu-1", {"walk matsu-1:matsu-2"}), ("begin koke-1", {"walk koke-1:koke-2"})]
    else:
        assert begin == ["begin sando"]
        onward = [("begin sando", {"walk sando:matsu-2", "walk sando:koke-2"})]
    for start, expected in onward:
        trial = state.clone()
        node = start.removeprefix("begin ")
        trial.on_node[trial.parts.node_ids.index(node) * trial.actors + seat] += 1
        walks = {text for text in map(game.vocabulary.text, _options(trial)) if text.startswith("walk")}
        assert walks == expected


def _options(state: object) -> list[int]:
    """The options of the top frame, worked out anew."""
    frame = state.stack[-1]  # type: ignore[attr-defined]
    options: list[int] = state.game.kinds[frame[0]].options(state, frame)  # type: ignore[attr-defined]
    return options


def test_a_start_is_needed_with_every_number_of_players(copy: Path) -> None:
    change(copy, "paths.csv", "0,1-2,-", "0,1,-")
    with pytest.raises(ComponentError, match=r"paths.csv, start: With 2 players, no line is a start"):
        load(copy)
    change(copy, "paths.csv", "0,1,-", "0,maybe,-")
    with pytest.raises(ComponentError, match="“maybe” is not a player count from 1 to 4"):
        load(copy)


def test_the_frequent_steps_of_the_tengu_happen() -> None:
    """T13 in short, with random players: every step but the rarest happens. With set 2 two steps never did."""
    steps = count_steps("bitoku", 2000, ["random"])
    assert sum(steps.counts.values()) == steps.turns >= 2000
    assert [step for step in steps.rare() if step in FREQUENT] == []
    before = count_steps("bitoku", 2000, ["random"], FOLDER / "sanmon-2")
    assert [step for step in FREQUENT if not before.counts[step]] == ["E", "K"]


@pytest.mark.deep
def test_every_step_of_the_tengu_happens() -> None:
    """T13: each step at least once in 1,000 turns, over 20,000 turns against bots of levels 2 to 4."""
    assert count_steps("bitoku", 20_000, LEVELS).rare() == []
