"""Finished games: replays as every seat saw them, text, BG Stats, reviews, and imported records."""

import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import sanmon
from sanmon.bots.levels import GENTLE
from sanmon.cli.app import run
from sanmon.kernel import records
from sanmon.kernel.chance import key_of, with_seats
from sanmon.kernel.records import Record, StoredRecord, decode_record
from sanmon.server.protocol.after_game import Replay
from sanmon.server.protocol.coach import Review
from server.served import WAIT, Opened, Server
from server.visitors import Visitor, play_on

MISSING = "⟦"  # a key without a message shows itself in these signs


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Visitor, Opened, Any]:
    """A finished game of two, and everything that was sent to its pages."""
    anna, ben = Visitor(server).guest("Anna"), Visitor(server).guest("Ben")
    opened = anna.open("me", "link")
    pages = {0: anna.page(opened, 0, wait=False), 1: ben.page(opened, 1, wait=False)}
    for path in ("record", "words", "bgstats", "replay", "replay/0", "review"):
        assert anna.ask("GET", f"/api/tables/{opened.table}/{path}").status == 409
    anna.ask("POST", f"/api/tables/{opened.table}/start", status=204)
    for page in pages.values():
        page.wait_for("position")
    for path in ("record", "words", "bgstats", "replay?seat=0", "replay/0", "review"):
        assert anna.ask("GET", f"/api/tables/{opened.table}/{path}").status == 409
    positions: list[dict[int, Any]] = [{seat: page.position for seat, page in pages.items()}]
    while pages[0].position["result"] is None:
        seat = pages[0].position["prompt"]["waiting"][-1]
        pages[seat].move(pages[seat].options[-1])
        for page in pages.values():
            page.catch_up(max(pages[0].n, pages[1].n))
        positions.append({seat: page.position for seat, page in pages.items()})
    for page in pages.values():
        page.close()
    return anna, opened, positions


def test_every_step_is_as_the_seat_saw_it(played: tuple[Visitor, Opened, Any]) -> None:
    anna, opened, positions = played
    for seat in (0, 1):
        replay = anna.get(f"/api/tables/{opened.table}/replay?seat={seat}")
        msgspec.convert(replay, Replay)
        assert [step["n"] for step in replay["steps"]] == list(range(len(positions)))
        for n, then in enumerate(positions):
            now = anna.get(f"/api/tables/{opened.table}/replay/{n}?seat={seat}")
            for key in ("view", "prompt", "options", "turn", "result"):
                assert now[key] == then[seat][key], (n, key)
            assert replay["steps"][n]["events"] == now["entries"][0]["events"] == then[seat]["entries"][-1]["events"]
            assert replay["steps"][n]["prompt"] == then[seat]["prompt"]["key"]
            assert n == 0 or replay["steps"][n]["do"]["text"]
    watched = anna.get(f"/api/tables/{opened.table}/replay/3")
    assert watched["options"] == []
    for path, status in (("replay/9999", 404), ("replay/-1", 404), ("replay/0?seat=2", 400), ("replay?seat=x", 400)):
        assert anna.ask("GET", f"/api/tables/{opened.table}/{path}").status == status


def test_a_finished_game_is_exported_as_text(played: tuple[Visitor, Opened, Any]) -> None:
    anna, opened, positions = played
    for language in ("en", "cs", "ru"):
        answer = anna.ask("GET", f"/api/tables/{opened.table}/words?lang={language}", status=200)
        text = answer.body.decode()
        assert "Anna" in text
        assert f"\n{len(positions) - 1}. " in text
        assert MISSING not in text
    assert "no language" in anna.ask("GET", f"/api/tables/{opened.table}/words?lang=xx", status=400).error


def test_a_finished_game_is_exported_for_bg_stats(played: tuple[Visitor, Opened, Any]) -> None:
    anna, opened, positions = played
    play = anna.get(f"/api/tables/{opened.table}/bgstats")
    result = positions[-1][0]["result"]
    assert [(one["name"], int(one["score"]), one["rank"]) for one in play["players"]] == [
        ("Anna", result["scores"][0], result["ranks"][0]),
        ("Ben", result["scores"][1], result["ranks"][1]),
    ]
    assert any(one["winner"] for one in play["players"])
    assert play["game"]["name"]
    assert time.strptime(play["playDate"], "%Y-%m-%d %H:%M:%S")


