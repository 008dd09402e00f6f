"""Whole games through a pipe, the way a script or a screen reader would play them."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import sanmon
from cli.terminal import House
from sanmon.kernel.records import read_record, replay

ONES = "1\n" * 400


def actions(record: Path) -> list[tuple[int, str]]:
    return [(action.seat, action.do) for action in read_record(record).actions]


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_whole_game_ends_with_a_table_and_a_record_that_replays(house: House, players: int, language: str) -> None:
    ran = house.sanmon("play", "toy", "--players", str(players), "--seed", "3", "--lang", language, typed=ONES)
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert "⟦" not in ran.out  # a message that is missing would show its key
    total = {"en": "Total", "cs": "Celkem", "ru": "Всего"}[language]
    [record] = house.finished()
    assert house.waiting() == []
    stored = read_record(record)
    assert stored.closing.result is not None
    for score in stored.closing.result.scores:
        assert re.search(rf"{total}.* {score}\b", ran.out)
    last = list(replay(stored, sanmon.load("toy")))[-1]
    assert last.result == stored.closing.result


def test_the_same_seed_and_answers_give_the_same_game(house: House, tmp_path: Path) -> None:
    other = House(tmp_path / "other")
    first = house.process("play", "toy", "--players", "3", "--seed", "9", typed=ONES)
    second = other.sanmon("play", "toy", "--players", "3", "--seed", "9", typed=ONES)
    assert first.out.rpartition("Record:")[0] == second.out.rpartition("Record:")[0]
    third = other.sanmon("play", "toy", "--players", "3", "--seed", "10", typed=ONES)
    assert third.out.rpartition("Record:")[0] != first.out.rpartition("Record:")[0]


def test_numbers_the_notation_and_the_words_mean_the_same_moves(house: House) -> None:
    house.sanmon("play", "toy", "--seed", "4", typed=ONES)
    [by_number] = house.finished()
    mine = [do for seat, do in actions(by_number) if seat == 0]
    by_number.unlink()
    house.sanmon("play", "toy", "--seed", "4", typed="".join(f"  {do.upper()} \n" for do in mine))
    [by_notation] = house.finished()
    assert [do for seat, do in actions(by_notation) if seat == 0] == mine


def test_nonsense_is_answered_and_changes_nothing(house: House) -> None:
    house.sanmon("play", "toy", "--players", "1", "--seed", "4", typed=ONES)
    [plain] = house.finished()
    expected = actions(plain)
    plain.unlink()
    nonsense = ["0", "-1", "99", "1.5", "1e3", "x" * 5000, "ž\x00\x07", "rules", "rules roll", "rules xyzzy",
                "rules 3.4", "log", "log all", "score", "pieces", "help", "?", "board", "1 1",
                "undo undo?"]  # fmt: skip
    typed = "".join(f"{line}\n" for line in nonsense) + ("abc\n1\n" * 400)
    ran = house.sanmon("play", "toy", "--players", "1", "--seed", "4", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "Choose a number from 1 to" in ran.out
    assert "The rules say nothing of “xyzzy”" in ran.out
    assert "3.4 Roll: the die is rolled" in ran.out
    assert "Rice and tea left" in ran.out
    [record] = house.finished()
    assert actions(record) == expected


def test_agents_alone_play_a_game_to_look_at(house: House) -> None:
    ran = house.sanmon("play", "toy", "--seats", "random,random,random", "--seed", "2")
    assert ran.code == 0
    assert "draws a charm" in ran.out  # told as a spectator sees it
    assert "Rank" in ran.out
    [record] = house.finished()
    assert read_record(record).header.seats == ["random"] * 3


def test_people_with_names_share_a_screen(house: House) -> None:
    ran = house.sanmon("play", "toy", "--seats", "human:Anna,human:Petr", "--seed", "2", typed=ONES)
    assert ran.code == 0
    assert "Anna decides" in ran.out
    assert "Petr plays" in ran.out
    assert read_record(house.finished()[0]).header.seats == ["human:Anna", "human:Petr"]


def test_table_options_are_taken_and_told(house: House) -> None:
    ran = house.sanmon("play", "toy", "--players", "1", "--set", "hungry-fox=yes", "--seed", "2", typed=ONES)
    assert "Hungry fox: it steals on a five, too" in ran.out
    assert read_record(house.finished()[0]).header.settings == {"hungry_fox": True}


@pytest.mark.parametrize("environment", [{"TERM": "dumb"}, {"NO_COLOR": "1"}, {"COLUMNS": "80"}], ids=str)
def test_eighty_columns_without_colour_are_enough(tmp_path: Path, environment: dict[str, str]) -> None:
    house = House(tmp_path, **environment)
    ran = house.sanmon("play", "toy", "--players", "3", "--seed", "6", "--lang", "cs", typed="pomoc\n" + ONES)
    assert ran.code == 0
    assert "\x1b" not in ran.out
    # Only a line with a path may be longer, so that the path can be copied in one piece.
    assert [line for line in ran.out.splitlines() if cell_len(line) > 80 and str(tmp_path) not in line] == []


def test_a_terminal_that_knows_only_ascii_loses_letters_but_no_game(tmp_path: Path) -> None:
    house = House(tmp_path, PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C")
    ran = house.process("play", "toy", "--lang", "ru", "--seed", "6", typed=ONES)
    assert (ran.code, ran.err) == (0, "")
    assert len(house.finished()) == 1


def test_the_language_of_the_machine_is_the_default(tmp_path: Path) -> None:
    assert "Čajovna" in House(tmp_path, LANG="cs_CZ.UTF-8").process("play", "toy", typed="quit\n").out
    assert "The tea house" in House(tmp_path, LANG="fr_FR.UTF-8").sanmon("play", "toy", typed="quit\n").out
    assert (
        "Чайный дом" in House(tmp_path, LANG="cs_CZ.UTF-8", SANMON_LANG="ru").sanmon("play", "toy", typed="quit\n").out
    )
