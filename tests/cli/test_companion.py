"""`sanmon companion`: a session in the terminal, left and gone on with."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from sanmon.cli.app import app


def run(said: str, *arguments: str, language: str = "en") -> str:
    result = CliRunner().invoke(app, ["companion", *arguments, "--lang", language], input=said)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_session_is_left_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    first = run("4\n1\n3\nquit\n", "satori", "--load", str(file))
    assert "Which altar did you visit?" in first
    assert "Hasekura draws an orange worshipper" in first
    assert str(file.name) in first.replace("\n", "")
    second = run("undo\n1\nboard\nq\n", "--load", str(file))
    assert "Draw a worshipper from the bag for Hasekura" in second
    assert "Jokoros left: 5" in second


@pytest.mark.parametrize(
    ("language", "undo", "board", "leave"), [("cs", "zpět", "stůl", "konec"), ("ru", "отмена", "стол", "выход")]
)
def test_commands_are_said_and_understood_in_the_reader_s_language(
    language: str, undo: str, board: str, leave: str
) -> None:
    said = run(f"{undo}\n{board}\n{leave}\n", "koi", language=language)
    quote = {"cs": "„", "ru": "«"}[language]
    # Each word is named once, in the line that explains the commands: as an answer it is never complained about.
    assert [said.count(quote + word) for word in (undo, board, leave)] == [1, 1, 1]


def test_what_is_no_choice_is_told(tmp_path: Path) -> None:
    assert "“99” is not one of the choices." in run("99\nq\n", "koi")


@pytest.mark.parametrize("content", ["", "{}", '{"game": "koi"}'])
def test_a_file_that_is_no_session_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "box.json"
    file.write_text(content)
    result = CliRunner().invoke(app, ["companion", "--load", str(file)])
    assert result.exit_code != 0
    assert "is not a session of the companion" in str(result.exception) + result.output


def test_questions_are_looked_up_and_answered_in_the_terminal() -> None:
    result = CliRunner().invoke(app, ["rules", "koi", "--faq", "willow", "--lang", "en"])
    assert result.exit_code == 0
    assert "What does the willow need?" in result.output
    assert "(5.11.1)" in result.output
    result = CliRunner().invoke(app, ["rules", "koi", "--faq", "submarine", "--lang", "en"])
    assert "No question contains “submarine”" in result.output


def test_a_score_is_counted_with_names_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    arguments = ["score", "koi", "--names", "Anna,Bert", "--set", "goals=false", "--load", str(file), "--lang", "en"]
    # Anna has two surrounded small koi beside a lily each, Bert nothing.
    result = CliRunner().invoke(app, arguments, input="1\n2\n1\n1\nquit\n")
    assert result.exit_code == 0, result.output
    assert "Anna: 2 × small koi, (2 + 1) × 2, surrounded = 12 VP" in result.output
    said = "4\n1\n0\n2\n" * 2 + "0\n0\n" + "0\n" * 16 + "0\n3\n"
    result = CliRunner().invoke(app, ["score", "--load", str(file), "--lang", "en"], input=said)
    assert result.exit_code == 0, result.output
    assert "Bert: 3 luck tokens = 3 VP" in result.output
    assert "Anna wins by 9 points" in result.output


def test_a_pad_is_not_gone_on_with_as_a_solo_opponent(tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    assert CliRunner().invoke(app, ["score", "koi", "-p", "2", "--load", str(file)], input="quit\n").exit_code == 0
    result = CliRunner().invoke(app, ["companion", "--load", str(file)])
    assert "is a session of sanmon score, not of sanmon companion" in str(result.exception)


def test_a_layout_is_said_with_counts_and_who_begins() -> None:
    result = CliRunner().invoke(app, ["layout", "koi", "--names", "Anna,Bert,Cyril", "--lang", "en"])
    assert result.exit_code == 0, result.output
    assert "Return the cards marked 4+ to the box" in result.output
    assert all(f"{place}. " in result.output for place in (1, 2, 3))
    assert "also starts with this in storage: medium koi" in result.output
