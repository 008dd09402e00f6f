"""The commands work with every game, because they know none in particular."""

from pathlib import Path

import msgspec
import pytest
from rich.cells import cell_len

import sanmon
from cli.terminal import Machine
from languages import OURS
from sanmon.cli.app import run
from sanmon.kernel.records import read_record

GAMES = sanmon.games()


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_replayed(machine: Machine, game: str, language: str) -> None:
    players = sanmon.info(game).players[OURS.index(language) % len(sanmon.info(game).players)]
    typed = "score\nlog\nrules 1\npieces\n" + "1\nundo\n1\n" + "1\n" * 5000
    seats = ",".join(["human", *["random"] * (players - 1)])  # random bots are fast
    ran = machine.sanmon("play", game, "--seats", seats, "--seed", "2", "--lang", language, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "⟦" not in ran.out
    wide = [line for line in ran.out.splitlines() if cell_len(line) > 80 and str(machine.home) not in line]
    assert wide == []
    [record] = machine.finished()
    result = read_record(record).closing.result
    assert result is not None
    replayed = machine.sanmon("replay", str(record), "--lang", language)
    assert (replayed.code, replayed.err) == (0, "")
    assert "⟦" not in replayed.out


@pytest.mark.parametrize("game", GAMES)
def test_simulations_are_the_same_in_one_process_and_in_two(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for jobs in ("1", "2"):
        assert run(["simulate", game, "--games", "12", "--seed", "3", "--jobs", jobs, "--json"]) == 0
        found.append(msgspec.json.decode(capsys.readouterr().out) | {"seconds": 0})
    assert found[0] == found[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_components_are_shown_exported_and_correct(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in OURS:
        assert run(["components", game, "--lang", language]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        assert sanmon.load(game).components_name in out
        assert "⟦" not in out
    assert run(["components", game, "--export", str(tmp_path / "own")]) == 0
    assert run(["components", game, "--check", str(tmp_path / "own")]) == 0
