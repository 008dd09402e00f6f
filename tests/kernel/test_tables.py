"""Component sets: all mistakes are reported at once, each with its file, line and column."""

import re
import shutil
from pathlib import Path

import pytest

import sanmon
from kernel.small import effects
from sanmon.games.toy import components
from sanmon.kernel.errors import ComponentError
from sanmon.kernel.tables import LARGEST_FILE, SetReader

TOML = 'name = "mine"\ngame = "small"\nrounds = 4\n[prices]\nlow = 2\n'
CSV = "id,effect,cost,points,colour,source,note\nfirst,2 wood,-,3,red,sanmon,\nsecond,walk,wood,0,blue,rulebook,p. 3\n"


def reader(folder: Path, toml: str = TOML, csv: str = CSV) -> SetReader:
    (folder / "set.toml").write_text(toml, "utf-8")
    (folder / "tiles.csv").write_text(csv, "utf-8")
    return SetReader(folder, "small")


def problems(folder: Path, toml: str = TOML, csv: str = CSV) -> list[str]:
    """Reads the whole set, as a game would; returns what is wrong."""
    read = reader(folder, toml, csv)
    table = effects()
    for row in read.table("tiles.csv", ["effect", "cost", "points", "colour"]):
        row.id()
        row.effect("effect", table)
        row.cost("cost", table)
        row.whole("points", 0, 9)
        row.one_of("colour", ["red", "blue"])
    read.number("rounds", 1, 8)
    read.number("prices.low", 1, 8)
    try:
        read.done()
    except ComponentError as error:
        assert str(error).startswith(f"the component set {folder.name}: {len(error.problems)} problem(s)\n  ")  # noqa: PT017
        return [str(problem) for problem in error.problems]
    return []


def test_a_good_set_has_no_problems(tmp_path: Path) -> None:
    assert problems(tmp_path) == []
    read = reader(tmp_path)
    rows = read.table("tiles.csv", ["effect", "cost", "points", "colour"])
    assert [row.line for row in rows] == [2, 3]
    assert [row.id() for row in rows] == ["first", "second"]
    assert [row.effect("effect", effects()).text for row in rows] == ["2 wood", "walk"]
    assert [row.whole("points", 0, 9) for row in rows] == [3, 0]
    assert (read.name, read.number("rounds", 1, 8), read.number("prices.low", 1, 8)) == ("mine", 4, 2)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Third,walk,-,1,red,sanmon,", "id: 'Third' is not lower-case letters, digits and single dashes"),
        ("a--b,walk,-,1,red,sanmon,", "id: 'a--b' is not lower-case letters, digits and single dashes"),
        (",walk,-,1,red,sanmon,", "id: is empty"),
        ("first,walk,-,1,red,sanmon,", "id: 'first' is already the id of line 2"),
        ("third,fly,-,1,red,sanmon,", "effect, character 1: There is no good or action “fly”. There are: wood, stone"),
        ('third,"walk, 2 fly",-,1,red,sanmon,', "effect, character 7: There is no good or action “fly”."),
        ("third,,-,1,red,sanmon,", "effect, character 1: This is empty. For nothing at all, write -."),
        ("third,walk,walk,1,red,sanmon,", "cost, character 1: Only goods can be paid. There are: wood, stone, tea."),
        ("third,walk,-,ten,red,sanmon,", "points: 'ten' is not a whole number from 0 to 9"),
        ("third,walk,-,1.5,red,sanmon,", "points: '1.5' is not a whole number from 0 to 9"),
        ("third,walk,-,1_0,red,sanmon,", "points: '1_0' is not a whole number from 0 to 9"),
        ("third,walk,-,,red,sanmon,", "points: '' is not a whole number from 0 to 9"),
        ("third,walk,-,10,red,sanmon,", "points: 10 is not from 0 to 9"),
        ("third,walk,-,-1,red,sanmon,", "points: -1 is not from 0 to 9"),
        (f"third,walk,-,{'9' * 5000},red,sanmon,", "points: '9999"),
        ("third,walk,-,1,green,sanmon,", "colour: 'green' is not one of: red, blue"),
        (
            "third,walk,-,1,red,hearsay,",
            "source: 'hearsay' is not one of: rulebook, deduced, report, box, author, sanmon",
        ),
    ],
)
def test_a_wrong_cell_is_told_with_line_and_column(tmp_path: Path, line: str, told: str) -> None:
    found = problems(tmp_path, csv=CSV + line + "\n")
    assert len(found) == 1
    assert found[0].startswith(f"tiles.csv line 4, {told}")


