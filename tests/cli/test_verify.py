"""`sanmon verify`: it proves every draw of a record, and detects a changed draw."""

from pathlib import Path

import msgspec
import pytest

import sanmon
from sanmon.cli.app import run
from sanmon.kernel import chance
from sanmon.kernel.records import Record


def record(game: str, seed: bytes, seeds: list[str], forged: int = -1) -> bytes:
    """The record of a finished game; if `forged` is given, with that draw changed and all checksums correct."""
    loaded = sanmon.load(game)
    outcomes: list[int] | None = None
    mixed = chance.with_seats(seed, seeds)
    state = loaded.start(None, mixed, True)
    if forged >= 0:
        outcomes = [*state.outcomes]
        outcomes[forged] = 1 - outcomes[forged] if outcomes[forged] < 2 else 0
        state = loaded.start(None, mixed, True, outcomes)
    kept = Record.begin(state, loaded.info.check_settings(state.players, {}), ["human"] * state.players)
    while state.seat is not None:
        option, seat = state.options()[-1], state.seat
        state.apply(option)
        kept.add(state, seat, option)
    return kept.encode(state, seed.hex(), seeds)


@pytest.mark.parametrize("game", sanmon.games())
@pytest.mark.parametrize("seeds", [[], ["a", "", "ž"]])
def test_every_draw_is_proven(
    game: str, seeds: list[str], tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    seed = bytes(range(32))
    path = tmp_path / "game.jsonl"
    path.write_bytes(record(game, seed, seeds))
    assert run(["verify", str(path), "--json"]) == 0
    proof = msgspec.json.decode(capsysbinary.readouterr().out)
    assert proof["draws"] > 5
    assert proof["opening"] == chance.commitment(chance.key_of(seed))
    assert proof["seeds"] == sum(bool(own) for own in seeds)
    assert (proof["commitment"] == proof["opening"]) == (not seeds)
    for language in ("en", "cs", "ru"):
        assert run(["verify", str(path), "--lang", language]) == 0
        output = capsysbinary.readouterr().out.decode()
        assert proof["opening"] in output.replace("\n", "")


def test_a_changed_draw_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(record("toy", b"seed" * 8, [], forged=0))
    assert run(["replay", str(path), "--json"]) == 0  # everything else is correct
    assert run(["verify", str(path)]) == 1
    assert "the set-up: the record says that chance gave" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "why"),
    [({"seed": "00" * 32}, "not the one that the table's seed"), ({"seeds": ["x"]}, "seats' own seeds")],
)
def test_another_seed_is_found(
    change: dict[str, object], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from sanmon.kernel import records

    lines = record("toy", b"seed" * 8, []).splitlines(keepends=True)
    closing = msgspec.convert({**msgspec.json.decode(lines[-1]), **change}, records.Closing)
    closing.check = records._checksum(b"".join(lines[:-1]), closing)
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(lines[:-1]) + msgspec.json.encode(closing) + b"\n")
    assert run(["verify", str(path)]) == 1
    assert why in capsys.readouterr().err


def test_records_without_a_seed_are_proven_from_their_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "toy", "--games", "1", "--save", str(tmp_path)]) == 0
    (path,) = tmp_path.iterdir()
    capsys.readouterr()
    assert run(["verify", str(path), "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out)["opening"] == ""
