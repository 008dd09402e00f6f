"""The commands about bots: arena, review, hint and lab."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest
from rich.cells import cell_len

import sanmon
from cli.terminal import Machine
from sanmon.bots import levels
from sanmon.bots.coach import ITERATIONS
from sanmon.bots.levels import LEVELS
from sanmon.bots.review import Review
from sanmon.cli.app import run
from sanmon.cli.research.arena import print_outcome
from sanmon.cli.review import check_writable
from sanmon.cli.terminal.play import elo_of
from sanmon.lab.arena import Outcome, Standing, make_match
from sanmon.lab.simulate import make_plan, simulate
from sanmon.server.delivery import catalogue


def recorded(tmp_path_factory: pytest.TempPathFactory, seed: int) -> Path:
    """The record of a game of this seed, greedy against random."""
    folder = tmp_path_factory.mktemp("records")
    simulate(make_plan("toy", games=1, seed=seed, seats=["greedy", "random"], save=folder))
    return folder / f"toy-2p-{seed}.jsonl"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return recorded(tmp_path_factory, 6)


@pytest.fixture(scope="module")
def record_with_reasons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record with a choice that was worse for several reasons."""
    return recorded(tmp_path_factory, 7)


def test_the_arena_prints_its_results_and_its_exit_code_is_the_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "toy", "--seats", "greedy,random", "--games", "200", "--sprt", "0,150"]) == 0
    out = capsys.readouterr().out
    assert "greedy" in out
    assert "calm" in out
    assert "decided" in out
    assert run(["arena", "toy", "--seats", "random,greedy", "--games", "200", "--wins", "0.3,0.6", "--json"]) == 1
    outcome = msgspec.json.decode(capsys.readouterr().out, type=Outcome)
    assert outcome.sprt == "low"
    assert [one.name for one in outcome.standings] == ["random", "greedy"]