@pytest.mark.parametrize(
    ("csv", "told"),
    [
        ("id,effect,cost,points,colour\n", ["tiles.csv line 1: the column 'source' is missing"]),
        (
            "id,effekt,cost,points,colour,source\n",
            [
                "tiles.csv line 1: the column 'effect' is missing",
                "tiles.csv line 1: no column 'effekt'; there are: id, effect, cost, points, colour, source, note",
            ],
        ),
        (CSV.replace("colour,", "colour,cost,", 1), ["tiles.csv line 1: the column 'cost' appears twice"]),
        (CSV + "third,walk\n", ["tiles.csv line 4: has 2 cells; expected 7"]),
        (CSV + "third,walk,-,1,red,sanmon,,\n", ["tiles.csv line 4: has 8 cells; expected 7"]),
        (
            CSV + 'third,"walk,-,1,red,sanmon,\n',
            ["tiles.csv line 4: A quotation mark is opened here and never closed."],
        ),
        (CSV + "third,wa\0lk,-,1,red,sanmon,\n", ["tiles.csv line 4"]),
        ("", ["tiles.csv: is empty"]),
    ],
)
def test_a_wrong_table_is_told(tmp_path: Path, csv: str, told: list[str]) -> None:
    found = problems(tmp_path, csv=csv)
    assert len(found) == len(told), found
    for problem, expected in zip(found, told, strict=True):
        assert problem.startswith(expected)


def test_lines_are_counted_as_an_editor_counts_them(tmp_path: Path) -> None:
    csv = (
        "id,effect,cost,points,colour,source,note\n\n\nfirst,fly,-,3,red,sanmon,\n,,,,,,\nsecond,walk,-,x,red,sanmon,\n"
    )
    assert [problem.partition(":")[0] for problem in problems(tmp_path, csv=csv)] == [
        "tiles.csv line 4, effect, character 1",
        "tiles.csv line 6, points",
    ]


def test_everything_wrong_is_told_at_once(tmp_path: Path) -> None:
    toml = 'name = 3\ngame = "chess"\nrounds = 9\n[prices]\nlow = "2"\n'
    csv = CSV + "Third,fly,walk,ten,green,hearsay,\n"
    assert [problem.partition(":")[0] for problem in problems(tmp_path, toml, csv)] == [
        "set.toml, game",
        "set.toml, name",
        "tiles.csv line 4, source",
        "tiles.csv line 4, id",
        "tiles.csv line 4, effect, character 1",
        "tiles.csv line 4, cost, character 1",
        "tiles.csv line 4, points",
        "tiles.csv line 4, colour",
        "set.toml, rounds",
        "set.toml, prices.low",
    ]


@pytest.mark.parametrize(
    ("toml", "told"),
    [
        (
            'name = "mine"\ngame = "small"\n[prices]\nlow = 2\n',
            "set.toml, rounds: is None; expected a whole number from 1 to 8",
        ),
        (TOML.replace("rounds = 4", "rounds = true"), "set.toml, rounds: is True; expected a whole number"),
        (TOML.replace("rounds = 4", "rounds = 4.0"), "set.toml, rounds: is 4.0; expected a whole number"),
        (TOML.replace("[prices]\nlow = 2", "prices = 3"), "set.toml, prices.low: is None; expected a whole number"),
        (TOML.replace('"small"', '"toy"'), "set.toml, game: is 'toy'; expected 'small'"),
    ],
)
def test_a_wrong_number_of_the_set_is_told(tmp_path: Path, toml: str, told: str) -> None:
    found = problems(tmp_path, toml)
    assert len(found) == 1
    assert found[0].startswith(told)


