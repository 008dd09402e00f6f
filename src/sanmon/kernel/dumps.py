"""A state as bytes and back, and its digest. `State.dump`, `State.load` and `State.digest` are the way in."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sanmon.kernel.errors import BadDump
from sanmon.kernel.messages import plain, result_of

if TYPE_CHECKING:
    from sanmon.kernel.hooks import StateHooks

CHECKSUM: Final = 8  # bytes at the head of a dump
# What decoding can raise for bytes whose checksum is right but which are not one of our dumps.
NOT_A_POSITION: Final = (
    msgspec.MsgspecError, ValueError, TypeError, LookupError, AttributeError, AssertionError, ArithmeticError
)  # fmt: skip


def _core(state: StateHooks) -> list[object]:
    """What makes two states equal: everything but future chance and the events of the last move."""
    return [
        state.players, state.confirm, state.stack, state.seat, state.sealed, state.turn, state.barrier,
        None if state.result is None else plain(state.result), [getattr(state, name) for name in state.FIELDS],
    ]  # fmt: skip


def dump(state: StateHooks) -> bytes:
    """The state as bytes; `load` reads them."""
    game = state.game
    head = [game.info.name, game.ruleset, game.components_hash]
    body = msgspec.msgpack.encode([head, _core(state), state.key, state.chance_index, state.raw_events, state.outcomes])
    return blake2b(body, digest_size=CHECKSUM).digest() + body


def load(state: StateHooks, data: bytes) -> None:
    """Fills a blank state from a dump. Raises BadDump, with the reason, if the bytes are not a dump of this game."""
    game = state.game
    body = data[CHECKSUM:]
    if blake2b(body, digest_size=CHECKSUM).digest() != data[:CHECKSUM]:
        raise BadDump("these bytes are not a whole dump: they were cut or changed")
    try:
        head, core, key, chance_index, raw_events, outcomes = msgspec.msgpack.decode(body)
        if head != [game.info.name, game.ruleset, game.components_hash]:
            raise BadDump(
                f"the dump is of {head[0]}, ruleset {head[1]}, component set {head[2]}; expected {game.info.name}, "
                f"ruleset {game.ruleset}, component set {game.components_hash}"
            )
        (
            state.players,
            state.confirm,
            stack,
            state.seat,
            state.sealed,
            state.turn,
            state.barrier,
            result,
            fields,
        ) = core
        state.stack = [tuple(frame) for frame in stack]
        state.result = None if result is None else result_of(result)
        state.key, state.chance_index, state.outcomes = key, chance_index, outcomes
        state.raw_events = [tuple(raw) for raw in raw_events]
        for name, value in zip(state.FIELDS, fields, strict=True):
            setattr(state, name, value)
        state._given = None
        state._options = []
        state.quiet = False
        if state.seat is not None:
            state.refresh()
    except NOT_A_POSITION as problem:
        raise BadDump(f"these bytes are not a position of {game.info.name}: {problem}") from problem


def digest(state: StateHooks) -> str:
    """A fingerprint of everything but future chance. Do not publish it before the game ends."""
    core = _core(state)
    fields = core.pop()
    assert isinstance(fields, list)
    core.append([_in_order(field) for field in fields])
    return blake2b(msgspec.msgpack.encode(core, order="sorted"), digest_size=16).hexdigest()


def equal(state: StateHooks, other: StateHooks) -> bool:
    """Whether both states would have the same digest; faster than computing the digests."""
    one, two = state.game, other.game
    same_game = one is two or (one.info.name, one.ruleset, one.components_hash) == (
        two.info.name, two.ruleset, two.components_hash
    )  # fmt: skip
    return same_game and _core(state) == _core(other)


def _in_order(field: Any) -> Any:
    """A dict as a list of its items sorted by key, since msgspec sorts only text keys; any other field as it is."""
    return sorted(field.items()) if isinstance(field, dict) else field
