"""A game that was begun is never lost: saves, Ctrl-C, a closed terminal, the end of input, a kill."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import sanmon
from cli.terminal import House, Terminal
from sanmon.kernel.records import read_record

ONES = "1\n" * 400
AtTerminal = Callable[..., Terminal]


def whole(house: House, seed: str = "7") -> list[str]:
    """The moves of the game that is played with nothing but ones."""
    assert house.sanmon("play", "toy", "--seed", seed, typed=ONES).code == 0
    [record] = house.finished()
    moves = [action.do for action in read_record(record).actions]
    record.unlink()
    return moves


def test_ctrl_c_keeps_the_game_and_says_where(house: House, at_terminal: AtTerminal) -> None:
    terminal = at_terminal("play", "toy", "--seed", "7")
    terminal.expect("> ")
    terminal.answer("1")
    terminal.expect("> ")
    terminal.waits()
    terminal.keys("\x03")
    code, shown = terminal.ended()
    assert code == 130
    [kept] = house.waiting()
    assert f"sanmon play --load {kept}" in shown
    assert "Traceback" not in shown
    assert len(read_record(kept).actions) >= 1


def test_the_end_of_input_keeps_the_game(house: House, at_terminal: AtTerminal) -> None:
    terminal = at_terminal("play", "toy", "--seed", "7")
    terminal.expect("> ")
    terminal.answer("1")
    terminal.expect("> ")
    terminal.keys("\x04")
    code, shown = terminal.ended()
    assert code == 0
    assert str(house.waiting()[0]) in shown


def test_a_closed_window_keeps_the_game(house: House, at_terminal: AtTerminal) -> None:
    terminal = at_terminal("play", "toy", "--seed", "7")
    terminal.expect("> ")
    terminal.answer("1")
    terminal.expect("> ")
    terminal.hang_up()
    [kept] = house.waiting()
    assert len(read_record(kept).actions) >= 1


def test_a_game_that_waited_goes_on_as_if_nothing_had_happened(house: House) -> None:
    expected = whole(house)
    ran = house.process("play", "toy", "--seed", "7", typed="1\n1\n1\n")
    assert ran.code == 0
    for _ in range(2):  # twice interrupted, and offered by `sanmon play` alone
        [kept] = house.waiting()
        ran = house.sanmon("play", typed="1\n1\n1\n")
        assert "Go on with" in ran.out
        assert "The game goes on after" in ran.out
        assert house.waiting() == [kept]
    ran = house.sanmon("play", typed="1\n" + ONES)
    assert ran.code == 0
    assert house.waiting() == []
    assert [action.do for action in read_record(house.finished()[0]).actions] == expected


def test_a_save_is_a_copy_that_loads_again_and_again(house: House, tmp_path: Path) -> None:
    expected = whole(house)
    file = tmp_path / "my game.jsonl"
    ran = house.sanmon("play", "toy", "--seed", "7", typed=f"1\n1\nsave {file}\n1\nquit\n")
    assert "Saved: " in ran.out
    before = file.read_bytes()
    for _ in range(2):
        ran = house.sanmon("play", "--load", str(file), typed=ONES)
        assert ran.code == 0, ran.err
        [record] = house.finished()
        assert [action.do for action in read_record(record).actions] == expected
        record.unlink()
    assert file.read_bytes() == before


def test_saving_never_writes_over_something_else(house: House, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna")
    typed = f"save {letter}\nsave {tmp_path}/none/x\nsave {tmp_path / 'a'}\n1\nsave {tmp_path / 'a'}\nquit\n"
    ran = house.sanmon("play", "toy", "--seed", "7", typed=typed)
    assert ran.code == 0
    assert letter.read_text() == "Dear Anna"
    assert "letter.txt exists and is not this game" in ran.out
    assert "Not saved: cannot write" in ran.out
    assert not (tmp_path / "none").exists()
    assert ran.out.count("Saved: ") == 2  # its own earlier save it may replace
    other = house.sanmon("play", "toy", "--seed", "8", typed=f"save {tmp_path / 'a'}\nquit\n")
    assert "exists and is not this game" in other.out


def test_a_folder_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    house = House(tmp_path / "file" / "home")
    ran = house.sanmon("play", "toy", "--seed", "7", typed=ONES)
    assert ran.code == 0
    assert ran.out.count("cannot be kept while you play") == 1
    assert "wins." in ran.out


def test_play_alone_offers_games_and_forgets_those_that_wait(house: House) -> None:
    ran = house.sanmon("play", typed="toy\n2\n\n1\nquit\n")
    assert "How many players: 1, 2, 3?" in ran.out
    [kept] = house.waiting()
    shutil.copy(kept, kept.with_name("broken.jsonl"))
    kept.with_name("broken.jsonl").write_bytes(b"nothing")  # passed over
    ran = house.sanmon("play", typed="99\nforget 5\nforget 1\nquit\n")
    assert ran.code == 0
    assert f"from 1 to {1 + len(sanmon.games())}" in ran.out
    assert "It is forgotten." in ran.out
    assert not kept.exists()
    assert house.sanmon("play", typed="").code == 0
    assert house.sanmon("play", typed="toy\nfour\n9\n\n\nquit\n").out.count("The game is for 1, 2, 3 players") == 2


@pytest.mark.parametrize("other", ["--players=2", "--seats=human", "--seed=1", "--set=hungry_fox=no"])
def test_load_takes_nothing_that_makes_a_new_game(house: House, other: str) -> None:
    house.sanmon("play", "toy", typed="quit\n")
    assert "--load" in house.sanmon("play", "--load", str(house.waiting()[0]), other).refused()


def test_what_cannot_be_loaded_says_why(house: House, tmp_path: Path) -> None:
    house.sanmon("play", "toy", "--seed", "7", typed="1\nquit\n")
    [kept] = house.waiting()
    cut = tmp_path / "cut"
    cut.write_bytes(kept.read_bytes()[:-40])
    assert "cut short" in house.sanmon("play", "--load", str(cut)).refused()
    assert "No such file" in house.sanmon("play", "--load", str(tmp_path / "none")).refused()
    assert "no record of a game" in house.sanmon("play", "--load", str(Path(__file__))).refused()
    house.sanmon("play", "--load", str(kept), typed=ONES)
    assert "that game is over" in house.sanmon("play", "--load", str(house.finished()[0])).refused()


def test_a_closed_input_is_the_end_of_input(house: House) -> None:
    command = [sys.executable, "-c", "import os, sys; os.close(0); os.execv(sys.executable, sys.argv[1:])"]
    command += [sys.executable, "-m", "sanmon", "play", "toy", "--seed", "7"]
    done = subprocess.run(command, check=False, env=house.environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert str(house.waiting()[0]) in done.stdout


def test_a_reader_that_has_read_enough_is_no_error(house: House) -> None:
    command = f"{sys.executable} -m sanmon simulate toy --games 3000 --json | head -c 20"
    done = subprocess.run(command, check=False, shell=True, env=house.environment, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ('{"game":"toy","playe', "")
