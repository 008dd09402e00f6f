"""Records: changed bytes, cuts, another ruleset or component set are detected; saved games can be continued."""

import random
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sanmon
from sanmon.games.toy import components
from sanmon.kernel import records
from sanmon.kernel.errors import RecordError
from sanmon.kernel.records import Closing, Record, StoredRecord, decode_record, read_record, replay, resume
from sanmon.kernel.state import State

TOY = sanmon.load("toy")


def played(players: int, seed: int, actions: int = 10_000) -> tuple[State, Record]:
    """A game of the toy after a number of actions, and its record."""
    rng = random.Random(seed)
    state: State = TOY.start(players, seed)
    record = Record.begin(state, {}, [f"player {number}" for number in range(players)])
    while state.seat is not None and len(record.actions) < actions:
        seat = rng.choice(state.seats)
        option = rng.choice(state.options(seat))
        state.apply(option, seat)
        record.add(state, seat, option)
    return state, record


@pytest.fixture(scope="module")
def short() -> bytes:
    """A finished game alone: about a kilobyte."""
    state, record = played(1, 3)
    return record.encode(state)


def rewritten(data: bytes, header: dict[str, Any] | None = None, closing: dict[str, Any] | None = None) -> bytes:
    """The record with some things changed by somebody who can count checksums."""
    stored = decode_record(data)
    top = msgspec.structs.replace(stored.header, **header or {})
    end = msgspec.structs.replace(stored.closing, **closing or {})
    above = b"".join(msgspec.json.encode(line) + b"\n" for line in [top, *stored.actions])
    end.check = records._checksum(above, end)
    return above + msgspec.json.encode(end) + b"\n"


# ---------------------------------------------------------------- reading


def test_a_record_tells_what_was_played(short: bytes) -> None:
    stored = decode_record(short)
    assert (stored.header.game, stored.header.players, stored.header.seats) == ("toy", 1, ["player 0"])
    assert [action.n for action in stored.actions] == list(range(1, len(stored.actions) + 1))
    assert stored.closing.actions == len(stored.actions)
    assert stored.closing.result is not None
    states = [state.digest() for state in replay(stored, TOY)]
    assert len(states) == len(stored.actions) + 1


def test_every_changed_byte_is_noticed(short: bytes) -> None:
    accepted: list[tuple[int, bytes]] = []
    for index in range(len(short)):
        before, byte, after = short[:index], short[index : index + 1], short[index + 1 :]
        changes = [bytes([byte[0] ^ 1]), bytes([byte[0] ^ 32]), b" ", b"\n", b'"', b"0", b"\xff", b"", b"\\"]
        inserted = [byte + byte, b" " + byte, b"\t" + byte, b"\n" + byte, b"\xc3" + byte]
        for change in changes + inserted:
            if change == byte:
                continue
            try:
                decode_record(before + change + after)
            except RecordError as problem:
                assert str(problem)  # noqa: PT017 - only the changes that are not noticed are collected
            else:
                accepted.append((index, change))
    assert accepted == []


def test_a_cut_file_is_noticed_wherever_it_is_cut(short: bytes) -> None:
    for length in range(len(short)):
        with pytest.raises(RecordError, match=r"empty|line 1|cut short"):
            decode_record(short[:length])


def test_lines_cannot_be_exchanged_left_out_or_added(short: bytes) -> None:
    lines = short.splitlines(keepends=True)
    for number in range(1, len(lines) - 2):
        exchanged = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
        for wrong in (exchanged, lines[:number] + lines[number + 1 :], lines[: number + 1] + lines[number:]):
            with pytest.raises(RecordError, match="checksum does not fit"):
                decode_record(b"".join(wrong))
    with pytest.raises(RecordError, match="cut short"):
        decode_record(short + b"\n")


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "line 1|empty"),
        (b"hello", "line 1: JSON is malformed"),
        (b"{}\n", "line 1: Object missing required field"),
        (b"\xff\xfe\x00", "line 1"),
        (b"[" * 100_000, "line 1"),
        (b'{"format":' + b"[" * 100_000, "line 1"),
    ],
)
def test_what_is_no_record_is_told(data: bytes, problem: str) -> None:
    with pytest.raises(RecordError, match=problem):
        decode_record(data)


