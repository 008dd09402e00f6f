"""Observations: what a seat may know, as a flat vector of numbers.

There are two ways to make one. `Observer.reference` computes it only from `state.view(seat)`, `state.prompt(seat)` and
the seats that may decide, so it cannot reveal more than those do. `Observer.observe` writes the same numbers straight
from the state (`kernel/rows`), many times faster; tests hold it against the reference, bit for bit. A game without a
module `facts` has the reference only. `Observer.slices` says what each number means; that is fixed for a game, a
component set and a number of players.

There are two versions of the contents. Version 2 (`games/GAME/observe/version_2.py`) has real bounds, all arguments of
prompts, what is printed on pieces, and grids; with `rows`, one layout serves tables of different sizes. Version 1 stays
as it is.
"""

from __future__ import annotations

import builtins
from array import array
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.observation import Encoder, Number, OneOf, Slice, Slots, Who
from sanmon.kernel.observation.pieces import Features, Piece
from sanmon.kernel.observation.printed import Printed
from sanmon.kernel.rows import COMPILED, Instruction, PlainRows, Rows
from sanmon.kernel.rows import Layout as RowLayout
from sanmon.kernel.rows import layout_of as row_layout
from sanmon.kernel.rows.facts import Facts, Question
from sanmon.kernel.state import State, seat_number
from sanmon.kernel.vocabulary import Domain
from sanmon.lab.extras import need

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["Layout", "Observer", "Slice"]

Layout = Callable[[Any, int], Encoder]  # of the game and the number of players

LARGEST_DOMAIN = 256  # a larger domain gets no one-hot encoder here; the game's own `PROMPT` may encode it


VERSIONS = {1: "observe", 2: "observe.version_2"}  # and the module of a game that has it


def module_of(game: Game[Any], version: int = 1) -> Any:
    """A game's module `observe`: its `layout`, its encoders for arguments of prompts (`PROMPT`), its `FACTS`."""
    if version not in VERSIONS:
        raise SetupError(f"the version of observations is 1 or 2, not {version!r}")
    name = f"{game.info.package}.{VERSIONS[version]}"
    try:
        return import_module(name)
    except ModuleNotFoundError as problem:
        if version == 1:
            raise SetupError(
                f"{game.info.name} has no layout of its view: add the module {name}, or pass `layout`"
            ) from problem
        raise SetupError(
            f"{game.info.name} has no observations of version {version}: add the module {name}"
        ) from problem


