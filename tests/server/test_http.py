"""The HTTP interface: its routes, and clear error messages for wrong requests."""

import gzip
import re
import urllib.request
from typing import Any

import msgspec
import pytest

import sanmon
from sanmon.bots import levels
from sanmon.games import registry
from sanmon.kernel.clauses import load
from sanmon.server import http
from sanmon.server.delivery import catalogue
from sanmon.server.protocol.games import Catalogue, GameSummary
from sanmon.server.protocol.problems import Problem
from sanmon.server.protocol.tables import Opened, TableFacts
from server.served import WAIT, Server

SEATS = [{"name": "Anna"}, {"agent": "random"}]
REQUEST = {"game": "toy", "players": 2, "seats": SEATS}


def refused(server: Server, status: int, path: str, body: bytes | None = None, method: str | None = None) -> str:
    found, answer = server.request(path, body, method)
    assert found == status, answer
    return msgspec.json.decode(answer, type=Problem).error


def test_healthz_answers(server: Server) -> None:
    assert server.request("/healthz") == (200, b"ok\n")


def test_every_game_has_a_card(server: Server) -> None:
    cards = msgspec.json.decode(server.request("/api/games")[1], type=list[GameSummary])
    assert [card.name for card in cards] == list(sanmon.games())
    for card in cards:
        info = sanmon.info(card.name)
        assert card.players == list(info.players)
        assert [setting.key for setting in card.settings] == [option.key for option in info.options]
        assert "random" in card.agents


def test_strength_is_shown_only_for_the_set_it_was_measured_with(monkeypatch: pytest.MonkeyPatch) -> None:
    hash = sanmon.load("toy").components_hash
    measured = {"toy": {"elo": {"level-2": 300}, "steps": [{"provenance": {"components_hash": hash}}]}}
    monkeypatch.setattr(levels, "measurements", lambda: measured)
    assert catalogue.card("toy").elo == {"level-2": 300}
    measured["toy"]["steps"][0]["provenance"]["components_hash"] = "of another set"  # type: ignore[index]
    assert catalogue.card("toy").elo == {}


@pytest.mark.parametrize("path", ["catalogue", "rules?lang=ru"])
def test_large_public_answers_are_compressed_on_request(server: Server, path: str) -> None:
    address = f"http://127.0.0.1:{server.port}/api/games/bitoku/{path}"
    request = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request, timeout=WAIT) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        body = answer.read()
    whole = server.request(f"/api/games/bitoku/{path}")[1]
    assert gzip.decompress(body) == whole
    assert len(body) < len(whole) / 3


@pytest.mark.parametrize("name", sanmon.games())
def test_every_game_has_a_catalogue(server: Server, name: str) -> None:
    status, body = server.request(f"/api/games/{name}/catalogue")
    assert status == 200
    catalogue = msgspec.json.decode(body, type=Catalogue)
    game = sanmon.load(name)
    assert catalogue.components.name == game.components_name
    assert catalogue.components.ours == (name in registry.built_in())
    assert catalogue.components.note
    assert catalogue.components.tables
    assert all(row["source"] for rows in catalogue.components.tables.values() for row in rows)
    assert [clause.id for clause in catalogue.clauses] == [clause.id for clause in load(game.info.package)]
    for effect in game.effects.table:
        assert catalogue.effects[effect.text]["op"]
    for family in game.vocabulary.families:
        for domain in family.domains:
            assert set(domain.ids) <= set(catalogue.domains[domain.name].ids)
    state = game.start(seed=1)
    for option in state.options():
        for touched in state.describe(option).touches:
            kind, _, thing = touched.partition(":")
            assert thing in catalogue.domains[kind].ids


