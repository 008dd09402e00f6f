"""Memory: the size of states, what copies share, and that searches leave nothing behind."""

import gc
import random
import sys
from typing import Any

import pytest

import sanmon
from sanmon._build import is_compiled
from sanmon.bots.agents import Position
from sanmon.bots.search import SearchAgent
from sanmon.kernel.state import State

GAMES = ("satori", "koi", "bitoku")
MOST_BYTES = 8_000
SHARED = {"game", "parts"}


def size(thing: Any, seen: dict[int, Any], shared: dict[int, Any]) -> int:
    """The bytes of everything reachable from a thing that was not counted before. Small ints do not count: Python keeps
    only one of each.
    """
    if id(thing) in seen or id(thing) in shared or (isinstance(thing, int) and -5 <= thing <= 256):
        return 0
    seen[id(thing)] = thing
    total = sys.getsizeof(thing)
    if isinstance(thing, (list, tuple)):
        return total + sum(size(part, seen, shared) for part in thing)
    if isinstance(thing, dict):
        return total + sum(size(key, seen, shared) + size(value, seen, shared) for key, value in thing.items())
    for name in attributes(type(thing)):
        if name not in SHARED and hasattr(thing, name):
            total += size(getattr(thing, name), seen, shared)
    return total


def attributes(kind: type) -> set[str]:
    """The names of a class's attributes: its slots or, if it is compiled, the list that mypyc makes."""
    listed = [(*base.__dict__.get("__slots__", ()), *base.__dict__.get("__mypyc_attrs__", ())) for base in kind.__mro__]
    return {name for names in listed for name in names}


def positions(name: str, players: int, seed: int) -> list[State]:
    """About a tenth of the positions of a random game."""
    rng = random.Random(seed)
    state: State = sanmon.load(name).start(players, seed)
    found: list[State] = []
    while state.seat is not None:
        if rng.random() < 0.1:
            found.append(state)
            state = state.clone()
        options = state.options()
        state.apply(options[int(rng.random() * len(options))])
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_takes_less_than_eight_kilobytes(name: str) -> None:
    for players in sanmon.info(name).players:
        for state in positions(name, players, players):
            seen: dict[int, Any] = {}
            assert size(state, seen, {}) > 1_000
            copy = state.clone()
            assert 1_000 < size(copy, {}, seen) < MOST_BYTES


@pytest.mark.parametrize("name", GAMES)
def test_playing_a_copy_never_changes_the_original(name: str) -> None:
    """This holds for clones and for imagined states, and playing the original does not change a clone."""
    rng = random.Random(1)
    for players in sanmon.info(name).players:
        for state in positions(name, players, 100 + players):
            before = state.digest()
            copy, kept = state.clone(), state.clone()
            assert state.seat is not None
            for other in (copy, state.imagine(state.seat, rng)):
                for _ in range(25):
                    if other.seat is None:
                        break
                    options = other.options()
                    other.apply(options[int(rng.random() * len(options))])
            assert state.digest() == before
            state.apply(state.options()[0])
            assert kept.digest() == before


@pytest.mark.deep
@pytest.mark.skipif(is_compiled(), reason="compiled code does not call the counting `apply`; its memory is the same")
@pytest.mark.parametrize("name", GAMES)
def test_a_million_decisions_of_search_leave_nothing_behind(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    decisions = 0
    real_apply = State.apply

    def counted(self: State, *args: Any) -> None:
        nonlocal decisions
        decisions += 1
        real_apply(self, *args)

    monkeypatch.setattr(State, "apply", counted)
    held: list[int] = []
    while decisions < 1_000_000:
        for state in positions(name, 2, len(held) % 3)[::3]:
            assert state.seat is not None
            SearchAgent(len(held), 60).choose(state.options(), Position(state, state.seat))
        gc.collect()
        held.append(sys.getallocatedblocks())
    assert len(held) > 5
    middle = len(held) // 2
    assert min(held[middle:]) < min(held[1:middle]) * 1.02 + 2_000
