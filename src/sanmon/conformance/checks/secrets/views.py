"""`views` gives every reader the same as `view`, for any readers in any order, with a cache of parts and without."""

import random

from sanmon.conformance.seen import readers
from sanmon.conformance.table import Table
from sanmon.conformance.worlds import reader_name
from sanmon.kernel.messages import encode
from sanmon.kernel.part_cache import PartCache
from sanmon.kernel.state import State

BACK = 5  # after this many moves an older position is viewed again, as after an undo


def check(table: Table) -> None:
    rng = random.Random(f"views {table.seed}")
    trace = table.trace()
    cache = PartCache()
    looked: list[State] = []
    for number, state in trace.some_states(50):
        check_same(state, rng, cache)
        looked.append(state)
        if number % BACK == 0:
            check_same(rng.choice(looked), rng, cache)


def check_same(state: State, rng: random.Random, cache: PartCache) -> None:
    """Compares the views of some readers in random order, one of them perhaps twice, with a cache and without."""
    everyone = readers(state)
    asked = rng.sample(everyone, rng.randint(1, len(everyone)))
    asked.append(rng.choice(asked))
    alone = [encode(state.view(reader)) for reader in asked]
    for how, kept in (("with a cache", cache), ("without a cache", None)):
        together = state.game.views(state, asked, kept)
        assert len(together) == len(asked), (
            f"views for the readers {asked} returns {len(together)} views; expected {len(asked)}"
        )
        for reader, one, other in zip(asked, alone, together, strict=True):
            assert encode(other) == one, f"views gives {reader_name(reader)} another view than view does, {how}"
