"""`sanmon replay`: a correct record is printed in words; a wrong one gives a specific message and exit code 1."""

from pathlib import Path

import msgspec
import pytest

import sanmon
from sanmon.cli.app import run
from sanmon.kernel.messages import Result
from sanmon.kernel.records import Closing, Header, Record, _checksum, read_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game with three players."""
    assert run(["simulate", "toy", "--players", "3", "--games", "1", "--seed", "5", "--save", str(tmp_path)]) == 0
    return tmp_path / "toy-3p-5.jsonl"


@pytest.fixture
def replay(capsys: pytest.CaptureFixture[str]) -> "Replay":
    return Replay(capsys)


class Replay:
    """Runs `sanmon replay` and returns its exit code, output and errors."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, path: Path, *args: str) -> tuple[int, str, str]:
        self.capsys.readouterr()
        code = run(["replay", str(path), *args])
        out, err = self.capsys.readouterr()
        return code, out, err

    def broken(self, path: Path, *args: str) -> str:
        """The error message, after checking that the command refused the record with exactly one line."""
        code, out, err = self(path, *args)
        assert (code, out) == (1, ""), (code, out, err)
        assert err.startswith(f"sanmon: {path}: ")
        assert err.count("\n") == 1
        return err


def sealed_anew(path: Path, header: Header | None = None, closing: Closing | None = None) -> None:
    """Writes a record with another header or closing line and a correct checksum: a forgery, not an accident."""
    stored = read_record(path)
    lines: list[msgspec.Struct] = [header or stored.header, *stored.actions]
    above = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    last = closing or stored.closing
    last.check = _checksum(above, last)
    path.write_bytes(above + msgspec.json.encode(last) + b"\n")


def test_a_game_is_printed_in_words(record: Path, replay: Replay) -> None:
    code, out, err = replay(record)
    assert (code, err) == (0, "")
    assert "The Tea House" in out
    assert "Crane plays " in out
    assert "Maple draws " in out
    assert "Total" in out
    assert f"Verified: {len(read_record(record).actions)} actions" in out
    assert "⟦" not in out
    assert "Ověřeno" in replay(record, "--lang", "cs")[1]
    assert "Проверено" in replay(record, "--lang", "ru")[1]


def test_up_to_an_action(record: Path, replay: Replay) -> None:
    length = len(read_record(record).actions)
    start, out, _ = replay(record, "--to", "0")
    assert start == 0
    assert "Round 1 of 4" in out
    assert "Total" not in out
    assert replay(record, "--to", str(length))[1] == replay(record)[1]
    for wrong in (-1, length + 1):
        code, out, err = replay(record, "--to", str(wrong))
        assert (code, out) == (2, "")
        assert f"--to must be from 0 to {length}" in err


def test_as_json(record: Path, replay: Replay) -> None:
    code, out, _ = replay(record, "--json")
    assert code == 0
    replayed = msgspec.json.decode(out)
    stored = read_record(record)
    assert list(replayed) == ["verified", "header", "to", "opening", "actions", "result"]
    assert replayed["verified"] is True
    assert replayed["header"]["game"] == "toy"
    assert [action["do"] for action in replayed["actions"]] == [action.do for action in stored.actions]
    assert msgspec.convert(replayed["result"], Result) == stored.closing.result
    assert len(msgspec.json.decode(replay(record, "--json", "--to", "4")[1])["actions"]) == 4


def test_every_changed_byte_is_noticed(record: Path, replay: Replay) -> None:
    whole = record.read_bytes()
    for place in range(0, len(whole), 61):
        for change in (1, 32):
            record.write_bytes(whole[:place] + bytes([whole[place] ^ change]) + whole[place + 1 :])
            replay.broken(record)


