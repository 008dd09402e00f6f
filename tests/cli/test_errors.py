"""Wrong names, numbers out of range, unreadable files: one line says what is wrong and what is possible; exit 2."""

from pathlib import Path

import pytest

from cli.terminal import Machine
from sanmon.cli.app import run

HERE = str(Path(__file__))


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (
            "chess",
            (
                "No such command 'chess'; there are: play, learn, companion, score, layout, simulate, arena, replay, "
                "verify, review, components, rules, new-game, words, bench"
            ),
        ),
        ("play chess", "no game 'chess'; there are: "),
        ("play toy --players 9", "toy is for 1, 2, 3 players, not 9"),
        ("play toy --players two", "--players' / '-p': 'two' is not a whole number; see `sanmon play --help`"),
        ("play toy --players 0", "not 0"),
        ("play toy --seats human,deepblue", "no player 'deepblue'; there are: human, random"),
        ("play toy --seats human@5,random", "no player 'human@5'; there are: human, random"),
        ("play toy --seats human,level-6@few", "after the @ comes a number of iterations (1 or more), not 'few'"),
        ("play toy --seats human,level-3@5", "does not search"),
        ("play toy --seats human,,", "there are: human, random"),
        ("play toy --players 3 --seats human,random", "--seats has 2 names for 3 seats"),
        ("play toy --seats human,human,human,human", "toy is for 1, 2, 3 players, not 4"),
        ("play toy --seed x", "--seed"),
        ("play toy --lang de", "no language 'de'; there are: en, cs, ru"),
        ("play toy --set hungry_fox", "expected KEY=VALUE"),
        ("play toy --set sleepy_fox=yes", "toy has no option 'sleepy_fox'; there are: hungry_fox=false|true"),
        ("play toy --set hungry_fox=perhaps", "hungry_fox must be one of false, true"),
        ("play toy --players 2 --set hungry_fox=yes", "hungry_fox is only for 1 player"),
        ("play toy --components nowhere", "nowhere is not a folder"),
        (f"play toy --components {Path(__file__).parent}", "the first in set.toml: The file is missing."),
        ("play toy --processes 0", "--processes must be from 1 to 64, not 0"),
        ("play toy --processes many", "Invalid value for '--processes': 'many' is not a whole number;"),
        ("review x --iterations 1.5", "Invalid value for '--iterations': '1.5' is not a whole number;"),
        ("lab train toy --search -1", "Invalid value for '--search': it must be 0 or more, not -1;"),
        ("lab levels toy --part half", "Invalid value for '--part': 'half' is not a number;"),
        ("play toy --nonsense", "No such option: --nonsense"),
        ("simulate toy --game 3", "No such option: --game (Possible options: --games, --save); see"),
        ("play toy again", "again"),
        ("play --load nowhere", "cannot read nowhere"),
        (f"play --load {HERE}", "not the record of a game"),
        ("simulate", "name a game: "),
        ("simulate chess", "no game 'chess'; there are: "),
        ("simulate toy --games 0", "from 1 to 10,000,000, not 0"),
        ("simulate toy --games many", "--games"),
        ("simulate toy --jobs 0", "from 1 to 256, not 0"),
        ("simulate toy --seats human", "no agent 'human'; there are: random"),
        ("simulate toy --players 3 --seats random,random", "3 seats need 3 agents"),
        (f"simulate toy --save {HERE}/x", "cannot make the folder"),
        ("replay", "Missing argument 'FILE'"),
        ("replay nowhere", "cannot read nowhere: No such file"),
        (f"replay {Path(__file__).parent}", "Is a directory"),
        ("components", "name a game: "),
        ("components toy --check nowhere", "nowhere is not a folder"),
        (f"components toy --export {Path(__file__).parent}", "not an empty folder"),
        ("components toy --check x --export y", "--check cannot be combined"),
        ("bench toy --rounds 0", "from 1 to 100, not 0"),
        ("bench toy --players 5", "toy is for 1, 2, 3 players, not 5"),
        ("bench chess", "no game 'chess'; there are: "),
    ],
)
def test_a_wrong_command_line_gets_one_line(capsys: pytest.CaptureFixture[str], command: str, expected: str) -> None:
    assert run(command.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("sanmon: ")
    assert err.count("\n") == 1
    assert expected in err


def test_a_real_process_prints_the_line_without_a_traceback(machine: Machine) -> None:
    assert "there are:" in machine.process("play", "chess").refused()
    assert "--nonsense" in machine.process("simulate", "--nonsense").refused()


def test_help_is_plain_and_names_games_and_table_options(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("", "play", "simulate", "replay", "components", "bench"):
        assert run([*command.split(), "--help"]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        assert "Usage: sanmon" in out
        assert ("toy" in out) or command == "replay"
        assert ("hungry_fox=false|true" in out) == (command in ("play", "simulate"))
    assert run([]) == 0
    assert "Commands:" in capsys.readouterr().out
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.startswith("sanmon 0.")


def test_help_loads_no_slow_modules(machine: Machine) -> None:
    import subprocess
    import sys

    code = (
        "import sys, sanmon.cli.app as app; app.run(['--help']);"
        "slow = {'rich', 'fluent', 'babel', 'sanmon.games.toy.engine', 'sanmon.lab', 'multiprocessing', 'catanatron'};"
        "sys.exit(', '.join(slow & set(sys.modules)) or 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], check=False, capture_output=True, text=True, env=machine.environment
    )
    assert (done.returncode, done.stderr) == (0, "")
