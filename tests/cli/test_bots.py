"""The commands round the bots: arena, review, hint, lab."""

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
from cli.terminal import House
from sanmon.bots import levels
from sanmon.bots.coach import ITERATIONS
from sanmon.bots.levels import LEVELS
from sanmon.bots.review import Review
from sanmon.cli.app import run
from sanmon.cli.research.arena import tell
from sanmon.cli.review import check_writable
from sanmon.cli.terminal.play import elo_of
from sanmon.lab.arena import Outcome, Standing, make_match
from sanmon.lab.simulate import make_plan, simulate
from sanmon.server.delivery import catalogue


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    simulate(make_plan("toy", games=1, seed=3, seats=["greedy", "random"], save=folder))
    return folder / "toy-2p-3.jsonl"


def test_the_arena_tells_and_its_exit_code_is_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "toy", "--seats", "greedy,random", "--games", "200", "--sprt", "0,150"]) == 0
    out = capsys.readouterr().out
    assert "greedy" in out
    assert "calm" in out
    assert "settled" in out
    assert run(["arena", "toy", "--seats", "random,greedy", "--games", "200", "--wins", "0.3,0.6", "--json"]) == 1
    outcome = msgspec.json.decode(capsys.readouterr().out, type=Outcome)
    assert outcome.sprt == "low"
    assert [one.name for one in outcome.standings] == ["random", "greedy"]


