"""Proofs: a record's luck drawn again from its published key, and held against what the record says."""

from __future__ import annotations

from typing import Any

import msgspec

from sanmon.kernel import chance
from sanmon.kernel.errors import RecordError
from sanmon.kernel.game import Game
from sanmon.kernel.records import StoredRecord, apply_actions, key_of, replay
from sanmon.kernel.state import State


class Proof(msgspec.Struct, frozen=True):
    """What was proven of a record: the number of draws, and the commitments that its key and its table's seed meet.

    >>> import sanmon
    >>> sanmon.Proof(draws=4, commitment="8f2c…", opening="", seeds=0).draws
    4
    """

    draws: int
    commitment: str  # to the key, as in the header
    opening: str  # to the table's seed, as shown when the table opened; empty without a table
    seeds: int  # how many seats added to the seed


def prove(stored: StoredRecord, game: Game[Any]) -> Proof:
    """As `sanmon verify`: draw everything again from the published key, and hold each outcome in the record to it.

    >>> import sanmon
    >>> state = sanmon.load("toy").start(players=2, seed=7)
    >>> stored = sanmon.decode_record(sanmon.Record.begin(state, {}, ["Anna", "Bert"]).encode(state))
    >>> sanmon.prove(stored, state.game).draws
    4
    """
    for _ in replay(stored, game):
        pass
    header, closing = stored.header, stored.closing
    key = key_of(stored)
    if not key:
        raise RecordError("the record holds no key of chance, so nothing that chance gave can be proven")
    try:
        seed = bytes.fromhex(closing.seed)
    except ValueError as problem:
        raise RecordError("the closing line's seed is not hexadecimal") from problem
    if seed and chance.key_of(chance.with_seats(seed, closing.seeds)) != key:
        raise RecordError("the key is not the one that the table's seed and the seats' own seeds make")
    state: State = game.start_with_key(key, header.players, header.confirm, None, dict(header.settings))
    _check_draws(header.chance, state, "the set-up")
    for action in apply_actions(stored.actions, state, draw=True):
        _check_draws(action.chance, state, f"action {action.n}")
    opening = chance.commitment(chance.key_of(seed)) if seed else ""
    return Proof(state.chance_index, header.commitment, opening, sum(bool(own) for own in closing.seeds))


def _check_draws(recorded: list[int], state: State, where: str) -> None:
    if recorded != state.outcomes:
        raise RecordError(f"{where}: the record says that chance gave {recorded}; its stream gives {state.outcomes}")
