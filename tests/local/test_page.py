"""The server of a page: whole games, what is stored before it is told, other tabs, and what is not here."""

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

import sanmon
from local.page import Connection, Page, Storage
from sanmon.kernel.proofs import prove
from sanmon.kernel.records import decode_record
from sanmon.kernel.words import LANGUAGES
from sanmon.server.domain.games import FOLDER
from sanmon.server.local import stateless
from sanmon.server.local.site import Site

ME = {"name": "Ada"}
BOT = {"agent": "level-1"}


def play_some(seat: Connection, rng: random.Random, answers: int) -> None:
    for _ in range(answers):
        seat.move(rng.choice(seat.last("position")["options"])["text"])


@pytest.mark.parametrize("game", ["toy", "koi", "satori", "bitoku"])
def test_a_game_against_a_bot_ends_with_a_record_that_verifies(game: str) -> None:
    page = Page()
    opened = page.open(game, ME, BOT)
    with page.at(opened["table"], opened["links"][0]["token"]) as seat:
        seat.play(random.Random(game))
        result = seat.last("position")["result"]
        assert seat.last("table")["phase"] == "over"
    status, record = page.request("GET", f"tables/{opened['table']}/record")
    assert status == 200
    assert prove(decode_record(record.encode()), sanmon.load(game)).opening == opened["commitment"]
    status, replay = page.request("GET", f"tables/{opened['table']}/replay?seat=0")
    assert (status, replay["result"]) == (200, result)
    last = len(replay["steps"]) - 1
    assert page.request("GET", f"tables/{opened['table']}/replay/{last}?seat=0")[1]["result"] == result
    assert page.request("GET", f"tables/{opened['table']}/words?lang=cs")[0] == 200
    (mine,) = page.request("GET", "me/tables")[1]
    assert (mine["id"], mine["phase"], mine["result"]["scores"]) == (opened["table"], "over", result["scores"])
    (numbers,) = page.request("GET", "me/statistics")[1]
    assert (numbers["game"], numbers["played"], numbers["best"]) == (game, 1, result["scores"][0])


def test_the_coach_reviews_a_game_part_by_part_and_once() -> None:
    page = Page()
    opened = page.open("toy", ME, BOT)
    with page.at(opened["table"]) as seat:
        seat.play(random.Random(4))
    path = f"tables/{opened['table']}/review?seat=0"
    page.thinks = False
    assert page.request("GET", path)[1] == {"done": 0.0, "failed": False}
    assert page.request("GET", path)[1]["done"] == 0.0
    assert [task["kind"] for task in page.tasks] == ["review"], "two requests are one task"
    page.thinks = True
    page.think()
    status, review = page.request("GET", path)
    assert (status, review["seat"]) == (200, 0)
    again = Page(page.storage)
    assert again.request("GET", path)[1] == review
    assert again.tasks == []


def test_a_game_goes_on_where_it_stood_in_another_page() -> None:
    page = Page()
    opened = page.open("satori", ME, BOT)
    rng = random.Random(1)
    with page.at(opened["table"]) as seat:
        play_some(seat, rng, 6)
        before = seat.last("position")
    later = Page(page.storage)
    with later.at(opened["table"]) as seat:
        after = seat.last("position")
        assert (after["n"], after["view"], after["options"]) == (before["n"], before["view"], before["options"])
        play_some(seat, rng, 1)
        assert seat.last("position")["n"] > before["n"]


@pytest.mark.parametrize(("problem", "code"), [("failed", None), ("full", "disk-full"), ("conflict", None)])
def test_nothing_is_told_that_is_not_stored(problem: str, code: str | None) -> None:
    page = Page()
    opened = page.open("toy", ME, BOT)
    with page.at(opened["table"]) as seat:
        before = seat.last("position")
        stored = dict(page.storage.entries)
        page.storage.problem = problem
        seat.move(before["options"][0]["text"])
        refused = seat.last("refused")
        assert (refused["reason"], refused["code"]) == ("failed", code)
        assert seat.last("position")["n"] == before["n"]
        assert page.storage.entries == stored
        page.storage.problem = ""
    with page.at(opened["table"]) as seat:
        seat.move(before["options"][0]["text"])
        assert seat.last("position")["n"] > before["n"]
        assert len(page.storage.entries) > len(stored)


