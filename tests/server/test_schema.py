"""The schema from which the client's types are generated, and `sanmon schema`, which prints it."""

import pkgutil
import subprocess
import sys
import typing
from typing import Any

import msgspec

from sanmon.games import registry
from sanmon.server import protocol as protocol_package
from sanmon.server.delivery.schema import MODULES, schema, structs
from sanmon.server.protocol.tables import OpenTable, SeatRequest
from sanmon.server.protocol.websocket import FromClient, ToClient


def references(thing: Any) -> set[str]:
    """The names of all definitions that a schema refers to."""
    if isinstance(thing, dict):
        own = {thing["$ref"].rpartition("/")[2]} if "$ref" in thing else set()
        return own.union(*[references(part) for part in thing.values()])
    if isinstance(thing, list):
        return set[str]().union(*[references(part) for part in thing])
    return set()


def test_sanmon_schema_prints_the_schema_and_always_the_same() -> None:
    printed = subprocess.run([sys.executable, "-m", "sanmon", "schema"], check=True, capture_output=True)
    assert printed.stdout == msgspec.json.encode(schema())
    assert printed.stderr == b""


def test_the_schema_has_every_message_and_all_references() -> None:
    protocol = schema()["protocol"]
    assert {struct.__name__ for struct in structs()} <= set(protocol)
    assert {module.name for module in pkgutil.iter_modules(protocol_package.__path__)} == {
        module.__name__.rpartition(".")[2] for module in MODULES
    }
    assert references(protocol) <= set(protocol)


def test_websocket_messages_differ_in_their_type() -> None:
    protocol = schema()["protocol"]
    for union in (FromClient, ToClient):
        tags = [protocol[kind.__name__]["properties"]["type"]["enum"] for kind in typing.get_args(union)]
        assert all(len(tag) == 1 for tag in tags)
        assert len({tag[0] for tag in tags}) == len(tags)


def test_messages_of_clients_allow_no_unknown_fields() -> None:
    protocol = schema()["protocol"]
    for kind in (*typing.get_args(FromClient), OpenTable, SeatRequest):
        assert protocol[kind.__name__]["additionalProperties"] is False


def test_the_schema_has_the_view_of_every_own_game() -> None:
    views = schema()["views"]
    assert set(views) == set(registry.built_in())
    for view in views.values():
        assert view["name"] in view["definitions"]
        assert references(view["definitions"]) <= set(view["definitions"])
