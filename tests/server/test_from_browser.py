"""Games that were played in a browser without a server, and then kept on one: they go on, and are not counted."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest

import sanmon
from local.page import Page as BrowserPage
from sanmon.kernel.proofs import prove
from sanmon.kernel.records import decode_record
from sanmon.server.delivery.kept import FROM_BROWSER
from server.served import Opened, Server
from server.visitors import Visitor

ME, BOT = {"name": "Ada"}, {"agent": "random"}


def file_of(answers: int | None, game: str = "toy") -> tuple[dict[str, Any], str]:
    """The file of all games of a browser with one game, and the token of its player. None: it is played to the end."""
    page = BrowserPage()
    opened = page.open(game, ME, BOT)
    token = opened["links"][0]["token"]
    rng = random.Random(5)
    with page.at(opened["table"], token) as seat:
        if answers is None:
            seat.play(rng)
        for _ in range(answers or 0):
            seat.move(rng.choice(seat.last("position")["options"])["text"])
    return page.request("GET", "backup")[1], token


def one_of(file: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The request to keep the only game of a file."""
    (table,) = file["tables"]
    return copy.deepcopy({"person": file["person"], **table, **more})


def test_a_finished_game_is_kept_once_and_counts_for_nothing(server: Server) -> None:
    file, _ = file_of(None)
    anna = Visitor(server).guest("Anna")
    kept = anna.ask("POST", "/api/me/games", one_of(file), 201).json
    assert kept["id"].startswith(FROM_BROWSER)
    assert not kept["known"]
    assert anna.ask("POST", "/api/me/games", one_of(file), 201).json == {"id": kept["id"], "known": True}
    assert [table["id"] for table in anna.get("/api/me/tables")] == [kept["id"]]
    facts = anna.get(f"/api/tables/{kept['id']}")
    assert (facts["phase"], facts["public"], facts["host"]) == ("over", False, True)
    record = decode_record(anna.ask("GET", f"/api/tables/{kept['id']}/record", status=200).body)
    assert prove(record, sanmon.load("toy")).opening
    assert not any(row["played"] or row["solo_played"] or row["rating"] for row in anna.get("/api/me/statistics"))
    other = Visitor(server).guest("Ben").ask("POST", "/api/me/games", one_of(file), 201).json
    assert other["id"] != kept["id"]


def test_a_begun_game_goes_on_against_its_bot(server: Server) -> None:
    file, token = file_of(2)
    anna = Visitor(server).guest("Anna")
    table = anna.ask("POST", "/api/me/games", one_of(file), 201).json["id"]
    page = anna.page(Opened(server, table, {0: token}), 0)
    while page.position["result"] is None:
        if page.options:
            page.move(page.options[0])
        else:
            page.wait_for("position")
    page.close()
    assert not any(row["played"] or row["solo_played"] for row in anna.get("/api/me/statistics"))


def changed(request: dict[str, Any], what: str) -> dict[str, Any]:
    """The request with a mistake, or with something that is not the owner's to decide."""
    meta = request["row"]["meta"]
    if what == "id":
        meta["id"] = "../other"
    elif what == "move":
        next(one for one in request["entries"] if one["kind"] == "move")["do"] = "no such option"
    elif what == "events":
        next(one for one in request["entries"] if one.get("events"))["events"][0][-1] += 1
    elif what == "agent":
        request["entries"].append({"kind": "plays", "seat": 0, "agent": "no-such-agent"})
    elif what == "players":
        meta["players"] = 3
    elif what == "entries":
        request["entries"] = []
    elif what == "bots":
        meta["seats"][0]["agent"] = "random"
    else:
        assert what == "row"
        request["row"] = 5
    return request


@pytest.mark.parametrize("what", ["id", "move", "events", "agent", "players", "entries", "bots", "row"])
def test_a_game_that_was_changed_is_refused(server: Server, what: str) -> None:
    file, _ = file_of(1)
    anna = Visitor(server).guest("Anna")
    answer = anna.ask("POST", "/api/me/games", changed(one_of(file), what), 400)
    assert answer.error
    assert anna.get("/api/me/tables") == []


@pytest.mark.parametrize("what", ["opened", "package", "seats", "lesson"])
def test_a_game_cannot_bring_megabytes_of_facts_or_a_lesson(server: Server, what: str) -> None:
    """They would be stored for good and sent with every answer, or name a lesson that no page can show."""
    file, _ = file_of(1)
    request = one_of(file)
    header = msgspec.json.decode(request["row"]["header"])
    if what == "lesson":
        request["entries"].append({"kind": "lesson", "seat": 0, "lesson": "../first", "cursor": {"done": 1}})
    elif what == "seats":
        header["seats"][0]["token_hash"] = "a" * 20_000
    else:
        header[what] = "a" * 20_000
    request["row"]["header"] = msgspec.json.encode(header).decode()
    anna = Visitor(server).guest("Anna")
    assert anna.ask("POST", "/api/me/games", request, 400).json["code"] == "backup-form"
    assert anna.get("/api/me/tables") == []


def test_a_file_cannot_make_the_server_act_for_it(server: Server) -> None:
    file, _ = file_of(1)
    request = one_of(file)
    meta = request["row"]["meta"]
    meta |= {"public": True, "webhook": "https://example.invalid/", "host": "somebody", "stopped": "operator"}
    meta["clock"] = {"kind": "move", "amount": 1}
    meta["seats"][1]["person"] = "somebody"
    anna = Visitor(server).guest("Anna")
    table = anna.ask("POST", "/api/me/games", request, 201).json["id"]
    facts = anna.get(f"/api/tables/{table}")
    assert (facts["public"], facts["clock"]["kind"], facts["stopped"], facts["phase"]) == (
        False, "none", None, "playing",
    )  # fmt: skip
    assert [seat["mine"] for seat in facts["seats"]] == [True, False]