def test_two_tabs_cannot_both_store_an_entry() -> None:
    one = Page()
    opened = one.open("toy", ME, BOT)
    other = Page(one.storage)
    with one.at(opened["table"]) as here, other.at(opened["table"]) as there:
        text = here.last("position")["options"][0]["text"]
        here.move(text)
        entries = dict(one.storage.entries)
        there.move(text)
        assert there.last("refused")["reason"] == "failed"
        assert one.storage.entries == entries


def test_a_seat_gets_what_a_server_would_send_it_and_a_bots_hand_is_nobodys() -> None:
    page = Page()
    opened = page.open("bitoku", BOT, ME)
    with page.at(opened["table"]) as seat:
        assert seat.last("table")["seat"] == 1
        seats = seat.last("position")["view"]["actors"]
        assert seats[0]["hand"] is None
        assert seats[1]["hand"] is not None


def test_a_bot_gets_an_imagined_game_and_not_the_seed() -> None:
    page = Page()
    page.thinks = False
    opened = page.open("koi", BOT, ME)
    with page.at(opened["table"]):
        (task,) = page.tasks
    seed = next(row for row in page.storage.tables.values())
    secret = seed[seed.index('\\"seed\\":\\"') + 11 :][:64]
    assert len(secret) == 64
    assert secret not in task["text"]


def test_undo_and_bots_and_rematches() -> None:
    page = Page()
    opened = page.open("toy", ME, BOT)
    table = opened["table"]
    with page.at(table) as seat:
        first = seat.last("position")
        play_some(seat, random.Random(2), 1)
        seat.send(type="undo", n=seat.last("position")["n"])
        assert seat.last("position")["view"] == first["view"]
        assert page.request("POST", f"tables/{table}/seats/0/bot", {"agent": "random"})[0] == 204
        assert seat.last("position")["result"] is not None, "two bots play to the end"
    status, again = page.request("POST", f"tables/{table}/rematch")
    assert status == 201
    with page.at(again["table"]) as seat:
        assert seat.last("table")["seat"] == 0


def test_several_people_at_one_screen() -> None:
    page = Page()
    opened = page.open("toy", {"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"})
    tokens = [link["token"] for link in opened["links"]]
    rng = random.Random(3)
    for _ in range(200):
        over = False
        for token in tokens:
            with page.at(opened["table"], token) as seat:
                position = seat.last("position")
                over = position.get("result") is not None
                if position["options"]:
                    seat.move(rng.choice(position["options"])["text"])
        if over:
            break
    assert over


def test_a_lesson_is_taught() -> None:
    page = Page()
    status, opened = page.request("POST", "lessons", {"game": "toy", "name": "Ada"})
    assert status == 201
    with page.at(opened["table"]) as seat:
        steps = {(seat.last("position")["lesson"]["chapter"], seat.last("position")["lesson"]["step"])}
        for _ in range(100):
            position = seat.last("position")
            lesson = position["lesson"]
            if lesson["over"]:
                break
            if lesson["reads"]:
                seat.send(type="lesson", n=position["n"], do="next")
            else:
                seat.move(next(text for text in lesson["open"] if text not in lesson["remarks"]))
            steps.add((lesson["chapter"], lesson["step"]))
        assert lesson["over"]
        assert len(steps) > 3
    assert page.request("GET", "me/statistics")[1] == [], "what was learned does not count"


def test_a_hint_comes_from_the_thinker() -> None:
    page = Page()
    opened = page.open("koi", ME, BOT)
    with page.at(opened["table"]) as seat:
        position = seat.last("position")
        seat.send(type="hint", n=position["n"])
        hint = seat.last("hint")
        assert hint["n"] == position["n"]
        assert {move["do"]["text"] for move in hint["moves"]} <= {option["text"] for option in position["options"]}
        assert hint["moves"]


def test_a_thinker_that_fails_does_not_stop_the_game() -> None:
    page = Page()
    page.thinks = False
    opened = page.open("toy", BOT, ME)
    with page.at(opened["table"]) as seat:
        task = page.tasks.pop()
        page.job(job="finish", task=task["id"], answer=None)
        moves = [entry for message in seat.messages if message["type"] == "position" for entry in message["entries"]]
        assert any(entry.get("instead") for entry in moves)
        page.thinks = True
        page.think()
        seat.send(type="hint", n=seat.last("position")["n"])
        assert seat.last("hint")["moves"]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "tables", None),
        ("POST", "login", {"login": "a", "password": "b"}),
        ("POST", "tables", {"game": "toy", "players": 2, "seats": [ME, {"kind": "open"}]}),
        ("POST", "tables", {"game": "toy", "players": 2, "seats": [ME, {"kind": "link"}]}),
        ("POST", "tables", {"game": "toy", "players": 1, "seats": [ME], "public": True}),
    ],
)
def test_what_needs_other_people_is_not_here(method: str, path: str, body: Any) -> None:
    status, problem = Page().request(method, path, body)
    assert (status, problem["code"]) in ((501, "not-here"), (400, "not-here"))


