"""Other component sets: one error lists every mistake with file, line and column."""

import shutil
from pathlib import Path

import pytest
from market_day.components import DEFAULT

import sanmon
from sanmon.kernel.errors import ComponentError


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of our set with one change."""
    shutil.copytree(DEFAULT, folder, dirs_exist_ok=True)
    text = (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        (
            "customers.csv",
            "farm,2 apple >",
            "wood,2 apple >",
            "customers.csv line 2, guild: 'wood' is not one of: farm",
        ),
        ("customers.csv", "2 apple > 3 fame", "3 fame", "customers.csv line 2, deal: This is not an exchange"),
        (
            "stalls.csv",
            "2 apple,1",
            "2 pear,1",
            "stalls.csv line 2, effect, character 1: There is no good or action “pear”.",
        ),
        ("stalls.csv", "gate,invite,2,", "gate,invite,9,", "stalls.csv line 6, two: 9 is not from 0 to 4"),
        (
            "prices.csv",
            "second,coin",
            "second,coin | wool",
            "prices.csv line 3, price: This can be paid in several",
        ),
        ("set.toml", "cart = 8", "cart = 1", "set.toml, cart: is 1; expected a whole number from 3 to 20"),
        ("set.toml", "helpers = 3", "helpers = 4", "stalls.csv, four: 18 places are too few"),
    ],
)
def test_an_error_names_the_place_of_a_mistake(tmp_path: Path, file: str, old: str, new: str, problem: str) -> None:
    with pytest.raises(ComponentError) as error:
        sanmon.load("market_day", changed(tmp_path, file, old, new))
    assert problem in str(error.value)


def test_another_set_can_be_played(tmp_path: Path) -> None:
    game = sanmon.load("market_day", changed(tmp_path, "set.toml", "hours = 4", "hours = 2"))
    state = game.start(2, 1)
    while state.seat is not None:
        state.apply(state.options()[0])
    assert state.turn == 2 * 3 * 2


def test_a_released_set_does_not_change() -> None:
    assert sanmon.load("market_day").components_hash == "ff53a86c7c5544888a688f78bd010bb4", (
        "games were played with this set: make your change in a new set"
    )
