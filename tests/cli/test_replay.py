"""`sanmon replay`: what holds is told in words; what does not gets its own message and exit code 1."""

from pathlib import Path

import msgspec
import pytest

import sanmon
from sanmon.cli.app import run
from sanmon.kernel.messages import Result
from sanmon.kernel.records import Closing, Header, Record, _checksum, read_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of three."""
    assert run(["simulate", "toy", "--players", "3", "--games", "1", "--seed", "5", "--save", str(tmp_path)]) == 0
    return tmp_path / "toy-3p-5.jsonl"


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> "Told":
    return Told(capsys)


class Told:
    """Runs `sanmon replay` and looks at what it says."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, path: Path, *args: str) -> tuple[int, str, str]:
        self.capsys.readouterr()
        code = run(["replay", str(path), *args])
        out, err = self.capsys.readouterr()
        return code, out, err

    def broken(self, path: Path, *args: str) -> str:
        code, out, err = self(path, *args)
        assert (code, out) == (1, ""), (code, out, err)
        assert err.startswith(f"sanmon: {path}: ")
        assert err.count("\n") == 1
        return err


def sealed_anew(path: Path, header: Header | None = None, closing: Closing | None = None) -> None:
    """Write a record with another header or closing line and a checksum that fits: a forgery, not an accident."""
    stored = read_record(path)
    lines: list[msgspec.Struct] = [header or stored.header, *stored.actions]
    above = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    last = closing or stored.closing
    last.check = _checksum(above, last)
    path.write_bytes(above + msgspec.json.encode(last) + b"\n")


def test_a_game_is_told_in_words(record: Path, told: Told) -> None:
    code, out, err = told(record)
    assert (code, err) == (0, "")
    assert "The tea house" in out
    assert "Crane plays " in out
    assert "Maple draws " in out
    assert "Total" in out
    assert f"Verified: {len(read_record(record).actions)} actions" in out
    assert "⟦" not in out
    assert "Ověřeno" in told(record, "--lang", "cs")[1]
    assert "Проверено" in told(record, "--lang", "ru")[1]


def test_up_to_an_action(record: Path, told: Told) -> None:
    length = len(read_record(record).actions)
    start, out, _ = told(record, "--to", "0")
    assert start == 0
    assert "Round 1 of 4" in out
    assert "Total" not in out
    assert told(record, "--to", str(length))[1] == told(record)[1]
    for wrong in (-1, length + 1):
        code, out, err = told(record, "--to", str(wrong))
        assert (code, out) == (2, "")
        assert f"--to is from 0 to {length}" in err


def test_as_json(record: Path, told: Told) -> None:
    code, out, _ = told(record, "--json")
    assert code == 0
    tale = msgspec.json.decode(out)
    stored = read_record(record)
    assert list(tale) == ["verified", "header", "to", "opening", "actions", "result"]
    assert tale["verified"] is True
    assert tale["header"]["game"] == "toy"
    assert [action["do"] for action in tale["actions"]] == [action.do for action in stored.actions]
    assert msgspec.convert(tale["result"], Result) == stored.closing.result
    assert len(msgspec.json.decode(told(record, "--json", "--to", "4")[1])["actions"]) == 4


def test_every_changed_byte_is_noticed(record: Path, told: Told) -> None:
    whole = record.read_bytes()
    for place in range(0, len(whole), 61):
        for change in (1, 32):
            record.write_bytes(whole[:place] + bytes([whole[place] ^ change]) + whole[place + 1 :])
            told.broken(record)


def test_a_cut_file_says_so(record: Path, told: Told) -> None:
    whole = record.read_bytes()
    assert "empty" in told.broken(_with(record, b""))
    for end in range(200, len(whole), 197):
        assert "cut short" in told.broken(_with(record, whole[:end]))
    assert "cut short" in told.broken(_with(record, whole[:-1]))
    lines = whole.splitlines(keepends=True)
    assert "changed" in told.broken(_with(record, b"".join(lines[:5] + lines[6:])))


def test_a_changed_value_says_so(record: Path, told: Told) -> None:
    whole = record.read_bytes()
    assert "checksum does not fit" in told.broken(_with(record, whole.replace(b'"players":3', b'"players":2', 1)))


def test_another_ruleset_says_so(record: Path, told: Told) -> None:
    header = read_record(record).header
    header.ruleset += 1
    sealed_anew(record, header)
    assert "was played by ruleset 2 of toy; this version plays ruleset 1" in told.broken(record)


def test_another_game_says_so(record: Path, told: Told) -> None:
    header = read_record(record).header
    header.game = "chess"
    sealed_anew(record, header)
    assert "the record is of 'chess'; this version has: " in told.broken(record)


def test_another_format_says_so(record: Path, told: Told) -> None:
    header = read_record(record).header
    header.format = "sanmon-record-9"
    sealed_anew(record, header)
    assert "the format is 'sanmon-record-9'; this version reads 'sanmon-record-1'" in told.broken(record)


def test_another_result_says_so(record: Path, told: Told) -> None:
    closing = read_record(record).closing
    assert closing.result is not None
    closing.result = msgspec.structs.replace(closing.result, scores=(99, 0, 0))
    sealed_anew(record, closing=closing)
    assert "its result is not the one in the record" in told.broken(record)


def test_a_move_that_was_not_possible_says_so(record: Path, told: Told) -> None:
    stored = read_record(record)
    stored.actions[0].do = "end"
    above = b"".join(msgspec.json.encode(line) + b"\n" for line in [stored.header, *stored.actions])
    stored.closing.check = _checksum(above, stored.closing)
    record.write_bytes(above + msgspec.json.encode(stored.closing) + b"\n")
    assert "action 1 cannot be replayed" in told.broken(record)


def test_another_component_set_says_so_and_the_right_one_is_taken(tmp_path: Path, told: Told) -> None:
    own = tmp_path / "own"
    assert run(["components", "toy", "--export", str(own)]) == 0
    table = own / "charms.csv"
    table.write_text(table.read_text().replace("3 calm", "5 calm"))
    assert run(["simulate", "toy", "--games", "1", "--components", str(own), "--save", str(tmp_path)]) == 0
    path = tmp_path / "toy-2p-1.jsonl"
    message = told.broken(path)
    assert "component set 'own'" in message
    assert "loaded is 'sanmon-1'" in message
    assert "--components PATH" in message
    code, out, _ = told(path, "--components", str(own))
    assert code == 0
    assert "components own" in out


def test_no_record_at_all_says_so(tmp_path: Path, told: Told) -> None:
    assert "no record of a game" in told.broken(Path(__file__))
    picture = tmp_path / "picture"
    picture.write_bytes(bytes(range(256)) * 10)
    assert "no record of a game" in told.broken(picture)


def test_a_game_that_is_not_over_keeps_its_secrets(tmp_path: Path, told: Told) -> None:
    game = sanmon.load("toy")
    state = game.start(2, 5)
    record = Record.begin(state, {"hungry_fox": False}, ["human:Anna", "human:Petr"])
    seat, option = 0, state.options()[0]
    state.apply(option)
    record.add(state, seat, option)
    path = tmp_path / "unfinished.jsonl"
    path.write_bytes(record.encode(state))
    code, out, _ = told(path)
    assert code == 0
    charms = [str(state.describe(other).args["charm"]).capitalize() for other in (option, *state.options(1))]
    assert not any(charm in out for charm in charms)
    assert "not over" in out


def _with(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path
