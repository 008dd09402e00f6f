"""`views` gives every reader what `view` gives it, in whatever order they are asked for, with a cache of parts and
without.
"""

import random

from sanmon.conformance.seen import readers
from sanmon.conformance.table import Table
from sanmon.conformance.worlds import name_of
from sanmon.kernel.messages import encode
from sanmon.kernel.part_cache import PartCache
from sanmon.kernel.state import State

BACK = 5  # every so many looks an older position is looked at again, as after an undo


def check(table: Table) -> None:
    rng = random.Random(f"views {table.seed}")
    trace = table.trace()
    cache = PartCache()
    looked: list[State] = []
    for number, state in trace.some_states(50):
        same(state, rng, cache)
        looked.append(state)
        if number % BACK == 0:
            same(rng.choice(looked), rng, cache)


def same(state: State, rng: random.Random, cache: PartCache) -> None:
    """Some readers in any order, one of them perhaps twice, from the kept parts and made anew."""
    everyone = readers(state)
    asked = rng.sample(everyone, rng.randint(1, len(everyone)))
    asked.append(rng.choice(asked))
    alone = [encode(state.view(reader)) for reader in asked]
    for how, kept in (("from kept parts", cache), ("without a cache", None)):
        together = state.game.views(state, asked, kept)
        assert len(together) == len(asked), f"views of {asked} gives {len(together)} views"
        for reader, one, other in zip(asked, alone, together, strict=True):
            assert encode(other) == one, f"views gives {name_of(reader)} another view than view does, {how}"