def test_another_format_is_told(short: bytes) -> None:
    with pytest.raises(
        RecordError, match="line 1: the format is 'sanmon-record-9'; this version reads 'sanmon-record-1'"
    ):
        decode_record(rewritten(short, header={"format": "sanmon-record-9"}))


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, short: bytes) -> None:
    with pytest.raises(RecordError, match=r"cannot read .*nothing\.jsonl: No such file"):
        read_record(tmp_path / "nothing.jsonl")
    with pytest.raises(RecordError, match="cannot read"):
        read_record(tmp_path)
    (tmp_path / "game.jsonl").write_bytes(short)
    assert read_record(tmp_path / "game.jsonl") == decode_record(short)


# ---------------------------------------------------------------- replaying


def replayed(data: bytes, game: sanmon.Game[Any] = TOY) -> State:
    return list(replay(decode_record(data), game))[-1]


def test_another_game_ruleset_or_component_set_is_told(short: bytes) -> None:
    with pytest.raises(RecordError, match="the record is of chess, not of toy"):
        replayed(rewritten(short, header={"game": "chess"}))
    with pytest.raises(RecordError, match="played by ruleset 9 of toy; this version plays ruleset 1"):
        replayed(rewritten(short, header={"ruleset": 9}))
    with pytest.raises(RecordError, match=r"with the component set 'mine' \(01234567…\); loaded is 'sanmon-1' \("):
        replayed(rewritten(short, header={"components": "mine", "components_hash": "0123456789"}))


def test_a_record_of_an_owners_set_replays_with_that_set_only(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(components.DEFAULT, folder)
    table = folder / "charms.csv"
    table.write_text(table.read_text("utf-8").replace('"3 calm"', '"2 calm"').replace(",3 calm,", ",2 calm,"), "utf-8")
    mine = sanmon.load("toy", folder)
    assert mine.components_hash != TOY.components_hash
    state = mine.start(2, 1)
    data = Record.begin(state, {}, ["a", "b"]).encode(state)
    assert replayed(data, mine).digest() == state.digest()
    with pytest.raises(RecordError, match="component set"):
        replayed(data)


@pytest.mark.parametrize(
    ("header", "problem"),
    [
        ({"players": 9}, "set-up cannot be replayed: toy is for 1, 2, 3 players, not 9"),
        ({"settings": {"x": 1}}, "set-up cannot be replayed: toy has no option 'x'"),
        ({"chance": []}, "set-up cannot be replayed: no outcome is left for a draw of one of 16"),
        ({"chance": [1, 2, 3]}, r"set-up cannot be replayed: the set-up leaves 1 outcome\(s\) unused"),
        ({"chance": [0, 0]}, "the position after action 0 is not the one that was recorded"),
        ({"confirm": True}, "the position after action 0 is not the one that was recorded"),
    ],
)
def test_a_wrong_set_up_is_told(short: bytes, header: dict[str, Any], problem: str) -> None:
    with pytest.raises(RecordError, match=problem):
        replayed(rewritten(short, header=header))


def test_wrong_actions_are_told() -> None:
    state, record = played(2, 5)
    stored = decode_record(record.encode(state))

    def changed(**change: Any) -> StoredRecord:
        third = msgspec.structs.replace(stored.actions[2], **change)
        return StoredRecord(stored.header, [*stored.actions[:2], third, *stored.actions[3:]], stored.closing)

    changes: list[tuple[dict[str, Any], str]] = [
        ({"do": "fly"}, "action 3 cannot be replayed: line 1, column 1: no verb 'fly'"),
        ({"do": "play crane"}, "action 3 cannot be replayed: seat"),
        ({"seat": 7}, "action 3 cannot be replayed: there is no seat 7; the seats are 0 to 1"),
        ({"chance": [0] * 20}, "action 3 cannot be replayed: .*unused"),
    ]
    for change, problem in changes:
        with pytest.raises(RecordError, match=problem):
            list(replay(changed(**change), TOY))


def test_numbers_with_a_gap_are_told(short: bytes) -> None:
    stored = decode_record(short)
    stored.actions[3].n = 9
    above = b"".join(msgspec.json.encode(line) + b"\n" for line in [stored.header, *stored.actions])
    stored.closing.check = records._checksum(above, stored.closing)
    with pytest.raises(RecordError, match="not numbered from 1 to the last without a gap"):
        decode_record(above + msgspec.json.encode(stored.closing) + b"\n")


def test_a_wrong_digest_or_result_is_told(short: bytes) -> None:
    closing = decode_record(short).closing
    last = str(closing.actions)
    assert closing.result is not None
    with pytest.raises(RecordError, match=f"the position after action {last} is not the one"):
        replayed(rewritten(short, closing={"digests": closing.digests | {last: "0" * 32}}))
    better = msgspec.structs.replace(closing.result, scores=(99, 0))
    with pytest.raises(RecordError, match="its result is not the one in the record"):
        replayed(rewritten(short, closing={"result": better}))


def test_long_games_have_digests_along_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "DIGEST_EVERY", 10)
    state, record = played(3, 1)
    data = record.encode(state)
    digests = decode_record(data).closing.digests
    last = len(record.actions)
    assert list(digests) == [*(str(number) for number in range(0, last, 10)), str(last)]
    with pytest.raises(RecordError, match="the position after action 10 is not the one"):
        replayed(rewritten(data, closing={"digests": digests | {"10": digests["20"]}}))


