"""The JSON Schema of all that travels to a client: `sanmon schema` prints it, and the web client's types are made from
it.

The views of the games stand apart from one another, for each calls its parts by the same plain names. Only our own
games are here: what another package brings is drawn without knowing its view.
"""

import typing
from importlib import import_module
from typing import Any

import msgspec

import sanmon
from sanmon.games import registry
from sanmon.server.protocol import after_game, coach, games, people, problems, sets, tables, websocket

MODULES = (games, tables, problems, people, after_game, coach, sets, websocket)


def schema() -> dict[str, Any]:
    """`protocol`: every struct of the protocol by name; `views`: for each game the schema of its view."""
    _, protocol = msgspec.json.schema_components(structs(), ref_template="#/definitions/{name}")
    return {"protocol": protocol, "views": {name: _view(name) for name in registry.built_in()}}


def structs() -> list[type[msgspec.Struct]]:
    """Every struct of the protocol, and those of the kernel that it speaks of."""
    things = [thing for module in MODULES for thing in vars(module).values()]
    found = [thing for thing in things if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    return list(dict.fromkeys(found))


def _view(game: str) -> dict[str, Any]:
    """A game's view is what the function `view` of its module of that name says it returns."""
    kind = typing.get_type_hints(import_module(f"{sanmon.info(game).package}.view").view)["return"]
    (_,), parts = msgspec.json.schema_components([kind], ref_template="#/definitions/{name}")
    return {"name": kind.__name__, "definitions": parts}
