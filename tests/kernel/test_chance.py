"""Chance: known values that must never change, and no measurable bias."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from kernel.small import Small, SmallState
from sanmon.kernel import chance
from sanmon.kernel.errors import BadOutcomes

# Written down once: if one of these changes, every seed gives another game and every saved game another future.
KEYS = {
    0: "1a96dfb13bfd39173937ec9e41e170c742baddd22e924148b561b740cb4ec191",
    7: "f859a07f72fb186edbf3d645aee66ef6c04728997921d5e1a1d51a6d2678d724",
    -1: "a154ed8284aace150666c13bb9313e6306b2165532874a1d9a5fada118f0326a",
    b"": "2051081b220bbe678954425e4cdcf972025e24b82d88f0d4496a347db30bf558",
    b"7": "eaa75f0b1a9ab2020566881e1613490c5af65d0fc95d509c610a675513b471cc",
}
DRAWS = [1, 1, 4, 4, 25, 918, 870497446022]


@pytest.mark.parametrize(("seed", "key"), KEYS.items())
def test_a_seed_opens_the_same_stream_for_ever(seed: int | bytes, key: str) -> None:
    assert chance.key_of(seed).hex() == key


def test_a_stream_runs_the_same_for_ever() -> None:
    key = chance.key_of(7)
    assert [chance.draw(key, position, sides) for position, sides in enumerate((2, 3, 6, 10, 52, 1000, 2**40))] == DRAWS


def test_a_commitment_binds_and_tells_nothing() -> None:
    key = chance.key_of(7)
    assert chance.commitment(key) == "6fd319e7f6f688beaf66a0368498909d2745a19a7b522cd13eae68611c018c2b"
    assert key.hex() not in chance.commitment(key)
    assert chance.commitment(key) != chance.commitment(chance.key_of(8))


def test_numbers_and_bytes_never_collide() -> None:
    seeds: list[int | bytes] = [*range(-50, 50), *(str(number).encode() for number in range(-50, 50))]
    assert len({chance.key_of(seed) for seed in seeds}) == len(seeds)


LIGHT = bytes(range(40, 40 + chance.LIGHT))


def test_a_light_stream_is_the_same_from_source_and_compiled() -> None:
    assert [chance.draw(LIGHT, position, sides) for position, sides in enumerate((2, 3, 6, 10, 52, 1000, 2**30))] == [
        0,
        2,
        0,
        5,
        51,
        33,
        369831153,
    ]
    assert chance.draw(b"\xff" * chance.LIGHT, 2**40, 6) in range(6)


@pytest.mark.parametrize("light", [False, True])
@pytest.mark.parametrize("sides", [2, 3, 6, 10, 97])
def test_every_outcome_comes_about_equally_often(sides: int, light: bool) -> None:
    key = chance.key_of(sides)[: chance.LIGHT if light else 32]
    many = 400 * sides
    counts = Counter(chance.draw(key, position, sides) for position in range(many))
    assert sorted(counts) == list(range(sides))
    excess = sum((count - 400) ** 2 / 400 for count in counts.values())  # chi-squared with sides-1 degrees of freedom
    assert excess < sides + 6 * (2 * sides) ** 0.5


@pytest.mark.parametrize("length", [chance.LIGHT, 32])
def test_neighbouring_draws_do_not_know_of_each_other(length: int) -> None:
    key = chance.key_of(11)[:length]
    draws = [chance.draw(key, position, 6) for position in range(7201)]
    pairs = Counter(pairwise(draws))
    assert len(pairs) == 36
    assert sum((count - 200) ** 2 / 200 for count in pairs.values()) < 36 + 6 * 72**0.5


@pytest.mark.parametrize("length", [chance.LIGHT, 32])
def test_neighbouring_keys_do_not_know_of_each_other(length: int) -> None:
    keys = [number.to_bytes(length, "big") for number in range(7201)]
    pairs = Counter(pairwise(chance.draw(key, 3, 6) for key in keys))
    assert sum((count - 200) ** 2 / 200 for count in pairs.values()) < 36 + 6 * 72**0.5


# ---------------------------------------------------------------- in the state


def started(seed: int = 1) -> SmallState:
    return Small([], []).start(2, seed)


def test_draws_are_written_down_and_raise_the_barrier() -> None:
    state = started()
    drawn = [state.draw(6) for _ in range(3)]
    assert state.outcomes == drawn
    assert (state.chance_index, state.barrier) == (3, 3)


def test_the_only_outcome_is_drawn_as_well() -> None:
    state = started()
    assert state.draw(1) == 0
    assert (state.outcomes, state.chance_index) == ([0], 1)


def test_picking_takes_from_the_pile() -> None:
    state = started()
    pile = [3, 5, 7, 9]
    picked = [state.pick(pile) for _ in range(4)]
    assert sorted(picked) == [3, 5, 7, 9]
    assert pile == []


@given(some.integers(0, 12), some.integers())
@settings(max_examples=50)
def test_shuffling_loses_nothing(count: int, seed: int) -> None:
    state = started(seed)
    things = list(range(count))
    state.shuffle(things)
    assert sorted(things) == list(range(count))


def test_every_order_comes_about_equally_often() -> None:
    state = started()
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        things = [1, 2, 3, 4]
        state.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 24
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 24 + 6 * 48**0.5


def test_given_outcomes_are_used_instead_and_move_the_stream_on() -> None:
    state = started()
    state._given = [4, 2]  # the last one first
    assert [state.draw(6), state.draw(6)] == [2, 4]
    assert (state.chance_index, state.outcomes) == (2, [2, 4])
    with pytest.raises(BadOutcomes, match="no outcome is left for a draw of one of 6"):
        state.draw(6)


@pytest.mark.parametrize("wrong", [-1, 6, 2**70])
def test_given_outcomes_must_be_possible(wrong: int) -> None:
    state = started()
    state._given = [wrong]
    with pytest.raises(BadOutcomes, match=f"the outcome {wrong} is not from 0 to 5"):
        state.draw(6)
