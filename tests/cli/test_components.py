"""`sanmon components`: shows a set with its sources, checks one and lists every mistake, exports one for editing."""

from pathlib import Path

import pytest

import sanmon
from cli.terminal import Machine
from sanmon.cli.app import run
from sanmon.kernel.records import read_record

KOI = Path(sanmon.__file__).parent / "games" / "koi" / "components"


def test_our_set_is_shown_and_marked_as_ours(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["components", "toy"]) == 0
    out = capsys.readouterr().out
    assert "These components are Sanmon’s own set" in out
    assert "sanmon-1" in out
    assert "Kettle" in out
    assert "charms.csv" in out
    assert "16" in out
    assert run(["components", "toy", "--lang", "cs"]) == 0
    assert "Tyto komponenty jsou naše" in capsys.readouterr().out
    assert run(["components", "toy", "--lang", "ru"]) == 0
    assert "Эти компоненты наши" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "copies, price      ours"), ("cs", "copies, price      naše"), ("ru", "copies, price      наше")],
)
def test_fields_with_a_source_of_their_own_are_listed(
    language: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["components", "koi", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert line in out
    assert "provenance.csv" not in out


def test_an_exported_set_is_correct_and_can_be_edited_and_played(
    tmp_path: Path, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "my set"
    assert run(["components", "toy", "--export", str(own)]) == 0
    assert 'name = "my-set"' in (own / "set.toml").read_text()
    assert run(["components", "toy", "--check", str(own)]) == 0
    assert "is valid" in capsys.readouterr().out
    table = own / "charms.csv"
    table.write_text(table.read_text().replace('kettle,"2 tea"', 'kettle,"2 tea, 3 rice"'))
    ran = machine.process("play", "toy", "--components", str(own), "--seed", "1", typed="1\n" * 200)
    assert ran.code == 0
    assert read_record(machine.finished()[0]).header.components == "my-set"
    shown = machine.process("components", "toy", "--components", str(own))
    assert "2 tea, 3 rice" in shown.out
    assert "Sanmon’s own set" not in shown.out


def test_the_check_lists_every_mistake_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own"
    run(["components", "toy", "--export", str(own)])
    table = own / "charms.csv"
    text = (
        table.read_text()
        .replace('2 tea",1,sanmon', '2 teas",1,sanmon')
        .replace('carp,"2 rice > 4 calm",3', 'carp,"2 rice > 4 calm",77')
    )
    table.write_text(text.replace("crane,", "carp,"))
    card = own / "set.toml"
    card.write_text(card.read_text().replace("rounds = 4", "rounds = 0"))
    capsys.readouterr()
    assert run(["components", "toy", "--check", str(own)]) == 1
    out = capsys.readouterr().out
    assert "charms.csv line 10, effect, character 1: There is no good or action “teas”. There are: " in out
    assert "charms.csv line 5, fox: “77” is not a whole number from 0 to 6." in out
    assert "charms.csv line 7, id: Line 5 already has this id." in out
    assert "set.toml, rounds: “0” is not a whole number from 1 to 8." in out
    assert "4 mistakes" in out
    assert run(["play", "toy", "--components", str(own)]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert err.startswith("sanmon: The component set own has 4 mistakes, the first in charms.csv line 7, id: Line 5 ")
    assert err.endswith(" To see all of them: sanmon components GAME --check FOLDER\n")


def test_an_export_never_overwrites_anything(tmp_path: Path) -> None:
    (tmp_path / "set.toml").write_text("mine")
    assert run(["components", "toy", "--export", str(tmp_path)]) == 2
    assert (tmp_path / "set.toml").read_text() == "mine"
    assert run(["components", "toy", "--export", str(tmp_path / "set.toml")]) == 2


def test_a_new_set_is_ours_under_its_own_name_and_says_what_is_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "my-box"
    assert run(["components", "koi", "--new", str(own)]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "sanmon components koi --check" in out
    assert "scenarios.csv" in out
    loaded_from = sanmon.load("koi").components_name
    loaded = sanmon.load("koi", components=own)
    assert loaded.components_name == "my-box"
    assert 'title = "my-box"\nnote = ""\n' in (own / "set.toml").read_text("utf-8")
    assert (own / "cards.csv").read_bytes() == (KOI / loaded_from / "cards.csv").read_bytes()
    assert run(["components", "koi", "--new", str(own)]) == 2
    assert run(["components", "koi", "--new", str(tmp_path / "b"), "--export", str(tmp_path / "c")]) == 2