def test_opening_a_table(server: Server) -> None:
    status, body = server.request("/api/tables", msgspec.json.encode(REQUEST))
    assert status == 201
    opened = msgspec.json.decode(body, type=Opened)
    assert [(link.seat, link.name) for link in opened.links] == [(0, "Anna")]
    facts = msgspec.json.decode(server.request(f"/api/tables/{opened.table}")[1], type=TableFacts)
    assert (facts.game, facts.players, facts.n, facts.result) == ("toy", 2, facts.n, None)
    assert [(seat.name, seat.agent) for seat in facts.seats] == [("Anna", None), ("", "random")]
    assert facts.commitment == opened.commitment
    assert opened.links[0].token.encode() not in server.request(f"/api/tables/{opened.table}")[1]


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "no game 'chess'; there are: "),
    ({"players": 7}, "toy is for 1, 2, 3 players"),
    ({"players": 3}, "has 3 seats, but 2 are given"),
    ({"seats": []}, "has 2 seats, but 0 are given"),
    ({"seats": [{"agent": "deep-thought"}, {}]}, "no agent 'deep-thought'; there are: "),
    ({"seats": [{"agent": "search@1000000"}, {}]}, "no agent 'search@1000000'"),
    ({"seats": [{"name": "x" * 41}, {}]}, "up to 40 characters"),
    ({"seats": [{"name": "a\u202eb"}, {}]}, "that can be seen"),
    ({"seats": [{"name": "a\u0000b"}, {}]}, "there is a NUL in it"),
    ({"seats": [{"nome": "a"}, {}]}, "unknown field"),
    ({"settings": {"hungry_fox": True}}, "only for 1 player"),
    ({"settings": {"hungry_fox": "very"}}, "must be one of False, True"),
    ({"settings": {"hungry_fox": 0}}, "must be one of False, True"),
    ({"settings": {"fox": True}}, "no option 'fox'; there are: hungry_fox"),
    ({"settings": []}, "Expected `object`, got `array` - at `$.settings`"),
    ({"players": "two"}, "Expected `int`, got `str` - at `$.players`"),
    ({"players": True}, "Expected `int`, got `bool`"),
    ({"colour": "red"}, "unknown field `colour`"),
]


@pytest.mark.parametrize(("change", "why"), WRONG, ids=[why for _, why in WRONG])
def test_wrong_requests_for_a_table_are_explained(server: Server, change: dict[str, Any], why: str) -> None:
    assert why in refused(server, 400, "/api/tables", msgspec.json.encode({**REQUEST, **change}))


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b"\xff", b'{"game": "\\ud800"}', b"[" * 60_000])
def test_a_body_that_is_not_a_request_is_refused(server: Server, body: bytes) -> None:
    assert "no request for a table" in refused(server, 400, "/api/tables", body, "POST")


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    refused(server, 413, "/api/tables", b" " * 100_000)


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess/catalogue",
        "/api/tables/none",
        "/api/tables/none/record",
        "/api/none",
        "/api",
        "/api/tables/%00",
    ],
)
def test_what_is_not_there(server: Server, path: str) -> None:
    assert refused(server, 404, path)


@pytest.mark.parametrize(("path", "method"), [("/api/games", "POST"), ("/api/tables", "DELETE"), ("/healthz", "PUT")])
def test_other_methods_are_refused(server: Server, path: str, method: str) -> None:
    assert refused(server, 405, path, b"", method)


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/..%2f..%2f__init__.py", "/%2e%2e/http.py", "/a%00b", "/%5c..%5cx"]
)
def test_nothing_but_the_client_is_served(server: Server, path: str) -> None:
    assert server.request(path)[0] == 404


def test_the_interface_describes_itself(server: Server) -> None:
    paths = server.get("/schema/openapi.json")["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table}", "/api/tables/{table}/record"} <= set(paths)


def test_all_files_of_the_client_are_served(server: Server) -> None:
    status, page = server.request("/")
    if not http.CLIENT.joinpath("index.html").is_file():
        assert (status, page.decode()) == (404, http.NOT_BUILT)
        pytest.skip("the client is not built: `make client` builds it")
    assert status == 200
    links = re.findall(r'(?:src|href)="\./([^"]+)"', page.decode())
    assert len(links) > 2
    for link in links:
        assert server.request(f"/{link}")[0] == 200
    assert server.request("/assets/none.js")[0] == 404


def test_pages_may_load_nothing_from_other_sites(server: Server) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/healthz") as answer:
        assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
