"""Fuzzing the HTTP interface (Schemathesis) and the websocket: no status 5xx, no stuck table, no growing memory."""

from __future__ import annotations

import contextlib
import random
import string
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from websockets.exceptions import WebSocketException

from server.served import CUT_OFF, WAIT, Opened, Server, dial
from server.visitors import Visitor, play_on

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # warnings of its own dependencies
    import schemathesis
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

CONFORMANCE: Any = [status_code_conformance, content_type_conformance, response_schema_conformance]

# Records are sent as plain text: any bytes are good enough for an attack.
schemathesis.serializer.alias("application/x-ndjson", "text/plain")


@pytest.fixture
def unlimited(tmp_path: Path) -> Iterator[Server]:
    """A server without rate limits, so that attacks reach the code behind them."""
    with Server(tmp_path / "tables.sqlite3", "--limits", "0") as server:
        yield server
        assert "Traceback" not in server.log_text()


def memory(server: Server) -> int:
    """The memory of the server in kilobytes."""
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        pytest.skip("this system does not report the memory of a process")
    (line,) = [line for line in status.read_text().splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1])


def finished_and_running(server: Server) -> tuple[Visitor, list[str]]:
    """A visitor with a session, and a table in every phase."""
    anna = Visitor(server).guest("Anna")
    done = anna.open("me")
    with anna.page(done) as page:
        play_on({0: page})
    return anna, [done.table, anna.open("me", "random").table, anna.open("me", "link", "open", public=True).table]


def attack(server: Server, examples: int) -> int:
    """Sends `examples` valid and `examples` invalid requests to each operation; returns how many were sent."""
    anna, tables = finished_and_running(server)
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/schema/openapi.json")
    rng = random.Random(1)
    sent = 0

    def knock(operation: Any) -> None:
        modes = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]
        for mode in modes:
            try:
                strategy = operation.as_strategy(generation_mode=mode)

                @settings(
                    max_examples=examples,
                    deadline=None,
                    database=None,
                    derandomize=True,
                    phases=[Phase.generate],
                    suppress_health_check=list(HealthCheck),
                )
                @given(case=strategy)
                def one(case: Any) -> None:
                    nonlocal sent
                    if "table" in (case.path_parameters or {}) and rng.random() < 0.7:
                        case.path_parameters["table"] = rng.choice(tables)
                    if "game" in (case.path_parameters or {}) and rng.random() < 0.7:
                        case.path_parameters["game"] = "toy"
                    headers = {"X-Sanmon": "1", "Cookie": f"sanmon={anna.cookie}"} if rng.random() < 0.7 else {}
                    answer = case.call(headers=headers, timeout=WAIT)
                    sent += 1
                    assert answer.status_code < 500, (operation.label, answer.status_code, answer.text[:300])
                    case.validate_response(answer, checks=CONFORMANCE)  # the answer must fit the description
                    if answer.status_code >= 400:
                        assert msgspec.json.decode(answer.content)["error"]
                    if operation.path.endswith(("logout", "account")) and answer.status_code < 300:
                        anna.guest("Anna")

                one()
            except schemathesis.errors.InvalidSchema as problem:
                pytest.fail(f"{operation.label}: {problem}")
            except Exception as problem:
                # Raised if no request of this mode can be generated for the operation.
                if type(problem).__name__ not in ("Unsatisfiable", "SkipTest"):
                    raise

    found: Any
    for found in schema.get_all_operations():
        knock(found.ok())
    return sent


def test_schemathesis_finds_no_5xx(unlimited: Server) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert attack(unlimited, 3) > 150
    finished_and_running(unlimited)


@pytest.mark.deep
def test_schemathesis_finds_no_5xx_for_long_and_memory_does_not_grow(unlimited: Server) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        attack(unlimited, 40)
        before = memory(unlimited)
        assert attack(unlimited, 40) > 2000
    finished_and_running(unlimited)
    assert memory(unlimited) - before < 64_000


def test_the_openapi_description_covers_every_route(server: Server) -> None:
    described = server.get("/schema/openapi.json")
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), (method, path)
            if method in ("patch", "post") and path not in BODILESS:
                assert operation["requestBody"]["content"], (method, path)
    assert len(described["paths"]) >= 35