class Observer:
    """Encodes what a seat knows as a vector.

    One observer serves all games with the same components and number of players, in one thread at a time. The layout of
    the view comes from the game's module `observe`; for a game without that module, pass `layout`. `plain` does without
    the compiled writer of rows. With version 2, `rows` makes a layout with room for that many players: the same one for
    every table of 2 players or more.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        layout: Layout | None = None,
        plain: bool = False,
        version: int = 1,
        rows: int | None = None,
    ) -> None:
        self._np = need("numpy", "gymnasium")
        self.game = game
        self.players = game.info.check_players(players)
        self._given = layout
        self._plain = plain or not COMPILED
        self.version = version
        self._rows_wanted = rows
        self.room = self._check_rows(rows)
        self._module = None if layout is not None else module_of(game, version)
        keys = list(dict.fromkeys(kind.key for kind in game.kinds if kind.key))
        room = self.room
        self._parts: list[tuple[str, Encoder, int]] = []
        self.size = 0
        if version > 1:
            self._table = self._add("table.players", OneOf(list(game.info.players), "numbers of players"))
        self._seat = self._add("seat", OneOf(list(range(room)), "seats: the reader's own"))
        self._asked = self._add("asked", Slots(room, Who(self.players, room)))
        self._prompt = self._add("prompt", OneOf([*keys, "wait", "over"], "prompts"))
        self._number = self._add("prompt.number", Number()) if version == 1 else (Number(), -1)
        self._args: dict[str, tuple[Encoder, int]] = {}
        for name, encoder in self._arguments():
            self._args[name] = self._add(f"prompt.{name}" if version == 1 else f"argument.{name}", encoder)
        self._view = self._add("view", self._layout(layout))
        self.slices: tuple[Slice, ...] = tuple(
            part for name, encoder, at in self._parts for part in encoder.slices("" if name == "view" else name, at)
        )
        self._zeros = bytes(4 * self.size)
        self._facts_class: type[Facts] | None = getattr(self._module, "FACTS", None)
        self._row_layouts: list[RowLayout] = []
        if self._facts_class is not None:
            first = {part.name: part.start for part in self.slices}
            for seat in range(self.players):
                table = self._instructions(seat, first.__getitem__)
                self._row_layouts.append(row_layout(self.size, table, self._plain))
            self._facts = self.facts()
            self._vector = self._np.zeros(self.size, self._np.float32)
            self._mask = self._np.zeros(self.game.vocabulary.size, self._np.int8)
            self._one_row = self.rows(self._vector, self._mask, 1)

    @property
    def is_fast(self) -> bool:
        """Whether observations are written without a view, because the game has `facts`."""
        return self._facts_class is not None

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.game, self.players, self._given, self._plain, self.version, self._rows_wanted))

    def __deepcopy__(self, memo: dict[int, Any]) -> Observer:
        """A new observer of the same game, which never changes."""
        kind, arguments = self.__reduce__()
        made: Observer = kind(*arguments)
        return made

    def _check_rows(self, rows: int | None) -> int:
        """How many players the layout has room for."""
        if rows is None:
            return self.players
        if self.version == 1 or self.players == 1 or rows < self.players or rows not in self.game.info.players:
            raise SetupError(
                f"a layout for {rows} players cannot serve a table of {self.players}: version 2 with more rows can"
            )
        return rows

    def _arguments(self) -> list[tuple[str, Encoder]]:
        """The encoders for arguments of prompts."""
        if self.version > 1:
            assert self._module is not None
            return list(self._module.arguments(self.game).items())
        own: dict[str, Encoder] = getattr(self._module, "PROMPT", {})
        return [*prompt_encoders(self.game), *own.items()]

    def _layout(self, given: Layout | None) -> Encoder:
        """The encoder of the view: of the layout that was given, or else of the game's `observe`."""
        if given is not None:
            return given(self.game, self.players)
        assert self._module is not None
        version_2 = () if self.version == 1 else (self.room, self._rows_wanted is not None)
        made: Encoder = self._module.layout(self.game, self.players, *version_2)
        return made

    def _instructions(self, seat: int, place: Callable[[str], int]) -> list[Instruction]:
        """Where the facts go in the rows that this seat reads."""
        assert self._module is not None
        version_2 = () if self.version == 1 else (self.room,)
        table: list[Instruction] = self._module.instructions(self.game, self.players, seat, place, *version_2)
        return table

    def facts(self) -> Facts:
        """New facts for one table (`kernel/rows/facts.py`)."""
        assert self._facts_class is not None
        (_, seat), (_, asked), (prompt, first), (_, number) = self._seat, self._asked, self._prompt, self._number
        assert isinstance(prompt, OneOf)
        keys = [first + prompt.index[kind.key] if kind.key else -1 for kind in self.game.kinds]
        names: dict[str, dict[str, int]] = {}
        numbers: dict[str, int] = {}
        printed: dict[str, dict[str, list[int]]] = {}
        for name, (encoder, at) in self._args.items():
            if isinstance(encoder, Number):
                numbers[name] = at
                continue
            index: dict[str, int] = encoder.index  # type: ignore[attr-defined]  # all others have one
            if isinstance(encoder, (Piece, Features)):
                start = at + (encoder.count if isinstance(encoder, Piece) else 0)
                printed[name] = {
                    thing: [one for feature, value in encoder.printed.rows[place] for one in (start + feature, value)]
                    for thing, place in index.items()
                }
            if not isinstance(encoder, Features):
                names[name] = {thing: at + place for thing, place in index.items()}
        waits, over = first + prompt.index["wait"], first + prompt.index["over"]
        always: list[int] = []
        if self.version > 1:
            table, at = self._table
            assert isinstance(table, OneOf)
            always = [at + table.index[self.players], 1]
        question = Question(
            always, self.room, self.players, seat, asked, keys, waits, over, number, names, numbers, printed
        )
        return self._facts_class(self.game, self.players, question)

    def rows(self, numbers: Any, masks: Any, count: int) -> Rows:
        """`count` rows in the memory of these arrays; `row_layout` says how to write them from `facts`."""
        made: Any = (PlainRows if self._plain else Rows)(numbers, masks, count, self.size, self.game.vocabulary.size)
        return made  # type: ignore[no-any-return]  # both have the same interface

    def row_layout(self, seat: int) -> RowLayout:
        """The layout of the rows that this seat reads."""
        return self._row_layouts[seat]

    def _add(self, name: str, encoder: Encoder) -> tuple[Encoder, int]:
        at = self.size
        self._parts.append((name, encoder, at))
        self.size += encoder.size
        return encoder, at

    def names(self) -> list[str]:
        """The name of every number of the vector; each occurs once."""
        return [name for part in self.slices for name in part.names()]

    def slice(self, name: str) -> slice:
        """The range of a part in the vector. `NAME` also covers every part `NAME.…`."""
        parts = [part for part in self.slices if part.name == name or part.name.startswith(f"{name}.")]
        if not parts:
            raise SetupError(f"no part of the observation is called {name!r}; Observer.slices lists all parts")
        return slice(min(part.start for part in parts), max(part.stop for part in parts))

    def grid(self, name: str) -> tuple[builtins.slice, tuple[int, int, int]]:
        """Where a part stands that reshapes for convolutions, and its shape: planes, rows, columns. Version 2 only."""
        shapes: dict[str, tuple[int, int, int]] = getattr(self._module, "GRIDS", {})
        shape = shapes.get(name.rpartition(".")[2])
        if shape is None:
            raise SetupError(f"{name!r} is no grid; version 2 of Koi has one for each pond, such as seats.0.pond")
        start = self.slice(name).start
        return builtins.slice(start, start + shape[0] * shape[1] * shape[2]), shape

    def printed(self) -> dict[str, Printed]:
        """What is printed on components as features, by kind of component, each in the order of its ids. Version 2."""
        found = getattr(self._module, "printed", None)
        return {} if found is None else found(self.game)

    def bounds(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The lowest and the highest value that each number can have."""
        low = self._np.zeros(self.size, self._np.float32)
        high = self._np.zeros(self.size, self._np.float32)
        for part in self.slices:
            low[part.start : part.stop], high[part.start : part.stop] = part.low, part.high
        return low, high

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        """What the seat knows now, as a new vector of `size` numbers."""
        if self._facts_class is None:
            return self.reference(state, seat)
        self._put(state, seat, ())
        vector: NDArray[np.float32] = self._vector.copy()
        return vector

    def both(self, state: State, seat: int) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """`observe` and `mask` in one go."""
        if self._facts_class is None:
            return self.reference(state, seat), self.mask(state, seat)
        self._put(state, seat, state.options(seat))
        return self._vector.copy(), self._mask.copy()

    def _put(self, state: State, seat: int, options: Sequence[int]) -> None:
        seat = seat_number(seat, self.players)
        if state.players != self.players:
            raise SetupError(f"this observer is for {self.players} players; the game has {state.players}")
        self._one_row.put(0, self._row_layouts[seat], self._facts.of(state, seat), options)

    def reference(self, state: State, seat: int) -> NDArray[np.float32]:
        """The same vector as `observe`, computed slowly from the view."""
        out = array("f", self._zeros)
        prompt = state.prompt(seat)
        self._write(self._seat, seat, out, seat)
        self._write(self._asked, prompt.waiting, out, seat)
        self._write(self._prompt, prompt.key, out, seat)
        if self.version > 1:
            self._write(self._table, self.players, out, seat)
        for name, value in prompt.args.items():
            if self.version > 1:
                self._write(self._args[name], value, out, seat)  # nothing is left out
            elif isinstance(value, int):
                self._write(self._number, value, out, seat)
            elif name in self._args:
                self._write(self._args[name], value, out, seat)
        self._write(self._view, state.view(seat), out, seat)
        vector: NDArray[np.float32] = self._np.frombuffer(out, self._np.float32)
        return vector

    def _write(self, part: tuple[Encoder, int], value: Any, out: array[float], seat: int) -> None:
        encoder, at = part
        encoder.write(value, out, at, seat)

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """A vector over the vocabulary with a 1 for each option that the seat may choose now."""
        mask: NDArray[np.int8] = self._np.zeros(self.game.vocabulary.size, self._np.int8)
        mask[list(state.options(seat))] = 1
        return mask


class Thing(OneOf):
    """Encodes a thing that a prompt names. Unlike OneOf it ignores an unknown thing, because two domains may have the
    same name.
    """

    def write(self, value: str | int | None, out: Any, at: int, seat: int) -> None:
        """Writes a 1 at the thing's place, or nothing if the thing is unknown."""
        place = self.index.get(value) if value is not None else None
        if place is not None:
            out[at + place] = 1.0


def prompt_encoders(game: Game[Any]) -> list[tuple[str, Encoder]]:
    """An encoder for every domain of a game's options and events, because a prompt may name a thing of any of them."""
    domains: dict[str, Domain] = {}
    for family in game.vocabulary.families:
        for domain in family.domains:
            domains.setdefault(domain.name, domain)
    for event in game.events.types:
        for known in event.domains:
            if known is not None:
                domains.setdefault(known.name, known)
    return [
        (name, Thing(list(domain.ids), f"things: {name}"))
        for name, domain in domains.items()
        if 0 < len(domain.ids) <= LARGEST_DOMAIN
    ]