def test_a_cut_file_says_so(record: Path, replay: Replay) -> None:
    whole = record.read_bytes()
    assert "empty" in replay.broken(_with(record, b""))
    for end in range(200, len(whole), 197):
        assert "cut short" in replay.broken(_with(record, whole[:end]))
    assert "cut short" in replay.broken(_with(record, whole[:-1]))
    lines = whole.splitlines(keepends=True)
    assert "changed" in replay.broken(_with(record, b"".join(lines[:5] + lines[6:])))


def test_a_changed_value_says_so(record: Path, replay: Replay) -> None:
    whole = record.read_bytes()
    assert "checksum does not fit" in replay.broken(_with(record, whole.replace(b'"players":3', b'"players":2', 1)))


def test_another_ruleset_says_so(record: Path, replay: Replay) -> None:
    header = read_record(record).header
    header.ruleset += 1
    sealed_anew(record, header)
    assert "was played by ruleset 2 of toy; this version plays ruleset 1" in replay.broken(record)


def test_another_game_says_so(record: Path, replay: Replay) -> None:
    header = read_record(record).header
    header.game = "chess"
    sealed_anew(record, header)
    assert "the record is of the game 'chess'; this version has: " in replay.broken(record)


def test_another_format_says_so(record: Path, replay: Replay) -> None:
    header = read_record(record).header
    header.format = "sanmon-record-9"
    sealed_anew(record, header)
    assert "the format is 'sanmon-record-9'; this version reads 'sanmon-record-1'" in replay.broken(record)


def test_another_result_says_so(record: Path, replay: Replay) -> None:
    closing = read_record(record).closing
    assert closing.result is not None
    closing.result = msgspec.structs.replace(closing.result, scores=(99, 0, 0))
    sealed_anew(record, closing=closing)
    assert "its result is not the one in the record" in replay.broken(record)


def test_an_illegal_move_says_so(record: Path, replay: Replay) -> None:
    stored = read_record(record)
    stored.actions[0].do = "end"
    above = b"".join(msgspec.json.encode(line) + b"\n" for line in [stored.header, *stored.actions])
    stored.closing.check = _checksum(above, stored.closing)
    record.write_bytes(above + msgspec.json.encode(stored.closing) + b"\n")
    assert "action 1 cannot be replayed" in replay.broken(record)


def test_another_component_set_says_so_and_the_right_one_works(tmp_path: Path, replay: Replay) -> None:
    own = tmp_path / "own"
    assert run(["components", "toy", "--export", str(own)]) == 0
    table = own / "charms.csv"
    table.write_text(table.read_text().replace("3 calm", "5 calm"))
    assert run(["simulate", "toy", "--games", "1", "--components", str(own), "--save", str(tmp_path)]) == 0
    path = tmp_path / "toy-2p-1.jsonl"
    message = replay.broken(path)
    assert "component set 'own'" in message
    assert "loaded is 'sanmon-1'" in message
    assert "--components PATH" in message
    code, out, _ = replay(path, "--components", str(own))
    assert code == 0
    assert "components own" in out


def test_a_file_that_is_not_a_record_says_so(tmp_path: Path, replay: Replay) -> None:
    assert "not the record of a game" in replay.broken(Path(__file__))
    picture = tmp_path / "picture"
    picture.write_bytes(bytes(range(256)) * 10)
    assert "not the record of a game" in replay.broken(picture)


def test_an_unfinished_game_keeps_its_secrets(tmp_path: Path, replay: Replay) -> None:
    game = sanmon.load("toy")
    state = game.start(2, 5)
    record = Record.begin(state, {"hungry_fox": False}, ["human:Anna", "human:Petr"])
    seat, option = 0, state.options()[0]
    state.apply(option)
    record.add(state, seat, option)
    path = tmp_path / "unfinished.jsonl"
    path.write_bytes(record.encode(state))
    code, out, _ = replay(path)
    assert code == 0
    charms = [str(state.describe(other).args["charm"]).capitalize() for other in (option, *state.options(1))]
    assert not any(charm in out for charm in charms)
    assert "not over" in out


def _with(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path
