"""What the texts of Bitoku's lesson claim about its positions. That it can be played: tests/lessons."""

import re
from typing import Any

import msgspec
import pytest

from languages import OURS
from sanmon.lessons import format as lessons
from sanmon.lessons.local_table import LocalTable
from sanmon.lessons.run import Run


def at(say: str) -> tuple[Run, list[Any]]:
    """The lesson when this is said, and what both players have."""
    lesson = lessons.read("bitoku", "first")
    run = Run(lesson, LocalTable(lesson))
    while run.step.say != say:
        run.follow()
    return run, msgspec.to_builtins(run.table.state.view(0))["actors"]


def numbers(say: str, language: str) -> list[int]:
    text = lessons.catalogue("bitoku", language).say(f"lesson-first-{say}", {})
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", OURS)
def test_the_example_of_scoring_is_the_position_on_the_table(language: str) -> None:
    _, (mine, theirs) = at("score-example")
    points = [mine["points"][source] for source in ("game", "bitoku", "lakes", "rocks", "visions", "board", "dice")]
    dice, goods = sum(die["value"] for die in mine["dice"]), sum(mine["goods"].values())
    totals = [sum(player["points"].values()) for player in (mine, theirs)]
    assert mine["points"]["first"] == 0
    assert numbers("score-example", language) == [*points, dice, goods, *totals]


@pytest.mark.parametrize("language", OURS)
def test_the_long_turn_brings_the_points_that_are_promised(language: str) -> None:
    before, after = at("vision")[1][0], at("chain")[1][0]
    vision = after["points"]["visions"]
    assert numbers("chain", language) == [after["vp"] - before["vp"], vision]
    assert numbers("vision", language) == [vision, -before["points"]["visions"]]


def test_the_second_vision_is_fulfilled_in_the_second_year() -> None:
    _, (mine, _) = at("fulfilled")
    assert mine["visions"] == ["vision-17", "vision-16"]
    assert mine["points"]["visions"] == 6 + 7