def test_chat_is_not_here() -> None:
    page = Page()
    opened = page.open("toy", ME, BOT)
    with page.at(opened["table"]) as seat:
        seat.send(type="say", text="hello")
        assert seat.last("refused")["code"] == "not-here"


def test_what_is_wrong_with_a_request_is_said() -> None:
    page = Page()
    assert page.request("GET", "tables/none/record")[1]["code"] == "no-table"
    assert page.request("GET", "games/chess/catalogue")[1]["code"] == "game-unknown"
    assert page.request("POST", "records", b"not a record")[1]["code"] == "record"
    assert page.request("POST", "tables", {"game": "toy", "players": 9, "seats": []})[0] == 400
    assert page.request("POST", "backup", b"nothing")[0] == 400
    opened = page.open("toy", ME)
    assert page.request("GET", f"tables/{opened['table']}/record")[1]["code"] == "not-over"
    with page.at("none") as seat:
        assert seat.last("refused")["reason"] == "no-table"


def test_a_set_of_ones_own_is_checked_kept_played_and_deleted() -> None:
    page = Page()
    folder = sanmon.load("toy").components_name
    files = own_set("toy", folder)
    broken = {**files, "set.toml": files["set.toml"].replace("name", "nome", 1)}
    status, check = page.request("POST", "components/check?game=toy", {"files": broken})
    assert status == 200
    assert check["problems"]
    assert page.request("POST", "components?game=toy", {"files": broken})[1]["code"] == "set-broken"
    status, kept = page.request("POST", "components?game=toy", {"files": files})
    assert status == 201
    names = [one["name"] for one in page.request("GET", "games/toy/sets")[1]]
    assert kept["name"] in names
    opened = page.open("toy", ME, BOT, components=kept["name"])
    later = Page(page.storage)
    with later.at(opened["table"]) as seat:
        seat.play(random.Random(5))
    assert page.request("GET", f"games/toy/sets/{kept['name']}/catalogue")[0] == 200
    assert page.request("DELETE", f"components/{kept['name']}")[1]["code"] == "set-used"
    assert page.request("DELETE", f"tables/{opened['table']}")[0] == 204
    assert page.request("DELETE", f"components/{kept['name']}")[0] == 204
    assert page.storage.entries == {}


def own_set(game: str, name: str) -> dict[str, str]:
    from sanmon.server.domain.games import files_of

    files = {file.name: file.read_text("utf-8") for file in files_of(game, name).iterdir() if file.is_file()}
    text = files["set.toml"].replace(f'name = "{name}"', 'name = "mine"')
    assert text != files["set.toml"]
    return {**files, "set.toml": text}


def test_all_games_go_into_a_file_and_into_another_browser() -> None:
    page = Page()
    going = page.open("koi", ME, BOT)
    with page.at(going["table"]) as seat:
        play_some(seat, random.Random(6), 3)
        before = seat.last("position")
    over = page.open("toy", ME, BOT)
    with page.at(over["table"]) as seat:
        seat.play(random.Random(7))
    status, file = page.request("GET", "backup")
    assert status == 200

    other = Page()
    assert other.request("POST", "backup", file)[1] == {"new": 2, "further": 0, "known": 0, "wrong": []}
    with other.at(going["table"]) as seat:
        after = seat.last("position")
        assert (after["view"], after["options"]) == (before["view"], before["options"])
        play_some(seat, random.Random(8), 2)
    assert other.request("GET", f"tables/{over['table']}/record")[0] == 200
    assert other.request("POST", "backup", file)[1]["known"] == 1

    back = other.request("GET", "backup")[1]
    assert page.request("POST", "backup", back)[1] == {"new": 0, "further": 1, "known": 1, "wrong": []}
    with page.at(going["table"]) as seat:
        assert seat.last("position")["n"] > before["n"]


