"""The JSON Schema of the protocol. `sanmon schema` prints it, and the types of the web client are generated from it.

Each game's view has a schema of its own, because the games use the same names for different structs. Games of other
packages are not included: the client draws them without knowing their views.
"""

import typing
from importlib import import_module
from typing import Any

import msgspec

import sanmon
from sanmon.games import registry
from sanmon.server.protocol import (
    after_game,
    coach,
    companion,
    games,
    lessons,
    people,
    problems,
    sets,
    tables,
    websocket,
)

MODULES = (games, lessons, tables, problems, people, after_game, coach, sets, websocket, companion)


def schema() -> dict[str, Any]:
    """`protocol`: every struct of the protocol by name; `views`: for each game the schema of its view."""
    _, protocol = msgspec.json.schema_components(structs(), ref_template="#/definitions/{name}")
    return {"protocol": protocol, "views": {name: _view(name) for name in registry.built_in()}}


def structs() -> list[type[msgspec.Struct]]:
    """Every struct of the protocol, and those of the kernel that its modules import."""
    names = [value for module in MODULES for value in vars(module).values()]
    found = [value for value in names if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return list(dict.fromkeys(found))


def _view(game: str) -> dict[str, Any]:
    """The schema of a game's view: of the return type of `view` in its module `view`."""
    kind = typing.get_type_hints(import_module(f"{sanmon.info(game).package}.view").view)["return"]
    (_,), parts = msgspec.json.schema_components([kind], ref_template="#/definitions/{name}")
    return {"name": kind.__name__, "definitions": parts}