A_VALUE = "A value must stand here: a number, text in quotation marks, true, false or a list in [ ]."


@pytest.mark.parametrize(
    ("toml", "told"),
    [
        ('game = "small"\nname = ', f"set.toml line 2: {A_VALUE}"),
        ("\n\n= 3", "set.toml line 3, character 1: Every line must be name = value or a heading in [ ]."),
        ("x = " + "[" * 20_000, "set.toml: The brackets are nested too deeply."),
        ("x = " + "9" * 5_000, f"set.toml: {A_VALUE}"),
    ],
)
def test_a_broken_toml_is_told_once(tmp_path: Path, toml: str, told: str) -> None:
    assert problems(tmp_path, toml) == [told]


def test_a_toml_with_nothing_in_it_is_told(tmp_path: Path) -> None:
    found = problems(tmp_path, "# nothing\n")
    assert [problem.partition(":")[0] for problem in found] == ["set.toml, rounds", "set.toml, prices.low"]


def test_a_quotation_mark_is_told_where_it_was_opened(tmp_path: Path) -> None:
    table = CSV + 'third,"walk,-,1,red,sanmon,\n' + "fourth,walk,-,1,red,sanmon,\n" * 5
    assert problems(tmp_path, csv=table) == ["tiles.csv line 4: A quotation mark is opened here and never closed."]


def test_files_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    assert [str(problem) for problem in SetReader(tmp_path / "nowhere", "small").problems] == ["set.toml: is missing"]
    read = reader(tmp_path)
    (tmp_path / "large.csv").write_text("x" * (LARGEST_FILE + 1), "utf-8")
    (tmp_path / "latin.csv").write_bytes("id,source\ncaf\xe9,sanmon\n".encode("latin-1"))
    (tmp_path / "folder.csv").mkdir()
    for file in ("missing.csv", "large.csv", "latin.csv", "folder.csv"):
        assert read.table(file, []) == []
    assert [str(problem).split(" (")[0] for problem in read.problems] == [
        "missing.csv: is missing",
        "large.csv: is larger than 256 kB",
        "latin.csv: cannot be read as UTF-8 text",
        "folder.csv: cannot be read as UTF-8 text",
    ]


def test_the_fingerprint_is_of_the_content_and_the_same_on_every_machine(tmp_path: Path) -> None:
    def hashed(csv: bytes) -> str:
        read = reader(tmp_path)
        (tmp_path / "tiles.csv").write_bytes(csv)
        read.table("tiles.csv", ["effect", "cost", "points", "colour"])
        return read.hash

    plain = CSV.encode()
    assert hashed(plain) == hashed(plain.replace(b"\n", b"\r\n")) == hashed(b"\xef\xbb\xbf" + plain)
    assert hashed(plain) != hashed(plain.replace(b"p. 3", b"p. 4"))


def test_a_count_is_checked_against_the_box(tmp_path: Path) -> None:
    read = reader(tmp_path)
    read.count("tiles.csv", 2, 2)
    read.count("tiles.csv", 2, 3)
    read.count("tiles.csv", 1, 3, "red", "colour")
    assert [str(problem) for problem in read.problems] == [
        "tiles.csv: There are 2 in all; the box has 3.",
        "tiles.csv, colour: “red” appears once; the box has 3.",
    ]


def test_an_owners_set_of_the_toy_is_checked_whole(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(components.DEFAULT, folder)
    lines = (folder / "charms.csv").read_text("utf-8").splitlines()
    (folder / "charms.csv").write_text("\n".join([*lines[:5], *lines[6:-1], "umbrella,fly,9,sanmon,"]) + "\n", "utf-8")
    with pytest.raises(ComponentError) as caught:
        sanmon.load("toy", folder)
    assert [re.split("[;.] ", str(problem))[0] for problem in caught.value.problems] == [
        "charms.csv: There are 15 in all",
        "charms.csv line 16, effect, character 1: There is no good or action “fly”",
        "charms.csv line 16, fox: 9 is not from 0 to 6",
    ]