def test_a_file_that_was_changed_is_not_taken() -> None:
    page = Page()
    opened = page.open("toy", ME, BOT)
    with page.at(opened["table"]) as seat:
        seat.play(random.Random(9))
    file = page.request("GET", "backup")[1]
    entries = file["tables"][0]["entries"]
    move = next(entry for entry in entries if entry["kind"] == "move" and entry.get("events"))
    move["events"][0][-1] += 1
    other = Page()
    found = other.request("POST", "backup", file)[1]
    assert (found["new"], len(found["wrong"])) == (0, 1)
    assert other.storage.tables == {}


def test_a_record_of_another_player_is_no_game_of_ones_own() -> None:
    page = Page()
    opened = page.open("toy", ME, BOT)
    with page.at(opened["table"]) as seat:
        seat.play(random.Random(10))
    record = page.request("GET", f"tables/{opened['table']}/record")[1]
    other = Page()
    status, brought = other.request("POST", "records", record.encode())
    assert status == 201
    assert other.request("GET", f"tables/{brought['id']}/replay")[0] == 200
    assert other.request("GET", "me/statistics")[1] == []


def test_every_published_answer_is_one() -> None:
    page = Page()
    found = dict(stateless.published())
    assert len(found) == len(set(found.values()))
    for path in found:
        assert page.request("GET", path)[0] == 200, path
    assert {f"games/koi/words/{language}" for language in LANGUAGES} <= set(found)


def test_the_storage_of_the_tests_refuses_what_is_there_already() -> None:
    write = {"store": "things", "key": "a", "value": "1", "new": True}
    storage = Storage()
    assert storage.perform({"op": "commit", "writes": [write]}) == ""
    assert storage.perform({"op": "commit", "writes": [write]}) == "conflict"


def test_a_set_in_a_strangers_file_is_checked_and_writes_nothing_elsewhere(tmp_path: Path) -> None:
    page = Page()
    files = own_set("toy", sanmon.load("toy").components_name)
    name = page.request("POST", "components?game=toy", {"files": files})[1]["name"]
    with page.at(page.open("toy", ME, BOT, components=name)["table"]) as seat:
        seat.play(random.Random(4))
    file = page.request("GET", "backup")[1]
    planted = tmp_path / "planted.py"
    kept = file["sets"][f"set/{name}"]
    file["sets"] = {f"set/{name}": {**kept, "files": {**kept["files"], str(planted): "import os"}}}
    other = Page()
    os.environ[FOLDER] = str(tmp_path / "sets")  # where no set is unpacked yet
    try:
        other.site = Site()
        found = other.request("POST", "backup", file)[1]
    finally:
        del os.environ[FOLDER]
    assert (found["new"], len(found["wrong"])) == (0, 2)
    assert not planted.exists()
    assert other.storage.things.keys() <= {"me"}
    kept["files"]["set.toml"] += "# changed"
    file["sets"] = {f"set/{name}": kept}
    assert "is not the one of that name" in str(other.request("POST", "backup", file)[1]["wrong"])


def _mistake(name: str, file: dict[str, Any]) -> None:
    table = file["tables"][0]
    header = json.loads(table["row"]["header"])
    if name == "components":
        header["components"] = table["row"]["meta"]["components"] = "../../elsewhere"
    elif name == "seed":
        header["seed"] = "no hexadecimal number"
    elif name == "game":
        table["row"]["meta"]["game"] = "koi"
    elif name == "id":
        table["row"]["meta"]["id"] = "../<b>"
    table["row"]["header"] = json.dumps(header)


@pytest.mark.parametrize("mistake", ["components", "seed", "game", "id"])
def test_an_odd_game_in_a_file_is_left_out_and_the_others_are_taken(mistake: str) -> None:
    page = Page()
    for number in (1, 2):
        with page.at(page.open("toy", ME, BOT)["table"]) as seat:
            seat.play(random.Random(number))
    file = page.request("GET", "backup")[1]
    _mistake(mistake, file)
    other = Page()
    found = other.request("POST", "backup", file)[1]
    assert (found["new"], len(found["wrong"])) == (1, 1)
    assert len(other.storage.tables) == 1


def test_how_a_brought_game_ended_is_what_its_moves_say() -> None:
    page = Page()
    with page.at(page.open("toy", ME, BOT)["table"]) as seat:
        seat.play(random.Random(3))
    file = page.request("GET", "backup")[1]
    result = file["tables"][0]["row"]["meta"]["result"]
    scores = list(result["scores"])
    result["scores"] = [999, 0]
    other = Page()
    assert other.request("POST", "backup", file)[1]["new"] == 1
    assert other.request("GET", "backup")[1]["tables"][0]["row"]["meta"]["result"]["scores"] == scores