@pytest.mark.parametrize(
    ("games", "said"),
    [
        ("4", "every deal in 2 seatings, "),
        ("5", "every deal in 2 seatings but the last, in 1 only, "),
        ("1", "one deal in 1 of 2 seatings only, "),
    ],
)
def test_the_arena_says_when_the_last_deal_was_left_halfway(
    games: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", "toy", "--seats", "greedy,random", "--games", games]) == 0
    assert said in capsys.readouterr().out.replace("\n", " ")


def test_no_figure_of_the_arena_is_cut_at_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    """Names of twelve letters, four figures of Elo, games by the hundred, decisions of many seconds; longer names go on
    below.
    """
    standings = [
        Standing(
            name, -1234.4, -2345.4, -1000.4, 900, 199.5, 0.9999, 0.98, 1.0, 110.25, {"calm": 5.0}, 12345.6, 23456.7
        )
        for name in ("level-6@4000", "level-6@4001", "a-name-that-is-too-long")
    ]
    tell(
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
    ("command", "told"),
    [
        ("arena toy --seats random,nobody", "no agent 'nobody'"),
        ("arena toy --sprt 5", "two numbers with a comma"),
        ("arena toy --sprt 50,0", "the lower number first"),
        ("arena toy --wins 0.5,1.5", "0 < low < high < 1"),
        ("arena toy --games 0", "from 1 to"),
        ("arena toy --seats greedy@5,random", "greedy does not search"),
        ("review nowhere", "cannot read nowhere"),
        ("lab levels toy --part 2", "up to 1, not 2"),
        ("lab train toy --games 3", "even number"),
    ],
)
def test_errors_are_one_line(command: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command.split()) == 2
    err = capsys.readouterr().err
    assert told in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_a_review_tells_what_choices_cost(
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
    # Figures as the language writes them, in the picture as in words; and level is 0, neither more nor less.
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
        ("en", r"better by \d+\.\d: [A-Z]", "compared with what was chosen: "),
        ("cs", r"o \d+,\d lepší: [A-ZÚÍČŠŘŽ]", "oproti zvolenému tahu: "),
        ("ru", r"лучше на \d+,\d: [А-Я]", "по сравнению со сделанным ходом: "),
    ],
)
def test_a_review_says_what_is_compared_and_stands_under_the_choice(
    language: str, better: str, compared: str, record: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setenv("COLUMNS", "40")
    assert run(["review", str(record), "--lang", language, "--iterations", "20", "--all"]) == 0
    lines = capsys.readouterr().out.splitlines()
    first = next(place for place, line in enumerate(lines) if re.match(r" +\d+ ", line))
    told = lines[first : lines.index("", first)]
    assert all(re.match(r" *\d+ \S+: [^\W\d_]|     \S|      \S", line.rstrip()) for line in told)
    whole = " ".join(line.strip() for line in told)
    assert re.search(better, whole)
    assert compared in whole
    assert "; " in whole.partition(compared)[2]
    assert ") (" not in whole


def test_a_picture_that_cannot_be_written_is_said_before_the_review(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sanmon.cli.review.review", lambda *_: pytest.fail("it was reviewed"))
    for wrong, why in ((tmp_path / "nowhere" / "x.svg", "No such file or directory"), (tmp_path, "Is a directory")):
        assert run(["review", str(record), "--svg", str(wrong)]) == 2
        assert capsys.readouterr().err == f"sanmon: cannot write {wrong}: {why}\n"


def test_to_look_whether_a_file_can_be_written_changes_nothing(tmp_path: Path) -> None:
    fresh, known = tmp_path / "fresh.svg", tmp_path / "known.svg"
    known.write_text("as it was")
    check_writable(fresh)
    check_writable(known)
    assert not fresh.exists()
    assert known.read_text() == "as it was"


def test_a_review_as_data(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(record), "--iterations", "5", "--json", "--seat", "2"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Review)
    assert {one.seat for one in found.decisions} == {1}
    assert len(found.graph) > 3
    assert run(["review", str(record), "--seat", "3"]) == 2
    assert "from 1 to 2, not 3" in capsys.readouterr().err


def test_an_unfinished_game_is_not_reviewed(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    house.sanmon("play", "toy", "--seats", "human,random", "--seed", "2", typed="quit\n")
    saved = house.waiting()[0]
    assert run(["review", str(saved)]) == 2
    assert "the game is not over" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("cs", "rada"), ("ru", "совет")])
def test_a_hint_names_moves_and_reasons(house: House, language: str, word: str) -> None:
    ran = house.sanmon(
        "play", "satori", "--seats", "human,level-1", "--seed", "2", "--lang", language, typed=f"{word}\nquit\n"
    )
    said = ran.out.partition(word)[2] if word in ran.out else ran.out
    assert "⟦" not in ran.out
    assert str(ITERATIONS) in said
    assert "+" in said


def test_the_levels_are_measured_and_written_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "elo.json"
    assert run(["lab", "levels", "toy", "--games", "2", "--part", "0.01", "--out", str(out), "--json"]) == 0
    steps = msgspec.json.decode(capsys.readouterr().out)
    entry = msgspec.json.decode(out.read_bytes())["toy"]
    assert list(entry["elo"]) == [level.name for level in LEVELS]
    assert entry["elo"]["level-1"] == 0
    assert entry["elo"]["level-2"] == steps[0]["elo"]
    assert [(step["upper"], step["lower"]) for step in steps][3:] == [("level-5", "level-4"), ("level-6@4", "level-5")]
    commands = [step["provenance"]["command"] for step in entry["steps"]]
    assert commands[0] == "sanmon lab levels toy --level 2 --games 2"
    assert commands[4] == "sanmon lab levels toy --level 6 --games 2 --part 0.01"


def test_one_level_is_measured_anew_and_the_others_stay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each step says how it was found out; who stands above a gap has no Elo."""
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
    # the command that is named for a step plays that very step
    again = tmp_path / "again.json"
    assert run([*after["steps"][1]["provenance"]["command"].split()[1:], "--out", str(again)]) == 0
    assert msgspec.json.decode(again.read_bytes())["toy"]["steps"] == after["steps"][1:2]
    out.write_text('{"toy": {"steps": [3]}}')
    capsys.readouterr()
    assert run(["lab", "levels", "toy", "--games", "2", "--level", "2", "--out", str(out)]) == 2
    assert "holds no Elo of levels" in capsys.readouterr().err
    assert run(["lab", "levels", "toy", "--games", "2", "--level", "1"]) == 2
    assert "levels 2 to 6 have one below them, not level 1" in capsys.readouterr().err


def test_a_sequential_test_shortens_the_measuring_of_levels(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "elo.json"
    args = ["--games", "60", "--part", "0.01", "--sprt=-400,-100", "--out", str(out), "--json"]
    assert run(["lab", "levels", "toy", *args]) == 0
    steps = msgspec.json.decode(capsys.readouterr().out)
    assert all(0 < step["games"] < 60 for step in steps)
    entry = msgspec.json.decode(out.read_bytes())["toy"]
    assert entry["steps"][0]["provenance"]["command"] == "sanmon lab levels toy --level 2 --games 60 --sprt -400,-100"


def test_who_was_measured_sits_down_with_its_elo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(levels, "measurements", lambda: {"toy": {"elo": {"level-1": 0, "level-2": 321}}})
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    run(["play", "toy", "--seats", "human,level-2", "--seed", "2"])
    out = capsys.readouterr().out
    assert "Pilgrim, Elo ≈ 321)" in out
    assert "Elo tells how strong bots are with two players; Novice is 0." in out.replace("\n", " ")
    assert catalogue.card("toy").elo == {"level-1": 0, "level-2": 321}
    assert catalogue.card("koi").elo == {}


def test_an_elo_is_told_only_where_two_play(
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


def test_the_table_of_levels_says_how_much_of_the_budget_there_was(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "levels", "toy", "--games", "2", "--level", "2"]) == 0
    out = capsys.readouterr().out
    assert "toy, 2 players\n" in re.sub(" +\n", "\n", out)
    assert "budget" not in out
    assert run(["lab", "levels", "toy", "--games", "2", "--level", "6", "--part", "0.01"]) == 0
    assert "the upper with 1 % of its budget" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("simulate toy --games 1", "toy: 1 game of 2 players from seed 1,"),
        ("simulate toy --games 2 --players 1", "toy: 2 games of 1 player from seed 1,"),
        ("arena toy --games 1", "toy: 1 game of 2 players from seed 1,"),
    ],
)
def test_one_game_is_no_games(command: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command.split()) == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "works"),
    [
        ("lab levels toy", "research.lab.run_levels"),
        ("lab train toy", "research.lab.run_train"),
        ("bench serve", "research.bench_serve.bench_serve"),
        ("admin check", "admin.check"),
    ],
)
def test_who_stops_a_long_run_is_told_so(
    command: str, works: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(f"sanmon.cli.{works}", stopped)
    assert run(command.split()) == 130
    assert capsys.readouterr().err == "sanmon: stopped\n"


def test_a_pipe_that_was_closed_does_not_look_like_an_answer(house: House) -> None:
    """`sanmon arena … | head`: whoever reads has read enough, and code 1 would say that a test was settled low."""
    code = (
        "import subprocess, sys;"
        "one = subprocess.Popen([sys.executable, '-m', 'sanmon', 'arena', 'toy', '--games', '2'], "
        "stdout=subprocess.PIPE);"
        "one.stdout.close();"
        "sys.exit(one.wait())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], check=False, capture_output=True, text=True, env=house.environment, timeout=600
    )
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Tengu’s teacher, 40 iterations"),
        ("cs", "Učitel tengu, 40 průchodů"),
        ("ru", "Учитель тэнгу, 40 проходов"),
    ],
)
def test_a_level_with_another_budget_sits_down(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the name that the arena has for it, also when the game goes on; and without the Elo of the whole level."""
    monkeypatch.setattr(levels, "measurements", lambda: {"toy": {"elo": {"level-6": 1234}}})
    seats = ["--seats", "human,level-6@40:Petr", "--seed", "2"]
    for game in (["toy", *seats], []):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n" if game else "1\nquit\n"))
        assert run(["play", *game, "--lang", language]) == 0
        out = capsys.readouterr().out
        assert f"Petr ({said})" in out
        assert "≈" not in out
