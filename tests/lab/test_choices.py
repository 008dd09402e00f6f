"""Choices of turns: what a choice gains is measured in a world in which it was not made."""

from __future__ import annotations

import msgspec
import pytest

from sanmon.cli.app import run
from sanmon.kernel.errors import SetupError
from sanmon.lab.choices import Choice, Figures, Task, check, choices_of_games, figures_of, gain


def test_a_choice_is_measured_in_the_other_world() -> None:
    came = [[9.0, 0.0], [0.0, 3.0], [0.0, 0.0]]
    # By the first world the first turn is best, which is worth 0 in the second; by the second world the second one is.
    assert gain(came, came) == pytest.approx(((0.0 - 3.0) + (0.0 - 1.0)) / 2)
    # Values that foresee both worlds gain what the best turn is above the mean.
    assert gain([[0.0, 1.0], [1.0, 0.0], [0.0, 0.0]], came) == pytest.approx(((9.0 - 3.0) + (3.0 - 1.0)) / 2)
    # Three worlds: the choice for one is made by the sum of the other two.
    assert gain([[5.0, 0.0, 0.0], [0.0, 3.0, 3.0]], [[0.0] * 3, [6.0, 2.0, 2.0]]) == pytest.approx(
        (3.0 - 1.0 - 1.0) / 3
    )


def test_the_same_seed_gives_the_same_choices_however_the_games_are_shared_out() -> None:
    task = Task("toy", 2, 2)
    whole = choices_of_games(task, 0, 24)
    assert whole == [*choices_of_games(task, 0, 7), *choices_of_games(task, 7, 24)]
    assert len(whole) > 10
    assert {choice.quarter for choice in whole} <= {0, 1, 2, 3}


def test_figures_are_means_with_standard_errors_by_quarter_and_of_all() -> None:
    found = figures_of([Choice(0, 1.0, 5.0, 2.0), Choice(0, 3.0, 6.0, 2.0), Choice(3, -1.0, 7.0, 8.0)])
    assert [one.quarter for one in found] == [0, 3, None]
    assert [one.choices for one in found] == [2, 1, 3]
    assert (found[0].judged, found[0].judged_error, found[0].played_error) == pytest.approx((2.0, 1.0, 0.0))
    assert (found[2].judged, found[2].ahead, found[2].played) == pytest.approx((1.0, 6.0, 4.0))


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(SetupError, match="--worlds must be 2 or more"):
        check("toy", 2, 1, 1)
    with pytest.raises(SetupError, match="--games must be 1 or more"):
        check("toy", 2, 0, 2)
    with pytest.raises(SetupError):
        check("satori", 9, 1, 2)


def test_the_command_prints_a_table_or_json(capfd: pytest.CaptureFixture[str]) -> None:
    arguments = ["lab", "choices", "toy", "--games", "8", "--worlds", "2"]
    assert run(arguments) == 0
    assert "quarter choices judged now a turn later at the end" in " ".join(capfd.readouterr().out.split())
    assert run([*arguments, "--json"]) == 0
    figures = msgspec.json.decode(capfd.readouterr().out, type=list[Figures])
    assert figures == figures_of(choices_of_games(Task("toy", 2, 2), 0, 8))