# ---------------------------------------------------------------- saved games


@pytest.mark.parametrize("actions", [0, 1, 2, 7, 15])
def test_a_saved_game_goes_on_with_the_same_luck(actions: int) -> None:
    state, record = played(2, 8, actions)
    again, its_record = resume(decode_record(record.encode(state)), TOY)
    assert again.dump() == state.dump()
    for one, written in ((state, record), (again, its_record)):
        while one.seat is not None:
            seat, option = one.seat, one.options()[-1]
            one.apply(option)
            written.add(one, seat, option)
    assert again.dump() == state.dump()
    assert its_record.actions == record.actions
    assert replayed(its_record.encode(again)).result == state.result


@pytest.mark.parametrize("name", sanmon.games())
def test_a_replayed_state_has_the_luck_of_the_one_that_was_played(name: str) -> None:
    game = sanmon.load(name)
    rng = random.Random(name)
    state: State = game.start(game.info.default_players, 5, True)
    record = Record.begin(state, {}, ["somebody"] * state.players)
    dumps = [state.dump()]
    while state.seat is not None:
        seat = rng.choice(state.seats)
        option = rng.choice(state.options(seat))
        state.apply(option, seat)
        record.add(state, seat, option)
        dumps.append(state.dump())
    assert state.chance_index == sum(len(action.chance) for action in record.actions) + len(record.header.chance)
    for number, again in enumerate(replay(decode_record(record.encode(state)), game)):
        assert again.dump() == dumps[number], f"the state after action {number} is another"


def test_a_saved_game_whose_outcomes_were_counted_wrongly_does_not_go_on() -> None:
    state, record = played(2, 8, 7)
    data = rewritten(record.encode(state), closing={"position": 3})
    with pytest.raises(RecordError, match=r"says that it has 3 outcomes of chance, but holds \d+"):
        resume(decode_record(data), TOY)


def test_cutting_takes_actions_back() -> None:
    record = played(2, 8)[1]
    half = len(record.actions) // 2
    record.cut(half)
    assert len(record.actions) == half
    assert all(int(number) <= half for number in record.digests)
    record.cut(99)
    assert len(record.actions) == half


def test_a_saved_game_needs_its_key() -> None:
    state, record = played(2, 8, 5)
    data = record.encode(state)
    for key, problem in [
        ("", "holds no key of chance"),
        ("xyz", "is not hexadecimal"),
        ("00" * 32, "is not the one that the header commits to"),
    ]:
        with pytest.raises(RecordError, match=problem):
            resume(decode_record(rewritten(data, closing={"key": key})), TOY)


def test_an_unfinished_record_says_nothing_of_its_key_in_its_header() -> None:
    state, record = played(2, 8, 5)
    above, _, closing = record.encode(state).rstrip(b"\n").rpartition(b"\n")
    assert state.key.hex().encode() not in above
    assert msgspec.json.decode(closing, type=Closing).key == state.key.hex()


def test_a_finished_record_is_held_to_its_commitment() -> None:
    state, record = played(2, 8)
    assert state.result is not None
    data = record.encode(state)
    for key, problem in [("xyz", "is not hexadecimal"), ("00" * 32, "is not the one that the header commits to")]:
        with pytest.raises(RecordError, match=problem):
            next(replay(decode_record(rewritten(data, closing={"key": key})), TOY))
    for _ in replay(decode_record(rewritten(data, closing={"key": ""})), TOY):  # a key need not be published
        pass