@pytest.mark.parametrize(
    ("games", "expected"),
    [
        ("4", "every deal in 2 seatings, "),
        ("5", "every deal in 2 seatings, except the last (only 1), "),
        ("1", "one deal in only 1 of 2 seatings, "),
    ],
)
def test_the_arena_says_when_the_last_deal_is_incomplete(
    games: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", "toy", "--seats", "greedy,random", "--games", games]) == 0
    assert expected in capsys.readouterr().out.replace("\n", " ")


def test_no_figure_of_the_arena_is_cut_at_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    """This holds for names of twelve letters, Elo of four digits and decisions of many seconds; longer names wrap."""
    standings = [
        Standing(
            name, -1234.4, -2345.4, -1000.4, 900, 199.5, 0.9999, 0.98, 1.0, 110.25, {"calm": 5.0}, 12345.6, 23456.7
        )
        for name in ("level-6@4000", "level-6@4001", "a-name-that-is-too-long")
    ]
    print_outcome(
        make_match("toy", ["random", "greedy"], 900),
        Outcome("toy", 2, 900, 1, 1.0, standings, [], {}, "", 0.0),
    )
    out = capsys.readouterr().out
    lines = out.splitlines()
    assert max(map(cell_len, lines)) <= 80
    heading = next(line for line in lines if line.startswith("contestant"))
    assert heading.split() == ["contestant", "Elo", "won", "%", "score", "ms", "max"]
    figures = ["-1234", "(-2345…-1000)", "199.5/900", "100", "(98–100)", "110.2", "12346", "23457"]
    rows = [line.split() for line in lines if "199.5/900" in line]
    assert [row[1:] for row in rows] == [figures] * 3
    assert [row[0] for row in rows[:2]] == ["level-6@4000", "level-6@4001"]


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("arena toy --seats random,nobody", "no agent 'nobody'"),
        ("arena toy --sprt 5", "two numbers with a comma"),
        ("arena toy --sprt 50,0", "the lower first"),
        ("arena toy --wins 0.5,1.5", "0 < low < high < 1"),
        ("arena toy --games 0", "from 1 to"),
        ("arena toy --seats greedy@5,random", "greedy does not search"),
        ("review nowhere", "cannot read nowhere"),
        ("lab levels toy --part 2", "up to 1, not 2"),
        ("lab train toy --games 3", "even number"),
    ],
)
def test_errors_are_one_line(command: str, expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command.split()) == 2
    err = capsys.readouterr().err
    assert expected in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_a_review_prints_and_draws_what_choices_cost(
    record: Path, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    svg = tmp_path / "margin.svg"
    command = ["review", str(record), "--lang", language, "--iterations", "20", "--all", "--svg", str(svg)]
    assert run(command) == 0
    out = capsys.readouterr().out
    assert "⟦" not in out
    assert str(svg) in out.replace("\n", "")
    root = ET.fromstring(svg.read_text("utf-8"))
    lines = root.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == 2
    # The picture has the same figures as the text, in the language's format; zero has no sign.
    texts = [one.text or "" for one in root.findall("{http://www.w3.org/2000/svg}text")]
    comma = "." if language == "en" else ","
    costs = [text for text in texts if re.fullmatch(r"\d+: −\d+\S\d", text)]
    assert costs != []
    for cost in costs:
        assert f" {cost.partition('−')[2]}" in out
        assert comma in cost
    assert [text for text in texts if re.fullmatch(r"\S?0", text)] == ["0"]
    assert {"+4", "−4"} <= set(texts)


@pytest.mark.parametrize(
    ("language", "better", "compared"),
    [
        ("en", r"better by \d+\.\d: [A-Z]", "compared with the chosen move: "),
        ("cs", r"o \d+,\d lepší: [A-ZÚÍČŠŘŽ]", "oproti zvolenému tahu: "),
        ("ru", r"лучше на \d+,\d: [А-Я]", "по сравнению со сделанным ходом: "),
    ],
)
def test_a_review_prints_the_comparison_indented_under_the_choice(
    language: str, better: str, compared: str, record_with_reasons: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setenv("COLUMNS", "40")
    assert run(["review", str(record_with_reasons), "--lang", language, "--iterations", "20", "--all"]) == 0
    lines = capsys.readouterr().out.splitlines()
    first = next(place for place, line in enumerate(lines) if re.match(r" +\d+ ", line))
    choices = lines[first : lines.index("", first)]
    assert all(re.match(r" *\d+ \S+: [^\W\d_]|     \S|      \S", line.rstrip()) for line in choices)
    whole = " ".join(line.strip() for line in choices)
    assert re.search(better, whole)
    assert compared in whole
    assert "; " in whole.partition(compared)[2]
    assert ") (" not in whole


@pytest.mark.parametrize(
    ("language", "better", "agreed"),
    [
        ("en", r"\bbetter: [A-Z]", "agreed with the coach on"),
        ("cs", r"\blepší: [A-ZÚÍČŠŘŽ]", "shoda s trenérem v"),
        ("ru", r"\bлучше: [А-Я]", "согласие с тренером в"),
    ],
)
def test_without_a_calibration_a_review_names_no_points(
    language: str, better: str, agreed: str, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr("sanmon.bots.calibration.shipped_calibrations", lambda _: [])
    svg = tmp_path / "margin.svg"
    assert run(["review", str(record), "--lang", language, "--iterations", "20", "--all", "--svg", str(svg)]) == 2
    out, err = capsys.readouterr()
    assert "⟦" not in out
    assert re.search(better, out)
    assert agreed in out
    assert not re.search(r"\d[.,]\d|[+−]\d", out)
    assert "there is no calibration for toy with 2 players" in err
    assert not svg.exists()


def test_an_unwritable_picture_is_an_error_before_the_review(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sanmon.cli.review.review", lambda *_: pytest.fail("it was reviewed"))
    for wrong, why in ((tmp_path / "nowhere" / "x.svg", "No such file or directory"), (tmp_path, "Is a directory")):
        assert run(["review", str(record), "--svg", str(wrong)]) == 2
        assert capsys.readouterr().err == f"sanmon: cannot write {wrong}: {why}\n"


def test_checking_whether_a_file_is_writable_changes_nothing(tmp_path: Path) -> None:
    fresh, known = tmp_path / "fresh.svg", tmp_path / "known.svg"
    known.write_text("as it was")
    check_writable(fresh)
    check_writable(known)
    assert not fresh.exists()
    assert known.read_text() == "as it was"


def test_a_review_as_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(record), "--iterations", "5", "--json", "--seat", "2"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Review)
    assert {one.seat for one in found.decisions} == {1}
    assert len(found.graph) > 3
    assert run(["review", str(record), "--seat", "3"]) == 2
    assert "from 1 to 2, not 3" in capsys.readouterr().err


def test_an_unfinished_game_is_not_reviewed(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.sanmon("play", "toy", "--seats", "human,random", "--seed", "2", typed="quit\n")
    saved = machine.unfinished()[0]
    assert run(["review", str(saved)]) == 2
    assert "the game is not over" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("cs", "rada"), ("ru", "совет")])
def test_a_hint_names_moves_and_reasons(machine: Machine, language: str, word: str) -> None:
    ran = machine.sanmon(
        "play", "toy", "--seats", "human,level-1", "--seed", "2", "--lang", language, typed=f"{word}\nquit\n"
    )
    hint = ran.out.partition(word)[2] if word in ran.out else ran.out
    assert "⟦" not in ran.out
    assert str(ITERATIONS) in hint
    assert re.search(r"[+−]\d", hint)
    assert "%" in hint


def test_the_levels_are_measured_and_written_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "elo.json"
    assert run(["lab", "levels", "toy", "--games", "2", "--part", "0.01", "--out", str(out), "--json"]) == 0
    steps = msgspec.json.decode(capsys.readouterr().out)
    entry = msgspec.json.decode(out.read_bytes())["toy"]
    assert list(entry["elo"]) == [level.name for level in LEVELS]
    assert entry["elo"]["level-1"] == 0
    assert entry["elo"]["level-0"] == -steps[0]["elo"]
    assert entry["elo"]["level-2"] == steps[1]["elo"]
    assert [(step["upper"], step["lower"]) for step in steps][4:] == [("level-5", "level-4"), ("level-6@4", "level-5")]
    commands = [step["provenance"]["command"] for step in entry["steps"]]
    assert commands[0] == "sanmon lab levels toy --level 1 --games 2"
    assert commands[5] == "sanmon lab levels toy --level 6 --games 2 --part 0.01"


def test_one_level_is_measured_again_and_the_others_stay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each step has its provenance; a level above one that was not measured has no Elo."""
    out = tmp_path / "elo.json"
    assert run(["lab", "levels", "toy", "--games", "2", "--level", "2", "--level", "4", "--out", str(out)]) == 0
    entry = msgspec.json.decode(out.read_bytes())["toy"]
    assert list(entry["elo"]) == ["level-1", "level-2"]
    assert run(["lab", "levels", "toy", "--games", "4", "--level", "3", "--out", str(out)]) == 0
    after = msgspec.json.decode(out.read_bytes())["toy"]
    assert list(after["elo"]) == ["level-1", "level-2", "level-3", "level-4"]
    assert [step["games"] for step in after["steps"]] == [2, 4, 2]
    assert after["steps"][::2] == entry["steps"]
    assert after["elo"]["level-4"] == sum(step["elo"] for step in after["steps"])
    # The command in a step's provenance repeats exactly that step.
    again = tmp_path / "again.json"
    assert run([*after["steps"][1]["provenance"]["command"].split()[1:], "--out", str(again)]) == 0
    assert msgspec.json.decode(again.read_bytes())["toy"]["steps"] == after["steps"][1:2]
    out.write_text('{"toy": {"steps": [3]}}')
    capsys.readouterr()
    assert run(["lab", "levels", "toy", "--games", "2", "--level", "2", "--out", str(out)]) == 2
    assert "is not a data file of levels" in capsys.readouterr().err
    assert run(["lab", "levels", "toy", "--games", "2", "--level", "0"]) == 2
    assert "a level to measure must be from 1 to 6, not 0" in capsys.readouterr().err


def test_a_sequential_test_shortens_the_measurement_of_levels(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "elo.json"
    args = ["--games", "60", "--part", "0.01", "--sprt=-400,-100", "--out", str(out), "--json"]
    assert run(["lab", "levels", "toy", *args]) == 0
    steps = msgspec.json.decode(capsys.readouterr().out)
    assert all(0 < step["games"] < 60 for step in steps)
    entry = msgspec.json.decode(out.read_bytes())["toy"]
    assert entry["steps"][0]["provenance"]["command"] == "sanmon lab levels toy --level 1 --games 60 --sprt -400,-100"


def test_a_measured_bot_is_listed_with_its_elo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(levels, "measurements", lambda: {"toy": {"elo": {"level-1": 0, "level-2": 321}}})
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    run(["play", "toy", "--seats", "human,level-2", "--seed", "2"])
    out = capsys.readouterr().out
    assert "Pilgrim, Elo ≈ 321)" in out
    assert "Elo ratings show how strong the bots are in two-player games; Novice is rated 0." in out.replace("\n", " ")
    assert catalogue.card("toy").elo == {"level-1": 0, "level-2": 321}
    assert catalogue.card("koi").elo == {}


def test_elo_is_shown_only_with_two_players(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(levels, "measurements", lambda: {"toy": {"elo": {"level-1": 0, "level-2": 321}}})
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    run(["play", "toy", "--seats", "human,level-2,level-2", "--seed", "2"])
    out = capsys.readouterr().out
    assert "Pilgrim" in out
    assert "Elo" not in out
    game = sanmon.load("toy")
    assert [elo_of("level-2", game, players) for players in (1, 2, 3)] == [None, 321, None]


def test_the_table_of_levels_says_which_part_of_the_budget_was_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "levels", "toy", "--games", "2", "--level", "2"]) == 0
    out = capsys.readouterr().out
    assert "toy, 2 players\n" in re.sub(" +\n", "\n", out)
    assert "budget" not in out
    assert run(["lab", "levels", "toy", "--games", "2", "--level", "6", "--part", "0.01"]) == 0
    assert "the upper with 1 % of its budget" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("simulate toy --games 1", "toy: 1 game of 2 players from seed 1,"),
        ("simulate toy --games 2 --players 1", "toy: 2 games of 1 player from seed 1,"),
        ("arena toy --games 1", "toy: 1 game of 2 players from seed 1,"),
    ],
)
def test_singular_and_plural(command: str, expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command.split()) == 0
    assert expected in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "function"),
    [
        ("lab levels toy", "research.lab.run_levels"),
        ("lab train toy", "research.lab.run_train"),
        ("bench serve", "research.bench_serve.bench_serve"),
        ("admin check", "operator.check.check"),
    ],
)
def test_ctrl_c_ends_a_long_run_with_one_line(
    command: str, function: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(f"sanmon.cli.{function}", stopped)
    assert run(command.split()) == 130
    assert capsys.readouterr().err == "sanmon: stopped\n"


def test_a_closed_pipe_has_its_own_exit_code(machine: Machine) -> None:
    """`sanmon arena … | head` must not exit with 1, which would mean that its test has the verdict "low"."""
    code = (
        "import subprocess, sys;"
        "one = subprocess.Popen([sys.executable, '-m', 'sanmon', 'arena', 'toy', '--games', '2'], "
        "stdout=subprocess.PIPE);"
        "one.stdout.close();"
        "sys.exit(one.wait())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], check=False, capture_output=True, text=True, env=machine.environment, timeout=600
    )
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Tengu’s teacher, 40 iterations"),
        ("cs", "Učitel tengu, 40 průchodů"),
        ("ru", "Учитель тэнгу, 40 проходов"),
    ],
)
def test_a_level_can_play_with_another_budget(
    language: str, expected: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is shown with its budget, also in a continued game, and without the Elo of the whole level."""
    monkeypatch.setattr(levels, "measurements", lambda: {"toy": {"elo": {"level-6": 1234}}})
    seats = ["--seats", "human,level-6@40:Petr", "--seed", "2"]
    for game in (["toy", *seats], []):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n" if game else "1\nquit\n"))
        assert run(["play", *game, "--lang", language]) == 0
        out = capsys.readouterr().out
        assert f"Petr ({expected})" in out
        assert "≈" not in out
