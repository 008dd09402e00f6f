"""Whole games through a pipe, as a script or a screen reader would play them."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import sanmon
from cli.terminal import Machine
from sanmon.kernel.records import read_record, replay

ONES = "1\n" * 400


def actions(record: Path) -> list[tuple[int, str]]:
    return [(action.seat, action.do) for action in read_record(record).actions]


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_whole_game_ends_with_a_table_and_a_record_that_replays(
    machine: Machine, players: int, language: str
) -> None:
    ran = machine.sanmon("play", "toy", "--players", str(players), "--seed", "3", "--lang", language, typed=ONES)
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert "⟦" not in ran.out  # a missing message would be shown as its key
    total = {"en": "Total", "cs": "Celkem", "ru": "Всего"}[language]
    [record] = machine.finished()
    assert machine.unfinished() == []
    stored = read_record(record)
    assert stored.closing.result is not None
    for score in stored.closing.result.scores:
        assert re.search(rf"{total}.* {score}\b", ran.out)
    last = list(replay(stored, sanmon.load("toy")))[-1]
    assert last.result == stored.closing.result


def test_the_same_seed_and_answers_give_the_same_game(machine: Machine, tmp_path: Path) -> None:
    other = Machine(tmp_path / "other")
    first = machine.process("play", "toy", "--players", "3", "--seed", "9", typed=ONES)
    second = other.sanmon("play", "toy", "--players", "3", "--seed", "9", typed=ONES)
    assert first.out.rpartition("Record:")[0] == second.out.rpartition("Record:")[0]
    third = other.sanmon("play", "toy", "--players", "3", "--seed", "10", typed=ONES)
    assert third.out.rpartition("Record:")[0] != first.out.rpartition("Record:")[0]


def test_numbers_and_notation_give_the_same_moves(machine: Machine) -> None:
    machine.sanmon("play", "toy", "--seed", "4", typed=ONES)
    [by_number] = machine.finished()
    mine = [do for seat, do in actions(by_number) if seat == 0]
    by_number.unlink()
    machine.sanmon("play", "toy", "--seed", "4", typed="".join(f"  {do.upper()} \n" for do in mine))
    [by_notation] = machine.finished()
    assert [do for seat, do in actions(by_notation) if seat == 0] == mine


def test_nonsense_gets_an_answer_and_changes_nothing(machine: Machine) -> None:
    machine.sanmon("play", "toy", "--players", "1", "--seed", "4", typed=ONES)
    [plain] = machine.finished()
    expected = actions(plain)
    plain.unlink()
    nonsense = ["0", "-1", "99", "1.5", "1e3", "x" * 5000, "ž\x00\x07", "rules", "rules roll", "rules xyzzy",
                "rules 3.4", "log", "log all", "score", "pieces", "help", "?", "board", "1 1",
                "undo undo?"]  # fmt: skip
    typed = "".join(f"{line}\n" for line in nonsense) + ("abc\n1\n" * 400)
    ran = machine.sanmon("play", "toy", "--players", "1", "--seed", "4", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "Choose a number from 1 to" in ran.out
    assert "The rules say nothing about “xyzzy”" in ran.out
    assert "3.4 Roll: roll the die" in ran.out
    assert "Rice and tea left" in ran.out
    [record] = machine.finished()
    assert actions(record) == expected


def test_bots_play_a_game_without_people(machine: Machine) -> None:
    ran = machine.sanmon("play", "toy", "--seats", "random,random,random", "--seed", "2")
    assert ran.code == 0
    assert "draws a charm" in ran.out  # the log is a spectator's
    assert "Place" in ran.out
    [record] = machine.finished()
    assert read_record(record).header.seats == ["random"] * 3


def test_people_with_names_share_a_screen(machine: Machine) -> None:
    ran = machine.sanmon("play", "toy", "--seats", "human:Anna,human:Petr", "--seed", "2", typed=ONES)
    assert ran.code == 0
    assert "Anna decides" in ran.out
    assert "Petr plays" in ran.out
    assert read_record(machine.finished()[0]).header.seats == ["human:Anna", "human:Petr"]


def test_table_options_are_used_and_shown(machine: Machine) -> None:
    ran = machine.sanmon("play", "toy", "--players", "1", "--set", "hungry-fox=yes", "--seed", "2", typed=ONES)
    assert "Hungry fox: it steals on a five or six" in ran.out
    assert read_record(machine.finished()[0]).header.settings == {"hungry_fox": True}


@pytest.mark.parametrize("environment", [{"TERM": "dumb"}, {"NO_COLOR": "1"}, {"COLUMNS": "80"}], ids=str)
def test_eighty_columns_without_colour_are_enough(tmp_path: Path, environment: dict[str, str]) -> None:
    machine = Machine(tmp_path, **environment)
    ran = machine.sanmon("play", "toy", "--players", "3", "--seed", "6", "--lang", "cs", typed="pomoc\n" + ONES)
    assert ran.code == 0
    assert "\x1b" not in ran.out
    # Only a line with a path may be longer, so that the path can be copied.
    assert [line for line in ran.out.splitlines() if cell_len(line) > 80 and str(tmp_path) not in line] == []


def test_an_ascii_terminal_loses_letters_but_can_play(tmp_path: Path) -> None:
    machine = Machine(tmp_path, PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C")
    ran = machine.process("play", "toy", "--lang", "ru", "--seed", "6", typed=ONES)
    assert (ran.code, ran.err) == (0, "")
    assert len(machine.finished()) == 1


def test_the_language_of_the_system_is_the_default(tmp_path: Path) -> None:
    assert "Čajovna" in Machine(tmp_path, LANG="cs_CZ.UTF-8").process("play", "toy", typed="quit\n").out
    assert "The Tea House" in Machine(tmp_path, LANG="fr_FR.UTF-8").sanmon("play", "toy", typed="quit\n").out
    assert (
        "Чайный дом"
        in Machine(tmp_path, LANG="cs_CZ.UTF-8", SANMON_LANG="ru").sanmon("play", "toy", typed="quit\n").out
    )