BODILESS = {
    "/api/logout",
    "/api/tables/{table}/start",
    "/api/tables/{table}/rematch",
    "/api/tables/{table}/replay/{step}/again",
    "/api/tables/{table}/seats/{seat}/stand",
    "/api/tables/{table}/seats/{seat}/link",
    "/api/tables/{table}/seats/{seat}/back",
}


# -- the websocket


class Fuzzer:
    """Sends malformed messages of all sorts to a table."""

    def __init__(self, server: Server, table: Opened, seed: int) -> None:
        self.server = server
        self.table = table
        self.rng = random.Random(seed)

    def number(self) -> Any:
        return self.rng.choice([0, 1, -1, 2, 5, 10**6, -(2**63), 2**64, 10**300, 0.5, True, None, "1", [], {}])

    def text(self) -> Any:
        rng = self.rng
        some = "".join(rng.choice(string.printable + "äř\u202e\ud7ff😀\0") for _ in range(rng.randrange(40)))
        return rng.choice([some, "end", "play plum", "", "x" * rng.randrange(70_000), None, 3, [some], {"a": some}])

    def message(self) -> str | bytes:
        rng = self.rng
        kinds = [
            "hello",
            "move",
            "undo",
            "confirming",
            "say",
            "ask-undo",
            "answer-undo",
            "hint",
            "ping",
            "table",
            "?",
            4,
        ]
        fields = {"token": self.text, "last": self.number, "n": self.number, "do": self.text, "wanted": self.number,
                  "text": self.text, "to": self.number, "agree": self.number, "x": self.text}  # fmt: skip
        chosen = rng.sample(sorted(fields), rng.randrange(4))
        message: dict[str, Any] = {"type": rng.choice(kinds), **{name: fields[name]() for name in chosen}}
        try:
            data = msgspec.json.encode(message)
        except (ValueError, OverflowError, TypeError):
            data = repr(message).encode()
        draw = rng.random()
        if draw < 0.2:  # cut or changed somewhere
            place = rng.randrange(len(data))
            data = data[:place] + bytes([rng.randrange(256)]) * rng.randrange(3) + data[place + rng.randrange(3) :]
        elif draw < 0.25:
            data = rng.choice([b"[" * 30_000, b"{" * 10, b"null", b"", b'{"type":"move"' * 1000])
        if rng.random() < 0.1:
            return data
        return data.decode("utf-8", "replace")

    def speak(self, many: int) -> None:
        """Opens one connection, sends a hello, valid or not, and then `many` random messages."""
        rng = self.rng
        token = rng.choice(["", self.table.tokens[0], "nonsense"])
        with contextlib.suppress(*CUT_OFF, WebSocketException, TimeoutError):
            line = dial(self.server, self.table.table)
            try:
                if rng.random() < 0.9:
                    line.send(
                        msgspec.json.encode(
                            {"type": "hello", "token": token, "last": rng.choice([-1, 0, 5, 10**9])}
                        ).decode()
                    )
                for _ in range(many):
                    line.send(self.message())
                    if rng.random() < 0.5:
                        line.recv(0.02)
            finally:
                line.close()


def fuzz(server: Server, rounds: int, many: int, seed: int) -> None:
    opened = server.open(None, None)
    fuzzer = Fuzzer(server, opened, seed)
    for _ in range(rounds):
        fuzzer.speak(many)
        assert server.process.poll() is None
    # The table is not stuck: its game can be played to the end.
    pages = {seat: opened.page(seat) for seat in (0, 1)}
    if pages[0].position["result"] is None:
        play_on(pages)
    for page in pages.values():
        page.close()


def test_a_fuzzer_over_the_websocket_breaks_nothing(unlimited: Server) -> None:
    fuzz(unlimited, 25, 15, 1)


@pytest.mark.deep
def test_a_fuzzer_for_long_and_memory_does_not_grow(unlimited: Server) -> None:
    for seed in range(6):
        fuzz(unlimited, 50, 40, seed)
    before = memory(unlimited)
    for seed in range(6, 18):
        fuzz(unlimited, 50, 40, seed)
    assert memory(unlimited) - before < 32_000
