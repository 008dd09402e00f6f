"""Observations: what a seat may know, as a flat vector of numbers.

There are two ways to make one. `Observer.reference` computes it only from `state.view(seat)`, `state.prompt(seat)` and
the seats that may decide, so it cannot reveal more than those do. `Observer.observe` writes the same numbers straight
from the state (`kernel/rows`), many times faster; tests hold it against the reference, bit for bit. A game without a
module `facts` has the reference only. `Observer.slices` says what each number means; that is fixed for a game, a
component set and a number of players.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.observation import Encoder, Number, OneOf, Slice, Slots, Who
from sanmon.kernel.rows import COMPILED, PlainRows, Rows
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


def module_of(game: Game[Any]) -> Any:
    """A game's module `observe`: its `layout`, its encoders for arguments of prompts (`PROMPT`), its `FACTS`."""
    package = game.info.package
    try:
        return import_module(f"{package}.observe")
    except ModuleNotFoundError as problem:
        raise SetupError(
            f"{game.info.name} has no layout of its view: add the module {package}.observe, or pass `layout`"
        ) from problem


class Observer:
    """Encodes what a seat knows as a vector.

    One observer serves all games with the same components and number of players, in one thread at a time. The layout of
    the view comes from the game's module `observe`; for a game without that module, pass `layout`. `plain` does without
    the compiled writer of rows.
    """

    def __init__(self, game: Game[Any], players: int, layout: Layout | None = None, plain: bool = False) -> None:
        self._np = need("numpy", "gymnasium")
        self.game = game
        self.players = game.info.check_players(players)
        self._given = layout
        self._plain = plain or not COMPILED
        own: dict[str, Encoder] = {}
        module = None
        if layout is None:
            module = module_of(game)
            layout, own = module.layout, getattr(module, "PROMPT", {})
        keys = list(dict.fromkeys(kind.key for kind in game.kinds if kind.key))
        self._parts: list[tuple[str, Encoder, int]] = []
        self.size = 0
        self._seat = self._add("seat", OneOf(list(range(self.players)), "seats: the reader's own"))
        self._asked = self._add("asked", Slots(self.players, Who(self.players, self.players)))
        self._prompt = self._add("prompt", OneOf([*keys, "wait", "over"], "prompts"))
        self._number = self._add("prompt.number", Number())
        self._args: dict[str, tuple[Encoder, int]] = {}
        for name, encoder in [*prompt_encoders(game), *own.items()]:
            self._args[name] = self._add(f"prompt.{name}", encoder)
        self._view = self._add("view", layout(game, self.players))
        self.slices: tuple[Slice, ...] = tuple(
            part for name, encoder, at in self._parts for part in encoder.slices("" if name == "view" else name, at)
        )
        self._zeros = bytes(4 * self.size)
        self._facts_class: type[Facts] | None = getattr(module, "FACTS", None)
        self._row_layouts: list[RowLayout] = []
        if self._facts_class is not None:
            assert module is not None
            first = {part.name: part.start for part in self.slices}
            for seat in range(self.players):
                table = module.instructions(game, self.players, seat, first.__getitem__)
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
        return (type(self), (self.game, self.players, self._given, self._plain))

    def facts(self) -> Facts:
        """New facts for one table (`kernel/rows/facts.py`)."""
        assert self._facts_class is not None
        (_, seat), (_, asked), (prompt, first), (_, number) = self._seat, self._asked, self._prompt, self._number
        assert isinstance(prompt, OneOf)
        keys = [first + prompt.index[kind.key] if kind.key else -1 for kind in self.game.kinds]
        names: dict[str, dict[str, int]] = {}
        for name, (encoder, at) in self._args.items():
            index: dict[str, int] = encoder.index  # type: ignore[attr-defined]  # encoders of arguments have one
            names[name] = {thing: at + place for thing, place in index.items()}
        waits, over = first + prompt.index["wait"], first + prompt.index["over"]
        question = Question(self.players, seat, asked, keys, waits, over, number, names)
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
        for name, value in prompt.args.items():
            if isinstance(value, int):
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