def test_a_record_can_be_exported_and_imported(
    played: tuple[Visitor, Opened, Any], tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, opened, _ = played
    record = anna.ask("GET", f"/api/tables/{opened.table}/record", status=200).body
    path = tmp_path / "record.jsonl"
    path.write_bytes(record)
    assert run(["verify", str(path), "--json"]) == 0
    assert (
        msgspec.json.decode(capsys.readouterr().out)["opening"] == anna.get(f"/api/tables/{opened.table}")["commitment"]
    )
    imported = Visitor(anna.server)
    answer = imported.ask("POST", "/api/records", record, 201)
    table = answer.json["id"]
    assert imported.get(f"/api/tables/{table}")["phase"] == "over"
    assert imported.ask("GET", f"/api/tables/{table}/record", status=200).body == record
    for seat in (0, 1, "none"):
        one, other = (imported.get(f"/api/tables/{name}/replay?seat={seat}") for name in (opened.table, table))
        assert one["steps"] == other["steps"]
        assert one["commitment"] == other["commitment"]


@pytest.mark.parametrize("game", sanmon.games())
def test_records_of_the_terminal_can_be_imported(
    server: Server, game: str, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["simulate", game, "--games", "1", "--save", str(tmp_path)]) == 0
    capsys.readouterr()
    (path,) = tmp_path.iterdir()
    data = path.read_bytes()
    visitor = Visitor(server)
    table = visitor.ask("POST", "/api/records", data, 201).json["id"]
    stored = decode_record(data)
    replay = visitor.get(f"/api/tables/{table}/replay?seat=0")
    assert len(replay["steps"]) == len(stored.actions) + 1
    assert replay["commitment"] == stored.header.commitment
    last = visitor.get(f"/api/tables/{table}/replay/{len(stored.actions)}?seat=0")
    assert last["result"]["scores"] == list(stored.closing.result.scores)  # type: ignore[union-attr]
    for language in ("en", "cs", "ru"):
        text = visitor.ask("GET", f"/api/tables/{table}/words?lang={language}", status=200).body.decode()
        assert MISSING not in text


def test_invalid_records_are_refused(server: Server, played: tuple[Visitor, Opened, Any]) -> None:
    anna, opened, _ = played
    record = anna.ask("GET", f"/api/tables/{opened.table}/record", status=200).body
    for data, why in (
        (b"", "empty"),
        (b"\xff\xfe", "line 1"),
        (record[:-20], "cut short"),
        (record.replace(b'"n":3', b'"n":4', 1), "changed after"),
        (record.replace(b'"game":"toy"', b'"game":"chess"', 1), "no game 'chess'"),
        (b"[" * 100_000, "line 1"),
    ):
        assert why in Visitor(server).ask("POST", "/api/records", data, 400).error
    assert Visitor(server).ask("POST", "/api/records", b" " * 3_000_000).status == 413


def forged(record: bytes, change: Callable[[StoredRecord], object]) -> bytes:
    """A record with a change and a correct checksum."""
    stored = decode_record(record)
    change(stored)
    lines = [msgspec.json.encode(line) + b"\n" for line in (stored.header, *stored.actions)]
    stored.closing.check = ""
    stored.closing.check = records._checksum(b"".join(lines), stored.closing)
    return b"".join(lines) + msgspec.json.encode(stored.closing) + b"\n"


def test_forged_records_are_refused(server: Server, played: tuple[Visitor, Opened, Any]) -> None:
    anna, opened, _ = played
    record = anna.ask("GET", f"/api/tables/{opened.table}/record", status=200).body
    assert Visitor(server).ask("POST", "/api/records", forged(record, bool)).status == 201  # nothing was changed
    changes: list[Callable[[StoredRecord], object]] = [
        lambda stored: setattr(stored.closing, "seed", "00" * 32),
        lambda stored: setattr(stored.closing, "seed", "zz"),
        lambda stored: setattr(stored.closing, "seeds", ["a"] * 1000),
        lambda stored: setattr(stored.closing, "seeds", ["a", "b"]),
        lambda stored: setattr(stored.header, "seats", ["human"]),
        lambda stored: setattr(stored.header, "seats", ["human:\u0000", "random"]),
        lambda stored: setattr(stored.header, "seats", ["human:" + "x" * 100, "random"]),
        lambda stored: setattr(stored.header, "players", 10**9),
    ]
    for change in changes:
        assert (
            "the record is not valid" in Visitor(server).ask("POST", "/api/records", forged(record, change), 400).error
        )


@pytest.mark.parametrize(("seed", "seeds"), [("ab" * 700_000, ["", ""]), ("ab" * 32, ["x", "y" * 700_000])])
def test_a_record_with_a_huge_seed_is_refused(server: Server, seed: str, seeds: list[str]) -> None:
    """It would fit its commitment. But it would be stored for good, and sent with every replay."""
    state = sanmon.load("toy").start_with_key(key_of(with_seats(bytes.fromhex(seed), seeds)), 2, True, None, {})
    record = Record.begin(state, {}, ["human", "human"])
    while state.seat is not None:
        seat, option = state.seat, state.options()[0]
        state.apply(option)
        record.add(state, seat, option)
    error = Visitor(server).ask("POST", "/api/records", record.encode(state, seed, seeds), 400).error
    assert "has up to" in error


def reviewed(visitor: Visitor, table: str, seat: int) -> Review:
    """Asks for a review until it is ready."""
    deadline = time.monotonic() + WAIT
    done = -1.0
    while True:
        answer = visitor.ask("GET", f"/api/tables/{table}/review?seat={seat}")
        if answer.status == 200:
            return msgspec.convert(answer.json, Review)
        assert answer.status == 202
        assert done <= answer.json["done"] < 1
        done = answer.json["done"]
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_review_is_made_for_each_seat(played: tuple[Visitor, Opened, Any]) -> None:
    anna, opened, positions = played
    for seat in (0, 1):
        review = reviewed(anna, opened.table, seat)
        assert review.margins[-1].n == len(positions) - 1
        for decision in review.decisions:
            before = positions[decision.n - 1][seat]
            texts = [option["text"] for option in before["options"]]
            assert decision.chosen.text in texts
            assert decision.best.text in texts
            assert decision.cost is not None
            assert decision.cost > 0
        assert {decision.n for decision in review.decisions} >= set(review.turning)
    assert anna.ask("GET", f"/api/tables/{opened.table}/review?seat=2").status == 400


def test_unknown_tables_are_404(server: Server) -> None:
    for path in ("record", "words", "bgstats", "replay", "replay/0", "review"):
        assert Visitor(server).ask("GET", f"/api/tables/nothing/{path}").status == 404


def test_a_solo_game_with_an_undo_can_be_replayed(server: Server) -> None:
    anna = Visitor(server).guest("Anna")
    opened = anna.open("me")
    with anna.page(opened) as page:
        page.move(page.options[0])
        page.move(page.options[0])
        while not page.position["undo"]:
            page.move(page.options[0])
        n = page.n
        page.say(type="undo", n=n)
        page.catch_up(n + 1)
        play_on({0: page})
    assert anna.get(f"/api/tables/{opened.table}/replay?seat=0")["steps"]


def test_a_finished_game_goes_on_again_from_a_step(played: tuple[Visitor, Opened, Any]) -> None:
    """Whoever tries again sees what the seat saw then; a bot has the other seat, and the game is not counted."""
    anna, opened, positions = played
    step = next(n for n, then in enumerate(positions) if n > 3 and then[0]["options"])
    again = anna.post(f"/api/tables/{opened.table}/replay/{step}/again?seat=0", status=201)
    counted = anna.get("/api/me/statistics")
    page = anna.page(Opened(anna.server, again["table"], {0: again["links"][0]["token"]}), 0)
    for key in ("view", "prompt", "options"):
        assert page.position[key] == positions[step][0][key]
    facts = anna.get(f"/api/tables/{again['table']}")
    assert [seat["agent"] for seat in facts["seats"]] == [None, GENTLE]
    play_on({0: page})
    assert page.position["result"] is not None
    page.close()
    # A game that is counted afterwards is the only one that was.
    usual = anna.open("me", GENTLE)
    other = anna.page(usual, 0)
    play_on({0: other})
    other.close()
    until = time.monotonic() + WAIT
    while (now := anna.get("/api/me/statistics")) == counted and time.monotonic() < until:
        time.sleep(0.05)
    played_before = {row["game"]: row["played"] for row in counted}
    assert {row["game"]: row["played"] for row in now} == {"toy": played_before.get("toy", 0) + 1}
    for wrong, status in ((f"replay/{len(positions)}/again", 404), ("replay/1/again?seat=5", 400)):
        assert anna.ask("POST", f"/api/tables/{opened.table}/{wrong}").status == status
