"""A game is never lost: saves, Ctrl-C, a closed terminal, the end of the input, a kill."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import sanmon
from cli.terminal import Machine, Terminal
from sanmon.kernel.records import read_record

ONES = "1\n" * 400
AtTerminal = Callable[..., Terminal]


def whole(machine: Machine, seed: str = "7") -> list[str]:
    """The moves of a whole game in which the player always chooses option 1."""
    assert machine.sanmon("play", "toy", "--seed", seed, typed=ONES).code == 0
    [record] = machine.finished()
    moves = [action.do for action in read_record(record).actions]
    record.unlink()
    return moves


def test_ctrl_c_saves_the_game_and_says_where(machine: Machine, at_terminal: AtTerminal) -> None:
    terminal = at_terminal("play", "toy", "--seed", "7")
    terminal.expect("> ")
    terminal.answer("1")
    terminal.expect("> ")
    terminal.wait_for_input()
    terminal.keys("\x03")
    code, shown = terminal.ended()
    assert code == 130
    [kept] = machine.unfinished()
    assert f"sanmon play --load {kept}" in shown
    assert "Traceback" not in shown
    assert len(read_record(kept).actions) >= 1


def test_the_end_of_the_input_saves_the_game(machine: Machine, at_terminal: AtTerminal) -> None:
    terminal = at_terminal("play", "toy", "--seed", "7")
    terminal.expect("> ")
    terminal.answer("1")
    terminal.expect("> ")
    terminal.keys("\x04")
    code, shown = terminal.ended()
    assert code == 0
    assert str(machine.unfinished()[0]) in shown


def test_closing_the_terminal_saves_the_game(machine: Machine, at_terminal: AtTerminal) -> None:
    terminal = at_terminal("play", "toy", "--seed", "7")
    terminal.expect("> ")
    terminal.answer("1")
    terminal.expect("> ")
    terminal.hang_up()
    [kept] = machine.unfinished()
    assert len(read_record(kept).actions) >= 1


def test_an_interrupted_game_continues_unchanged(machine: Machine) -> None:
    expected = whole(machine)
    ran = machine.process("play", "toy", "--seed", "7", typed="1\n1\n1\n")
    assert ran.code == 0
    for _ in range(2):  # interrupted twice; `sanmon play` without a game offers it
        [kept] = machine.unfinished()
        ran = machine.sanmon("play", typed="1\n1\n1\n")
        assert "Continue" in ran.out
        assert "Continuing the game after" in ran.out
        assert machine.unfinished() == [kept]
    ran = machine.sanmon("play", typed="1\n" + ONES)
    assert ran.code == 0
    assert machine.unfinished() == []
    assert [action.do for action in read_record(machine.finished()[0]).actions] == expected


def test_a_save_is_a_copy_that_can_be_loaded_repeatedly(machine: Machine, tmp_path: Path) -> None:
    expected = whole(machine)
    file = tmp_path / "my game.jsonl"
    ran = machine.sanmon("play", "toy", "--seed", "7", typed=f"1\n1\nsave {file}\n1\nquit\n")
    assert "Saved: " in ran.out
    before = file.read_bytes()
    for _ in range(2):
        ran = machine.sanmon("play", "--load", str(file), typed=ONES)
        assert ran.code == 0, ran.err
        [record] = machine.finished()
        assert [action.do for action in read_record(record).actions] == expected
        record.unlink()
    assert file.read_bytes() == before


def test_saving_never_overwrites_another_file(machine: Machine, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna")
    typed = f"save {letter}\nsave {tmp_path}/none/x\nsave {tmp_path / 'a'}\n1\nsave {tmp_path / 'a'}\nquit\n"
    ran = machine.sanmon("play", "toy", "--seed", "7", typed=typed)
    assert ran.code == 0
    assert letter.read_text() == "Dear Anna"
    assert "letter.txt already exists and is a different game" in ran.out
    assert "Not saved: cannot write" in ran.out
    assert not (tmp_path / "none").exists()
    assert ran.out.count("Saved: ") == 2  # it may replace its own earlier save
    other = machine.sanmon("play", "toy", "--seed", "8", typed=f"save {tmp_path / 'a'}\nquit\n")
    assert "exists and is a different game" in other.out


def test_an_unwritable_folder_gives_one_note_and_the_game_continues(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    machine = Machine(tmp_path / "file" / "home")
    ran = machine.sanmon("play", "toy", "--seed", "7", typed=ONES)
    assert ran.code == 0
    assert ran.out.count("cannot be saved automatically") == 1
    assert "wins." in ran.out


def test_play_without_a_game_offers_games_and_can_delete_unfinished_ones(machine: Machine) -> None:
    ran = machine.sanmon("play", typed="toy\n2\n\n1\nquit\n")
    assert "How many players (1, 2, 3)?" in ran.out
    [kept] = machine.unfinished()
    shutil.copy(kept, kept.with_name("broken.jsonl"))
    kept.with_name("broken.jsonl").write_bytes(b"nothing")  # ignored
    ran = machine.sanmon("play", typed="99\nforget 5\nforget 1\nquit\n")
    assert ran.code == 0
    assert f"from 1 to {1 + len(sanmon.games())}" in ran.out
    assert "The game was deleted." in ran.out
    assert not kept.exists()
    assert machine.sanmon("play", typed="").code == 0
    assert machine.sanmon("play", typed="toy\nfour\n9\n\n\nquit\n").out.count("This game is for 1, 2, 3 players") == 2


@pytest.mark.parametrize("other", ["--players=2", "--seats=human", "--seed=1", "--set=hungry_fox=no"])
def test_load_refuses_the_options_of_a_new_game(machine: Machine, other: str) -> None:
    machine.sanmon("play", "toy", typed="quit\n")
    assert "--load" in machine.sanmon("play", "--load", str(machine.unfinished()[0]), other).refused()


def test_a_file_that_cannot_be_loaded_gives_the_reason(machine: Machine, tmp_path: Path) -> None:
    machine.sanmon("play", "toy", "--seed", "7", typed="1\nquit\n")
    [kept] = machine.unfinished()
    cut = tmp_path / "cut"
    cut.write_bytes(kept.read_bytes()[:-40])
    assert "cut short" in machine.sanmon("play", "--load", str(cut)).refused()
    assert "No such file" in machine.sanmon("play", "--load", str(tmp_path / "none")).refused()
    assert "not the record of a game" in machine.sanmon("play", "--load", str(Path(__file__))).refused()
    machine.sanmon("play", "--load", str(kept), typed=ONES)
    assert "that game is over" in machine.sanmon("play", "--load", str(machine.finished()[0])).refused()


def test_a_closed_input_counts_as_its_end(machine: Machine) -> None:
    command = [sys.executable, "-c", "import os, sys; os.close(0); os.execv(sys.executable, sys.argv[1:])"]
    command += [sys.executable, "-m", "sanmon", "play", "toy", "--seed", "7"]
    done = subprocess.run(command, check=False, env=machine.environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert str(machine.unfinished()[0]) in done.stdout


def test_a_reader_that_stops_early_is_not_an_error(machine: Machine) -> None:
    command = f"{sys.executable} -m sanmon simulate toy --games 3000 --json | head -c 20"
    done = subprocess.run(command, check=False, shell=True, env=machine.environment, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ('{"game":"toy","playe', "")
