"""`sanmon learn`: a lesson in the terminal, left and resumed, in three languages; and the commands for authors."""

import pytest

from cli.terminal import Machine
from languages import OURS

FIRST = "\n\n\n"  # reads the first chapter of the toy's lesson
TURN = "mortar\n\nbrew\nend\n\n"  # plays its second


def test_a_lesson_is_played_to_its_end_and_on(machine: Machine) -> None:
    free = "scroll\n1\n1\nend\n"
    ran = machine.sanmon("learn", "toy", "--lang", "en", typed=f"{FIRST}carp\n{TURN}carp\n1\n{free}\n\nquit\n")
    assert ran.code == 0
    out = " ".join(ran.out.split())
    assert "Chapter 1 of 5: What you are after" in out
    assert "Carp costs 2 rice, and you have 1." in out
    assert "1 End your turn not yet" in out
    assert "That is all you need to play." in out
    assert "The game is saved" in out
    assert len(list((machine.home / "unfinished").glob("toy-*.jsonl"))) == 1


def test_a_lesson_that_is_left_goes_on_at_its_chapter(machine: Machine) -> None:
    ran = machine.sanmon("learn", "toy", "--lang", "en", typed=f"{FIRST}mortar\n")
    assert "Continue the lesson in chapter 2 with: sanmon learn toy" in ran.out
    again = machine.sanmon("learn", "toy", "--lang", "en", typed="skip\nagain\nback\nq\n")
    assert "Chapter 2 of 5" in again.out.split("> ")[0]
    assert "in chapter 2" in again.out.splitlines()[-1]
    third = machine.sanmon("learn", "toy", "--lang", "en", "--chapter", "3", typed="q\n")
    assert "Chapter 3 of 5" in third.out.split("> ")[0]


@pytest.mark.parametrize("language", OURS)
def test_every_language_teaches(machine: Machine, language: str) -> None:
    ran = machine.sanmon("learn", "toy", "--lang", language, "--chapter", "1", typed=f"{FIRST}1\n2\nskip\n")
    assert ran.code == 0
    assert "⟦" not in ran.out


def test_what_is_wrong_is_said_in_one_line(machine: Machine) -> None:
    assert "name a game" in machine.sanmon("learn").refused()
    assert "toy has no lesson 'x'; there are: first" in machine.sanmon("learn", "toy", "--lesson", "x").refused()
    assert "has chapters 1 to 5, not 7" in machine.sanmon("learn", "toy", "--chapter", "7").refused()
    assert "such as 2.3, not 'a.b'" in machine.sanmon("learn", "toy", "--look", "a.b").refused()


def test_authors_can_check_all_lessons(machine: Machine) -> None:
    ran = machine.sanmon("learn", "--check")
    assert (ran.code, ran.err) == (0, "")
    assert "toy/lessons/first.toml: ok\n" in ran.out


def test_authors_see_what_a_step_can_name(machine: Machine) -> None:
    ran = machine.sanmon("learn", "toy", "--look", "2.4")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == "toy/lessons/first.toml: chapter 2, step 4 ('end')"
    assert lines[1].startswith("prompt: end-turn")
    assert " * 'end': End your turn" in lines
    assert "charm:comb" in ran.out
    assert lines[-1].strip().startswith("'")
